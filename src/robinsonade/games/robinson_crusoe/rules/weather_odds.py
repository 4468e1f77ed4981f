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
    RAIN_ROLL,
    TORN,
    WINTER_DIE,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has

DICE_MASK: Final = 3  # those that bring clouds
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


def skies_of(t: Camp, dice: int) -> list[tuple[float, int, int]]:
    """What may come tonight; RC-12.15: what the Storm-glass has shown is sure."""
    tokens = t.weather & DICE_MASK
    if not t.early:
        return SKIES[dice & DICE_MASK][tokens]
    rain = winter = 0
    for place in range(0, len(t.early), 2):
        die, face = t.early[place], t.early[place + 1]
        if has(DICE_MASK, die):
            dice &= ~(1 << die)
            clouds = RAIN_DIE[face] if die == RAIN_ROLL else WINTER_DIE[face]
            rain += clouds[0]
            winter += clouds[1]
    return [(p, r + rain, w + winter) for p, r, w in SKIES[dice & DICE_MASK][tokens]]
