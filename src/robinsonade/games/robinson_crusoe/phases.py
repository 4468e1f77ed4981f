"""Streams of chance, phases, fates and links: named numbers of the table."""

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

# The phases of a round (RC-4.1); planning and resolution are the two parts of the Action phase.
DAWN: Final = 0
EVENT_PHASE: Final = 1
MORALE_PHASE: Final = 2
PRODUCTION_PHASE: Final = 3
PLANNING_PHASE: Final = 4
ACTION_PHASE: Final = 5
WEATHER_PHASE: Final = 6
NIGHT_PHASE: Final = 7

# How the game ends, settled at the next quiet moment.
OPEN: Final = 0
WON: Final = 1
DEAD: Final = 2
OUT_OF_ROUNDS: Final = 3
JENNY_DEAD: Final = 4
BURIED: Final = 5
KID_STARVED: Final = 6
DIRECTOR_DEAD: Final = 7

ALL_PAWNS: Final = 9  # no limit

# What a card remembers (RC: link). Each link is [card, sort, a, b]; inventions count downwards.
BLACK_LINK: Final = 0  # space, source
TERRAIN_LINK: Final = 1  # space
TILE_LINK: Final = 2  # space
PLACE_LINK: Final = 3  # space, marker
ITEM_LINK: Final = 4  # invention
WOUND_LINK: Final = 5  # who, part and colour (below 0: rerolls, from round -b on)
REFUND_LINK: Final = 6  # roof, palisade
PENDING_LINK: Final = 7  # space, marker: placed at the start of the next round
