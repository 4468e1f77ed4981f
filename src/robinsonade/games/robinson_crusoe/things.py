"""Inventions, starting items, discovery tokens, scenarios' own inventions (data/*.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.components import (
    COUNT,
    MARKER_IDS,
    PACKAGE,
    PERSONAL_ID,
    PLAYER_IDS,
    TERRAIN_IDS,
    effects_of,
    optional,
    skip,
)
from robinsonade.games.robinson_crusoe.passives import KIND_IDS, Passive, passives_of
from robinsonade.games.robinson_crusoe.prices import Price, prices_of
from robinsonade.kernel.data import BadData, DataFile, Row, unique_ids
from robinsonade.kernel.noun import Noun

# -- inventions (inventions.toml, scenarios.toml) ------------------------------------------------

_SCENARIOS = DataFile.read(PACKAGE, "scenarios.toml")
_SCENARIO_VALUES: list[dict[str, Any]] = list(_SCENARIOS.section("scenario"))
SCENARIO_IDS: Final = tuple([values["id"] for values in _SCENARIO_VALUES])
SCENARIO: Final = Noun("scenario", SCENARIO_IDS)


def scenario_rows(key: str) -> list[list[Row]]:
    """For each scenario its rows of one kind (inventions, totems, discoveries, actions, crew)."""
    return [
        [
            Row(row, f"scenarios.toml, [[scenario.{key}]] {row.get('id', name)}")
            for row in values.get(key, [])
        ]
        for values, name in zip(_SCENARIO_VALUES, SCENARIO_IDS, strict=True)
    ]


_CARD_ROWS = DataFile.read(PACKAGE, "inventions.toml").rows("invention")
_SHEET_ROWS = scenario_rows("invention")
_ROWS = _CARD_ROWS + [row for rows in _SHEET_ROWS for row in rows]
INVENTION_IDS: Final = unique_ids(_ROWS)
CARD_INVENTIONS: Final = len(_CARD_ROWS)  # the others stand on scenario sheets
INVENTIONS: Final = len(_ROWS)
INVENTION: Final = Noun("invention", INVENTION_IDS, on_board=True)
if COUNT["invention_cards"] != CARD_INVENTIONS:
    raise BadData("inventions.toml: there must be as many cards as components.toml counts")


def invention(name: str) -> int:
    return INVENTION_IDS.index(name)


START_KIND: Final = "start"
PERSONAL_KIND: Final = "personal"
INVENTION_KIND: Final = [
    row.one_of("kind", (START_KIND, "normal", PERSONAL_KIND)) for row in _CARD_ROWS
]
START_INVENTIONS: Final = [i for i in range(CARD_INVENTIONS) if INVENTION_KIND[i] == START_KIND]
PERSONAL: Final = [invention(name) for name in PERSONAL_ID]  # of each player character
# The character whose personal invention it is, -1: nobody's.
OWNER_OF: Final = [PERSONAL.index(i) if i in PERSONAL else -1 for i in range(INVENTIONS)]


def _terrains(row: Row) -> int:
    names = row.texts("terrains") if "terrains" in row.values else []
    if "terrain" in row.values:
        names.append(row.text("terrain"))
    mask = 0
    for name in names:
        if name not in TERRAIN_IDS:
            raise BadData(f"{row.where}: there is no terrain {name}")
        mask |= 1 << TERRAIN_IDS.index(name)
    return mask


def items_of(row: Row) -> int:
    """The items that something needs, as a mask."""
    mask = 0
    for name in optional(row, "items", []):
        if name not in INVENTION_IDS:
            raise BadData(f"{row.where}: items names {name}, which is no invention")
        mask |= 1 << INVENTION_IDS.index(name)
    return mask


NEEDS_TERRAIN: Final = [_terrains(row) for row in _ROWS]
NEEDS_ITEMS: Final = [items_of(row) for row in _ROWS]
PRICES: Final[list[list[Price]]] = [
    prices_of(optional(row, "pay_any", []), INVENTION_IDS, row.where) for row in _ROWS
]
ON_BUILD: Final = [effects_of(row, "on_build") for row in _ROWS]
ON_LOSS: Final = [effects_of(row, "on_loss", needed=False) for row in _ROWS]
INVENTION_PASSIVES: Final[list[list[Passive]]] = [
    passives_of(row.take("passive"), row.where) for row in _ROWS
]
PASSIVE_ITEMS: Final = [0] * len(KIND_IDS)  # for each kind the inventions that have it, as a mask
for _i, _passives in enumerate(INVENTION_PASSIVES):
    for _passive in _passives:
        PASSIVE_ITEMS[_passive.kind] |= 1 << _i
MULTIPLE: Final = [bool(optional(row, "multiple", False)) for row in _ROWS]
PRECONDITION: Final[list[str]] = [optional(row, "precondition", "") for row in _ROWS]
OWNER: Final = [optional(row, "owner", "") for row in _ROWS]
for _i, _row in enumerate(_ROWS):
    skip(_row, "es_from_seed")
    _row.close()
    if OWNER[_i] and PERSONAL[PLAYER_IDS.index(OWNER[_i])] != _i:
        raise BadData(f"{_row.where}: owner and characters.toml disagree")
SHEET_INVENTIONS: Final = [[invention(row.values["id"]) for row in rows] for rows in _SHEET_ROWS]


def _marker(row: Row) -> int:
    """The +1 token that an item puts on the camp tile, or -1."""
    for effect in row.values["on_build"]:
        if effect.get("op") == "token" and effect.get("at") == "camp_tile":
            return MARKER_IDS.index(effect["token"])
    return -1


ITEM_MARKER: Final = [_marker(row) for row in _ROWS]
FIRE: Final = invention("fire")
MEDICINE: Final = invention("medicine")
SHORTCUT_CARD: Final = invention("shortcut")
CROSS: Final = invention("scn_cross")
BELL: Final = invention("scn_sacred_bell")
TRAP: Final = invention("scn_trap")
SEA_RAFT: Final = invention("scn_raft")
LIFEBOAT: Final = invention("scn_lifeboat")
JOLLY_BOAT: Final = invention("scn_jolly_boat")

# -- starting items (items.toml) -----------------------------------------------------------------

_ITEMS = DataFile.read(PACKAGE, "items.toml")
_ITEM_ROWS = _ITEMS.rows("starting_item")
ITEM_IDS: Final = unique_ids(_ITEM_ROWS)
ITEM: Final = Noun("item", ITEM_IDS)
ITEMS: Final = len(ITEM_IDS)
ITEM_USES: Final = [row.number("uses") for row in _ITEM_ROWS]
ITEM_TIMING: Final = [row.text("timing") for row in _ITEM_ROWS]
ITEM_SCRIPT: Final = [effects_of(row, "effect") for row in _ITEM_ROWS]
for _row in _ITEM_ROWS:
    skip(_row, "es_from_seed", "count")
    _row.close()
BIBLE: Final = ITEM_IDS.index("bible")
PISTOL: Final = ITEM_IDS.index("pistol")
HAMMER: Final = ITEM_IDS.index("hammer_and_nails")
BIBLE_EFFECT: Final = _ITEM_ROWS[BIBLE].values["effect"][0]
PISTOL_BONUS: Final[int] = _ITEM_ROWS[PISTOL].values["effect"][0]["n"]

# -- discovery tokens (items.toml, scenarios.toml) -----------------------------------------------

_ALL_TOKEN_ROWS = _ITEMS.rows("discovery")
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
TOKEN_COUNT: Final = [optional(row, "count", 1) for row in _TOKEN_ROWS]
TOKEN_SCENARIO: Final = [-1] * PLAIN_TOKENS + _MEANING_SCENARIO  # -1: in every scenario
TOKEN_TIMING: Final = [row.text("timing") for row in _TOKEN_ROWS]
TOKEN_SCRIPT: Final = [effects_of(row, "effect") for row in _TOKEN_ROWS]
TOKEN_ITEM: Final = [
    INVENTION_IDS.index(row.text("requires_item")) if "requires_item" in row.values else -1
    for row in _TOKEN_ROWS
]
TOKEN_WEAPON: Final[list[int]] = [optional(row, "requires_weapon", 0) for row in _TOKEN_ROWS]
TOKEN_STAYS: Final = [bool(optional(row, "multi_use", False)) for row in _TOKEN_ROWS]
TOKEN_PASSIVES: Final = [passives_of(row.values["effect"], row.where) for row in _TOKEN_ROWS]
STORED_AS_FOOD: Final[list[int]] = [optional(row, "stored_as_food", 0) for row in _TOKEN_ROWS]
SPOILS: Final = [bool(optional(row, "spoils_at_night", False)) for row in _TOKEN_ROWS]
for _row in _TOKEN_ROWS:
    skip(_row, "es_from_seed")
    _row.close()
