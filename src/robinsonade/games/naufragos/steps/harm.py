"""Harm that strikes several castaways, each to its end before the next (NAU-4.14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.people import injure_times, lose_energy, scar_times
from robinsonade.games.naufragos.table import Castaways
from robinsonade.kernel.step import Step

ENERGY_LOSS: Final = 0
INJURY: Final = 1
SEQUELA: Final = 2


class Harm(Step):
    """One castaway loses energy, takes injuries, or keeps some for ever."""

    __slots__ = ("kind", "seat", "n")

    def __init__(self, kind: int, seat: int, n: int) -> None:
        self.kind = kind
        self.seat = seat
        self.n = n

    def advance(self, t: Castaways) -> bool:
        t.done()
        if t.alive >> self.seat & 1:
            if self.kind == ENERGY_LOSS:
                lose_energy(t, self.seat, self.n)
            elif self.kind == INJURY:
                injure_times(t, self.seat, self.n)
            else:
                scar_times(t, self.seat, self.n)
        return True
