"""The dive: a shell, a die, and what the shell does."""

from __future__ import annotations

from typing import Final

from pearls.box.components import DIE_SIDES, LUCKY_SIDE
from pearls.effects.run import OpenShell
from pearls.events import DIVED
from pearls.table.lagoon import DICE_STREAM, Lagoon
from robinsonade.kernel.step import Step


class Dive(Step):
    """PEARL-3.6: the top shell, and with luck a pearl beside it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Lagoon) -> bool:
        shell = t.deck.draw()
        t.reveals += 1
        t.pile.append(shell)
        die = t.chance.below(DIE_SIDES, DICE_STREAM) + 1
        if die == LUCKY_SIDE:
            t.pearls[self.seat] += 1
        t.emit(DIVED, self.seat, shell, die)
        t.then(OpenShell(shell, 0, self.seat))
        return True


STEPS: Final = (Dive,)
