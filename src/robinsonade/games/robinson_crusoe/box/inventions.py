"""Inventions: the cards and those of scenario sheets (data/inventions.toml, scenarios.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import PERSONAL_ID, PLAYER_IDS
from robinsonade.games.robinson_crusoe.box.components import COUNT, MARKER_IDS
from robinsonade.games.robinson_crusoe.box.island import TERRAIN_IDS
from robinsonade.games.robinson_crusoe.box.lasting import KIND_IDS, Passive, passives_of
from robinsonade.games.robinson_crusoe.box.prices import Price, prices_of
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE, effects_of
from robinsonade.games.robinson_crusoe.box.sheets import scenario_rows
from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.masks import everyone
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

_CARD_ROWS = DataFile.read(PACKAGE, "inventions.toml").rows("invention")
_SHEET_ROWS = scenario_rows("invention")
_ROWS = _CARD_ROWS + [row for rows in _SHEET_ROWS for row in rows]
INVENTION_IDS: Final = unique_ids(_ROWS)
CARD_INVENTIONS: Final = len(_CARD_ROWS)  # the others stand on scenario sheets
CARDS_ONLY: Final = everyone(CARD_INVENTIONS)  # inventions that are no scenario's
INVENTIONS: Final = len(_ROWS)
INVENTION: Final = Noun("invention", INVENTION_IDS, on_board=True)
if COUNT["invention_cards"] != CARD_INVENTIONS:
    raise BadData("inventions.toml", "there must be as many cards as components.toml counts")


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
            raise BadData(row.where, "there is no terrain {name}", name=name)
        mask |= 1 << TERRAIN_IDS.index(name)
    return mask


def items_of(row: Row) -> int:
    """The items that something needs, as a mask."""
    mask = 0
    for name in row.texts("items") if row.has("items") else []:
        if name not in INVENTION_IDS:
            raise BadData(row.where, "items names {name}, which is no invention", name=name)
        mask |= 1 << INVENTION_IDS.index(name)
    return mask


NEEDS_TERRAIN: Final = [_terrains(row) for row in _ROWS]
NEEDS_ITEMS: Final = [items_of(row) for row in _ROWS]
PRICES: Final[list[list[Price]]] = [prices_of(row, INVENTION_IDS) for row in _ROWS]
ON_BUILD: Final = [effects_of(row, "on_build") for row in _ROWS]
ON_LOSS: Final = [effects_of(row, "on_loss", needed=False) for row in _ROWS]
INVENTION_PASSIVES: Final[list[list[Passive]]] = [
    passives_of(row.take("passive"), row.where) for row in _ROWS
]
PASSIVE_ITEMS: Final = [0] * len(KIND_IDS)  # for each kind the inventions that have it, as a mask
for _i, _passives in enumerate(INVENTION_PASSIVES):
    for _passive in _passives:
        PASSIVE_ITEMS[_passive.kind] |= 1 << _i
MULTIPLE: Final = [row.flag("multiple", False) for row in _ROWS]
PRECONDITION: Final = [row.text("precondition", "") for row in _ROWS]
OWNER: Final = [row.text("owner", "") for row in _ROWS]
for _i, _row in enumerate(_ROWS):
    _row.skip("es_from_seed")
    _row.close()
    if OWNER[_i] and PERSONAL[PLAYER_IDS.index(OWNER[_i])] != _i:
        raise BadData(_row.where, "owner and characters.toml disagree")
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
