"""The hand limit (FI-8)."""

import pytest

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import island
from robinsonade.text import Texts
from tests.forbidden_island.stories import (
    discard,
    flooded_tiles,
    hand,
    ids,
    kinds,
    offered,
    play,
    prompt,
    refuses,
    told,
    where,
)


def test_FI_8_1_five_cards_of_all_sorts_together() -> None:
    five = island(hands=["EWH"], treasure_top="CO")
    play(five, "0.stop", *["0.pass"] * 4)
    assert (hand(five, 0), five.turn) == ("EWCOH", 2)
    six = island(hands=["EWHB"], treasure_top="CO")
    play(six, "0.stop", "0.pass", "0.pass")
    assert (hand(six, 0), prompt(six)) == ("EWCOHB", "hand-limit")


def test_FI_8_2_any_card_may_go_also_the_new_one() -> None:
    t = island(hands=["EEWCC"], treasure_top="OE")
    play(t, "0.stop")
    assert ids(t) == [
        "0.discard.treasure_earth_stone",
        "0.discard.treasure_statue_of_the_wind",
        "0.discard.treasure_crystal_of_fire",
        "0.discard.treasure_oceans_chalice",
    ]
    play(t, "0.discard.treasure_oceans_chalice")
    assert discard(t) == "O"
    assert told(t, "discarded") == ["discarded 0 treasure_oceans_chalice"]


@pytest.mark.parametrize("card", ["E", "W", "C", "O", "B"])
def test_EX_33_discard_any_of_six_or_use_the_sandbags(card: str) -> None:
    """FI-8.2, FI-8.3."""
    t = island(hands=["EEWCO", "B"], treasure_top="BE", flooded=["watchtower"])
    play(t, "0.stop", "1.pass")
    assert hand(t, 0) == "EEWCOB"
    assert len(ids(t)) == 6  # five kinds of cards, or Sandbags on the one flooded tile
    name = {
        "E": "treasure_earth_stone",
        "W": "treasure_statue_of_the_wind",
        "C": "treasure_crystal_of_fire",
        "O": "treasure_oceans_chalice",
        "B": "sandbags",
    }[card]
    play(t, f"0.discard.{name}")
    assert discard(t) == card
    assert hand(t, 0) == "EEWCOB".replace(card, "", 1)
    assert flooded_tiles(t) == {"watchtower"}


def test_FI_8_3_a_used_special_card_is_the_discard() -> None:
    t = island(hands=["EEWCO"], treasure_top="BE", flooded=["watchtower"])
    play(t, "0.stop", "0.sandbags.watchtower")
    assert discard(t) == "B"
    assert told(t, "discarded") == []
    # The second draw followed at once and again makes six cards.
    assert (hand(t, 0), prompt(t)) == ("EEEWCO", "hand-limit")
    assert flooded_tiles(t) == set()


def test_FI_8_3_a_helicopter_lift_may_be_used_too() -> None:
    t = island(hands=["EEWCO"], treasure_top="HE")
    play(t, "0.stop", "0.lift.1", "0.land.watchtower")
    assert where(t, 1) == "watchtower"
    assert discard(t) == "H"
    assert hand(t, 0) == "EEEWCO"


def test_EX_34_without_a_flooded_tile_sandbags_are_only_discarded() -> None:
    """FI-7.5, FI-8.3."""
    t = island(hands=["EEWCO"], treasure_top="BE")
    play(t, "0.stop")
    assert kinds(t) == {"discard"}
    assert "sandbags" in offered(t, "discard")
    assert refuses(t, "0.sandbags.watchtower")


def test_FI_8_4_after_each_single_card() -> None:
    """Two discards in one phase 2; the second card is drawn after the first discard."""
    t = island(hands=["EEWCO"], treasure_top="WC")
    play(t, "0.stop")
    assert len(told(t, "drawn")) == 1
    play(t, "0.discard.treasure_earth_stone")
    assert len(told(t, "drawn")) == 2
    assert t.hand_size(0) == 6
    play(t, "0.discard.treasure_earth_stone")
    assert (hand(t, 0), discard(t)) == ("WWCCO", "EE")
    assert told(t, "drawn", "discarded") == [
        "drawn 0 treasure_statue_of_the_wind",
        "discarded 0 treasure_earth_stone",
        "drawn 0 treasure_crystal_of_fire",
        "discarded 0 treasure_earth_stone",
    ]


def test_FI_8_5_nobody_else_acts_meanwhile() -> None:
    """Window W4 belongs to one player; the others come in the window right after."""
    t = island(hands=["EEWCO", "HB"], treasure_top="WC", flooded=["watchtower"])
    play(t, "0.stop", "1.pass")
    assert prompt(t) == "hand-limit"
    assert {choice.seat for choice in t.choices()} == {0}
    assert refuses(t, "1.sandbags.watchtower")
    play(t, "0.discard.treasure_earth_stone")
    assert (prompt(t), len(told(t, "drawn"))) == ("before-treasure", 1)
    assert {choice.seat for choice in t.choices()} == {1}


def test_FI_8_6_the_winning_lift_may_be_the_sixth_card() -> None:
    at = dict.fromkeys(("engineer", "messenger"), "fools_landing")
    t = island(at=at, hands=["EEWCO"], captured="EWCO", treasure_top="HE")
    play(t, "0.stop")
    assert prompt(t) == "hand-limit"
    play(t, "0.escape")
    assert t.result == "won"


def test_FI_8_7_also_on_somebody_elses_turn() -> None:
    t = island(["messenger", "engineer"], hands=["E", "EEWWH"])
    play(t, "0.give.treasure_earth_stone.1")
    assert t.agenda[-1].prompt(t).facts[0] == 1
    play(t, "1.lift.0", "1.land.watchtower")  # used instead of discarded
    assert (hand(t, 1), where(t, 0)) == ("EEEWW", "watchtower")
    assert "0.stop" in ids(t)


@pytest.mark.parametrize(("cards", "plays"), [("EEWCC", False), ("EEWCB", True)])
def test_FI_8_3_a_special_card_is_spoken_of_to_who_can_play_one(cards: str, plays: bool) -> None:
    t = island(hands=[cards], treasure_top="OE", flooded=["watchtower"])
    play(t, "0.stop", *(["0.pass"] if plays else []))
    for language, words in (("en", "play a Special card"), ("es", "carta de Acción Especial")):
        asked = Texts(language, GAME).prompt(t.agenda[-1].prompt(t))
        assert (words in asked) == plays
