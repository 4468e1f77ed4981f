"""Carrying out an effect, verb by verb."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.step import Step


class Run(Step):
    """What is left of an effect, and for whom it is read.

    `me` is `self` of the vocabulary, or NOBODY; `card` the card it stands on, or NOBODY; `chosen`
    the castaway that was chosen, or the other side of a contest; `won` is 1 if `me` has won the
    contest, 2 if `chosen` has.
    """

    __slots__ = ("block", "at", "me", "card", "chosen", "won")

    def __init__(self, block: int, at: int, me: int, card: int, chosen: int, won: int) -> None:
        self.block = block
        self.at = at
        self.me = me
        self.card = card
        self.chosen = chosen
        self.won = won

    def advance(self, t: Castaways) -> bool:
        ops = t.book.blocks[self.block]
        at = self.at
        if at + 1 < len(ops):
            t.then(Run(self.block, at + 1, self.me, self.card, self.chosen, self.won))
        else:
            t.done()
        if at < len(ops):
            ops[at].run(t, self)
        return True

    def branch(self, t: Castaways, block: int) -> None:
        """Do a nested effect next, for the same people."""
        carry_out(t, block, self.me, self.card, self.chosen, self.won)


def carry_out(t: Castaways, block: int, me: int, card: int, chosen: int, won: int) -> None:
    """Do an effect next; an empty one has no block and does nothing."""
    if block >= 0:
        t.first(Run(block, 0, me, card, chosen, won))


STEPS: Final = (Run,)
