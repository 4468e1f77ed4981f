"""Everything that can happen, as facts; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import CARD, ROLE, TILE, TREASURE
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind

_SEAT: Final = ("seat", SEAT)
_TILE: Final = ("tile", TILE)
_CARD: Final = ("card", CARD)

# Setup
TILE_FLOODED_AT_START: Final = Kind("start-flood", _TILE)
ROLE_DEALT: Final = Kind("role", _SEAT, ("role", ROLE), _TILE)
CARD_DEALT: Final = Kind("deal", _SEAT, _CARD)
TURN_BEGAN: Final = Kind("turn", _SEAT, ("number", NUMBER))

# Phase 1
MOVED: Final = Kind("moved", _SEAT, ("from", TILE), _TILE)
FLOWN: Final = Kind("flown", _SEAT, ("from", TILE), _TILE)
NAVIGATED: Final = Kind("navigated", _SEAT, ("who", SEAT), ("from", TILE), _TILE)
SHORED: Final = Kind("shored", _SEAT, _TILE)
GIVEN: Final = Kind("given", _SEAT, _CARD, ("who", SEAT))
CAPTURED: Final = Kind("captured", _SEAT, ("treasure", TREASURE))
STOPPED: Final = Kind("stopped", _SEAT, ("left", NUMBER))

# Phase 2
DRAWN: Final = Kind("drawn", _SEAT, _CARD)
WATERS_ROSE: Final = Kind("waters-rose", _SEAT, ("level", NUMBER), ("cards", NUMBER))
FLOOD_PILE_RETURNED: Final = Kind("flood-returned", ("cards", NUMBER))
TREASURE_RESHUFFLED: Final = Kind("treasure-reshuffled", ("cards", NUMBER))
DISCARDED: Final = Kind("discarded", _SEAT, _CARD)

# Special cards
SANDBAGGED: Final = Kind("sandbagged", _SEAT, _TILE)
LIFTED: Final = Kind("lifted", _SEAT, ("pawns", SEATS), ("from", TILE), _TILE)

# Phase 3
FLOODED: Final = Kind("flooded", _TILE)
SUNK: Final = Kind("sunk", _TILE)
FLOOD_RESHUFFLED: Final = Kind("flood-reshuffled", ("cards", NUMBER))
IN_WATER: Final = Kind("in-water", _SEAT, _TILE)
SWAM: Final = Kind("swam", _SEAT, ("from", TILE), _TILE)

# The end
ESCAPED: Final = Kind("escaped", _SEAT)
SKULL_REACHED: Final = Kind("skull", ("level", NUMBER))
LANDING_LOST: Final = Kind("landing-lost", _TILE)
TREASURE_LOST: Final = Kind("treasure-lost", ("treasure", TREASURE))
DROWNED: Final = Kind("drowned", _SEAT)

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
