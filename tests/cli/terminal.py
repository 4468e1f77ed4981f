"""The command line as tests use it: within this process, as a program, and in a real terminal."""

from __future__ import annotations

import codecs
import importlib.util
import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import termios
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final
from unittest import mock

from typer.main import get_command
from typer.testing import CliRunner, Result

from robinsonade.cli.app import app
from robinsonade.cli.screen import Screen
from robinsonade.files import save_match
from robinsonade.games import find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.match import Match
from tests.patience import PATIENCE, Patience

GAME: Final = "forbidden-island"
LOCAL_MODES: Final = 3  # of what termios tells
ENGLISH: Final = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "TERM": "xterm-256color"}
KEPT: Final = tempfile.TemporaryDirectory(prefix="robinsonade-kept-")  # for as long as tests run
NOT_KEPT: Final = os.devnull  # as a folder for kept games: nothing can be written there
SETTLES: Final = (
    "--seed",
    "--load",
    "--position",
    "--resume",
    "--help",
)  # one of them, and chance is known


def with_game(arguments: tuple[str, ...]) -> list[str]:
    """`play` is about this game if no other and no file is named.

    >>> with_game(("play", "--seed", "1"))
    ['play', 'forbidden-island', '--seed', '1']
    """
    if arguments[:1] == ("play",):
        assert set(SETTLES) & set(arguments), "a game in a test has a seed"
    named = len(arguments) > 1 and not arguments[1].startswith("-")
    if arguments[:1] != ("play",) or named or {"--load", "--position"} & set(arguments):
        return list(arguments)
    return ["play", GAME, *arguments[1:]]


def run(*arguments: str, typed: str = "", patient: bool = False) -> Result:
    """A command within this process; an unexpected exception is raised here.

    A patient one asks again after a mistake, as in a terminal, instead of giving the script up.
    """
    return run_bare(*with_game(arguments), typed=typed, patient=patient)


def run_secretly(*arguments: str, typed: str = "") -> Result:
    """A game with a seed that this test knows and nobody else."""
    with mock.patch("secrets.randbits", return_value=1):
        return run_bare(*arguments, typed=typed)


@cache
def commands_in(language: tuple[str, ...]) -> Any:
    """The commands with their help in one language: to make them costs more than to run one."""
    return get_command(app)


def run_bare(*given: str, typed: str = "", patient: bool = False) -> Result:
    """With these arguments and no others."""
    language = [word for word in given if "--lang" in (word[:6], given[given.index(word) - 1])]
    command = commands_in(tuple(language))
    with (
        mock.patch.object(Screen, "scripted", not patient),
        mock.patch("typer.testing._get_command", return_value=command),
    ):
        result = CliRunner(env=ENGLISH).invoke(app, given, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def run_program(
    *arguments: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The installed program with pipes instead of a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "robinsonade", *with_game(arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **ENGLISH, **environment},
        timeout=PATIENCE,
        check=False,
    )


def has_readline() -> bool:
    """Without it the terminal itself collects a line, and the keys need no waiting for."""
    return importlib.util.find_spec("readline") is not None


def heed_interrupts() -> None:
    """A program started in the background is deaf to Ctrl-C; one in a terminal is not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program in a pseudo-terminal: `expect` reads up to some text, `type` sends a line."""

    def __init__(
        self, *arguments: str, columns: int = 100, lines: int = 60, **environment: str
    ) -> None:
        self.here, there = pty.openpty()
        self.letters = codecs.getincrementaldecoder("utf-8")("replace")  # letters come in parts
        size = {"COLUMNS": str(columns), "LINES": str(lines), "XDG_STATE_HOME": KEPT.name}
        size["ROBINSONADE_TERMINAL"] = "lines"  # the full screen has tests of its own
        self.program = subprocess.Popen(
            [sys.executable, "-m", "robinsonade", *with_game(arguments)],
            stdin=there,
            stdout=there,
            stderr=there,
            env={**os.environ, **ENGLISH, **size, **environment},
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(there)
        self.pending = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self.here)

    def expect(self, text: str) -> str:
        """All that is shown from where the last call stopped, up to this text."""
        patience = Patience()
        while text not in self.pending:
            patience.spend(self.pending)
            assert self.read(), f"the program has ended without {text!r}: {self.pending!r}"
        before, _, self.pending = self.pending.partition(text)
        return before + text

    def read(self) -> bool:
        """Wait a moment for more to read; False: the program has ended."""
        if select.select([self.here], [], [], 0.1)[0]:
            try:
                more = os.read(self.here, 65536)
            except OSError:
                return False
            self.pending = (self.pending + self.letters.decode(more)).replace("\r\n", "\n")
            return bool(more)
        return True

    def type(self, line: str) -> None:
        os.write(self.here, line.encode() + b"\n")

    def listen(self) -> None:
        """Wait until a question is asked: then keys come to the program one by one."""
        patience = Patience()
        while has_readline() and not self.is_listening():
            patience.spend(self.pending)
            self.read()

    def is_listening(self) -> bool:
        """It takes single keys and sleeps: readline misses an interrupt just before it does."""
        if termios.tcgetattr(self.here)[LOCAL_MODES] & termios.ICANON:
            return False
        state = Path("/proc", str(self.program.pid), "stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "S"

    def interrupt(self) -> None:
        """What Ctrl-C does."""
        self.listen()
        self.program.send_signal(signal.SIGINT)

    def end_input(self) -> None:
        """What Ctrl-D does."""
        self.listen()
        os.write(self.here, b"\x04")

    def exit_code(self) -> int:
        """Waits for the end, reading on so that the program is not held up."""
        patience = Patience()
        while self.read():
            patience.spend(self.pending)
        return self.program.wait(PATIENCE)


# -- matches to play on --------------------------------------------------------------------------


def random_match(seats: int, seed: int, slug: str = GAME, **options: str) -> Match:
    """A whole game of random choices."""
    match = Match(find_game(slug), seats, seed, options)
    chance = Chance.seeded(seed, ("hand",))
    while not match.over:
        match.play(chance.pick(match.choices()))
    return match


def ids(match: Match) -> list[str]:
    return [choice.id for choice in match.choices_made]


def script(*lines: str) -> str:
    """Lines that somebody types."""
    return "".join([line + "\n" for line in lines])


def found(seats: int, wanted: Callable[[Match], bool], **options: str) -> Match:
    """The first position of random games in which something is the case."""
    for seed in range(1000):
        match = Match(find_game(GAME), seats, seed, options)
        chance = Chance.seeded(seed, ("hand",))
        while not match.over:
            if wanted(match):
                return match
            match.play(chance.pick(match.choices()))
    raise AssertionError("no such position")


def prompt_of(match: Match) -> str:
    return match.table.agenda[-1].prompt(match.table).kind.name


def leaves_something_to_undo(match: Match) -> bool:
    """Somebody is in the water, and the first way out can be taken back afterwards."""
    if prompt_of(match) != "swim":
        return False
    after = match.table.clone()
    choice = match.choices()[0]
    after.follow(choice)
    same_chance = after.chance.states == match.table.chance.states
    return same_chance and after.reveals == match.table.reveals and not after.result


@cache
def pawn_in_water() -> Match:
    """In the middle of a flood phase, with a pawn in the water."""
    return found(4, leaves_something_to_undo)


def saved(match: Match, folder: Path, name: str = "match.json") -> str:
    file = folder / name
    save_match(match, file)
    return str(file)
