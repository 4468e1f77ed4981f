"""What a sensible castaway does (weights in data/weights.toml).

Planning follows written-down values of actions; every other choice is tried on a copy of the
imagined table and appraised.
"""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.appraisal import appraise
from robinsonade.games.robinson_crusoe.choices import (
    AGREEING,
    ANSWERING_YES,
    ENOUGH_HANDS,
    IDLING,
    JOINING,
    PILING,
    TAKING_BACK,
    Pick,
    Plan,
    Use,
)
from robinsonade.games.robinson_crusoe.components import (
    FRIDAY,
    ROOF,
    SUCCESS_DIE,
    WOOD,
    WOUND_DIE,
)
from robinsonade.games.robinson_crusoe.plans import pawns_in, pawns_needed, spot_of
from robinsonade.games.robinson_crusoe.spots import BONUS, FIRST_EXTRA, HELPS
from robinsonade.games.robinson_crusoe.steps.dice import RollDie
from robinsonade.games.robinson_crusoe.steps.moments import Waiting
from robinsonade.games.robinson_crusoe.steps.planning import Agreement, Joining, Planning
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.games.robinson_crusoe.values import Values
from robinsonade.games.robinson_crusoe.weights import WEIGHTS
from robinsonade.kernel.choice import PASSING, Choice
from robinsonade.kernel.policy import Policy

__all__ = ["WEIGHTS", "CastawayPolicy"]

NEVER: Final = -100.0


class CastawayPolicy(Policy):
    """Scores a choice; doing nothing is worth 0."""

    __slots__ = ("weights",)

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        t: Camp = table
        step = t.agenda[-1]
        if isinstance(step, Planning):
            return self.score_plans(t, choices)
        if isinstance(step, Joining):
            return self.score_helpers(t, choices)
        if isinstance(step, Agreement):
            return [1.0 if choice.kind is AGREEING else NEVER for choice in choices]
        if isinstance(step, RollDie):
            wanted = step.die in (WOUND_DIE, SUCCESS_DIE)
            return [float(wanted == (choice.kind is ANSWERING_YES)) for choice in choices]
        return self.score_by_trying(t, choices, isinstance(step, Waiting))

    def score_plans(self, t: Camp, choices: list[Choice]) -> list[float]:
        """Where the next pawn does most."""
        values = Values(t, self.weights)
        found: list[float] = []
        for choice in choices:
            if choice.kind is IDLING or not isinstance(choice, Plan):
                found.append(0.2)
            else:
                who = FRIDAY if choice.kind.name == "send" else t.cast[choice.seat]
                found.append(values.of_plan(choice, who))
        return found

    def score_helpers(self, t: Camp, choices: list[Choice]) -> list[float]:
        """Enough hands to be sure where dice are dangerous; pawns of things first."""
        row = t.plan[-1]
        spot = spot_of(row)
        roll, sure = pawns_needed(t, row[0], len(t.plan) - 1)
        values = Values(t, self.weights)
        share = values.share_with_dice(spot.action)
        worth = values.of_spot(row[0], row[7])
        needy = pawns_in(row) < roll
        gain = worth * (1 - share) if sure == pawns_in(row) + 1 else 0.4 * worth * (1 - share)
        found: list[float] = []
        for choice in choices:
            if choice.kind is ENOUGH_HANDS:
                found.append(values.of_a_pawn())
            elif choice.kind is JOINING and isinstance(choice, Pick):
                cheap = choice.value >= FIRST_EXTRA
                bonus = HELPS[choice.value].origin == BONUS
                score = gain + (6.0 if bonus else 3.0 if cheap else 0.0)
                own = choice.value == row[7]
                found.append(score + (0.3 if own else 0.0) + (50.0 if needy else 0.0))
            else:
                found.append(0.0)
        return found

    def score_by_trying(self, t: Camp, choices: list[Choice], moment: bool) -> list[float]:
        """Carry each choice out on a copy and appraise what comes of it."""
        now = appraise(t, self.weights)
        found: list[float] = []
        for choice in choices:
            if choice.kind is PASSING:
                found.append(0.0)
                continue
            if choice.kind is TAKING_BACK or (choice.kind is PILING and not can_spare(t, choice)):
                found.append(NEVER)
                continue
            after = t.clone()
            after.follow(choice)
            gain = appraise(after, self.weights) - now
            found.append(gain - 0.15 if moment else gain)
        return found


def can_spare(t: Camp, choice: Choice) -> bool:
    """Is the wood not needed for tonight's weather?"""
    assert isinstance(choice, Use)
    values = Values(t, WEIGHTS)
    keep = max(0.0, values.clouds() - t.levels[ROOF]) + values.winter()
    return t.stock[WOOD] - choice.value >= int(keep)
