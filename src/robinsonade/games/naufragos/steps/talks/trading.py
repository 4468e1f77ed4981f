"""Items that change hands (NAU-6.5, NAU-6.6)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import CARD
from robinsonade.games.naufragos.box.components import MOST_SEATS, NOBODY
from robinsonade.games.naufragos.choices import ACCEPT, ACCEPTING, ASK, ASK_NOTHING, REFUSE, Act
from robinsonade.games.naufragos.events import GIVEN, OFFER_REFUSED, SWAPPED
from robinsonade.games.naufragos.prompts import GIFT_PROMPT, SWAP_PROMPT, TERMS_PROMPT
from robinsonade.games.naufragos.rules.items import remove_item
from robinsonade.games.naufragos.rules.places import company
from robinsonade.games.naufragos.table.fields import CARD_PART
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step


def partners(t: Castaways, seat: int) -> int:
    """NAU-6.5, NAU-9.27, NAU-15.2: with whom items may be exchanged now, as a bit mask."""
    if t.party:
        return 0
    others = t.alive & ~(1 << seat) & ~(t.refused >> MOST_SEATS * seat)
    if not t.strict_lost:
        return others
    return company(t, seat) & others if has(t.lost, seat) else others & ~t.lost


class Terms(Step):
    """NAU-6.6: what is wanted for an item that is offered."""

    __slots__ = ("seat", "card", "who")

    def __init__(self, seat: int, card: int, who: int) -> None:
        self.seat = seat
        self.card = card
        self.who = who

    def advance(self, t: Castaways) -> bool:
        if t.items[self.who]:
            return False
        t.then(Answer(self.seat, self.card, self.who, NOBODY))
        return True

    def choices(self, t: Castaways) -> list[Choice]:
        found: list[Choice] = [ASK_NOTHING[self.seat]]
        for card in sorted({code & CARD_PART for code in t.items[self.who]}):
            if card != self.card:
                found.append(ASK[self.seat][card])
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        t.then(Answer(self.seat, self.card, self.who, choice.what))

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(TERMS_PROMPT, self.seat, self.card, self.who)

    def about_card(self, t: Castaways) -> CardAsked | None:
        return CardAsked(CARD, self.card, self.seat, ("give",))


class Answer(Step):
    """NAU-6.6: the partner accepts or refuses at once."""

    __slots__ = ("seat", "card", "who", "wanted")

    def __init__(self, seat: int, card: int, who: int, wanted: int) -> None:
        self.seat = seat
        self.card = card
        self.who = who
        self.wanted = wanted  # a card, or NOBODY for a gift

    def choices(self, t: Castaways) -> list[Choice]:
        return [ACCEPT[self.who], REFUSE[self.who]]

    def take(self, t: Castaways, choice: Choice) -> None:
        t.done()
        if choice.kind is not ACCEPTING:
            # No further offers to this one until the next such moment.
            t.refused |= 1 << MOST_SEATS * self.seat + self.who
            t.emit(OFFER_REFUSED, self.who, self.seat)
            return
        t.hold(self.who, remove_item(t, self.seat, self.card))
        if self.wanted == NOBODY:
            t.emit(GIVEN, self.seat, self.card, self.who)
        else:
            t.hold(self.seat, remove_item(t, self.who, self.wanted))
            t.emit(SWAPPED, self.seat, self.card, self.who, self.wanted)

    def prompt(self, t: Castaways) -> Prompt:
        if self.wanted == NOBODY:
            return Prompt(GIFT_PROMPT, self.seat, self.card, self.who)
        return Prompt(SWAP_PROMPT, self.seat, self.card, self.who, self.wanted)

    def about_card(self, t: Castaways) -> CardAsked | None:
        return CardAsked(CARD, self.card, self.seat, ("give",))


STEPS: Final = (
    Terms,
    Answer,
)
