"""The streams of chance."""

from __future__ import annotations

from typing import Final

# The streams of chance.
STREAMS: Final = (
    "setup",
    "dice",
    "event",
    "build",
    "gather",
    "explore",
    "mystery",
    "beast",
    "hunt",
    "tiles",
    "tokens",
    "inventions",
    "items",
)
SETUP_STREAM: Final = 0
DICE_STREAM: Final = 1
EVENT_STREAM: Final = 2
ADVENTURE_STREAM: Final = 3  # and the two after it, one for each adventure deck
MYSTERY_STREAM: Final = 6
BEAST_STREAM: Final = 7
HUNT_STREAM: Final = 8
TILE_STREAM: Final = 9
TOKEN_STREAM: Final = 10
INVENTION_STREAM: Final = 11
ITEM_STREAM: Final = 12
