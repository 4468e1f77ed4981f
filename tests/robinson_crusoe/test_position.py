"""Positions: any camp can be laid out, played, saved and replayed."""

from __future__ import annotations

import json

import pytest

import robinsonade
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.position import (
    PHASES,
    camp,
    give_item,
    lay_threats,
    own,
    stack_events,
)
from robinsonade.kernel.match import replay
from robinsonade.kernel.position import BadPosition
from robinsonade.players.driver import Driver
from robinsonade.players.registry import make_player


@pytest.mark.parametrize("phase", PHASES)
def test_a_game_goes_on_from_every_phase(phase: str) -> None:
    """With what all matches have: saving and replaying."""
    t = camp(["cook", "soldier"], phase=phase, turn=3, stock={"wood": 3, "food": 3}, seed=7)
    match = robinsonade.position("robinson-crusoe", t, characters="cook,soldier", first="1")
    driver = Driver([make_player("greedy", GAME, 1, seat) for seat in range(2)], match.table)
    for _ in range(40):
        choice = driver.next_choice(match.table)
        if choice is None:
            break
        match.play(choice.id)
    assert match.table.turn >= 3
    data = json.loads(json.dumps(match.to_dict()))
    assert replay(GAME, data).fingerprint() == match.fingerprint()


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_scenario_has_positions(scenario: str) -> None:
    t = camp(scenario=scenario, items=["fire", "knife"], wounds={"cook": 4}, morale=2)
    assert t.choices()
    assert (t.morale, t.agenda[-1].prompt(t).kind.name) == (2, "plan")


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadPosition, match="there is no phase 'noon'"):
        camp(phase="noon")
    with pytest.raises(BadPosition, match="there is no space 'x9'"):
        camp(tiles={"x9": 3})
    with pytest.raises(BadPosition, match="there is no tile 99"):
        camp(tiles={"n1": 99})
    with pytest.raises(BadPosition, match="no invention 'telephone'"):
        camp(items=["telephone"])
    t = camp(uses={"bible": 1})
    with pytest.raises(BadPosition, match="the starting item bible is there already"):
        give_item(t, "bible", 1)


def test_a_tile_cannot_lie_in_two_places() -> None:
    with pytest.raises(BadPosition, match="tile"):
        camp(tiles={"n1": 3, "s1": 3})


def test_things_are_laid_one_by_one() -> None:
    t = camp(["cook"], phase="nothing")
    before = t.components()
    own(t, "rope")
    stack_events(t, "fight", "frost")
    lay_threats(t, "vertigo", None)
    assert t.components() == before
    assert t.agenda == []
