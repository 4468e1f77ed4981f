"""Cannibal Island: the city appears, villages and how strong they are (RC-16.5)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.island import CITY, SPACES, TILE_TOTEM
from robinsonade.games.robinson_crusoe.box.scenarios import (
    CANNIBALS,
    tile_param,
)
from robinsonade.games.robinson_crusoe.events import (
    TOLD,
    news,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has

_CITY: Final = news("city_revealed")
CITY_TOTEM: Final = 6  # RC-16.5.2: the city carries token 6


def reveal_city(t: Camp) -> None:
    """RC-16.5.2: explored without an action, without discovery tokens."""
    if t.turn == t.sheet().params["city_revealed_at_start_of_round"]:
        t.tile_at[CITY] = tile_param(CANNIBALS, "city_tile")
        t.closed &= ~(1 << CITY)
        t.site[CITY] = CITY_TOTEM
        t.island_changed()
        t.reveals += 1
        t.emit(TOLD, _CITY)


def village_strength(t: Camp, space: int) -> int:
    """RC-16.5.5: 4 and the totem icons in sight; the city weakens with every burnt village."""
    params = t.sheet().params
    if space == CITY:
        burnt = (t.burnt & ~(1 << CITY)).bit_count()
        less: int = params["city_strength_minus_per_burnt_village"]
        base: int = params["city_strength_base"]
        return base - less * burnt
    icons = totem_icons(t) - (0 if params["village_counts_own_totem"] else 1)
    least: int = params["village_strength_base"]
    return least + int(params["village_strength_per_visible_totem"]) * icons


def totem_icons(t: Camp) -> int:
    """RC-16.5.5: uncovered totem icons on revealed tiles."""
    found = 0
    for space in range(SPACES):
        tile = t.tile_at[space]
        if tile >= 0 and TILE_TOTEM[tile] and not has(t.closed, space):
            found += not has(t.burnt, space)
    return found


def villages(t: Camp) -> int:
    """RC-16.5.3: villages and the city that still stand, as a mask.

    No camp there (rules/island.py), gathering needs a pawn more (rules/planning/pawns_needed.py).
    """
    mask = 0
    for space in range(SPACES):
        if t.site[space] and not has(t.burnt, space):
            mask |= 1 << space
    return mask
