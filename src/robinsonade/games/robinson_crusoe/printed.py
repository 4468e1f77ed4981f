"""What is printed on character sheets, scenario sheets and tracks, for those who draw them."""

from __future__ import annotations

from typing import Any

from robinsonade.games.robinson_crusoe.box.cards import CARD, CARD_IDS, family_of
from robinsonade.games.robinson_crusoe.box.causes import CAUSE
from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITY_COST,
    ABILITY_IDS,
    ARROWS,
    CHARACTER,
    CHARACTER_IDS,
    owner_of,
)
from robinsonade.games.robinson_crusoe.box.components import MORALE_RESULT
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.games.robinson_crusoe.box.island import TILE
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.box.scenarios import SHEETS
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO, SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM
from robinsonade.games.robinson_crusoe.guide.forecast.calendar import calendars
from robinsonade.kernel.scenes import read_faces, read_scenes


def printed() -> dict[str, Any]:
    return {
        "families": {name: family_of(card) for card, name in enumerate(CARD_IDS)},
        "scenes": read_scenes(PACKAGE, CARD, INVENTION, ITEM, TOKEN, SCENARIO, TILE, CAUSE),
        "faces": read_faces(PACKAGE, CHARACTER),
        "morale": sorted(MORALE_RESULT),
        "calendars": calendars(),
        "characters": {name: character(who) for who, name in enumerate(CHARACTER_IDS)},
        "scenarios": {
            SCENARIO_IDS[sheet.number]: {"rounds": sheet.rounds, "hardness": sheet.hardness}
            for sheet in SHEETS
        },
    }


def character(who: int) -> dict[str, Any]:
    """Before which wounds an arrow stands, and what each ability costs."""
    return {
        "arrows": ARROWS[who].copy(),
        "abilities": {
            name: ABILITY_COST[ability]
            for ability, name in enumerate(ABILITY_IDS)
            if owner_of(ability) == who
        },
    }
