"""What is printed on boards and cards is what the game is played with."""

import json

import pytest

from robinsonade.games.naufragos.box.book import EVENT, book_of
from robinsonade.games.naufragos.box.cards import CARD_IDS, FIRST_OWN
from robinsonade.games.naufragos.box.components import (
    BUILDING_IDS,
    PERSON_IDS,
    SECTOR_OF,
    STAT_IDS,
    WEATHER_ICONS,
    WEATHER_IDS,
)
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.steps.placement import Place
from tests.naufragos.shore import do, pick, shore

PRINTED = GAME.printed()
CARDS = book_of("").cards


def test_it_is_json() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED


@pytest.mark.parametrize("action", ["forage", "wood", "diary", "exploration"])
def test_NAU_8_3_a_space_costs_what_is_printed(action: str) -> None:
    t = shore(2)
    do(t, Place(0), Place(1))
    before = t.energy.copy()
    pick(t, f"0.place.{action}", f"1.place.{action}")
    paid = [before[seat] - t.energy[seat] for seat in range(2)]
    assert paid == PRINTED["costs"][action][:2]


def test_the_boards_have_the_spaces_of_the_view() -> None:
    shown = GAME.view(shore(2), None)
    for action, costs in PRINTED["costs"].items():
        if action != "camp":
            assert len(shown["pawns"][action]) == len(costs)
    assert shown["wreck"] <= PRINTED["wreck"]
    assert list(PRINTED["weather"]) == list(WEATHER_IDS)
    buildings = {one["id"] for one in shown["buildings"] if not one["development"]}
    assert set(PRINTED["wood"]) == buildings
    assert set(PRINTED["rest"]) < buildings


def test_NAU_13_6_the_track_has_a_number_on_each_space() -> None:
    sectors = PRINTED["track"]["sectors"]
    assert len(PRINTED["track"]["tokens"]) == len(SECTOR_OF)
    for space, sector in enumerate(SECTOR_OF):
        first = list(sectors.values())[sector]
        assert first <= space


def test_NAU_2_2_both_versions_of_a_castaway_have_one_ability() -> None:
    assert list(PRINTED["people"]) == list(PERSON_IDS)
    for person, stats in PRINTED["people"].items():
        assert stats == PRINTED["people"][f"{person.removesuffix('_m').removesuffix('_f')}_m"]
    assert PRINTED["people"]["amateur_hunter_f"] == {"return_roll": 1}


def test_NAU_13_3_events_ask_for_what_the_rescue_asks_for() -> None:
    events = [card for card in CARDS if card.kind == EVENT]
    assert list(PRINTED["events"]) == [card.id for card in events]
    for card in events:
        face = PRINTED["events"][card.id]
        mask = sum(1 << BUILDING_IDS.index(name) for name in face["constructions"])
        assert mask == card.rescue_buildings
        assert face["items"] == [CARD_IDS[item] for item in card.rescue_items]
        assert WEATHER_ICONS[face["weather"]] == card.weather


def test_items_are_good_for_what_they_say() -> None:
    items = [card for card in CARDS if card.is_item]
    assert list(PRINTED["items"]) == [card.id for card in items]
    for card in items:
        face = PRINTED["items"][card.id]
        assert [face["stats"].get(name, 0) for name in STAT_IDS] == card.stats
        assert len(face.get("power", ())) == len(card.powers)
        assert face.get("counts_as", "") == (
            CARD_IDS[card.counts_as] if card.counts_as >= 0 else ""
        )


def test_NAU_15_4_blank_cards_have_no_face() -> None:
    for own in CARD_IDS[FIRST_OWN:]:
        assert own not in PRINTED["events"]
        assert own not in PRINTED["items"]
