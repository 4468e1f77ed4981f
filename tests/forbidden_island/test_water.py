"""Pawns in the water (FI-9.7 to FI-9.15)."""

import pytest

from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from robinsonade.games.forbidden_island.table.table import Island
from tests.forbidden_island.stories import (
    discard,
    ids,
    kinds,
    offered,
    play,
    prompt,
    refuses,
    told,
    where,
)


def sinking_watchtower(
    *roles: str, sunk: tuple[str, ...] = (), hands: tuple[str, ...] = (), active: int = 0
) -> Island:
    """These adventurers stand on watchtower, which sinks; the Navigator is far away."""
    return island(
        [*roles, "navigator"],
        at=dict.fromkeys(roles, "watchtower"),
        sunk=sunk,
        flooded=["watchtower"],
        flood_top=["watchtower", "gold_gate"],
        hands=hands,
        active=active,
        phase="flood",
    )


def test_EX_38_a_pawn_swims_to_a_tile_beside_it() -> None:
    """FI-9.7: dry or flooded."""
    t = island(
        at={"engineer": "watchtower"},
        flooded=["watchtower", "temple_of_the_sun"],
        flood_top=["watchtower"],
        phase="flood",
    )
    assert ids(t) == ["0.swim.temple_of_the_sun", "0.swim.whispering_garden"]
    play(t, "0.swim.temple_of_the_sun")
    assert where(t, 0) == "temple_of_the_sun"
    assert told(t, "swam") == ["swam 0 watchtower temple_of_the_sun"]


def test_FI_9_7_its_player_chooses_also_on_another_turn() -> None:
    t = sinking_watchtower("engineer", active=1)
    assert t.active == 1
    assert {choice.seat for choice in t.choices()} == {0}
    assert t.waiting() == [0]


ALONE = ("temple_of_the_sun", "whispering_garden")


def test_EX_39_no_tile_beside_the_engineer_no_lift_lost() -> None:
    """FI-9.7, FI-9.12."""
    t = sinking_watchtower("engineer", sunk=ALONE)
    assert t.result == "lost-drowned"
    assert told(t)[-1] == "drowned 0"


@pytest.mark.parametrize(
    ("role", "tiles"),
    [
        ("explorer", {"temple_of_the_moon", "tidal_palace"}),
        ("diver", {"misty_marsh", "temple_of_the_moon", "tidal_palace"}),
        ("pilot", set(ALPHABETICAL) - {"watchtower", *ALONE}),
    ],
)
def test_EX_39_others_reach_further(role: str, tiles: set[str]) -> None:
    """FI-9.8 Explorer diagonally, FI-9.11 Diver to the nearest, FI-9.9 Pilot: 21 tiles left."""
    t = sinking_watchtower(role, sunk=ALONE)
    assert offered(t, "swim") == tiles
    assert len(tiles) == {"explorer": 2, "diver": 3, "pilot": 21}[role]


def test_FI_9_8_explorer_may_also_swim_straight() -> None:
    t = sinking_watchtower("explorer")
    assert offered(t, "swim") == {
        "temple_of_the_sun",
        "whispering_garden",
        "temple_of_the_moon",
        "tidal_palace",
    }


def test_FI_9_9_flying_from_a_sinking_tile_is_no_flight_of_the_turn() -> None:
    t = island(
        ["engineer", "pilot"],
        at={"pilot": "watchtower"},
        flooded=["watchtower"],
        flood_top=["watchtower"],
        phase="flood",
    )
    play(t, "1.swim.coral_palace")
    assert t.active == 1
    assert len(offered(t, "fly")) == 22


def test_FI_9_9_after_the_flight_of_the_turn_the_pilot_still_flies_away() -> None:
    t = island(
        ["pilot", "engineer"],
        flooded=["watchtower"],
        flood_top=["watchtower"],
        treasure_top="EW",
    )
    play(t, "0.fly.watchtower", "0.stop")
    assert len(offered(t, "swim")) == 23
    play(t, "0.swim.coral_palace")
    assert where(t, 0) == "coral_palace"


def test_EX_40_a_lift_from_any_hand_saves_the_engineer() -> None:
    """FI-9.10, FI-9.12, FI-9.15."""
    t = sinking_watchtower("engineer", sunk=ALONE, hands=("", "H"))
    play(t, "1.pass")  # the window before the card
    assert (t.result, prompt(t)) == ("", "rescue")
    assert ids(t) == ["1.pass", "1.lift.0"]
    drowned = t.clone()
    play(drowned, "1.pass")
    assert drowned.result == "lost-drowned"
    play(t, "1.lift.0")
    assert offered(t, "land") == set(ALPHABETICAL) - {"watchtower", *ALONE}
    play(t, "1.land.coral_palace")
    assert (where(t, 0), discard(t)) == ("coral_palace", "H")
    assert t.turn == 2


def test_FI_9_10_also_for_a_pawn_that_could_swim() -> None:
    t = sinking_watchtower("engineer", hands=("", "H"))
    play(t, "1.pass")
    assert "1.lift.0" in ids(t)
    play(t, "1.lift.0", "1.land.bronze_gate")
    assert where(t, 0) == "bronze_gate"


def test_FI_9_10_only_pawns_of_that_water_and_only_lifts() -> None:
    """Window W5: no Sandbags, nobody who stands on a tile, no winning flight."""
    t = sinking_watchtower("engineer", "explorer", hands=("B", "", "HB"))
    play(t, "0.pass", "2.pass")
    assert ids(t) == ["2.pass", "2.lift.0", "2.lift.1"]
    play(t, "2.lift.0")
    assert offered(t, "board") == {"1"}


def test_FI_9_10_one_lift_takes_several_pawns() -> None:
    t = sinking_watchtower("engineer", "explorer", sunk=ALONE, hands=("H",))
    play(t, "0.pass", "0.lift.0", "0.board.1", "0.land.misty_marsh")
    assert [where(t, seat) for seat in range(2)] == ["misty_marsh", "misty_marsh"]
    assert told(t, "lifted") == ["lifted 0 0+1 watchtower misty_marsh"]


@pytest.mark.parametrize(
    ("sunk", "tiles"),
    [
        ((), {"temple_of_the_sun", "whispering_garden"}),  # distance 1
        (("temple_of_the_sun",), {"whispering_garden"}),  # must be the adjacent one
        (ALONE, {"misty_marsh", "temple_of_the_moon", "tidal_palace"}),  # distance 2
        (
            (*ALONE, "temple_of_the_moon", "misty_marsh"),
            {"tidal_palace"},  # distance 2 by way of whispering_garden or temple_of_the_sun
        ),
        (
            (*ALONE, "temple_of_the_moon", "misty_marsh", "tidal_palace"),
            {"lost_lagoon", "dunes_of_deception", "observatory", "twilight_hollow"},  # distance 3
        ),
    ],
)
def test_FI_9_11_diver_swims_to_a_nearest_tile(sunk: tuple[str, ...], tiles: set[str]) -> None:
    t = sinking_watchtower("diver", sunk=sunk)
    assert offered(t, "swim") == tiles


def test_FI_9_11_flooded_and_dry_tiles_count_alike() -> None:
    """A flooded tile is no water to swim through: it is near, and that is where the Diver goes."""
    t = island(
        ["diver", "navigator"],
        at={"diver": "watchtower"},
        flooded=["watchtower", "temple_of_the_sun", "whispering_garden"],
        flood_top=["watchtower"],
        phase="flood",
    )
    assert offered(t, "swim") == {"temple_of_the_sun", "whispering_garden"}


def test_FI_9_12_nobody_is_forced_to_lift() -> None:
    """Two holders; both pass; lost with two helicopters unused."""
    t = sinking_watchtower("engineer", sunk=ALONE, hands=("H", "H"))
    play(t, "0.pass", "1.pass")
    play(t, "0.pass")
    assert t.result == ""
    play(t, "1.pass")
    assert t.result == "lost-drowned"
    assert discard(t) == ""


def test_FI_9_12_a_lift_that_leaves_a_stuck_pawn_behind_is_legal() -> None:
    """It loses, unless another lift follows."""
    roles = ("engineer", "messenger")
    t = sinking_watchtower(*roles, sunk=ALONE, hands=("H", "", "H"))
    play(t, "0.pass", "2.pass", "0.lift.0", "0.land.gold_gate")
    assert (t.result, prompt(t)) == ("", "rescue")
    assert ids(t) == ["2.pass", "2.lift.1"]
    drowned = t.clone()
    play(drowned, "2.pass")
    assert drowned.result == "lost-drowned"
    play(t, "2.lift.1", "2.land.gold_gate")
    assert t.result == ""


def test_FI_9_13_in_any_order_and_to_different_tiles() -> None:
    t = sinking_watchtower("engineer", "explorer", active=1)
    assert t.waiting() == [1, 0]  # the default: active player first, then clockwise
    assert {choice.seat for choice in t.choices()} == {0, 1}
    play(t, "0.swim.whispering_garden", "1.swim.temple_of_the_moon")
    assert [where(t, seat) for seat in range(2)] == ["whispering_garden", "temple_of_the_moon"]


def test_FI_9_13_the_choices_begin_with_the_active_player() -> None:
    t = sinking_watchtower("engineer", "explorer", "messenger", active=2)
    seats = [choice.seat for choice in t.choices()]
    assert list(dict.fromkeys(seats)) == [2, 0, 1]


def test_FI_9_14_from_one_sinking_tile_to_the_next() -> None:
    t = island(
        at={"engineer": "watchtower"},
        flooded=["watchtower", "whispering_garden"],
        flood_top=["watchtower", "whispering_garden"],
        phase="flood",
    )
    play(t, "0.swim.whispering_garden")
    assert told(t, "sunk") == ["sunk watchtower", "sunk whispering_garden"]
    assert offered(t, "swim") == {"tidal_palace"}  # watchtower is gone
    play(t, "0.swim.tidal_palace")
    assert where(t, 0) == "tidal_palace"
    assert t.turn == 2


def test_FI_9_15_lift_first_then_a_swim_then_lifts_are_offered_again() -> None:
    t = sinking_watchtower("engineer", "explorer", hands=("", "", "H"))
    play(t, "2.pass")
    assert kinds(t) == {"pass", "lift"}
    play(t, "2.pass")
    assert kinds(t) == {"swim"}
    play(t, "1.swim.tidal_palace")
    assert ids(t) == ["2.pass", "2.lift.0"]
    assert refuses(t, "1.swim.temple_of_the_moon")  # who is out cannot choose again
    play(t, "2.lift.0", "2.land.copper_gate")
    assert [where(t, seat) for seat in range(2)] == ["copper_gate", "tidal_palace"]
    assert told(t)[-2:] == ["flooded gold_gate", "turn 1 2"]


def test_FI_9_15_all_holders_are_asked_in_polling_order_until_all_pass() -> None:
    t = sinking_watchtower("engineer", "explorer", hands=("H", "H", "H"), active=1)
    play(t, "1.pass", "2.pass", "0.pass")
    assert t.waiting() == [1, 2, 0]
    play(t, "2.pass", "1.pass")
    assert t.waiting() == [0]
    play(t, "0.lift.0", "0.land.coral_palace")
    assert t.waiting() == [1, 2]  # a card was played: everybody is asked again
    play(t, "1.pass", "2.pass")
    assert offered(t, "swim", 1) == {
        "temple_of_the_sun",
        "whispering_garden",
        "temple_of_the_moon",
        "tidal_palace",
    }
