"""Placing explorers (PAP-5.5 to PAP-5.8); what they cost: eating.py."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import HIGHEST, ZONES, ZONES_OF, roll_of
from robinsonade.games.papua.choices import PLACE, STOP_PLACING, Place
from robinsonade.games.papua.events import MARKER_ASSIGNED, PLACED
from robinsonade.games.papua.prompts import PLACE_PROMPT
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step


class PlaceExplorers(Step):
    """PAP-5.5: dice are used one at a time, each sends an explorer of the pool to a zone.

    PAP-5.8: as many as one likes; PAP-5.13: none with an empty pool.
    """

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        if t.pool[t.active]:
            dice = t.dice
            for face in range(1, HIGHEST + 1):
                if dice[face]:
                    return False
        t.done()
        return True

    def choices(self, t: Papua) -> list[Choice]:
        """PAP-5.6: a die whose marker lies has one zone, any other all zones without marker."""
        seat = t.active
        dice = t.dice
        found: list[Choice] = []
        free: list[int] | None = None
        for face in range(1, HIGHEST + 1):
            if dice[face]:
                places = PLACE[seat][face - 1]
                zone = t.zone_of[face]
                if zone >= 0:
                    found.append(places[zone])
                else:
                    if free is None:
                        free = ZONES_OF[t.free_zones()]
                    for zone in free:
                        found.append(places[zone])
        found.append(STOP_PLACING[seat])
        return found

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, Place):
            place(t, choice.face, choice.zone)
        else:
            t.done()

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(PLACE_PROMPT, t.active, roll_of(t.dice), t.pool[t.active])


def place(t: Papua, face: int, zone: int) -> None:
    """PAP-5.5, PAP-5.6, PAP-5.7: the marker, if it is still free, then the explorer."""
    seat = t.active
    if t.zone_of[face] < 0:
        t.zone_of[face] = zone
        t.emit(MARKER_ASSIGNED, seat, face, zone)
    t.dice[face] -= 1
    t.pool[seat] -= 1
    t.zones[seat * ZONES + zone] += 1
    t.emit(PLACED, seat, face, zone)


PLACING_EXPLORERS: Final = PlaceExplorers()

STEPS: Final = (PlaceExplorers,)
