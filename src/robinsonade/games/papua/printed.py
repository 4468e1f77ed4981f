"""What is printed on the board and on the logistics counters, for those who draw them."""

from __future__ import annotations

from typing import Any

from robinsonade.games.papua.box.cards import CARD, COUNTER_ENTRIES, COUNTER_IDS, NOTE, SCIENCE
from robinsonade.games.papua.box.components import (
    DICE_WITHOUT_HUT,
    HUT_DICE,
    HUT_EXPLORERS,
    HUTS_THERE_ARE,
    LOW_ENERGY,
    MARKERS,
    PACKAGE,
    TOP_ENERGY,
)
from robinsonade.kernel.scenes import read_scenes


def printed() -> dict[str, Any]:
    return {
        "scenes": read_scenes(PACKAGE, CARD, SCIENCE, NOTE),
        "dice_without_hut": DICE_WITHOUT_HUT,
        "huts": [
            {"dice": HUT_DICE[hut], "explorers": HUT_EXPLORERS[hut]}
            for hut in range(1, HUTS_THERE_ARE + 1)
        ],
        "energy": {"top": TOP_ENERGY, "notebook_deck_2": LOW_ENERGY},
        "markers": MARKERS,
        "counters": {
            name: [entry.values.copy() for entry in entries]
            for name, entries in zip(COUNTER_IDS, COUNTER_ENTRIES, strict=True)
        },
    }
