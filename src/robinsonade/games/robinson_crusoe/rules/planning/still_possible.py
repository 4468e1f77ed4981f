"""Is a planned action still possible when its turn comes (RC-7.14)?"""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.components import (
    WEAPON,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARD_INVENTIONS,
    NEEDS_ITEMS,
    NEEDS_TERRAIN,
)
from robinsonade.games.robinson_crusoe.box.prices import WITH_ITEM
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_ACTRESS,
    ON_BEAST,
    ON_INVENTION,
    ON_PALISADE,
    ON_ROOF,
    ON_SHELTER,
    ON_SITE,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
    ON_VILLAGE,
    Spot,
)
from robinsonade.games.robinson_crusoe.rules.planning.costs import prices_at, threat_at
from robinsonade.games.robinson_crusoe.rules.planning.open_spots import gatherable
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has

# -- requirements again (RC-7.14) ----------------------------------------------------------------


def still_possible(t: Camp, planned: Planned, spot: Spot) -> bool:
    """Is everything that was there at planning still there?"""
    sort = spot.sort
    if planned.actor == FRIDAY and not t.friday:
        return False
    if sort == ON_THREAT:
        return threat_possible(t, planned, spot)
    if sort == ON_BEAST:
        return bool(t.hunt.cards)
    space = spot.space
    if space >= 0 and has(t.closed, space):
        return False
    if sort == ON_SOURCE:
        return gatherable(t, space, spot.source)
    if sort == ON_SPACE:
        return t.tile_at[space] < 0 and bool(t.tiles.cards)
    if sort in (ON_ROOF, ON_PALISADE):
        return t.sheltered()
    if sort == ON_SHELTER:
        return not t.shelter
    if sort == ON_INVENTION:
        return invention_possible(t, spot)
    if sort in (ON_SITE, ON_ACTRESS, ON_VILLAGE):
        return t.tile_at[space] >= 0
    return True


def threat_possible(t: Camp, planned: Planned, spot: Spot) -> bool:
    card = t.right if spot.side else t.left
    if card < 0:
        return False
    action = threat_at(t, spot)
    if planned.payment == WITH_ITEM and not any(
        t.has(p.item) for p in prices_at(t, spot) if p.item >= 0
    ):
        return False
    armed = t.levels[WEAPON] >= action.weapon or planned.frenzy
    return armed and t.has_all(action.items)


def invention_possible(t: Camp, spot: Spot) -> bool:
    invention = spot.invention
    if not t.has_all(NEEDS_ITEMS[invention]):
        return False
    if not t.terrain_known(NEEDS_TERRAIN[invention]):
        return False
    if invention >= CARD_INVENTIONS:
        return not (spot.space >= 0 and has(t.blue, spot.space))
    return has(t.on_board | t.on_sheet, invention)
