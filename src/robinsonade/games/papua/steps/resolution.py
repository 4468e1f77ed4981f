"""Resolution phase: the marked zones, in the order of their numbers (PAP-6.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import (
    EXPEDITIONS,
    FUNDING,
    HUNTING,
    HUTS,
    LOGISTICS,
    MARKERS,
    NOTEBOOK,
)
from robinsonade.games.papua.events import ZONE_RESOLVED
from robinsonade.games.papua.steps.zones.expeditions import resolve_expeditions
from robinsonade.games.papua.steps.zones.funding import resolve_funding
from robinsonade.games.papua.steps.zones.hunting import resolve_hunting
from robinsonade.games.papua.steps.zones.huts import resolve_huts
from robinsonade.games.papua.steps.zones.logistics import resolve_logistics
from robinsonade.games.papua.steps.zones.notebook import resolve_notebook
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.step import Step


class Resolve(Step):
    """PAP-6.1: the zone with the marker of this number; a number that lies nowhere is skipped."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def advance(self, t: Papua) -> bool:
        number = self.number
        if number > MARKERS:
            t.done()
            return True
        t.then(RESOLVE[number + 1])
        zone = t.zone_of[number]
        if zone >= 0:
            t.emit(ZONE_RESOLVED, number, zone)
            resolve(t, zone, number)
        return True


def resolve(t: Papua, zone: int, number: int) -> None:
    """PAP-6.1a, PAP-6.1b: with those who stand there now, in the energy order of this moment."""
    present = t.present(zone)
    if zone == LOGISTICS:
        resolve_logistics(t, present, number)  # PAP-6.1b: Engineering needs nobody there
    elif not present:
        return
    elif zone == HUTS:
        resolve_huts(t, present)
    elif zone == EXPEDITIONS:
        resolve_expeditions(t, present)
    elif zone == FUNDING:
        resolve_funding(t, present)
    elif zone == HUNTING:
        resolve_hunting(t, present)
    elif zone == NOTEBOOK:
        resolve_notebook(t, present)


RESOLVE: Final = [Resolve(number) for number in range(MARKERS + 2)]

STEPS: Final = (Resolve,)
