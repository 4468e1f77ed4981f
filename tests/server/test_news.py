"""What other processes tell of games: one that is busy keeps no other waiting."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from robinsonade.tables.store import Addition
from robinsonade.tables.timeline import CHOICE, Command
from tests.patience import PATIENCE
from tests.server.inside import Inside


def test_a_busy_game_keeps_no_other_from_news(tmp_path: Path) -> None:
    """Somebody's choice there is tried first, or never ends: all others are told at once."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            host = inside.browser()
            busy, other = [(await host.create("here", "here", seed=n))["id"] for n in (1, 2)]
            stream = await host.listen(other)
            offer = (await host.state(other))["decision"]["choices"]
            choice = Command(1, CHOICE, offer[0]["seat"], offer[0]["id"])
            assert await inside.store.add(Addition(other, choice))

            async def notices() -> AsyncIterator[str]:
                yield f"{busy} 1"
                yield f"{busy}"
                yield f"{other} 1"
                await asyncio.Event().wait()

            store: Any = inside.store
            store.notices = notices
            async with (await inside.room(busy)).lock, asyncio.timeout(PATIENCE):
                listening = asyncio.create_task(inside.rooms.listen())
                while b"event: step" not in await stream.read():
                    pass
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    asyncio.run(story())


@pytest.mark.parametrize("told", ["", "1", "everything"])
def test_what_is_told_of_a_game_while_it_is_read_is_not_missed(told: str, tmp_path: Path) -> None:
    """It was read as it had stood before: choices would be made at a table that was closed, and who
    watches it here would not see what was done elsewhere until something else happens there."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            host = inside.browser()
            game = (await host.create("here", "here", seed=1))["id"]
            [offer, *_] = (await host.state(game))["decision"]["choices"]
            inside.rooms.live.pop(game).close()
            store: Any = inside.store
            read, notices = store.commands_of, asyncio.Queue[str]()

            async def hear() -> AsyncIterator[str]:
                while True:
                    yield await notices.get()

            async def read_and_be_told(game_id: str, after: int) -> list[Command]:
                found: list[Command] = await read(game_id, after)
                if not found:
                    choice = Command(1, CHOICE, offer["seat"], offer["id"])
                    assert await store.add(Addition(game, choice))
                    await store.change_game(game, closed=inside.clock.now)
                    notices.put_nowait("" if told == "everything" else f"{game} {told}".strip())
                    await asyncio.sleep(0)
                    await asyncio.sleep(0)
                return found

            store.notices, store.commands_of = hear, read_and_be_told
            listening = asyncio.create_task(inside.rooms.listen())
            room = await inside.room(game)
            await asyncio.gather(*inside.rooms.news.tasks.values())
            assert (room.timeline.version, room.record.closed) == (1, inside.clock.now)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    asyncio.run(story())


def test_a_busy_game_keeps_no_other_from_patience(tmp_path: Path) -> None:
    """Where something is being done nobody is late, and nobody waits for the end of it."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            host = inside.browser()
            busy = (await host.create("here", "link", seed=1, patience=30))["id"]
            inside.clock.now += 100
            store: Any = inside.store
            store.is_postgres = True  # others may serve the same games
            room = await inside.room(busy)
            async with room.lock, asyncio.timeout(PATIENCE):
                await inside.rooms.run_out_of_patience()
            store.is_postgres = False

    asyncio.run(story())
