"""Readers that never read: little is kept for them, and they are not there for ever."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from robinsonade.server.connection import SEND_BUFFER, connection_with
from robinsonade.tables.stream import AGAIN, PING, Stream
from tests.server.inside import Browser, Inside
from tests.server.test_nobody_blocks import at_table, tell

WATCHED = 300.0  # seconds after which a reader has to come again


def test_little_waits_for_a_reader() -> None:
    """Counted in bytes as well as in messages; who is cut off leaves nothing behind."""
    stream = Stream(None, frozenset(), 100, most_bytes=1000)
    stream.put(b"x" * 2000)  # alone it may be as long as it is
    assert stream.size == 2000
    stream.put(b"y")
    assert not stream.is_open
    assert (stream.size, stream.messages) == (0, [])
    stream = Stream(None, frozenset(), 3)
    for _ in range(4):
        stream.put(b"x")
    assert (stream.is_open, stream.size) == (False, 0)


def test_what_is_read_makes_room() -> None:
    async def story() -> None:
        stream = Stream(None, frozenset(), 100, most_bytes=1000)
        for _ in range(20):
            stream.put(b"x" * 900)
            assert await stream.read() == b"x" * 900
        assert (stream.is_open, stream.size) == (True, 0)

    asyncio.run(story())


class Page:
    """A page with a stream, whose network takes nothing any more from a sort of message on."""

    def __init__(self, inside: Inside, who: Browser, game: str, stuck_at: str) -> None:
        scope = who.asks(f"/api/games/{game}/events")
        self.stuck_at = stuck_at
        self.is_stuck = asyncio.Event()
        self.reads_on = asyncio.Event()
        self.got = b""
        self.task = asyncio.create_task(inside.app(scope, self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()  # it never hangs up
        return {}

    async def send(self, message: Any) -> None:
        if message["type"] == self.stuck_at:
            self.is_stuck.set()
            await self.reads_on.wait()
        self.got += message.get("body", b"")


async def ask_for_stream(inside: Inside, who: Browser, game: str) -> asyncio.Task[None]:
    """A page whose network takes the head and the first words, and then nothing any more."""
    page = Page(inside, who, game, "http.response.body")
    await page.is_stuck.wait()
    return page.task


def test_who_reads_late_gets_nothing_of_a_seat_that_was_lost(tmp_path: Path) -> None:
    """Not even the head of the stream was taken when the seat moved to another browser."""

    async def story(inside: Inside) -> None:
        host, thief, guest = [inside.browser() for _ in range(3)]
        created = await host.create("here", "link", seed=5, game="papua")
        first = await thief.claim(created["links"]["1"])
        page = Page(inside, thief, created["id"], "http.response.start")
        await page.is_stuck.wait()
        known = (await thief.state(created["id"]))["version"]
        assert (await guest.claim(first.json()["link"])).json()["moved"]
        assert (await guest.choose_first(created["id"])).status_code == 200
        page.reads_on.set()
        await page.task
        told = [json.loads(line[6:]) for line in page.got.split(b"\n") if line[:5] == b"data:"]
        assert [state["version"] for state in told] == [known]

    tell(story, tmp_path)


def test_who_never_reads_is_not_there_for_ever(tmp_path: Path) -> None:
    """The connection stays open and takes nothing: neither memory nor presence follow it."""

    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        task = await ask_for_stream(inside, guest, game)
        room = await inside.room(game)
        [stream] = room.audience.streams
        inside.clock.now += WATCHED - 1
        room.audience.beat()
        assert (await host.state(game))["seats"][1]["online"] is True
        inside.clock.now += 1
        room.audience.beat()  # come again!
        assert stream.is_asked
        room.audience.beat()
        assert (room.audience.streams, stream.size) == (set(), 0)
        seat = (await host.state(game))["seats"][1]
        assert (seat["online"], seat["away_since"]) == (False, inside.clock.now)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    tell(story, tmp_path)


def test_too_much_for_who_never_reads(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path, stream_bytes=30_000) as inside:
            host, guest, game = await at_table(inside)
            task = await ask_for_stream(inside, host, game)
            room = await inside.room(game)
            [stream] = room.audience.streams
            while stream.is_open:
                assert stream.size <= 30_000
                who = guest if (await guest.state(game))["decision"]["waiting"] == [1] else host
                assert (await who.choose_first(game)).status_code == 200
            assert (room.audience.streams, stream.size) == (set(), 0)
            assert (await guest.state(game))["seats"][0]["online"] is False
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(story())


def test_who_reads_comes_again_in_time() -> None:
    stream = Stream(None, frozenset(), 100, opened=0.0)
    said = []
    for now in (15.0, 285.0, 300.0):
        stream.beat(now, WATCHED)
        said += stream.take()
    assert said == [PING, PING, AGAIN]
    stream.beat(315.0, WATCHED)
    assert not stream.is_open


class Clogged:
    """A transport that never gets rid of anything."""

    def __init__(self) -> None:
        self.buffers: list[int] = []
        self.aborted = False
        self.peer = ("127.0.0.1", 1)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self if name == "socket" else default

    def setsockopt(self, level: int, option: int, value: int) -> None:
        self.buffers.append(value)

    def getsockname(self) -> tuple[str, int]:
        return "127.0.0.1", 1

    def getpeername(self) -> tuple[str, int]:
        return self.peer

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


class Timers:
    """Stands in for a loop: remembers what is to be done when."""

    def __init__(self) -> None:
        self.waiting: dict[float, Any] = {}

    def call_later(self, seconds: float, deed: Any) -> Any:
        self.waiting[seconds] = deed
        return asyncio.TimerHandle(seconds, deed, (), asyncio.get_running_loop())


async def no_app(scope: Any, receive: Any, send: Any) -> None:
    """Nobody gets as far as that."""


@pytest.mark.parametrize("reads_on", [True, False])
def test_a_clogged_connection_is_cut(reads_on: bool) -> None:
    """The system keeps a little for it, and after a while the whole connection ends."""

    async def story() -> None:
        timers: Any = Timers()
        transport = Clogged()
        config = Config(app=no_app)
        config.load()
        connection = connection_with(20, 60)(config, ServerState(), {}, timers)
        connection.connection_made(transport)
        assert transport.buffers == [SEND_BUFFER]
        connection.pause_writing()
        timer = connection.write_timer
        assert timer is not None
        if reads_on:
            connection.resume_writing()
            assert timer.cancelled()
        else:
            timers.waiting[60]()
            assert transport.aborted

    asyncio.run(story())
