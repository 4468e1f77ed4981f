"""What the person at the terminal reads and types."""

from __future__ import annotations

import contextlib
import sys

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from robinsonade.text import Texts

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  gives `input` a history and arrow keys

HEADING = "bold"


class Screen:
    """Lines of text out, lines of text in; from and to a terminal, a pipe or a file."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: str = "", style: str = "") -> None:
        """One line; in a terminal it is wrapped between words."""
        self.console.print(text, style=style, soft_wrap=not self.console.is_terminal)

    def heading(self, text: str) -> None:
        self.line(text, HEADING)

    def say(self, key: str, **facts: object) -> None:
        """One sentence by its key."""
        self.line(self.texts.say(key, **facts))

    def listing(self, lines: list[str], *, columns: bool) -> None:
        """Short lines below each other, or in as many columns as there is room for."""
        if columns:
            self.draw(Columns([Text(line) for line in lines], column_first=True, padding=(0, 1)))
        else:
            for line in lines:
                self.line(line)

    def draw(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def ask(self, question: str) -> str | None:
        """A line that somebody typed, without signs that nobody types; None: there are no more."""
        try:
            typed = input(question + " ")
        except EOFError:
            self.line()
            return None
        typed = "".join([sign for sign in typed if sign.isprintable()]).strip()
        if not sys.stdin.isatty():
            self.line(typed)  # from a pipe: the transcript shows question and answer
        return typed

    def confirm(self, key: str, **facts: object) -> bool:
        """Yes or no; anything else, and no answer at all, means no."""
        answer = self.ask(self.texts.say(key, **facts))
        return (answer or "").casefold() in self.texts.say("cli-yes").split()
