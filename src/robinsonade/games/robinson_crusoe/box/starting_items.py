"""Starting items (data/items.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.gifts import gift_of
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE, effects_of
from robinsonade.kernel.data import DataFile, unique_ids
from robinsonade.kernel.noun import Noun

_ITEM_ROWS = DataFile.read(PACKAGE, "items.toml").rows("starting_item")
ITEM_IDS: Final = unique_ids(_ITEM_ROWS)
ITEM: Final = Noun("item", ITEM_IDS)
ITEMS: Final = len(ITEM_IDS)
ITEM_USES: Final = [row.number("uses") for row in _ITEM_ROWS]
ITEM_TIMING: Final = [row.text("timing") for row in _ITEM_ROWS]
ITEM_SCRIPT: Final = [effects_of(row, "effect") for row in _ITEM_ROWS]
ITEM_GIFT: Final = [gift_of(row.values["effect"]) for row in _ITEM_ROWS]
for _row in _ITEM_ROWS:
    _row.skip("es_from_seed", "count")
    _row.close()
BIBLE: Final = ITEM_IDS.index("bible")
PISTOL: Final = ITEM_IDS.index("pistol")
HAMMER: Final = ITEM_IDS.index("hammer_and_nails")
BIBLE_EFFECT: Final = _ITEM_ROWS[BIBLE].values["effect"][0]
PISTOL_BONUS: Final[int] = _ITEM_ROWS[PISTOL].values["effect"][0]["n"]
