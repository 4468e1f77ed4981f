"""Everything that can happen; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from pearls.box.components import SHELL
from robinsonade.kernel.noun import MAJOR, NORMAL, NUMBER, SEAT, SILENT, Kind

ROUND_BEGAN: Final = Kind("round", ("number", NUMBER), weight=SILENT)
LOOKED: Final = Kind("looked", ("seat", SEAT), ("shell", SHELL))
SEALED: Final = Kind("sealed", ("seat", SEAT), weight=SILENT)
REVEALED: Final = Kind("revealed", ("seat", SEAT), ("bid", NUMBER), weight=MAJOR)
CHARMED: Final = Kind("charmed", ("seat", SEAT))
DIVED: Final = Kind("dived", ("seat", SEAT), ("shell", SHELL), ("die", NUMBER), weight=NORMAL)
FOUND: Final = Kind("found", ("seat", SEAT), ("n", NUMBER))
CHARMS_FOUND: Final = Kind("charms-found", ("seat", SEAT), ("n", NUMBER))
GIVEN: Final = Kind("given", ("seat", SEAT), ("to", SEAT), ("n", NUMBER))

EVENTS: Final = (
    ROUND_BEGAN,
    LOOKED,
    SEALED,
    REVEALED,
    CHARMED,
    DIVED,
    FOUND,
    CHARMS_FOUND,
    GIVEN,
)
