"""Where the camp can flee from the lava of Volcano Island (RC-16.4.5)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.island import NEAR, SPACES, spaces_of
from robinsonade.games.robinson_crusoe.box.scenarios import SHEETS, VOLCANO, lava_at
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has

NEVER_REACHED: Final = 99


def _flows() -> list[int]:
    """The round in which lava reaches each space."""
    when = [NEVER_REACHED] * SPACES
    for turn in range(1, SHEETS[VOLCANO].rounds + 1):
        for space in lava_at(VOLCANO, turn):
            when[space] = turn
    return when


LAVA_AT: Final = _flows()


def stranded(t: Camp, w: Weights) -> bool:
    """Will lava come to the camp soon, with no longer-lasting tile next to it?"""
    if t.scenario != VOLCANO or LAVA_AT[t.camp] > t.turn + w.lava_soon:
        return False
    return not any(is_refuge(t, space) for space in spaces_of(NEAR[t.camp] & t.known()))


def is_refuge(t: Camp, space: int) -> bool:
    """Does a place last longer than the camp does?"""
    return LAVA_AT[space] > LAVA_AT[t.camp] and not has(t.closed, space)


def opens_a_way(t: Camp, space: int, w: Weights) -> bool:
    """Would a tile here be a place to flee to?"""
    return stranded(t, w) and has(NEAR[t.camp], space) and is_refuge(t, space)


def doom(t: Camp, w: Weights) -> float:
    """How near the end of the camp is: 1 tomorrow, less if it can still flee."""
    if t.scenario != VOLCANO:
        return 0.0
    left = LAVA_AT[t.camp] - t.turn
    if left <= 1:
        return 1.0
    return w.lava_near if left <= 1 + w.lava_soon and stranded(t, w) else 0.0
