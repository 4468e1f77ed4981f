"""Camp cards that work by themselves (effects: `ongoing`)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.components import NOBODY
from robinsonade.games.naufragos.steps.run import Run
from robinsonade.games.naufragos.steps.track import check_track
from robinsonade.games.naufragos.table import FREE, Castaways
from robinsonade.kernel.step import Step


def reader(t: Castaways) -> int:
    """For whom events and ongoing effects are read: the starting player, unless lost."""
    return NOBODY if t.lost >> t.active & 1 else t.active


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


class TrackCheck(Step):
    """NAU-9.21: an effect that may have moved cubes or emptied a deck is over.

    In the middle of an exploration card the check waits until that card is resolved.
    """

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.done()
        if not t.open:
            check_track(t)
        return True


TRACK_CHECK: Final = TrackCheck()
