"""In a real terminal: colours, questions before something is lost, interruption."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from robinsonade.files import load_match
from tests.cli.terminal import Terminal, ids, random_match, run_program, saved, script

COLOUR = re.compile(r"\x1b\[(?:[\d;]*;)?(?:3[0-8]|9[0-7]|4[0-8]|10[0-7])[;\d]*m")


def test_colours_in_a_terminal_unless_nobody_wants_them() -> None:
    with Terminal("play", "--seed", "1") as colourful:
        assert COLOUR.search(colourful.expect("Your choice"))
    with Terminal("play", "--seed", "1", NO_COLOR="1") as plain:
        shown = plain.expect("Your choice")
        assert not COLOUR.search(shown)
        assert "≈≈≈" in shown  # flooded tiles are not told by colour alone


def test_no_escape_sequences_in_a_pipe() -> None:
    for board in ("--grid", "--plain"):
        assert "\x1b" not in run_program("play", board, typed=script("1", "b", "h")).stdout


def test_a_narrow_terminal_gets_lines() -> None:
    with Terminal("play", "--seed", "1", columns=70) as narrow:
        assert "Row 1, columns 3 to 4" in narrow.expect("Your choice")
    with Terminal("play", "--seed", "1", columns=80) as wide:
        assert "Row 1" not in wide.expect("Your choice")
    with Terminal("play", "--seed", "1", "--plain") as plain:
        assert "Row 1, columns 3 to 4" in plain.expect("Your choice")


def test_quitting_asks_before_something_is_lost(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "1", "--bots", "none", "--option", "first=1") as terminal:
        terminal.expect("your choice")
        terminal.type("q")  # nothing has been decided yet
        terminal.expect("Goodbye.")
        assert terminal.exit_code() == 0
    with Terminal("play", "--seed", "1", "--bots", "none", "--option", "first=1") as terminal:
        terminal.expect("your choice")
        terminal.type("1")
        terminal.expect("your choice")
        terminal.type("q")
        terminal.expect("Quit all the same (y/n)?")
        terminal.type("n")
        terminal.expect("your choice")
        terminal.type(f"s {tmp_path / 'match.json'}")
        terminal.expect("Saved as")
        terminal.type("q")
        terminal.expect("Goodbye.")
        assert terminal.exit_code() == 0


def test_at_the_end_the_game_can_be_saved(tmp_path: Path) -> None:
    match = random_match(2, 4)
    last = match.choices_made[-1]
    match.back_to(len(match.choices_made) - 1, rewind=True)
    file = saved(match, tmp_path)
    with Terminal("play", "--load", file, "--bots", "none") as terminal:
        terminal.expect("your choice")
        terminal.type(last.id)
        terminal.expect("You lose")
        terminal.expect("Save this game?")
        terminal.type(str(tmp_path / "missing" / "match.json"))
        terminal.expect("cannot be written")
        terminal.expect("Save this game?")
        terminal.type(str(tmp_path / "end.json"))
        terminal.expect("Saved as")
        assert terminal.exit_code() == 0
    assert load_match(tmp_path / "end.json").over
    assert ids(load_match(tmp_path / "end.json")) == [*ids(match), last.id]


def test_interruption_is_no_crash() -> None:
    with Terminal("play", "--seed", "1", "--lang", "es") as terminal:
        terminal.expect("Tu decisión")
        terminal.program.send_signal(signal.SIGINT)
        shown = terminal.expect("Interrumpido.")
        assert terminal.exit_code() == 130
        assert "Traceback" not in shown + terminal.pending
