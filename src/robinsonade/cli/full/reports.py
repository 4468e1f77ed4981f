"""What the thread of the game tells the full screen."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.console import RenderableType
from textual.message import Message

from robinsonade.cli.menu import Menu

View = dict[str, Any]


class Line(NamedTuple):
    """A sentence of the log."""

    text: str
    grave: bool = False
    turn: bool = False  # a turn begins


class Moment(NamedTuple):
    """A question, and all that is shown beside it."""

    question: str
    standing: str  # what the person who is asked has to keep in mind
    about: list[str]  # stakes, and the card that is asked about
    menu: Menu
    spots: dict[str, list[str]]  # by number of an entry: the things of the drawing it is about
    plan: list[str]  # what is to be expected
    words: list[str]  # the table in words
    cards: list[str]


class Told(Message):
    """Something has happened; `afresh`: and nothing else before it."""

    def __init__(
        self, lines: list[Line], view: View, you: int | None, *, afresh: bool = False
    ) -> None:
        self.lines = lines
        self.afresh = afresh
        self.view = view
        self.you = you
        super().__init__()


class Asked(Message):
    """A person has to choose; `answer` is what was said since the last line they typed."""

    def __init__(self, moment: Moment, answer: list[RenderableType]) -> None:
        self.moment = moment
        self.answer = answer
        super().__init__()


class Wanted(Message):
    """A line is wanted: a file name, or yes or no."""

    def __init__(self, question: str, answer: list[RenderableType], *, yes_or_no: bool) -> None:
        self.question = question
        self.answer = answer
        self.yes_or_no = yes_or_no
        super().__init__()


class Ended(Message):
    """There is nothing more to play."""

    def __init__(self, answer: list[RenderableType]) -> None:
        self.answer = answer
        super().__init__()
