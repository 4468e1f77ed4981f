"""Verbs on items and remains cards."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import ITEM, Book, Card, CardEffect
from robinsonade.games.naufragos.effects.lint import check_kinds, check_reserve
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import resolve
from robinsonade.games.naufragos.effects.teller import Teller, card_called
from robinsonade.games.naufragos.rules.decks import from_reserve
from robinsonade.games.naufragos.rules.items import discard_item, fitting
from robinsonade.games.naufragos.steps.camp.salvage import MUST, PUT_AWAY, TakeRemains, show_remains
from robinsonade.games.naufragos.steps.people import belongings
from robinsonade.games.naufragos.steps.people.belongings import CHOICE, RANDOM, gain_item
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call

WHICH: Final = {"choice": CHOICE, "random": RANDOM}


def which(reader: Reader, row: Row) -> int:
    """A card, or how one is found."""
    name = row.text("which", "choice")
    return WHICH[name] if name in WHICH else reader.card_named(row, name)


def tell_which(teller: Teller, said: Said, **facts: int | str) -> str:
    name = str(said.get("which", "choice"))
    if name in WHICH:
        return teller.acts(said, "who", which=name, **facts)
    return f"{teller.acts(said, 'who', which='named', **facts)} {card_called(name)}"


class GainItem(CardEffect):
    """An item of the plot reserve for the first one who is meant."""

    __slots__ = ("card", "who")

    def __init__(self, card: int, who: int) -> None:
        self.card = card
        self.who = who

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        card = reader.only_card(row)
        target = reader.target(row, "who")
        return reader.aimed(target, cls(card, target.meant))

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.who):
            if from_reserve(t, self.card):
                gain_item(t, seat, self.card)
            return

    def brings(self) -> list[int]:
        return [self.card]

    def check(self, book: Book, card: Card) -> None:
        check_kinds(book, card, [self.card], (ITEM,))
        check_reserve(book, card, [self.card])

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{teller.acts(said, 'who')} {teller.cards(said, shown=True)}"


class LoseItem(CardEffect):
    """A card by its name, one's own choice, or at random."""

    __slots__ = ("how", "n", "who")

    def __init__(self, who: int, n: int, how: int) -> None:
        self.who = who
        self.n = n
        self.how = how  # a card, CHOICE or RANDOM

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        n = reader.count(row)
        how = which(reader, row)
        target = reader.target(row, "who")
        return reader.aimed(target, cls(target.meant, n, how))

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in reversed(resolve(t, run, self.who)):
            if self.how >= 0:
                for card in fitting(t, seat, self.how)[: self.n]:
                    discard_item(t, seat, card)
            else:
                t.first(belongings.LoseItems(seat, self.n, self.how))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return tell_which(teller, said, n=said["n"])


class StealItem(CardEffect):
    """`who` takes an item `from` somebody else."""

    __slots__ = ("card", "of", "who")

    def __init__(self, of: int, who: int, card: int) -> None:
        self.of = of
        self.who = who
        self.card = card  # or CHOICE, or RANDOM

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        card = which(reader, row)
        taker = reader.who(row, "who")
        victim = reader.target(row, "from")
        return reader.aimed(victim, cls(victim.meant, taker, card), not_self=True)

    def apply(self, t: Castaways, run: Run) -> None:
        victims = resolve(t, run, self.of)
        takers = resolve(t, run, self.who)
        if victims and takers and victims[0] != takers[0]:
            t.first(belongings.StealItem(takers[0], victims[0], self.card))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{tell_which(teller, said)} {call('from')} {teller.who(said, 'from')}"


class Remains(CardEffect):
    """Remains cards are shown, some of them kept."""

    __slots__ = ("draw", "keep", "who")

    def __init__(self, draw: int, keep: int, who: int) -> None:
        self.draw = draw
        self.keep = keep
        self.who = who

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        draw, keep = reader.count(row, "draw"), reader.count(row, "keep")
        target = reader.target(row, "who")
        return reader.aimed(target, cls(draw, keep, target.meant))

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.who):
            show_remains(t, self.draw)
            t.first(TakeRemains(seat, self.keep, MUST), PUT_AWAY)
            return

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return teller.acts(said, "who", draw=said["draw"], keep=said["keep"])


VERBS: Final[dict[str, type[Effect]]] = {
    "gain_item": GainItem,
    "lose_item": LoseItem,
    "steal_item": StealItem,
    "remains": Remains,
}
