"""Who is there is told at a pace: nobody fills the streams of others by coming and going."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from robinsonade.tables.audience import PACE
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
