"""Everything that can happen, as facts; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import CARD, ROLE, TILE, TREASURE
from robinsonade.kernel.noun import MAJOR, NORMAL, NUMBER, SEAT, SEATS, SILENT, STOP, Kind

_SEAT: Final = ("seat", SEAT)
_TILE: Final = ("tile", TILE)
_CARD: Final = ("card", CARD)

# Setup
TILE_FLOODED_AT_START: Final = Kind("start-flood", _TILE, weight=SILENT)
ROLE_DEALT: Final = Kind("role", _SEAT, ("role", ROLE), _TILE, weight=SILENT)
CARD_DEALT: Final = Kind("deal", _SEAT, _CARD, weight=SILENT)
TURN_BEGAN: Final = Kind("turn", _SEAT, ("number", NUMBER), weight=SILENT)

# Phase 1
MOVED: Final = Kind("moved", _SEAT, ("from", TILE), _TILE)
FLOWN: Final = Kind("flown", _SEAT, ("from", TILE), _TILE)
NAVIGATED: Final = Kind("navigated", _SEAT, ("who", SEAT), ("from", TILE), _TILE)
SHORED: Final = Kind("shored", _SEAT, _TILE)
GIVEN: Final = Kind("given", _SEAT, _CARD, ("who", SEAT), weight=NORMAL)
CAPTURED: Final = Kind("captured", _SEAT, ("treasure", TREASURE), weight=STOP)
STOPPED: Final = Kind("stopped", _SEAT, ("left", NUMBER), weight=SILENT)

# Phase 2
DRAWN: Final = Kind("drawn", _SEAT, _CARD, weight=NORMAL)
WATERS_ROSE: Final = Kind(
    "waters-rose", _SEAT, ("level", NUMBER), ("cards", NUMBER), weight=MAJOR, own=STOP
)
FLOOD_PILE_RETURNED: Final = Kind("flood-returned", ("cards", NUMBER))
TREASURE_RESHUFFLED: Final = Kind("treasure-reshuffled", ("cards", NUMBER), weight=SILENT)
DISCARDED: Final = Kind("discarded", _SEAT, _CARD)

# Special cards
SANDBAGGED: Final = Kind("sandbagged", _SEAT, _TILE, weight=NORMAL)
LIFTED: Final = Kind("lifted", _SEAT, ("pawns", SEATS), ("from", TILE), _TILE, weight=NORMAL)

# Phase 3
FLOODED: Final = Kind("flooded", _TILE, weight=NORMAL)
SUNK: Final = Kind("sunk", _TILE, weight=MAJOR)
FLOOD_RESHUFFLED: Final = Kind("flood-reshuffled", ("cards", NUMBER))
IN_WATER: Final = Kind("in-water", _SEAT, _TILE, weight=MAJOR, own=STOP)
SWAM: Final = Kind("swam", _SEAT, ("from", TILE), _TILE, weight=NORMAL)

# The end
ESCAPED: Final = Kind("escaped", _SEAT, weight=STOP)
SKULL_REACHED: Final = Kind("skull", ("level", NUMBER), weight=STOP)
LANDING_LOST: Final = Kind("landing-lost", _TILE, weight=STOP)
TREASURE_LOST: Final = Kind("treasure-lost", ("treasure", TREASURE), weight=STOP)
DROWNED: Final = Kind("drowned", _SEAT, weight=STOP)

EVENTS: Final = (
    TILE_FLOODED_AT_START,
    ROLE_DEALT,
    CARD_DEALT,
    TURN_BEGAN,
    MOVED,
    FLOWN,
    NAVIGATED,
    SHORED,
    GIVEN,
    CAPTURED,
    STOPPED,
    DRAWN,
    WATERS_ROSE,
    FLOOD_PILE_RETURNED,
    TREASURE_RESHUFFLED,
    DISCARDED,
    SANDBAGGED,
    LIFTED,
    FLOODED,
    SUNK,
    FLOOD_RESHUFFLED,
    IN_WATER,
    SWAM,
    ESCAPED,
    SKULL_REACHED,
    LANDING_LOST,
    TREASURE_LOST,
    DROWNED,
)
