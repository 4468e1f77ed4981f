"""Going home from an exploration (NAU-9.12 to NAU-9.15); who must: exploring.py (NAU-9.16)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import ANY_TIME
from robinsonade.games.naufragos.choices import JOIN, JOINING, MOST_ENERGY, SPEND, Act
from robinsonade.games.naufragos.events import JOINED, RETURN_DECLARED, RETURN_TOTAL
from robinsonade.games.naufragos.prompts import AGAIN_PROMPT, FOR_RETURN, JOIN_PROMPT
from robinsonade.games.naufragos.rules.items import any_time_users, powers_at
from robinsonade.games.naufragos.rules.on_stage import dice_asked
from robinsonade.games.naufragos.rules.order import marching
from robinsonade.games.naufragos.rules.people import pay, purse, purse_of_group
from robinsonade.games.naufragos.rules.return_rolls import return_bonus
from robinsonade.games.naufragos.rules.sheets import payment
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.steps.dice import rolls
from robinsonade.games.naufragos.steps.exploration.lost import come_home, get_lost
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import DiceAsked, SheetAsked
from robinsonade.kernel.step import Prompt


class Joining(Attentive):
    """NAU-9.12, NAU-9.13: the others, in marching order, join or go on exploring."""

    __slots__ = ("seat", "group", "asked")

    def __init__(self, seat: int, group: int, asked: int) -> None:
        self.seat = seat  # who declared the return
        self.group = group  # bit mask
        self.asked = asked  # bit mask

    def waiting(self, t: Castaways) -> tuple[int, ...]:
        return marching(t, t.party & ~self.group & ~self.asked)

    def advance(self, t: Castaways) -> bool:
        if self.waiting(t):
            return False
        t.done()
        try_return(t, self.seat, self.group)
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.waiting(t)[0]
        return [JOIN[seat], PASS[seat]]

    def take(self, t: Castaways, choice: Choice) -> None:
        bit = 1 << choice.seat
        if choice.kind is JOINING:
            t.emit(JOINED, choice.seat)
            t.then(Joining(self.seat, self.group | bit, self.asked | bit))
        else:
            t.then(Joining(self.seat, self.group, self.asked | bit))

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(JOIN_PROMPT, self.waiting(t)[0], self.group, t.difficulty)


def try_return(t: Castaways, declarer: int, group: int) -> None:
    """NAU-9.12: two dice for the whole group."""
    t.emit(RETURN_DECLARED, group, t.difficulty)
    t.first(ReturnRolled(declarer, group))
    rolls.roll(t, 2, group, rolls.RETURN_ROLL)


def could_pay(t: Castaways, group: int) -> bool:
    """NAU-9.14, NAU-R42: enough energy, or somebody may still use an item and have more."""
    return purse_of_group(t, group) >= group.bit_count() or bool(any_time_users(t) & group)


class ReturnRolled(rolls.Judged):
    """NAU-9.12, NAU-9.14, NAU-9.15: home, another try for energy, or lost."""

    __slots__ = ("seat", "group")

    def __init__(self, seat: int, group: int) -> None:
        self.seat = seat
        self.group = group

    def advance(self, t: Castaways) -> bool:
        t.done()
        group = self.group & t.party
        if not group:
            return True
        result = rolls.total(t) + return_bonus(t, group)
        t.emit(RETURN_TOTAL, group, result, t.difficulty)
        if self.succeeds(t, rolls.total(t)):
            come_home(t, group)
        elif could_pay(t, group):
            t.first(PayAgain(self.seat, group, []))
        else:
            get_lost(t, group)
        return True

    def rolled_for(self) -> int:
        return FOR_RETURN

    def succeeds(self, t: Castaways, rolled: int) -> bool:
        return rolled + return_bonus(t, self.group & t.party) >= t.difficulty

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        return dice_asked(t, return_bonus(t, self.group & t.party), t.difficulty)


class PayAgain(Attentive):
    """NAU-9.14, NAU-R32: one energy for each of the group, offered in turn, for another roll."""

    __slots__ = ("seat", "group", "offers")

    def __init__(self, seat: int, group: int, offers: list[int]) -> None:
        self.seat = seat
        self.group = group
        self.offers = offers

    def order(self, t: Castaways) -> list[int]:
        rest = [seat for seat in marching(t, self.group) if seat != self.seat]
        return [self.seat, *rest] if has(self.group, self.seat) else rest

    def advance(self, t: Castaways) -> bool:
        order = self.order(t)
        cost = self.group.bit_count()
        if sum(self.offers) >= cost:
            for seat, offer in zip(order, self.offers, strict=False):
                part = min(cost, offer)
                pay(t, seat, part)
                cost -= part
            t.done()
            try_return(t, self.seat, self.group)
            return True
        if len(self.offers) == len(order):
            t.done()
            get_lost(t, self.group)
            return True
        seat = order[len(self.offers)]
        if not self.is_asked(t, seat):
            t.then(PayAgain(self.seat, self.group, [*self.offers, 0]))
            return True
        return False

    def is_asked(self, t: Castaways, seat: int) -> bool:
        return purse(t, seat) > 0 or bool(powers_at(t, seat, ANY_TIME))  # NAU-R42

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.order(t)[len(self.offers)]
        most = min(purse(t, seat), self.group.bit_count(), MOST_ENERGY)
        return SPEND[seat][: most + 1]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        t.then(PayAgain(self.seat, self.group, [*self.offers, choice.what]))

    def prompt(self, t: Castaways) -> Prompt:
        seat = self.order(t)[len(self.offers)]
        return Prompt(AGAIN_PROMPT, seat, sum(self.offers), self.group.bit_count())

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        """The roll that has failed."""
        return dice_asked(t, return_bonus(t, self.group), t.difficulty)

    def about_sheet(self, t: Castaways) -> SheetAsked | None:
        order = [seat for seat in self.order(t)[len(self.offers) :] if self.is_asked(t, seat)]
        return payment(t, order, self.group.bit_count() - sum(self.offers))


STEPS: Final = (
    Joining,
    ReturnRolled,
    PayAgain,
)
