"""Who is where: camp, exploration, lost groups."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import MOST_SEATS
from robinsonade.games.naufragos.table.table import Castaways

# For each bit mask of seats the seats in it.
SEATS_IN: Final = [
    [seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << MOST_SEATS)
]


def at_camp(t: Castaways) -> int:
    """The living castaways neither lost nor exploring, as a bit mask."""
    return t.alive & ~t.lost & ~t.party


def company(t: Castaways, seat: int) -> int:
    """Everybody in the same place: camp, this exploration, the same lost group."""
    if t.lost >> seat & 1:
        group = t.group[seat]
        mask = 0
        for other in range(t.seats):
            if t.lost >> other & 1 and t.group[other] == group:
                mask |= 1 << other
        return mask
    if t.party >> seat & 1:
        return t.party
    return at_camp(t)


def everybody_lost(t: Castaways) -> bool:
    """NAU-7.8: is nobody at home or exploring?"""
    return t.alive & ~t.lost == 0
