"""Whatever somebody types into the Python interface, the answer is one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import robinsonade
from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused

ISLAND = "forbidden-island"
new: Any = robinsonade.new
position: Any = robinsonade.position
replay: Any = robinsonade.replay


def match() -> Any:
    return robinsonade.new(ISLAND, seats=2, seed=1)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: new(3), "unknown game (given: 3, allowed: forbidden-island, papua,"),
        (lambda: new("papua", seed=1, limited_supply=True), "bad option value (option: limited_"),
        (
            lambda: new(ISLAND, seed=1, difficulty=2),
            "bad option value (option: difficulty, given: 2",
        ),
        (lambda: new(ISLAND, seed=1, weather="fine"), "unknown option (given: weather, allowed"),
        (lambda: new(ISLAND, seats="2", seed=1), "bad seats (given: '2', allowed: 2-4, game"),
        (lambda: new(ISLAND, seats=9, seed=1), "bad seats (given: 9, allowed: 2-4, game"),
        (lambda: new(ISLAND, seats=True, seed=1), "bad seats (given: True, allowed: 2-4"),
        (lambda: new(ISLAND, seed="7"), "bad seed (given: '7', beyond: 2^256"),
        (lambda: new(ISLAND, seed=-1), "bad seed (given: -1, beyond: 2^256"),
        (lambda: match().play(3), "unknown choice (given: 3)"),
        (lambda: match().play(None), "unknown choice (given: None)"),
        (lambda: match().play("0.dance"), "unknown choice (given: 0.dance)"),
        (lambda: match().view(9), "not a seat (given: 9, allowed: 0-1)"),
        (lambda: match().choices(-1), "not a seat (given: -1, allowed: 0-1)"),
        (lambda: match().log_of(2), "not a seat (given: 2, allowed: 0-1)"),
        (lambda: match().choices("a"), "not a seat (given: 'a', allowed: 0-1)"),
        (lambda: match().choices(True), "not a seat (given: True, allowed: 0-1)"),
        (lambda: match().view("0"), "not a seat (given: '0', allowed: 0-1)"),
        (lambda: match().log_of(1.5), "not a seat (given: 1.5, allowed: 0-1)"),
        (lambda: match().log_of(0, since="x"), "not a number (given: 'x')"),
        (lambda: match().undo(3), "not seats (given: 3)"),
        (lambda: match().undo(["b"]), "not a seat (given: 'b', allowed: 0-1)"),
        (lambda: match().restart_turn("ab"), "not seats (given: 'ab')"),
        (lambda: match().back_to("1"), "not a number (given: '1')"),
        (lambda: match().is_reversible(None), "not a number (given: None)"),
        (lambda: match().is_reversible(7), "bad position (given: 7"),
        (lambda: match().undo([0], rewind="x"), "not yes or no (given: 'x')"),
        (lambda: match().back_to(0, rewind=1), "not yes or no (given: 1)"),
        (lambda: match().view(False), "not a seat (given: False, allowed: 0-1)"),
        (lambda: replay(find_game(ISLAND), 3), "match format (allowed: robinsonade-match"),
        (lambda: match().at(0.5), "not a number (given: 0.5)"),
        (lambda: position(7, match().table), "unknown game (given: 7, allowed"),
        (lambda: position(ISLAND, "table"), "position field (game: forbidden-island"),
        (lambda: position(ISLAND, match().table, seed="x"), "bad seed (given: 'x'"),
        (lambda: match().at(99), "bad position (given: 99, allowed: 0-0)"),
    ],
)
def test_one_sentence(wrong: Any, said: str) -> None:
    with pytest.raises(Refused) as refused:
        wrong()
    assert str(refused.value).startswith(said)
    assert "\n" not in str(refused.value)


def test_numbers_of_numpy_are_numbers() -> None:
    import numpy

    table = match()
    assert table.view(numpy.int64(1)) == table.view(1)
    assert [choice.seat for choice in table.choices(numpy.int8(0))] != []


def test_the_subpackage_is_no_function() -> None:
    import robinsonade.games.papua.game as papua

    assert robinsonade.games.find_game("papua") is papua.GAME
    assert robinsonade.game_names()[0] == ISLAND


MYPY = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary"]
USER = """
import robinsonade
from robinsonade import Choice, Match
from robinsonade.players.player import Player
from robinsonade.kernel.table import Table


class First(Player):
    name = "first"

    def choose(
        self, table: Table, seat: int, choices: list[Choice], *, may_decline: bool
    ) -> Choice | None:
        return choices[0]


def play(match: Match) -> str:
    while not match.over:
        seat: int = match.waiting()[0]
        match.play(match.choices(seat)[0])
    assert match.outcome is not None
    match.undo([0, 1], rewind=True)
    match.view("0")
    return match.outcome.reason


reveal_type(play(robinsonade.new("papua", seats=2, seed=1)))
reveal_type(robinsonade.game_names())
match: int = robinsonade.load("file.json")
"""


def test_it_is_typed_to_the_end(tmp_path: Path) -> None:
    """A user's file under `mypy --strict`: right where it is right, wrong where it is wrong."""
    file = tmp_path / "user.py"
    file.write_text(USER, encoding="utf-8")
    root = Path(__file__).resolve().parents[1]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--config-file=",
            "--no-error-summary",
            str(file),
        ],
        capture_output=True,
        text=True,
        check=False,
        env={"MYPYPATH": str(root / "src"), "PATH": ""},
        cwd=root,
    )
    told = [line.partition("user.py:")[2] for line in done.stdout.splitlines()]
    assert [line.partition(": ")[2] for line in told] == [
        'error: Argument 1 to "view" of "Match" has incompatible type "str"; '
        'expected "SupportsIndex | None"  [arg-type]',
        'note: Revealed type is "str"',
        'note: Revealed type is "list[str]"',
        'error: Incompatible types in assignment (expression has type "Match", variable has type '
        '"int")  [assignment]',
    ], done.stdout + done.stderr
