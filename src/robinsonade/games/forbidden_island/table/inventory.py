"""Conservation: everything in the box lies somewhere (FI-16.1, FI-16.2, FI-16.4)."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import (
    CARD_IDS,
    HELD,
    ROLE_IDS,
    TILE_IDS,
    TREASURE_IDS,
    TREASURES,
)
from robinsonade.games.forbidden_island.table.fields import Fields
from robinsonade.kernel.masks import has
from robinsonade.kernel.position import STRANGE, strays


def count_components(t: Fields) -> dict[str, int]:
    """FI-1.2, FI-16.1, FI-16.2, FI-16.4: everything in the box, wherever it lies."""
    cards = t.treasure_deck.cards
    counted = {
        f"card.{name}": cards.count(card)
        + t.treasure_discard[card]
        + sum([t.hands[seat * HELD + card] for seat in range(t.seats) if card < HELD])
        for card, name in enumerate(CARD_IDS)
    }
    for tile, name in enumerate(TILE_IDS):
        counted[f"tile.{name}"] = t.tile_at.count(tile)
        out = has(t.sunk, tile)
        flood = t.flood_deck.cards.count(tile) + t.flood_discard.count(tile)
        counted[f"flood.{name}"] = flood + out
    for role, name in enumerate(ROLE_IDS):
        counted[f"role.{name}"] = 1 if role not in t.roles else t.roles.count(role)
    strange = strays(cards, len(CARD_IDS)) + strays(t.roles, len(ROLE_IDS))
    counted[STRANGE] = strange + strays(t.flood_deck.cards + t.flood_discard, len(TILE_IDS))
    for treasure in range(TREASURES):
        counted[f"treasure.{TREASURE_IDS[treasure]}"] = 1
    return counted
