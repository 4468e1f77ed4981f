"""What a board can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, NamedTuple

from rich.console import RenderableType

from robinsonade.cli.boards.canvas import Canvas
from robinsonade.cli.screen import Screen
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.view import targets
from robinsonade.text import Texts

View = dict[str, Any]


class Manner(NamedTuple):
    """How a view is to be shown."""

    drawn: bool
    you: int | None
    explained: bool
    short: bool = False  # only what matters most, for low terminals


class Room(NamedTuple):
    """How many columns and lines a drawing may take."""

    width: int
    height: int
    tinted: bool = False  # with grounds of its own, where the colour of the terminal is known


class Board(ABC):
    """Shows views of one game on a screen."""

    legend = ""  # the key of the sentence that explains the drawing

    def can_draw(self, screen: Screen, view: View) -> bool:
        """Is there a drawing, and room for it?"""
        return False

    def show(
        self,
        screen: Screen,
        view: View,
        *,
        drawn: bool,
        you: int | None = None,
        explained: bool = True,
        short: bool = False,
    ) -> None:
        """The whole view, drawn (if it can be) or in words.

        `you` is the seat of the person who looks; `explained` adds what does not change, `short`
        leaves out what does not matter most.
        """
        for part in self.parts(screen, view, Manner(drawn, you, explained, short)):
            if isinstance(part, str):
                screen.line(part)
            else:
                screen.draw(part)

    @abstractmethod
    def parts(self, screen: Screen, view: View, manner: Manner) -> Iterable[RenderableType]:
        """The lines and drawings of a view, from top to bottom."""

    def sketch(self, view: View, texts: Texts, room: Room, you: int | None) -> Canvas | None:
        """The board drawn into a room; None: there is no drawing, or too little room."""
        return None

    def spots(self, choice: Choice) -> list[str]:
        """The things of the drawing that a choice is about."""
        return targets(choice.kind, choice.args)

    def cards(self, view: View, texts: Texts, you: int | None) -> Iterable[str]:
        """What lies open and what the own cards are for, a line each."""
        return ()

    def standing(self, seat: int, view: View, texts: Texts) -> str:
        """What somebody who is asked has to keep in mind, in a few words."""
        return ""

    def order(self, choice: Choice, view: View) -> tuple[int, ...]:
        """Choices of a kind are listed in this order."""
        return ()

    def remark(self, choice: Choice, view: View, texts: Texts) -> str:
        """What the board adds to the label of a choice; its last word names a place."""
        return ""

    def detail(self, choice: Choice, view: View, texts: Texts) -> str:
        """What a choice costs, or what one gets by it, if its label does not say so."""
        return ""

    foretold_at = ""  # the question before which the forecast is told without being asked for

    def odds(self, choice: Choice, forecast: View, texts: Texts) -> str:
        """How likely a choice turns out well, if that is in the forecast and not certain."""
        return ""

    def foretell(self, forecast: View, texts: Texts, *, whole: bool) -> Iterable[str]:
        """A forecast in words, a line each; `whole`: with everything that it adds up."""
        return ()

    def around(self, seat: int, view: View, texts: Texts) -> list[str]:
        """What is next to somebody, a line each."""
        return []


def name(noun: Noun, thing: str, texts: Texts) -> str:
    """What a thing is called that a view calls by its id."""
    return texts.name(noun, noun.index[thing])
