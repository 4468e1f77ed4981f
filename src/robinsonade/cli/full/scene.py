"""What the full screen shows: a game that is played, a puzzle, a game that is told again."""

from __future__ import annotations

from typing import Final, Protocol

from robinsonade.cli.boards.board import Board
from robinsonade.cli.full.face import Face
from robinsonade.kernel.game import Game
from robinsonade.text import Texts

# By key: the line that it says, and the key of its description; without one it is not shown.
Keys = dict[str, tuple[str, str]]

CONVERSING: Final[Keys] = {
    "u": ("u", "cli-full-key-undo"),
    "question_mark": ("?", "cli-full-key-rules"),
    "i": ("i", "cli-full-key-hint"),
    "p": ("p", "cli-full-key-pass"),
    "h": ("h", "cli-full-key-help"),
    "w": ("w", ""),
    "r": ("r", ""),
    "f": ("f", ""),
    "c": ("c", ""),
    "U": ("u!", ""),
    "P": ("pp", ""),
}
LEAVE: Final = "q"
SPACE: Final = "space"  # the only key that is called otherwise in other languages


class Scene(Protocol):
    """Runs in a thread of its own: says lines to its screen, and asks there for lines."""

    texts: Texts
    screen: Face
    board: Board
    keys: Keys
    converses: bool  # does it understand whatever somebody types?

    @property
    def game(self) -> Game: ...

    @property
    def is_kept(self) -> bool:
        """Can it be gone on with another time?"""

    def run(self) -> None:
        """Until its end, or until somebody leaves."""
