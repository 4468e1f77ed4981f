"""What nobody needs any more is gone at once: to look for it would hold up every table."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.games import GAMES
from tests.server.inside import Inside
from tests.server.salon import Eyes, Salon, new_line

TITLES = [PEARLS, *GAMES.values()]


@pytest.fixture(autouse=True)
def no_search() -> Iterator[None]:
    """Nobody looks for garbage meanwhile."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.slug)
def test_what_was_told_before_a_choice_is_gone_after_it(game: Any) -> None:
    """It lay in a circle, with all views in it: about 140 things at each choice."""

    async def play() -> None:
        salon = Salon(new_line(game, game.fewest, 1))
        projection = ref(salon.room.projection)
        choice = salon.line.table.choices()[0]
        answer = await salon.command(Eyes(choice.seat), "choices", choice=choice.id)
        assert answer.status == 200
        assert projection() is None

    asyncio.run(play())


class Connection:
    """As those of the web server: it knows what was asked, and how to answer."""

    def __init__(self, scope: dict[str, Any]) -> None:
        self.scope = scope
        self.status = 0

    async def receive(self) -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(self, message: Any) -> None:
        self.status = message.get("status", self.status)


def test_an_answered_request_is_gone(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Inside(tmp_path) as inside:
            scope: dict[str, Any] = {
                "type": "http",
                "method": "GET",
                "path": "/healthz",
                "query_string": b"",
                "headers": [(b"host", b"localhost")],
                "client": ("127.0.0.1", 1),
            }
            connection = Connection(scope)
            await inside.app(scope, connection.receive, connection.send)
            assert connection.status == 200
            left = ref(connection)
            del connection, scope
            assert left() is None

    asyncio.run(ask())
