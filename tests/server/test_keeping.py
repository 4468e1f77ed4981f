"""How long games are kept, and taking all of one's own along."""

import asyncio
import io
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from robinsonade.cli.app import app
from robinsonade.games import GAMES
from robinsonade.kernel.match import replay
from robinsonade.server import tidying
from robinsonade.server.schema import COMMAND
from robinsonade.server.store import Store
from robinsonade.server.tidying import DAY, find_old, forget_old
from robinsonade.tables.records import GameRecord
from tests.server.house import TITLE
from tests.server.inside import NOON, Inside
from tests.server.test_nobody_blocks import at_table, tell

TABLES = ("game", "seat", "holding", "command", "snapshot")


async def three_games(folder: Path) -> tuple[str, str, str]:
    """A finished game, one where nothing is done any more, and one that goes on; days apart."""
    async with Inside(folder) as inside:
        host = inside.browser()
        first = (await host.create("random", "random", seed=1))["id"]
        await inside.bots(first)
        second = (await host.create("here", "here", seed=2))["id"]
        third = (await host.create("here", "here", seed=3))["id"]
        inside.clock.now += 10 * DAY
        await host.choose_first(third)
        return first, second, third


def counts(store: Store) -> dict[str, int]:
    with store.plain_engine.connect() as connection:
        return {
            table: int(connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() or 0)
            for table in TABLES
        }


def test_old_games_are_found_and_forgotten(tmp_path: Path) -> None:
    first, second, third = asyncio.run(three_games(tmp_path))
    store = Store(str(tmp_path / "games.sqlite3"))
    before = counts(store)
    now = NOON + 15 * DAY
    for finished, idle, found in (
        (None, None, []),  # nothing by default
        (14, None, [first]),
        (16, None, []),
        (None, 14, [second]),
        (14, 14, [first, second]),
        (1, 1, [first, second, third]),
        (1, 5.5, [first, second]),
    ):
        assert {old.id for old in find_old(store, now, finished, idle)} == set(found)
    assert counts(store) == before
    assert {old.id for old in forget_old(store, now, 14, 14)} == {first, second}
    assert [old.id for old in find_old(store, now, 0, 0)] == [third]
    left = counts(store)
    assert (left["game"], left["seat"], left["holding"], left["command"]) == (1, 2, 3, 1)
    store.thread.shutdown()
    store.plain_engine.dispose()


def test_a_game_at_which_something_is_done_just_then_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is acknowledged between finding it and deleting it is not lost."""

    async def story(inside: Inside) -> None:
        host = inside.browser()
        games = [(await host.create("here", "here", seed=seed))["id"] for seed in (1, 2)]
        look = tidying.unused

        def meanwhile(connection: Connection, ids: Sequence[str]) -> set[str]:
            row = {"game_id": games[1], "version": 1, "kind": "choice", "seat": 0}
            connection.execute(COMMAND.insert(), {**row, "made": NOON + 2 * DAY})
            return look(connection, ids)

        monkeypatch.setattr(tidying, "unused", meanwhile)
        gone = forget_old(inside.store, NOON + 2 * DAY, None, 1)
        assert [old.id for old in gone] == games[:1]
        assert len(await inside.store.commands_of(games[1], 0)) == 1

    tell(story, tmp_path)


def test_a_game_that_is_deleted_while_it_is_read_is_not_damaged(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host = inside.browser()
        game = (await host.create("here", "here", seed=1))["id"]
        inside.rooms.live.pop(game).close()
        find = inside.store.find_game

        async def find_and_lose(game_id: str) -> GameRecord | None:
            found = await find(game_id)
            forget_old(inside.store, NOON + DAY, None, 0)
            return found

        inside.store.find_game = find_and_lose  # type: ignore[method-assign]
        assert (await host.get(f"/{game}/state")).json()["key"] == "no-such-game"

    tell(story, tmp_path)


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        app(["tidy", *arguments])
    return int(ended.value.code or 0)


def test_the_command_looks_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The games are of 1970: older than a hundred days, younger than a hundred years and more."""
    first, second, third = asyncio.run(three_games(tmp_path))
    database = str(tmp_path / "games.sqlite3")
    base = ("--lang", "en", "--database", database)
    assert run(*base) == 0
    said = capsys.readouterr()
    assert said.err.startswith("All games are kept")
    assert said.out == "No game would be deleted.\n"
    assert run(*base, "--finished", "100", "--idle", "100000") == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{first}  {TITLE}, finished 1970-01-12",
        "One game would be deleted. Say --delete to do it.",
    ]
    for _ in range(2):  # looking changes nothing
        assert run(*base, "--idle", "100", "--json") == 0
        found = json.loads(capsys.readouterr().out)
        assert found["deleted"] is False
        assert [game["id"] for game in found["games"]] == [second, third]
    assert run("--lang", "es", "--database", database, "--idle", "100", "--delete") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Se han borrado 2 partidas."
    assert run(*base, "--idle", "0", "--finished", "0") == 0
    assert first in capsys.readouterr().out
    assert run("--lang", "en", "--database", str(tmp_path / "none.sqlite3")) == 2
    assert "cannot be used" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite3").exists()


def test_a_file_in_use_is_not_tidied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from robinsonade.server.file_lock import lock_database

    asyncio.run(three_games(tmp_path))
    database = str(tmp_path / "games.sqlite3")
    lock = lock_database(database)
    assert lock is not None
    assert run("--lang", "en", "--database", database, "--idle", "1", "--delete") == 2
    assert "is in use" in capsys.readouterr().err
    assert run("--lang", "en", "--database", database, "--idle", "1") == 0  # to look is allowed
    lock.close()


def unpacked(answer: httpx.Response) -> dict[str, Any]:
    assert answer.headers["content-type"] == "application/zip"
    assert "attachment" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        return {name: json.loads(archive.read(name)) for name in archive.namelist()}


def test_everything_one_holds_in_one_file(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, shared = await at_table(inside)
        alone = (await host.create("here", "here", seed=2))["id"]
        over = (await host.create("random", "random", seed=3))["id"]
        await inside.bots(over)
        formats = {
            name: file["format"]
            for name, file in unpacked(await host.get("/export")).items()
            if name != "index.json"
        }
        assert formats == {
            f"{TITLE}-{shared}.json": "robinsonade-log",
            f"{TITLE}-{alone}.json": "robinsonade-log",
            f"{TITLE}-{over}.json": "robinsonade-match",
        }
        assert (await host.state(alone))["open_seed"] is False
        files = unpacked(await host.post("/export"))
        assert files[f"{TITLE}-{shared}.json"]["format"] == "robinsonade-log"
        assert replay(GAMES[TITLE], files[f"{TITLE}-{alone}.json"]).table.seats == 2
        assert (await host.state(alone))["open_seed"] is True
        index = {entry["id"]: entry for entry in files["index.json"]}
        assert set(index) == {shared, alone, over}
        assert (index[shared]["seats"], index[shared]["manager"]) == ([0], True)
        # Everybody gets their own, and who has nothing gets an empty index.
        theirs = unpacked(await guest.post("/export"))
        assert set(theirs) == {f"{TITLE}-{shared}.json", "index.json"}
        assert theirs["index.json"][0]["manager"] is False
        assert unpacked(await inside.browser().get("/export")) == {"index.json": []}

    tell(story, tmp_path)


def test_nobody_looks_on_while_everything_is_saved(tmp_path: Path) -> None:
    """Through whose eyes is a question of one game. Asked here it was taken unseen: thousands of
    digits, which no seat has, were an error of the server."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            host = inside.browser()
            await host.create("here", "here", seed=1)
            for viewer in ("9" * 5_000, "7", "none"):
                answer = await host.get(f"/export?viewer={viewer}")
                assert (answer.status_code, answer.headers["content-type"]) == (
                    200,
                    "application/zip",
                )
                archive = zipfile.ZipFile(io.BytesIO(answer.content))
                [entry] = json.loads(archive.read("index.json"))
                assert entry["file"] in archive.namelist()

    asyncio.run(story())


def test_a_game_that_cannot_be_saved_is_named(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host = inside.browser()
        good = (await host.create("here", "here", seed=1))["id"]
        bad = (await host.create("here", "here", seed=2))["id"]
        del inside.rooms.live[bad]
        await inside.rooms.services.store.change_game(bad, options="{")
        files = unpacked(await host.post("/export"))
        index = {entry["id"]: entry for entry in files["index.json"]}
        assert f"{TITLE}-{good}.json" in files
        assert index[bad]["problem"]
        assert "file" not in index[bad]

    tell(story, tmp_path)


def test_a_deleted_game_is_gone_at_once(tmp_path: Path) -> None:
    """Also for a process that has it in memory, as soon as it is told."""

    async def story(inside: Inside) -> None:
        host = inside.browser()
        game = (await host.create("here", "here", seed=1))["id"]
        stream = await host.listen(game)
        assert len(forget_old(inside.store, NOON + DAY, None, 0)) == 1
        await inside.rooms.catch_up(await inside.room(game))
        assert not stream.is_open
        assert (await host.get(f"/{game}/state")).status_code == 404
        assert (await host.get("")).json() == []

    tell(story, tmp_path)
