"""Mistakes on the command line: one sentence on standard error, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import random_match, run, run_program, saved

MISTAKES = [
    (["play", "atlantis"], 'There is no game "atlantis" here.', "«atlantis»"),
    (["play", "--lang", "fr"], 'There is no language "fr" here.', ""),
    (["play", "--seats", "1"], "Forbidden Island cannot be played with 1 seat.", "1 asiento."),
    (["play", "--seats", "5"], "Forbidden Island cannot be played with 5 seats.", "5 asientos"),
    (["play", "--seed", "-1"], "The seed -1 does not work:", "La semilla -1"),
    (
        ["play", "--seed", str(1 << 256)],
        f"The seed {1 << 256} does not",
        "La semilla",
    ),
    (["play", "--bots", "deep"], 'There is no computer player "deep".', "«deep»"),
    (["play", "--bots", ""], 'There is no computer player "".', "«»"),
    (["play", "--bots", "greedy,greedy,greedy"], "3 computer players", "3"),
    (["play", "--option", "weather=fine"], 'There is no option "weather".', "«weather»"),
    (["play", "--option", "difficulty"], 'The option "difficulty" has no value.', "difficulty"),
    (["play", "--option", "difficulty=easy"], 'cannot be "easy"', "«easy»"),
    (["play", "--option", "roles=pilot,cook"], 'cannot be "cook"', "«cook»"),
    (["play", "--option", "roles=pilot,pilot"], 'names "pilot" twice', "«pilot»"),
    (["play", "--option", "roles=pilot"], "has 1 value, but this game has 2 seats", "1"),
    (["play", "--option", "first=3"], 'The option first cannot be "3".', "«3»"),
    (["play", "--ask", "often"], 'You cannot be asked "often".', "«often»"),
    (["play", "--names", "Ana,Luis"], "You give 2 names, but only one person", "una persona"),
    (["--lang", "fr", "games"], 'There is no language "fr" here.', ""),
    (["rules", "FI-99.9"], 'There is no rule or game "FI-99.9". Did you mean: FI-', "FI-99.9"),
    (["rules", "forbidden-iland"], "Did you mean: forbidden-island?", "forbidden-island"),
    (["rules", "zzz"], 'There is no rule or game "zzz". Choose', "«zzz»"),
]


@pytest.mark.parametrize(
    ("arguments", "sentence", "spanish"), MISTAKES, ids=lambda value: str(value)[:40]
)
def test_one_sentence(arguments: list[str], sentence: str, spanish: str) -> None:
    if arguments[0] == "play":
        arguments = [*arguments, *([] if "--seed" in arguments else ["--seed", "1"])]
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1
    if "--lang" not in arguments:
        in_spanish = run(*arguments, "--lang", "es")
        assert (in_spanish.exit_code, in_spanish.stdout) == (2, "")
        assert spanish in in_spanish.stderr
        assert in_spanish.stderr != result.stderr


@pytest.mark.parametrize(
    "given",
    [["forbidden-island"], ["--seats", "2"], ["--seed", "0"], ["--option", "first=1"]],
    ids=lambda given: given[0],
)
def test_a_match_file_settles_the_rest(given: list[str], tmp_path: Path) -> None:
    file = saved(random_match(2, 1), tmp_path)
    result = run("play", "--load", file, *given)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "cannot be given together with --load" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["play", "--seed", "1", "--nonsense"],
        ["play", "--seed", "1", "--seats", "two"],
        ["verify"],
        ["replay"],
    ],
    ids=lambda arguments: " ".join(arguments),
)
def test_usage(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Usage:" in result.stderr
    assert "Traceback" not in result.stderr


def test_no_traceback_as_a_program() -> None:
    result = run_program(
        "play", "--seed", "1", "--option", "roles=pilot,pilot", LC_ALL="es_ES.UTF-8"
    )
    assert result.returncode == 2
    assert result.stdout == ""
    assert (
        result.stderr == "La opción roles repite «pilot»; todos sus valores deben ser distintos.\n"
    )


def test_a_file_that_says_who_played_is_not_believed_blindly(tmp_path: Path) -> None:
    match = random_match(2, 1)
    match.players = ["person", "an engine from the future"]
    result = run("play", "--load", saved(match, tmp_path))
    assert result.exit_code == 0
