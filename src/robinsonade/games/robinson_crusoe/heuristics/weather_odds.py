"""What the weather dice may bring, counted from their faces."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import RAIN, WINTER
from robinsonade.games.robinson_crusoe.box.dice import (
    ANIMALS_DIE,
    ATTACK,
    EATEN,
    FACES,
    RAIN_DIE,
    TORN,
    WINTER_DIE,
)
from robinsonade.kernel.masks import has

DICE_MASKS: Final = 4  # neither, rain, winter, both
WORST_SKY: Final = 7  # more clouds than there can be


def _skies(dice: int, tokens: int) -> list[tuple[float, int, int]]:
    """(probability, rain clouds, winter clouds) for a mask of dice and one of cloud tokens."""
    nothing = [(0, 0)]
    counted: dict[tuple[int, int], float] = {}
    for first in RAIN_DIE if dice & 1 else nothing:
        for second in WINTER_DIE if has(dice, 1) else nothing:
            rain = first[0] + second[0] + has(tokens, RAIN)
            winter = first[1] + second[1] + has(tokens, WINTER)
            counted[rain, winter] = counted.get((rain, winter), 0.0) + 1.0
    total = sum(counted.values())
    return [(n / total, rain, winter) for (rain, winter), n in counted.items()]


SKIES: Final = [[_skies(dice, tokens) for tokens in range(4)] for dice in range(DICE_MASKS)]
# For each mask of dice the probability of more than so many clouds.
CLOUDS_ABOVE: Final = [
    [
        sum([p for p, rain, winter in SKIES[dice][0] if rain + winter > level])
        for level in range(WORST_SKY)
    ]
    for dice in range(DICE_MASKS)
]
# One roll of the hungry-animals die.
EATING: Final = ANIMALS_DIE.count(EATEN) / FACES
TEARING: Final = ANIMALS_DIE.count(TORN) / FACES
ATTACKING: Final = ANIMALS_DIE.count(ATTACK) / FACES
