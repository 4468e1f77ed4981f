"""Plain output for commands that are not a conversation."""

from __future__ import annotations

import json
import os
from typing import Any

from rich.console import Console


def make_console(*, stderr: bool = False) -> Console:
    """Whoever wants no colours gets no bold, italic or reverse letters either."""
    if os.environ.get("NO_COLOR"):
        return Console(highlight=False, markup=False, emoji=False, stderr=stderr, color_system=None)
    return Console(highlight=False, markup=False, emoji=False, stderr=stderr)


def print_json(data: Any) -> None:
    """Data for programs, and nothing else, on standard output."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
