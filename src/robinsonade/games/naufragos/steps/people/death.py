"""Death and its heirs (NAU-4.12, NAU-4.13)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.games.naufragos.choices import INHERIT, Act
from robinsonade.games.naufragos.events import BELONGINGS_LOST, DIED, INHERITED
from robinsonade.games.naufragos.prompts import INHERIT_PROMPT
from robinsonade.games.naufragos.rules.order import pass_tile
from robinsonade.games.naufragos.rules.places import company
from robinsonade.games.naufragos.table.fields import CARD_PART
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step


def bury(t: Castaways, seat: int) -> None:
    """NAU-4.12: cube, pawns, tokens and food go; the items are shared out, unless it was alone."""
    alone = has(t.party | t.lost, seat) and company(t, seat) == 1 << seat
    gone = ~(1 << seat)
    t.alive &= gone
    t.lost &= gone
    t.party &= gone
    t.prepared &= gone
    t.track[seat] = 0
    t.group[seat] = NOBODY
    for space in range(len(t.pawns)):
        if t.pawns[space] == seat:
            t.pawns[space] = NOBODY
    t.tokens_out[seat] = t.tokens_out[seat] + t.tokens[seat]
    t.tokens[seat] = []
    t.food_out += t.carried[seat]
    t.carried[seat] = 0
    items = t.items[seat]
    t.items[seat] = []
    t.emit(DIED, seat)
    if not t.alive:
        t.gone = t.gone + [code & CARD_PART for code in items]
        t.first(ALL_DEAD)
        return
    if alone:
        t.gone = t.gone + [code & CARD_PART for code in items]
        if items:
            t.emit(BELONGINGS_LOST, seat)
    if seat == t.active:
        pass_tile(t)
    if items and not alone:
        t.dowry = t.dowry + items
        t.first(ShareOut(t.active))


class ShareOut(Step):
    """NAU-4.12, NAU-R34: the living choose one item each in turn, until none is left."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose turn it is

    def advance(self, t: Castaways) -> bool:
        if not t.dowry:
            t.done()
            return True
        if not has(t.alive, self.seat):
            t.then(ShareOut((self.seat + 1) % t.seats))
            return True
        if len(t.dowry) == 1:
            self.give(t, t.dowry[0] & CARD_PART)
            return True
        return False

    def choices(self, t: Castaways) -> list[Choice]:
        cards = sorted({code & CARD_PART for code in t.dowry})
        return [INHERIT[self.seat][card] for card in cards]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.give(t, choice.what)

    def give(self, t: Castaways, card: int) -> None:
        code = next(code for code in t.dowry if code & CARD_PART == card)
        left = t.dowry.copy()
        left.remove(code)
        t.dowry = left
        t.hold(self.seat, code)
        t.emit(INHERITED, self.seat, card)
        t.then(ShareOut((self.seat + 1) % t.seats))

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(INHERIT_PROMPT, self.seat)


class AllDead(Step):
    """NAU-4.13: nobody is left."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.end("lost-dead", 0)
        return True


ALL_DEAD: Final = AllDead()


STEPS: Final = (
    ShareOut,
    AllDead,
)
