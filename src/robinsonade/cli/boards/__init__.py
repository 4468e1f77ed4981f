"""How tables look in a terminal, made from views only.

A package that brings a game may bring its board, too: an entry point of the group
`robinsonade.boards` with the slug as its name and a Board as its value.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from robinsonade.cli.boards.board import Board
from robinsonade.cli.boards.generic import BOARD as GENERIC
from robinsonade.kernel.game import Game

__all__ = ["Board", "board_of"]

GROUP: Final = "robinsonade.boards"
OWN: Final = {
    "forbidden-island": "robinsonade.cli.boards.forbidden_island:BOARD",
    "naufragos": "robinsonade.cli.boards.naufragos:BOARD",
    "papua": "robinsonade.cli.boards.papua:BOARD",
    "robinson-crusoe": "robinsonade.cli.boards.robinson_crusoe:BOARD",
}


def board_of(game: Game) -> Board:
    """The board drawn for this game, or the one that can show any game."""
    return drawn(game.slug) or GENERIC


@cache
def drawn(slug: str) -> Board | None:
    entries = entry_points(group=GROUP, name=slug) if slug not in OWN else ()
    place = OWN.get(slug) or next((entry.value for entry in entries), "")
    if not place:
        return None
    board = EntryPoint(slug, place, GROUP).load()
    assert isinstance(board, Board), f"{place} is no Board"
    return board
