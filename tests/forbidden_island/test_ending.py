"""Winning and losing (FI-11, FI-12)."""

import pytest

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import island
from tests.forbidden_island.stories import (
    actions_left,
    discard,
    end_turn,
    hand,
    ids,
    kinds,
    offered,
    pass_all,
    play,
    prompt,
    refuses,
    sunk_tiles,
    told,
    where,
)

LANDED = {"engineer": "fools_landing", "messenger": "fools_landing"}


def test_EX_45_the_lift_of_a_non_active_player_wins_at_once() -> None:
    """FI-11.1, FI-11.2, FI-11.3, FI-11.4."""
    t = island(at=LANDED, captured="EWCO", hands=["", "H"], flooded=["fools_landing"])
    assert t.active == 0
    play(t, "1.escape")
    assert (t.result, t.winners) == ("won", 0b11)
    assert discard(t) == "H"
    assert ids(t) == []
    assert told(t) == ["turn 0 1", "escaped 1"]  # nothing else is drawn


@pytest.mark.parametrize(
    ("captured", "at"),
    [
        ("EWC", LANDED),
        ("EWO", LANDED),
        ("ECO", LANDED),
        ("WCO", LANDED),
        ("EWCO", {"engineer": "fools_landing", "messenger": "gold_gate"}),
        ("EWCO", {"engineer": "gold_gate", "messenger": "gold_gate"}),
    ],
)
def test_FI_11_1_four_treasures_and_everybody_on_fools_landing(
    captured: str, at: dict[str, str]
) -> None:
    t = island(at=at, captured=captured, hands=["H"])
    assert "escape" not in kinds(t)
    assert refuses(t, "0.escape")
    assert "lift" in kinds(t)


def test_FI_11_2_fools_landing_must_not_have_sunk() -> None:
    """When it sinks, the game is lost, whatever else is ready."""
    t = island(
        at=LANDED,
        captured="EWCO",
        hands=["H"],
        flooded=["fools_landing"],
        flood_top=["fools_landing"],
        phase="flood",
    )
    assert "0.escape" in ids(t)
    play(t, "0.pass")
    assert (t.result, ids(t)) == ("lost-landing", [])


def test_FI_11_3_in_windows_w1_to_w4_on_anyones_turn() -> None:
    """W1: with the actions. W2, W3: before each draw. W4 is FI-8.6."""
    t = island(at=LANDED, captured="EWCO", hands=["", "H"], treasure_top="EW")
    seen = []
    while t.turn == 1:
        assert "1.escape" in ids(t)
        won = t.clone()
        play(won, "1.escape")
        assert won.result == "won"
        seen.append(prompt(t))
        play(t, "0.stop" if prompt(t) == "actions" else "1.pass")
    assert seen == ["actions", "before-treasure", "before-treasure", "before-flood", "before-flood"]
    assert t.active == 1
    assert "1.escape" in ids(t)


def test_FI_11_3_not_from_the_water() -> None:
    """A pawn in the water is not on Fools' Landing: no winning lift in window W5."""
    t = island(
        at={"engineer": "watchtower", "messenger": "fools_landing"},
        captured="EWCO",
        hands=["H"],
        flooded=["watchtower"],
        flood_top=["watchtower"],
        phase="flood",
    )
    play(t, "0.pass")
    assert ids(t) == ["0.pass", "0.lift.0"]
    play(t, "0.lift.0", "0.land.fools_landing")
    assert t.result == ""  # all are there now, but the card is spent


def test_EX_46_without_a_lift_play_goes_on() -> None:
    """FI-11.3: until one is drawn."""
    t = island(at=LANDED, captured="EWCO", treasure_top="EWCH")
    assert t.result == ""
    end_turn(t)
    assert (t.result, t.active) == ("", 1)
    play(t, "1.stop")
    assert hand(t, 1) == "CH"
    assert "1.escape" in ids(t)
    pass_all(t)
    assert t.result == ""  # not automatic
    play(t, "1.escape")
    assert t.result == "won"


def test_FI_11_4_nothing_is_drawn_after_the_win() -> None:
    t = island(at=LANDED, captured="EWCO", hands=["", "H"], treasure_top="RR", level=9)
    play(t, "0.stop", "1.escape")
    assert t.result == "won"
    assert t.level == 9
    assert (len(t.treasure_deck), len(t.flood_deck)) == (27, 24)


@pytest.mark.parametrize("first", [True, False])
def test_EX_48_waters_rise_at_level_9_loses(first: bool) -> None:
    """FI-12.1: with the first or the second card."""
    t = island(level=9, treasure_top="RE" if first else "ER")
    play(t, "0.stop")
    assert (t.result, t.level, t.winners) == ("lost-water-level", 10, 0)
    assert hand(t, 0) == ("" if first else "E")
    assert told(t, "flooded") == []


def test_FI_12_1_level_9_itself_is_survived() -> None:
    t = island(level=8, treasure_top="RE")
    end_turn(t)
    assert (t.level, t.result) == (9, "")


def test_FI_12_2_fools_landing_sinks() -> None:
    t = island(flooded=["fools_landing"], flood_top=["fools_landing"], phase="flood")
    assert t.result == "lost-landing"
    assert sunk_tiles(t) == {"fools_landing"}
    assert told(t) == ["sunk fools_landing", "landing-lost fools_landing"]


def test_EX_47_both_tiles_of_a_treasure_have_sunk() -> None:
    """FI-12.3."""
    t = island(
        captured="EWO",
        sunk=["cave_of_embers"],
        flooded=["cave_of_shadows"],
        flood_top=["cave_of_shadows"],
        phase="flood",
    )
    assert t.result == "lost-treasure"
    assert told(t) == ["sunk cave_of_shadows", "treasure-lost crystal_of_fire"]


def test_FI_12_3_one_tile_of_each_treasure_may_sink() -> None:
    sunk = ["cave_of_embers", "coral_palace", "howling_garden"]
    last = "temple_of_the_sun"
    t = island(sunk=sunk, flooded=[last], flood_top=[last], phase="flood")
    assert t.result == ""
    assert sunk_tiles(t) == {*sunk, last}


def test_FI_12_4_a_pawn_cannot_leave_the_water() -> None:
    t = island(
        at={"engineer": "breakers_bridge"},
        sunk=["bronze_gate", "cave_of_shadows"],
        flooded=["breakers_bridge"],
        flood_top=["breakers_bridge"],
        phase="flood",
    )
    assert t.result == "lost-drowned"
    assert told(t)[-1] == "drowned 0"


def test_FI_12_4_the_others_pawn_too() -> None:
    t = island(
        at={"messenger": "breakers_bridge"},
        sunk=["bronze_gate", "cave_of_shadows"],
        flooded=["breakers_bridge"],
        flood_top=["breakers_bridge"],
        phase="flood",
    )
    assert t.result == "lost-drowned"
    assert told(t)[-1] == "drowned 1"


def test_FI_12_5_the_first_cause_is_reported() -> None:
    """Fools' Landing with a stuck pawn on it; a second treasure tile with a stuck pawn on it."""
    landing = island(
        at={"engineer": "fools_landing"},
        sunk=["cliffs_of_abandon", "dunes_of_deception", "gold_gate", "observatory"],
        flooded=["fools_landing"],
        flood_top=["fools_landing"],
        phase="flood",
    )
    assert landing.result == "lost-landing"
    assert told(landing, "in-water", "drowned") == []
    treasure = island(
        at={"engineer": "coral_palace"},
        sunk=["tidal_palace", "crimson_forest", "iron_gate"],
        flooded=["coral_palace"],
        flood_top=["coral_palace"],
        phase="flood",
    )
    assert treasure.result == "lost-treasure"
    assert told(treasure, "in-water", "drowned") == []


def test_FI_12_6_no_reaction_to_a_loss() -> None:
    """Everything is ready for the win, but the card of the flooded Fools' Landing is revealed."""
    t = island(
        at=LANDED,
        captured="EWCO",
        hands=["H", "HB"],
        flooded=["fools_landing"],
        flood_top=["fools_landing"],
        phase="flood",
    )
    play(t, "0.pass", "1.pass")
    assert t.result == "lost-landing"
    assert refuses(t, "0.escape")
    skull = island(at=LANDED, captured="EWCO", hands=["H"], level=9, treasure_top="RE")
    play(skull, "0.stop", "0.pass")
    assert skull.result == "lost-water-level"
    assert refuses(skull, "0.escape")


def test_FI_12_7_tiles_of_captured_treasures_sink_freely() -> None:
    t = island(
        captured="C",
        sunk=["cave_of_embers"],
        flooded=["cave_of_shadows"],
        flood_top=["cave_of_shadows"],
        phase="flood",
    )
    assert t.result == ""
    assert {"cave_of_embers", "cave_of_shadows"} <= sunk_tiles(t)


def test_FI_12_7_stranded_players_have_not_lost() -> None:
    """The Messenger's tile is cut off from everything and no lift is left."""
    t = island(
        at={"engineer": "watchtower"},
        sunk=["temple_of_the_sun", "whispering_garden"],
        treasure_discard="HHH",
    )
    assert t.result == ""
    assert offered(t, "move") == set()
    end_turn(t)
    assert (t.result, where(t, 0), actions_left(t)) == ("", "watchtower", 3)
    assert GAME.view(t, None)["result"] == ""
