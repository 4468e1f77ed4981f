"""Science cards: public, each used once, by its owner, at its moment (PAP-8.1).

The moments (PAP-8.1a) are in the steps: tribe_window, catastrophes, zones/expeditions,
zones/funding, zones/logistics.
"""

from __future__ import annotations

from robinsonade.games.papua.table.fields import NOBODY
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.masks import has


def can_use(t: Papua, seat: int, science: int) -> bool:
    """PAP-8.1: this is the seat's science card, and it has not been used."""
    return t.science[seat] == science and not has(t.spent, seat)


def owner_of(t: Papua, science: int) -> int:
    """PAP-8.1: the seat that can still use this science card, or NOBODY."""
    for seat in range(t.seats):
        if can_use(t, seat, science):
            return seat
    return NOBODY
