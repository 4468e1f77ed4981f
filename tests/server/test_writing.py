"""How commands get into the database: each is told truly what became of it."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, delete

from robinsonade.server.database import is_database_trouble
from robinsonade.server.schema import GAME, HOLDING, SEAT
from robinsonade.server.writing import write
from robinsonade.tables.store import Addition
from robinsonade.tables.timeline import CHOICE, Command
from tests.server.inside import Inside


@pytest.mark.parametrize(
    "address",
    ["sqlite:////nowhere/games.sqlite3", "postgresql+psycopg://127.0.0.1:1/x"],
    ids=["sqlite", "postgres"],
)
def test_a_database_out_of_reach_is_trouble_with_the_database(address: str) -> None:
    """Otherwise bots would stop for good, and people would read that the server is broken."""

    async def story() -> None:
        addition = Addition("game", Command(1, CHOICE, 0, "choice"))
        with pytest.raises(Exception) as raised:
            write(create_engine(address), [addition])
        assert is_database_trouble(raised.value)

    asyncio.run(story())


def test_of_two_commands_for_one_version_one_is_stored(tmp_path: Path) -> None:
    """Also if they come at the same moment and are written together."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            game = (await inside.browser().create("here", "here", seed=1))["id"]
            one, other = [Addition(game, Command(1, CHOICE, 0, name)) for name in ("%s", "?")]
            results = [*await asyncio.gather(inside.store.add(one), inside.store.add(other))]
            [stored] = await inside.store.commands_of(game, 0)
            assert (results, stored.choice) == ([True, False], "%s")

    asyncio.run(story())


def test_who_no_longer_waits_has_still_been_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            game = (await inside.browser().create("here", "here", seed=1))["id"]
            one, other = [Addition(game, Command(1, CHOICE, 0, name)) for name in ("a", "b")]
            waiting = asyncio.gather(inside.store.add(one), inside.store.add(other))
            await asyncio.sleep(0)
            one.stored.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await waiting
            assert await other.stored is False
            [stored] = await inside.store.commands_of(game, 0)
            assert stored.choice == "a"

    asyncio.run(story())


def test_a_game_that_is_gone_takes_no_other_along(tmp_path: Path) -> None:
    """Commands that are written together were refused together, if the game of one of them had
    been deleted meanwhile: again and again, as often as somebody played on there."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            gone, whole = [(await browser.create("here", "here", seed=1))["id"] for _ in "12"]
            [choice, _] = [
                (await browser.state(game))["decision"]["choices"][0]["id"]
                for game in (gone, whole)
            ]
            forget(inside.store.plain_engine, gone)
            answers = await asyncio.gather(
                *[
                    browser.post(f"/{game}/choices", expected_seq=0, choice=choice)
                    for game in (gone, whole)
                ]
            )
            assert [answer.status_code for answer in answers] == [503, 200]
            again = await browser.post(f"/{gone}/choices", expected_seq=0, choice=choice)
            assert (again.status_code, again.json()["key"]) == (404, "no-such-game")

    asyncio.run(story())


def forget(engine: Engine, game: str) -> None:
    with engine.begin() as connection:
        for table in (SEAT, HOLDING):
            connection.execute(delete(table).where(table.c.game_id == game))
        connection.execute(delete(GAME).where(GAME.c.id == game))
