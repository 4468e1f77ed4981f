"""Salvage: remains cards are drawn, chosen, kept or resolved (NAU-9.5, NAU-14.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import NOBODY, SALVAGE_CARDS, SALVAGE_EXTRA
from robinsonade.games.naufragos.choices import ENOUGH, LEAVING_REST, TAKE, Act
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.events import REMAINS_SHOWN, REMAINS_TAKEN
from robinsonade.games.naufragos.prompts import REMAINS_PROMPT
from robinsonade.games.naufragos.rules.people import pay, purse
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.steps.exploration.track import TRACK_CHECK
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step
from robinsonade.kernel.table import CLOCKWISE


def salvage(t: Castaways, seat: int) -> None:
    """NAU-9.5, NAU-14.2: cards from the wreck, one for everybody living; the cube is gone."""
    t.salvage = False
    show_remains(t, SALVAGE_CARDS)
    steps: list[Step] = [
        TakeRemains(other, 1, MUST) for other in CLOCKWISE[t.seats][seat] if has(t.alive, other)
    ]
    if t.seats == 1:
        steps.append(TakeRemains(seat, 1, FOR_ENERGY))
    t.first(*steps, PUT_AWAY)


MUST: Final = 0
FOR_ENERGY: Final = 1  # NAU-14.2: one more for 1 energy


def show_remains(t: Castaways, n: int) -> None:
    """Draw cards openly; the discards are not shuffled back."""
    for _ in range(min(n, len(t.remains))):
        card = t.remains.draw()
        t.reveals += 1
        t.shown = [*t.shown, card]
        t.emit(REMAINS_SHOWN, card)


class TakeRemains(Attentive):
    """One of the cards shown; an immediate one is resolved when taken."""

    __slots__ = ("seat", "left", "how")

    def __init__(self, seat: int, left: int, how: int) -> None:
        self.seat = seat
        self.left = left
        self.how = how

    def advance(self, t: Castaways) -> bool:
        alive = has(t.alive, self.seat)
        if not alive or not t.shown or not self.left:
            t.done()
            return True
        if self.how == FOR_ENERGY:
            if purse(t, self.seat) >= SALVAGE_EXTRA:
                return False
            t.done()
            return True
        if len(t.shown) == 1:
            self.keep(t, t.shown[0])
            return True
        return False

    def answers(self, t: Castaways) -> list[Choice]:
        found: list[Choice] = [TAKE[self.seat][card] for card in sorted(set(t.shown))]
        if self.how == FOR_ENERGY:
            found.append(ENOUGH[self.seat])
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.kind is LEAVING_REST:
            t.done()
            return
        if self.how == FOR_ENERGY:
            pay(t, self.seat, SALVAGE_EXTRA)
        self.keep(t, choice.what)

    def keep(self, t: Castaways, card: int) -> None:
        t.then(TakeRemains(self.seat, self.left - 1, self.how))
        shown = t.shown.copy()
        shown.remove(card)
        t.shown = shown
        printed = t.book.cards[card]
        if printed.is_item:
            t.hold(self.seat, card)
        else:
            t.discard.append(card)
        t.emit(REMAINS_TAKEN, self.seat, card)
        t.freed = NOBODY
        if printed.effect >= 0:
            t.first(TRACK_CHECK)
        carry_out(t, printed.effect, self.seat, card, NOBODY, 0)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(REMAINS_PROMPT, self.seat)


class PutAway(Step):
    """The cards that nobody took are discarded."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.discard += t.shown
        t.shown = []
        t.done()
        return True


PUT_AWAY: Final = PutAway()


STEPS: Final = (
    TakeRemains,
    PutAway,
)
