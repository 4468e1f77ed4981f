"""Every reason that there is; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import MARKER
from robinsonade.kernel.noun import SEAT
from robinsonade.kernel.why import Reason

_SEAT: Final = ("seat", SEAT)

# -- zones ---------------------------------------------------------------------------------------

TURN_OF: Final = Reason("turn-of", _SEAT, rules=("PAP-5.1",))
PLACE_LATER: Final = Reason("place-later", rules=("PAP-5.5",))
ZONE_FORBIDDEN: Final = Reason("zone-forbidden", rules=("PAP-4.7", "PAP-5.6"))
NO_SUCH_DIE: Final = Reason("no-such-die", ("number", MARKER), rules=("PAP-5.5", "PAP-5.6"))
ALL_MARKED: Final = Reason("all-marked", rules=("PAP-5.6",))
FORBID_LATER: Final = Reason("forbid-later", rules=("PAP-4.6",), idle=True)
LAST_FORBIDS: Final = Reason("last-forbids", _SEAT, rules=("PAP-4.6",))
FORBIDDEN_BEFORE: Final = Reason("forbidden-before", rules=("PAP-4.6",))
NONE_THERE: Final = Reason("none-there", rules=("PAP-3.9",))
NOTHING_LOST: Final = Reason("nothing-lost", rules=("PAP-3.9",), idle=True)

# -- dice ----------------------------------------------------------------------------------------

DICE_LATER: Final = Reason("dice-later", rules=("PAP-5.4", "PAP-5.4c"))
NOT_ROLLED: Final = Reason("not-rolled", rules=("PAP-5.4", "PAP-5.5"))
CATASTROPHE_STAYS: Final = Reason("catastrophe-stays", rules=("PAP-5.4a",))

# -- counters and destinations -------------------------------------------------------------------

NOT_REVEALED: Final = Reason("not-revealed", rules=("PAP-4.4",), idle=True)
COUNTER_LATER: Final = Reason("counter-later", rules=("PAP-6.3.3",))
NONE_IN_LOGISTICS: Final = Reason("none-in-logistics", rules=("PAP-6.3.1",))
NO_ENGINEERING: Final = Reason("no-engineering", rules=("PAP-8.8",), idle=True)
LEFTOVER_LATER: Final = Reason("leftover-later", rules=("PAP-8.8", "PAP-8.1a"))
BID_LATER: Final = Reason("bid-later", rules=("PAP-6.4.4",))
NONE_IN_EXPEDITIONS: Final = Reason("none-in-expeditions", rules=("PAP-6.4.1",))
BID_SEALED_ALREADY: Final = Reason("bid-sealed", rules=("PAP-6.4.4",))
BID_DECIDED: Final = Reason("bid-decided", rules=("PAP-6.4.3",))
BID_IN_ORDER: Final = Reason("bid-in-order", rules=("PAP-6.4.3",))

# -- science cards -------------------------------------------------------------------------------

NOT_YOUR_SCIENCE: Final = Reason("not-your-science", rules=("PAP-8.1",), idle=True)
SCIENCE_SPENT: Final = Reason("science-spent", rules=("PAP-8.1",))
SCIENCE_LATER: Final = Reason("science-later", rules=("PAP-8.1", "PAP-8.1a"))

REASONS: Final = (
    TURN_OF,
    PLACE_LATER,
    ZONE_FORBIDDEN,
    NO_SUCH_DIE,
    ALL_MARKED,
    FORBID_LATER,
    LAST_FORBIDS,
    FORBIDDEN_BEFORE,
    NONE_THERE,
    NOTHING_LOST,
    DICE_LATER,
    NOT_ROLLED,
    CATASTROPHE_STAYS,
    NOT_REVEALED,
    COUNTER_LATER,
    NONE_IN_LOGISTICS,
    NO_ENGINEERING,
    LEFTOVER_LATER,
    BID_LATER,
    NONE_IN_EXPEDITIONS,
    BID_SEALED_ALREADY,
    BID_DECIDED,
    BID_IN_ORDER,
    NOT_YOUR_SCIENCE,
    SCIENCE_SPENT,
    SCIENCE_LATER,
)
