"""Verbs on the exploration: the track, the difficulty, further cards, the locked pile."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import CardEffect
from robinsonade.games.naufragos.box.components import DECK_IDS, HEART, SECTOR_IDS, SECTOR_OF
from robinsonade.games.naufragos.effects.forms import Change
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import SELF, resolve
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.games.naufragos.events import PILE_LEFT, PREPARED
from robinsonade.games.naufragos.steps.exploration.drawing import draw_explore
from robinsonade.games.naufragos.steps.exploration.pending import clear_pile
from robinsonade.games.naufragos.steps.exploration.track import advance, move_difficulty
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has
from robinsonade.kernel.telling import call, signed


class Advance(CardEffect):
    """Along the track; with `sector` only those in it or before it."""

    __slots__ = ("n", "sector", "who")

    def __init__(self, who: int, n: int, sector: int) -> None:
        self.who = who
        self.n = n
        self.sector = sector  # -1: everybody

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        sector = row.index("sector", SECTOR_IDS) if row.has("sector") else -1
        n = row.number("n")
        target = reader.target(row, "who")
        return reader.aimed(target, cls(target.meant, n, sector))

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.who):
            if self.sector < 0 or SECTOR_OF[t.track[seat]] <= self.sector:
                advance(t, seat, self.n)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        told = teller.acts(said, "who", **signed(said["n"]))
        if "sector" in said:
            told += f" ({call('until')} {{ sector-{said['sector']} }})"
        return told


class Difficulty(Change):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        if t.party:
            move_difficulty(t, self.n)


class PrepareExploration(CardEffect):
    """NAU-8.9: the next pawn of this castaway may explore for nothing."""

    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, SELF):
            if has(t.promised, seat):  # the bonus was there from the placing of the pawn on
                t.promised &= ~(1 << seat)
                continue
            t.prepared |= 1 << seat
            t.emit(PREPARED, seat)


class DrawExplore(CardEffect):
    """Another card from one of the three exploration decks."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        return cls(row.index("deck", DECK_IDS[: HEART + 1]))

    def apply(self, t: Castaways, run: Run) -> None:
        if run.me >= 0 and has(t.party, run.me):
            draw_explore(t, run.me, self.deck)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{teller.does(said)} {{ deck-{said['deck']} }}"


class LeavePile(CardEffect):
    """Out of the locked pile; closed, what is left of it goes out of the game."""

    __slots__ = ("close",)

    def __init__(self, close: bool) -> None:
        self.close = close

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        return cls(row.flag("close", default=False))

    def apply(self, t: Castaways, run: Run) -> None:
        if not t.locked:
            return
        t.locked = False
        t.emit(PILE_LEFT)
        if self.close:
            while t.pile.cards:
                t.discard.append(t.pile.draw())
            t.reveals += 1
            clear_pile(t)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return teller.does(said, close="yes" if said.get("close") else "no")


VERBS: Final[dict[str, type[Effect]]] = {
    "advance": Advance,
    "difficulty": Difficulty,
    "prepare_exploration": PrepareExploration,
    "draw_explore": DrawExplore,
    "leave_pile": LeavePile,
}
