"""Two servers on one PostgreSQL: one game, whoever asks whom."""

import asyncio
import os
import random
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from robinsonade.server.database import CHANNEL, Database
from robinsonade.server.store import Store
from robinsonade.server.tidying import DAY, forget_old
from tests.patience import PATIENCE
from tests.server.house import Guest, House
from tests.server.postgres import postgres

pytestmark = pytest.mark.postgres
LISTENER = """SELECT pid FROM pg_stat_activity WHERE query = :listen
    ORDER BY backend_start DESC LIMIT 1"""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def houses(database: str) -> Iterator[tuple[House, House]]:
    with House(database) as first, House(database) as second:
        yield first, second


@pytest.fixture
def guests(houses: tuple[House, House]) -> Iterator[tuple[Guest, Guest]]:
    """The same browser at both servers."""
    with houses[0].guest() as here, houses[1].guest() as there:
        here.create("here", "here", seed=1)
        there.client.cookies.set("robinsonade", here.client.cookies["robinsonade"])
        yield here, there


def has_reached(seq: int, state: dict[str, Any]) -> bool:
    return int(state["seq"]) >= seq


def test_twenty_at_two_servers_and_one_wins(guests: tuple[Guest, Guest]) -> None:
    game = guests[0].create("here", "here", seed=2)["id"]
    choice = guests[0].state(game)["decision"]["choices"][0]["id"]
    assert guests[1].state(game)["seq"] == 0
    start = threading.Barrier(20)

    def race(number: int) -> int:
        start.wait()
        return (
            guests[number % 2]
            .client.post(f"/api/games/{game}/choices", json={"expected_seq": 0, "choice": choice})
            .status_code
        )

    with ThreadPoolExecutor(20) as pool:
        codes = sorted(pool.map(race, range(20)))
    assert codes == [200] + [409] * 19
    for guest in guests:
        guest.wait_for(game, lambda state: state["seq"] == 1)


def test_what_happens_at_one_is_told_at_the_other(guests: tuple[Guest, Guest]) -> None:
    here, there = guests
    game = here.create("here", "here", seed=3)["id"]
    dice = random.Random(1)
    with there.listen(game) as stream:
        stream.next("state")
        for number in range(6):
            guest = guests[number % 2]
            seq = number and max(one.state(game)["seq"] for one in guests)
            guest.wait_for(game, partial(has_reached, seq))
            guest.play_one(game, dice)
        version = max(one.state(game)["version"] for one in guests)
        told = [stream.next("step")[1] for _ in range(version)]
        said = here.client.post(f"/api/games/{game}/say", json={"seat": 0, "word": "hello"})
        assert said.status_code == 204
        assert stream.next("word")[2] == {"seat": 0, "word": "hello", "target": None}
    assert told == list(range(1, version + 1))
    views = [
        one.wait_for(game, lambda state: state["version"] == version)["view"] for one in guests
    ]
    assert views[0] == views[1]


def test_a_seat_claimed_at_the_other_server(
    houses: tuple[House, House], guests: tuple[Guest, Guest]
) -> None:
    created = guests[0].create("here", "link", options={"first": "2"}, seed=4)
    game = created["id"]
    assert guests[0].state(game)["seats"][1]["claimed"] is False
    with houses[1].guest() as friend, houses[0].guest() as late:
        assert friend.claim(created["links"]["1"]).json()["seat"] == 1
        guests[0].wait_for(game, lambda state: state["seats"][1]["claimed"])
        assert friend.play_one(game, random.Random(1)) is not None
        assert late.claim(created["links"]["1"]).status_code == 403


def test_bots_play_once_and_undo_reaches_both(guests: tuple[Guest, Guest]) -> None:
    here, there = guests
    game = here.create("greedy", "random", options={"difficulty": "legendary"}, seed=5)["id"]
    ended = there.wait_for(game, lambda state: state["outcome"])
    assert here.wait_for(game, lambda state: state["outcome"])["version"] == ended["version"]
    assert there.post(f"/api/games/{game}/verify").json()["ok"] is True


def test_the_work_of_a_dead_server_is_taken_over(houses: tuple[House, House]) -> None:
    """The one whose bots were playing is killed; the other one goes on."""
    with houses[1].guest() as guest:
        with House(houses[0].database) as third, third.guest() as maker:
            games = [maker.create("greedy", "random", seed=seed)["id"] for seed in range(3)]
            for game in games:
                guest.state(game)  # the other server knows the game, but does not play it
            third.kill()
        for game in games:
            guest.wait_for(game, lambda state: state["outcome"])


def test_one_bad_game_ends_no_listener(
    database: str, houses: tuple[House, House], guests: tuple[Guest, Guest]
) -> None:
    """What one game cannot follow, only that game does not follow: all others are still told."""
    here, there = guests
    bad, good = [here.create("here", "here", seed=seed)["id"] for seed in (7, 8)]
    with there.listen(bad) as broken, there.listen(good) as stream:
        broken.next("state")
        stream.next("state")
        with psycopg.connect(database) as connection:
            connection.execute(
                "INSERT INTO command VALUES (%s, 1, 'choice', 0, '0.fly.moon', NULL, 0)", [bad]
            )
            connection.execute("SELECT pg_notify('robinsonade', %s)", [bad])
        assert broken.ended.wait(PATIENCE)
        choice = here.state(good)["decision"]["choices"][0]["id"]
        assert here.choose(good, choice, 0).status_code == 200
        assert stream.next("step")[2]["seq"] == 1
    for guest in guests:
        assert guest.get("/readyz").json()["tasks"]["listen"] == "running"
        assert guest.get(f"/api/games/{bad}/state").json()["key"] == "damaged-game"
    assert here.post(f"/api/games/{bad}/mend").json() == {"seq": 0}
    there.wait_for_answer(f"/api/games/{bad}/state", 200)


def test_a_deaf_server_says_so_and_hears_again(database: str, guests: tuple[Guest, Guest]) -> None:
    """Who hears nothing from the others is not ready; what was missed is read."""
    here, there = guests
    game = here.create("here", "here", seed=9)["id"]
    with there.listen(game) as stream:
        stream.next("state")
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
        choice = here.state(game)["decision"]["choices"][0]["id"]
        assert here.choose(game, choice, 0).status_code == 200
        answer = there.wait_for_answer("/readyz", 503)
        assert answer.json()["key"] == "not-ready"
        assert stream.next("step")[2]["seq"] == 1


async def heard(notices: AsyncIterator[str], wanted: str) -> None:
    """Listen until this comes: other servers of this module have news of their games, too."""
    while await anext(notices) != wanted:
        pass


def test_a_connection_that_has_fallen_silent_is_noticed(database: str) -> None:
    """Nothing tells that it is cut: a process went on with what it had known, showed their hand to
    who was removed elsewhere, and called itself ready."""

    async def story() -> None:
        store = Database(database)
        store.silence, store.hearing = 0.01, float(PATIENCE)
        notices = store.notices()
        assert await anext(notices) == ""
        more = asyncio.ensure_future(heard(notices, "game 1"))
        await asyncio.sleep(0.1)  # beats come and go
        async with store.engine.begin() as connection:
            await store.notify(connection, ["game 1"])
        await more
        await notices.aclose()
        store.hearing = 0.1
        notices = store.notices()
        assert await anext(notices) == ""
        async with store.engine.connect() as connection:
            listener = await connection.scalar(text(LISTENER), {"listen": f"LISTEN {CHANNEL}"})
        os.kill(listener, signal.SIGSTOP)
        try:
            with pytest.raises(OSError, match="silent"):
                await heard(notices, "nothing more")
        finally:
            os.kill(listener, signal.SIGCONT)
            await store.close()

    asyncio.run(story())


def test_a_database_that_takes_nothing_in_is_not_ready(database: str) -> None:
    async def story() -> None:
        store = Database(database)
        await store.ping()
        store.probe = None
        await store.engine.dispose()
        options = {"options": "-c default_transaction_read_only=on"}
        store.engine = create_async_engine(store.url, connect_args=options)
        with pytest.raises(OSError, match="takes nothing in"):
            await store.ping()
        await store.close()

    asyncio.run(story())


def test_two_at_two_servers_never_have_the_same_name(
    houses: tuple[House, House], guests: tuple[Guest, Guest]
) -> None:
    with houses[0].guest() as ana, houses[1].guest() as luis, ThreadPoolExecutor(2) as pool:
        for seed in (20, 21):
            made = guests[0].create("here", "link", "link", seed=seed)
            people, game = (ana, luis), made["id"]
            tokens = [made["links"][seat].partition("#")[2] for seat in ("1", "2")]
            for person in people:
                person.state(game)
            claiming = [{"token": token, "name": "Ana"} for token in tokens]
            path = f"/api/games/{game}"
            both = list(pool.map(Guest.post, people, [f"{path}/claim"] * 2, claiming))
            assert [answer.status_code for answer in both] == [200, 200]
            guests[0].wait_for(game, lambda state: all(seat["name"] for seat in state["seats"][1:]))
            names = [seat["name"] for seat in guests[0].state(game)["seats"][1:]]
            assert sorted(names) == ["Ana", "Ana 2"]
            paths = [f"{path}/seats/{seat}/name" for seat in (1, 2)]
            both = list(pool.map(Guest.post, people, paths, [{"name": "Eva"}] * 2))
            assert sorted([answer.status_code for answer in both]) == [204, 409]


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
REMOVAL = (
    "UPDATE seat SET claimed = false, token_hash = NULL, name = '', stand_in = 'greedy'"
    " WHERE game_id = %s AND seat = 1",
    "DELETE FROM holding WHERE game_id = %s AND seat = 1",
)


@pytest.mark.parametrize(
    ("deed", "body", "key"),
    [
        ("link", {}, "seat-taken"),
        ("give-back", {}, "seat-given-up"),
        ("name", {"name": "Eva"}, "no-seat"),
        ("bot-turns", {"allowed": True}, "no-seat"),
        ("asking", {"seat": 1, "asking": "always", "hold": "stay"}, "no-seat"),
    ],
)
def test_who_is_removed_meanwhile_settles_nothing_about_the_seat(
    deed: str,
    body: dict[str, Any],
    key: str,
    database: str,
    houses: tuple[House, House],
    guests: tuple[Guest, Guest],
) -> None:
    """A link that was asked for while a seat was being taken away would open it again, and whoever
    gave it back would leave it to nobody."""
    made = guests[0].create("here", "link", game="papua", seed=30)
    game = made["id"]
    path = f"/api/games/{game}/{deed}" if deed == "asking" else f"/api/games/{game}/seats/1/{deed}"
    with (
        houses[1].guest() as removed,
        psycopg.connect(database) as connection,
        psycopg.connect(database, autocommit=True) as other,
        ThreadPoolExecutor(1) as pool,
    ):
        assert removed.claim(made["links"]["1"]).status_code == 200
        removed.state(game)
        for statement in REMOVAL:
            connection.execute(statement, [game])
        asking = pool.submit(removed.post, path, body)
        while other.execute(WAITING).fetchone() != (1,):
            assert not asking.done(), asking.result().text
        connection.commit()
        assert asking.result().json()["key"] == key
        query = "SELECT claimed, token_hash, name, stand_in, lends, asking, hold FROM seat"
        row = other.execute(f"{query} WHERE game_id = %s AND seat = 1", [game]).fetchone()
        assert row == (False, None, "", "greedy", None, None, None)


IN_USE = {
    "a choice": "INSERT INTO command VALUES (%s, 1, 'choice', 0, NULL, NULL, 0)",
    "a name": "UPDATE seat SET name = 'Eva' WHERE game_id = %s AND seat = 1",
}


@pytest.mark.parametrize("deed", IN_USE)
def test_tidying_waits_for_nobody(deed: str, database: str, guests: tuple[Guest, Guest]) -> None:
    """Neither would end if both waited for each other; what somebody is at is not old."""
    games = [guests[0].create("here", "here", seed=seed)["id"] for seed in (31, 32)]
    store = Store(database)
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE game SET created = 0 WHERE id = ANY(%s)", [games])
        connection.commit()
        connection.execute(IN_USE[deed], [games[0]])
        assert [old.id for old in forget_old(store, 2 * DAY, None, 1)] == games[1:]
        connection.rollback()
        assert [old.id for old in forget_old(store, 2 * DAY, None, 1)] == games[:1]
    store.thread.shutdown()
    store.plain_engine.dispose()
