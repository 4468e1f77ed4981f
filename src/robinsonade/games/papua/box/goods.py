"""What counters, cards and benefits give (PAP-15.1)."""

from __future__ import annotations

from typing import Final

GOODS: Final = ("coins", "food", "prestige", "explorers", "energy")
COINS: Final = GOODS.index("coins")
FOOD: Final = GOODS.index("food")
PRESTIGE: Final = GOODS.index("prestige")
EXPLORERS: Final = GOODS.index("explorers")
ENERGY: Final = GOODS.index("energy")
