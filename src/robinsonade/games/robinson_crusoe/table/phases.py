"""The phases of a round (RC-4.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.noun import Noun

# The phases of a round (RC-4.1); planning and resolution are the two parts of the Action phase.
DAWN: Final = 0
EVENT_PHASE: Final = 1
MORALE_PHASE: Final = 2
PRODUCTION_PHASE: Final = 3
PLANNING_PHASE: Final = 4
ACTION_PHASE: Final = 5
WEATHER_PHASE: Final = 6
NIGHT_PHASE: Final = 7
PHASE: Final = Noun(
    "phase",
    ("dawn", "event", "morale", "production", "planning", "action", "weather", "night"),
)
