"""`robinsonade advise`: what a bot would do where a saved game stands, and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from robinsonade.cli.app import app
from robinsonade.files import save_match
from robinsonade.games import find_game
from robinsonade.kernel.match import Match

QUICK = "planner:rollouts=6,k=2,horizon=1"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = Match(find_game("forbidden-island"), 2, 4, {"first": "1"})
    path = tmp_path / "game.json"
    save_match(match, path)
    return path


def told(*words: str) -> str:
    result = CliRunner().invoke(app, ["advise", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_plans_are_told_in_both_languages(saved: Path) -> None:
    english = told(str(saved), "--player", QUICK, "--lang", "en").splitlines()
    spanish = told(str(saved), "--player", QUICK, "--lang", "es").splitlines()
    assert len(english) == len(spanish) == 5  # the choice, two plans that were tried, and why
    assert "would choose" in english[0]
    assert english[1].startswith("* ")
    assert "in 100" in english[1]
    assert "de 100" in spanish[1]


def test_the_plans_are_data_too(saved: Path) -> None:
    data = json.loads(told(str(saved), "--player", QUICK, "--json"))
    assert data["seat"] == 1
    assert data["plans"][0]["taken"]
    assert data["plans"][0]["choices"][0] == data["choice"]
    greedy = json.loads(told(str(saved), "--player", "greedy", "--json"))
    assert set(greedy) == {"seat", "choice"}


def test_a_seat_without_a_choice_is_refused(saved: Path) -> None:
    result = CliRunner().invoke(app, ["advise", str(saved), "--seat", "2", "--lang", "en"])
    assert result.exit_code == 2
