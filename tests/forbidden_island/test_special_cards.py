"""Special cards and the windows in which they are played (FI-7)."""

import pytest

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.table import Table
from robinsonade.players.driver import Driver
from robinsonade.players.player import Player
from tests.forbidden_island.stories import (
    actions_left,
    discard,
    flooded_tiles,
    hand,
    ids,
    kinds,
    offered,
    pass_all,
    play,
    prompt,
    refuses,
    told,
    where,
)

FOUR = ["pilot", "diver", "messenger", "engineer"]


def test_FI_7_1_a_special_card_costs_no_action_on_anyones_turn() -> None:
    t = island(hands=["B", "H"], flooded=["watchtower"])
    play(t, "0.sandbags.watchtower")
    assert (actions_left(t), discard(t), hand(t, 0)) == (3, "B", "")
    play(t, "1.lift.1", "1.land.gold_gate")
    assert (actions_left(t), discard(t), hand(t, 1)) == (3, "HB", "")
    assert t.active == 0


def test_FI_7_2_sandbags_reach_any_distance() -> None:
    wet = ["watchtower", "bronze_gate", "iron_gate"]
    t = island(hands=["", "B"], flooded=wet)
    assert offered(t, "sandbags") == set(wet)
    play(t, "1.sandbags.iron_gate")
    assert flooded_tiles(t) == {"watchtower", "bronze_gate"}
    assert told(t, "sandbagged") == ["sandbagged 1 iron_gate"]


def test_EX_43_a_lift_takes_some_of_the_pawns_of_one_tile() -> None:
    """FI-7.1, FI-7.3: the holder stands elsewhere and is not active."""
    at = dict.fromkeys(FOUR[:3], "gold_gate")
    t = island(FOUR, at=at, hands=["", "", "", "H"])
    play(t, "0.move.fools_landing", "0.move.gold_gate")
    play(t, "3.lift.1", "3.board.2", "3.land.coral_palace")
    assert [where(t, seat) for seat in range(4)] == [
        "gold_gate",
        "coral_palace",
        "coral_palace",
        "bronze_gate",
    ]
    assert actions_left(t) == 1
    assert discard(t) == "H"
    assert told(t, "lifted") == ["lifted 3 1+2 gold_gate coral_palace"]


@pytest.mark.parametrize("group", [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]])
def test_FI_7_3_any_group_of_one_tile(group: list[int]) -> None:
    t = island(FOUR, at=dict.fromkeys(FOUR[:3], "gold_gate"), hands=["H"], sunk=["watchtower"])
    play(t, f"0.lift.{group[0]}", *[f"0.board.{who}" for who in group[1:]])
    assert offered(t, "land") == set(ALPHABETICAL) - {"gold_gate", "watchtower"}
    play(t, "0.land.tidal_palace")
    for seat in range(3):
        assert where(t, seat) == ("tidal_palace" if seat in group else "gold_gate")
    assert where(t, 3) == "bronze_gate"


def test_FI_7_3_pawns_of_two_tiles_do_not_fly_together() -> None:
    t = island(["pilot", "diver"], hands=["H"], flooded=["watchtower"])
    play(t, "0.lift.0")
    assert "board" not in kinds(t)
    play(t, "0.land.watchtower")  # flooded is allowed
    assert [where(t, seat) for seat in range(2)] == ["watchtower", "iron_gate"]


def test_FI_7_4_the_holder_decides_alone() -> None:
    t = island(["engineer", "pilot", "diver"], hands=["", "", "H"])
    play(t, "2.lift.0")
    assert {choice.seat for choice in t.choices()} == {2}
    play(t, "2.land.watchtower")
    assert where(t, 0) == "watchtower"


def test_FI_7_5_no_effect_no_play() -> None:
    """No flooded tile for Sandbags; only one tile left for the helicopter; no early escape."""
    dry = island(hands=["B", "B"])
    assert "sandbags" not in kinds(dry)
    assert refuses(dry, "0.sandbags.watchtower")
    alone = island(
        ["pilot", "diver"],
        at={"diver": "fools_landing"},
        sunk=[name for name in ALPHABETICAL if name != "fools_landing"],
        captured="EWC",
        hands=["H", "H"],
    )
    assert ids(alone) == ["0.stop"]
    early = island(["pilot", "diver"], captured="EWCO", hands=["H"])
    assert refuses(early, "0.escape")


def test_FI_7_5_the_last_tile_still_serves_for_the_winning_flight() -> None:
    t = island(
        ["pilot", "diver"],
        at={"diver": "fools_landing"},
        sunk=[name for name in ALPHABETICAL if name != "fools_landing"],
        captured="EWCO",
        hands=["", "H"],
    )
    assert ids(t) == ["0.stop", "1.escape"]


def test_FI_7_5_no_card_is_thrown_away() -> None:
    t = island(hands=["EWCOB", "H"], flooded=["watchtower"])
    assert "discard" not in kinds(t)
    play(t, "0.stop")
    assert "discard" not in kinds(t)
    assert refuses(t, "0.discard.sandbags")


def test_FI_7_6_every_window_of_a_turn() -> None:
    """W1 with the actions; W2 and W3 before each of 2 + 2 draws; the last W3 is the next W1."""
    t = island(hands=["", "B"], flooded=["watchtower"], treasure_top="EW")
    seen = []
    while t.turn == 1:
        assert offered(t, "sandbags", 1) >= {"watchtower"}
        seen.append((prompt(t), len(told(t, "drawn")), len(told(t, "flooded"))))
        if prompt(t) == "actions":
            play(t, "0.move.breakers_bridge" if where(t, 0) == "bronze_gate" else "0.stop")
        else:
            play(t, "1.pass")
    assert seen == [
        ("actions", 0, 0),
        ("actions", 0, 0),
        ("before-treasure", 0, 0),
        ("before-treasure", 1, 0),
        ("before-flood", 2, 0),
        ("before-flood", 2, 1),
    ]
    assert prompt(t) == "actions"
    assert offered(t, "sandbags", 1) >= {"watchtower"}


def test_FI_7_6_after_the_third_action_there_is_a_window() -> None:
    t = island(hands=["", "B"], flooded=["watchtower"], treasure_top="EW")
    play(t, "0.move.breakers_bridge", "0.move.bronze_gate", "0.move.breakers_bridge")
    assert (prompt(t), told(t, "drawn")) == ("before-treasure", [])
    play(t, "1.sandbags.watchtower")
    assert flooded_tiles(t) == set(
        ALPHABETICAL[:2]
    )  # two cards drawn afterwards, watchtower is dry


def test_EX_44_sandbags_between_two_flood_cards() -> None:
    """FI-7.2, FI-7.6: the tile is dry before the next card, which only floods it again."""
    t = island(
        hands=["", "B"],
        flooded=["watchtower"],
        flood_top=["gold_gate", "watchtower"],
        phase="flood",
    )
    play(t, "1.pass")
    assert flooded_tiles(t) == {"gold_gate", "watchtower"}
    play(t, "1.sandbags.watchtower")
    assert flooded_tiles(t) == {"gold_gate", "watchtower"}
    assert told(t) == [
        "flooded gold_gate",
        "sandbagged 1 watchtower",
        "flooded watchtower",
        "turn 1 2",
    ]


def test_FI_7_7_no_card_inside_an_action() -> None:
    """Between the Engineer's two tiles, and while a helicopter is being loaded."""
    at = {"engineer": "observatory"}
    wet = ["observatory", "misty_marsh", "watchtower"]
    t = island(at=at, flooded=wet, hands=["B", "BH"])
    play(t, "0.shore.observatory")
    assert kinds(t) == {"enough", "shore-too"}
    play(t, "0.enough", "1.lift.0")
    assert kinds(t) == {"land"}


def test_FI_7_7_no_card_between_a_flood_card_and_its_tile() -> None:
    t = island(hands=["B", "B"], flooded=["watchtower"], flood_top=["watchtower"], phase="flood")
    play(t, "0.pass")
    assert t.sunk == 0
    play(t, "1.pass")
    assert told(t, "sunk") == ["sunk watchtower"]


def test_FI_7_7_no_card_during_setup() -> None:
    for seed in range(30):
        table = GAME.new_table(4, seed)
        assert len(table.log or []) == 6 + 4 + 8 + 1
        assert table.turn == 1


def test_FI_7_8_asked_clockwise_from_the_active_player_until_all_pass() -> None:
    t = island(FOUR, active=2, hands=["B", "H", "", "B"], flooded=["watchtower", "gold_gate"])
    play(t, "2.stop")
    assert t.waiting() == [3, 0, 1]
    play(t, "0.pass", "3.pass")
    assert t.waiting() == [1]
    play(t, "1.lift.1", "1.land.gold_gate")
    assert t.waiting() == [3, 0]  # a card was played: those who passed may think again
    play(t, "3.sandbags.gold_gate")
    assert t.waiting() == [0]
    play(t, "0.sandbags.watchtower")
    assert told(t, "sandbagged", "lifted", "drawn")[:3] == [
        "lifted 1 1 iron_gate gold_gate",
        "sandbagged 3 gold_gate",
        "sandbagged 0 watchtower",
    ]
    assert len(told(t, "drawn")) == 2  # nobody holds a card any more: both cards were drawn


def test_FI_7_8_several_cards_of_one_hand_in_one_window() -> None:
    t = island(hands=["", "BBH"], flooded=["watchtower", "gold_gate"])
    play(t, "0.stop", "1.sandbags.watchtower", "1.sandbags.gold_gate")
    play(t, "1.lift.1", "1.land.watchtower")
    assert discard(t) == "HBB"


def test_FI_7_9_windows_without_a_playable_card_are_skipped() -> None:
    """Sandbags in hand, but nothing is flooded before the first Flood card."""
    t = island(hands=["", "B"], treasure_top="EW")
    play(t, "0.stop")
    assert told(t, "drawn", "flooded") == [
        "drawn 0 treasure_earth_stone",
        "drawn 0 treasure_statue_of_the_wind",
        "flooded breakers_bridge",
    ]
    assert t.waiting() == [1]


def test_FI_7_9_a_lift_without_effect_keeps_nobody_waiting() -> None:
    """Only Fools' Landing is left and one treasure is missing: nobody is asked any more."""
    t = island(
        ["pilot", "diver"],
        at={"diver": "fools_landing"},
        sunk=[name for name in ALPHABETICAL if name != "fools_landing"],
        captured="EWC",
        hands=["H", "H"],
        treasure_top="EW",
    )
    play(t, "0.stop")
    assert t.result == "lost-landing"  # without another question


def test_FI_7_9_merged_windows_ask_once() -> None:
    """A holder who always passes is asked 4 times: before 2 Treasure and 2 Flood cards."""
    t = island(hands=["", "H"], treasure_top="EW")
    play(t, "0.stop")
    for asked in range(4):
        assert ids(t)[0] == "1.pass", asked
        play(t, "1.pass")
    assert t.turn == 2
    assert prompt(t) == "actions"


def test_FI_7_10_draws_wait_for_all_holders_actions_for_nobody() -> None:
    t = island(["engineer", "pilot", "diver"], hands=["", "H", "H"], treasure_top="EW")
    play(t, "0.move.breakers_bridge", "0.move.bronze_gate", "0.stop")  # nobody had to pass
    assert told(t, "drawn") == []
    play(t, "2.pass")
    assert told(t, "drawn") == []
    play(t, "1.pass")
    assert len(told(t, "drawn")) == 1


class Recorder(Player):
    """Remembers when it was asked, and stops or passes whenever it can."""

    name = "recorder"

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked

    def choose(
        self, table: Table, seat: int, choices: list[Choice], *, may_decline: bool
    ) -> Choice | None:
        self.asked.append(seat)
        return None if may_decline else choices[-1]


def test_FI_7_10_polled_holders_are_asked_before_each_action() -> None:
    t = island(["engineer", "pilot", "diver"], hands=["", "H", "H"])
    asked: list[int] = []
    driver = Driver([Recorder(asked) for _ in range(3)], t)
    for _ in range(2):
        choice = driver.next_choice(t)
        assert choice is not None
        assert choice.seat == 0
        t.apply(choice)
    assert asked == [1, 2, 0, 1, 2, 0]


def test_FI_7_10_passing_does_not_bind_in_the_next_window() -> None:
    t = island(hands=["", "H"], treasure_top="EW")
    play(t, "0.stop", "1.pass")
    assert "1.lift.0" in ids(t)
    pass_all(t)
    assert t.turn == 2
