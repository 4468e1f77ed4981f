"""A question that goes by ends alike whoever takes the seat meanwhile, and in spite of trouble."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from robinsonade.tables.management import give_back, hand_over
from robinsonade.tables.reading_on import PATIENCE as HELP
from robinsonade.tables.reading_on import catch_up
from robinsonade.tables.records import GameRecord, SeatRecord
from robinsonade.tables.store import Addition
from robinsonade.tables.timeline import CHOICE, UNASKED, Command, Timeline
from tests.patience import Patience
from tests.server.inside import Clock, Inside
from tests.server.salon import Eyes
from tests.server.test_veil import LEAST, MOST, Pair, Script, Watched, pairs, run

AWAY = 600  # seconds


class Sleepers:
    """Whoever sleeps is woken in order, by a clock that goes on only for that."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.beds: list[tuple[float, asyncio.Future[None]]] = []

    async def sleep(self, seconds: float) -> None:
        bed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.beds.append((self.clock.now + seconds, bed))
        await bed

    async def until(self, moment: float) -> None:
        """Time goes by; whose sleep ends is woken."""
        await self.settle()
        while any(end <= moment for end, bed in self.beds if not bed.done()):
            await self.wake_next()
        self.clock.now = moment

    async def settle(self) -> None:
        for _ in range(50):
            await asyncio.sleep(0)

    async def wake_next(self) -> None:
        await self.settle()
        sleeping = [(end, bed) for end, bed in self.beds if not bed.done()]
        for end, bed in sorted(sleeping, key=lambda one: one[0])[:1]:
            self.clock.now = max(self.clock.now, end)
            bed.set_result(None)
            await self.settle()


class LongThought(random.Random):
    """The shortest question, and a person who thinks for four seconds."""

    def uniform(self, a: float, b: float) -> float:
        return a

    def expovariate(self, lambd: float = 1.0) -> float:
        return 4.0


class Managed:
    """A watched table whose seats may change hands, as its manager likes."""

    def __init__(self, line: Timeline, pair: Pair, bot: str | None) -> None:
        self.watched = Watched(line, pair.watchers, None)
        self.seat = pair.unasked[0].seat
        self.room = room = self.watched.room
        self.sleepers = Sleepers(self.watched.clock)
        script: Any = Script(self.watched.salon, pair.unasked)
        store: Any = room.services.store
        store.seats_of, store.find_game, store.give_back = self.seats, self.record, self.give_back
        store.change_seat = self.change
        room.services.bots, room.services.sleep = script, self.sleepers.sleep
        room.services.dice = LongThought()
        room.asking.thought = 1.0
        room.seats[self.seat].stand_in = self.stand_in = bot

    async def seats(self, game_id: str) -> list[SeatRecord]:
        seats = [replace(seat) for seat in self.room.seats]
        seats[self.seat].stand_in = self.stand_in
        return seats

    async def record(self, game_id: str) -> GameRecord:
        return self.room.record

    async def change(self, game_id: str, seat: int, *, stand_in: str) -> None:
        self.stand_in = stand_in

    async def give_back(self, game_id: str, seat: int) -> bool:
        self.stand_in = None
        return True


@pytest.mark.parametrize("when", [0.1, 2.0], ids=["at once", "while people would think"])
def test_PAP_11_1_a_bot_that_takes_over_does_not_think_on_for_a_person(when: float) -> None:
    """Whoever made the table handed the seat to a bot while all waited. One that was asked answered
    at once; where nobody was, what the person would have thought went on for seconds."""

    async def look() -> None:
        pair = next(pairs(0))
        ends = []
        for line in (pair.poor, pair.rich):
            table = Managed(line, pair, None)
            began = table.watched.clock.now
            await table.watched.salon.choose(pair.choice.id)
            version = line.version
            await table.sleepers.until(began + when)
            await hand_over(table.room, table.seat, "greedy")
            patience = Patience()
            while line.version == version:
                patience.spend(table.watched.clock.now)
                await table.sleepers.wake_next()
            ends.append(table.watched.clock.now - began)
            table.room.close()
        assert ends == [pytest.approx(max(LEAST, when))] * 2

    run(look())


def test_PAP_11_1_nor_does_a_person_answer_as_soon_as_the_bot_before() -> None:
    """The seat was given back at a question: who is asked needs a while, and what nobody was asked
    was over when a bot would have been done; so was what a bot had been about to answer."""

    async def look() -> None:
        pair = next(pairs(0))
        for line in (pair.poor, pair.rich):
            table = Managed(line, pair, "greedy")
            began = table.watched.clock.now
            await table.watched.salon.choose(pair.choice.id)
            version = line.version
            await table.sleepers.until(began + 0.1)
            await give_back(table.room, table.seat)
            await table.sleepers.until(began + MOST)
            assert line.version == version, "somebody has answered"
            table.room.close()

    run(look())


@pytest.mark.parametrize("why", ["lent", "late"])
def test_PAP_11_1_nor_does_one_that_plays_a_turn_for_somebody_think_for_them(why: str) -> None:
    """It answered within the least time where it was asked, because somebody was away for too long
    or had let it play a turn; where it was not, the thought of the person was imagined."""

    async def look() -> None:
        pair = next(one for one in pairs(0) if one.choice.seat == one.unasked[0].seat)
        ends = []
        for line in (pair.poor, pair.rich):
            table = Managed(line, pair, None)
            room, seat, clock = table.room, table.seat, table.watched.clock
            if why == "lent":
                room.lending.lent[seat] = room.autoplay.asked_since(seat)
            else:
                room.record = replace(room.record, patience=AWAY)
                room.audience.leave(table.watched.salon.streams[Eyes(seat)])
                clock.now += AWAY
            assert room.autoplay.players()[seat] == "greedy"
            began = clock.now
            await room.choose({seat}, room.expected({seat}), pair.choice.id, by="greedy")
            version = line.version
            patience = Patience()
            while line.version == version:
                patience.spend(clock.now)
                await table.sleepers.wake_next()
            ends.append(clock.now - began)
            table.room.close()
        assert ends == [pytest.approx(LEAST)] * 2

    run(look())


def test_PAP_11_1_a_process_that_helps_out_is_as_late_for_what_was_not_asked() -> None:
    """The process at which a bot was about to answer is gone: another one let what was not asked go
    by in less time, or in more, than it took to ask the bot."""

    async def look() -> None:
        pair = next(pairs(0))
        ends = []
        for line in (pair.poor, pair.rich):
            table = Managed(line, pair, "greedy")
            store: Any = table.room.services.store
            store.commands_of = elsewhere(line, pair)
            began, version = table.watched.clock.now, line.version + 1
            await catch_up(table.room, version)
            patience = Patience()
            while line.version <= version:
                patience.spend(table.watched.clock.now)
                await table.sleepers.wake_next()
            ends.append(table.watched.clock.now - began)
            table.room.close()
        assert ends == [pytest.approx(HELP)] * 2

    run(look())


def elsewhere(line: Timeline, pair: Pair) -> Callable[[str, int], Awaitable[list[Command]]]:
    """What another process has stored: the choice that leads to the question."""
    command = Command(line.version + 1, CHOICE, pair.choice.seat, pair.choice.id)

    async def commands_of(game_id: str, after: int) -> list[Command]:
        return [command] if after < command.version else []

    return commands_of


def test_a_database_in_trouble_stops_no_table_at_a_question_that_goes_by(tmp_path: Path) -> None:
    """Nobody can answer what nobody is asked: where that could not be stored, the table stood until
    somebody took something back."""

    async def play() -> None:
        dice = random.Random(1)
        async with Inside(tmp_path) as inside:
            game = (await inside.browser().create("here", "here", game="papua", seed=3))["id"]
            room = await inside.room(game)
            troubles = trouble_with(inside, UNASKED)
            while not room.timeline.held:
                choice = dice.choice(room.timeline.table.choices())
                await room.choose({0, 1}, room.expected({0, 1}), choice.id)
            patience = Patience()
            while room.timeline.held:
                patience.spend(len(troubles))
                await asyncio.sleep(0)
            assert not troubles
            stored = await inside.store.commands_of(game, 0)
            assert [one.version for one in stored] == list(range(1, room.timeline.version + 1))
            assert stored[-1].kind == UNASKED

    run(play())


def trouble_with(inside: Inside, kind: str) -> list[OSError]:
    """The database does not take commands of this kind, three times; nobody waits long for it."""
    add, troubles = inside.store.add, [OSError("no disk") for _ in range(3)]

    async def refuse(addition: Addition) -> bool:
        if addition.command.kind == kind and troubles:
            raise troubles.pop()
        return await add(addition)

    async def soon(seconds: float) -> None:
        await asyncio.sleep(0)

    inside.store.add = refuse  # type: ignore[method-assign]
    inside.rooms.services.sleep = soon
    return troubles
