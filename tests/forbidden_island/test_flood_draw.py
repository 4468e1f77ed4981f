"""Phase 3: the Flood draw (FI-9.1 to FI-9.6)."""

import pytest

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from tests.forbidden_island.stories import (
    PLAIN,
    end_turn,
    flood_deck,
    flood_discard,
    flooded_tiles,
    hand,
    ids,
    kinds,
    offered,
    play,
    prompt,
    sunk_tiles,
    told,
    where,
)

LEVELS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5, 9: 5}


@pytest.mark.parametrize("level", LEVELS)
def test_EX_32_the_level_says_how_many_cards(level: int) -> None:
    """FI-9.1: levels 1-2: 2 cards; 3-5: 3; 6-7: 4; 8-9: 5; 10 is lost."""
    t = island(level=level, phase="flood")
    assert len(told(t, "flooded")) == LEVELS[level]
    assert len(t.flood_deck) == 24 - LEVELS[level]
    assert GAME.view(t, None)["flood_cards"] == LEVELS[level]


def test_FI_9_1_the_number_is_read_when_the_phase_starts() -> None:
    """Nothing that is played between two cards changes it."""
    t = island(level=6, hands=["", "BH"], phase="flood")
    play(t, "1.lift.0", "1.land.watchtower", "1.sandbags.breakers_bridge")
    assert len(told(t, "flooded")) == 4
    assert t.turn == 2


def test_FI_9_2_each_card_is_resolved_before_the_next() -> None:
    """A pawn must be out of the water before the second card is drawn."""
    t = island(
        at={"engineer": "watchtower"},
        flooded=["watchtower"],
        flood_top=["watchtower", "gold_gate"],
        phase="flood",
    )
    assert told(t) == ["sunk watchtower", "in-water 0 watchtower"]
    assert flood_deck(t)[0] == "gold_gate"
    play(t, "0.swim.temple_of_the_sun")
    assert told(t)[2:4] == ["swam 0 watchtower temple_of_the_sun", "flooded gold_gate"]


def test_EX_36_a_dry_tile_is_flooded_a_flooded_tile_sinks() -> None:
    """FI-9.3, FI-9.4."""
    t = island(flooded=["watchtower"], flood_top=["gold_gate", "watchtower"], phase="flood")
    assert flooded_tiles(t) == {"gold_gate"}
    assert flood_discard(t) == ["gold_gate"]
    assert sunk_tiles(t) == {"watchtower"}
    assert "watchtower" not in flood_deck(t) + flood_discard(t)
    assert t.land().bit_count() == 23
    assert len(t.flood_deck) + len(t.flood_discard) == 23
    assert told(t, "flooded", "sunk") == ["flooded gold_gate", "sunk watchtower"]


def test_EX_37_pawns_stay_on_a_tile_that_is_flooded() -> None:
    """FI-9.3."""
    t = island(at={"engineer": "gold_gate"}, flood_top=["gold_gate"], phase="flood")
    assert where(t, 0) == "gold_gate"
    assert told(t, "in-water", "swam") == []
    assert t.turn == 2


def test_FI_9_3_pawns_need_not_leave_and_may_move_off_later() -> None:
    t = island(at={"messenger": "gold_gate"}, flood_top=["gold_gate"], phase="flood")
    assert t.active == 1
    assert "observatory" not in offered(t, "move")
    assert "fools_landing" in offered(t, "move")


def test_FI_9_4_the_card_leaves_the_game_with_its_tile() -> None:
    """It does not come back with the next Waters Rise! nor with the next reshuffle."""
    t = island(flooded=["watchtower"], flood_top=["watchtower", "gold_gate"], treasure_top="EWRC")
    end_turn(t)
    end_turn(t)
    assert told(t, "flood-returned") == ["flood-returned 1"]
    assert "watchtower" not in flood_deck(t) + flood_discard(t)


def test_EX_41_sandbags_come_too_late_once_the_card_is_revealed() -> None:
    """FI-9.5, FI-12.2."""
    t = island(hands=["B"], flooded=["fools_landing"], flood_top=["fools_landing"], phase="flood")
    late = t.clone()
    play(late, "0.pass")
    assert late.result == "lost-landing"
    assert ids(late) == []
    play(t, "0.sandbags.fools_landing")
    assert t.result == ""
    assert "fools_landing" in flooded_tiles(t)


def test_FI_9_5_no_window_between_the_card_and_the_sinking() -> None:
    t = island(hands=["BB", "H"], flooded=["watchtower"], flood_top=["watchtower"], phase="flood")
    play(t, "0.pass", "1.pass")
    assert sunk_tiles(t) == {"watchtower"}
    assert hand(t, 0) == "BB"
    assert "watchtower" not in offered(t, "sandbags")


def test_FI_9_6_new_deck_before_the_pawns_leave_the_water() -> None:
    """(a) tile and card out, (b) new deck, (c) no loss, (d) pawns leave, (e) next window."""
    t = island(
        at={"engineer": "watchtower"},
        hands=["", "B"],
        flooded=[*PLAIN[:3], "watchtower"],
        flood_deck=["watchtower"],
        phase="flood",
    )
    play(t, "1.pass")
    assert told(t) == ["sunk watchtower", "flood-reshuffled 23", "in-water 0 watchtower"]
    assert (prompt(t), len(t.flood_deck), flood_discard(t)) == ("swim", 23, [])
    play(t, "0.swim.whispering_garden")
    assert prompt(t) == "before-flood"
    assert kinds(t) == {"pass", "sandbags"}


def test_FI_9_6_a_loss_is_checked_before_anybody_swims() -> None:
    t = island(
        at={"engineer": "cave_of_shadows"},
        hands=["H"],
        sunk=["cave_of_embers"],
        flooded=["cave_of_shadows"],
        flood_top=["cave_of_shadows"],
        phase="flood",
    )
    play(t, "0.pass")
    assert t.result == "lost-treasure"
    assert told(t, "in-water", "swam") == []


def test_FI_9_4_the_whole_island_can_be_drawn() -> None:
    """Twenty-four different cards, one by one: all tiles flooded, none sunk."""
    t = island(level=8, treasure_top="EWCOEWCO")
    for _ in range(4):
        end_turn(t)
    assert len(flooded_tiles(t)) == 20
    assert sunk_tiles(t) == set()
    assert flood_deck(t) == ALPHABETICAL[20:]
