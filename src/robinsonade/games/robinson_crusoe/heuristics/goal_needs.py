"""What the goal of a scenario still wants, in wood, furs and terrains."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import ROOF, STRUCTURE_WOOD
from robinsonade.games.robinson_crusoe.box.inventions import (
    CROSS,
    FIRE,
    JOLLY_BOAT,
    LIFEBOAT,
    NEEDS_ITEMS,
    NEEDS_TERRAIN,
    PRICES,
    SEA_RAFT,
    TRAP,
    invention,
)
from robinsonade.games.robinson_crusoe.box.scenarios import (
    CANNIBALS,
    CASTAWAYS,
    CURSED,
    FAMILY,
    JENNY_HELP,
    KONG,
    VOLCANO,
)
from robinsonade.games.robinson_crusoe.heuristics.sky_ahead import roof_wanted
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.rules.scenario.castaways import pile_columns
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has, mask_of, members

TRANQUILIZER: Final = invention("scn_tranquilizer")


def wood_wanted(t: Camp, w: Weights) -> int:
    """For the goal, the shelter and a sufficient roof."""
    structures = max(0, roof_wanted(t, w) - t.levels[ROOF]) + (not t.shelter)
    return goal_wood(t) + structures * STRUCTURE_WOOD[t.seats]


def goal_wood(t: Camp) -> int:
    """The wood that the goal itself still wants."""
    if t.scenario == CASTAWAYS:
        return sum(pile_columns(t)) - t.pile
    if t.scenario == CURSED:
        return PRICES[CROSS][0].wood * (crosses_missing(t))
    if t.scenario == KONG:
        missing = int(t.sheet().params["traps_needed"]) - t.blue.bit_count()
        return PRICES[TRAP][0].wood * max(0, missing)
    wanted = 0
    for key in key_inventions(t):
        if not has(t.items, key):
            wanted += PRICES[key][0].wood
    return wanted


def crosses_missing(t: Camp) -> int:
    return max(0, int(t.sheet().params["crosses_needed"]) - t.blue.bit_count())


def fur_wanted(t: Camp) -> int:
    """The furs that the goal still wants."""
    wanted = 0
    for key in key_inventions(t):
        if not has(t.items, key):
            wanted += PRICES[key][0].fur
    return wanted


def key_inventions(t: Camp) -> list[int]:
    """The inventions without which the goal cannot be reached."""
    scenario = t.scenario
    if scenario == CASTAWAYS:
        return [FIRE]
    if scenario == JENNY_HELP:
        return [SEA_RAFT, LIFEBOAT]
    if scenario == VOLCANO:
        return [JOLLY_BOAT]
    if scenario == KONG:
        return [TRAP, TRANQUILIZER]
    if scenario == FAMILY:
        return list(members(t.goal))
    assert scenario in (CURSED, CANNIBALS)
    return []


def keys_needed(t: Camp) -> int:
    """Inventions that the goal needs, with all that these need, as a mask; without those built."""
    mask = mask_of(key_inventions(t))
    before = -1
    while mask != before:
        before = mask
        for key in members(mask & ~t.items):
            mask |= NEEDS_ITEMS[key]
    return mask & ~t.items


def terrain_missing(t: Camp) -> bool:
    """Does the goal need a terrain that is not known?"""
    return any(not t.terrain_known(NEEDS_TERRAIN[key]) for key in members(keys_needed(t)))
