"""Cards that let somebody decide (NAU-6.1; effects: `choice`, shared `cost`, `chosen_*`)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import Option
from robinsonade.games.naufragos.choices import DO, MOST_ENERGY, NAME, SPEND, Act
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.events import CHOSE, NAMED
from robinsonade.games.naufragos.prompts import CHOOSE_PROMPT, NAME_PROMPT, SHARE_PROMPT
from robinsonade.games.naufragos.rules.costs import is_legal, pay_cost, sharers
from robinsonade.games.naufragos.rules.on_stage import card_asked
from robinsonade.games.naufragos.rules.order import in_order, marching
from robinsonade.games.naufragos.rules.people import pay, purse
from robinsonade.games.naufragos.rules.sheets import payment
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.staged import CardAsked, SheetAsked
from robinsonade.kernel.step import Prompt


class Choose(Attentive):
    """One castaway picks exactly one option that is legal."""

    __slots__ = ("script", "at", "seat", "me", "card", "chosen", "won", "closed")

    def __init__(
        self,
        script: int,
        at: int,
        seat: int,
        me: int,
        card: int,
        chosen: int,
        won: int,
        closed: int,
    ) -> None:
        self.script = script
        self.at = at
        self.seat = seat  # who decides
        self.me = me
        self.card = card
        self.chosen = chosen
        self.won = won
        self.closed = closed  # bit mask of options that turned out too dear

    def legal(self, t: Castaways) -> list[Option]:
        options = t.book.options(self.script, self.at)
        return [
            option
            for number, option in enumerate(options)
            if not has(self.closed, number) and is_legal(t, option, self.seat)
        ]

    def advance(self, t: Castaways) -> bool:
        if not has(t.alive, self.seat):  # NAU-R30
            t.done()
            return True
        legal = self.legal(t)
        if len(legal) > 1:
            return False
        t.done()
        if legal:
            self.follow(t, legal[0])
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        deeds = DO[self.seat]
        return [deeds[option.deed] for option in self.legal(t)]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        for option in self.legal(t):
            if option.deed == choice.what:
                t.done()
                self.follow(t, option)
                return

    def follow(self, t: Castaways, option: Option) -> None:
        t.emit(CHOSE, self.seat, option.deed)
        cost = option.cost
        if cost is not None and cost.shared and cost.energy:
            options = t.book.options(self.script, self.at)
            closed = self.closed | 1 << options.index(option)
            again = Choose(
                self.script,
                self.at,
                self.seat,
                self.me,
                self.card,
                self.chosen,
                self.won,
                closed,
            )
            t.first(Collect(self.seat, cost.energy, 0, [], options.index(option)), again)
            return
        if cost is not None:
            pay_cost(t, cost, self.seat)
        self.run(t, option)

    def run(self, t: Castaways, option: Option) -> None:
        carry_out(t, option.script, self.me, self.card, self.chosen, self.won)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(CHOOSE_PROMPT, self.seat, self.card)

    def about_card(self, t: Castaways) -> CardAsked | None:
        return card_asked(t, self.card, self.seat)


class Collect(Attentive):
    """NAU-R32: energy that several share, offered in turn; too little, and nothing is paid."""

    __slots__ = ("seat", "cost", "asked", "offers", "option")

    def __init__(self, seat: int, cost: int, asked: int, offers: list[int], option: int) -> None:
        self.seat = seat  # the chooser offers first
        self.cost = cost
        self.asked = asked  # how many have been asked
        self.offers = offers
        self.option = option

    def order(self, t: Castaways) -> list[int]:
        group = sharers(t)
        rest = marching(t, group) if t.party else in_order(t, group)
        return [self.seat] + [seat for seat in rest if seat != self.seat]

    def advance(self, t: Castaways) -> bool:
        order = self.order(t)
        if sum(self.offers) >= self.cost:
            self.collect(t, order)
            return True
        if self.asked == len(order):
            t.done()  # the chooser takes another option
            return True
        if purse(t, order[self.asked]) == 0:
            t.then(self.with_offer(0))
            return True
        return False

    def collect(self, t: Castaways, order: list[int]) -> None:
        """Taken in this order, exactly."""
        left = self.cost
        for seat, offer in zip(order, self.offers, strict=False):
            part = min(left, offer)
            pay(t, seat, part)
            left -= part
        t.done()
        choose = t.agenda.pop()
        assert isinstance(choose, Choose)
        options = t.book.options(choose.script, choose.at)
        option = options[self.option]
        if option.cost is not None:
            pay_cost(t, option.cost, self.seat)
        choose.run(t, option)

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.order(t)[self.asked]
        most = min(purse(t, seat), self.cost - sum(self.offers), MOST_ENERGY)
        return SPEND[seat][: most + 1]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        t.then(self.with_offer(choice.what))

    def with_offer(self, n: int) -> Collect:
        return Collect(self.seat, self.cost, self.asked + 1, [*self.offers, n], self.option)

    def prompt(self, t: Castaways) -> Prompt:
        seat = self.order(t)[self.asked]
        return Prompt(SHARE_PROMPT, seat, sum(self.offers), self.cost)

    def about_card(self, t: Castaways) -> CardAsked | None:
        """That of the choice which costs so much."""
        return t.agenda[-2].about_card(t)

    def about_sheet(self, t: Castaways) -> SheetAsked | None:
        order = [seat for seat in self.order(t)[self.asked :] if purse(t, seat)]
        return payment(t, order, self.cost - sum(self.offers))


class ChooseWho(Attentive):
    """`chosen_explorer`, `chosen_player`, `chosen_other`, `holder:`: who is meant."""

    __slots__ = ("script", "me", "card", "won", "among")

    def __init__(self, script: int, me: int, card: int, won: int, among: int) -> None:
        self.script = script  # what is done to the one who is chosen
        self.me = me
        self.card = card
        self.won = won
        self.among = among  # bit mask of seats

    def advance(self, t: Castaways) -> bool:
        among = self.among & t.alive
        if among & (among - 1) and has(t.alive, self.me):
            return False
        t.done()
        if among and has(t.alive, self.me):
            self.name(t, among.bit_length() - 1)
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        return [NAME[self.me][seat] for seat in members(self.among & t.alive)]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        t.done()
        self.name(t, choice.what)

    def name(self, t: Castaways, who: int) -> None:
        t.emit(NAMED, self.me, who)
        carry_out(t, self.script, self.me, self.card, who, self.won)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(NAME_PROMPT, self.me, self.card)

    def about_card(self, t: Castaways) -> CardAsked | None:
        return card_asked(t, self.card, self.me)


STEPS: Final = (
    Choose,
    Collect,
    ChooseWho,
)
