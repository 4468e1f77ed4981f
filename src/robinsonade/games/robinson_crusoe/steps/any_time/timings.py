"""The moments at which things can be used, and the timings that fit them (RC-12.13, RC-12.14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp

# The moments at which things can be used; each allows those timings.
DAY: Final = 0  # between two steps: what works at any time
COUNCIL: Final = 1  # before the Action phase
FIGHTING: Final = 2
SKY: Final = 3
NIGHT: Final = 4
ANIMALS_ABOUT: Final = 5  # the hungry-animals die has been rolled
TIMINGS: Final[list[tuple[str, ...]]] = [
    ("any", "not_during_action_resolution"),
    ("any", "not_during_action_resolution", "before_action_phase"),
    ("any", "fight"),
    ("any", "not_during_action_resolution", "weather"),
    ("any", "not_during_action_resolution", "night"),
    ("any", "not_during_action_resolution", "weather"),
]


def timing_fits(t: Camp, timing: str, moment: int) -> bool:
    if timing == "not_during_action_resolution" and t.phase == ACTION_PHASE:
        return False
    return timing in TIMINGS[moment]
