"""What other processes tell of games: one that is busy keeps no other waiting."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

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
