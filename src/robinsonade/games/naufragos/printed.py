"""What is printed on the boards and on the cards, for those who draw them.

Cards of the players' own belong to a match, not to the title: they are not here.
"""

from __future__ import annotations

from typing import Any

from robinsonade.games.naufragos.box.book import EVENT, Card, book_of
from robinsonade.games.naufragos.box.cards import CARD, CARD_IDS, FAMILIES, RAW_CARDS
from robinsonade.games.naufragos.box.components import (
    ABILITY_STATS,
    ACTION_IDS,
    BUILD_WOOD,
    BUILDING_IDS,
    EASIEST,
    FIRST_SPACE,
    HARDEST,
    IS_DEVELOPMENT,
    NIGHT_LIT,
    NIGHT_OUT,
    ORDER,
    PACKAGE,
    PERSON,
    PERSON_IDS,
    PERSONS,
    REST_WITHOUT,
    SALVAGE_CARDS,
    SECTOR_IDS,
    SHELTER_REST,
    SHELTERS,
    SLOTS,
    SPACE_COST,
    SPACE_TOKENS,
    STAT_IDS,
    WEATHER_IDS,
    WEATHER_RETURN,
    WRECK_CUBES,
)
from robinsonade.kernel.scenes import read_faces, read_scenes


def printed() -> dict[str, Any]:
    cards = [book_of("").cards[number] for number in range(len(RAW_CARDS))]
    return {
        "families": FAMILIES,
        "scenes": read_scenes(PACKAGE, CARD, PERSON),
        "faces": read_faces(PACKAGE, PERSON),
        "costs": {name: SPACE_COST[n].copy() for n, name in enumerate(ACTION_IDS)},
        "order": list(ORDER),
        "weather": dict(zip(WEATHER_IDS, WEATHER_RETURN, strict=True)),
        "wreck": WRECK_CUBES,
        "salvage": SALVAGE_CARDS,
        "slots": SLOTS,
        "difficulty": {"easiest": EASIEST, "hardest": HARDEST},
        "track": {
            "sectors": dict(zip(SECTOR_IDS, FIRST_SPACE, strict=True)),
            "tokens": SPACE_TOKENS.copy(),
        },
        "wood": {
            name: BUILD_WOOD[n] for n, name in enumerate(BUILDING_IDS) if not IS_DEVELOPMENT[n]
        },
        "rest": {BUILDING_IDS[n]: SHELTER_REST[n][1:] for n in range(SHELTERS)},  # by the die
        "rest_without_shelter": REST_WITHOUT,
        "night": {"lit": NIGHT_LIT, "out": NIGHT_OUT},
        "people": {PERSON_IDS[n]: person(n) for n in range(PERSONS)},
        "events": {card.id: event(card) for card in cards if card.kind == EVENT},
        "items": {card.id: item(card) for card in cards if card.is_item},
    }


def stats(values: list[int]) -> dict[str, int]:
    """What a castaway or an item adds, by stat."""
    return {name: values[n] for n, name in enumerate(STAT_IDS) if values[n]}


def person(number: int) -> dict[str, int]:
    return stats(ABILITY_STATS[number * len(ABILITY_STATS) // PERSONS])


def event(card: Card) -> dict[str, Any]:
    """Its weather, and what brings the rescue."""
    fields = RAW_CARDS[card.index][2]
    return {"weather": fields["weather"], **fields["rescue"]}


def item(card: Card) -> dict[str, Any]:
    """What it adds, what can be done with it, which item it counts as."""
    found: dict[str, Any] = {"stats": stats(card.stats)}
    if card.powers:
        found["power"] = RAW_CARDS[card.index][2]["power"]
    if card.counts_as >= 0:
        found["counts_as"] = CARD_IDS[card.counts_as]
    return found
