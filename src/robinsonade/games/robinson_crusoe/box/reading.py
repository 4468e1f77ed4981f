"""Reading data files of this game."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.scripts import register
from robinsonade.kernel.data import BadData, Row

PACKAGE: Final = "robinsonade.games.robinson_crusoe"


def numbers_of(row: Row, key: str) -> list[int]:
    """A list of whole numbers."""
    value = row.take(key)
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise BadData(f"{row.where}: {key} is {value!r}, but must be a list of numbers")
    return list(value)


def effects_of(row: Row, key: str, needed: bool = True) -> int:
    """The script of a list of effects; an absent one is empty."""
    if not needed and key not in row.values:
        return 0
    value = row.take(key)
    if not isinstance(value, list):
        raise BadData(f"{row.where}: {key} is {value!r}, but must be a list of effects")
    return register(value, f"{row.where}: {key}")


def optional(row: Row, key: str, default: Any) -> Any:
    """A key that may be left out."""
    return row.take(key) if key in row.values else default


def skip(row: Row, *keys: str) -> None:
    """Keys that say where a name comes from, or that a rule in code speaks of."""
    for key in keys:
        if key in row.values:
            row.take(key)
