"""Phase 2: the Treasure draw and Waters Rise! (FI-6)."""

from robinsonade.games.forbidden_island.position import island
from tests.forbidden_island.stories import (
    PLAIN,
    discard,
    end_turn,
    flood_deck,
    flood_discard,
    flooded_tiles,
    hand,
    ids,
    kinds,
    play,
    told,
    treasure_deck,
)

SIX = PLAIN[:6]


def test_FI_6_1_two_cards_for_the_active_player_one_at_a_time() -> None:
    t = island(hands=["", "B"], flooded=["watchtower"], treasure_top="EH", active=0)
    play(t, "0.stop", "1.pass")
    assert (hand(t, 0), hand(t, 1)) == ("E", "B")
    play(t, "1.pass")
    assert (hand(t, 0), hand(t, 1)) == ("EH", "B")
    assert told(t, "drawn") == ["drawn 0 treasure_earth_stone", "drawn 0 helicopter_lift"]
    assert len(t.treasure_deck) == 25


def test_EX_29_waters_rise_then_a_treasure_card() -> None:
    """FI-6.2, FI-6.5, FI-6.7."""
    t = island(level=2, flooded=SIX, hands=["", "B"], treasure_top="RE")
    assert (len(t.flood_deck), len(t.flood_discard)) == (18, 6)
    below = flood_deck(t)
    play(t, "0.stop", "1.pass")
    assert t.level == 3
    assert len(t.flood_deck) == 24
    assert set(flood_deck(t)[:6]) == set(SIX)
    assert flood_deck(t)[6:] == below
    assert flood_discard(t) == []
    assert discard(t) == "R"
    assert hand(t, 0) == ""
    play(t, "1.pass")
    assert hand(t, 0) == "E"
    assert discard(t) == "R"
    play(t, *["1.pass"] * 3)
    assert t.turn == 2
    assert told(t, "waters-rose", "flood-returned") == ["waters-rose 0 3 3", "flood-returned 6"]
    assert len(told(t, "sunk")) == 3


def test_FI_6_2_the_discards_return_in_random_order() -> None:
    """Six cards: all of 720 orders are possible; each card comes first in a sixth of the games."""
    first = dict.fromkeys(SIX, 0)
    for seed in range(600):
        t = island(flooded=SIX, hands=["", "B"], treasure_top="RE", seed=seed)
        play(t, "0.stop", "1.pass")
        first[flood_deck(t)[0]] += 1
    assert sum((n - 100) ** 2 / 100 for n in first.values()) < 20.5  # 5 degrees of freedom


def test_FI_6_3_the_skull_ends_the_game_at_once() -> None:
    t = island(level=9, flooded=SIX, hands=["H", "HB"], treasure_top="RE")
    play(t, "0.stop", "0.pass", "1.pass")
    assert (t.level, t.result) == (10, "lost-water-level")
    assert ids(t) == []
    assert flood_discard(t) == SIX  # nothing was shuffled any more
    assert told(t)[-2:] == ["waters-rose 0 10 0", "skull 10"]


def test_EX_31_waters_rise_with_no_discards_only_moves_the_marker() -> None:
    """FI-6.4."""
    t = island(hands=["H"], treasure_top="RE")
    before = flood_deck(t)
    play(t, "0.stop", "0.pass")
    assert t.level == 2
    assert flood_deck(t) == before
    assert told(t, "flood-returned") == []
    assert discard(t) == "R"


def test_FI_6_5_waters_rise_is_not_replaced() -> None:
    t = island(treasure_top="RE", flooded=["watchtower"])
    end_turn(t)
    assert hand(t, 0) == "E"
    assert len(t.treasure_deck) == 26
    twice = island(treasure_top="RR")
    end_turn(twice)
    assert hand(twice, 0) == ""
    assert len(twice.treasure_deck) == 26


def test_EX_30_two_waters_rise_in_one_phase() -> None:
    """FI-6.6: the marker rises twice, the discards are shuffled once."""
    t = island(flooded=SIX, hands=["W"], treasure_top="RR")
    end_turn(t)
    assert t.level == 3
    assert told(t, "flood-returned") == ["flood-returned 6"]
    assert discard(t) == "RR"
    assert hand(t, 0) == "W"
    drawn = {line.split()[1] for line in told(t, "sunk")}
    assert len(drawn) == 3
    assert drawn <= set(SIX)


def test_FI_6_6_in_two_turns_the_discards_are_shuffled_twice() -> None:
    """FI-R15: Flood cards are drawn between the two."""
    t = island(flooded=["watchtower"], treasure_top="RECR")
    end_turn(t)
    end_turn(t)
    assert t.level == 3
    # One card, then none: the first phase drew watchtower (sunk) and another; that one returns.
    assert told(t, "flood-returned") == ["flood-returned 1", "flood-returned 1"]


def test_FI_6_7_the_new_level_counts_in_the_same_turn() -> None:
    t = island(level=2, treasure_top="RE")
    end_turn(t)
    assert t.level == 3
    assert len(told(t, "flooded")) == 3


def test_FI_6_8_no_card_is_played_inside_waters_rise() -> None:
    """With every kind of Special card around, the next question comes after it is resolved."""
    t = island(flooded=["watchtower"], hands=["B", "H"], treasure_top="RE")
    play(t, "0.stop", "0.pass", "1.pass")
    assert told(t)[-3:] == ["stopped 0 3", "waters-rose 0 2 2", "flood-returned 1"]
    assert discard(t) == "R"
    assert kinds(t) == {"pass", "sandbags", "lift"}
    assert treasure_deck(t)[0] == "E"
    assert flooded_tiles(t) == {"watchtower"}
