"""Two players: the dice of the neutral colour (PAP-12.4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import (
    DESTINATIONS,
    EXPEDITIONS,
    LOGISTICS,
    NEUTRAL_BY_FACE,
    NOTEBOOK,
)
from robinsonade.games.papua.events import NEUTRAL_AT_DESTINATION, NEUTRAL_IN_ZONE
from robinsonade.games.papua.table.table import (
    NEUTRAL_JUNGLE,
    NEUTRAL_LOGISTICS,
    NEUTRAL_NOTEBOOK,
    Papua,
)
from robinsonade.kernel.step import Step


class NeutralRolls(Step):
    """PAP-12.4: a die for each place of the neutral, but not for a forbidden zone.

    PAP-12.5: it places no markers and pays nothing.
    """

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        t.done()
        roll_for_zone(t, NEUTRAL_LOGISTICS, LOGISTICS)
        roll_for_zone(t, NEUTRAL_NOTEBOOK, NOTEBOOK)
        if t.forbidden != EXPEDITIONS:
            for destination in range(DESTINATIONS):
                face = t.roll()
                t.neutral[NEUTRAL_JUNGLE + destination] = NEUTRAL_BY_FACE[face]
                t.emit(NEUTRAL_AT_DESTINATION, destination, face, NEUTRAL_BY_FACE[face])
        return True


def roll_for_zone(t: Papua, place: int, zone: int) -> None:
    if t.forbidden != zone:
        face = t.roll()
        t.neutral[place] = NEUTRAL_BY_FACE[face]
        t.emit(NEUTRAL_IN_ZONE, zone, face, NEUTRAL_BY_FACE[face])


NEUTRAL_ROLLS: Final = NeutralRolls()

STEPS: Final = (NeutralRolls,)
