"""What a game takes on the disk, however often somebody changes their mind."""

import asyncio
import sqlite3
from pathlib import Path

from tests.contract.cases import SOAK
from tests.server.house import TITLE, Guest, House
from tests.server.inside import Inside
from tests.server.test_bad_input import check_problem

TIMES = 600 if SOAK else 100
MOST_ROOM = 1_600  # bytes for doing something and taking it back


def change_mind(guest: Guest, game: str, times: int) -> None:
    state = guest.state(game)
    choice = next(o["id"] for o in state["decision"]["choices"] if o["reversible"])
    for _ in range(times):
        assert guest.choose(game, choice, state["seq"]).status_code == 200
        assert guest.undo(game, state["seq"] + 1).status_code == 200


def test_changing_ones_mind_again_and_again_takes_little_room(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    house = House(database, ROBINSONADE_SNAPSHOT_EVERY="1")
    with house, house.guest() as guest:
        game = guest.create("here", "here", seed=1)["id"]
        change_mind(guest, game, 2)
        cookies = dict(guest.client.cookies)
    before = database.stat().st_size
    house = House(database)
    with house, house.guest() as guest:
        guest.client.cookies.update(cookies)
        change_mind(guest, game, TIMES)
        after = guest.state(game)
    assert database.stat().st_size - before < TIMES * MOST_ROOM
    connection = sqlite3.connect(database)
    versions = connection.execute("SELECT version FROM snapshot").fetchall()
    connection.close()
    assert len(versions) == 2
    with house, house.guest() as guest:
        again = guest.state(game)
        assert (again["version"], again["view"]) == (after["version"], after["view"])


def test_a_most_of_commands(tmp_path: Path) -> None:
    """Then the game stands, for bots as well; it is still there to be seen and saved."""
    with (
        House(tmp_path / "games.sqlite3", ROBINSONADE_MOST_COMMANDS="5") as house,
        house.guest() as guest,
    ):
        game = guest.create("here", "here", seed=1)["id"]
        change_mind(guest, game, 1)
        for seq in range(3):
            choice = guest.state(game)["decision"]["choices"][0]["id"]
            assert guest.choose(game, choice, seq).status_code == 200
        choice = guest.state(game)["decision"]["choices"][0]["id"]
        check_problem(guest.choose(game, choice, 3), 409, "too-many-commands")
        bots = guest.create("random", "random", seed=2)["id"]
        guest.wait_for(bots, lambda state: state["version"] == 5)
        assert guest.get(f"/api/games/{bots}/export").status_code == 200


def test_the_last_room_is_for_games_that_there_are(tmp_path: Path) -> None:
    """Whoever makes games without end fills the disk for all who play."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            file = (await browser.post(f"/{game}/export")).json()
            inside.settings.least_free = 1 << 60
            made = await browser.post("", game=TITLE, seats=[{"kind": "here"}] * 2, seed=1)
            for refused in (made, await browser.post("/import", **file)):
                assert (refused.status_code, refused.json()["key"]) == (503, "no-space")
            assert (await browser.choose_first(game)).status_code == 200

    asyncio.run(story())
