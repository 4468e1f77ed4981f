"""What the greedy player gives, takes and builds."""

from __future__ import annotations

import pytest

from robinsonade.games.naufragos.box.components import GREAT_BONFIRE, SAND_SIGNAL
from robinsonade.games.naufragos.choices import OFFERING
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.heuristics.signals import rescue_odds, signal_plan
from robinsonade.games.naufragos.heuristics.weights import WEIGHTS, Weights
from robinsonade.games.naufragos.prompts import BEFORE_RESCUE, RESOLUTION_BEGINS
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.camp.building import Contribute
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.steps.talks.trading import Answer
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.match import Match
from robinsonade.players.driver import Driver
from robinsonade.players.registry import make_players
from tests.naufragos.shore import built, card, do, give, lose, pick, shore, stack


def wanted(t: Castaways, seat: int) -> str:
    """What the greedy player of a seat would choose now."""
    choices = [choice for choice in t.choices() if choice.seat == seat]
    scores = GAME.policy().scores(t, seat, choices)
    return choices[scores.index(max(scores))].id


def test_a_lost_castaway_hands_over_what_the_rescue_needs() -> None:
    t = shore(2)
    t.current = card("ev_clear_night")
    stack(t, "events")
    built(t, "great_bonfire", "raft")
    give(t, 0, "spyglass", "sea_chart", "rope")
    lose(t, 0)
    do(t, RESPITES[BEFORE_RESCUE])
    assert wanted(t, 0) in ("0.offer.spyglass.1", "0.offer.sea_chart.1")
    pick(t, "0.offer.spyglass.1", "1.accept", "0.offer.sea_chart.1", "0.ask-nothing", "1.accept")
    assert wanted(t, 0) == "0.pass"


def test_the_compass_goes_with_the_explorers() -> None:
    t = shore(2)
    give(t, 0, "compass", "gold_and_jewels")
    do(t, Place(1))
    pick(t, "1.place.exploration")
    do(t, RESPITES[RESOLUTION_BEGINS])
    assert wanted(t, 0) == "0.offer.compass.1"


def test_gifts_are_welcome_bad_swaps_are_not() -> None:
    t = shore(2)
    give(t, 0, "tinderbox")
    give(t, 1, "gold_and_jewels")
    do(t, Answer(0, card("tinderbox"), 1, card("gold_and_jewels")))
    assert wanted(t, 1) == "1.refuse"
    pick(t, "1.refuse")
    do(t, Answer(0, card("tinderbox"), 1, -1))
    assert wanted(t, 1) == "1.accept"


def test_the_last_cube_of_a_signal_comes_first() -> None:
    t = shore(1)
    stack(t, "events", "ev_driftwood", "ev_sea_breeze")
    t.turn, t.track = 18, [16]
    t.progress[SAND_SIGNAL] = 11
    do(t, Place(0))
    assert wanted(t, 0) == "0.place.build"


def test_the_plan_follows_the_ships_that_may_still_come() -> None:
    t = shore(1)
    t.turn, t.box_events = 18, []
    stack(t, "events", "ev_driftwood", "ev_sea_breeze", "ev_rats")
    assert signal_plan(t, Weights(WEIGHTS)).mask == 1 << SAND_SIGNAL
    stack(t, "events", "ev_rats", "ev_hurricane")
    assert rescue_odds(t, 1 << SAND_SIGNAL | 1 << GREAT_BONFIRE, t.turn + 1, 1.0) == 0.0


@pytest.mark.parametrize("seed", [0, 3, 7])
def test_nothing_is_given_away_while_building(seed: int) -> None:
    """Whoever could spare more than is missing gives just that, and keeps the spyglass."""
    match = Match(GAME, 4, seed)
    driver = Driver(make_players(["greedy"] * 4, GAME, seed), match.table)
    while match.table.turn < 2:
        choice = driver.next_choice(match.table)
        assert choice is not None
        is_building = isinstance(match.table.agenda[-1], Contribute)
        assert not (is_building and choice.kind is OFFERING), choice.id
        match.play(choice)
