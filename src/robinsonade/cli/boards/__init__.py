"""How tables look in a terminal, made from views only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from robinsonade.cli.boards import forbidden_island, generic
from robinsonade.cli.screen import Screen
from robinsonade.kernel.game import Game

# Shows a view; the last argument asks for a drawn grid if there is room for it.
Board = Callable[[Screen, dict[str, Any], bool], None]

DRAWN: dict[str, Board] = {"forbidden-island": forbidden_island.show}


def board_of(game: Game) -> Board:
    """The board drawn for this game, or the one that can show any game."""
    return DRAWN.get(game.slug, generic.show)
