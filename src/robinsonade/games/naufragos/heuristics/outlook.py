"""How things stand: food and fire for tonight, the way home, the rescue."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    CAMPFIRE,
    EVENT_CARDS,
    FISH_VALUES,
    FORAGE,
    FORAGE_VALUES,
    LAST_SPACE,
    NOBODY,
    SLOT_AT,
    SPACE_AT,
    SPACES,
    WOOD,
)
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.rules.camp_board import FISHING, slot_of
from robinsonade.games.naufragos.rules.return_rolls import return_bonus
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import members

# How many of the 36 results of two dice are at least so much.
AT_LEAST: Final = [
    sum([1 for a in range(1, 7) for b in range(1, 7) if a + b >= n]) for n in range(20)
]


def chance_home(t: Castaways, group: int, difficulty: int) -> float:
    """The chance that a group comes home with one roll."""
    need = difficulty - return_bonus(t, group)
    return AT_LEAST[max(0, min(19, need))] / 36


def risk(t: Castaways, group: int, difficulty: int) -> float:
    """The chance of getting lost, with as many tries as energy allows."""
    energy = sum([t.energy[seat] + t.extra[seat] for seat in members(group)])
    tries = 1 + max(0, energy) // max(1, group.bit_count())
    return float((1 - chance_home(t, group, difficulty)) ** tries)


def pawns_on(t: Castaways, action: int) -> int:
    first = SPACE_AT[action]
    return sum([1 for space in range(first, first + SPACES[action]) if t.pawns[space] != NOBODY])


def food_tonight(t: Castaways, w: Weights) -> float:
    """What there will be to eat, pawns already placed included."""
    food = float(t.food + t.fresh + sum(t.carried))
    for tile in range(len(FORAGE_VALUES)):
        food += t.forage_caught[tile] * FORAGE_VALUES[tile]
    for tile in range(len(FISH_VALUES)):
        food += t.fish_caught[tile] * FISH_VALUES[tile]
    food += w.forage_tile * min(t.supply, pawns_on(t, FORAGE))
    slot = slot_of(t, FISHING)
    if slot >= 0 and 0 <= t.pawns[SLOT_AT + slot] < t.seats:
        food += w.fish_tile
    return food


def wood_tonight(t: Castaways) -> int:
    return t.wood + pawns_on(t, WOOD)


def fire_planned(t: Castaways) -> bool:
    return t.fire or pawns_on(t, CAMPFIRE) > 0


def turns_left(t: Castaways) -> int:
    """This turn and those after it."""
    return (t.last_turn or EVENT_CARDS[t.seats]) - t.turn + 1


def way_left(t: Castaways) -> int:
    """Spaces from the farthest castaway to the promontory."""
    return LAST_SPACE - max([t.track[seat] for seat in members(t.alive)], default=0)
