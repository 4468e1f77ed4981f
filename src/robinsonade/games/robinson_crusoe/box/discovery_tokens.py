"""Discovery tokens, those that a scenario explains too (data/items.toml, scenarios.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.gifts import gift_of
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.lasting import passives_of
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE, effects_of
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS, scenario_rows
from robinsonade.kernel.data import DataFile, unique_ids
from robinsonade.kernel.noun import Noun

_ALL_TOKEN_ROWS = DataFile.read(PACKAGE, "items.toml").rows("discovery")
_SYMBOL = "see_scenario"
_PLAIN_ROWS = [row for row in _ALL_TOKEN_ROWS if row.values["timing"] != _SYMBOL]
_SYMBOL_ROWS = [row for row in _ALL_TOKEN_ROWS if row.values["timing"] == _SYMBOL]
SYMBOL_IDS: Final = unique_ids(_SYMBOL_ROWS)
# What a symbol means is settled by the scenario, so each scenario has tokens of its own.
_MEANINGS = [row for rows in scenario_rows("discovery") for row in rows]
_MEANING_SCENARIO = [s for s, rows in enumerate(scenario_rows("discovery")) for _ in rows]
PLAIN_TOKENS: Final = len(_PLAIN_ROWS)
TOKEN_IDS: Final = (
    *unique_ids(_PLAIN_ROWS),
    *[
        f"{SCENARIO_IDS[s]}_{row.one_of('symbol', SYMBOL_IDS).removeprefix('scenario_')}"
        for s, row in zip(_MEANING_SCENARIO, _MEANINGS, strict=True)
    ],
)
TOKEN: Final = Noun("token", TOKEN_IDS)
TOKENS: Final = len(TOKEN_IDS)
_TOKEN_ROWS = _PLAIN_ROWS + _MEANINGS
TOKEN_COUNT: Final = [row.number("count", 1) for row in _TOKEN_ROWS]
TOKEN_SCENARIO: Final = [-1] * PLAIN_TOKENS + _MEANING_SCENARIO  # -1: in every scenario
TOKEN_TIMING: Final = [row.text("timing") for row in _TOKEN_ROWS]
TOKEN_SCRIPT: Final = [effects_of(row, "effect") for row in _TOKEN_ROWS]


TOKEN_GIFT: Final = [gift_of(row.values["effect"]) for row in _TOKEN_ROWS]
# What a token is worth, as (resource, number), if it is worth nothing but resources.
TOKEN_GOODS: Final = [gift.only_goods() for gift in TOKEN_GIFT]
TOKEN_ITEM: Final = [
    INVENTION_IDS.index(row.text("requires_item")) if "requires_item" in row.values else -1
    for row in _TOKEN_ROWS
]
TOKEN_WEAPON: Final = [row.number("requires_weapon", 0) for row in _TOKEN_ROWS]
TOKEN_STAYS: Final = [row.flag("multi_use", False) for row in _TOKEN_ROWS]
TOKEN_PASSIVES: Final = [passives_of(row.values["effect"], row.where) for row in _TOKEN_ROWS]
STORED_AS_FOOD: Final = [row.number("stored_as_food", 0) for row in _TOKEN_ROWS]
SPOILS: Final = [row.flag("spoils_at_night", False) for row in _TOKEN_ROWS]
for _row in _TOKEN_ROWS:
    _row.skip("es_from_seed")
    _row.close()
