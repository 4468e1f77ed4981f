"""What wounds come from: told when they are taken, and at the end of those that killed."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.noun import Noun

CAUSE_IDS: Final = (
    "untold",  # in logs of older versions
    "hunger",
    "open_air",
    "clouds",
    "storm",
    "animals",
    "die",
    "danger",
    "fight",
    "card",
    "morale",
    "cannibals",
    "waiting",
    "totem",
    "item",
)
CAUSE: Final = Noun("cause", CAUSE_IDS)
UNTOLD: Final = 0
HUNGER: Final = 1
IN_THE_OPEN: Final = 2
CLOUDS_ABOVE: Final = 3
STORMY: Final = 4
HUNGRY_ANIMALS: Final = 5
ACTION_DIE: Final = 6
DANGEROUS: Final = 7
IN_FIGHT: Final = 8
BY_CARD: Final = 9
LOW_MORALE: Final = 10
CANNIBALS_CAME: Final = 11
WAITING_OUT: Final = 12
TOTEM_NIGHT: Final = 13
BY_ITEM: Final = 14
