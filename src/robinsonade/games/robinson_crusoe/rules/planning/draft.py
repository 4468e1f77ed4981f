"""The plan so far, and its pawns (RC-7.1)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.helpers import BONUS, HELPS
from robinsonade.games.robinson_crusoe.box.spots import ON_BEAST, ON_RECLAIM, ON_SPACE, SPOTS, Spot
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp


def spot_of(planned: Planned) -> Spot:
    return SPOTS[planned.spot]


def pawns_in(planned: Planned) -> int:
    """How many pawns an action has; Basket and Sack are none."""
    number = 1
    for help_ in planned.helps:
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
        used = self.used
        for planned in t.plan:
            number = planned.spot
            self.spots |= 1 << number
            sort = SPOTS[number].sort
            if sort == ON_BEAST:
                self.hunts += 1
            elif sort == ON_SPACE:
                self.tiles += 1
            used[planned.actor] += 1
            for help_ in planned.helps:
                used[help_] += 1

    def has(self, spot: int) -> bool:
        return bool(self.spots >> spot & 1)


def free_pawns(t: Camp, who: int) -> int:
    """RC-7.1: own pawns not yet placed."""
    number = t.pawns[who]
    if who == FRIDAY:
        number = 1 if t.friday else 0
    for planned in t.plan:
        if planned.actor == who:
            number -= 1
        number -= planned.helps.count(who)
    return number


def first_of_kind(t: Camp, action: int, before: int) -> bool:
    """RC-7.10: is this the first planned action of its kind (among the first `before` plans)?"""
    for planned in t.plan[:before]:
        spot = spot_of(planned)
        if spot.action == action and spot.sort != ON_RECLAIM:
            return False
    return True
