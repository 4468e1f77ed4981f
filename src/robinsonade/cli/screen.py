"""What the person at the terminal reads and types."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from textwrap import wrap
from typing import Final, NamedTuple

from rich.console import RenderableType

from robinsonade.cli.encoding import spoken
from robinsonade.cli.output import make_console
from robinsonade.text import Texts

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  gives `input` a history and arrow keys

HEADING: Final = "bold"
GRAVE: Final = "bold"  # of a sentence that nobody may miss
NUMBER_WIDTH: Final = 5  # " 12. ": wrapped lines of a list go on below their text
GAP: Final = 2  # between columns
FEW: Final = 4  # so many lines are quicker to read below each other
TALL: Final = 40  # lines of a terminal in which frames leave room for the rest
DRAWING: Final = 30  # lines for a drawing in a tall terminal, or in none
LOW_DRAWING: Final = 18


class Piece(NamedTuple):
    """Something to be printed that cannot be divided: a line, or a drawing of several."""

    content: RenderableType
    style: str = ""
    height: int = 1


class Screen:
    """Lines of text out, lines of text in; from and to a terminal, a pipe or a file."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console = make_console()
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = False  # for ears: no signs that only eyes understand
        self.held: list[Piece] | None = None  # what is not printed yet

    @property
    def scripted(self) -> bool:
        """Does nobody sit there who could be asked again?"""
        return not sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def is_low(self) -> bool:
        """Is there so little room that only what matters most is shown unasked?"""
        return self.console.is_terminal and self.height < TALL

    @property
    def room_for_drawings(self) -> int:
        """Lines that a drawing may take."""
        return LOW_DRAWING if self.is_low else DRAWING

    # -- out -------------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """One line; in a terminal it is wrapped between words, and goes on indented."""
        text = spoken(text) if self.plain else text
        for part in self.wrapped(text, indent) if self.console.is_terminal else [text]:
            self.put(Piece(part, style))

    def put(self, piece: Piece) -> None:
        """Print a piece, now or when it is known what there is room for."""
        if self.held is not None:
            self.held.append(piece)
        elif isinstance(piece.content, str):
            self.console.print(piece.content, style=piece.style, soft_wrap=True)
        else:
            self.console.print(piece.content)

    @contextlib.contextmanager
    def holding(self) -> Iterator[list[Piece]]:
        """What is said in the meantime is collected, not printed."""
        held: list[Piece] = []
        self.held = held
        try:
            yield held
        finally:
            self.held = None

    def wrapped(self, text: str, indent: int) -> list[str]:
        room = max(self.width, indent + 10)
        return wrap(text, room, subsequent_indent=" " * indent, break_on_hyphens=False) or [""]

    def heading(self, text: str) -> None:
        self.line(text, HEADING)

    def say(self, key: str, **facts: object) -> None:
        """One sentence by its key."""
        self.line(self.texts.say(key, **facts))

    def listing(self, lines: list[str], *, columns: bool) -> None:
        """Numbered lines below each other, or down as many columns as there is room for."""
        for line in in_columns(lines, self.width) if columns else lines:
            self.line(line, indent=NUMBER_WIDTH)

    def draw(self, drawing: RenderableType) -> None:
        if self.console.is_terminal:
            self.put(Piece(drawing, height=len(self.console.render_lines(drawing, pad=False))))
            return
        for line in self.console.render_lines(drawing, pad=False):
            self.line("".join([segment.text for segment in line]).rstrip())

    # -- in --------------------------------------------------------------------------------------

    def ask(self, question: str) -> str | None:
        """A line that somebody typed, without signs that nobody types; None: there are no more."""
        *before, last = self.wrapped(question, 0) if self.console.is_terminal else [question]
        for part in before:
            self.line(part)
        try:
            typed = input(last + " ")
        except EOFError:
            self.line()
            return None
        typed = "".join([sign for sign in typed if sign.isprintable()]).strip()
        if not sys.stdin.isatty():
            self.line(typed)  # from a pipe: the transcript shows question and answer
        return typed

    def confirm(self, key: str, **facts: object) -> bool:
        """Yes or no; anything else, and no answer at all, means no."""
        return self.is_yes(self.ask(self.texts.say(key, **facts)))

    def is_yes(self, answer: str | None) -> bool:
        return (answer or "").casefold() in self.texts.say("cli-yes").split()

    def is_no(self, answer: str | None) -> bool:
        """No, or nothing at all."""
        return not answer or answer.casefold() in self.texts.say("cli-no").split()


def in_columns(lines: list[str], width: int) -> list[str]:
    """The lines down as many columns as fit; a few lines stay below each other.

    >>> in_columns(["1. a", "2. b", "3. c", "4. d", "5. e"], 12)
    ['1. a  4. d', '2. b  5. e', '3. c']
    """
    across = max(1, (width + GAP) // (max(map(len, lines), default=0) + GAP))
    down = -(-len(lines) // across)
    if across == 1 or len(lines) <= FEW:
        return lines
    columns = [lines[start : start + down] for start in range(0, len(lines), down)]
    widths = [max(map(len, column)) + GAP for column in columns]
    return [
        "".join(
            [
                column[row].ljust(space)
                for column, space in zip(columns, widths, strict=True)
                if row < len(column)
            ]
        ).rstrip()
        for row in range(down)
    ]
