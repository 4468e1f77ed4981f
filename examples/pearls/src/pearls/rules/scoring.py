"""Who wins the game."""

from __future__ import annotations

from pearls.table.lagoon import Lagoon


def richest(t: Lagoon) -> int:
    """PEARL-6.1: the divers with the most pearls, as a bit mask; equal ones win together."""
    most = max(t.pearls)
    return sum([1 << seat for seat in range(t.seats) if t.pearls[seat] == most])
