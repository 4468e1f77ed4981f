"""What a sensible castaway does (weights in data/weights.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.naufragos.box.components import NOBODY, PERSON_IDS, STORY_VALUE, STRENGTH
from robinsonade.games.naufragos.choices import (
    ACCEPTING,
    APPLYING,
    ASKING_NOTHING,
    BURYING,
    EATING_GIFT,
    ENDING_NOW,
    FEEDING_FIRE,
    JOINING,
    LEAVING_REST,
    OFFERING,
    REPEATING,
    REROLLING,
    SLOTTING,
    SPENDING,
    TAKING,
    TREATING,
    USING,
    Act,
    Aside,
)
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.heuristics.exploring import score_round
from robinsonade.games.naufragos.heuristics.feeding import score_carried, score_feeding, score_fish
from robinsonade.games.naufragos.heuristics.gifts import helps
from robinsonade.games.naufragos.heuristics.outlook import chance_home, risk, turns_left
from robinsonade.games.naufragos.heuristics.placing import (
    score_contribution,
    score_placement,
    score_proposal,
)
from robinsonade.games.naufragos.heuristics.signals import (
    rescue_odds,
    signal_plan,
    strength_of_hands,
)
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.heuristics.worth import Worth
from robinsonade.games.naufragos.rules.people import holders, stat_of_group, usable
from robinsonade.games.naufragos.rules.return_rolls import return_bonus
from robinsonade.games.naufragos.steps.actions import WhitePawn
from robinsonade.games.naufragos.steps.any_time.asides import Respite
from robinsonade.games.naufragos.steps.camp.building import Contribute, Propose
from robinsonade.games.naufragos.steps.camp.campfire import Kindle, Kindled
from robinsonade.games.naufragos.steps.camp.fishing import HookOne
from robinsonade.games.naufragos.steps.casting import Casting
from robinsonade.games.naufragos.steps.dice.contests import StrengthRolled
from robinsonade.games.naufragos.steps.dice.rolls import AfterRoll, total
from robinsonade.games.naufragos.steps.end_of_turn import Fester
from robinsonade.games.naufragos.steps.exploration.exploring import Round
from robinsonade.games.naufragos.steps.exploration.lost import LostRolled
from robinsonade.games.naufragos.steps.exploration.returning import Joining, PayAgain, ReturnRolled
from robinsonade.games.naufragos.steps.exploration.track import Promontory
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.steps.survival import EatCarried, HandOut
from robinsonade.games.naufragos.steps.talks.deciding import Choose, ChooseWho, Collect
from robinsonade.games.naufragos.steps.talks.trading import Answer
from robinsonade.games.naufragos.steps.talks.voting import Ballot
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice, Pass
from robinsonade.kernel.masks import members
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.step import Step

LIKED: Final = ("strong", "carpenter", "cook", "amateur_hunter", "physician", "fisher")


class CastawayPolicy(Policy):
    """Scores a choice by the question it answers."""

    __slots__ = ("weights",)

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = Weights(weights)

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        t: Castaways = table
        step = t.agenda[-1]
        w = self.weights
        found = self.of_step(t, step, seat, choices)
        return [
            score_aside(t, w, step, choice) if isinstance(choice, Aside) else score
            for choice, score in zip(choices, found, strict=True)
        ]

    def of_step(self, t: Castaways, step: Step, seat: int, choices: list[Choice]) -> list[float]:
        w = self.weights
        if isinstance(step, Place | WhitePawn):
            return score_placement(t, w, seat, choices)
        if isinstance(step, Choose):
            return score_deeds(t, w, step, choices)
        if isinstance(step, Ballot):
            return score_votes(t, w, step, seat, choices)
        if isinstance(step, Round):
            return score_round(t, w, seat, choices)
        if isinstance(step, HandOut):
            return score_feeding(t, w, step, seat, choices)
        if isinstance(step, EatCarried):
            return score_carried(t, w, seat, choices)
        if isinstance(step, AfterRoll):
            return score_reroll(t, w, choices)
        if isinstance(step, Contribute):
            return score_contribution(t, w, step, seat, choices)
        if isinstance(step, Propose):
            return score_proposal(t, w, choices)
        return [score_simple(t, w, step, seat, choice) for choice in choices]


def score_simple(t: Castaways, w: Weights, step: Step, seat: int, choice: Choice) -> float:
    """Questions with a short answer."""
    kind = choice.kind
    what = choice.what if isinstance(choice, Act) else -1
    if isinstance(step, Casting):
        return float(len(LIKED)) - LIKED.index(PERSON_IDS[what].rpartition("_")[0])
    if isinstance(step, Joining):
        return join_value(t, w, seat) if kind is JOINING else 0.0
    if isinstance(step, PayAgain):
        left = step.group.bit_count() - sum(step.offers)
        if not worth_paying(t, w, step.group):
            return float(-what)
        return float(what if what <= left else left - what)
    if isinstance(step, Collect):
        left = step.cost - sum(step.offers)
        spare = t.energy[seat] + t.extra[seat] - int(w.reserve)
        return float(what) if what <= left and (what <= spare or seat == step.seat) else -what
    if isinstance(step, Kindle):
        return float(-abs(what - min(5, t.energy[seat] + t.extra[seat] - 1)))
    if isinstance(step, Promontory):
        return 1.0 if (kind is ENDING_NOW) == better_now(t, w) else 0.0
    if isinstance(step, ChooseWho):
        return worth_of_name(t, w, step, what)
    if isinstance(step, HookOne):
        return score_fish(what)
    if kind is TAKING:
        return item_value(t, w, what)
    if kind is LEAVING_REST:
        return w.item
    if kind is TREATING:
        return float(t.injuries[what])
    if kind is SPENDING:
        return float(-what)
    if isinstance(step, Answer):
        good = step.wanted == NOBODY or item_value(t, w, step.card) > item_value(t, w, step.wanted)
        return 1.0 if (kind is ACCEPTING) == good else 0.0
    if kind is EATING_GIFT or kind is ASKING_NOTHING or kind is SLOTTING:
        return 1.0
    if kind is APPLYING:
        return w.some
    if kind is BURYING:
        return float(t.book.cards[what].difficulty)
    if isinstance(choice, Pass):
        return 0.0
    return w.some if what < 0 else w.little


def worth_paying(t: Castaways, w: Weights, group: int) -> bool:
    """Another roll for energy? A night in the wild costs little until the ship is due."""
    if t.last_turn == t.turn or turns_left(t) <= 2:
        return True
    return chance_home(t, group, t.difficulty) >= w.pay_again


def better_now(t: Castaways, w: Weights) -> bool:
    """Is the ship of this turn a better chance than that of the next one?"""
    lost = risk(t, t.party, t.difficulty) if t.seats == 1 else 0.0
    now = rescue_odds(t, t.built, t.turn, 0.0) * (1.0 - lost)
    plan = signal_plan(t, w)
    finished = t.built
    if plan.left <= strength_of_hands(t, w) * w.next_turn:
        finished |= plan.mask
    tomorrow = rescue_odds(t, finished, t.turn + 1, w.luck_tomorrow)
    return now >= tomorrow * (1.0 - w.lost_tomorrow * lost)


def wood_for_signals(t: Castaways, w: Weights) -> bool:
    """On the last turn all wood goes into the signals."""
    return turns_left(t) <= 1 and signal_plan(t, w).wood > 0


def join_value(t: Castaways, w: Weights, seat: int) -> float:
    """Going home together is safer, unless there is much energy and little danger."""
    if t.difficulty >= w.dangerous or t.energy[seat] + t.extra[seat] < 2:
        return 1.0
    return w.never if chance_home(t, 1 << seat, t.difficulty + 1) > w.safe_alone else 1.0


def item_value(t: Castaways, w: Weights, card: int) -> float:
    """What a remains card is good for."""
    printed = t.book.cards[card]
    if not printed.is_item:
        return w.item * w.resolved
    value = w.item * w.any_item + printed.stats[STORY_VALUE] * w.story * w.points
    value += printed.stats[STRENGTH] * 1.0 + sum(printed.stats[1:STORY_VALUE]) * w.skill
    value += w.power * len(printed.powers)
    if holders(t, card, t.alive):
        return value
    wanted = [card for event in t.events.cards if card in t.book.cards[event].rescue_items]
    return value + w.wanted * len(wanted)


def worth_of_name(t: Castaways, w: Weights, step: ChooseWho, who: int) -> float:
    run = Run(step.script, 0, step.me, step.card, who, step.won)
    return Worth(t, w).script(step.script, run)


def score_deeds(t: Castaways, w: Weights, step: Choose, choices: list[Choice]) -> list[float]:
    """Card options by what their effects are worth."""
    options = t.book.options(step.script, step.at)
    worth = Worth(t, w)
    run = Run(step.script, 0, step.me, step.card, step.chosen, step.won)
    values = {
        option.deed: worth.script(option.script, run) - worth.cost(option.cost)
        for option in options
    }
    return [values.get(choice.what, 0.0) if isinstance(choice, Act) else 0.0 for choice in choices]


def score_votes(
    t: Castaways, w: Weights, step: Ballot, seat: int, choices: list[Choice]
) -> list[float]:
    """As a choice, seen with one's own eyes."""
    options = t.book.options(step.script, step.at)
    worth = Worth(t, w)
    run = Run(step.script, 0, step.me, step.card, NOBODY, 0)
    values = {option.deed: worth.script(option.script, run) for option in options}
    return [values.get(choice.what, 0.0) if isinstance(choice, Act) else 0.0 for choice in choices]


def score_reroll(t: Castaways, w: Weights, choices: list[Choice]) -> list[float]:
    """A token against a bad roll that matters."""
    bad = needs_reroll(t)
    return [
        (1.0 if bad else w.never) if choice.kind in (REROLLING, REPEATING) else 0.0
        for choice in choices
    ]


def needs_reroll(t: Castaways) -> bool:
    reader = t.agenda[-2] if len(t.agenda) > 1 else t.agenda[-1]
    if isinstance(reader, ReturnRolled):
        return total(t) + return_bonus(t, reader.group) < t.difficulty
    if isinstance(reader, LostRolled):
        need = min([t.lost_at[seat] for seat in members(reader.group)])
        return total(t) + return_bonus(t, reader.group) < need
    if isinstance(reader, StrengthRolled):
        return total(t) + stat_of_group(t, reader.side, STRENGTH) < reader.need
    if isinstance(reader, Kindled):
        return total(t) > reader.declared and t.wood > 0
    if isinstance(reader, Fester):
        return 1 in t.rolled and t.sequelae[reader.seat] >= 1
    return False


def score_aside(t: Castaways, w: Weights, step: Step, choice: Aside) -> float:
    """Wood on the fire, healing and rum when they are needed; gifts that help everybody."""
    if choice.kind is FEEDING_FIRE:
        return w.feed_fire if t.fire_wood == 0 and not wood_for_signals(t, w) else w.never
    if choice.kind is OFFERING:
        useful = isinstance(step, Respite) and helps(t, step.moment, choice)
        return w.give if useful else w.never
    assert choice.kind is USING
    seat = choice.seat
    printed = t.book.cards[choice.what]
    worth = Worth(t, w)
    run = Run(printed.powers[0].script, 0, seat, choice.what, most_injured(t), 0)
    value = worth.script(printed.powers[0].script, run)
    if printed.powers[0].discards and usable(t, seat) - t.energy[seat] < 3 and value < 3:
        return w.never
    rescue = any(choice.what in t.book.cards[event].rescue_items for event in t.events.cards)
    return w.use_power if value >= w.worth_using and not rescue else w.never


def most_injured(t: Castaways) -> int:
    return t.injuries.index(max(t.injuries))
