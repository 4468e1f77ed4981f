"""What a card remembers."""

from __future__ import annotations

from typing import Final

# What a card remembers (RC: link): the sorts of Link and its two facts.
BLACK_LINK: Final = 0  # space, source
TERRAIN_LINK: Final = 1  # space
TILE_LINK: Final = 2  # space
PLACE_LINK: Final = 3  # space, marker
ITEM_LINK: Final = 4  # invention
WOUND_LINK: Final = 5  # who, part and colour (below 0: rerolls)
REFUND_LINK: Final = 6  # roof, palisade
PENDING_LINK: Final = 7  # space, marker: placed at the start of the next round
