"""What is printed on the tiles, on the cards and on the water meter, for those who draw them."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.forbidden_island.box.components import (
    CARD,
    CARD_IDS,
    CARDS_TO_CAPTURE,
    FLOOD_CARDS,
    HAND_LIMIT,
    LANDING,
    LIFT,
    PACKAGE,
    ROLE,
    SANDBAGS,
    TILE,
    TILE_IDS,
    TREASURE,
    TREASURE_IDS,
    TREASURE_TILES,
    WATERS_RISE,
    tiles_of,
)
from robinsonade.kernel.scenes import read_faces, read_scenes

# What sort of card of the Treasure deck it is; all others are Treasure cards.
FAMILIES: Final = {LIFT: "card-special", SANDBAGS: "card-special", WATERS_RISE: "card-rise"}


def printed() -> dict[str, Any]:
    return {
        "families": {
            name: FAMILIES.get(card, "treasure-card") for card, name in enumerate(CARD_IDS)
        },
        "scenes": read_scenes(PACKAGE, CARD, ROLE, TREASURE, TILE),
        "faces": read_faces(PACKAGE, ROLE),
        "hand_limit": HAND_LIMIT,
        "cards_to_capture": CARDS_TO_CAPTURE,
        "flood_cards": FLOOD_CARDS[1:],  # by water level, from 1
        "landing": TILE_IDS[LANDING],
        "treasures": {
            name: {
                "card": CARD_IDS[number],
                "tiles": [TILE_IDS[tile] for tile in tiles_of(TREASURE_TILES[number])],
            }
            for number, name in enumerate(TREASURE_IDS)
        },
    }
