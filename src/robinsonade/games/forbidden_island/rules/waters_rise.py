"""Waters Rise! (FI-6.2 to FI-6.8)."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import FLOOD_CARDS, SKULL, WATERS_RISE
from robinsonade.games.forbidden_island.events import FLOOD_PILE_RETURNED, WATERS_ROSE
from robinsonade.games.forbidden_island.rules.ending import lose_to_water_level
from robinsonade.games.forbidden_island.table.table import FLOOD_STREAM, Island


def waters_rise(t: Island) -> None:
    """FI-6.2 to FI-6.8, FI-16.5: marker up, Flood discards on top of their deck, card away."""
    t.level += 1
    t.treasure_discard[WATERS_RISE] += 1
    t.emit(WATERS_ROSE, t.active, t.level, FLOOD_CARDS[t.level])
    if t.level == SKULL:
        lose_to_water_level(t)
        return
    if t.flood_discard:  # FI-6.4
        cards = t.flood_discard
        t.flood_deck.put_on_top(cards, t.chance, FLOOD_STREAM)
        t.flood_discard = []
        t.emit(FLOOD_PILE_RETURNED, len(cards))
