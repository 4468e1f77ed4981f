"""What everybody may know (FI-13)."""

import json

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import island
from robinsonade.games.forbidden_island.table.table import STREAMS
from robinsonade.kernel.chance import Chance
from tests.forbidden_island.stories import PLAIN, flood_deck, play, treasure_deck

SIX = PLAIN[:6]


def test_FI_13_1_hands_roles_tiles_figures_and_marker_are_public() -> None:
    t = island(
        ["pilot", "diver"],
        hands=["EEH", "B"],
        flooded=["watchtower"],
        sunk=["observatory"],
        captured="C",
        level=3,
    )
    view = GAME.view(t, None)
    assert view["seats"] == [
        {
            "role": "pilot",
            "tile": "fools_landing",
            "hand": {"treasure_earth_stone": 2, "helicopter_lift": 1},
        },
        {"role": "diver", "tile": "iron_gate", "hand": {"sandbags": 1}},
    ]
    states = {tile["id"]: tile["state"] for tile in view["tiles"]}
    assert (states["watchtower"], states["observatory"]) == ("flooded", "sunk")
    assert view["treasures"] == {
        "earth_stone": False,
        "statue_of_the_wind": False,
        "crystal_of_fire": True,
        "oceans_chalice": False,
    }
    assert (view["level"], view["flood_cards"]) == (3, 3)
    pawns = {tile["id"]: tile["pawns"] for tile in view["tiles"] if tile["pawns"]}
    assert pawns == {"fools_landing": [0], "iron_gate": [1]}


def test_FI_13_1_everybody_sees_the_same() -> None:
    t = island(["pilot", "diver", "engineer"], hands=["EEH", "B", "O"])
    assert GAME.view(t, 0) == GAME.view(t, 1) == GAME.view(t, 2) == GAME.view(t, None)


def test_FI_13_2_both_discard_piles_are_open() -> None:
    t = island(treasure_discard="EECR", flooded=["watchtower", "gold_gate"], sunk=["observatory"])
    view = GAME.view(t, 1)
    assert view["treasure_discard"] == {
        "treasure_earth_stone": 2,
        "treasure_crystal_of_fire": 1,
        "waters_rise": 1,
    }
    assert view["flood_discard"] == ["gold_gate", "watchtower"]
    out = [tile["id"] for tile in view["tiles"] if tile["state"] == "sunk"]
    assert out == ["observatory"]


def test_FI_13_3_only_the_order_of_the_decks_is_hidden() -> None:
    """Sizes are known, contents follow, the order does not show."""
    t = island(hands=["EEH", "B"], flooded=SIX)
    view = GAME.view(t, 0)
    assert (view["treasure_deck"], view["flood_deck"]) == (24, 18)
    other = t.clone()
    other.flood_deck.cards.reverse()
    other.treasure_deck.cards.reverse()
    assert GAME.view(other, 0) == view
    text = json.dumps(view)
    for state in t.chance.states:
        assert str(state) not in text


def test_FI_13_3_an_imagined_table_has_another_order() -> None:
    t = island(hands=["EEH", "B"], flooded=SIX)
    orders = set()
    for seed in range(20):
        imagined = t.imagined(0, Chance.seeded(seed, STREAMS))
        assert GAME.view(imagined, 0) == GAME.view(t, 0)
        assert sorted(flood_deck(imagined)) == sorted(flood_deck(t))
        assert sorted(treasure_deck(imagined)) == sorted(treasure_deck(t))
        orders.add((treasure_deck(imagined), tuple(flood_deck(imagined))))
    assert len(orders) == 20


def test_FI_13_4_the_layers_of_the_flood_deck_are_known() -> None:
    """Each Waters Rise! lays what was discarded on top, as a layer of its own."""
    t = island(flooded=SIX, hands=["", "B"], treasure_top="RERE")
    assert GAME.view(t, 0)["flood_layers"] == [sorted_as_tiles(flood_deck(t))]
    below = set(flood_deck(t))
    play(t, "0.stop", "1.pass")
    layers = GAME.view(t, 0)["flood_layers"]
    assert [len(layer) for layer in layers] == [6, 18]
    assert set(layers[0]) == set(SIX)
    assert set(layers[1]) == below
    play(t, "1.pass", "1.pass")  # E, then one Flood card of the six: it sinks
    assert [len(layer) for layer in GAME.view(t, 0)["flood_layers"]] == [5, 18]


def test_FI_13_4_imagined_decks_keep_the_layers() -> None:
    t = island(flooded=SIX, hands=["", "B"], treasure_top="RE")
    play(t, "0.stop", "1.pass")
    tops = set()
    for seed in range(60):
        imagined = t.imagined(1, Chance.seeded(seed, STREAMS))
        assert set(flood_deck(imagined)[:6]) == set(SIX)
        tops.add(flood_deck(imagined)[0])
    assert tops == set(SIX)  # any of the six may be next, none of the others


def sorted_as_tiles(names: list[str]) -> list[str]:
    """In the order in which the data files list the tiles."""
    order = [tile for tile in GAME.words[0].ids if tile in names]
    assert len(order) == len(names)
    return order
