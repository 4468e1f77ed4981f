"""What is printed on tiles and water meter is what the game is played with."""

import json

import pytest

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import TREASURE_LETTERS, island
from tests.forbidden_island.stories import kinds

PRINTED = GAME.printed()


def test_it_is_json() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED


@pytest.mark.parametrize("level", range(1, 10))
def test_FI_9_1_the_meter_says_how_many_flood_cards(level: int) -> None:
    shown = GAME.view(island(level=level), None)
    assert shown["flood_cards"] == PRINTED["flood_cards"][level - 1]
    assert shown["skull"] == len(PRINTED["flood_cards"])


@pytest.mark.parametrize("place", range(4))
def test_FI_4_10_a_treasure_is_captured_where_it_is_printed(place: int) -> None:
    name, face = list(PRINTED["treasures"].items())[place]
    for tile in face["tiles"]:
        t = island(("diver", "pilot"), at={"diver": tile}, hands=(TREASURE_LETTERS[place] * 4, ""))
        assert GAME.view(t, None)["seats"][0]["hand"] == {face["card"]: 4}
        assert f"0.capture.{name}" in [choice.id for choice in t.choices()]
    elsewhere = {"diver": PRINTED["landing"]}
    t = island(("diver", "pilot"), at=elsewhere, hands=(TREASURE_LETTERS[place] * 4, ""))
    assert "capture" not in kinds(t)
