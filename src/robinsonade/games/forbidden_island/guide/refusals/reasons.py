"""Every reason that there is; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import CARD, ROLE, TILE, TREASURE
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS
from robinsonade.kernel.why import Reason

_TILE: Final = ("tile", TILE)
_WHO: Final = ("who", SEAT)
_SEAT: Final = ("seat", SEAT)

# -- the moment ----------------------------------------------------------------------------------

TURN_OF: Final = Reason("turn-of", _SEAT, rules=("FI-3.6",))
NO_ACTIONS: Final = Reason("no-actions", rules=("FI-3.1", "FI-3.3"))
HAND_FIRST: Final = Reason("hand-first", _SEAT, rules=("FI-8.5",))
FLIGHT_FIRST: Final = Reason("flight-first", _SEAT, rules=("FI-7.3", "FI-7.4", "FI-7.7"))
SECOND_FIRST: Final = Reason("second-first", _SEAT, rules=("FI-5.2", "FI-7.7"))
WATER_FIRST: Final = Reason("water-first", ("pawns", SEATS), rules=("FI-9.6", "FI-9.15"))
LIFTS_FIRST: Final = Reason("lifts-first", ("seats", SEATS), rules=("FI-9.15",))
PASSED: Final = Reason("passed", rules=("FI-7.10", "FI-9.15"))

# -- tiles ---------------------------------------------------------------------------------------

SUNKEN: Final = Reason("sunk", _TILE)
DRY: Final = Reason("dry", _TILE)
HERE: Final = Reason("here", rules=("FI-4.2", "FI-5.3"))
WALK_FAR: Final = Reason("walk-far", rules=("FI-4.1", "FI-1.6"))
WALK_FAR_DIAGONALLY: Final = Reason("walk-far-diagonally", rules=("FI-4.1", "FI-5.1"))
NO_DIVE: Final = Reason("no-dive", rules=("FI-5.4",))
REACH_FAR: Final = Reason("reach-far", rules=("FI-4.3", "FI-1.6"))
REACH_FAR_DIAGONALLY: Final = Reason("reach-far-diagonally", rules=("FI-4.3", "FI-5.1"))
FLOWN_ALREADY: Final = Reason("flown", rules=("FI-5.3",))
GUIDE_FAR: Final = Reason("guide-far", ("steps", NUMBER), rules=("FI-5.6", "FI-5.7"))
SWIM_FAR: Final = Reason("swim-far", rules=("FI-9.7",))
SWIM_FAR_DIAGONALLY: Final = Reason("swim-far-diagonally", rules=("FI-9.8",))
SWIM_NEAREST: Final = Reason("swim-nearest", rules=("FI-9.11",))
FLIGHT_STARTS: Final = Reason("flight-starts", _TILE, rules=("FI-7.3",))
NONE_FLOODED: Final = Reason("none-flooded", rules=("FI-7.5",))
NO_OTHER_TILE: Final = Reason("no-other-tile", rules=("FI-7.5",))

# -- pawns ---------------------------------------------------------------------------------------

OWN_PAWN: Final = Reason("own-pawn", rules=("FI-5.8",))
STUCK: Final = Reason("stuck", _WHO, rules=("FI-5.6", "FI-5.7"))
YOURSELF: Final = Reason("yourself", rules=("FI-4.5",))
ELSEWHERE: Final = Reason("elsewhere", _WHO, rules=("FI-4.5",))
ALONE: Final = Reason("alone", rules=("FI-4.5",))
NOT_WET: Final = Reason("not-wet", _WHO, rules=("FI-9.10", "FI-7.6"))
ABOARD: Final = Reason("aboard", _WHO, rules=("FI-7.3",))
NOT_AT_START: Final = Reason("not-at-start", _WHO, rules=("FI-7.3",))
NOT_LANDED: Final = Reason("not-landed", ("pawns", SEATS), rules=("FI-11.1",))

# -- cards and treasures -------------------------------------------------------------------------

NOT_GIVEN: Final = Reason("not-given", rules=("FI-4.6",))
NO_TREASURE_CARDS: Final = Reason("no-treasure-cards", rules=("FI-4.5",))
IS_CAPTURED: Final = Reason("captured", ("treasure", TREASURE), rules=("FI-4.11",))
NOT_THERE: Final = Reason("not-there", ("treasure", TREASURE), rules=("FI-4.10",))
CARDS_MISSING: Final = Reason(
    "cards-missing", ("have", NUMBER), ("needed", NUMBER), rules=("FI-4.10", "FI-4.11")
)
TREASURES_MISSING: Final = Reason("treasures-missing", ("left", NUMBER), rules=("FI-11.1",))

# -- what the seat has not at all ----------------------------------------------------------------

POWER_OF: Final = Reason("power-of", ("role", ROLE), rules=("FI-5.10",), idle=True)
NOT_HELD: Final = Reason("not-held", ("card", CARD), idle=True)
SECOND_ONLY: Final = Reason("second-only", rules=("FI-5.2",), idle=True)
NO_FLIGHT: Final = Reason("no-flight", rules=("FI-7.3",), idle=True)
WITHIN_LIMIT: Final = Reason("within-limit", rules=("FI-7.5", "FI-8.2"), idle=True)
NOT_IN_WATER: Final = Reason("not-in-water", rules=("FI-9.7",), idle=True)

REASONS: Final = (
    TURN_OF,
    NO_ACTIONS,
    HAND_FIRST,
    FLIGHT_FIRST,
    SECOND_FIRST,
    WATER_FIRST,
    LIFTS_FIRST,
    PASSED,
    SUNKEN,
    DRY,
    HERE,
    WALK_FAR,
    WALK_FAR_DIAGONALLY,
    NO_DIVE,
    REACH_FAR,
    REACH_FAR_DIAGONALLY,
    FLOWN_ALREADY,
    GUIDE_FAR,
    SWIM_FAR,
    SWIM_FAR_DIAGONALLY,
    SWIM_NEAREST,
    FLIGHT_STARTS,
    NONE_FLOODED,
    NO_OTHER_TILE,
    OWN_PAWN,
    STUCK,
    YOURSELF,
    ELSEWHERE,
    ALONE,
    NOT_WET,
    ABOARD,
    NOT_AT_START,
    NOT_LANDED,
    NOT_GIVEN,
    NO_TREASURE_CARDS,
    IS_CAPTURED,
    NOT_THERE,
    CARDS_MISSING,
    TREASURES_MISSING,
    POWER_OF,
    NOT_HELD,
    SECOND_ONLY,
    NO_FLIGHT,
    WITHIN_LIMIT,
    NOT_IN_WATER,
)
