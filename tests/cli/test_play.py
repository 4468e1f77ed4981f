"""Whole games from a script, and everything a person can type."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys

import pytest

from robinsonade.games import GAMES, find_game
from robinsonade.players.form import is_compiled
from robinsonade.players.registry import usual_player
from robinsonade.text import LANGUAGES, Texts
from tests.cli.terminal import (
    ENGLISH,
    GAME,
    ids,
    random_match,
    run,
    run_bare,
    run_program,
    run_secretly,
    script,
)

PEOPLE = ("play", "--bots", "none", "--plain", "--ask", "always")
SPANISH = ("play", "--grid", "--lang", "es", "--seed", "1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_whole_game_by_ids(language: str, seats: int, seed: int) -> None:
    match = random_match(seats, seed)
    settings = ("--lang", language, "--seats", str(seats), "--seed", str(seed))
    result = run(*PEOPLE, *settings, typed=script(*ids(match)))
    assert result.exit_code == 0
    texts = Texts(language, match.game)
    texts.introduce(match.table)
    assert texts.headline(match.chronicle(), match.table.result) in result.stdout
    assert f"{texts.statistic('turns')}: {match.table.turn}\n" in result.stdout
    assert texts.say("cli-open-seed", seed=str(seed)) in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["--grid", "--plain"])
def test_a_whole_game_by_numbers_as_a_program(language: str, board: str) -> None:
    settings = ("--seats", "3", "--bots", "none", "--seed", "5", "--lang", language, board)
    result = run_program("play", *settings, typed=script(*["1"] * 2000))
    assert (result.returncode, result.stderr) == (0, "")
    texts = Texts(language)
    assert texts.say("cli-open-seed", seed="5") == result.stdout.splitlines()[-1]
    assert "\x1b" not in result.stdout


def test_one_person_and_the_usual_bots_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever thinks; here it is one who hardly does, for the sake of time."""
    assert usual_player() == ("planner" if is_compiled() else "planner:easy")
    monkeypatch.setattr("robinsonade.cli.seating.usual_player", lambda: "greedy")
    result = run("play", "--seats", "3", "--seed", "5", typed=script(*["1"] * 1000))
    assert result.exit_code == 0
    assert result.stdout.count(": the bot greedy") == 2
    assert result.stdout.count(": you\n") == 1
    assert len(re.findall(r"Turn \d+: Player 2", result.stdout)) > 1
    assert "Open seed: 5" in result.stdout.splitlines()[-1]


def test_bots_alone_play_by_themselves() -> None:
    result = run("play", "--seats", "2", "--seed", "5", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "Your choice" not in result.stdout
    assert "Open seed: 5" in result.stdout.splitlines()[-1]


def test_the_end_of_input_ends_the_game_politely() -> None:
    result = run_secretly("play", GAME, typed=script("1"))
    assert result.exit_code == 3
    last = result.stdout.splitlines()[-1]
    assert last == "There is no more input: the game ends here (exit code 3)."
    assert "seed" not in result.stdout.lower()  # the seed stays secret


def test_a_chosen_seed_is_called_open_from_the_start() -> None:
    assert "Open seed: 7\n" in run("play", "--seed", "7").stdout


def test_same_seed_same_island() -> None:
    first, again, other = (run(*PEOPLE, "--seed", seed).stdout for seed in ("4", "4", "5"))
    assert first == again != other


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", r"Type a number from [01] to \d+"),
        ("-1", r"Type a number from [01] to \d+"),
        ("9" * 5000, r"Type a number from [01] to \d+"),
        ("²", r"Type a number from [01] to \d+"),
        ("hello", r"Type a number from [01] to \d+"),
        ("0.move.atlantis", 'No choice is called "0.move.atlantis".'),
        ("3.stop", 'The choice "3.stop" is not possible now.'),
        ("? 99", r"Type a number from [01] to \d+"),
        ("u", "There is nothing to take back"),
        ("u!", "There is nothing to take back"),
        ("r", "There is nothing to take back in this turn."),
        ("s", "Name a file"),
        ("why atlantis", 'Nothing here is called "atlantis".'),
        ("why", "Which one: .+\\?"),
        ("\x00\x1b[2J", r"Type a number from [01] to \d+"),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(typed: str, answer: str) -> None:
    scripted = run(*PEOPLE, "--seed", "1", typed=script(typed, "q"))
    gives_up = typed != "s"
    assert scripted.exit_code == (3 if gives_up else 0)
    assert ("the game ends here (exit code 3)" in scripted.stdout) == gives_up
    result = run(*PEOPLE, "--seed", "1", typed=script(typed, "q"), patient=True)
    assert result.exit_code == 0
    assert len(re.findall(answer, result.stdout)) == 1
    assert result.stdout.endswith("Goodbye.\n")
    assert "\x1b" not in result.stdout


def test_rules_behind_the_question_and_behind_a_choice() -> None:
    result = run(*PEOPLE, "--seed", "1", typed=script("?", "? 1", "?1"))
    assert result.stdout.count("FI-3.1 Your turn") == 1
    assert result.stdout.count("FI-4.1 Move:") == 2


def test_hint_is_a_choice_that_is_offered() -> None:
    result = run(*PEOPLE, "--seed", "1", typed=script("i"))
    hint = re.search(r"would take (\d+): (.+)", result.stdout)
    assert hint is not None
    assert re.search(rf"^ *{hint[1]}\. {re.escape(hint[2])}$", result.stdout, re.MULTILINE)


FIRST = ("--seed", "1", "--option", "first=1", "--option", "roles=engineer,messenger")


def test_why_something_cannot_be_done() -> None:
    far = ["Too far: you walk one tile up, down, left or right. (FI-4.1, FI-1.6)"]
    result = run(*PEOPLE, *FIRST, typed=script("why fools' landing", "why player 2", "q"))
    assert [line for line in result.stdout.splitlines() if line.startswith("Move:")] == [
        f"Move: {far[0]}"
    ]
    assert "\nGive a card: Player 2 (Messenger) stands on another tile. (FI-4.5)\n" in result.stdout
    result = run(
        *PEOPLE, *FIRST, "--lang", "es", typed=script("por qué pista", "Por que pista", "q")
    )
    said = "Demasiado lejos: te mueves una loseta arriba, abajo, a la izquierda o a la derecha."
    assert result.stdout.count(f"Mover: {said} (FI-4.1, FI-1.6)\n") == 2


def test_what_can_be_done_is_said_first() -> None:
    moves = run(*PEOPLE, *FIRST, typed=script("q")).stdout
    name = re.search(r"\d\. Move to ([A-Z][\w' ]+?) \(", moves)
    assert name is not None, moves
    said = run(*PEOPLE, *FIRST, typed=script(f"why {name[1]}", "q")).stdout
    assert f"\nPossible: Move to {name[1]}" in said
    assert "\nMove: " not in said.rpartition("Possible:")[2]


@pytest.mark.parametrize("game", list(GAMES))
def test_why_answers_in_every_game(game: str) -> None:
    """Somebody who is called by a name that there is gets an answer with a rule."""
    for language, asks in (("en", "why player 1"), ("es", "por qué jugador 1")):
        people = ("play", game, "--seats", "2", "--bots", "none", "--plain")
        result = run(*people, "--seed", "3", "--lang", language, typed=script(asks, "q"))
        assert result.exit_code == 0
        assert re.search(r"\([A-Z]+-\d[^)]*\)\n", result.stdout), result.stdout[-500:]


def test_board_once_a_turn_and_whenever_asked_for() -> None:
    typed = script("0.stop", "b", "")
    result = run(*PEOPLE, "--seed", "1", "--option", "first=1", typed=typed)
    boards = result.stdout.count("Row 1: C1 ")
    assert boards == 2 + ("Turn 2" in result.stdout)


def test_small_decisions_show_only_what_changed() -> None:
    result = run(*PEOPLE, "--seed", "1", typed=script("1", "1"))
    assert result.stdout.count("Row 1: C1 ") == 1
    assert result.stdout.count(" moves from ") + result.stdout.count(" shores up ") == 2


@pytest.mark.parametrize(
    ("game", "bots", "seed", "answers", "asked"),
    [
        ("papua", "greedy", 4, 10, "Puja secreta: gana cada carta"),
        (
            "naufragos",
            "random",
            2,
            12,
            "Ana (Philip Ashton): el jugador 2 (Odette Marchand) te ofrece «Carta náutica»",
        ),
    ],
)
def test_who_is_asked_is_named_once(
    game: str, bots: str, seed: int, answers: int, asked: str
) -> None:
    settings = ("--bots", bots, "--names", "Ana", "--lang", "es", "--plain", "--seed", str(seed))
    shown = run("play", game, *settings, typed=script(*["1"] * answers)).stdout
    assert f"\n{asked}" in shown
    assert not re.search(r"(?m)^(?:Tú|Ana[^:\n]*): (?:el )?Ana", shown)


def test_help_names_every_command() -> None:
    help_lines = run(*PEOPLE, "--seed", "1", typed=script("h")).stdout
    for command in (
        "p or 0:",
        "pp:",
        "c:",
        "w:",
        "b:",
        "l:",
        "i:",
        "why NAME:",
        "u:",
        "u!:",
        "r:",
        "s FILE:",
        "s! FILE:",
        "q:",
    ):
        assert f"\n{command} " in help_lines


def test_log_tells_everything_from_the_start() -> None:
    result = run(*PEOPLE, "--seed", "1", typed=script("l"))
    assert result.stdout.count("from the start.") == 6
    assert result.stdout.count(" is dealt ") == 4


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_typed_is_answered(seed: int) -> None:
    """Random numbers and commands: no crash, no text missing, until the game or the input ends."""
    chance = random.Random(seed)
    wishes = [
        "u",
        "u!",
        "r",
        "b",
        "h",
        "i",
        "p",
        "pp",
        "?",
        "?3",
        "l",
        "s",
        "zz",
        "0",
        "c",
        "w",
        "ask always",
        "ask never",
        "ask",
        "grid",
        "plain",
        "? all",
        "? FI-9.7",
        "? helicopter",
        "bronze",
        "0.pass",
        "0.move.watchtower",
        "1.2.3",
    ]
    typed = [
        chance.choice(wishes) if chance.random() < 0.25 else str(chance.randint(1, 20))
        for _ in range(600)
    ]
    seats = 2 + seed % 3
    bots = ("greedy", "random", "none", "none,greedy")[seed % 4]
    settings = ("--seats", str(seats), "--seed", str(seed), "--bots", bots)
    look = ("--grid" if seed % 2 else "--plain", "--lang", LANGUAGES[seed // 4 % 2])
    result = run("play", *settings, *look, typed=script(*typed), patient=True)
    assert (result.exit_code, result.stderr) == (0, "")


def test_terminals_that_cannot_show_or_send_every_letter() -> None:
    result = run_program(*SPANISH, typed="b\n", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (3, "")
    assert "Dificultad: Iniciacion" in result.stdout
    assert "~~~~~~~~" in result.stdout
    assert re.search(r"\+-* \w\d -+\+", result.stdout)
    broken = subprocess.run(
        [sys.executable, "-m", "robinsonade", "play", "forbidden-island", "--seed", "1"],
        input=b"\xff\xfe\n",
        capture_output=True,
        env={**os.environ, **ENGLISH},
        check=False,
    )
    assert (broken.returncode, broken.stderr) == (3, b"")
    assert b"Type a number from 0 to " in broken.stdout


def test_which_game_is_asked_only_if_there_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(GAME)
    monkeypatch.setattr("robinsonade.cli.play.GAMES", {GAME: game, "other": game})
    for answer in ("2", "other", GAME):
        typed = script("3", "", answer, "q")
        result = run_bare("play", "--seed", "1", typed=typed)
        assert result.stdout.count("Which game?") == 3
        assert result.stdout.count("Type a number from 1 to 2") == 2
        assert result.stdout.endswith("Goodbye.\n")
    nothing = run_bare("play", "--seed", "1")
    assert nothing.exit_code == 3  # a pipe that ends too soon
    assert "Which game?" in nothing.stdout
