"""What questions say to somebody who does not know the rules (NAU-5, NAU-8, NAU-14)."""

from __future__ import annotations

import pytest

from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.steps.actions import WHITE_PAWN
from robinsonade.games.naufragos.steps.camp.campfire import Kindle
from robinsonade.games.naufragos.steps.camp.fishing import may_fish
from robinsonade.games.naufragos.steps.camp.resting import rest as rest_now
from robinsonade.games.naufragos.steps.end_of_turn import INJURIES
from robinsonade.games.naufragos.steps.exploration.lost import LOST_GROUPS
from robinsonade.games.naufragos.steps.exploration.returning import try_return
from robinsonade.games.naufragos.steps.placement import PLACEMENT_ROUND
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.text import Texts
from robinsonade.text.languages import LANGUAGES
from tests.naufragos.shore import dice, do, effect_of, explore, lose, pick, shore, turn_up

every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(t: Castaways, language: str = "en") -> str:
    return Texts(language, GAME).prompt(t.agenda[-1].prompt(t))


def test_NAU_5_5_another_roll_names_what_is_rolled_for() -> None:
    def roll(t: Castaways, *faces: int) -> None:
        t.tokens[0] = [1]
        dice(t, *faces)

    t = shore(1)
    explore(t, 0)
    roll(t, 1, 2)
    try_return(t, 0, 1)
    t.settle()
    assert asked(t) == "The roll for the way home is 3. Repeat it?"

    t = shore(1)
    lose(t, 0)
    roll(t, 1, 2)
    do(t, LOST_GROUPS)
    assert asked(t) == "The roll for the way home is 3. Repeat it?"

    t = shore(1)
    t.wood = 1
    roll(t, 4)
    do(t, Kindle(0))
    pick(t, "0.spend.2")
    assert asked(t) == "The roll for the campfire is 4. Repeat it?"

    t = shore(1)
    t.built |= 1
    roll(t, 1)
    rest_now(t, 0)
    t.settle()
    assert asked(t) == "The roll for the rest is 1. Repeat it?"

    t = shore(1)
    explore(t, 0)
    t.agenda.pop()
    roll(t, 1)
    turn_up(t, 0, "int_hostile_natives")
    assert asked(t) == "The strength roll is 1. Repeat it?"

    t = shore(1)
    roll(t, 2)
    effect_of(t, "ev_mosquitoes")
    assert asked(t) == "The roll for the card is 2. Repeat it?"


@every_language
def test_NAU_12_1_what_the_dice_for_injuries_show_together_is_not_told(language: str) -> None:
    t = shore(1)
    t.tokens[0], t.injuries = [1], [2]
    dice(t, 1, 5)
    do(t, INJURIES)
    assert "6" not in asked(t, language)
    assert "1" in asked(t, language)


@every_language
def test_NAU_8_2_how_many_pawns_are_left(language: str) -> None:
    t = shore(2)
    do(t, PLACEMENT_ROUND, PLACEMENT_ROUND)
    assert "2" in asked(t, language).replace(Texts(language, GAME).say("seat", number=1), "")
    pick(t, "0.pass", "1.pass")
    assert asked(t) == "Player 1: place your last pawn, or pass."


def test_NAU_8_10_who_has_found_back_has_one_pawn() -> None:
    t = shore(1)
    lose(t, 0, difficulty=4)
    dice(t, 6, 6)
    do(t, PLACEMENT_ROUND, PLACEMENT_ROUND, LOST_GROUPS)
    assert asked(t) == "Player 1: place your last pawn, or pass."


def test_NAU_14_1_alone_the_white_pawn_goes_anywhere() -> None:
    for seats in (1, 2):
        t = shore(seats)
        do(t, WHITE_PAWN)
        assert asked(t) == "Player 1: where does the white pawn go?"


def test_NAU_16_4_before_the_first_turn_no_storm_forbids_fishing() -> None:
    t = shore(1)
    t.turn = 0
    assert may_fish(t)
    t.turn = t.storm_turn = 3
    assert not may_fish(t)
