"""What is printed on the board and on the logistics counters, for those who draw them."""

from __future__ import annotations

from typing import Any

from robinsonade.games.papua.cards import COUNTER_EFFECTS, COUNTER_IDS
from robinsonade.games.papua.components import (
    DICE_WITHOUT_HUT,
    HUT_DICE,
    HUT_EXPLORERS,
    HUTS_THERE_ARE,
    LOW_ENERGY,
    MARKERS,
    TOP_ENERGY,
)
from robinsonade.games.papua.vocabulary import GAIN, GAIN_ZONE_NUMBER, GOODS, VERBS, Effect


def printed() -> dict[str, Any]:
    return {
        "dice_without_hut": DICE_WITHOUT_HUT,
        "huts": [
            {"dice": HUT_DICE[hut], "explorers": HUT_EXPLORERS[hut]}
            for hut in range(1, HUTS_THERE_ARE + 1)
        ],
        "energy": {"top": TOP_ENERGY, "notebook_deck_2": LOW_ENERGY},
        "markers": MARKERS,
        "counters": {
            name: [entry(effect) for effect in effects]
            for name, effects in zip(COUNTER_IDS, COUNTER_EFFECTS, strict=True)
        },
    }


def entry(effect: Effect) -> dict[str, Any]:
    """One entry of a counter, as the data file writes it."""
    found: dict[str, Any] = {"op": VERBS[effect.verb]}
    if effect.verb in (GAIN, GAIN_ZONE_NUMBER):
        found["what"] = GOODS[effect.what]
    if effect.verb == GAIN:
        found["n"] = effect.n
    return found
