"""Robinson Crusoe in a terminal: odds in the lists, the forecast by a key and before "ready"."""

from __future__ import annotations

from tests.cli.terminal import run, script

CAMP = ("play", "robinson-crusoe", "--seed", "5", "--seats", "1", "--plain")


def test_the_list_has_the_odds_of_each_action() -> None:
    told = run(*CAMP, typed=script("")).stdout
    assert "Success 83%, wound 50%, adventure 83%." in told
    assert "1 pawn: you get 1 food. 2 pawns: you get 1 food, you get 1 stored food." in told


def test_the_forecast_by_its_key() -> None:
    told = run(*CAMP, typed=script("f", "f all")).stdout
    short, _, whole = told.partition("f all")
    assert "Tonight, if this plan stands:" in short
    assert "Not counted: " in short
    assert "- There now: food: +" not in short
    assert "- There now: food: +" in whole
    assert "Can be built now." in whole


def test_before_everybody_is_ready_it_comes_by_itself() -> None:
    """Two pawns rest, Friday stays idle."""
    told = run(*CAMP, "--lang", "es", typed=script("Descansar", "Descansar", "0")).stdout
    assert told.count("Esta noche, si el plan queda así:") == 1
    assert told.index("Esta noche, si el plan queda así:") < told.index("te parece bien el plan")


def test_games_without_one_say_so() -> None:
    told = run("play", "papua", "--seed", "1", typed=script("f"), patient=True).stdout
    assert "There is nothing to foretell now." in told


def test_the_island_says_what_the_flood_cards_endanger() -> None:
    told = run("play", "--seed", "1", typed=script("f"), patient=True).stdout
    assert "2 Flood cards come after your turn." in told
