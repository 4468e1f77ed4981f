"""`robinsonade learn`: a guided first game at the keyboard."""

from __future__ import annotations

import pytest

from robinsonade.games import find_game
from robinsonade.lessons.lesson import read_lesson
from robinsonade.lessons.rehearsal import Rehearsal
from robinsonade.text import LANGUAGES, Texts
from tests.cli.terminal import run, script

ISLAND = find_game("forbidden-island")


def meant(name: str) -> list[str]:
    """What an obedient learner types."""
    rehearsal = Rehearsal(ISLAND, read_lesson(ISLAND, name))
    typed = [card["allow"][0] for shown in rehearsal.moments() for card in shown["cards"][-1:]]
    assert rehearsal.match.over
    return typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_to_its_end(language: str) -> None:
    played = run(
        "learn", "forbidden-island", "escape", "--lang", language, typed=script(*meant("escape"))
    )
    texts = Texts(language, ISLAND)
    assert played.exit_code == 0
    for step in read_lesson(ISLAND, "escape").steps:
        assert texts.render(f"lesson-escape-{step.say}", "title", {}) in played.stdout
    assert texts.statistic("turns") in played.stdout


def test_something_else_is_held_back_once_and_why_is_told() -> None:
    other = "0.move.crimson_forest"
    played = run(
        "learn", "forbidden-island", "escape", typed=script("why", other, other), patient=True
    )
    texts = Texts("en", ISLAND)
    assert texts.render("lesson-escape-capture", "why", {}) in played.stdout
    assert "Later you may; now try: Capture the Crystal of Fire." in played.stdout
    assert played.stdout.count("moves from Cave of Embers to Crimson Forest") == 1


def test_it_goes_on_alone() -> None:
    played = run("learn", "papua", typed=script("alone", "0.lose-explorer"), patient=True)
    assert "You go on by yourself." in played.stdout
    assert "Later you may" not in played.stdout
