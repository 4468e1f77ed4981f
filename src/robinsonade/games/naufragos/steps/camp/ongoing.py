"""Camp cards that work by themselves (effects: `ongoing`)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.rules.order import reader
from robinsonade.games.naufragos.steps.exploration.track import TRACK_CHECK
from robinsonade.games.naufragos.table.fields import FREE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.step import Step


class Ongoing(Step):
    """The effects of all camp cards for one trigger, by slot."""

    __slots__ = ("trigger", "slot", "seat")

    def __init__(self, trigger: int, slot: int, seat: int) -> None:
        self.trigger = trigger
        self.slot = slot
        self.seat = seat  # `self`; NOBODY: the starting player

    def advance(self, t: Castaways) -> bool:
        cards = t.book.cards
        for slot in range(self.slot, len(t.camp)):
            card = t.camp[slot]
            if card != FREE and cards[card].ongoing[self.trigger] >= 0:
                me = self.seat if self.seat >= 0 else reader(t)
                t.then(Ongoing(self.trigger, slot + 1, self.seat))
                t.freed = NOBODY
                t.first(TRACK_CHECK)
                t.first(Run(cards[card].ongoing[self.trigger], 0, me, card, NOBODY, 0))
                return True
        t.done()
        return True


STEPS: Final = (Ongoing,)
