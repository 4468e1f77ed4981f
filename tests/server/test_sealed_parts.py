"""Parts of a sealed decision are noticed by nobody: not by who manages, not by a clock."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from robinsonade.games.papua.game import GAME as PAPUA
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.history import is_sealed
from robinsonade.tables.bot_worker import choose
from robinsonade.tables.reading_on import PATIENCE as HELP
from robinsonade.tables.records import BOT, HERE, LINK
from robinsonade.tables.rooms import seat_records
from robinsonade.tables.timeline import CHOICE, Command, Timeline
from tests.server.inside import Browser, Clock, Inside
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


async def at_bids(inside: Inside) -> tuple[Browser, str, Callable[..., Awaitable[None]]]:
    """Who made the table, the table, and how the other one begins to bid, and takes it back."""
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

    async def begin(*, back: bool = False) -> None:
        seq = (await guest.state(room.id))["seq"]
        if back:
            answer = await guest.post(f"/{room.id}/undo", expected_seq=seq)
            assert answer.status_code == 200
            return
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


def test_PAP_6_4_4_no_snapshot_is_made_because_of_parts(tmp_path: Path) -> None:
    """It takes longer to store: who counts their own commands would count those of others."""

    async def story() -> None:
        async with Inside(tmp_path, snapshot_every=2) as inside:
            host, game, begin = await at_bids(inside)
            room, store = await inside.room(game), inside.rooms.services.store
            kept, due = await store.snapshots_of(game), room.next_snapshot
            for _ in range(3):
                await begin()
                await begin(back=True)
            assert (await store.snapshots_of(game), room.next_snapshot) == (kept, due)
            for _ in range(10):  # something that all notice
                if 0 in room.timeline.table.waiting():
                    assert (await host.choose_first(game)).status_code == 200
            await begin()
            while 1 in room.timeline.table.waiting():
                choice = room.timeline.table.choices_of(1)[-1]
                await room.choose({1}, room.expected({1}), choice.id)
            assert (await store.snapshots_of(game)) != kept

    asyncio.run(story())


def test_PAP_6_4_4_a_snapshot_that_is_due_waits_for_something_that_all_notice(
    tmp_path: Path,
) -> None:
    """Who asks to go back until one is due had a slow answer to their own next part, unless another
    one had begun to bid before: then that one had waited for it."""

    async def story() -> None:
        async with Inside(tmp_path, snapshot_every=2) as inside:
            host, game, begin = await at_bids(inside)
            room, store = await inside.room(game), inside.rooms.services.store
            while room.noticed < room.next_snapshot:
                seq = (await host.state(game))["seq"]
                back = await host.post(f"/{game}/undo", expected_seq=seq, rewind=True, to=0)
                assert back.json()["request"]
            kept, due = await store.snapshots_of(game), room.next_snapshot
            await begin()
            assert (await store.snapshots_of(game), room.next_snapshot) == (kept, due)

    asyncio.run(story())


def whole_bids(line: Timeline, seat: int) -> list[list[str]]:
    """Bids of a seat, each with all its parts: with the fewest, and with the most."""
    found: list[list[str]] = []
    for number in range(20):
        dice = random.Random(number)
        table, bid = line.table.clone(), []
        while seat in table.waiting():
            choice = dice.choice(table.choices_of(seat))
            table.follow(choice)
            bid.append(choice.id)
        found.append(bid)
    return [min(found, key=len), max(found, key=len)]


class Bidder:
    """Stands in for the processes of the bots: each question takes a while, whatever it is."""

    def __init__(self, clock: Clock, seconds: float, bid: list[str]) -> None:
        self.clock = clock
        self.seconds = seconds
        self.bid = bid

    async def ask(self, question: str, *facts: Any, who: str = "") -> list[str]:
        self.clock.now += self.seconds
        return self.bid


async def done_after(folder: Path, player: str, seconds: float, bid: list[str]) -> float:
    """When all others notice that a bot has bid."""
    folder.mkdir()
    line, _ = bidding()
    async with Inside(folder, sealed_seconds=0.5) as inside:
        host = inside.browser()
        await host.create("here", "here", seed=1)
        began = inside.clock.now
        bidder: Any = Bidder(inside.clock, seconds, bid)

        async def sleep(seconds: float) -> None:
            inside.clock.now += seconds

        inside.rooms.services.sleep = sleep
        inside.rooms.services.bots = bidder
        seats, _ = seat_records([(HERE, None, ""), (BOT, player, "")])
        room = await inside.rooms.create(
            PAPUA.slug,
            seats,
            line.options,
            line.seed,
            open_seed=False,
            holder=host.secret_hash,
            choices=[choice.id for choice in line.history.choices],
        )
        before = room.sight(frozenset()).version
        await inside.bots(room.id)
        assert room.sight(frozenset()).version == before + 1
        return inside.clock.now - began


@pytest.mark.parametrize(("player", "quick", "slow"), [("greedy", 0, 0.4), ("planner", 0.2, 1.7)])
def test_PAP_6_4_4_how_soon_a_bot_has_bid_says_nothing_of_its_bid(
    player: str, quick: float, slow: float, tmp_path: Path
) -> None:
    """A planner thought of each part for a second and more: they could be counted."""

    async def story() -> None:
        few, many = whole_bids(bidding()[0], 1)
        assert len(few) < len(many)
        moments = [
            await done_after(tmp_path / f"{number}", player, seconds, bid)
            for number, (seconds, bid) in enumerate(
                [(quick, few), (quick, many), (slow, few), (slow, many)]
            )
        ]
        assert moments == pytest.approx([moments[0]] * len(moments))

    asyncio.run(story())


def test_PAP_6_4_4_parts_of_a_bid_do_not_put_off_bots_that_help_out(tmp_path: Path) -> None:
    """After a start on a shared database bots wait for a while in which nothing happens. Parts that
    somebody sealed then made them wait once more: all saw by when the bot was done."""

    async def waits(folder: Path, *, parts: bool) -> int:
        folder.mkdir()
        async with Inside(folder) as inside:
            _, game, begin = await at_bids(inside)
            room = await inside.room(game)
            room.seats[0].stand_in = "greedy"
            slept: list[float] = []

            async def sleep(seconds: float) -> None:
                slept.append(seconds)
                if parts and len(slept) == 1:
                    await begin()

            inside.rooms.services.sleep = sleep
            room.autoplay.start(HELP)
            await inside.bots(game)
            assert 0 not in room.timeline.table.waiting(), "the bot has bid"
            return len(slept)

    async def story() -> None:
        still = await waits(tmp_path / "still", parts=False)
        assert await waits(tmp_path / "parts", parts=True) == still

    asyncio.run(story())


@pytest.mark.parametrize("player", ["random", "greedy", "planner:rollouts=2,k=2"])
def test_PAP_6_4_4_a_bot_is_asked_once_for_a_whole_bid(player: str) -> None:
    line, _ = bidding()
    bots: list[str | None] = [None, player]
    parts = choose(PAPUA.slug, dump_table(line.table), bots, "key")
    for number, choice_id in enumerate(parts):
        assert 1 in line.table.waiting()
        line.follow(Command(line.version + 1, CHOICE, 1, choice_id))
        assert line.done[-1].part == (number < len(parts) - 1)
    assert 1 not in line.table.waiting()


def test_whatever_is_not_sealed_is_asked_for_one_by_one() -> None:
    line = new_line(PAPUA, 2, 5)
    assert not is_sealed(line.table)
    assert len(choose(PAPUA.slug, dump_table(line.table), ["greedy", "greedy"], "key")) == 1
    assert choose(PAPUA.slug, dump_table(line.table), [None, None], "key") == []
