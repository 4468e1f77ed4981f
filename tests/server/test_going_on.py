"""Others go on without who takes long over a moment that could be let go by; the clock is a toy."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from robinsonade.games import find_game
from robinsonade.games.forbidden_island.box.components import LIFT, SANDBAGS
from robinsonade.players.asking import ALWAYS
from tests.server.front import Answer
from tests.server.inside import Clock, Inside
from tests.server.salon import Eyes, Salon, new_line
from tests.server.test_asking import HERE, THERE, island, passes
from tests.server.test_nobody_blocks import at_table, tell

LONG = 25.0


class Table:
    """Ana has stopped; she may play Sandbags before the first card, and Ben a lift."""

    def __init__(self) -> None:
        self.line = island(3, s0=SANDBAGS, s1=LIFT)
        self.salon = Salon(self.line, ALWAYS)
        self.clock = Clock()
        self.salon.room.services.clock = self.clock

    async def begin(self) -> None:
        await self.salon.choose("0.stop")
        assert self.line.table.waiting() == [0, 1]

    async def go_on(self, eyes: Eyes, seat: int) -> Answer:
        return await self.salon.command(eyes, "go-on", seat=seat)

    async def seen(self, eyes: Eyes) -> dict[str, Any]:
        return dict((await self.salon.get(eyes, "/api/games/x/state")).data)


def test_after_a_while_the_others_go_on_without_a_seat_for_this_moment_only() -> None:
    async def play() -> None:
        table = Table()
        await table.begin()
        line, clock = table.line, table.clock
        for eyes in (HERE, THERE, Eyes(2), Eyes(None)):
            state = await table.seen(eyes)
            assert (state["going_on"], state["decision"]["passable"]) == (True, [0, 1])
        clock.now += LONG - 1
        soon = await table.go_on(Eyes(2), 1)
        assert (soon.status, soon.data["key"]) == (409, "going-on-later")
        assert "2 seconds" in soon.data["detail"]
        await table.salon.choose("0.pass")  # that somebody else answers is no new beginning
        clock.now += 1
        assert (await table.go_on(Eyes(2), 1)).status == 200
        assert passes(line)[:2] == [("0.pass", None), ("1.pass", True)]
        assert line.table.waiting() == [0, 1]  # the second card: both are asked anew
        assert (await table.go_on(Eyes(2), 1)).data["key"] == "going-on-later"

    asyncio.run(play())


def test_not_who_has_to_choose_nor_oneself_nor_by_who_only_watches() -> None:
    async def play() -> None:
        table = Table()
        table.clock.now += LONG
        assert (await table.seen(THERE))["decision"]["passable"] == []
        assert (await table.go_on(THERE, 0)).data["key"] == "not-passable"
        await table.begin()
        table.clock.now += LONG
        assert (await table.go_on(THERE, 1)).data["key"] == "not-passable"
        assert (await table.go_on(THERE, 99)).data["key"] == "not-passable"
        assert (await table.go_on(Eyes(None), 0)).data["key"] == "no-seat"
        table.salon.room.seats[0].stand_in = "greedy"  # bots need nobody's patience
        assert (await table.go_on(THERE, 0)).data["key"] == "not-passable"

    asyncio.run(play())


@pytest.mark.parametrize("slug", ["papua", "naufragos"])
def test_where_there_are_secrets_everybody_is_waited_for(slug: str) -> None:
    async def play() -> None:
        salon = Salon(new_line(find_game(slug), 3, 1), ALWAYS)
        salon.room.services.clock = clock = Clock()
        clock.now += LONG
        state = (await salon.get(THERE, "/api/games/x/state")).data
        assert (state["going_on"], state["decision"]["passable"]) == (None, [])
        answer = await salon.command(THERE, "go-on", seat=0)
        assert answer.data["key"] == "no-going-on"

    asyncio.run(play())


def test_who_made_the_table_settles_whether_one_may(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        assert (await guest.post(f"/{game}/going-on", allowed=False)).status_code == 403
        assert (await host.post(f"/{game}/going-on", allowed="no")).status_code == 422
        assert (await host.post(f"/{game}/going-on", allowed=False)).status_code == 204
        state = (await guest.get(f"/{game}/state")).json()
        assert state["going_on"] is False
        assert (await host.post(f"/{game}/going-on", allowed=True)).status_code == 204
        assert (await guest.get(f"/{game}/state")).json()["going_on"] is True

    tell(play, tmp_path)
