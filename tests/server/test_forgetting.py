"""Games that nobody watches are forgotten in memory; never from under somebody's feet."""

import asyncio
from pathlib import Path

import pytest

from robinsonade.kernel.refusal import Refused
from robinsonade.tables import telling
from robinsonade.tables.rooms import RECENT
from robinsonade.tables.visitor import visitor_of
from tests.server.inside import Browser, Inside


async def forget(inside: Inside, host: Browser, game: str) -> None:
    """So many others are asked for that there is no room for this one."""
    for number in range(RECENT):
        await host.create("here", "here", seed=number)
    assert game not in inside.rooms.live


def test_who_was_asked_for_just_now_is_not_forgotten(tmp_path: Path) -> None:
    """However many games are watched: whoever has asked may be on the way."""

    async def story() -> None:
        async with Inside(tmp_path, live_rooms=1) as inside:
            host = inside.browser()
            games = [(await host.create("here", "here", seed=n))["id"] for n in range(RECENT)]
            assert list(inside.rooms.live) == games

    asyncio.run(story())


def test_a_reader_who_comes_too_late_comes_again(tmp_path: Path) -> None:
    """The room is not the one in which things happen now: the stream must not stay there."""

    async def story() -> None:
        async with Inside(tmp_path, live_rooms=1) as inside:
            host = inside.browser()
            game = (await host.create("here", "here", seed=1))["id"]
            visitor = await visitor_of(await inside.room(game), host.secret_hash, None)
            await forget(inside, host, game)
            stream = telling.new_stream(visitor)
            await telling.join(visitor, stream)
            assert not stream.is_open

    asyncio.run(story())


def test_nothing_is_done_in_a_room_that_was_forgotten(tmp_path: Path) -> None:
    """Otherwise nobody who watches the game would be told."""

    async def story() -> None:
        async with Inside(tmp_path, live_rooms=1) as inside:
            host = inside.browser()
            game = (await host.create("here", "here", seed=1))["id"]
            old = await inside.room(game)
            choice = old.timeline.table.choices()[0]
            await forget(inside, host, game)
            with pytest.raises(Refused, match="put away"):
                await old.choose({choice.seat}, old.expected({choice.seat}), choice.id)
            assert (await host.choose_first(game)).status_code == 200

    asyncio.run(story())
