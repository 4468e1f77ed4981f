"""Whoever hangs up in the middle, or goes on sending: nothing breaks, and nobody stays behind."""

import asyncio
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from uvicorn import Config
from uvicorn.server import ServerState

from robinsonade.server.connection import connection_with
from tests.server.inside import Browser, Inside
from tests.server.test_nobody_blocks import at_table
from tests.server.test_silent_readers import Clogged

HASTE = b"GET /%d HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line(Clogged):
    """A transport that takes what it gets, as long as somebody is there."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_lost = False

    def write(self, data: bytes) -> None:
        if self.is_lost:
            raise RuntimeError("unable to perform operation: the handler is closed")
        self.written.append(data)

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


@pytest.mark.parametrize("requests", [1, 2, 3])
def test_requests_that_were_overtaken_learn_that_nobody_is_there(requests: int) -> None:
    """Several requests at once, then the line is cut: the one under way ends as well, and nothing
    is written to a line that is gone."""

    async def story() -> None:
        ended: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            while (await receive())["type"] != "http.disconnect":
                pass
            await send({"type": "http.response.body", "body": b"too late", "more_body": True})
            ended.append(scope["path"])

        config = Config(app=app, log_config=None)
        config.load()
        state = ServerState()
        connection = connection_with(20, 60)(config, state, {}, asyncio.get_running_loop())
        line: Any = Line()
        connection.connection_made(line)
        connection.data_received(b"".join([HASTE % number for number in range(requests)]))
        for _ in range(5):
            await asyncio.sleep(0)
        line.is_lost = True
        connection.connection_lost(ConnectionResetError())
        for _ in range(5):
            await asyncio.sleep(0)
        assert ended == ["/0"]
        assert not state.tasks

    asyncio.run(story())


async def ask(inside: Inside, who: Browser, path: str, bodies: list[bytes]) -> tuple[int, bytes]:
    """A request whose body goes on and on."""
    scope = who.asks(path)
    status = 0
    got: list[bytes] = []
    begun = asyncio.Event()

    async def receive() -> dict[str, Any]:
        await begun.wait()
        if bodies:
            return {"type": "http.request", "body": bodies.pop(0), "more_body": True}
        await asyncio.Event().wait()
        return {}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)
        got.append(message.get("body", b""))
        begun.set()
        await asyncio.sleep(0)

    await inside.app(scope, receive, send)
    return status, b"".join(got)


def test_who_sends_on_and_on_is_no_reader(tmp_path: Path) -> None:
    """Of a stream: it is closed, and nobody is shown as present."""

    async def story() -> None:
        async with Inside(tmp_path, largest_body=1000) as inside:
            host, guest, game = await at_table(inside)
            await ask(inside, host, f"/api/games/{game}/events", [b"x" * 600, b"x" * 600])
            assert (await inside.room(game)).audience.streams == set()
            assert (await guest.state(game))["seats"][0]["online"] is False

    asyncio.run(story())


def test_who_sends_on_and_on_gets_half_a_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path, largest_body=1000) as inside:
            host, _, _ = await at_table(inside)
            with capture_logs() as logs:
                await ask(inside, host, "/api/games/export", [b"x" * 600, b"x" * 600])
            assert [entry["event"] for entry in logs] == ["visitor-sends-on"]

    asyncio.run(story())


def test_a_database_that_fails_in_the_middle_of_a_file(tmp_path: Path) -> None:
    """Before the first byte it is said; later the file ends, and the log has the true cause."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            host, _, _ = await at_table(inside)
            await host.create("here", "here", seed=2)
            whole = await host.get("/export")
            assert len(zipfile.ZipFile(BytesIO(whole.content)).namelist()) == 3
            store: Any = inside.rooms.services.store
            asked, calm = 0, store.title_of

            async def title_of(game_id: str) -> Any:
                nonlocal asked
                asked += 1
                if asked > good:
                    raise OperationalError("gone", None, Exception())
                return await calm(game_id)

            store.title_of = title_of
            good = 0
            answer = await host.get("/export")
            assert (answer.status_code, answer.json()["key"]) == (503, "no-database")
            asked, good = 0, 1
            with capture_logs() as logs:
                status, _ = await ask(inside, host, "/api/games/export", [])
            assert status == 200
            assert [(entry["event"], entry["kind"]) for entry in logs] == [
                ("database-trouble", "OperationalError")
            ]

    asyncio.run(story())
