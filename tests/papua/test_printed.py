"""What is printed on the board and on the counters is what the game is played with."""

import json
from itertools import product
from statistics import mean

import pytest

from robinsonade.games.papua.box.cards import COUNTER_IDS
from robinsonade.games.papua.box.components import SUPPLY_SPACE
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from tests.papua.stories import told

PRINTED = GAME.printed()


def test_it_is_json() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED


def test_PAP_5_1_PAP_6_2_1_dice_by_the_hut() -> None:
    dice = [PRINTED["dice_without_hut"], *[hut["dice"] for hut in PRINTED["huts"]]]
    for place, number in enumerate(dice):
        t = camp(hut=(place, 0, 0))
        assert told(t, "player-turn") == [f"player-turn 0 {number}"]
        shown = GAME.view(t, 0)["seats"][0]["hut"]
        assert shown == (number if place else None)


def test_PAP_6_2_2_explorers_to_enter_a_hut() -> None:
    for place, hut in enumerate(PRINTED["huts"]):
        for people in (hut["explorers"] - 1, hut["explorers"]):
            t = camp(
                phase="resolve",
                hut=(place, 0, 0),
                zones={"huts": (people, 0, 0)},
                markers={1: "huts"},
            )
            assert t.hut[0] == (place + 1 if people == hut["explorers"] else place)


def test_PAP_3_1_the_energy_track() -> None:
    energy = PRINTED["energy"]
    fresh = GAME.view(GAME.new_table(3, 1), None)
    assert {seat["energy"] for seat in fresh["seats"]} == {energy["top"]}
    assert energy["top"] > max(SUPPLY_SPACE)


@pytest.mark.parametrize("above", [0, 1])
def test_PAP_4_8_the_second_deck(above: int) -> None:
    low = PRINTED["energy"]["notebook_deck_2"]
    t = camp(
        energy=(low + above + 1, 50, 50),
        food=(0, 3, 3),
        pool=(7, 7, 7),
        turns=(0, 1, 2),
        dice="11111",
    )
    t.supplied[0] = 15
    for choice in ("0.keep-dice", "0.place.1.huts", "0.stop-placing"):
        t.apply(GAME.catalogue.find(choice))
    assert t.energy[0] == low + above
    assert t.second_deck == (above == 0)


def test_every_counter_has_its_face() -> None:
    assert list(PRINTED["counters"]) == list(COUNTER_IDS)
    assert PRINTED["counters"]["log_energy_3"] == [{"op": "gain", "what": "energy", "n": 3}]
    assert PRINTED["counters"]["log_zone_food"] == [{"op": "gain_zone_number", "what": "food"}]
    assert PRINTED["counters"]["log_reposition"] == [{"op": "reposition"}]
    assert len(PRINTED["counters"]["log_mixed"]) == 3


def test_PAP_1_1_a_marker_for_each_number() -> None:
    assert PRINTED["markers"] == 5


def rolls(dice: int) -> list[str]:
    """All that so many dice can show; C is a catastrophe."""
    return ["".join(roll) for roll in product("C12345", repeat=dice)]


@pytest.mark.parametrize("symbol", ["+", "-", "="])
def test_PAP_6_5_2_coins_of_funding_on_average(symbol: str) -> None:
    """All 216 rolls, as the game pays them."""
    found = [
        camp(
            phase="resolve",
            science=("medicine", "biology", "engineering"),
            zones={"funding": (2, 0, 0)},
            markers={1: "funding"},
            dice=roll,
            symbol=symbol,
            coins=(0, 0, 0),
        ).coins[0]
        for roll in rolls(3)
    ]
    assert mean(found) == pytest.approx(PRINTED["means"]["funding"][symbol][2])


@pytest.mark.parametrize("people", [1, 2])
def test_PAP_6_6_1_food_of_hunting_on_average(people: int) -> None:
    found = [
        camp(
            phase="resolve",
            zones={"hunting": (people, 0, 0)},
            markers={1: "hunting"},
            dice=roll,
            food=(0, 0, 0),
        ).food[0]
        for roll in rolls(people + 1)
    ]
    assert mean(found) == pytest.approx(PRINTED["means"]["hunting"][people])
