"""Rolls and what can be done about them (NAU-5); NAU-15.1: without tokens for another roll."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import AFTER_ROLL, BEFORE_ROLL, Power
from robinsonade.games.naufragos.box.components import FACES
from robinsonade.games.naufragos.choices import REPEAT, REPEATING, REROLL, REROLLING, Act
from robinsonade.games.naufragos.events import REROLLED, ROLLED, ROLLED_TWO
from robinsonade.games.naufragos.prompts import FOR_CARD, REROLL_PROMPT
from robinsonade.games.naufragos.rules.costs import can_pay
from robinsonade.games.naufragos.rules.items import mark_use, usable_copy
from robinsonade.games.naufragos.rules.on_stage import dice_asked
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.rules.story_tokens import lose_story
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.table.fields import CARD_PART, DICE_STREAM
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.masks import members
from robinsonade.kernel.staged import CardAsked, DiceAsked
from robinsonade.kernel.step import Prompt, Step

# What is rolled for.
ANY_ROLL: Final = 0
CAMPFIRE_ROLL: Final = 1
RETURN_ROLL: Final = 2
STRENGTH_ROLL: Final = 3
ROLLS: Final = ("any", "campfire", "return", "strength")


def roll(t: Castaways, dice: int, side: int, what: int) -> None:
    """Roll; then the side that rolled (a bit mask) may repeat it. The result is in `t.rolled`.

    The step that reads the result must lie on the agenda already.
    """
    t.first(Cast(dice, side, what))
    occasion(t, BEFORE_ROLL, side)


def total(t: Castaways) -> int:
    return sum(t.rolled)


class Judged(Step):
    """A step that reads a roll and knows beforehand what it has to be."""

    __slots__ = ()

    def rolled_for(self) -> int:
        return FOR_CARD

    def succeeds(self, t: Castaways, rolled: int) -> bool:
        """Would this total do?"""
        return False

    def is_good(self, t: Castaways) -> bool:
        """Do the dice that lie there do?"""
        return self.succeeds(t, total(t))

    def counted(self, t: Castaways) -> int:
        """What the dice show together; 0: they are not added up."""
        return total(t)

    def chance(self, t: Castaways, dice: int) -> float:
        """How likely all dice would do."""
        totals = [0]
        for _ in range(dice):
            totals = [before + face for before in totals for face in range(1, FACES + 1)]
        return sum([self.succeeds(t, total) for total in totals]) / len(totals)


def judge_of(t: Castaways) -> Judged | None:
    """The step under the one that waits, if it knows what the roll has to be."""
    judge = t.agenda[-2] if len(t.agenda) > 1 else None
    return judge if isinstance(judge, Judged) else None


class Cast(Step):
    """The dice fall."""

    __slots__ = ("dice", "side", "what")

    def __init__(self, dice: int, side: int, what: int) -> None:
        self.dice = dice
        self.side = side
        self.what = what

    def advance(self, t: Castaways) -> bool:
        t.done()
        throw(t, self.dice)
        after = AfterRoll(self.dice, self.side, self.what, 1, 0)
        if after.thinking(t):
            t.first(after)
        return True


def throw(t: Castaways, dice: int) -> None:
    below = t.chance.below
    if dice == 1:
        t.rolled = [below(FACES, DICE_STREAM) + 1]
    else:
        t.rolled = [below(FACES, DICE_STREAM) + 1 for _ in range(dice)]
    if t.log is not None:
        if dice == 2:
            t.emit(ROLLED_TWO, t.rolled[0], t.rolled[1], t.rolled[0] + t.rolled[1])
        else:
            for die in t.rolled:
                t.emit(ROLLED, die)


class AfterRoll(Step):
    """NAU-5.5, NAU-R31: one story token, from any member, repeats all dice of a roll once."""

    __slots__ = ("dice", "side", "what", "token", "passed")

    def __init__(self, dice: int, side: int, what: int, token: int, passed: int) -> None:
        self.dice = dice
        self.side = side
        self.what = what
        self.token = token  # 1: no token has been spent on this roll yet
        self.passed = passed

    def thinking(self, t: Castaways) -> int:
        """Who could still repeat the roll."""
        found = 0
        token = self.token and not t.no_rerolls
        for seat in members(self.side & ~self.passed & t.alive):
            if (token and t.tokens[seat]) or (t.items[seat] and self.powers(t, seat)):
                found |= 1 << seat
        return found

    def powers(self, t: Castaways, seat: int) -> list[int]:
        found: list[int] = []
        for code in t.items[seat]:
            card = code & CARD_PART
            if card not in found and self.power(t, seat, card) is not None:
                found.append(card)
        return found

    def power(self, t: Castaways, seat: int, card: int) -> Power | None:
        for power in t.book.cards[card].powers:
            fits = power.trigger == AFTER_ROLL and power.which in (ANY_ROLL, self.what)
            if fits and usable_copy(t, seat, card, power) >= 0 and can_pay(t, power.cost, seat):
                return power
        return None

    def advance(self, t: Castaways) -> bool:
        if self.thinking(t):
            return False
        t.done()
        return True

    def choices(self, t: Castaways) -> list[Choice]:
        found: list[Choice] = []
        token = self.token and not t.no_rerolls
        for seat in in_order(t, self.thinking(t)):
            found.append(PASS[seat])
            if token and t.tokens[seat]:
                found.append(REROLL[seat])
            for card in self.powers(t, seat):
                found.append(REPEAT[seat][card])
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        seat = choice.seat
        if choice.kind is REROLLING:
            lose_story(t, seat, 1)
            self.again(t, seat, 0)
        elif choice.kind is REPEATING and isinstance(choice, Act):
            power = self.power(t, seat, choice.what)
            assert power is not None
            mark_use(t, seat, choice.what, power)
            self.again(t, seat, self.token)
        else:
            passed = self.passed | 1 << seat
            t.then(AfterRoll(self.dice, self.side, self.what, self.token, passed))

    def has_succeeded(self, t: Castaways) -> bool:
        """Is it known that the roll is good enough?"""
        judge = judge_of(t)
        return judge is not None and judge.is_good(t)

    def letting_go(self, t: Castaways, seat: int) -> Choice | None:
        """NAU-5.5: few people repeat a roll that was good enough."""
        return PASS[seat] if self.has_succeeded(t) and PASS[seat] in t.choices() else None

    def again(self, t: Castaways, seat: int, token: int) -> None:
        t.emit(REROLLED, seat)
        throw(t, self.dice)
        t.then(AfterRoll(self.dice, self.side, self.what, token, 0))

    def prompt(self, t: Castaways) -> Prompt:
        judge = judge_of(t)
        if judge is None:
            return Prompt(REROLL_PROMPT, FOR_CARD, total(t))
        return Prompt(REROLL_PROMPT, judge.rolled_for(), judge.counted(t))

    def about_card(self, t: Castaways) -> CardAsked | None:
        """The step that reads the roll knows which card wants it ..."""
        return t.agenda[-2].about_card(t)

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        """... and against what."""
        return t.agenda[-2].about_dice(t) or dice_asked(t)


STEPS: Final = (
    Cast,
    AfterRoll,
)
