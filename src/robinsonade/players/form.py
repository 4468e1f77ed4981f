"""In which form the engine runs."""

from __future__ import annotations

from robinsonade.kernel import table as table_module


def is_compiled() -> bool:
    """Does the engine run as machine code (mypyc) or as plain Python?"""
    return not str(table_module.__file__).endswith(".py")
