"""Which spots are open for a pawn at planning (RC-7.2, RC-7.8 to RC-7.13)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import passive_of
from robinsonade.games.robinson_crusoe.box.characters import FRENZY, FRENZY_BONUS, FRIDAY, SOLDIER
from robinsonade.games.robinson_crusoe.box.components import (
    ACTION_IDS,
    BUILD,
    FOOD_PLUS,
    SHORTCUT,
    TIME,
    WEAPON,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.box.helpers import BONUS, HELPS
from robinsonade.games.robinson_crusoe.box.inventions import (
    CROSS,
    MULTIPLE,
    NEEDS_ITEMS,
    NEEDS_TERRAIN,
    OWNER_OF,
    PRECONDITION,
    SEA_RAFT,
    TRAP,
)
from robinsonade.games.robinson_crusoe.box.island import (
    LUMBER,
    SOURCES,
    SPACES,
    TILE_SOURCES,
    spaces_of,
)
from robinsonade.games.robinson_crusoe.box.lasting import MAP_ACTION
from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, FAMILY, JENNY_HELP, KONG
from robinsonade.games.robinson_crusoe.box.spots import (
    ACTRESS_AT,
    ARMING,
    ARRANGING,
    BUILD_OF,
    BURN,
    CAPTURING,
    CROSS_AT,
    EXPLORE_AT,
    FENCING,
    HUNTING,
    LEFT,
    MAPPING,
    ON_ACTRESS,
    ON_INVENTION,
    ON_RECLAIM,
    ON_SHELTER,
    ON_SITE,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
    RECLAIMING,
    RESTING,
    RIGHT,
    ROOFING,
    SAILING,
    SHELTER_AT,
    SOURCE_AT,
    SPOTS,
    TRAP_AT,
    VISIT_AT,
    Spot,
)
from robinsonade.games.robinson_crusoe.rules.island import totem_tiles
from robinsonade.games.robinson_crusoe.rules.planning.costs import can_afford, threat_at
from robinsonade.games.robinson_crusoe.rules.planning.draft import Draft, free_pawns
from robinsonade.games.robinson_crusoe.rules.planning.joining import joiners, supply
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.rules.scenario.cannibal_island import villages
from robinsonade.games.robinson_crusoe.rules.scenario.jenny import lifeboat_allowed
from robinsonade.games.robinson_crusoe.rules.scenario.volcano_island import jolly_boat_allowed
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import members

# Masks are tested in place here and in what these rules ask most: a call each would cost a tenth.
KINDS_OF_ACTION = len(ACTION_IDS)
# Sorts of spots (a mask) that need one pawn for a roll, and more only because of their place.
ONE_PAWN: Final = (
    1 << ON_INVENTION | 1 << ON_SHELTER | 1 << ON_SOURCE | 1 << ON_SPACE | 1 << ON_ACTRESS
)


def open_spots(t: Camp, who: int) -> list[int]:
    """Every spot that this actor could open now, payment aside."""
    draft = Draft(t)
    found: list[int] = []
    only = t.only[who]
    add_threats(t, draft, who, found)
    add_hunts(t, draft, found)
    add_builds(t, draft, who, found)
    add_gathers(t, draft, found)
    add_explores(t, draft, found)
    found.append(ARRANGING)
    found.append(RESTING)
    if only:
        found = [number for number in found if only >> SPOTS[number].action & 1]
    hands = [0] * KINDS_OF_ACTION  # how many pawns there are for each kind, 0: not counted yet
    before = len(t.plan)
    fitting: list[int] = []
    at_camp = 0  # pawns for anything that is built in the camp: the same for all of it
    easy = easy_spaces(t)
    for number in found:
        spot = SPOTS[number]
        if (
            spot.space >= 0
            and easy >> spot.space & 1
            and ONE_PAWN >> spot.sort & 1
            and not t.action_marks[spot.action] >> TIME & 1
        ):
            fitting.append(number)
            continue
        if spot.action == BUILD and spot.space < 0 and spot.sort != ON_RECLAIM:
            if not at_camp:
                at_camp, _ = pawns_needed(t, number, before)
            roll = at_camp
        else:
            roll, _ = pawns_needed(t, number, before)
        if roll <= 1 or manageable(t, draft, number, who, roll, hands):
            fitting.append(number)
    return fitting


def easy_spaces(t: Camp) -> int:
    """RC-7.5, RC-7.6: the spaces (a mask) where nothing asks for more than one pawn."""
    mask = 0
    for space in range(SPACES):
        if t.distance(space) <= 1 and not t.marks[space] >> TIME & 1:
            mask |= 1 << space
    mask &= ~(t.fog | t.dust)
    return mask & ~villages(t) if t.scenario == CANNIBALS else mask


def manageable(t: Camp, draft: Draft, number: int, who: int, roll: int, hands: list[int]) -> bool:
    """RC-7.7: are there enough pawns for at least a roll?"""
    spot = SPOTS[number]
    if spot.sort == ON_RECLAIM:  # RC-16.6.4
        return who != FRIDAY and free_pawns(t, who) >= 2
    if spot.sort == ON_THREAT and threat_at(t, spot).apart:
        return who != FRIDAY and any(
            other != who and not t.only[other] and free_pawns(t, other) > 0 for other in t.cast
        )
    special = spot.sort == ON_SITE
    if not special and hands[spot.action]:
        return hands[spot.action] >= roll
    available = 0  # the actor's own pawn is among those still free
    for help_ in joiners(t, draft, spot, who, apart=False):
        if HELPS[help_].origin != BONUS:
            available += supply(t, help_) - draft.used[help_]
    if not special:
        hands[spot.action] = available
    return available >= roll


def add_threats(t: Camp, draft: Draft, who: int, found: list[int]) -> None:
    """RC-8.2: each card once; a weapon requirement may be met with Frenzy (RC-7.16)."""
    for number, card in ((LEFT, t.left), (RIGHT, t.right)):
        if card >= 0 and not draft.has(number) and threat_met(t, SPOTS[number], who):
            found.append(number)


def threat_met(t: Camp, spot: Spot, who: int) -> bool:
    action = threat_at(t, spot)
    if not t.has_all(action.items):
        return False
    return t.levels[WEAPON] >= action.weapon or frenzy_helps(t, action.weapon, who)


def frenzy_helps(t: Camp, weapon: int, who: int) -> bool:
    short = weapon > t.levels[WEAPON]
    enough = t.levels[WEAPON] + FRENZY_BONUS >= weapon
    return short and enough and who == SOLDIER and can_afford(t, FRENZY, SOLDIER)


def add_hunts(t: Camp, draft: Draft, found: list[int]) -> None:
    """RC-7.13: not more hunts than beasts; RC-16.5.6, RC-16.7.7: scenario hunts."""
    if draft.hunts < len(t.hunt.cards):
        found.append(HUNTING)
    if t.scenario == CANNIBALS:
        for space in spaces_of(villages(t) & t.known()):
            if t.distance(space) >= 0 and not draft.has(BURN[space]):
                found.append(BURN[space])
    elif t.scenario == KONG:
        ready = t.blue.bit_count() >= t.sheet().params["traps_needed"]
        if ready and not draft.has(CAPTURING):
            found.append(CAPTURING)


def add_builds(t: Camp, draft: Draft, who: int, found: list[int]) -> None:
    """RC-7.12, RC-8.6 to RC-8.10: shelter, roof, palisade, weapon and inventions."""
    if not t.shelter:
        add_shelter(t, draft, found)
    if t.sheltered():
        found.append(ROOFING)
        found.append(FENCING)
    found.append(ARMING)
    items = 0 if t.locked else t.items
    for invention in members(t.on_board | t.on_sheet):
        if NEEDS_ITEMS[invention] & ~items or draft.has(BUILD_OF[invention]):
            continue
        if buildable(t, invention, who):
            found.append(BUILD_OF[invention])
    for own in t.sheet().inventions:
        if own in (CROSS, TRAP):
            add_blue(t, draft, own, found)
            continue
        again = MULTIPLE[own] or not (t.items >> own & 1 or draft.has(BUILD_OF[own]))
        if again and buildable(t, own, who):
            found.append(BUILD_OF[own])
    if t.scenario == FAMILY and any_black(t):
        found.append(RECLAIMING)


def any_black(t: Camp) -> bool:
    return bool(t.covered) or any(mask != 0 for mask in t.black)


def buildable(t: Camp, invention: int, who: int) -> bool:
    """RC-7.8, RC-3.10: terrain, items, conditions; a personal invention only by its owner.

    RC-3.11: whose owner does not play is like any other.
    """
    if not t.terrain_known(NEEDS_TERRAIN[invention]) or not t.has_all(NEEDS_ITEMS[invention]):
        return False
    owner = OWNER_OF[invention]
    if owner >= 0 and owner != who and t.seat_of[owner] >= 0:  # wherever the card lies
        return False
    return not PRECONDITION[invention] or condition_met(t, PRECONDITION[invention])


def condition_met(t: Camp, condition: str) -> bool:
    """RC-16.3.4, RC-16.4.1: what a scenario demands before its last invention."""
    if condition == "jenny_rescued":
        return lifeboat_allowed(t)
    assert condition == "tiles_and_totems_done", condition
    return jolly_boat_allowed(t)


def add_shelter(t: Camp, draft: Draft, found: list[int]) -> None:
    """RC-8.7: once, on the camp tile or another explored accessible tile."""
    for number in SHELTER_AT:
        if draft.has(number):
            return
    mask = t.known()
    if t.scenario == CANNIBALS:
        mask &= ~villages(t)
    for space in spaces_of(mask):
        if t.distance(space) >= 0:
            found.append(SHELTER_AT[space])


def add_blue(t: Camp, draft: Draft, invention: int, found: list[int]) -> None:
    """RC-16.2.3, RC-16.7.6: crosses and traps, one on a tile."""
    if not buildable(t, invention, -1):
        return
    mask = t.known() & ~t.blue
    spots = CROSS_AT
    if invention == TRAP:
        mask &= totem_tiles(t)
        spots = TRAP_AT
    for space in spaces_of(mask):
        steps = t.distance(space)
        near = invention == CROSS or steps <= t.sheet().params["trap_max_distance"]
        if steps >= 0 and near and not draft.has(spots[space]):
            found.append(spots[space])


def add_gathers(t: Camp, draft: Draft, found: list[int]) -> None:
    """RC-7.11: each source once, not on the camp tile."""
    for space in spaces_of(t.known() & ~(1 << t.camp)):
        if t.distance(space) < 0:
            continue
        for source in range(SOURCES):
            number = SOURCE_AT[space][source]
            if gatherable(t, space, source) and not draft.has(number):
                found.append(number)


def gatherable(t: Camp, space: int, source: int) -> bool:
    """RC-8.12: an uncovered source, or a covered one with a matching +1 token."""
    if t.marked(space, SHORTCUT) and t.shortcut_source == source:
        return False
    if t.sources(space) >> source & 1:
        return True
    tile = t.tile_at[space]
    if tile < 0 or not TILE_SOURCES[tile] >> source & 1:
        return False
    return t.marked(space, WOOD_PLUS if source == LUMBER else FOOD_PLUS)


def add_explores(t: Camp, draft: Draft, found: list[int]) -> None:
    """RC-7.12, RC-8.14: one action per space, as long as there are tiles; RC-16: scenarios."""
    if draft.tiles < len(t.tiles.cards):
        for space in range(len(EXPLORE_AT)):
            there = t.tile_at[space] < 0 and not t.closed >> space & 1
            if there and t.distance(space) > 0 and not draft.has(EXPLORE_AT[space]):
                found.append(EXPLORE_AT[space])
    for space in spaces_of(t.known() & ~t.visited):
        if t.site[space] and t.distance(space) >= 0 and not draft.has(VISIT_AT[space]):
            totem = t.sheet().totem(t.site[space])
            if totem is not None and totem.action:
                found.append(VISIT_AT[space])
    for kept in t.usable_cards():
        if passive_of(kept.card, MAP_ACTION) is not None and not draft.has(MAPPING):
            found.append(MAPPING)
    if t.scenario == JENNY_HELP:
        waiting = t.items >> SEA_RAFT & 1 and not t.rescued_in
        if waiting and not draft.has(SAILING):
            found.append(SAILING)
    if t.scenario == KONG and t.actress_captured:
        number = t.sheet().params["actress_rescue_totem_order"]
        for space in spaces_of(t.known()):
            there = t.site[space] == number and t.distance(space) >= 0
            if there and not draft.has(ACTRESS_AT[space]):
                found.append(ACTRESS_AT[space])
