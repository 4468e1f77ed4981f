"""The six adventurers (FI-5)."""

import pytest

from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from tests.forbidden_island.stories import (
    actions_left,
    end_turn,
    flooded_tiles,
    hand,
    ids,
    kinds,
    navigations,
    offered,
    play,
    refuses,
    told,
    where,
)

# -- Explorer ------------------------------------------------------------------------------------


def test_EX_08_explorer_moves_in_eight_directions() -> None:
    """FI-5.1."""
    t = island(["explorer", "engineer"], at={"explorer": "dunes_of_deception"})
    orthogonal = {"cave_of_shadows", "fools_landing", "misty_marsh", "crimson_forest"}
    diagonal = {"cave_of_embers", "cliffs_of_abandon", "lost_lagoon", "observatory"}
    assert offered(t, "move") == orthogonal | diagonal


def test_FI_5_1_a_diagonal_step_may_pass_between_two_missing_spaces() -> None:
    sunk = ["temple_of_the_sun", "whispering_garden"]
    at = {"explorer": "watchtower"}
    t = island(["explorer", "engineer"], at=at, sunk=sunk, flooded=["tidal_palace"])
    assert offered(t, "move") == {"temple_of_the_moon", "tidal_palace"}
    assert offered(t, "shore") == {"tidal_palace"}
    play(t, "0.move.tidal_palace")
    assert where(t, 0) == "tidal_palace"


def test_FI_5_1_explorer_shores_up_diagonally() -> None:
    wet = ["cave_of_embers", "observatory", "dunes_of_deception", "watchtower"]
    at = {"explorer": "dunes_of_deception"}
    t = island(["explorer", "engineer"], at=at, flooded=wet)
    assert offered(t, "shore") == {"cave_of_embers", "observatory", "dunes_of_deception"}


# -- Engineer ------------------------------------------------------------------------------------


def test_EX_18_engineer_shores_up_two_tiles_for_one_action() -> None:
    """FI-5.2."""
    wet = ["fools_landing", "gold_gate", "misty_marsh", "copper_gate"]
    t = island(at={"engineer": "fools_landing"}, flooded=wet, sunk=["observatory"])
    play(t, "0.shore.fools_landing", "0.shore-too.gold_gate")
    assert flooded_tiles(t) == {"misty_marsh", "copper_gate"}
    assert actions_left(t) == 2


def test_EX_19_with_one_flooded_tile_the_action_is_over() -> None:
    """FI-5.2."""
    t = island(at={"engineer": "fools_landing"}, flooded=["gold_gate"])
    play(t, "0.shore.gold_gate")
    assert flooded_tiles(t) == set()
    assert actions_left(t) == 2
    assert "0.stop" in ids(t)


def test_FI_5_2_the_second_tile_is_optional_and_does_not_carry_over() -> None:
    wet = ["fools_landing", "gold_gate", "observatory"]
    t = island(at={"engineer": "fools_landing"}, flooded=wet)
    play(t, "0.shore.fools_landing")
    assert kinds(t) == {"enough", "shore-too"}  # no move or other action in between
    assert offered(t, "shore-too") == {"gold_gate", "observatory"}  # two different tiles
    play(t, "0.enough", "0.move.gold_gate")
    assert actions_left(t) == 1
    assert kinds(t) == {"stop", "move", "shore"}
    assert flooded_tiles(t) == {"gold_gate", "observatory"}


def test_FI_5_2_five_tiles_are_dry_after_three_actions() -> None:
    wet = ["fools_landing", "gold_gate", "observatory", "dunes_of_deception", "cliffs_of_abandon"]
    t = island(at={"engineer": "fools_landing"}, flooded=[*wet, "watchtower"], treasure_top="EW")
    play(t, "0.shore.fools_landing", "0.shore-too.gold_gate")
    play(t, "0.shore.observatory", "0.shore-too.dunes_of_deception")
    play(t, "0.shore.cliffs_of_abandon")
    assert len(told(t, "shored")) == 5
    assert t.active == 1


def test_FI_5_2_others_shore_up_one_tile() -> None:
    t = island(["diver", "pilot"], at={"diver": "gold_gate"}, flooded=["gold_gate", "phantom_rock"])
    play(t, "0.shore.gold_gate")
    assert flooded_tiles(t) == {"phantom_rock"}
    assert actions_left(t) == 2
    assert "shore-too" not in kinds(t)


# -- Pilot ---------------------------------------------------------------------------------------


def test_EX_09_pilot_flies_once_per_turn() -> None:
    """FI-5.3."""
    t = island(["pilot", "engineer"])
    assert offered(t, "fly") == set(ALPHABETICAL) - {"fools_landing"}
    assert len(offered(t, "fly")) == 23
    play(t, "0.fly.watchtower")
    assert offered(t, "fly") == set()
    assert offered(t, "move") == {"temple_of_the_sun", "whispering_garden"}
    assert refuses(t, "0.fly.gold_gate")
    end_turn(t)
    end_turn(t)
    assert t.active == 0
    assert len(offered(t, "fly")) == 23


def test_FI_5_3_a_flight_to_the_tile_next_door_is_spent_too() -> None:
    t = island(["pilot", "engineer"], flooded=["gold_gate"])
    play(t, "0.fly.gold_gate")
    assert (where(t, 0), actions_left(t)) == ("gold_gate", 2)
    assert offered(t, "fly") == set()


def test_FI_5_3_moves_remain_before_and_after_the_flight() -> None:
    t = island(["pilot", "engineer"], treasure_top="EW")
    play(t, "0.move.gold_gate", "0.fly.coral_palace", "0.move.iron_gate")
    assert where(t, 0) == "iron_gate"
    assert told(t, "moved", "flown") == [
        "moved 0 fools_landing gold_gate",
        "flown 0 gold_gate coral_palace",
        "moved 0 coral_palace iron_gate",
    ]


def test_FI_5_3_being_lifted_does_not_count() -> None:
    t = island(["pilot", "engineer"], hands=["H"])
    play(t, "0.lift.0", "0.land.watchtower")
    assert len(offered(t, "fly")) == 23
    assert actions_left(t) == 3


def test_FI_5_3_missing_spaces_are_no_target() -> None:
    t = island(["pilot", "engineer"], sunk=["watchtower", "observatory"])
    assert len(offered(t, "fly")) == 21
    assert refuses(t, "0.fly.watchtower")


# -- Diver ---------------------------------------------------------------------------------------


def test_EX_10_diver_crosses_flooded_and_missing_spaces() -> None:
    """FI-5.4."""
    t = island(["diver", "engineer"], flooded=["lost_lagoon"], sunk=["misty_marsh"])
    assert where(t, 0) == "iron_gate"
    assert offered(t, "move") == {
        "coral_palace",
        "lost_lagoon",
        "crimson_forest",
        "temple_of_the_moon",
        "dunes_of_deception",
        "observatory",
        "temple_of_the_sun",
    }


def test_EX_11_dry_tiles_end_the_path() -> None:
    """FI-5.4."""
    t = island(["diver", "engineer"], flooded=["lost_lagoon"])
    assert offered(t, "move") == {
        "coral_palace",
        "lost_lagoon",
        "crimson_forest",
        "misty_marsh",
        "temple_of_the_moon",
    }


def test_EX_12_a_long_dive_never_ends_in_the_water() -> None:
    """FI-5.4, FI-5.5."""
    sunk = ["lost_lagoon", "misty_marsh", "observatory"]
    t = island(["diver", "engineer"], sunk=sunk)
    assert offered(t, "move") == {
        "coral_palace",
        "crimson_forest",
        "dunes_of_deception",
        "fools_landing",
        "phantom_rock",
        "temple_of_the_moon",
        "temple_of_the_sun",
        "tidal_palace",
    }
    play(t, "0.move.phantom_rock")
    assert (where(t, 0), actions_left(t)) == ("phantom_rock", 2)


def test_FI_5_4_flooded_and_missing_spaces_in_any_mix_and_number() -> None:
    """Four wet spaces in a row: flooded, flooded, missing, flooded."""
    wet = ["lost_lagoon", "misty_marsh", "phantom_rock"]
    t = island(["diver", "engineer"], flooded=wet, sunk=["observatory"])
    beside = {
        "coral_palace",
        "crimson_forest",
        "temple_of_the_moon",
        "dunes_of_deception",
        "temple_of_the_sun",
        "fools_landing",
        "tidal_palace",
        "gold_gate",
        "twilight_hollow",
        "silver_gate",
    }
    assert offered(t, "move") == beside | set(wet)


def test_FI_5_4_no_diagonal_dive() -> None:
    """Two missing spaces that touch at a corner are not connected."""
    at = {"diver": "coral_palace"}
    t = island(["diver", "engineer"], at=at, sunk=["crimson_forest", "misty_marsh"])
    assert offered(t, "move") == {
        "iron_gate",
        "cave_of_embers",
        "dunes_of_deception",
        "lost_lagoon",
    }


def test_FI_5_5_every_move_of_the_diver_ends_on_a_tile() -> None:
    """All around is missing: the Diver passes below to the tiles behind, in one action."""
    sunk = ["temple_of_the_sun", "whispering_garden"]
    t = island(["diver", "engineer"], at={"diver": "watchtower"}, sunk=sunk)
    assert offered(t, "move") == {"misty_marsh", "temple_of_the_moon", "tidal_palace"}
    assert refuses(t, "0.move.temple_of_the_sun")


# -- Navigator -----------------------------------------------------------------------------------


def test_EX_13_navigator_moves_another_pawn_two_steps() -> None:
    """FI-5.6: the steps may turn."""
    t = island(["navigator", "engineer"])
    assert navigations(t, 1) == {
        "breakers_bridge",
        "cliffs_of_abandon",
        "cave_of_shadows",
        "copper_gate",
        "fools_landing",
    }
    play(t, "0.navigate.1.copper_gate")
    assert where(t, 1) == "copper_gate"
    assert where(t, 0) == "gold_gate"
    assert actions_left(t) == 2


def test_FI_5_6_flooded_tiles_on_the_way_and_at_the_end() -> None:
    t = island(["navigator", "engineer"], flooded=["cliffs_of_abandon", "fools_landing"])
    assert {"cliffs_of_abandon", "fools_landing"} <= navigations(t, 1)
    assert "bronze_gate" not in navigations(t, 1)  # there and back again is no move


def test_FI_5_6_the_moved_player_is_not_asked() -> None:
    t = island(["navigator", "engineer", "diver"])
    play(t, "0.navigate.1.fools_landing")
    assert {choice.seat for choice in t.choices()} == {0}
    play(t, "0.navigate.2.lost_lagoon")  # one pawn per action
    assert [where(t, seat) for seat in (1, 2)] == ["fools_landing", "lost_lagoon"]
    assert actions_left(t) == 1


def test_EX_14_explorer_is_moved_diagonally_in_both_steps() -> None:
    """FI-5.7."""
    t = island(["navigator", "explorer"])
    assert navigations(t, 1) == {
        "bronze_gate",
        "breakers_bridge",
        "cave_of_shadows",
        "cliffs_of_abandon",
        "dunes_of_deception",
        "fools_landing",
        "gold_gate",
        "howling_garden",
        "misty_marsh",
        "observatory",
        "phantom_rock",
        "silver_gate",
    }


@pytest.mark.parametrize(
    ("role", "tiles"),
    [
        ("diver", {"coral_palace", "crimson_forest", "misty_marsh", "temple_of_the_moon"}),
        ("messenger", {"coral_palace", "crimson_forest"}),
    ],
)
def test_EX_15_only_the_diver_is_moved_across_a_missing_space(role: str, tiles: set[str]) -> None:
    """FI-5.7: it counts as one of the two steps and cannot be the last."""
    t = island(["navigator", role], at={role: "iron_gate"}, sunk=["lost_lagoon"])
    assert navigations(t, 1) == tiles


def test_FI_5_7_the_diver_is_not_moved_further_than_two_steps() -> None:
    sunk = ["lost_lagoon", "misty_marsh"]
    t = island(["navigator", "diver"], sunk=sunk)
    assert navigations(t, 1) == {"coral_palace", "crimson_forest", "temple_of_the_moon"}


def test_EX_16_the_pilot_is_moved_like_anybody() -> None:
    """FI-5.7: all tiles within two orthogonal steps, not 23."""
    t = island(["navigator", "pilot"])
    assert len(navigations(t, 1)) == 12
    assert navigations(t, 1) == {
        "bronze_gate",
        "cave_of_shadows",
        "cliffs_of_abandon",
        "copper_gate",
        "crimson_forest",
        "dunes_of_deception",
        "gold_gate",
        "howling_garden",
        "misty_marsh",
        "observatory",
        "phantom_rock",
        "tidal_palace",
    }


def test_FI_5_8_navigator_walks_step_by_step() -> None:
    t = island(["navigator", "engineer"])
    assert navigations(t, 0) == set()
    assert offered(t, "move") == {
        "copper_gate",
        "fools_landing",
        "howling_garden",
        "phantom_rock",
    }
    assert refuses(t, "0.navigate.0.observatory")


# -- Messenger -----------------------------------------------------------------------------------


def test_EX_24_messenger_gives_at_any_distance_but_does_not_receive_so() -> None:
    """FI-5.9."""
    at = {"messenger": "watchtower", "pilot": "breakers_bridge"}
    t = island(["messenger", "pilot"], at=at, hands=["EW"], treasure_top="CO")
    play(t, "0.give.treasure_earth_stone.1")
    assert (hand(t, 0), hand(t, 1)) == ("W", "E")
    assert actions_left(t) == 2
    end_turn(t)
    assert t.active == 1
    assert "give" not in kinds(t)
    assert refuses(t, "1.give.treasure_earth_stone.0")


def test_FI_5_9_the_others_need_the_messengers_tile() -> None:
    at = {"messenger": "watchtower", "pilot": "watchtower"}
    t = island(["pilot", "messenger"], at=at, hands=["E"])
    play(t, "0.give.treasure_earth_stone.1")
    assert hand(t, 1) == "E"


# -- all of them ---------------------------------------------------------------------------------

POWERS = {
    "explorer": set[str](),
    "engineer": set[str](),
    "diver": set[str](),
    "pilot": {"fly"},
    "navigator": {"navigate"},
    "messenger": {"give"},
}


@pytest.mark.parametrize("role", POWERS)
def test_FI_5_10_only_the_owner_has_the_power_and_may_leave_it(role: str) -> None:
    """Everybody may still stop and walk; nobody else flies, navigates or gives from afar."""
    other = "engineer" if role != "engineer" else "diver"
    at = {role: "observatory", other: "watchtower"}
    t = island([role, other], at=at, hands=["E", "E"])
    assert kinds(t) == {"stop", "move"} | POWERS[role]


def test_FI_5_10_diagonal_steps_are_for_the_explorer_alone() -> None:
    for role in POWERS:
        other = "engineer" if role != "engineer" else "diver"
        t = island([role, other], at={role: "observatory"}, flooded=["gold_gate"])
        assert ("gold_gate" in offered(t, "move")) == (role == "explorer")
        assert ("gold_gate" in offered(t, "shore")) == (role == "explorer")
