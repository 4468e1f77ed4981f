"""Carrying out an effect, verb by verb."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel import effects
from robinsonade.kernel.effects import Effect
from robinsonade.kernel.step import Step


class Run(effects.Run):
    """What is left of an effect, and for whom it is read.

    `me` is `self` of the vocabulary, or NOBODY; `card` the card it stands on, or NOBODY; `chosen`
    the castaway that was chosen, or the other side of a contest; `won` is 1 if `me` has won the
    contest, 2 if `chosen` has.
    """

    __slots__ = ("me", "card", "chosen", "won")

    def __init__(self, script: int, at: int, me: int, card: int, chosen: int, won: int) -> None:
        self.script = script
        self.at = at
        self.me = me
        self.card = card
        self.chosen = chosen
        self.won = won

    def effects(self, t: Castaways) -> list[Effect]:
        return t.book.scripts[self.script]

    def rest(self) -> Step:
        return Run(self.script, self.at + 1, self.me, self.card, self.chosen, self.won)

    def branch(self, t: Castaways, script: int) -> None:
        """Do a nested effect next, for the same people."""
        carry_out(t, script, self.me, self.card, self.chosen, self.won)


def carry_out(t: Castaways, script: int, me: int, card: int, chosen: int, won: int) -> None:
    """Do an effect next; an empty one has no script and does nothing."""
    if script >= 0:
        t.first(Run(script, 0, me, card, chosen, won))


STEPS: Final = (Run,)
