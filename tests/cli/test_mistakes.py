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


MISTYPED = [
    ("simulatee", 'command "simulatee". Did you mean: simulate', "la orden «simulatee». ¿Querías"),
    ("zzzz", 'There is no command "zzzz".', "No existe la orden «zzzz»."),
    ("--nonsense", "There is no option --nonsense.", "No existe la opción --nonsense."),
    ("play --seedd 1", "option --seedd. Did you mean: --seed", "opción --seedd. ¿Querías decir"),
    ("play --seed", "The option --seed needs a value", "Detrás de la opción --seed falta"),
    ("play --plain=1", "The option --plain takes no value.", "no lleva ningún valor."),
    ("verify", "files is missing.", "Falta files."),
    ("bench papua again", "That is too much: again", "Esto sobra: again"),
    (
        "play --seats two",
        '--seats must be a whole number, not "two".',
        "un número entero, no «two»",
    ),
    (
        "bench --seconds soon",
        '--seconds must be a number, not "soon".',
        "ser un número, no «soon».",
    ),
    ("bench --seconds 0", "--seconds must be at least 0.1, not 0.", "como mínimo 0.1, no 0."),
    ("puzzle list --late 3", "--late must be at most 1.0, not 3.", "como máximo 1.0, no 3."),
]


@pytest.mark.parametrize(("typed", "sentence", "spanish"), MISTYPED, ids=lambda value: value[:24])
def test_usage(typed: str, sentence: str, spanish: str) -> None:
    """How it is written, what is wrong and how to get help, all in the same language."""
    for language, usage, said, help_hint in (
        ("en", "Usage: ", sentence, "For help: "),
        ("es", "Uso: ", spanish, "Para ver la ayuda: "),
    ):
        result = run("--lang", language, *typed.split())
        assert (result.exit_code, result.stdout) == (2, "")
        written, wrong, helped = result.stderr.splitlines()
        assert written.startswith(usage)
        assert said in wrong
        assert helped.startswith(help_hint)


def test_without_a_command_there_is_help() -> None:
    result = run("--lang", "es")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Órdenes:" in result.stderr


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
