"""Positions: any table can be laid out, and a match can begin there."""

from __future__ import annotations

import json
from typing import Any

import pytest

import robinsonade
from robinsonade.games.naufragos.box.cards import CARD_IDS, CARD_INDEX
from robinsonade.games.naufragos.box.components import EVENT_CARDS, TOKEN_VALUES
from robinsonade.games.naufragos.choices import CATALOGUE
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.position import OPTIONS, PHASES, shore
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.position import BadPosition

IN_THE_MIDDLE: dict[str, Any] = {
    "turn": 5,
    "persons": ["cook_f", "physician_m", "strong_f"],
    "first": 1,
    "energy": [3, 2],
    "injuries": [1],
    "sequelae": [0, 1],
    "track": [4, 0, 7],
    "carried": [0, 2],
    "items": [["machete", "rope"], [], ["rum"]],
    "tokens": [[1, 3], [2]],
    "food": 2,
    "wood": 4,
    "fire": 1,
    "weather": "storm",
    "wreck": 2,
    "salvage": True,
    "built": ["shelter_1"],
    "progress": {"sand_signal": 3},
    "raft": True,
    "camp": ["camp_rats"],
    "pending": ["plot_066_hall_of_bats"],
    "event": "ev_distant_sails",
    "decks": {"interior": ["plot_000_warm_stones"], "events": ["plot_083_the_survey_schooner"]},
    "options": {"rerolls": "off"},
}


def test_everything_lies_where_it_should() -> None:
    t = shore(3, **IN_THE_MIDDLE)
    assert (t.turn, t.active, t.energy, t.injuries, t.sequelae) == (
        5,
        1,
        [3, 2, 7],
        [1, 0, 0],
        [0, 1, 0],
    )
    assert (t.track, t.carried, t.food, t.wood, t.fire_wood) == ([4, 0, 7], [0, 2, 0], 2, 4, 1)
    assert [[CARD_IDS[card] for card in held] for held in t.items] == [
        ["machete", "rope"],
        [],
        ["rum"],
    ]
    assert [[TOKEN_VALUES[token] for token in held] for held in t.tokens] == [[1, 3], [2], []]
    assert t.camp.count(CARD_INDEX["camp_rats"]) == 1
    assert CARD_IDS[t.current] == "ev_distant_sails"
    assert CARD_IDS[t.events.cards[-1]] == "plot_083_the_survey_schooner"
    assert t.no_rerolls


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("event", ["", "ev_mosquitoes", "plot_083_the_survey_schooner"])
def test_NAU_3_11_as_many_events_are_left_as_turns(seats: int, event: str) -> None:
    """Wherever the event of this turn came from: the deck, the box or the plot reserve."""
    for turn in (1, 4):
        t = shore(seats, turn=turn, phase="", event=event)
        new = shore(seats, phase="")
        assert len(t.events) == EVENT_CARDS[seats] - turn
        assert t.components() == new.components()
        assert len(t.box_events) == len(new.box_events) + len(t.own_events)
        imagined = t.imagined(0, t.chance.fork("dream"))
        assert imagined.components() == new.components()


@pytest.mark.parametrize("phase", sorted(PHASES.keys() - {""}))
def test_a_match_begins_there(phase: str) -> None:
    """Played on, saved, taken back and replayed like any other."""
    more: dict[str, Any] = {}
    if phase == "exploration":
        more = {"explorers": [2, 0], "difficulty": 6, "lost": [1]}
    if phase == "resolution":
        more = {"pawns": {"forage": [0], "exploration": [1, 2], "camp_fishing": [2]}}
    t = shore(3, phase=phase, **IN_THE_MIDDLE, **more)
    match = robinsonade.position("naufragos", t, rerolls="off", first="2")
    before = match.fingerprint()
    play_on(match, 30)
    data = json.loads(json.dumps(match.to_dict()))
    assert replay(GAME, data).fingerprint() == match.fingerprint()
    match.back_to(0, rewind=True)
    assert match.fingerprint() == before


def play_on(match: Match, most: int) -> None:
    for _ in range(most):
        if match.over:
            return
        match.play(match.choices()[0])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"phase": "tea"}, "there is no phase 'tea'"),
        ({"turn": 0}, "the turns are 1 to 18, but here 0"),
        ({"persons": ["cook_x"]}, "there is no person 'cook_x'"),
        ({"items": [["rope"], ["shell"]]}, "there is no card 'shell'"),
        ({"items": [["flag"] * 9]}, "all cards flag are somewhere else"),
        ({"camp": ["camp_fishing"]}, "all cards camp_fishing are somewhere else"),
        ({"tokens": [[9]]}, "story tokens are worth"),
        ({"tokens": [[4] * 40]}, "there are not so many story tokens of 4"),
        ({"energy": [9]}, "seat 0 has energy 0 to 6, but here 9"),
        ({"injuries": [9]}, "seat 0 has more injuries than energy"),
        ({"track": [99]}, "seat 0 stands on space 0 to"),
        ({"difficulty": 99}, "the difficulty is 0 to"),
        ({"food": 99}, "food: there are"),
        ({"event": "rope"}, "rope is no event"),
        ({"decks": {"sea": ["rope"]}}, "there is no deck 'sea'"),
        ({"explorers": [0], "lost": [0]}, "seat 0 is lost and explores"),
        ({"pawns": {"rope": [0]}}, "rope is no card of this camp"),
        ({"options": {"tea": "on"}}, "there is no option tea"),
        ({"progress": {"raft": 99}}, "raft has progress 0 to"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        shore(2, **given)


def test_the_options_are_those_of_the_game() -> None:
    of_the_game = {option.name: option.default for option in GAME.options}
    assert of_the_game == {**OPTIONS, "first": "random"}


def test_the_dice_are_known() -> None:
    t = shore(1, phase="resolution", pawns={"campfire": [0]}, wood=1, dice=[2])
    t.apply(CATALOGUE.find("0.spend.3"))
    assert t.fire
