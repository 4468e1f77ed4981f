"""The screen as the thread of the game sees it: it says lines, and waits for lines."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue

from rich.console import RenderableType
from rich.text import Text
from textual.message import Message

from robinsonade.cli.full.reports import Asked, Moment, Wanted
from robinsonade.cli.screen import Screen
from robinsonade.text import Texts


class Left(Exception):
    """The full screen is gone: nobody will answer."""


class Face(Screen):
    """Collects what is said until something is asked; then both go to the app."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts)
        self.interactive = True
        self.said: list[RenderableType] = []
        self.typed: SimpleQueue[str | None] = SimpleQueue()  # None: leave
        self.post: Callable[[Message], object] = ignore  # how the app is told
        self.moment: Moment | None = None  # what is asked next, if it is a choice
        self.columns = 80

    @property
    def scripted(self) -> bool:
        return False

    @property
    def width(self) -> int:
        return self.columns

    # -- out -------------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        if text or self.said:
            self.said.append(Text(text, style))

    def listing(self, lines: list[str], *, columns: bool) -> None:
        for line in lines:
            self.line(line)

    def draw(self, drawing: RenderableType) -> None:
        self.said.append(drawing)

    def take_said(self) -> list[RenderableType]:
        said, self.said = self.said, []
        return said

    # -- in --------------------------------------------------------------------------------------

    def ask(self, question: str) -> str | None:
        """A choice, if a moment is at hand; otherwise any line."""
        moment, self.moment = self.moment, None
        if moment is not None:
            self.post(Asked(moment, self.take_said()))
        else:
            self.post(Wanted(question, self.take_said(), yes_or_no=False))
        return self.wait()

    def confirm(self, key: str, **facts: object) -> bool:
        question = self.texts.say(key, **facts)
        self.post(Wanted(question, self.take_said(), yes_or_no=True))
        return self.is_yes(self.wait())

    def wait(self) -> str:
        """The next line that somebody types."""
        line = self.typed.get()
        if line is None:
            raise Left
        return line


def ignore(message: Message) -> None:
    """Nobody listens yet."""
