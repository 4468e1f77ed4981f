"""Everything the table can ask; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import CARD, TILE
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind

_WINDOW: Final = ("FI-7.1", "FI-7.6", "FI-7.10")

ACTIONS_PROMPT: Final = Kind(
    "actions", ("seat", SEAT), ("left", NUMBER), rules=("FI-3.1", "FI-3.3", "FI-7.10")
)
SECOND_TILE_PROMPT: Final = Kind("second-tile", ("seat", SEAT), rules=("FI-5.2",))
HAND_LIMIT_PROMPT: Final = Kind(
    "hand-limit",
    ("seat", SEAT),
    ("card", CARD),
    ("plays", NUMBER),  # ways to use a Special card instead
    rules=("FI-8.1", "FI-8.2", "FI-8.3"),
)
BEFORE_TREASURE_PROMPT: Final = Kind("before-treasure", ("left", NUMBER), rules=_WINDOW)
BEFORE_FLOOD_PROMPT: Final = Kind("before-flood", ("left", NUMBER), rules=_WINDOW)
BOARDING_PROMPT: Final = Kind("boarding", ("pawns", SEATS), rules=("FI-7.3", "FI-7.4"))
RESCUE_PROMPT: Final = Kind(
    "rescue",
    ("pawns", SEATS),
    ("stuck", SEATS),
    ("tile", TILE),
    rules=("FI-9.10", "FI-9.12", "FI-9.15"),
)
SWIM_PROMPT: Final = Kind(
    "swim", ("pawns", SEATS), ("tile", TILE), rules=("FI-9.7", "FI-9.13", "FI-9.15")
)

PROMPTS: Final = (
    ACTIONS_PROMPT,
    SECOND_TILE_PROMPT,
    HAND_LIMIT_PROMPT,
    BEFORE_TREASURE_PROMPT,
    BEFORE_FLOOD_PROMPT,
    BOARDING_PROMPT,
    RESCUE_PROMPT,
    SWIM_PROMPT,
)
