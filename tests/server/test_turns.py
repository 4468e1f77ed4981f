"""Many who write at once keep nobody waiting for more than a moment."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, event

from tests.patience import PATIENCE, Patience
from tests.server.inside import Browser, Inside

MANY = 15  # requests at once, each at a table of its own
Asking = Coroutine[Any, Any, httpx.Response]


class Crowd:
    """Somebody settles one thing at each of many tables, at the same moment."""

    def __init__(self, inside: Inside, patch: pytest.MonkeyPatch) -> None:
        self.inside = inside
        self.order: list[str] = []  # what was written
        self.arrived = 0  # at the store
        self.open = self.most_open = 0  # transactions that have begun to write
        store = inside.store
        for name in ("change_game", "name_seat", "add"):
            patch.setattr(store, name, self.counting(name, getattr(store, name)))
        engine = store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", self.begun)
        event.listen(engine, "commit", self.committed)

    def counting(self, name: str, deed: Any) -> Any:
        async def counted(*facts: Any, **more: Any) -> Any:
            self.arrived += 1
            found = await deed(*facts, **more)
            self.order.append(name)
            return found

        return counted

    def begun(self, *facts: Any) -> None:
        if facts[2].startswith("UPDATE"):
            self.open += 1
            self.most_open = max(self.open, self.most_open)

    def committed(self, _: Any) -> None:
        self.open -= 1

    async def before(self, deed: str, asking: Asking) -> int:
        """How much of the crowd's is written before that of somebody else, who came last."""
        crowd = at(self.inside, "192.0.2.1")
        tables = [(await crowd.create("here", "here", seed=1))["id"] for _ in range(MANY)]
        self.open = self.most_open = 0
        release = lock(self.inside.store.plain_engine)
        settling = [
            asyncio.create_task(crowd.post(f"/{table}/patience", seconds=30)) for table in tables
        ]
        await self.wait_for(MANY)
        other = asyncio.create_task(asking)
        await self.wait_for(MANY + 1)
        release()
        answers = await asyncio.gather(other, *settling)
        assert {answer.status_code for answer in answers} <= {200, 204}
        assert len(self.order) == MANY + 1
        return self.order.index(deed)

    async def wait_for(self, many: int) -> None:
        patience = Patience()
        while self.arrived < many:
            patience.spend(self.arrived)
            await asyncio.sleep(0)


def at(inside: Inside, address: str) -> Browser:
    browser = inside.browser()
    transport = httpx.ASGITransport(inside.app, client=(address, 1))
    browser.client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
    return browser


def lock(engine: Engine) -> Any:
    """Let nobody write until this is called."""
    connection = engine.raw_connection()
    connection.cursor().execute("BEGIN IMMEDIATE")

    def release() -> None:
        connection.rollback()
        connection.close()

    return release


def test_a_choice_waits_for_one_other_who_writes_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite lets one write, and who finds it locked sleeps and tries again: beside fifteen tables
    where somebody settled one thing after the other, a choice took seconds."""

    async def story() -> None:
        async with Inside(tmp_path, database_seconds=PATIENCE) as inside:
            guest = at(inside, "192.0.2.2")
            game = (await guest.create("here", "here", seed=1))["id"]
            choice = (await guest.state(game))["decision"]["choices"][0]["id"]
            choosing = guest.post(f"/{game}/choices", expected_seq=0, choice=choice)
            crowd = Crowd(inside, monkeypatch)
            assert await crowd.before("add", choosing) <= 1
            assert crowd.most_open == 1

    asyncio.run(story())


def test_all_who_write_have_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much one of them writes."""

    async def story() -> None:
        async with Inside(tmp_path, database_seconds=PATIENCE) as inside:
            guest = at(inside, "192.0.2.2")
            game = (await guest.create("here", "here", seed=1))["id"]
            naming = guest.post(f"/{game}/seats/0/name", name="Friday")
            assert await Crowd(inside, monkeypatch).before("name_seat", naming) <= 2

    asyncio.run(story())


def test_all_who_do_something_at_one_table_have_their_turn(tmp_path: Path) -> None:
    """A guest who had sent two hundred and fifty names kept it for four seconds."""

    async def story() -> None:
        async with Inside(tmp_path, database_seconds=PATIENCE) as inside:
            host, guest = at(inside, "192.0.2.1"), at(inside, "192.0.2.2")
            made = await host.create("here", "link", seed=1)
            game, done = made["id"], list[str]()
            assert (await guest.claim(made["links"]["1"])).status_code == 200
            waiting = (room := await inside.room(game)).lock.free.waiting

            async def name(who: Browser, seat: int, name: str) -> None:
                await who.post(f"/{game}/seats/{seat}/name", name=name)
                done.append(name)

            async def arrived(address: str, many: int) -> None:
                patience = Patience()
                while len(waiting.get(address, ())) < many:
                    patience.spend(0)
                    await asyncio.sleep(0)

            async with asyncio.TaskGroup() as tasks, room.lock:
                for number in range(MANY):
                    tasks.create_task(name(guest, 1, f"Friday {number}"))
                await arrived("192.0.2.2", MANY)
                tasks.create_task(name(host, 0, "Robinson"))
                await arrived("192.0.2.1", 1)
            assert done.index("Robinson") <= 2

    asyncio.run(story())
