"""Turn structure (FI-3)."""

import pytest

from robinsonade.games.forbidden_island.position import island
from tests.forbidden_island.stories import (
    actions_left,
    end_turn,
    flooded_tiles,
    hand,
    ids,
    kinds,
    offered,
    pass_all,
    play,
    refuses,
    told,
    where,
)

ACTIONS = {"move", "shore", "give", "capture", "fly", "navigate", "stop"}


def test_FI_3_1_actions_then_treasure_cards_then_flood_cards_then_the_next_player() -> None:
    t = island(treasure_top="EW", flood_top=["watchtower", "gold_gate"])
    play(t, "0.move.breakers_bridge", "0.stop")
    assert told(t) == [
        "turn 0 1",
        "moved 0 bronze_gate breakers_bridge",
        "stopped 0 2",
        "drawn 0 treasure_earth_stone",
        "drawn 0 treasure_statue_of_the_wind",
        "flooded watchtower",
        "flooded gold_gate",
        "turn 1 2",
    ]
    assert (t.active, t.turn, actions_left(t)) == (1, 2, 3)


def test_FI_3_1_after_three_actions_the_draws_begin() -> None:
    t = island(treasure_top="EW")
    play(t, "0.move.breakers_bridge", "0.move.bronze_gate")
    assert (actions_left(t), t.active) == (1, 0)
    play(t, "0.move.breakers_bridge")
    assert (hand(t, 0), t.active) == ("EW", 1)


@pytest.mark.parametrize("level", [1, 3, 6, 8])
def test_FI_3_2_draws_are_mandatory_and_complete(level: int) -> None:
    """After "stop" nobody is asked anything: 2 cards, then 2, 3, 4 or 5 Flood cards."""
    t = island(treasure_top="EW", level=level)
    play(t, "0.stop")
    assert t.turn == 2
    assert len(told(t, "drawn")) == 2
    assert len(told(t, "flooded")) == {1: 2, 3: 3, 6: 4, 8: 5}[level]


def test_FI_3_3_no_action_at_all() -> None:
    t = island()
    assert "0.stop" in ids(t)
    end_turn(t)
    assert told(t, "stopped") == ["stopped 0 3"]


def test_FI_3_3_stopping_is_final_even_if_a_card_is_played_later() -> None:
    t = island(hands=["", "B"], flooded=["watchtower", "gold_gate"], treasure_top="EW")
    play(t, "0.stop")
    assert kinds(t) == {"pass", "sandbags"}
    play(t, "1.sandbags.gold_gate")
    assert told(t, "turn") == ["turn 0 1", "turn 1 2"]  # no action of seat 0 in between
    assert told(t, "moved", "shored") == []


def test_FI_3_3_unused_actions_are_lost() -> None:
    t = island()
    end_turn(t)
    end_turn(t)
    assert (t.active, actions_left(t)) == (0, 3)


def test_FI_3_4_the_same_action_three_times() -> None:
    t = island(["messenger", "engineer"], hands=["EEE"], treasure_top="WC")
    play(t, *["0.give.treasure_earth_stone.1"] * 3)
    assert hand(t, 1) == "EEE"
    assert t.active == 1


def test_FI_3_4_any_mix_of_actions() -> None:
    t = island(
        ["diver", "engineer"],
        at={"diver": "temple_of_the_moon", "engineer": "temple_of_the_sun"},
        flooded=["temple_of_the_sun"],
        hands=["EEEEO"],
        treasure_top="WC",
    )
    play(t, "0.capture.earth_stone", "0.move.temple_of_the_sun")
    assert actions_left(t) == 1
    play(t, "0.give.treasure_oceans_chalice.1")
    assert (hand(t, 0), hand(t, 1), where(t, 0)) == ("WC", "O", "temple_of_the_sun")


def test_FI_3_5_only_the_active_player_decides_on_actions() -> None:
    t = island(["pilot", "diver", "engineer"], active=1)
    assert {choice.seat for choice in t.choices()} == {1}
    assert t.waiting() == [1]


def test_FI_3_6_powers_work_on_the_own_turn_only() -> None:
    roles = ["engineer", "pilot", "navigator", "messenger"]
    t = island(roles, hands=["", "E", "E", "E"], flooded=["gold_gate"])
    assert kinds(t, 0) <= ACTIONS
    for seat in (1, 2, 3):
        assert kinds(t, seat) == set()
    assert refuses(t, "1.fly.watchtower")
    assert refuses(t, "2.navigate.0.breakers_bridge")
    assert refuses(t, "2.shore.gold_gate")
    assert refuses(t, "3.give.treasure_earth_stone.0")


def test_FI_3_6_a_special_card_gives_nobody_an_action() -> None:
    t = island(["engineer", "pilot"], hands=["", "H"])
    play(t, "1.lift.1", "1.land.watchtower")
    assert kinds(t, 1) == set()
    assert offered(t, "move") == {"breakers_bridge", "cliffs_of_abandon"}
    pass_all(t)
    assert actions_left(t) == 3
    assert flooded_tiles(t) == set()
