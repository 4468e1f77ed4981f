"""Honest figures: shares with their Wilson interval, means, paired differences."""

from __future__ import annotations

from math import comb, erfc, sqrt
from random import Random
from typing import Final

Z_95: Final = 1.959963984540054


def wilson(hits: float, tries: int, z: float = Z_95) -> tuple[float, float]:
    """The interval that holds the true share with 95 % confidence.

    Hits may be added up from parts (a shared victory is half of one): such sums vary less than
    whole hits would, so that the interval is on the safe side.

    >>> low, high = wilson(30, 100)
    >>> round(low, 3), round(high, 3)
    (0.219, 0.396)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    centre = share + z * z / (2 * tries)
    margin = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    low = 0.0 if hits == 0 else (centre - margin) / scale
    high = 1.0 if hits == tries else (centre + margin) / scale
    return low, high


def mean(values: list[float]) -> float:
    """The average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


EXACT: Final = 1000  # pairs up to which the binomial is added up
RESAMPLES: Final = 2000
DRAWS: Final = 2_000_000  # in all, however many pairs there are


def mcnemar(better: int, worse: int) -> float:
    """How likely so uneven a split is if neither is better: two-sided, of pairs that differ.

    >>> round(mcnemar(15, 5), 4), mcnemar(3, 3), mcnemar(0, 0)
    (0.0414, 1.0, 1.0)
    """
    pairs, fewer = better + worse, min(better, worse)
    if pairs > EXACT:
        return erfc((abs(better - worse) - 1) / sqrt(2 * pairs))
    tail = sum([comb(pairs, hits) for hits in range(fewer + 1)])
    return min(1.0, 2 * tail / (1 << pairs))


def bootstrap(values: list[float], seed: int = 1) -> tuple[float, float]:
    """The interval that holds the true mean with 95 % confidence, by drawing from the values.

    >>> bootstrap([1.0] * 9), bootstrap([])
    ((1.0, 1.0), (0.0, 0.0))
    """
    if not values:
        return 0.0, 0.0
    chance = Random(seed)
    times = max(200, min(RESAMPLES, DRAWS // len(values)))
    means = sorted([mean(chance.choices(values, k=len(values))) for _ in range(times)])
    tail = round(0.025 * times)
    return means[tail], means[-1 - tail]


def correlation(one: list[float], other: list[float]) -> float:
    """Between -1 and 1; 0 if one of both never changes.

    >>> correlation([1, 2, 3], [2, 4, 6]), correlation([1, 1], [0, 1])
    (1.0, 0.0)
    """
    a, b = mean(one), mean(other)
    products = [(x - a) * (y - b) for x, y in zip(one, other, strict=True)]
    spread = sqrt(sum([(x - a) ** 2 for x in one]) * sum([(y - b) ** 2 for y in other]))
    return sum(products) / spread if spread else 0.0
