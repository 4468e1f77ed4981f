"""Two players: how much energy the neutral colour has (PAP-12)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import EQUAL, NOTE_SYMBOL, PLUS
from robinsonade.games.papua.table.table import Papua

NEUTRAL: Final = 2  # PAP-12.1: the seat after the two players, without things of its own


def order_with_neutral(t: Papua) -> list[int]:
    """PAP-12.8 to PAP-12.10: the symbol of the round says how much energy the neutral has."""
    order = t.order.copy()
    symbol = NOTE_SYMBOL[t.note]
    if symbol == PLUS:
        order.insert(0, NEUTRAL)
    elif symbol == EQUAL:
        order.insert(1, NEUTRAL)
    else:
        order.append(NEUTRAL)
    return order
