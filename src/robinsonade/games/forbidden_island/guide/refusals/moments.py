"""Is this the moment for it?"""

from __future__ import annotations

from robinsonade.games.forbidden_island.guide.refusals.reasons import (
    FLIGHT_FIRST,
    HAND_FIRST,
    NO_ACTIONS,
    PASSED,
    SECOND_FIRST,
    TURN_OF,
    WATER_FIRST,
)
from robinsonade.games.forbidden_island.steps.actions import Actions, ShoreMore
from robinsonade.games.forbidden_island.steps.hand_limit import HandLimit
from robinsonade.games.forbidden_island.steps.special_cards import Boarding, PatientDraw
from robinsonade.games.forbidden_island.steps.swimming import LeaveWater
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.masks import has, mask_of
from robinsonade.kernel.why import OVER, Refusal


def no_time_to_act(t: Island, seat: int) -> Refusal | None:
    """FI-3.1, FI-3.6: actions are for the active player, in phase 1."""
    if not t.agenda:
        return Refusal(OVER)
    if seat != t.active:
        return Refusal(TURN_OF, t.active)
    if isinstance(t.agenda[-1], Actions):
        return None
    return under_way(t) or Refusal(NO_ACTIONS)


def no_time_for_card(t: Island, seat: int) -> Refusal | None:
    """FI-7.6 W1 to W4: when Special cards may be played, and by whom."""
    if not t.agenda:
        return Refusal(OVER)
    step = t.agenda[-1]
    if isinstance(step, PatientDraw) and has(step.passed, seat):
        return Refusal(PASSED)
    if isinstance(step, HandLimit) and step.seat == seat:
        return None
    return under_way(t)


def under_way(t: Island) -> Refusal | None:
    """FI-7.7, FI-8.5, FI-9.6: what has to be finished before anything else."""
    step = t.agenda[-1]
    if isinstance(step, HandLimit):
        return Refusal(HAND_FIRST, step.seat)
    if isinstance(step, Boarding):
        return Refusal(FLIGHT_FIRST, step.seat)
    if isinstance(step, ShoreMore):
        return Refusal(SECOND_FIRST, t.active)
    if isinstance(step, LeaveWater):
        return Refusal(WATER_FIRST, mask_of(t.pawns_on(step.space)))
    return None
