"""The tool that kills servers notices what is lost, doubled or left out."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tools.bench_server import Server
from tools.kill_server import Game, Siege, is_here

NOWHERE: Any = None


class Kept(Siege):
    """A siege that is over: only its logs are left."""

    def __init__(self, stored: dict[int, Any]) -> None:
        super().__init__("", 1, 1, 0)
        self.log = stored

    async def stored(self, game: Game, server: Server) -> dict[int, Any]:
        return self.log


@pytest.mark.parametrize(
    ("stored", "lost", "doubled", "kept"),
    [
        ({1: ("choice", "a"), 2: ("undo", None)}, 0, 0, 0),
        ({1: ("choice", "a"), 2: ("undo", None), 3: ("choice", "b")}, 0, 0, 1),
        ({1: ("choice", "a")}, 2, 0, 0),  # and somebody was told of it
        ({1: ("choice", "x"), 2: ("undo", None)}, 1, 0, 0),
        ({1: ("choice", "a"), 2: ("undo", None), 3: ("choice", "c")}, 0, 1, 0),
        ({1: ("choice", "a"), 2: ("undo", None), 4: ("choice", "b")}, 0, 2, 0),
    ],
)
def test_each_promise_is_looked_for(
    stored: dict[int, Any], lost: int, doubled: int, kept: int
) -> None:
    siege = Kept(stored)
    game = Game("x", "", 0, told=[2])
    game.promised = {1: ("choice", "a"), 2: ("undo", None)}
    game.unanswered = {3: [("choice", "b")]}
    asyncio.run(siege.check(game, NOWHERE))
    found = siege.figures
    assert (found.lost, found.doubled, found.unanswered_kept) == (lost, doubled, kept)


def test_nothing_is_lost_by_a_kill(tmp_path: Path) -> None:
    """One kill; the tool itself is for many."""
    siege = Siege(str(tmp_path / "games.sqlite3"), 1, 2, seed=1)
    found = asyncio.run(siege.run(kills=1))
    assert found.kills == 1
    assert found.streams == 2
    assert (found.lost, found.doubled, found.gaps) == (0, 0, 0)


def test_only_databases_of_this_machine() -> None:
    assert is_here("postgresql://me:pass@127.0.0.1:5433/games")
    assert not is_here("postgresql://me@192.0.2.1/games")
