"""Whole turns of Forbidden Island that could be played."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.forbidden_island.steps.actions import Actions, ShoreMore
from robinsonade.games.forbidden_island.steps.special_cards import Boarding
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.rollout import next_choice
from robinsonade.kernel.turn_plans import MOST_CHOICES, TurnPlans

# How many of the best choices are followed up at each decision of a turn.
WIDTHS: Final = (5, 3, 2, 2)


class IslandTurns(TurnPlans):
    """FI-4.1: the actions of the active player, with flights in between."""

    __slots__ = ()

    def __init__(self, policy: Policy) -> None:
        super().__init__(policy, WIDTHS)

    def goes_on(self, table: Any, seat: int, turn: int) -> bool:
        t: Island = table
        if not t.agenda or t.turn != turn or t.active != seat:
            return False
        step = t.agenda[-1]
        if isinstance(step, Boarding):
            return step.seat == seat
        return isinstance(step, (Actions, ShoreMore))

    def settle_others(self, table: Any, seat: int, turn: int) -> None:
        """FI-8.1: hands that are too full in between."""
        t: Island = table
        policies = [self.policy] * t.seats
        for _ in range(MOST_CHOICES):
            if not has_actions(t) or self.goes_on(t, seat, turn):
                return
            wanted = next_choice(t, policies)
            if wanted.seat == seat:
                return
            t.follow(wanted)

    def key(self, table: Any) -> list[int]:
        """Tiles, treasures, actions left, pawns and hands."""
        t: Island = table
        left = 0
        if t.agenda:
            step = t.agenda[-1]
            if isinstance(step, Actions):
                left = 1 + step.left * 2 + step.flights
        return [t.flooded, t.sunk, t.captured, left, *t.pawn, *t.hands]


def has_actions(t: Island) -> bool:
    """Is the phase of actions still under way?"""
    return any(isinstance(step, Actions) for step in t.agenda)
