"""The commands that are no game: games, rules, check, help."""

from __future__ import annotations

import json
import re

import pytest

from robinsonade.games import GAMES
from robinsonade.text import LANGUAGES, Texts
from tests.cli.terminal import run, run_program


@pytest.mark.parametrize("language", LANGUAGES)
def test_games(language: str) -> None:
    shown = run("games", "--lang", language).stdout
    listed = json.loads(run("games", "--lang", language, "--json").stdout)
    assert [game["game"] for game in listed] == list(GAMES)
    for data in listed:
        assert f"{data['title']} ({data['game']})" in shown
        for option in data["options"]:
            assert f"--option {option['option']}=" in shown
            assert option["default"] == "random" or option["default"] in option["values"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_rule_a_section_all_rules(language: str) -> None:
    texts = Texts(language, GAMES["forbidden-island"])
    one = run("rules", "fi-9.7", "--lang", language).stdout
    assert one == f"FI-9.7 {texts.rule('FI-9.7').text}\n"
    section = run("rules", "FI-9", "--lang", language).stdout
    assert one in section
    assert all(line.startswith("FI-9.") for line in section.splitlines())
    whole = run("rules", "forbidden-island", "--lang", language).stdout
    assert section in whole
    assert all(part.title in whole for part in texts.rules())


def test_check_finds_nothing_wrong() -> None:
    result = run("check", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    data = json.loads(result.stdout)
    assert data["ok"] is True
    assert data["problems"] == []
    assert data["games"] == list(GAMES)


def test_check_of_one_game() -> None:
    data = json.loads(run("check", "papua", "--json").stdout)
    assert (data["ok"], data["games"]) == (True, ["papua"])


def test_check_tells_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("robinsonade.cli.check.problems", lambda: ["tile-x is missing"])
    result = run("check")
    assert result.exit_code == 1
    assert result.stderr == "tile-x is missing\n"
    as_json = run("check", "--json")
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout)["problems"] == ["tile-x is missing"]


COMMANDS = ["play", "serve", "games", "replay", "verify", "rules", "check", "simulate", "bench"]
COMMANDS += ["advise", "train", "tune", "tidy", "site", "learn", "puzzle", "completion"]
COMMANDS += ["sweep", "compare", "ab", "report"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_words(command: str, language: str) -> None:
    """No text key is left over, and the language is the one asked for."""
    result = run(command, "--help", "--lang", language)
    assert result.exit_code == 0
    assert "cli-" not in result.stdout
    assert Texts(language).say("cli-help-help") in result.stdout
    assert ("Usage:" in result.stdout) == (language == "en")
    assert ("Options:" in result.stdout) == (language == "en")


def test_the_overview_lists_all_commands() -> None:
    for locale in ("C", "es_ES.UTF-8"):
        overview = run_program("--help", LC_ALL=locale)
        assert overview.returncode == 0
        listed = re.findall(r"^  (\w+)  ", overview.stdout, re.MULTILINE)
        assert sorted(listed) == sorted(COMMANDS)
    assert "Juega una partida." in overview.stdout


def test_help_says_who_plays() -> None:
    assert "greedy" in run("play", "--help").stdout


def test_simulate_speaks_json() -> None:
    result = run("simulate", "forbidden-island", "--games", "3", "--players", "random", "--json")
    assert result.exit_code == 0
    json.loads(result.stdout)
