"""What a sensible castaway does (weights in data/weights.toml).

Planning follows written-down values of actions; every other choice is tried on a copy of the
imagined table and appraised.
"""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITY_COST,
    ABILITY_SCRIPT,
    CRAFT,
    FRIDAY,
)
from robinsonade.games.robinson_crusoe.box.dice import ADVENTURE_DIE, SUCCESS_DIE
from robinsonade.games.robinson_crusoe.box.helpers import (
    BONUS,
    FIRST_EXTRA,
    FROM_DOG,
    FROM_ITEM,
    HELPS,
)
from robinsonade.games.robinson_crusoe.box.scripts import SCRIPTS
from robinsonade.games.robinson_crusoe.box.spots import SPOTS
from robinsonade.games.robinson_crusoe.choices import (
    AGREEING,
    ANSWERING_NO,
    ANSWERING_YES,
    ENOUGH_HANDS,
    IDLING,
    JOINING,
    PILING,
    PLAN,
    SUPPORTING,
    TAKING_BACK,
    USING_ABILITY,
    Pick,
    Plan,
    Use,
    payment_choice,
)
from robinsonade.games.robinson_crusoe.effects.abilities import AbilityNewIdea, AbilityRecon
from robinsonade.games.robinson_crusoe.effects.decks import Peek
from robinsonade.games.robinson_crusoe.heuristics.health import next_wound
from robinsonade.games.robinson_crusoe.heuristics.lasting_value import stays
from robinsonade.games.robinson_crusoe.heuristics.plan_value import Values
from robinsonade.games.robinson_crusoe.heuristics.position_value import appraise
from robinsonade.games.robinson_crusoe.heuristics.weights import WEIGHTS, Weights, place_of
from robinsonade.games.robinson_crusoe.heuristics.wood_pile import wood_for_the_pile
from robinsonade.games.robinson_crusoe.rules import dice_odds as dice
from robinsonade.games.robinson_crusoe.rules.planning.costs import payments_for
from robinsonade.games.robinson_crusoe.rules.planning.draft import free_pawns, pawns_in
from robinsonade.games.robinson_crusoe.rules.planning.open_spots import open_spots
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.steps.actions.dice import RollDie
from robinsonade.games.robinson_crusoe.steps.any_time.moments import Waiting
from robinsonade.games.robinson_crusoe.steps.choose_option import ChooseOption
from robinsonade.games.robinson_crusoe.steps.pick_place.tiles import PickNightMove
from robinsonade.games.robinson_crusoe.steps.planning import Agreement, Joining, Planning
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import PASSING, Choice
from robinsonade.kernel.policy import Policy

__all__ = ["WEIGHTS", "CastawayPolicy"]

MOST_OPTIONS: Final = 3  # that one use asks for


def is_a_look(choice: Choice) -> bool:
    """Does it only show something? What a look is worth cannot be seen on a copy of the table."""
    if choice.kind is not USING_ABILITY or not isinstance(choice, Use):
        return False
    effects = SCRIPTS[ABILITY_SCRIPT[choice.value]]
    return len(effects) == 1 and isinstance(effects[0], (AbilityNewIdea, AbilityRecon, Peek))


def worth_trying(choice: Choice) -> bool:
    """Might it be better than to pass?"""
    return choice.kind is not PASSING and not is_a_look(choice)


class CastawayPolicy(Policy):
    """Scores a choice; doing nothing is worth 0."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[Weights]) -> None:
        self.weights = weights  # of each scenario, for each number of seats

    def of(self, t: Camp) -> Weights:
        return self.weights[place_of(t.scenario, t.seats)]

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        t: Camp = table
        step = t.agenda[-1]
        if isinstance(step, Planning):
            return self.score_plans(t, choices)
        if isinstance(step, Joining):
            return self.score_helpers(t, choices)
        if isinstance(step, Agreement):
            return [1.0 if choice.kind is AGREEING else self.of(t).never for choice in choices]
        if isinstance(step, RollDie):
            worth = self.worth_of_reroll(t, step)
            return [worth if choice.kind is ANSWERING_YES else 0.0 for choice in choices]
        if isinstance(step, PickNightMove) and stays(t, self.of(t)):
            return [1.0 if choice.kind is ANSWERING_NO else 0.0 for choice in choices]
        return self.score_by_trying(t, choices, isinstance(step, Waiting))

    # -- planning --------------------------------------------------------------------------------

    def score_plans(self, t: Camp, choices: list[Choice]) -> list[float]:
        """Where the next pawn does most."""
        values = Values(t, self.of(t), t.plan)
        found: list[float] = []
        for choice in choices:
            if choice.kind is SUPPORTING:
                found.append(self.of(t).never)
            elif choice.kind is IDLING or not isinstance(choice, Plan):
                found.append(0.0)
            else:
                who = FRIDAY if choice.kind.name == "send" else t.cast[choice.seat]
                found.append(values.of_plan(choice, who))
        return found

    def score_helpers(self, t: Camp, choices: list[Choice]) -> list[float]:
        """Enough hands to be sure where that is worth more than what they could do elsewhere."""
        planned = t.plan[-1]
        number, actor = planned.spot, planned.actor
        roll, sure = pawns_needed(t, number, len(t.plan) - 1)
        needy = pawns_in(planned) < roll
        safe = pawns_in(planned) >= sure
        gain = 0.0
        elsewhere = 0.0
        if not needy:
            gain = self.of(t).company * self.worth_of_help(t, number, actor)
            elsewhere = self.best_elsewhere(t, actor, number)
        found: list[float] = []
        for choice in choices:
            if choice.kind is ENOUGH_HANDS:
                found.append(0.0)
            elif choice.kind is JOINING and isinstance(choice, Pick):
                if safe and HELPS[choice.value].origin != BONUS:
                    found.append(self.of(t).never)
                    continue
                score = gain - self.price_of_help(t, choice.value, elsewhere)
                found.append(score + (self.of(t).must if needy else 0.0))
            else:
                found.append(0.0)
        return found

    def worth_of_help(self, t: Camp, number: int, actor: int) -> float:
        """Sure success instead of dice; at a wreck more of what it holds."""
        action = SPOTS[number].action
        if not dice.rolls(action):
            return Values(t, self.of(t), t.plan).of_spot(number, actor)
        values = Values(t, self.of(t), t.plan[:-1])
        worth = values.of_spot(number, actor)
        return worth - values.with_dice(worth, action, actor)

    def price_of_help(self, t: Camp, help_: int, elsewhere: float) -> float:
        """What somebody or something that helps cannot do elsewhere."""
        w = self.of(t)
        if help_ == FRIDAY:
            return w.friday_pawn
        if help_ < FIRST_EXTRA:
            return elsewhere - w.weary * t.wounds[help_]
        origin = HELPS[help_].origin
        if origin == BONUS:
            return -w.must
        return 0.0 if origin in (FROM_ITEM, FROM_DOG) else w.single_use

    def best_elsewhere(self, t: Camp, who: int, busy: int) -> float:
        """The best that a free pawn could do on its own account."""
        helpers = [other for other in t.cast if free_pawns(t, other) > 0]
        if not helpers:
            return 0.0
        other = who if who in helpers else helpers[0]
        values = Values(t, self.of(t), t.plan)
        best = 0.0
        options = PLAN[t.seat_of[other]]
        for number in open_spots(t, other):
            if number == busy:
                continue
            for payment in payments_for(t, number, other):
                choice = payment_choice(options[number], payment)
                assert isinstance(choice, Plan)
                best = max(best, values.of_plan(choice, other))
        return best

    # -- everything else -------------------------------------------------------------------------

    def worth_of_reroll(self, t: Camp, step: RollDie) -> float:
        """What a reroll mends on average, less the determination it costs."""
        w = self.of(t)
        if not step.unwelcome():
            return w.never
        action = step.action
        cost = ABILITY_COST[CRAFT] * w.determination
        if step.die == SUCCESS_DIE:
            return dice.SUCCESS[action] * w.failure - cost
        if step.die == ADVENTURE_DIE:
            return (1.0 - dice.SURPRISE[action]) * w.surprises[action] - cost
        return (1.0 - dice.HURT[action]) * next_wound(t, t.actor, w) - cost

    def score_by_trying(self, t: Camp, choices: list[Choice], moment: bool) -> list[float]:
        """Carry each choice out on a copy and appraise what comes of it."""
        if moment and not any(worth_trying(choice) for choice in choices):
            return [0.0 if choice.kind is PASSING else self.of(t).never for choice in choices]
        now = appraise(t, self.of(t))
        found: list[float] = []
        for choice in choices:
            if choice.kind is PASSING:
                found.append(0.0)
            elif choice.kind is TAKING_BACK or is_a_look(choice):
                found.append(self.of(t).never)
            elif choice.kind is PILING:
                assert isinstance(choice, Use)
                found.append(float(choice.value <= wood_for_the_pile(t, self.of(t))) * choice.value)
            else:
                after = t.clone()
                after.follow(choice)
                if moment:
                    self.take_options(after)
                gain = appraise(after, self.of(t)) - now
                found.append(gain - self.of(t).restraint if moment else gain)
        return found

    def take_options(self, t: Camp) -> None:
        """What was used may ask what it is used for: the best answer counts."""
        for _ in range(MOST_OPTIONS):
            if not t.agenda or not isinstance(t.agenda[-1], ChooseOption):
                return
            options = t.choices()
            best = self.best(t, options[0].seat, options, False)
            t.follow(options[0] if best is None else best)
