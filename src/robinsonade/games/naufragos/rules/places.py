"""Who is where: camp, exploration, lost groups."""

from __future__ import annotations

from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has, mask_of, members


def at_camp(t: Castaways) -> int:
    """The living castaways neither lost nor exploring, as a bit mask."""
    return t.alive & ~t.lost & ~t.party


def company(t: Castaways, seat: int) -> int:
    """Everybody in the same place: camp, this exploration, the same lost group."""
    if has(t.lost, seat):
        group = t.group[seat]
        return mask_of([other for other in members(t.lost) if t.group[other] == group])
    if has(t.party, seat):
        return t.party
    return at_camp(t)


def everybody_lost(t: Castaways) -> bool:
    """NAU-7.8: is nobody at home or exploring?"""
    return t.alive & ~t.lost == 0
