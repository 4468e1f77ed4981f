"""Verbs on cards: into decks, onto pending spaces, looked at, kept or out of the game."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import (
    ENCOUNTER,
    EVENT,
    ITEM,
    PENDING,
    Book,
    Card,
    CardEffect,
)
from robinsonade.games.naufragos.box.components import DECK_IDS, EVENTS_DECK
from robinsonade.games.naufragos.effects.lint import check_kinds, check_reserve
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.games.naufragos.events import ITEM_GAINED
from robinsonade.games.naufragos.rules.decks import (
    PLACES,
    add_cards,
    deck_of,
    discard_card,
    from_reserve,
)
from robinsonade.games.naufragos.steps.exploration.peeking import THEN, peek
from robinsonade.games.naufragos.steps.exploration.pending import put_pending, put_pile
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has
from robinsonade.kernel.slips import BadData


class AddCards(CardEffect):
    """Cards of the plot reserve into a deck."""

    __slots__ = ("cards", "deck", "place")

    def __init__(self, cards: list[int], deck: int, place: int) -> None:
        self.cards = cards
        self.deck = deck
        self.place = place

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        place = row.index("place", PLACES, PLACES[0])
        cards = reader.cards(row)
        return cls(cards, row.index("deck", DECK_IDS), place)

    def apply(self, t: Castaways, run: Run) -> None:
        add_cards(t, self.cards, self.deck, self.place)

    def brings(self) -> list[int]:
        return self.cards

    def check(self, book: Book, card: Card) -> None:
        kinds = (EVENT,) if self.deck == EVENTS_DECK else (ENCOUNTER, PENDING, ITEM)
        check_kinds(book, card, self.cards, kinds)
        check_reserve(book, card, self.cards)
        for number in self.cards:
            if book.cards[number].deck != self.deck:
                raise BadData(
                    card.id,
                    "the back of {other} is not {deck}",
                    other=book.cards[number].id,
                    deck=DECK_IDS[self.deck],
                )

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        number = len(said.get("cards", ())) + len(said.get("plots", ()))
        place = teller.does(said, place=said.get("place", PLACES[0]), n=number)
        return f"{teller.cards(said)} {place} {{ deck-{said['deck']} }}"


class Pending(CardEffect):
    """A card face up on a pending space: from the reserve, or itself back again.

    Cards face down are a shuffled pile, which may be locked (NAU-9.26).
    """

    __slots__ = ("cards", "face_up", "locked")

    def __init__(self, cards: list[int], face_up: bool, locked: bool) -> None:
        self.cards = cards
        self.face_up = face_up
        self.locked = locked

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        cards = reader.cards(row)
        face_up = row.one_of("face", ("up", "down")) == "up"
        locked = row.flag("locked", default=False)
        if face_up and (len(cards) > 1 or locked):
            raise BadData(row.where, "a single card lies face up, only a pile face down is locked")
        return cls(cards, face_up, locked)

    def apply(self, t: Castaways, run: Run) -> None:
        if not self.face_up:
            cards = [card for card in self.cards if from_reserve(t, card)]
            if cards:
                t.pile_locks = self.locked
                put_pile(t, cards, run.card, run.me)
            return
        card = self.cards[0]
        if card in t.open:
            t.open.remove(card)
        elif t.book.cards[card].plot <= 0 or not from_reserve(t, card):
            return
        put_pending(t, card, run.me)

    def brings(self) -> list[int]:
        return self.cards

    def check(self, book: Book, card: Card) -> None:
        check_kinds(book, card, self.cards, (PENDING,) if self.face_up else (ENCOUNTER, PENDING))
        check_reserve(book, card, self.cards)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        face = "locked" if said.get("locked") else said["face"]
        return f"{teller.cards(said)} {teller.does(said, face=face)}"


class Peek(CardEffect):
    """NAU-16.5: `self` looks at the top of a deck."""

    __slots__ = ("deck", "n", "then")

    def __init__(self, deck: int, n: int, then: int) -> None:
        self.deck = deck
        self.n = n
        self.then = then

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        then = row.index("then", THEN)
        return cls(row.index("deck", DECK_IDS), reader.count(row), then)

    def apply(self, t: Castaways, run: Run) -> None:
        if run.me >= 0 and has(t.alive, run.me):
            peek(t, run.me, self.deck, self.n, self.then)

    def useful(self, t: Castaways, who: int) -> bool:
        return len(deck_of(t, self.deck)) > 0

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{teller.does(said, n=said['n'], then=said['then'])} ({{ deck-{said['deck']} }})"


class Keep(CardEffect):
    """The card stays with `self` as an item instead of being discarded."""

    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        if run.card in t.open and run.me >= 0 and has(t.alive, run.me):
            t.open.remove(run.card)
            t.hold(run.me, run.card)
            t.emit(ITEM_GAINED, run.me, run.card)

    def check(self, book: Book, card: Card) -> None:
        if not card.is_item:
            raise BadData(card.id, "keep is for cards with item = true")


class RemoveCard(CardEffect):
    """The card leaves the game; here that is the same as being discarded."""

    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        if run.card in t.open:
            t.open.remove(run.card)
            discard_card(t, run.card)


class SetFlag(CardEffect):
    """It will be remembered; told only where the card does nothing else."""

    __slots__ = ("flag",)

    SILENT = True

    def __init__(self, flag: int) -> None:
        self.flag = flag

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        name = row.text("id")
        reader.flags_set.add(name)
        return cls(reader.flag(name))

    def apply(self, t: Castaways, run: Run) -> None:
        t.flags |= 1 << self.flag


VERBS: Final[dict[str, type[Effect]]] = {
    "add_cards": AddCards,
    "pending": Pending,
    "peek": Peek,
    "keep": Keep,
    "remove_card": RemoveCard,
    "set_flag": SetFlag,
}
