"""Games that nobody watches are forgotten in memory; never from under somebody's feet."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from robinsonade.kernel.refusal import Refused
from robinsonade.tables import telling
from robinsonade.tables.records import GameRecord
from robinsonade.tables.room import Room
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


@pytest.mark.parametrize("waits", [True, False])
def test_a_game_that_is_read_while_it_is_made_is_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waits: bool
) -> None:
    """Whoever looks through the stored games, as after a start, may meet one that is just being
    made: its bots would stop where the other of the two rooms is further."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            rooms, add_game = inside.rooms, inside.store.add_game
            reading: list[asyncio.Task[Room]] = []

            async def add_and_read(record: GameRecord, *more: Any) -> None:
                await add_game(record, *more)
                reading.append(asyncio.create_task(rooms.get(record.id)))
                if waits:
                    await reading[0]

            monkeypatch.setattr(inside.store, "add_game", add_and_read)
            host = inside.browser()
            game = (await host.create("here", "greedy", seed=4))["id"]
            assert await reading[0] is rooms.live[game]
            for _ in range(3):
                assert await inside.bots(game) is await reading[0]
                assert (await host.choose_first(game)).status_code == 200

    asyncio.run(story())
