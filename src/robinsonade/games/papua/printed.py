"""What is printed on the board and on the logistics counters, for those who draw them."""

from __future__ import annotations

from itertools import product
from typing import Any

from robinsonade.games.papua.box.cards import (
    CARD,
    COUNTER_ENTRIES,
    COUNTER_IDS,
    NOTE,
    SCIENCE,
    SYMBOL_IDS,
)
from robinsonade.games.papua.box.components import (
    COLOUR_IDS,
    DICE_WITHOUT_HUT,
    EXPLORERS_EACH,
    FACES,
    FUNDING_DICE,
    HIGHEST,
    HUT_DICE,
    HUT_EXPLORERS,
    HUTS_THERE_ARE,
    LOW_ENERGY,
    MARKERS,
    PACKAGE,
    TOP_ENERGY,
)
from robinsonade.games.papua.steps.zones.funding import reading
from robinsonade.kernel.scenes import read_scenes


def printed() -> dict[str, Any]:
    return {
        "families": dict.fromkeys(CARD.ids, "card-expedition"),
        "scenes": read_scenes(PACKAGE, CARD, SCIENCE, NOTE),
        "colours": list(COLOUR_IDS),  # by seats
        "dice_without_hut": DICE_WITHOUT_HUT,
        "huts": [
            {"dice": HUT_DICE[hut], "explorers": HUT_EXPLORERS[hut]}
            for hut in range(1, HUTS_THERE_ARE + 1)
        ],
        "energy": {"top": TOP_ENERGY, "notebook_deck_2": LOW_ENERGY},
        "markers": MARKERS,
        "means": {
            "funding": {name: coins(symbol) for symbol, name in enumerate(SYMBOL_IDS)},
            "hunting": [food(there) for there in range(EXPLORERS_EACH + 1)],
        },
        "counters": {
            name: [entry.values.copy() for entry in entries]
            for name, entries in zip(COUNTER_IDS, COUNTER_ENTRIES, strict=True)
        },
    }


def coins(symbol: int) -> list[float]:
    """PAP-6.5.2: what funding gives on average, for each number of explorers there.

    >>> [[round(mean, 3) for mean in coins(symbol)[:2]] for symbol in range(3)]
    [[3.958, 4.958], [1.042, 2.042], [2.5, 3.5]]
    """
    rolls = [reading(sorted(roll), symbol) for roll in product(range(FACES), repeat=FUNDING_DICE)]
    return [there + sum(rolls) / len(rolls) for there in range(EXPLORERS_EACH + 1)]


def food(there: int) -> float:
    """PAP-6.6.1: what hunting gives so many explorers on average.

    The highest die reaches a number unless all lie below it, the lowest if none does.

    >>> [round(food(there), 3) for there in range(3)]
    [0.0, 2.944, 4.917]
    """
    dice = there + 1
    rolls: int = FACES**dice
    below: int = sum([number**dice for number in range(1, FACES)])
    return there + HIGHEST - 2 * below / rolls
