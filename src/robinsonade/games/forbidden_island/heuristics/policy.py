"""What a sensible player of Forbidden Island values (weights in data/weights.toml)."""

from __future__ import annotations

from typing import Any

from robinsonade.games.forbidden_island.box.components import (
    LIFT,
    SANDBAGS,
    SHORES,
)
from robinsonade.games.forbidden_island.choices import (
    Board,
    Capture,
    Discard,
    Escape,
    Fly,
    Give,
    LandAt,
    Lift,
    Move,
    Navigate,
    Sandbags,
    ShoreUp,
    ShoreUpToo,
    Swim,
)
from robinsonade.games.forbidden_island.heuristics.distances import Distances
from robinsonade.games.forbidden_island.heuristics.flights import Flights, flights_now
from robinsonade.games.forbidden_island.heuristics.plan import TurnPlan
from robinsonade.games.forbidden_island.heuristics.script import Script
from robinsonade.games.forbidden_island.heuristics.situation import Situation
from robinsonade.games.forbidden_island.heuristics.weights import Weights
from robinsonade.games.forbidden_island.rules.movement import swim_targets
from robinsonade.games.forbidden_island.steps.actions import Actions, ShoreMore
from robinsonade.games.forbidden_island.steps.flood_draw import DrawFloods
from robinsonade.games.forbidden_island.steps.hand_limit import HandLimit
from robinsonade.games.forbidden_island.steps.special_cards import Boarding
from robinsonade.games.forbidden_island.steps.swimming import LeaveWater
from robinsonade.games.forbidden_island.steps.treasure_draw import DrawTreasures
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.policy import NEVER, SURELY, Policy, highest
from robinsonade.kernel.step import Step


class IslandPolicy(Policy):
    """Scores a choice by the best plan for this turn that begins with it."""

    __slots__ = ("distances", "flights", "offer", "script", "weights")

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = Weights(weights)
        self.distances = Distances()
        self.script = Script()
        # What was worked out last, and the offer for which it holds: several seats may be asked.
        self.flights: Flights | None = None
        self.offer: list[Choice] | None = None

    def best(
        self, table: Any, seat: int, choices: list[Choice], may_decline: bool
    ) -> Choice | None:
        """On a table that is played on and on a plan is carried out to its end."""
        t: Island = table
        script = self.script
        if script.holds(t):
            if seat == t.active:
                planned = script.next(t, choices)
                if planned is not None:
                    return planned
            elif isinstance(t.agenda[-1], Actions):
                return None  # asked when the turn began
        step = t.agenda[-1]
        if seat == t.active and isinstance(step, Actions):
            flights = self.look(t, step)
            chosen = choices[highest(score_own_actions(flights, step, seat, choices))]
            script.write(t, flights.planned(), chosen, step.left, step.flights)
            return chosen
        wanted = Policy.best(self, table, seat, choices, may_decline)
        if wanted is not None and wanted.interrupts:
            script.drop()
        return wanted

    def look(self, t: Island, step: Actions) -> Flights:
        """What is worked out once for a decision of the active player and those who watch."""
        flights = self.flights
        if flights is None or t.offer is None or t.offer is not self.offer or flights.s.t is not t:
            flights = Flights(Situation(t, self.weights, self.distances), step.left, step.flights)
            self.flights = flights
            self.offer = t.offer
        return flights

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        t: Island = table
        step = t.agenda[-1]
        if nothing_to_do(t, step, seat):
            return [SURELY if isinstance(choice, Escape) else idle(choice) for choice in choices]
        if isinstance(step, Actions):
            return score_actions(self.look(t, step), step, seat, choices)
        s = Situation(t, self.weights, self.distances)
        if isinstance(step, ShoreMore):
            return score_second_tile(s, choices)
        if isinstance(step, DrawFloods):
            return score_before_flood(s, choices)
        if isinstance(step, HandLimit):
            return score_discards(s, seat, choices)
        if isinstance(step, Boarding):
            return score_boarding(s, step, choices)
        if isinstance(step, LeaveWater):
            return score_water(s, seat, choices)
        return [0.0] * len(choices)


def nothing_to_do(t: Island, step: Step, seat: int) -> bool:
    """FI-7.6: a moment in which a Special card is better kept, unless it wins the game."""
    if isinstance(step, DrawTreasures):
        return True
    if isinstance(step, DrawFloods):
        return not t.holds(seat, SANDBAGS)
    return isinstance(step, Actions) and seat != t.active and not t.holds(seat, LIFT)


def idle(choice: Choice) -> float:
    """Special cards wait for a better moment."""
    return NEVER if isinstance(choice, Sandbags | Lift) else 0.0


# -- phase 1 -------------------------------------------------------------------------------------


def score_actions(flights: Flights, step: Actions, seat: int, choices: list[Choice]) -> list[float]:
    """FI-3.1: each action by the best plan for the rest of the turn that begins with it."""
    if seat != flights.s.t.active:
        return [score_special(flights, choice) for choice in choices]
    return score_own_actions(flights, step, seat, choices)


def score_own_actions(
    flights: Flights, step: Actions, seat: int, choices: list[Choice]
) -> list[float]:
    """Those of the active player."""
    s = flights.s
    t = s.t
    plan = flights.planned()
    here = t.pawn[seat]
    left = step.left
    flights_left = step.flights
    still = plan.end(here, t.flooded, False, False)
    patience = s.w.patience
    found: list[float] = []
    for choice in choices:
        value = still
        if isinstance(choice, Move):
            value = patience * plan.best(choice.to, left - 1, t.flooded, 0, False, flights_left)
        elif isinstance(choice, ShoreUp):
            mask = 1 << choice.tile
            if SHORES[t.roles[seat]] > 1:
                mask |= plan.shore_best(here, t.flooded & ~mask, 1)
            rest = plan.best(here, left - 1, t.flooded & ~mask, 0, False, flights_left)
            value = plan.shore_worth(mask) + patience * rest
        elif isinstance(choice, Capture):
            value = s.w.capture + patience * plan.best(
                here, left - 1, t.flooded, 0, True, flights_left
            )
        elif isinstance(choice, Give):
            value = score_gift(s, plan, choice, left, flights_left)
        elif isinstance(choice, Fly):
            value = patience * plan.best(choice.to, left - 1, t.flooded, 0, False, flights_left - 1)
        elif isinstance(choice, Navigate):
            value = score_navigation(s, plan, choice, left)
        elif isinstance(choice, Sandbags | Lift | Escape):
            value = score_special(flights, choice)
            if value > 0.0:  # it costs no action, so it comes first
                value += plan.best(here, left, t.flooded, 0, False, flights_left)
            else:
                value += still
        found.append(value - still)
    return found


def score_gift(s: Situation, plan: TurnPlan, choice: Give, left: int, flights: int) -> float:
    """FI-4.5: a card for the one who collects it, or for somebody with more room."""
    here = s.pawn[choice.seat]
    for i in range(len(plan.gifts)):
        gift = plan.gifts[i]
        if gift.card == choice.card and gift.who == choice.who:
            rest = plan.best(here, left - 1, s.t.flooded, 1 << i, False, flights)
            return gift.gain + s.w.patience * rest
    gain = s.sets.gift(choice.card, choice.seat, choice.who, 1)
    return gain + s.w.patience * plan.best(here, left - 1, s.t.flooded, 0, False, flights)


def score_navigation(s: Situation, plan: TurnPlan, choice: Navigate, left: int) -> float:
    """FI-5.6: bring another pawn to where it should be."""
    here = s.pawn[choice.seat]
    start = s.pawn[choice.who]
    gain = s.place(choice.who, choice.to) - s.place(choice.who, start)
    rest = plan.best_after_moving(choice.who, choice.to, here, left - 1)
    return gain + s.w.patience * rest


def score_second_tile(s: Situation, choices: list[Choice]) -> list[float]:
    """FI-5.2: the Engineer's second tile."""
    s.look_ahead()
    return [s.gain[choice.tile] if isinstance(choice, ShoreUpToo) else 0.0 for choice in choices]


# -- Special cards -------------------------------------------------------------------------------


def score_special(flights: Flights, choice: Choice) -> float:
    """A Special card during the actions of a turn (FI-7.6 W1)."""
    if isinstance(choice, Escape):
        return SURELY
    if isinstance(choice, Lift):
        return flights.worth(choice.who)
    return idle(choice)


def score_before_flood(s: Situation, choices: list[Choice]) -> list[float]:
    """FI-9.5: Sandbags in the last moment before a draw, if too much is at stake."""
    s.look_ahead()
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Escape):
            found.append(SURELY)
        elif isinstance(choice, Sandbags):
            found.append(s.peril[choice.tile] - s.w.sandbags)
        else:
            found.append(idle(choice))
    return found


def score_discards(s: Situation, seat: int, choices: list[Choice]) -> list[float]:
    """FI-8.2, FI-8.3: the least useful card goes; a Special card is rather played."""
    s.look_ahead()
    flights = flights_now(s)
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Discard):
            found.append(-s.sets.loss(seat, choice.card))
        elif isinstance(choice, Sandbags):
            found.append(s.gain[choice.tile] - s.w.sandbags)
        elif isinstance(choice, Lift):
            found.append(max(0.0, flights.best(choice.who)) - s.sets.lift_worth())
        else:
            found.append(SURELY)
    return found


def score_boarding(s: Situation, step: Boarding, choices: list[Choice]) -> list[float]:
    """FI-7.3: who flies, and where to; a pawn that would drown always does."""
    t = s.t
    last = step.group.bit_length() - 1
    flights = flights_now(s)
    found: list[float] = []
    for choice in choices:
        value = 0.0
        if isinstance(choice, LandAt):
            for who in range(t.seats):
                if has(step.group, who):
                    value += flights.gain(who, choice.to)
        elif isinstance(choice, Board):
            stuck = t.sunk >> t.pawn[last] & 1 and not swim_targets(t, choice.who)
            value = SURELY if stuck else flights.joined(step.group, choice.who)
        found.append(value)
    return found


# -- in the water --------------------------------------------------------------------------------


def score_water(s: Situation, seat: int, choices: list[Choice]) -> list[float]:
    """FI-9.10: a lift for a pawn that cannot swim; otherwise swim to the best tile."""
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Lift):
            found.append(NEVER if swim_targets(s.t, choice.who) else SURELY)
        elif isinstance(choice, Swim):
            found.append(s.place(seat, choice.to))
        else:
            found.append(0.0)
    return found
