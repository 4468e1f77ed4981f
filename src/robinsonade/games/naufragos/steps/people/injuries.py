"""Energy lost, injuries and sequelae, and harm that strikes several (NAU-4.3 to NAU-4.11, 4.14).

The rolls for injuries at the end of a turn: ../end_of_turn.py (NAU-12.1).
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import DEADLY_SEQUELAE
from robinsonade.games.naufragos.events import ENERGY_LOST, HEALED, INJURED, SCARRED
from robinsonade.games.naufragos.rules.people import usable
from robinsonade.games.naufragos.steps.people.death import bury
from robinsonade.games.naufragos.table.fields import replaced
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Step


def lose_energy(t: Castaways, seat: int, n: int) -> None:
    """NAU-4.3: never below 0; what is missing makes exactly one injury."""
    lost = min(n, t.energy[seat])
    if lost:
        t.energy[seat] -= lost
        t.emit(ENERGY_LOST, seat, lost)
    if lost < n:
        injure(t, seat)


def injure(t: Castaways, seat: int) -> None:
    """NAU-4.4 to NAU-4.6: a cube on the highest free number, or the topmost one turns black."""
    if not has(t.alive, seat):
        return
    if usable(t, seat) > 0:
        t.injuries[seat] += 1
        t.energy[seat] = min(t.energy[seat], usable(t, seat))
        t.emit(INJURED, seat)
    elif t.injuries[seat]:
        scar(t, seat)
    else:
        bury(t, seat)  # NAU-4.10


def injure_times(t: Castaways, seat: int, n: int) -> None:
    """NAU-4.11: one at a time; death stops the rest."""
    for _ in range(n):
        injure(t, seat)


def scar(t: Castaways, seat: int) -> None:
    """NAU-4.7, NAU-4.9: the topmost injury becomes a sequela; the fourth one kills."""
    if not t.injuries[seat]:
        return
    t.injuries[seat] -= 1
    t.sequelae = replaced(t.sequelae, seat, t.sequelae[seat] + 1)
    t.emit(SCARRED, seat, t.sequelae[seat])
    if t.sequelae[seat] >= DEADLY_SEQUELAE:
        bury(t, seat)


def scar_times(t: Castaways, seat: int, n: int) -> None:
    """NAU-4.11: one at a time; death stops the rest."""
    for _ in range(n):
        if has(t.alive, seat):
            scar(t, seat)


def heal(t: Castaways, seat: int, n: int) -> None:
    """NAU-4.8: the lowest injuries go; the energy marker does not move."""
    healed = min(n, t.injuries[seat])
    if healed > 0:
        t.injuries[seat] -= healed
        t.emit(HEALED, seat, healed)


# Kinds of harm.
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
        if has(t.alive, self.seat):
            if self.kind == ENERGY_LOSS:
                lose_energy(t, self.seat, self.n)
            elif self.kind == INJURY:
                injure_times(t, self.seat, self.n)
            else:
                scar_times(t, self.seat, self.n)
        return True


STEPS: Final = (Harm,)
