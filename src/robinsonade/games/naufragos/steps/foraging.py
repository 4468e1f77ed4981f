"""Forage tiles (NAU-9.2)."""

from __future__ import annotations

from robinsonade.games.naufragos.components import FORAGE_VALUES
from robinsonade.games.naufragos.events import FORAGED
from robinsonade.games.naufragos.table import Castaways


def forage_tile(t: Castaways) -> None:
    """NAU-6.4: one tile of the supply, face up to the storage."""
    tile = t.forage.draw()
    t.supply -= 1
    t.forage_caught[tile] += 1
    t.reveals += 1
    t.emit(FORAGED, FORAGE_VALUES[tile])
