"""A turn plan written out as choices, so that a rollout works it out once and not for each action.

Players who are asked decision by decision plan anew each time: a script belongs to one table, and
theirs is imagined anew.
"""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import SHORES, TREASURE_AT, tiles_of
from robinsonade.games.forbidden_island.choices import (
    CAPTURE,
    FLY,
    GIVE,
    MOVE,
    SHORE,
    SHORE_TOO,
    STOP,
    Capture,
    Fly,
    Give,
    Move,
    ShoreUp,
)
from robinsonade.games.forbidden_island.heuristics.plan import NOTHING, TurnPlan
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice


class Script:
    """What the active player of one table still means to do in this turn, last choice first."""

    __slots__ = ("choices", "table", "turn")

    def __init__(self) -> None:
        self.table: Island | None = None
        self.turn = 0
        self.choices: list[Choice] = []

    def holds(self, t: Island) -> bool:
        """Is it about this turn of this table?"""
        return self.table is t and self.turn == t.turn

    def drop(self) -> None:
        self.table = None
        self.choices = []

    def next(self, t: Island, offered: list[Choice]) -> Choice | None:
        """The next choice, if it is the turn that was planned and can still be made."""
        if not self.choices or not self.holds(t):
            return None
        choice = self.choices.pop()
        if choice in offered:
            return choice
        self.drop()
        return None

    def write(self, t: Island, plan: TurnPlan, chosen: Choice, left: int, flights: int) -> None:
        """What should follow the action just chosen; `left` actions and flights are before it."""
        self.drop()
        found = after(t, plan, chosen, left, flights)
        if found:
            found.reverse()
            self.table = t
            self.turn = t.turn
            self.choices = found


def after(t: Island, plan: TurnPlan, chosen: Choice, left: int, flights: int) -> list[Choice]:
    """The rest of the best plan that begins with this action; empty if it needs a new look."""
    seat = plan.seat
    here = t.pawn[seat]
    wet = t.flooded
    given = 0
    captured = False
    found: list[Choice] = []
    if isinstance(chosen, Move):
        here = chosen.to
    elif isinstance(chosen, Fly):
        here = chosen.to
        flights -= 1
    elif isinstance(chosen, ShoreUp):
        wet &= ~(1 << chosen.tile)
        if SHORES[t.roles[seat]] > 1:
            more = plan.shore_best(here, wet, 1)
            for tile in tiles_of(more):
                found.append(SHORE_TOO[seat][tile])
            wet &= ~more
    elif isinstance(chosen, Capture):
        captured = True
    elif isinstance(chosen, Give):
        for i in range(len(plan.gifts)):
            if plan.gifts[i].card == chosen.card and plan.gifts[i].who == chosen.who:
                given |= 1 << i
                break
    else:
        return found
    spell_out(t, plan, here, left - 1, wet, given, captured, flights, found)
    return found


def spell_out(
    t: Island,
    plan: TurnPlan,
    here: int,
    left: int,
    wet: int,
    given: int,
    captured: bool,
    flights: int,
    found: list[Choice],
) -> None:
    """The choices behind `TurnPlan.best`, from here on."""
    seat = plan.seat
    patience = plan.patience
    while left:
        left -= 1
        if not captured and plan.captures >> here & 1:
            found.append(CAPTURE[seat][TREASURE_AT[here]])
            captured = True
            continue
        value = plan.end(here, wet, given != 0, captured)
        best: Choice | None = None
        shored = plan.shore_best(here, wet, plan.shores)
        if shored:
            rest = plan.best(here, left, wet & ~shored, given, captured, flights)
            worth = plan.shore_worth(shored) + patience * rest
            if worth > value:
                value = worth
                best = SHORE[seat][tiles_of(shored)[0]]
        gift = plan.best_gift(here, given)
        if gift != NOTHING:
            rest = plan.best(here, left, wet, given | 1 << gift, captured, flights)
            worth = plan.gifts[gift].gain + patience * rest
            if worth > value:
                value = worth
                best = GIVE[seat][plan.gifts[gift].card][plan.gifts[gift].who]
        for to in plan.moves_from(here):
            worth = patience * plan.best(to, left, wet, given, captured, flights)
            if worth > value:
                value = worth
                best = MOVE[seat][to]
        if flights:
            for to in plan.flight_goals:
                worth = patience * plan.best(to, left, wet, given, captured, flights - 1)
                if worth > value:
                    value = worth
                    best = FLY[seat][to]
        if best is None:
            found.append(STOP[seat])
            return
        found.append(best)
        if isinstance(best, Move):
            here = best.to
        elif isinstance(best, Fly):
            here = best.to
            flights -= 1
        elif isinstance(best, Give):
            given |= 1 << gift
        elif isinstance(best, ShoreUp):
            tiles = tiles_of(shored)
            if len(tiles) > 1:
                found.append(SHORE_TOO[seat][tiles[1]])
            wet &= ~shored
