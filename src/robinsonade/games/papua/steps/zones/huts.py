"""The huts (PAP-6.2)."""

from __future__ import annotations

from robinsonade.games.papua.box.components import HUT_DICE, HUT_EXPLORERS, HUTS, HUTS_THERE_ARE
from robinsonade.games.papua.events import HUT_ENTERED
from robinsonade.games.papua.rules.gains import gain_explorers
from robinsonade.games.papua.table.table import Papua


def resolve_huts(t: Papua, present: list[int]) -> None:
    """PAP-6.2.1, PAP-6.2.2, PAP-6.2.4, PAP-6.2.5: who has enough moves one hut on, and recruits."""
    for seat in present:
        hut = t.hut[seat] + 1
        if hut > HUTS_THERE_ARE or t.here(seat, HUTS) < HUT_EXPLORERS[hut]:
            continue  # PAP-6.2.3
        t.hut[seat] = hut
        t.emit(HUT_ENTERED, seat, HUT_DICE[hut], HUT_EXPLORERS[hut])
        gain_explorers(t, seat, HUT_EXPLORERS[hut])
