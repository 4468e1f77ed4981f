"""The wood pile of the Castaways, column by column (RC-16.1).

Book and totem mean nothing there (RC-16.1.4).
"""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.events import PILED
from robinsonade.games.robinson_crusoe.table.table import Camp


def pile_columns(t: Camp) -> list[int]:
    columns: list[int] = t.sheet().params["pile_columns"]
    return columns


def pile_position(t: Camp) -> tuple[int, int]:
    """The column now open and how much it still takes; all columns: the pile is complete."""
    left = t.pile
    for column, size in enumerate(pile_columns(t)):
        if left < size:
            return column, size - left
        left -= size
    return len(pile_columns(t)), 0


def pile_room(t: Camp) -> int:
    """RC-16.1.1, RC-16.1.2: how much wood the column of this round still takes."""
    column, room = pile_position(t)
    return room if t.pile_column in (-1, column) else 0


def put_on_pile(t: Camp, n: int) -> None:
    t.pile_column = pile_position(t)[0]
    t.pile += n
    t.emit(PILED, t.pile_column + 1, n)
