"""The action to rest (NAU-9.9, NAU-10.4); the rest step of a turn: ../night.py (NAU-11.8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import WHEN_REST
from robinsonade.games.naufragos.box.components import (
    REST_ENERGY,
    REST_WITHOUT,
    SHELTER_REST,
    SHELTERS,
)
from robinsonade.games.naufragos.events import RESTED
from robinsonade.games.naufragos.prompts import FOR_REST
from robinsonade.games.naufragos.rules.people import recover, stat
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.steps.dice.rolls import ANY_ROLL, Judged, roll, total
from robinsonade.games.naufragos.steps.people.injuries import heal
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has


def shelter(t: Castaways) -> int:
    """NAU-10.4: the highest shelter built, or -1."""
    return (t.built & ((1 << SHELTERS) - 1)).bit_length() - 1


def rest(t: Castaways, seat: int) -> None:
    """NAU-9.9: roll for the energy that the shelter gives; without one it is always the same."""
    if shelter(t) < 0:
        recover_by_rest(t, seat, REST_WITHOUT)
    else:
        t.first(RestRolled(seat))
        roll(t, 1, 1 << seat, ANY_ROLL)
    occasion(t, WHEN_REST, 1 << seat)


def recover_by_rest(t: Castaways, seat: int, n: int) -> None:
    """NAU-9.9: first the energy, then one injury less."""
    t.emit(RESTED, seat)
    recover(t, seat, n + stat(t, seat, REST_ENERGY))
    heal(t, seat, 1)


class RestRolled(Judged):
    """NAU-9.9: the energy shown for the die on the highest shelter."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        t.done()
        level = shelter(t)
        if has(t.alive, self.seat):
            recover_by_rest(t, self.seat, SHELTER_REST[level][total(t)])
        return True

    def rolled_for(self) -> int:
        return FOR_REST

    def succeeds(self, t: Castaways, rolled: int) -> bool:
        """No other face gives more."""
        energy = SHELTER_REST[shelter(t)]
        return energy[rolled] == max(energy)


STEPS: Final = (RestRolled,)
