"""Looking at the top of a deck (NAU-16.5, NAU-R29)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.choices import BURY, ON_TOP, TOSS, Act
from robinsonade.games.naufragos.events import BURIED, CARD_SEEN, PEEKED, TOSSED
from robinsonade.games.naufragos.prompts import PEEK_PROMPT
from robinsonade.games.naufragos.rules.decks import deck_of, remember
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step

# What is done with the cards.
ARRANGE: Final = 0
ONE_TO_BOTTOM: Final = 1
DISCARD_ONE: Final = 2
THEN: Final = ("top_any_order", "one_to_bottom", "discard_one")


def peek(t: Castaways, seat: int, number: int, n: int, then: int) -> None:
    """`seat` alone looks at the top cards."""
    deck = deck_of(t, number)
    n = min(n, len(deck))
    if n == 0:
        return
    t.reveals += 1
    t.emit(PEEKED, seat, number, n)
    for card in deck.peek(seat, n):
        t.whisper(1 << seat, CARD_SEEN, seat, card)
        remember(t, seat, number, card)
    t.first(Peek(seat, number, then, 0, n))


class Peek(Step):
    """First one to the bottom or away, if it must be; then which card comes next."""

    __slots__ = ("seat", "deck", "then", "depth", "n")

    def __init__(self, seat: int, deck: int, then: int, depth: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.then = then
        self.depth = depth  # cards on top that are settled
        self.n = n

    def open_cards(self, t: Castaways) -> list[int]:
        cards = deck_of(t, self.deck).cards
        size = len(cards)
        found: list[int] = []
        for depth in range(self.depth, min(self.n, size)):
            card = cards[size - 1 - depth]
            if card not in found:
                found.append(card)
        return found

    def advance(self, t: Castaways) -> bool:
        left = self.n - self.depth
        if not has(t.alive, self.seat) or left == 0 or (self.then == ARRANGE and left == 1):
            t.done()
            return True
        return False

    def forget(self, t: Castaways) -> None:
        """Others who knew a card on top no longer know where it is, from the first change on: by
        which of their cards is still there they would learn what was done."""
        deck = deck_of(t, self.deck)
        size = len(deck.cards)
        for place in range(max(0, size - self.n), size):
            deck.seen[place] = deck.seen.get(place, 0) & 1 << self.seat

    def choices(self, t: Castaways) -> list[Choice]:
        table = (ON_TOP, BURY, TOSS)[self.then][self.seat]
        return [table[card] for card in self.open_cards(t)]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if self.then != DISCARD_ONE:
            self.forget(t)
        deck = deck_of(t, self.deck)
        top = len(deck.cards) - 1
        place = top - self.depth
        while deck.cards[place] != choice.what:
            place -= 1
        card, seen = deck.take_out(place)
        if self.then == ARRANGE:
            settled = [deck.take_out(len(deck.cards) - 1) for _ in range(self.depth)]
            deck.lay_on_top(card, 1 << self.seat)
            for other, _ in reversed(settled):
                deck.lay_on_top(other, 1 << self.seat)
            t.then(Peek(self.seat, self.deck, ARRANGE, self.depth + 1, self.n))
            return
        if self.then == ONE_TO_BOTTOM:
            deck.slip_under(card, seen & 1 << self.seat)
            t.emit(BURIED, self.seat, self.deck)
        else:
            t.discard.append(card)
            t.emit(TOSSED, self.seat, card)
        t.then(Peek(self.seat, self.deck, ARRANGE, 0, self.n - 1))

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(PEEK_PROMPT, self.seat, self.deck)


STEPS: Final = (Peek,)
