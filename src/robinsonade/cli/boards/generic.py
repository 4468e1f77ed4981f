"""A table of any game as lines: the view as it is, with things called by their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import RenderableType

from robinsonade.cli.boards.board import Board, Manner, View
from robinsonade.cli.screen import Screen
from robinsonade.text import Texts


class GenericBoard(Board):
    """Prints any view; there is no drawing."""

    def parts(self, screen: Screen, view: View, manner: Manner) -> Iterable[RenderableType]:
        return lines(view, names_of_things(screen.texts))


def names_of_things(texts: Texts) -> dict[str, str]:
    """What the ids in a view are called."""
    nouns = texts.game.words if texts.game is not None else ()
    return {
        thing: texts.name(noun, value) for noun in nouns for value, thing in enumerate(noun.ids)
    }


def lines(value: Any, names: dict[str, str], indent: str = "") -> Iterator[str]:
    """A part of a view, one line for what is short, indented lines for what is not.

    >>> for line in lines({"turn": 1, "tiles": [{"id": "a"}, {"id": "b", "pawns": []}]}, {}):
    ...     print(line)
    turn: 1
    tiles:
      1: id: a
      2: id: b; pawns: –
    """
    named = value if isinstance(value, dict) else {str(i + 1): v for i, v in enumerate(value)}
    for key, part in named.items():
        label = in_words(key, names)
        if is_short(part):
            yield f"{indent}{label}: {short(part, names)}"
        else:
            yield f"{indent}{label}:"
            yield from lines(part, names, indent + "  ")


def is_short(value: Any) -> bool:
    """Can this stand in one line: no container within a container?"""
    if not isinstance(value, (dict, list)):
        return True
    parts = value.values() if isinstance(value, dict) else value
    return all(not part or not isinstance(part, (dict, list)) for part in parts)


def short(value: Any, names: dict[str, str]) -> str:
    if isinstance(value, dict) and value:
        return "; ".join([f"{in_words(k, names)}: {short(v, names)}" for k, v in value.items()])
    if isinstance(value, list) and value:
        return ", ".join([short(part, names) for part in value])
    if isinstance(value, bool):
        return "✓" if value else "–"
    return in_words(str(value), names) if value or value == 0 else "–"


def in_words(word: str, names: dict[str, str]) -> str:
    return names.get(word, word.replace("_", " "))


BOARD = GenericBoard()
