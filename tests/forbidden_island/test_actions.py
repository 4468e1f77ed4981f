"""Phase 1: moving, shoring up, giving, capturing (FI-4)."""

import pytest

from robinsonade.games.forbidden_island.position import island
from tests.forbidden_island.stories import (
    actions_left,
    discard,
    end_turn,
    flood_deck,
    flood_discard,
    flooded_tiles,
    hand,
    ids,
    kinds,
    offered,
    play,
    refuses,
    told,
    where,
)

# The island of EX-17 to EX-20.
WET = ["fools_landing", "gold_gate", "misty_marsh", "copper_gate"]

# -- move ----------------------------------------------------------------------------------------


def test_EX_06_messenger_on_the_shore_has_two_moves() -> None:
    """FI-4.1."""
    t = island(["messenger", "engineer"])
    assert where(t, 0) == "silver_gate"
    assert offered(t, "move") == {"howling_garden", "phantom_rock"}


def test_EX_07_flooded_tiles_can_be_entered_missing_spaces_not() -> None:
    """FI-4.1."""
    at = {"engineer": "fools_landing"}
    t = island(at=at, flooded=["gold_gate"], sunk=["observatory"])
    assert offered(t, "move") == {"cliffs_of_abandon", "gold_gate", "dunes_of_deception"}


def test_FI_4_1_a_missing_space_is_not_crossed() -> None:
    t = island(at={"engineer": "watchtower"}, sunk=["temple_of_the_sun"])
    assert offered(t, "move") == {"whispering_garden"}
    assert refuses(t, "0.move.misty_marsh")
    play(t, "0.move.whispering_garden")
    assert where(t, 0) == "whispering_garden"
    assert actions_left(t) == 2


@pytest.mark.parametrize("role", ["engineer", "explorer", "diver", "pilot", "navigator"])
def test_FI_4_2_a_move_ends_on_another_tile(role: str) -> None:
    """Also the Diver's round trip through water and the Pilot's flight."""
    wet = ["fools_landing", "gold_gate", "phantom_rock", "observatory"]
    t = island([role, "messenger"], at={role: "fools_landing"}, flooded=wet)
    assert "fools_landing" not in offered(t, "move") | offered(t, "fly")
    assert refuses(t, "0.move.fools_landing")


# -- shore up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "tiles"),
    [
        ("navigator", {"fools_landing", "gold_gate"}),
        ("explorer", {"fools_landing", "gold_gate", "misty_marsh", "copper_gate"}),
    ],
)
def test_EX_17_shore_up_the_own_tile_or_one_beside_it(role: str, tiles: set[str]) -> None:
    """FI-4.3, FI-5.1."""
    t = island([role, "diver"], at={role: "fools_landing"}, flooded=WET, sunk=["observatory"])
    assert offered(t, "shore") == tiles
    play(t, "0.shore.gold_gate")
    assert flooded_tiles(t) == {"fools_landing", "misty_marsh", "copper_gate"}
    assert actions_left(t) == 2


def test_FI_4_3_dry_tiles_are_no_target() -> None:
    t = island(["navigator", "diver"], at={"navigator": "fools_landing"}, flooded=["gold_gate"])
    assert offered(t, "shore") == {"gold_gate"}
    assert refuses(t, "0.shore.observatory")


def test_EX_20_a_sunk_tile_never_returns() -> None:
    """FI-4.3, FI-7.2: neither by an action nor by Sandbags."""
    at = {"engineer": "fools_landing"}
    t = island(at=at, sunk=["observatory"], flooded=["gold_gate"], hands=["B", "B"])
    assert offered(t, "shore") == offered(t, "sandbags") == {"gold_gate"}
    assert refuses(t, "0.shore.observatory")
    assert refuses(t, "1.sandbags.observatory")


def test_FI_4_4_the_flood_card_stays_where_it_is() -> None:
    t = island(at={"engineer": "watchtower"}, flooded=["watchtower"])
    play(t, "0.shore.watchtower")
    assert flood_discard(t) == ["watchtower"]
    assert len(t.flood_deck) == 23
    in_deck = island(
        at={"engineer": "watchtower"}, flooded=["watchtower"], flood_top=["watchtower"]
    )
    play(in_deck, "0.shore.watchtower", "0.stop")
    assert told(in_deck, "sunk") == []
    assert told(in_deck, "flooded") == ["flooded watchtower", "flooded breakers_bridge"]


def test_EX_21_a_dry_tile_is_flooded_by_its_card_from_the_discards() -> None:
    """FI-4.4, FI-6.2, FI-9.3."""
    at = {"engineer": "watchtower"}
    wet = ["watchtower", "observatory"]
    t = island(at=at, flooded=wet, treasure_top="RE", hands=["", "H"])
    play(t, "0.shore.watchtower", "0.stop", "1.pass")
    assert set(flood_deck(t)[:2]) == {"watchtower", "observatory"}
    assert flood_discard(t) == []
    play(t, *["1.pass"] * 3)
    assert told(t, "sunk") == ["sunk observatory"]
    assert told(t, "flooded") == ["flooded watchtower"]


# -- give ----------------------------------------------------------------------------------------


def test_EX_22_each_card_given_costs_an_action() -> None:
    """FI-4.5."""
    at = {"engineer": "observatory", "explorer": "observatory"}
    t = island(["engineer", "explorer"], at=at, hands=["CCO"])
    play(t, "0.give.treasure_crystal_of_fire.1", "0.give.treasure_crystal_of_fire.1")
    assert actions_left(t) == 1
    assert (hand(t, 0), hand(t, 1)) == ("O", "CC")


def test_FI_4_5_only_to_pawns_on_the_same_tile() -> None:
    roles = ["engineer", "explorer", "diver"]
    at = {"engineer": "observatory", "explorer": "observatory", "diver": "misty_marsh"}
    t = island(roles, at=at, hands=["CO"])
    assert {choice for choice in ids(t) if "give" in choice} == {
        "0.give.treasure_crystal_of_fire.1",
        "0.give.treasure_oceans_chalice.1",
    }
    assert refuses(t, "0.give.treasure_oceans_chalice.2")
    assert refuses(t, "0.give.treasure_earth_stone.1")  # not in the hand


def test_FI_4_5_several_players_may_receive() -> None:
    roles = ["engineer", "explorer", "diver"]
    t = island(roles, at=dict.fromkeys(roles, "observatory"), hands=["CO"])
    play(t, "0.give.treasure_crystal_of_fire.1", "0.give.treasure_oceans_chalice.2")
    assert [hand(t, seat) for seat in range(3)] == ["", "C", "O"]
    assert actions_left(t) == 1


@pytest.mark.parametrize("role", ["diver", "messenger"])
def test_EX_23_special_cards_are_never_given(role: str) -> None:
    """FI-4.6: of H B E only E can be given."""
    t = island([role, "pilot"], at={role: "fools_landing"}, hands=["HBE"])
    gifts = [choice for choice in ids(t) if "give" in choice]
    assert gifts == ["0.give.treasure_earth_stone.1"]


def test_FI_4_7_nobody_takes_or_swaps() -> None:
    at = {"engineer": "observatory", "explorer": "observatory"}
    t = island(["engineer", "explorer"], at=at, hands=["", "CCO"])
    assert kinds(t) == {"stop", "move"}
    assert refuses(t, "1.give.treasure_crystal_of_fire.0")


def test_EX_25_the_sixth_card_is_dealt_with_before_the_next_action() -> None:
    """FI-4.8, FI-8.7: on somebody else's turn."""
    at = {"engineer": "observatory", "explorer": "observatory"}
    t = island(["engineer", "explorer"], at=at, hands=["CO", "EEWWB"], flooded=["watchtower"])
    play(t, "0.give.treasure_crystal_of_fire.1")
    assert {choice.seat for choice in t.choices()} == {1}
    assert offered(t, "discard") == {
        "treasure_earth_stone",
        "treasure_statue_of_the_wind",
        "treasure_crystal_of_fire",
        "sandbags",
    }
    assert offered(t, "sandbags") == {"watchtower"}
    play(t, "1.discard.treasure_statue_of_the_wind")
    assert (hand(t, 1), discard(t)) == ("EEWCB", "W")
    assert actions_left(t) == 2
    assert "0.stop" in ids(t)


def test_FI_4_8_five_cards_are_no_case_for_the_hand_limit() -> None:
    at = {"engineer": "observatory", "explorer": "observatory"}
    t = island(["engineer", "explorer"], at=at, hands=["CO", "EEWW"])
    play(t, "0.give.treasure_crystal_of_fire.1")
    assert "0.stop" in ids(t)


def test_FI_4_9_cards_of_a_captured_treasure_can_be_given() -> None:
    at = {"engineer": "observatory", "explorer": "observatory"}
    t = island(["engineer", "explorer"], at=at, hands=["C"], captured="C")
    play(t, "0.give.treasure_crystal_of_fire.1")
    assert hand(t, 1) == "C"


# -- capture -------------------------------------------------------------------------------------


def test_EX_26_four_cards_for_a_treasure_on_a_flooded_tile() -> None:
    """FI-4.10."""
    t = island(at={"engineer": "tidal_palace"}, flooded=["tidal_palace"], hands=["OOOOH"])
    play(t, "0.capture.oceans_chalice")
    assert discard(t) == "OOOO"
    assert hand(t, 0) == "H"
    assert told(t, "captured") == ["captured 0 oceans_chalice"]
    assert t.captured.bit_count() == 1
    assert actions_left(t) == 2


def test_EX_27_the_fifth_card_stays_in_hand() -> None:
    """FI-4.11."""
    t = island(at={"engineer": "temple_of_the_sun"}, hands=["EEEEE"])
    play(t, "0.capture.earth_stone")
    assert (discard(t), hand(t, 0)) == ("EEEE", "E")


def test_EX_28_three_cards_are_not_enough() -> None:
    """FI-4.10."""
    t = island(at={"engineer": "temple_of_the_moon"}, hands=["EEEW"])
    assert "capture" not in kinds(t)
    assert refuses(t, "0.capture.earth_stone")


@pytest.mark.parametrize(
    ("tile", "letter", "treasure"),
    [
        ("temple_of_the_moon", "E", "earth_stone"),
        ("temple_of_the_sun", "E", "earth_stone"),
        ("howling_garden", "W", "statue_of_the_wind"),
        ("whispering_garden", "W", "statue_of_the_wind"),
        ("cave_of_embers", "C", "crystal_of_fire"),
        ("cave_of_shadows", "C", "crystal_of_fire"),
        ("coral_palace", "O", "oceans_chalice"),
        ("tidal_palace", "O", "oceans_chalice"),
    ],
)
def test_FI_4_10_each_treasure_has_two_tiles(tile: str, letter: str, treasure: str) -> None:
    t = island(at={"engineer": tile}, hands=[letter * 4])
    assert offered(t, "capture") == {treasure}
    elsewhere = island(at={"engineer": "observatory"}, hands=[letter * 4])
    assert offered(elsewhere, "capture") == set()


def test_FI_4_10_the_four_cards_must_match_the_tile() -> None:
    t = island(at={"engineer": "temple_of_the_moon"}, hands=["WWWW"])
    assert offered(t, "capture") == set()


def test_FI_4_11_players_cannot_pool() -> None:
    tile = "temple_of_the_moon"
    t = island(at={"engineer": tile, "messenger": tile}, hands=["EE", "EEE"])
    assert offered(t, "capture") == set()


def test_FI_4_11_nobody_captures_twice() -> None:
    t = island(at={"engineer": "temple_of_the_moon"}, hands=["EEEE"], captured="E")
    assert offered(t, "capture") == set()
    assert refuses(t, "0.capture.earth_stone")


def test_FI_4_11_it_does_not_matter_who_holds_a_figure() -> None:
    """Each player captures one; both count for the common win."""
    at = {"engineer": "temple_of_the_moon", "messenger": "howling_garden"}
    t = island(at=at, hands=["EEEE", "WWWW"], captured="CO", treasure_top="CO")
    play(t, "0.capture.earth_stone")
    end_turn(t)
    play(t, "1.capture.statue_of_the_wind")
    assert t.captured == 0b1111
