"""Reading data files of this game."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import register
from robinsonade.kernel.data import Row
from robinsonade.kernel.slips import BadData

PACKAGE: Final = "robinsonade.games.robinson_crusoe"


def effects_of(row: Row, key: str, needed: bool = True) -> int:
    """The script of a list of effects; an absent one is empty."""
    if not needed and key not in row.values:
        return 0
    value = row.take(key)
    if not isinstance(value, list):
        raise BadData(
            row.where, "{key} is {value}, but must be a list of effects", key=key, value=repr(value)
        )
    return register(value, f"{row.where}: {key}")
