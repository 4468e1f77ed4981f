"""Honest figures: shares with their Wilson interval, means."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054


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
