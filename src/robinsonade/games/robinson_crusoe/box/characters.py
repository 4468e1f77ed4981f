"""Characters, Friday, Jenny, the dog, and their abilities (data/characters.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import ACTION_IDS
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE, effects_of
from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.noun import Noun

_PEOPLE = DataFile.read(PACKAGE, "characters.toml")
_PEOPLE_ROWS = _PEOPLE.rows("character")
PLAYER_IDS: Final = unique_ids(_PEOPLE_ROWS)
FRIDAY: Final = len(PLAYER_IDS)
JENNY: Final = FRIDAY + 1
CHARACTER_IDS: Final = (*PLAYER_IDS, "friday", "jenny")
CHARACTERS: Final = len(CHARACTER_IDS)
CHARACTER: Final = Noun("character", CHARACTER_IDS, on_board=True)
CARPENTER: Final = PLAYER_IDS.index("carpenter")
COOK: Final = PLAYER_IDS.index("cook")
EXPLORER: Final = PLAYER_IDS.index("explorer")
SOLDIER: Final = PLAYER_IDS.index("soldier")
_FRIDAY_ROW = _PEOPLE.row("friday")
_JENNY_ROW = _PEOPLE.row("jenny")
_LIVES = [*_PEOPLE_ROWS, _FRIDAY_ROW, _JENNY_ROW]
# RC-3.2: the life track of each character.
DIES_ON: Final = [row.number("dies_on_wound") for row in _LIVES]
ARROWS: Final = [row.numbers("morale_arrows_before_wound") for row in _LIVES]
POOL: Final = [row.flag("solo_and_two_player_pool") for row in _PEOPLE_ROWS]
PERSONAL_ID: Final = [row.text("invention") for row in _PEOPLE_ROWS]
PERSONAL_DETERMINATION: Final = [row.number("invention_determination") for row in _PEOPLE_ROWS]
FRIDAY_REROLL: Final = _FRIDAY_ROW.number("reroll_cost")
DOG_ACTIONS: Final = [ACTION_IDS.index(name) for name in _PEOPLE.row("dog").texts("actions")]

_ABILITY_ROWS = [
    Row(values, f"characters.toml, [[character.ability]] {values.get('id')}")
    for row in _PEOPLE_ROWS
    for values in row.take("ability")
]
ABILITY_IDS: Final = unique_ids(_ABILITY_ROWS)
ABILITY: Final = Noun("ability", ABILITY_IDS)
ABILITIES_EACH: Final = len(ABILITY_IDS) // len(PLAYER_IDS)
ABILITY_COST: Final = [row.number("cost") for row in _ABILITY_ROWS]
ABILITY_TIMING: Final = [row.text("timing") for row in _ABILITY_ROWS]
ABILITY_SCRIPT: Final = [effects_of(row, "effect") for row in _ABILITY_ROWS]
for _row in _ABILITY_ROWS:
    _row.close()
DISCOUNT: Final = ABILITY_IDS.index("economical_construction")
CRAFT: Final = ABILITY_IDS.index("craftsmanship")
HANDYMAN: Final = ABILITY_IDS.index("handyman")
SCROUNGER: Final = ABILITY_IDS.index("scrounger")
LUCKY: Final = ABILITY_IDS.index("lucky")
FRENZY: Final = ABILITY_IDS.index("frenzy")
FRENZY_BONUS: Final[int] = _ABILITY_ROWS[FRENZY].values["effect"][0]["n"]


def owner_of(ability: int) -> int:
    """The character whose ability this is."""
    return ability // ABILITIES_EACH
