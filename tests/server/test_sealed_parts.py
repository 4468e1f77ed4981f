"""Parts of a sealed decision are noticed by nobody: not by who manages, not by a clock."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from robinsonade.games.papua.game import GAME as PAPUA
from robinsonade.kernel.choice import Choice
from robinsonade.server.records import HERE, LINK
from robinsonade.server.rooms import seat_records
from robinsonade.server.timeline import CHOICE, Command, Timeline
from tests.server.inside import Browser, Inside
from tests.server.salon import go_on, new_line

PATIENCE = 600


def bidding() -> tuple[Timeline, Choice]:
    """A game where both have to bid, and the first part of a bid of the second one."""
    line = new_line(PAPUA, 2, 5)
    dice = random.Random(5)
    while True:
        if set(line.table.waiting()) == {0, 1}:
            for choice in line.table.choices_of(1):
                if line.carry_out(choice).moment.part:
                    return line, choice
        choice = dice.choice(line.table.choices())
        line.follow(Command(line.version + 1, CHOICE, choice.seat, choice.id))
        go_on(line)


async def at_bids(inside: Inside) -> tuple[Browser, str, Callable[[], Awaitable[None]]]:
    """Who made the table, the table, and how the other one begins to bid."""
    host, guest = inside.browser(), inside.browser()
    for browser in (host, guest):
        await browser.create("here", "here", seed=1)
    line, part = bidding()
    seats, tokens = seat_records([(HERE, None, ""), (LINK, None, "")])
    room = await inside.rooms.create(
        PAPUA.slug,
        seats,
        line.options,
        line.seed,
        open_seed=False,
        holder=host.secret_hash,
        choices=[choice.id for choice in line.history.choices],
        patience=PATIENCE,
    )
    await guest.claim(f"/g/{room.id}#{tokens[1]}")

    async def begin() -> None:
        seq = (await guest.state(room.id))["seq"]
        body = {"expected_seq": seq, "choice": part.id}
        assert (await guest.post(f"/{room.id}/choices", **body)).status_code == 200
        assert room.timeline.done[-1].part

    return host, room.id, begin


def test_PAP_6_4_4_mending_a_whole_game_tells_nothing_of_a_bid(tmp_path: Path) -> None:
    """The answer counted all choices, also those that nobody may notice."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            host, game, begin = await at_bids(inside)
            before = (await host.post(f"/{game}/mend")).json()
            assert before == {"seq": (await host.state(game))["seq"]}
            await begin()
            assert (await host.post(f"/{game}/mend")).json() == before

    asyncio.run(story())


def test_PAP_6_4_4_patience_runs_out_at_the_same_moment_whatever_was_begun(tmp_path: Path) -> None:
    """The bot for who is away was late when another one had begun to bid meanwhile."""

    async def decided(folder: Path, *, begun: bool) -> list[float]:
        folder.mkdir()
        moments = []
        async with Inside(folder) as inside:
            _, game, begin = await at_bids(inside)
            await inside.rooms.run_out_of_patience()
            inside.clock.now += PATIENCE - 100
            if begun:
                await begin()
            for _ in range(20):
                inside.clock.now += 50
                await inside.rooms.run_out_of_patience()
                room = await inside.bots(game)
                if 0 not in room.timeline.table.waiting():
                    moments.append(inside.clock.now)
                    break
        return moments

    async def story() -> None:
        plain = await decided(tmp_path / "plain", begun=False)
        assert plain
        assert plain == await decided(tmp_path / "begun", begun=True)

    asyncio.run(story())
