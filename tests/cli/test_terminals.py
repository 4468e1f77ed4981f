"""In a real terminal: colours, questions before something is lost, interruption."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from robinsonade.files import load_match
from tests.cli.terminal import (
    NOT_KEPT,
    Terminal,
    ids,
    random_match,
    run_program,
    saved,
    script,
)

COLOUR = re.compile(r"\x1b\[(?:[\d;]*;)?(?:3[0-8]|9[0-7]|4[0-8]|10[0-7])[;\d]*m")


def test_colours_in_a_terminal_unless_nobody_wants_them() -> None:
    with Terminal("play", "--seed", "1") as colourful:
        assert COLOUR.search(colourful.expect("Your choice"))
    with Terminal("play", "--seed", "1", NO_COLOR="1") as plain:
        shown = plain.expect("Your choice")
        assert "\x1b[" not in shown.replace("\x1b[?2004h", "")  # not even bold
        assert "≈≈≈" in shown  # flooded tiles are not told by colour alone


def test_no_escape_sequences_in_a_pipe() -> None:
    typed = script("1", "b", "h")
    for board in ("--grid", "--plain"):
        assert "\x1b" not in run_program("play", board, "--seed", "1", typed=typed).stdout


def test_a_narrow_terminal_gets_lines() -> None:
    with Terminal("play", "--seed", "1", columns=70) as narrow:
        assert "Row 1: C1 " in narrow.expect("Your choice")
    with Terminal("play", "--seed", "1", columns=80) as wide:
        assert "Row 1" not in wide.expect("Your choice")
    with Terminal("play", "--seed", "1", "--plain") as plain:
        assert "Row 1: C1 " in plain.expect("Your choice")


HOTSEAT = ("play", "--seed", "1", "--bots", "none", "--option", "first=1")
FIRST, AGAIN = "for help):", "h >"


def test_quitting_asks_before_something_is_lost(tmp_path: Path) -> None:
    with Terminal(*HOTSEAT) as terminal:
        terminal.expect(FIRST)
        terminal.type("q")  # nothing has been decided yet
        terminal.expect("Goodbye.")
        assert terminal.exit_code() == 0
    with Terminal(*HOTSEAT, XDG_STATE_HOME=NOT_KEPT) as terminal:
        terminal.expect(FIRST)
        terminal.type("1")
        terminal.expect(AGAIN)
        terminal.type("q")
        terminal.expect("Quit all the same (y/n)?")
        terminal.type("n")
        terminal.expect(AGAIN)
        terminal.type(f"s {tmp_path / 'match.json'}")
        terminal.expect("Saved as")
        terminal.type("q")
        terminal.expect("Goodbye.")
        assert terminal.exit_code() == 0


def test_a_game_in_which_only_bots_have_chosen_is_kept(tmp_path: Path) -> None:
    bot_first = ("play", "--seed", "1", "--option", "first=2")
    with Terminal(*bot_first, XDG_STATE_HOME=str(tmp_path)) as terminal:
        terminal.expect(FIRST)
        terminal.type("q")
        assert "not saved" not in terminal.expect("Goodbye.")
    assert list(tmp_path.rglob("*.json"))


def test_what_is_asked_is_wrapped_between_words() -> None:
    with Terminal("play", "robinson-crusoe", "--seed", "5", "--lines", columns=80) as terminal:
        asked = terminal.expect(FIRST)
    standing = asked.rindex("determination")
    first, last = asked[asked.rindex("\n", 0, standing) + 1 :].splitlines()
    assert first.endswith("for the")
    assert last.startswith("rules, u to take back")


def test_the_keys_that_end_programs_ask_first() -> None:
    for leave, code in ((Terminal.interrupt, 130), (Terminal.end_input, 0)):
        with Terminal(*HOTSEAT, XDG_STATE_HOME=NOT_KEPT) as terminal:
            terminal.expect(FIRST)
            terminal.type("1")
            terminal.expect(AGAIN)
            leave(terminal)
            terminal.expect("Quit all the same (y/n)?")
            terminal.type("n")
            terminal.expect(AGAIN)
            leave(terminal)
            terminal.expect("Quit all the same (y/n)?")
            leave(terminal)
            assert terminal.exit_code() == code


def test_a_game_is_kept_while_it_is_played(tmp_path: Path) -> None:
    """Whatever ends the program, `--resume` goes on after the last choice of a person."""
    kept = str(tmp_path)
    with Terminal("play", "--resume", XDG_STATE_HOME=kept) as terminal:
        terminal.expect("No game is kept")
        assert terminal.exit_code() == 2
    with Terminal(*HOTSEAT, XDG_STATE_HOME=kept) as terminal:
        terminal.expect(FIRST)
        terminal.type("1")
        terminal.expect(AGAIN)
        terminal.program.kill()  # without a word, as when a window is closed
        terminal.exit_code()
    [file] = tmp_path.rglob("*.json")
    assert len(ids(load_match(file))) == 1
    with Terminal("play", "--resume", XDG_STATE_HOME=kept) as terminal:
        terminal.expect("One choice made so far.")
        terminal.expect(FIRST)
        terminal.type("1")
        terminal.expect(AGAIN)
        terminal.type("q")
        terminal.expect("The game is kept.")
        assert terminal.exit_code() == 0
    with Terminal("play", "--resume", XDG_STATE_HOME=kept) as terminal:
        terminal.expect(FIRST)
        terminal.listen()
        terminal.program.terminate()
        terminal.expect("The game is kept.")
        assert terminal.exit_code() == 128 + signal.SIGTERM
    assert len(ids(load_match(file))) == 2


def test_stopping_with_actions_left_is_confirmed() -> None:
    with Terminal(*HOTSEAT) as terminal:
        terminal.expect(FIRST)
        terminal.type("p")
        terminal.expect("3 actions are left. Stop all the same (y/n)?")
        terminal.type("n")
        terminal.expect(AGAIN)
        terminal.type("0")
        terminal.expect("Stop all the same (y/n)?")
        terminal.type("y")
        terminal.expect("stops with 3 actions left.")


def test_a_low_terminal_gets_a_low_board() -> None:
    with Terminal("play", "--seed", "1", lines=24) as low:
        shown = low.expect(FIRST)
        assert "╭" not in shown
        assert "≈" in shown
        assert " Exit" in shown


@pytest.mark.parametrize(
    ("answer", "asks"), [("n", False), ("no", False), ("q", False), ("y", True)]
)
def test_yes_and_no_are_no_file_names(answer: str, asks: bool, tmp_path: Path) -> None:
    match = random_match(2, 4)
    last = match.choices_made[-1]
    match.back_to(len(match.choices_made) - 1, rewind=True)
    with Terminal("play", "--load", saved(match, tmp_path), "--bots", "none") as terminal:
        terminal.expect(FIRST)
        terminal.type(last.id)
        terminal.expect("Save this game?")
        terminal.type(answer)
        if asks:
            terminal.expect("File name:")
            terminal.type(str(tmp_path / "end.json"))
            terminal.expect("Saved as")
        assert terminal.exit_code() == 0
    assert len(list(tmp_path.iterdir())) == 1 + asks


def test_at_the_end_the_game_can_be_saved(tmp_path: Path) -> None:
    match = random_match(2, 4)
    last = match.choices_made[-1]
    match.back_to(len(match.choices_made) - 1, rewind=True)
    file = saved(match, tmp_path)
    with Terminal("play", "--load", file, "--bots", "none", columns=300) as terminal:
        terminal.expect(FIRST)
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
        terminal.expect("ayuda): ")
        terminal.interrupt()
        shown = terminal.expect("Interrumpido.")
        assert terminal.exit_code() == 130
        assert "Traceback" not in shown + terminal.pending
