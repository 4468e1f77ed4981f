"""Items lost or stolen by a card (effects: `lose_item`, `steal_item`)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.games.naufragos.choices import LOSE, STEAL, Act
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.events import ITEM_GAINED, STOLEN
from robinsonade.games.naufragos.prompts import LOSE_PROMPT, STEAL_PROMPT
from robinsonade.games.naufragos.rules.items import discard_item, fitting, remove_item
from robinsonade.games.naufragos.table.fields import CARD_PART, THING_STREAM
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step


def gain_item(t: Castaways, seat: int, card: int) -> None:
    """An item comes into the game; its effect runs once, now."""
    t.hold(seat, card)
    t.emit(ITEM_GAINED, seat, card)
    carry_out(t, t.book.cards[card].effect, seat, card, NOBODY, 0)


CHOICE: Final = -1
RANDOM: Final = -2


def cards_of(t: Castaways, seat: int) -> list[int]:
    return sorted({code & CARD_PART for code in t.items[seat]})


class LoseItems(Step):
    """A castaway discards items, of its own choice or at random."""

    __slots__ = ("seat", "n", "how")

    def __init__(self, seat: int, n: int, how: int) -> None:
        self.seat = seat
        self.n = n
        self.how = how

    def advance(self, t: Castaways) -> bool:
        held = t.items[self.seat]
        if not self.n or not held:
            t.done()
            return True
        if self.how == RANDOM:
            code = held[t.chance.below(len(held), THING_STREAM)]
            self.lose(t, code & CARD_PART)
            return True
        if len(cards_of(t, self.seat)) == 1:
            self.lose(t, held[0] & CARD_PART)
            return True
        return False

    def choices(self, t: Castaways) -> list[Choice]:
        return [LOSE[self.seat][card] for card in cards_of(t, self.seat)]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.lose(t, choice.what)

    def lose(self, t: Castaways, card: int) -> None:
        discard_item(t, self.seat, card)
        t.then(LoseItems(self.seat, self.n - 1, self.how))

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(LOSE_PROMPT, self.seat)


class StealItem(Step):
    """An item changes hands; of several that fit the taker chooses one."""

    __slots__ = ("seat", "victim", "card")

    def __init__(self, seat: int, victim: int, card: int) -> None:
        self.seat = seat
        self.victim = victim
        self.card = card  # CHOICE: any; RANDOM: drawn

    def fit(self, t: Castaways) -> list[int]:
        if self.card < 0:
            return cards_of(t, self.victim)
        return fitting(t, self.victim, self.card)

    def advance(self, t: Castaways) -> bool:
        fit = self.fit(t)
        if len(fit) > 1 and self.card != RANDOM:
            return False
        t.done()
        if len(fit) > 1:
            fit = [fit[t.chance.below(len(fit), THING_STREAM)]]
        if fit:
            self.steal(t, fit[0])
        return True

    def choices(self, t: Castaways) -> list[Choice]:
        return [STEAL[self.seat][card] for card in self.fit(t)]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        t.done()
        self.steal(t, choice.what)

    def steal(self, t: Castaways, card: int) -> None:
        t.hold(self.seat, remove_item(t, self.victim, card))
        t.emit(STOLEN, self.seat, card, self.victim)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(STEAL_PROMPT, self.seat, self.victim)


STEPS: Final = (
    LoseItems,
    StealItem,
)
