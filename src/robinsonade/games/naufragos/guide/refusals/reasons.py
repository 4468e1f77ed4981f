"""Every reason that there is; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import ACTION, BUILDING
from robinsonade.kernel.noun import NUMBER, SEAT
from robinsonade.kernel.why import Reason

_ACTION: Final = ("action", ACTION)
_WHO: Final = ("who", SEAT)
_NEEDED: Final = ("needed", NUMBER)
_HAVE: Final = ("have", NUMBER)

# -- pawns ---------------------------------------------------------------------------------------

PAWNS_LATER: Final = Reason("pawns-later", rules=("NAU-8.2",))
WHITE_PAWN_ONLY: Final = Reason("white-pawn", rules=("NAU-8.1", "NAU-14.1"))
DONE_ALREADY: Final = Reason("done-already", _ACTION, rules=("NAU-8.5",))
BLOCKED: Final = Reason("blocked", _ACTION)
WRECK_EMPTY: Final = Reason("wreck-empty", rules=("NAU-8.6", "NAU-7.7"))
NO_SPACE: Final = Reason("no-space", _ACTION, rules=("NAU-8.4",))
ENERGY_MISSING: Final = Reason("energy-missing", _NEEDED, _HAVE, rules=("NAU-8.3",))

# -- camp cards ----------------------------------------------------------------------------------

NOT_IN_CAMP: Final = Reason("not-in-camp", rules=("NAU-9.10",), idle=True)
OCCUPIED: Final = Reason("occupied", rules=("NAU-9.10", "NAU-8.4"))
STORMY: Final = Reason("stormy", rules=("NAU-8.7",))
CONDITION: Final = Reason("condition", rules=("NAU-8.13",))
COST_MISSING: Final = Reason("cost-missing", rules=("NAU-8.13",))
NO_CAMP_CARD: Final = Reason("no-camp-card", rules=("NAU-8.13", "NAU-9.10"))

# -- constructions -------------------------------------------------------------------------------

BUILD_LATER: Final = Reason("build-later", rules=("NAU-9.8", "NAU-10.8"))
IS_BUILT: Final = Reason("built", ("building", BUILDING), rules=("NAU-10.1",))
SHELTER_ORDER: Final = Reason("shelter-order", ("building", BUILDING), rules=("NAU-10.4",))
RAFT_UNKNOWN: Final = Reason("raft-unknown", rules=("NAU-10.7",))
WOOD_MISSING: Final = Reason("wood-missing", _NEEDED, _HAVE, rules=("NAU-10.3",))

# -- exploring -----------------------------------------------------------------------------------

EXPLORE_LATER: Final = Reason("explore-later", rules=("NAU-8.8", "NAU-9.17"))
PILE_LOCKED: Final = Reason("pile-locked", rules=("NAU-9.26",))
SECTOR_FAR: Final = Reason("sector-far", rules=("NAU-9.17",))
DECK_EMPTY: Final = Reason("deck-empty", rules=("NAU-9.17", "NAU-9.21"))
NOT_PENDING: Final = Reason("not-pending", rules=("NAU-9.25",), idle=True)

# -- items and people ----------------------------------------------------------------------------

TAKEN: Final = Reason("taken", rules=("NAU-3.3",))
CAST_ALREADY: Final = Reason("cast-already", rules=("NAU-3.3",), idle=True)
NOT_HELD: Final = Reason("not-held", rules=("NAU-6.5",), idle=True)
NO_ITEMS: Final = Reason("no-items", rules=("NAU-6.5",), idle=True)
YOURSELF: Final = Reason("yourself", rules=("NAU-6.5",), idle=True)
NO_TRADE_EXPLORING: Final = Reason("no-trade-exploring", rules=("NAU-9.27", "NAU-6.5"))
IS_DEAD: Final = Reason("dead", _WHO, rules=("NAU-6.5", "NAU-4.12"))
IS_LOST: Final = Reason("lost", _WHO, rules=("NAU-15.2",))
REFUSED_BEFORE: Final = Reason("refused-before", _WHO, rules=("NAU-6.6",))
NOBODY_TRADES: Final = Reason("nobody-trades", rules=("NAU-6.5", "NAU-6.6"))
NO_TRADE_NOW: Final = Reason("no-trade-now", rules=("NAU-6.6",))
NO_POWER_NOW: Final = Reason("no-power-now", rules=("NAU-6.6",))

REASONS: Final = (
    PAWNS_LATER,
    WHITE_PAWN_ONLY,
    DONE_ALREADY,
    BLOCKED,
    WRECK_EMPTY,
    NO_SPACE,
    ENERGY_MISSING,
    NOT_IN_CAMP,
    OCCUPIED,
    STORMY,
    CONDITION,
    COST_MISSING,
    NO_CAMP_CARD,
    BUILD_LATER,
    IS_BUILT,
    SHELTER_ORDER,
    RAFT_UNKNOWN,
    WOOD_MISSING,
    EXPLORE_LATER,
    PILE_LOCKED,
    SECTOR_FAR,
    DECK_EMPTY,
    NOT_PENDING,
    TAKEN,
    CAST_ALREADY,
    NOT_HELD,
    NO_ITEMS,
    YOURSELF,
    NO_TRADE_EXPLORING,
    IS_DEAD,
    IS_LOST,
    REFUSED_BEFORE,
    NOBODY_TRADES,
    NO_TRADE_NOW,
    NO_POWER_NOW,
)
