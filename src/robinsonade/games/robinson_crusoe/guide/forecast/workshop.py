"""What can be built, and what is missing where something cannot (RC-7.8, RC-8.10)."""

from __future__ import annotations

from typing import Literal

from robinsonade.games.robinson_crusoe.box.characters import CHARACTER_IDS, FRIDAY
from robinsonade.games.robinson_crusoe.box.components import (
    FOOD,
    FUR,
    RESOURCE_IDS,
    WOOD,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CROSS,
    INVENTION_IDS,
    MULTIPLE,
    NEEDS_ITEMS,
    NEEDS_TERRAIN,
    OWNER_OF,
    PRECONDITION,
    PRICES,
    TRAP,
)
from robinsonade.games.robinson_crusoe.box.island import TERRAIN_IDS
from robinsonade.games.robinson_crusoe.box.prices import Price
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.spots import BUILD_OF, SPOTS
from robinsonade.games.robinson_crusoe.guide.forecast.action_odds import show_spot
from robinsonade.games.robinson_crusoe.guide.forecast.prey import Prey
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import Craft, Need, Said
from robinsonade.games.robinson_crusoe.guide.forecast.words import (
    BUILDABLE,
    LACKS_GOAL,
    LACKS_GOODS,
    LACKS_HANDS,
    LACKS_ITEM,
    LACKS_MORE,
    LACKS_OWNER,
    LACKS_TERRAIN,
    PLANNED_ALREADY,
    said,
)
from robinsonade.games.robinson_crusoe.rules.planning.costs import payments_for
from robinsonade.games.robinson_crusoe.rules.planning.draft import Draft, free_pawns
from robinsonade.games.robinson_crusoe.rules.planning.joining import joiners, supply
from robinsonade.games.robinson_crusoe.rules.planning.open_spots import add_blue, condition_met
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.rules.resources import have
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has, members

NOWHERE = -1
_PAID_IN = (WOOD, FUR, FOOD)


def show_workshop(t: Camp, prey: Prey) -> list[Craft]:
    """Every invention that is not built, what can be built now first."""
    mask = t.on_board | t.on_sheet
    for own in t.sheet().inventions:
        if MULTIPLE[own] or not has(t.items, own):
            mask |= 1 << own
    draft = Draft(t)
    crafts = [show_craft(t, draft, invention, prey) for invention in members(mask)]
    return sorted(crafts, key=place_of)


def place_of(craft: Craft) -> int:
    return ("now", "one", "later").index(craft["group"])


def show_craft(t: Camp, draft: Draft, invention: int, prey: Prey) -> Craft:
    spot = spot_for(t, draft, invention)
    builders = builders_of(t, invention)
    needs = needs_of(t, draft, invention, spot, builders)
    unmet = [need for need in needs if not need["met"]]
    group: Literal["now", "one", "later"] = "now"
    told = said(BUILDABLE)
    if spot != NOWHERE and draft.has(spot):
        told = said(PLANNED_ALREADY)
    elif len(unmet) == 1:
        group = "one"
        told = lack(t, unmet[0])
    elif unmet:
        group = "later"
        told = said(LACKS_MORE, len(unmet))
    return {
        "id": INVENTION_IDS[invention],
        "group": group,
        "said": told,
        "needs": needs,
        "prices": [prices_shown(price) for price in PRICES[invention] if costs(price)],
        "who": [CHARACTER_IDS[who] for who in builders],
        "odds": None if spot == NOWHERE else show_spot(t, spot, builders[0], prey),
        "rules": ["RC-8.10", *(["RC-3.10"] if OWNER_OF[invention] >= 0 else [])],
    }


NOBODY = -1


def spot_for(t: Camp, draft: Draft, invention: int) -> int:
    """Where it is built; a cross or a trap where the fewest pawns are needed."""
    if invention not in (CROSS, TRAP):
        return BUILD_OF[invention]
    found: list[int] = []
    add_blue(t, draft, invention, found)
    best, fewest = NOWHERE, 99
    for number in found:
        roll, _ = pawns_needed(t, number, len(t.plan))
        if roll < fewest:
            best, fewest = number, roll
    return best


def builders_of(t: Camp, invention: int) -> list[int]:
    """RC-3.10: who may build it."""
    owner = OWNER_OF[invention]
    if owner >= 0 and t.seat_of[owner] >= 0:
        return [owner]
    return [*t.cast, *([FRIDAY] if t.friday else [])]


def needs_of(t: Camp, draft: Draft, invention: int, spot: int, builders: list[int]) -> list[Need]:
    needs: list[Need] = []
    if not t.paths:
        t.look()
    for terrain in members(NEEDS_TERRAIN[invention]):
        needs.append(one_need("terrain", TERRAIN_IDS[terrain], has(t.terrains, terrain)))
    items = 0 if t.locked else t.items
    for item in members(NEEDS_ITEMS[invention]):
        needs.append(one_need("invention", INVENTION_IDS[item], has(items, item)))
    condition = PRECONDITION[invention]
    if condition or spot == NOWHERE:
        met = spot != NOWHERE and condition_met(t, condition)
        needs.append(one_need("scenario", SCENARIO_IDS[t.scenario], met))
    if spot != NOWHERE and draft.has(spot):
        return needs  # what it costs lies with it
    able = [who for who in builders if free_pawns(t, who) > 0]
    needs += goods_needed(t, invention, spot, able)
    owner = OWNER_OF[invention]
    if len(builders) == 1 and owner >= 0:
        needs.append(one_need("character", CHARACTER_IDS[owner], bool(able)))
    roll = 1 if spot == NOWHERE else pawns_needed(t, spot, len(t.plan))[0]
    hands = 0 if spot == NOWHERE else max([hands_of(t, draft, spot, who) for who in able] or [0])
    if hands < roll and (able or owner < 0):
        needs.append(counted_need("pawn", "pawn", roll, hands))
    return needs


def hands_of(t: Camp, draft: Draft, spot: int, actor: int) -> int:
    """RC-14.1: how many pawns could take part with this actor."""
    number = 0
    for help_ in joiners(t, draft, SPOTS[spot], actor, apart=False):
        if help_ <= FRIDAY:
            number += free_pawns(t, help_)
        else:
            number += max(0, supply(t, help_) - draft.used[help_])
    return number


def goods_needed(t: Camp, invention: int, spot: int, able: list[int]) -> list[Need]:
    """RC-7.8, RC-7.9: what the nearest way to pay for it needs."""
    ways = [price for price in PRICES[invention] if costs(price)]
    if not ways:
        return []
    best = min(ways, key=lambda price: shortfall(t, price))
    paid = spot != NOWHERE and any(payments_for(t, spot, who) for who in able or [NOBODY])
    found: list[Need] = []
    for resource in _PAID_IN:
        n = amount_of(best, resource)
        if n:
            need = counted_need("resource", RESOURCE_IDS[resource], n, have(t, resource))
            need["met"] = need["met"] or paid  # with Economical Construction
            found.append(need)
    return found


def amount_of(price: Price, resource: int) -> int:
    if resource == WOOD:
        return price.wood
    return price.fur if resource == FUR else price.food


def costs(price: Price) -> bool:
    return bool(price.wood or price.fur or price.food)


def shortfall(t: Camp, price: Price) -> int:
    return sum([max(0, amount_of(price, res) - have(t, res)) for res in _PAID_IN])


def prices_shown(price: Price) -> dict[str, int]:
    return {
        RESOURCE_IDS[resource]: amount_of(price, resource)
        for resource in _PAID_IN
        if amount_of(price, resource)
    }


Nouns = Literal["terrain", "invention", "resource", "track", "pawn", "character", "scenario"]


def one_need(noun: Nouns, name: str, met: bool) -> Need:
    return {"noun": noun, "id": name, "needed": 1, "have": int(met), "met": met}


def counted_need(noun: Nouns, name: str, needed: int, there: int) -> Need:
    return {"noun": noun, "id": name, "needed": needed, "have": there, "met": there >= needed}


def lack(t: Camp, need: Need) -> Said:
    """The one thing that is missing."""
    noun, name, short = need["noun"], need["id"], need["needed"] - need["have"]
    if noun == "terrain":
        return said(LACKS_TERRAIN, TERRAIN_IDS.index(name))
    if noun == "invention":
        return said(LACKS_ITEM, INVENTION_IDS.index(name))
    if noun == "resource":
        return said(LACKS_GOODS, RESOURCE_IDS.index(name), short)
    if noun == "character":
        return said(LACKS_OWNER, CHARACTER_IDS.index(name))
    if noun == "pawn":
        return said(LACKS_HANDS, short)
    return said(LACKS_GOAL, t.scenario)
