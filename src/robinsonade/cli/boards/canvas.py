"""A drawing of signs, and where on it each thing lies: for lines and for the full screen alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final, NamedTuple

from rich.text import Text

CUT: Final = "…"  # the end of a name that does not fit
SOLID: Final = "╭╮╰╯─│"  # two upper corners, two lower corners, the edge and the side


class Place(NamedTuple):
    """Where a thing lies; it is called as choices call it: "tile:misty_marsh"."""

    thing: str
    left: int
    top: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        within = self.left <= x < self.left + self.width
        return within and self.top <= y < self.top + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.left + self.width / 2, self.top + self.height / 2


class Canvas:
    """Signs with their styles, row by row."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.places: list[Place] = []

    def write(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write within the drawing; returns the column after the last sign."""
        for sign in text:
            if 0 <= x < self.width and 0 <= y < self.height:
                self.signs[y][x] = sign
                self.styles[y][x] = style
            x += 1
        return x

    def tint(self, where: Place, colour: str) -> None:
        """Give a place a ground."""
        _, x, y, width, height = where
        for row in self.styles[y : y + height]:
            for column in range(x, min(x + width, self.width)):
                row[column] = f"{row[column]} on {colour}".strip()

    def frame(self, where: Place, style: str = "", signs: str = SOLID) -> None:
        """A line around a place."""
        left, right, low_left, low_right, edge, side = list(signs)
        _, x, y, width, height = where
        inner = width - 2
        self.write(x, y, left + edge * inner + right, style)
        for row in range(y + 1, y + height - 1):
            self.write(x, row, side, style)
            self.write(x + width - 1, row, side, style)
        self.write(x, y + height - 1, low_left + edge * inner + low_right, style)

    def mark(self, place: Place) -> None:
        """From now on a thing lies here."""
        self.places.append(place)

    def things_at(self, x: int, y: int) -> list[str]:
        """What lies there, the smallest place first: a space lies on an action."""
        there = [place for place in self.places if place.holds(x, y)]
        return [p.thing for p in sorted(there, key=lambda place: place.width * place.height)]

    def rows(self, marked: Sequence[Place] = (), style: str = "") -> list[Text]:
        """The drawing, line by line; whatever is written in marked places has one more style."""
        lines = []
        for y in range(self.height):
            spans = [place for place in marked if place.top <= y < place.top + place.height]
            styles = [
                f"{of_sign} {style}" if is_word(sign) and is_within(x, spans) else of_sign
                for x, (sign, of_sign) in enumerate(zip(self.signs[y], self.styles[y], strict=True))
            ]
            line, start = Text(), 0
            for _, run in groupby(styles):
                end = start + len(list(run))
                line.append("".join(self.signs[y][start:end]), styles[start])
                start = end
            lines.append(line)
        return lines

    def __rich__(self) -> Text:
        """As it is printed: nothing at the ends of lines."""
        lines = self.rows()
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)


def is_word(sign: str) -> bool:
    """Is it part of what is written there, not of a frame?"""
    return sign.isalnum() or sign == "?"


def is_within(x: int, spans: list[Place]) -> bool:
    return any(place.left <= x < place.left + place.width for place in spans)


def fitted(text: str, width: int) -> str:
    """As much of a text as fits into one line.

    >>> fitted("Misty Marsh", 8), fitted("Misty", 8)
    ('Misty M…', 'Misty')
    """
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + CUT * (width > 0)


def fitted_lines(text: str, width: int, lines: int) -> list[str]:
    """A text in so many lines at most; what does not fit is cut off.

    >>> fitted_lines("Cliffs of Abandon", 8, 2)
    ['Cliffs', 'of Aban…']
    """
    found = wrap(text, width, break_long_words=False) if width > 0 and lines > 0 else []
    rest = " ".join(found[lines - 1 :]) if len(found) > lines else ""
    shown = [*found[: lines - 1], rest] if rest else found
    return [fitted(line, width) for line in shown]
