"""How tables look in a terminal, made from views only."""

from __future__ import annotations

from robinsonade.cli.boards import forbidden_island, generic, naufragos, papua, robinson_crusoe
from robinsonade.cli.boards.board import Board
from robinsonade.kernel.game import Game

__all__ = ["Board", "board_of"]

DRAWN: dict[str, Board] = {
    "forbidden-island": forbidden_island.BOARD,
    "naufragos": naufragos.BOARD,
    "papua": papua.BOARD,
    "robinson-crusoe": robinson_crusoe.BOARD,
}


def board_of(game: Game) -> Board:
    """The board drawn for this game, or the one that can show any game."""
    return DRAWN.get(game.slug, generic.BOARD)
