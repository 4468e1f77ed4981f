"""Volcano Island: the lava flows, and when the Jolly-boat may be built (RC-16.4).

Totem places (RC-16.4.3): steps/actions/explore.py. Furs as wood (RC-16.4.6):
rules/planning/costs.py.
"""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.scenarios import VOLCANO, lava_at
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.rules.island import close_tile
from robinsonade.games.robinson_crusoe.table.endings import BURIED, OPEN
from robinsonade.games.robinson_crusoe.table.links import TILE_LINK
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has


def flow(t: Camp) -> None:
    """RC-16.4.5: lava reaches the listed spaces for good; unexplored ones are closed as well."""
    for space in lava_at(VOLCANO, t.turn):
        t.links = [link for link in t.links if link.sort != TILE_LINK or link.space != space]
        if not has(t.closed, space):
            close_tile(t, space, NO_CARD)
        elif t.camp == space and t.fate == OPEN:
            t.fate = BURIED


def jolly_boat_allowed(t: Camp) -> bool:
    """RC-16.4.1: so many tiles explored and totem places visited before the Jolly-boat."""
    sheet = t.sheet()
    explored = t.explored >= sheet.number_for("extra_tiles", t.seats)
    return explored and t.visited.bit_count() >= sheet.number_for("totems", t.seats)
