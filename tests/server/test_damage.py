"""A game that cannot be loaded harms no other, is shown as damaged, and goes on where it can."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from robinsonade.server.schema import SNAPSHOT as SNAPSHOT_TABLE
from robinsonade.tables.audience import Audience
from robinsonade.tables.autoplay import Autoplay
from robinsonade.tables.presence import Presence
from robinsonade.tables.projection import Projection
from tests.server.house import Guest, House
from tests.server.inside import Inside
from tests.server.test_bad_input import check_problem

CORRUPT = {
    "options": "UPDATE game SET options = '{' WHERE id = ?",
    "seed": "UPDATE game SET seed = 'True' WHERE id = ?",
    "choice": "UPDATE command SET choice = '0.fly.moon' WHERE version = 3 AND game_id = ?",
    "kind": "UPDATE command SET choice = NULL, kind = 'agree' WHERE version = 3 AND game_id = ?",
    "gap": "DELETE FROM command WHERE version = 3 AND game_id = ?",
    "seats": "DELETE FROM seat WHERE game_id = ?",
}
UNMENDABLE = ("options", "seed", "seats")
SNAPSHOT = "UPDATE snapshot SET content = substr(content, 1, 200) WHERE game_id = ?"
UNFINISHED = """
    DELETE FROM command WHERE version > 3 AND game_id = ?;
    DELETE FROM snapshot WHERE game_id = ?;
    UPDATE game SET finished = NULL, result = '' WHERE id = ?
"""


def alter(database: Path, statements: str, game: str) -> None:
    connection = sqlite3.connect(database)
    for statement in statements.split(";"):
        connection.execute(statement, [game])
    connection.commit()
    connection.close()


def finished_by_bots(guest: Guest, seed: int) -> str:
    game = guest.create("random", "random", seed=seed, options={"difficulty": "legendary"})["id"]
    guest.wait_for(game, lambda state: state["outcome"])
    return str(game)


def played(guest: Guest, seed: int, choices: int = 5) -> str:
    game = guest.create("here", "here", "random", seed=seed, options={"first": "1"})["id"]
    dice = random.Random(seed)
    while guest.state(game)["seq"] < choices:
        guest.play_one(game, dice)
    return str(game)


def test_bad_games_stay_for_themselves(tmp_path: Path) -> None:
    """Bots go on everywhere else, the list shows what is wrong, and who may mends it."""
    database = tmp_path / "games.sqlite3"
    house = House(database)
    with house, house.guest() as guest:
        bad = {sort: played(guest, seed) for seed, sort in enumerate(CORRUPT)}
        good = [finished_by_bots(guest, 10 + number) for number in range(3)]
        cookies = dict(guest.client.cookies)
    for sort, game in bad.items():
        alter(database, CORRUPT[sort], game)
    for game in good:
        alter(database, UNFINISHED, game)
    with house, house.guest() as guest, house.guest() as stranger:
        guest.client.cookies.update(cookies)
        for game in good:
            guest.wait_for(game, lambda state: state["outcome"])
        ready = guest.get("/readyz")
        assert ready.status_code == 200
        assert set(ready.json()["tasks"]) >= {"write", "resume", "ping"}
        listed = {game["id"]: game for game in guest.get("/api/games").json()}
        assert set(listed) == {*good, *bad.values()}
        assert not any(listed[game]["damaged"] for game in good)
        for sort, game in bad.items():
            assert listed[game]["damaged"], sort
            assert listed[game]["can_mend"] == (sort not in UNMENDABLE), sort
            answer = guest.get(f"/api/games/{game}/state")
            check_problem(answer, 409, "damaged-game")
            check_problem(stranger.post(f"/api/games/{game}/mend"), 403, "not-manager")
            mended = guest.post(f"/api/games/{game}/mend")
            if sort in UNMENDABLE:
                check_problem(mended, 409, "damaged-game")
                continue
            assert listed[game]["seq"] == 2
            assert "2" in answer.json()["detail"]
            assert mended.json() == {"seq": 2}
            assert guest.play_one(game, random.Random(1)) is not None
        assert "game-damaged" in "".join(house.log)
    with house, house.guest() as guest:
        guest.client.cookies.update(cookies)
        assert guest.state(bad["gap"])["seq"] >= 2


def test_a_damaged_snapshot_is_done_without(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    house = House(database, ROBINSONADE_SNAPSHOT_EVERY="2")
    with house, house.guest() as guest:
        game = finished_by_bots(guest, 1)
        before = guest.state(game)
    alter(database, SNAPSHOT, game)
    with house, house.guest() as guest:
        after = guest.state(game)
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
        assert guest.post(f"/api/games/{game}/verify").json()["replay"] is False


def other_hands(content: dict[str, Any]) -> None:
    content["table"]["hands"] = [99]
    del content["digest"]  # as older ones


def more_facts(content: dict[str, Any]) -> None:
    events = [event for done in content["done"] for event in done[2]]
    events[0][1] += [1] * 9


@pytest.mark.parametrize("damage", [other_hands, more_facts])
def test_a_snapshot_that_breaks_only_later_is_done_without(
    damage: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    """It could be read, and shown to who only watches; whoever plays there, or looks back, got an
    error of the server for ever, or was told that the game is damaged."""

    async def story() -> None:
        async with Inside(tmp_path, snapshot_every=1) as inside:
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            assert (await browser.choose_first(game)).status_code == 200
            before = await browser.state(game)
            content = json.loads((await inside.store.snapshots_of(game))[0])
            damage(content)
            with inside.store.plain_engine.begin() as connection:
                connection.execute(update(SNAPSHOT_TABLE).values(content=json.dumps(content)))
            inside.rooms.live.pop(game).close()
            assert await browser.state(game) == before
            assert (await browser.get(f"/{game}/steps?after=0&until=1")).status_code == 200

    asyncio.run(story())


def test_a_healthy_game_is_not_cut(guest: Guest) -> None:
    game = played(guest, 3)
    assert guest.post(f"/api/games/{game}/mend").json() == {"seq": guest.state(game)["seq"]}


def test_a_finished_game_that_goes_on_says_that_its_seed_is_known(tmp_path: Path) -> None:
    """The end told the seed to all; going on before it did not say so."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            for finished in (None, 1.0):
                game = (await browser.create("here", "here", seed=1))["id"]
                await browser.choose_first(game)
                await inside.store.change_game(game, finished=finished)
                assert len(await inside.store.cut(game, 0)) == 1
                record = await inside.store.find_game(game)
                assert record is not None
                assert record.open_seed is (finished is not None)
                assert record.finished is None

    asyncio.run(story())


@pytest.mark.parametrize("for_all", [True, False], ids=["anybody", "who plays"])
def test_a_game_that_cannot_be_shown_any_more_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, for_all: bool
) -> None:
    """As may happen to one that begins at a position which somebody made up: it is marked, and who
    made it goes on before the choice that led there."""
    view = Projection.view
    bad = ""

    def broken(projection: Projection, viewer: int | None) -> Any:
        is_bad = projection.room.id == bad and projection.line.seq > 2
        if is_bad and (for_all or viewer is not None):
            raise IndexError
        return view(projection, viewer)

    async def story() -> None:
        nonlocal bad
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            bad = (await browser.create("here", "here", seed=1))["id"]
            good = (await browser.create("here", "here", seed=1))["id"]
            for game in (bad, good, bad, good):
                assert (await browser.choose_first(game)).status_code == 200
            check_problem(await browser.choose_first(bad), 409, "damaged-game")
            for path in ("state", "export", "steps?after=0&until=1"):
                check_problem(await browser.get(f"/{bad}/{path}"), 409, "damaged-game")
            listed = {game["id"]: game for game in (await browser.get("")).json()}
            assert (listed[bad]["damaged"], listed[bad]["can_mend"]) == (True, True)
            assert not listed[good]["damaged"]
            assert (await browser.choose_first(good)).status_code == 200
            assert (await browser.post(f"/{bad}/mend")).json() == {"seq": 2}
            assert (await browser.state(bad))["seq"] == 2

    monkeypatch.setattr(Projection, "view", broken)
    asyncio.run(story())


@pytest.mark.parametrize(
    ("deed", "work"),
    [
        ((Audience, "beat"), "beat"),
        ((Presence, "signs"), "store_signs"),
        ((Autoplay, "due"), "run_out_of_patience"),
        ((Autoplay, "start"), "resume_bots"),
    ],
)
def test_what_breaks_in_one_room_stays_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: tuple[type, str], work: str
) -> None:
    """Work for all games went no further than to the first that failed, and began again there."""
    usual = getattr(*deed)
    reached: list[str] = []
    bad = ""

    def broken(part: Any, *facts: Any) -> Any:
        if part.room.id == bad:
            raise KeyError
        reached.append(part.room.id)
        return usual(part, *facts)

    async def story() -> None:
        nonlocal bad
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            kinds = ("here", "link", "random")
            made = [await browser.create(*kinds, seed=1, patience=30) for _ in "12"]
            for game in made:
                await inside.bots(game["id"])
            bad, good = sorted([game["id"] for game in made])
            inside.clock.now += 60
            if work == "resume_bots":
                inside.rooms.live.clear()
            with monkeypatch.context() as patch:
                patch.setattr(*deed, broken)
                done = getattr(inside.rooms, work)()
                if done is not None:
                    await done
            assert good in reached
            assert (await browser.state(good))["id"] == good
            inside.rooms.damaged.clear()
            assert (await browser.state(bad))["id"] == bad

    asyncio.run(story())


def test_what_breaks_here_is_a_problem_document_and_logged_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            store: Any = inside.rooms.services.store
            store.games_of = store.moment_of = None  # whatever calls them breaks
            with capture_logs() as logs:
                check_problem(await browser.get(""), 500, "internal")
            assert [entry["event"] for entry in logs] == ["internal"]
            assert (await browser.choose_first(game)).status_code == 200

    asyncio.run(story())


STRANGE_ROWS = {
    "created": "UPDATE game SET created = 'long ago' WHERE id = ?",
    "endless": "UPDATE game SET created = 9e999 WHERE id = ?",
    "sort of seat": "UPDATE seat SET kind = 'chair' WHERE seat = 1 AND game_id = ?",
    "name": "UPDATE seat SET name = x'ff' WHERE seat = 1 AND game_id = ?",
}
HARMLESS_ROWS = {
    "moment": "UPDATE command SET made = 'just now' WHERE game_id = ?",
    "holding": "UPDATE holding SET seat = 'mine' WHERE seat = 1 AND game_id = ?",
    "a seat that is not there": "UPDATE holding SET seat = 99 WHERE seat = 1 AND game_id = ?",
}


def test_a_strange_row_harms_its_own_game_at_most(tmp_path: Path) -> None:
    """Of each of these the list of all games, and their export, were an error for whoever holds
    the game."""
    rows = STRANGE_ROWS | HARMLESS_ROWS

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            games = {sort: (await browser.create("here", "here", seed=1))["id"] for sort in rows}
            for game in games.values():
                await browser.choose_first(game)
            cookies = dict(browser.client.cookies)
        for sort, game in games.items():
            alter(tmp_path / "games.sqlite3", rows[sort], game)
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            browser.client.cookies.update(cookies)
            listed = {game["id"]: game for game in (await browser.get("")).json()}
            damaged = {sort for sort, game in games.items() if listed[game]["damaged"]}
            assert damaged == set(STRANGE_ROWS)
            assert (await browser.get("/export")).status_code == 200
            for sort, game in games.items():
                if sort in HARMLESS_ROWS:
                    assert (await browser.choose_first(game)).status_code == 200, sort
                else:
                    check_problem(await browser.get(f"/{game}/state"), 409, "damaged-game")

    asyncio.run(story())


def test_a_game_that_cannot_be_listed_takes_no_other_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            good, bad = [(await browser.create("here", "here", seed=1))["id"] for _ in "12"]
            room = await inside.room(bad)
            monkeypatch.setattr(room, "projection", None)
            listed = {game["id"]: game["damaged"] for game in (await browser.get("")).json()}
            assert listed == {good: False, bad: True}

    asyncio.run(story())
