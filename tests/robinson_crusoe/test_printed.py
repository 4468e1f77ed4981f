"""What is printed on the character sheets and on the board is what the game is played with."""

import json

import pytest

from robinsonade.games.robinson_crusoe.box.characters import CHARACTER_IDS, PLAYER_IDS
from robinsonade.games.robinson_crusoe.game import GAME
from tests.robinson_crusoe.stories import camp, do, ids, phase, play

PRINTED = GAME.printed()


def test_it_is_json() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED


@pytest.mark.parametrize("who", range(len(PLAYER_IDS)))
def test_RC_3_3_morale_falls_where_an_arrow_is_printed(who: int) -> None:
    name = PLAYER_IDS[who]
    arrows = PRINTED["characters"][name]["arrows"]
    shown = next(one for one in GAME.view(camp(PLAYER_IDS), None)["people"] if one["seat"] == who)
    for wound in range(1, shown["dies_on"]):
        t = camp(PLAYER_IDS, wounds={name: wound - 1})
        do(t, {"op": "wound", "who": "actor", "n": 1}, who=who)
        assert t.morale == (-1 if wound in arrows else 0)


def test_RC_3_7_abilities_cost_what_is_printed() -> None:
    for name, cost in PRINTED["characters"]["explorer"]["abilities"].items():
        t = phase(camp(determination={"explorer": cost}, turn=0), "round")
        choice = f"2.ability.{name}"
        if choice not in ids(t):  # it waits for a roll
            continue
        play(t, choice)
        assert t.determination[CHARACTER_IDS.index("explorer")] == 0
        poor = phase(camp(determination={"explorer": cost - 1}, turn=0), "round")
        assert choice not in ids(poor)


def test_everybody_has_a_sheet() -> None:
    assert list(PRINTED["characters"]) == list(CHARACTER_IDS)
    assert [len(sheet["abilities"]) for sheet in PRINTED["characters"].values()] == [4] * 4 + [
        0
    ] * 2


def test_RC_13_5_morale_ends_where_the_track_ends() -> None:
    levels = PRINTED["morale"]
    for change in (-9, 9):
        t = camp()
        do(t, {"op": "morale", "n": change})
        assert t.morale == (levels[0] if change < 0 else levels[-1])
    assert levels == list(range(levels[0], levels[-1] + 1))
