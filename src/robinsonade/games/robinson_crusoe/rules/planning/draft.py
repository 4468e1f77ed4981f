"""The plan so far: its rows, its pawns (RC-7.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import (
    FRIDAY,
)
from robinsonade.games.robinson_crusoe.box.helpers import BONUS, HELPS
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_BEAST,
    ON_RECLAIM,
    ON_SPACE,
    SPOTS,
    Spot,
)
from robinsonade.games.robinson_crusoe.table.table import Camp

# A planned action is a list of numbers: these, then the actor and all who help.
SPOT_AT: Final = 0
PAYMENT_AT: Final = 1
WOOD_AT: Final = 2
FUR_AT: Final = 3
FOOD_AT: Final = 4
STORED_AT: Final = 5
EXTRAS_AT: Final = 6  # a mask: WITH_FRENZY, WITH_TOKEN
ACTOR_AT: Final = 7
HELPS_AT: Final = 8
WITH_FRENZY: Final = 1
AGAIN: Final = 4  # an action within an action (Fast Work)
SURE_SHIFT: Final = 8  # above: the number of pawns for sure success
WITH_TOKEN: Final = 2  # paid for the +1 wood token of the build space


def spot_of(row: list[int]) -> Spot:
    return SPOTS[row[SPOT_AT]]


def pawns_in(row: list[int]) -> int:
    """How many pawns an action has; Basket and Sack are none."""
    number = 1
    for help_ in row[HELPS_AT:]:
        if HELPS[help_].origin != BONUS:
            number += 1
    return number


class Draft:
    """The plan so far, counted once for a decision."""

    __slots__ = ("hunts", "spots", "tiles", "used")

    def __init__(self, t: Camp) -> None:
        self.used = [0] * len(HELPS)  # how often somebody or something takes part
        self.spots = 0  # mask of the spots planned
        self.hunts = 0
        self.tiles = 0  # spaces to be explored
        for row in t.plan:
            number = row[SPOT_AT]
            self.spots |= 1 << number
            sort = SPOTS[number].sort
            if sort == ON_BEAST:
                self.hunts += 1
            elif sort == ON_SPACE:
                self.tiles += 1
            for help_ in row[ACTOR_AT:]:
                self.used[help_] += 1

    def has(self, spot: int) -> bool:
        return bool(self.spots >> spot & 1)


def free_pawns(t: Camp, who: int) -> int:
    """RC-7.1: own pawns not yet placed."""
    number = t.pawns[who]
    if who == FRIDAY:
        number = 1 if t.friday else 0
    for row in t.plan:
        for help_ in row[ACTOR_AT:]:
            if help_ == who:
                number -= 1
    return number


def first_of_kind(t: Camp, action: int, before: int) -> bool:
    """RC-7.10: is this the first planned action of its kind (among the first `before` plans)?"""
    for row in t.plan[:before]:
        spot = spot_of(row)
        if spot.action == action and spot.sort != ON_RECLAIM:
            return False
    return True
