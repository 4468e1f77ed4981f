"""Who is there is told at a pace: nobody fills the streams of others by coming and going."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from robinsonade.server.database import Database
from robinsonade.tables.audience import PACE
from robinsonade.tables.presence import LEASE
from robinsonade.tables.reading_on import catch_up
from robinsonade.tables.rooms import PING_SECONDS
from robinsonade.tables.store import Sign
from robinsonade.tables.stream import Stream
from tests.server.inside import Browser, Inside

AWAY = 3.0
Story = Callable[[Inside, Browser, Browser, str], Awaitable[None]]


def tell(story: Story, folder: Path) -> None:
    """Two people at a table whose clock goes on while somebody waits for it."""

    async def whole() -> None:
        async with Inside(folder, away_seconds=AWAY) as inside:
            host, guest = inside.browser(), inside.browser()
            created = await host.create("here", "link", seed=1, options={"first": "1"})
            await guest.claim(created["links"]["1"])
            await story(inside, host, guest, str(created["id"]))

    asyncio.run(whole())


async def pass_time(inside: Inside, game: str, seconds: float) -> None:
    """What is due in this time is told then."""
    audience = (await inside.room(game)).audience
    end = inside.clock.now + seconds
    while (due := audience.due()) is not None and due <= end:
        inside.clock.now = max(inside.clock.now, due)
        audience.look_round()
    inside.clock.now = end


def told(stream: Stream) -> list[bytes]:
    """The messages about seats since the last time."""
    return [message for message in stream.take() if message.startswith(b"event: presence")]


def test_who_comes_and_goes_quickly_is_told_of_once(tmp_path: Path) -> None:
    async def story(inside: Inside, host: Browser, guest: Browser, game: str) -> None:
        own = await host.listen(game)
        room = await inside.room(game)
        await pass_time(inside, game, 10)
        told(own)
        for _ in range(500):
            stream = await guest.listen(game)
            await pass_time(inside, game, 0.01)
            room.audience.leave(stream)
            await pass_time(inside, game, 0.01)
        [came] = told(own)
        assert came.count(b'"online":true') == 2
        gone = inside.clock.now - 0.01
        assert (await host.state(game))["seats"][1]["online"]
        await pass_time(inside, game, AWAY)
        [left] = told(own)
        assert b'"away_since":%.2f' % gone in left
        await pass_time(inside, game, 60)
        assert told(own) == []

    tell(story, tmp_path)


def test_nor_does_the_slowest_way_to_do_it_fill_a_stream(tmp_path: Path) -> None:
    """Away just long enough to count, then back at once: each time both are told, and no more."""

    async def story(inside: Inside, host: Browser, guest: Browser, game: str) -> None:
        own = await host.listen(game)
        room = await inside.room(game)
        told(own)
        rounds = 20
        for _ in range(rounds):
            room.audience.leave(await guest.listen(game))
            await pass_time(inside, game, AWAY)
        await pass_time(inside, game, AWAY + PACE)
        assert 0 < len(told(own)) <= 2 * rounds

    tell(story, tmp_path)


def test_what_is_settled_again_and_again_is_told_together(tmp_path: Path) -> None:
    """Whoever made the table hands a seat over and back; all learn how it stands in the end."""

    async def story(inside: Inside, host: Browser, guest: Browser, game: str) -> None:
        await host.listen(game)
        watching = await guest.listen(game)
        await pass_time(inside, game, 10)
        told(watching)
        for _ in range(10):
            await host.post(f"/{game}/seats/1/hand-over")
            await host.post(f"/{game}/seats/1/give-back")
        await host.post(f"/{game}/patience", seconds=60)
        await pass_time(inside, game, PACE)
        first, last = told(watching)
        assert b'"stand_in":"greedy"' in first
        assert b'"stand_in":"greedy"' not in last
        assert b'"patience":60' in last

    tell(story, tmp_path)


def test_a_sign_of_life_that_is_stored_tells_nobody_what_else_was(tmp_path: Path) -> None:
    """Another process reads all of a seat because its person settled how to be asked, which is
    nobody else's business; whoever had just come back was told that something was read."""

    async def story(inside: Inside, host: Browser, guest: Browser, game: str) -> None:
        own = await host.listen(game)
        await guest.listen(game)  # what is stored of that is older
        room = await inside.room(game)
        await pass_time(inside, game, 10)
        told(own)
        await inside.store.change_own_seat(game, 1, guest.secret_hash, asking="never")
        await catch_up(room)
        assert room.asking.wish(1) == "never"
        await pass_time(inside, game, 10)
        assert not own.take()
        assert not (await host.post(f"/{game}/patience", seconds=60)).is_error
        assert told(own)

    tell(story, tmp_path)


def test_who_stays_at_another_process_is_there_as_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a minute in which nothing happened they were shown as away; what they did then, which
    nobody else was to notice, brought them back."""

    async def story(inside: Inside, host: Browser, guest: Browser, game: str) -> None:
        monkeypatch.setattr(Database, "is_shared", True)
        own = await host.listen(game)
        room = await inside.room(game)

        async def sign_of_another() -> None:
            await inside.store.sign([Sign(game, 1, inside.clock.now + LEASE, is_news=False)])

        await sign_of_another()
        await catch_up(room)
        await pass_time(inside, game, LEASE / 2)
        await sign_of_another()
        told(own)
        for _ in range(3):
            await pass_time(inside, game, PING_SECONDS)
            inside.rooms.beat()
            while reading := list(inside.rooms.news.tasks.values()):
                await asyncio.gather(*reading)
        assert not told(own)
        assert (await host.state(game))["seats"][1]["online"]
        await pass_time(inside, game, LEASE)
        inside.rooms.beat()  # the other process has died
        assert not (await host.state(game))["seats"][1]["online"]

    tell(story, tmp_path)
