"""Two servers on one PostgreSQL: one game, whoever asks whom."""

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import psycopg
import pytest

from tests.patience import PATIENCE
from tests.server.house import Guest, House
from tests.server.postgres import postgres

pytestmark = pytest.mark.postgres


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
