"""What visitors ask keeps no game waiting."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.match import Match
from robinsonade.server.bot_processes import BotProcesses
from robinsonade.tables.bot_worker import MOST_LOOKED_AT
from robinsonade.tables.looking_back import NOTHING, SLICE, LookingBack
from robinsonade.tables.room import Room
from robinsonade.tables.services import LOOK_BACK, Busy, NoAnswer, Services
from robinsonade.tables.stream import Stream
from robinsonade.tables.turns import WHO
from tests.server.house import TITLE
from tests.server.inside import Inside


class Stubborn(BotProcesses):
    """Its processes think as long as a test wants."""

    def __init__(self, processes: int, seconds: float) -> None:
        super().__init__(processes, seconds, past_nice=0)
        self.asked: list[str] = []
        self.thought = asyncio.Event()

    async def start(self, *arguments: str) -> Any:
        return object()

    def end(self, process: Any) -> None:
        pass

    async def answer(self, process: Any, question: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(question["ask"])
        if question["ask"] != "choose":
            await self.thought.wait()
        return {"answer": question["ask"]}


def test_a_bot_chooses_while_visitors_keep_theirs_busy() -> None:
    """Imports that take long, sent one after the other, would stop all bots."""

    async def story() -> None:
        bots = Stubborn(1, 60.0)
        busy = [asyncio.create_task(bots.ask("try_position", number)) for number in range(5)]
        await asyncio.sleep(0)
        assert [await bots.ask("choose"), await bots.ask("choose")] == ["choose", "choose"]
        assert bots.asked.count("try_position") == 1
        bots.thought.set()
        assert await asyncio.gather(*busy) == ["try_position"] * 5

    asyncio.run(story())


def test_what_somebody_made_up_keeps_nobody_from_advice() -> None:
    """Positions and choices there are tried in a process of their own: they may never end."""

    async def story() -> None:
        bots = Stubborn(1, 60.0)
        trials = [asyncio.create_task(bots.ask("try_choice", number)) for number in range(3)]
        await asyncio.sleep(0)
        advice = asyncio.create_task(bots.ask("advise"))
        await asyncio.sleep(0)
        assert bots.asked == ["try_choice", "advise"]
        bots.thought.set()
        await asyncio.gather(advice, *trials)

    asyncio.run(story())


def test_games_that_have_begun_wait_for_no_positions_from_which_some_might_begin() -> None:
    """Twelve addresses that brought positions kept all choices waiting where one was made up."""

    async def story() -> None:
        bots = Stubborn(1, 60.0)
        trials = [asyncio.create_task(bots.ask("try_position", number)) for number in range(3)]
        await asyncio.sleep(0)
        choice = asyncio.create_task(bots.ask("try_choice"))
        await asyncio.sleep(0)
        assert bots.asked == ["try_position", "try_choice"]
        bots.thought.set()
        await asyncio.gather(choice, *trials)

    asyncio.run(story())


def test_visitors_do_not_wait_for_ever() -> None:
    async def story() -> None:
        bots = Stubborn(1, 0.0)
        await bots.of_visitors.get()  # somebody else has it
        with pytest.raises(Busy):
            await bots.ask("advise")
        assert await bots_answer(bots) == "choose"

    async def bots_answer(bots: Stubborn) -> Any:
        bots.seconds = 60.0
        return await bots.ask("choose")

    asyncio.run(story())


def test_many_games_of_one_address_leave_the_bots_of_others_their_turn() -> None:
    """Whoever made a hundred tables of bots kept all other bots waiting for minutes. A question
    that nobody waits for any more takes nobody's turn."""

    async def story() -> None:
        bots = Stubborn(1, 60.0)
        busy = await bots.of_games.get()
        answered: list[str] = []

        async def ask(who: str) -> None:
            await bots.ask("choose", who=who)
            answered.append(who)

        theirs = [asyncio.create_task(ask("10.0.0.9")) for _ in range(6)]
        gone = asyncio.create_task(ask("127.0.0.1"))
        mine = asyncio.create_task(ask("127.0.0.1"))
        await asyncio.sleep(0)
        gone.cancel()
        bots.of_games.put(busy)
        await asyncio.gather(mine, *theirs)
        assert answered == ["10.0.0.9", "127.0.0.1", *["10.0.0.9"] * 5]

    asyncio.run(story())


def test_a_guest_with_many_tables_does_not_slow_the_bots_of_ours(tmp_path: Path) -> None:
    """Whoever sat at a table made its bots wait behind those of all their own."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            theirs, mine = "10.0.0.9", "127.0.0.1"
            ours = await places_of(inside, theirs, mine)
            bots = Stubborn(1, 60.0)
            busy = await bots.of_games.get()
            answered: list[str] = []

            async def ask(who: str) -> None:
                await bots.ask("choose", who=who)
                answered.append(who)

            tasks = [asyncio.create_task(ask(who)) for who in (*[theirs] * 3, ours, mine)]
            await asyncio.sleep(0)
            bots.of_games.put(busy)
            await asyncio.gather(*tasks)
            assert answered == [theirs, ours, theirs, mine, theirs]

    async def places_of(inside: Inside, *addresses: str) -> str:
        browser = inside.browser()
        room = await inside.room((await browser.create("here", "here", seed=1))["id"])
        for seat, address in enumerate(addresses):
            room.audience.join(Stream(seat, frozenset([seat]), 9, address=address))
        return room.audience.addresses

    asyncio.run(story())


def test_who_comes_back_waits_for_no_tables_that_nobody_is_at(tmp_path: Path) -> None:
    """Whoever left sixty tables of bots alone kept the bots waiting for minutes of everybody who
    read a page anew while they were asked, and of all after a new start of the server."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            made = [await browser.create("here", "here", seed=seed) for seed in range(5)]
            first, *others, ours = [await inside.room(one["id"]) for one in made]
            bots: Any = Stubborn(1, 60.0)
            inside.rooms.services.bots = bots
            busy = await bots.of_games.get()
            answered: list[str] = []

            async def ask(room: Room) -> None:
                await room.autoplay.ask([None, "greedy"])
                answered.append(room.id)

            tasks = [asyncio.create_task(ask(room)) for room in (first, *others, ours)]
            for _ in range(3):
                await asyncio.sleep(0)
            ours.audience.join(Stream(0, frozenset([0]), 9, address="127.0.0.1"))
            for _ in range(3):
                await asyncio.sleep(0)
            bots.of_games.put(busy)
            await asyncio.gather(*tasks)
            assert answered == [room.id for room in (first, ours, *others)]
            assert inside.rooms.services.deserted.idle == [None]

    asyncio.run(story())


def test_files_that_one_address_saves_keep_no_other_from_bringing_one() -> None:
    """Four addresses that saved a long game again and again kept a file waiting for eleven
    seconds: first come, first served."""
    theirs, mine = "10.0.0.9", "127.0.0.1"
    nobody: Any = None
    services = Services(nobody, nobody, nobody, nobody, nobody)
    done: list[str] = []

    async def bring(who: str) -> None:
        WHO.set(who)
        await services.beside(done.append, who)

    async def story() -> None:
        async with services.following:
            tasks = [asyncio.create_task(bring(who)) for who in (theirs, theirs, theirs, mine)]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    asyncio.run(story())
    assert done == [theirs, mine, theirs, theirs]


def test_many_finished_games_of_one_address_leave_others_their_turn() -> None:
    """Whoever asked about a hundred of them kept the only process that looks back."""
    turn = asyncio.Lock()
    asked: list[str] = []

    async def ask(question: str, room: str, *facts: Any) -> Any:
        async with turn:
            asked.append(room)
            await asyncio.sleep(0)
        return {"found": {**NOTHING, "points": [{}], "games": 1}, "done": False, "cpu": 0.1}

    async def story() -> None:
        services: Any = SimpleNamespace(bots=SimpleNamespace(ask=ask))
        looking_back = LookingBack(services, 1.0)
        for number in range(6):
            looking_back.curve_of(finished(f"theirs {number}"), "10.0.0.9")
        mine = looking_back.curve_of(finished("mine"), "127.0.0.1")
        assert mine.task is not None
        await mine.task
        assert asked.count("mine") > len(asked) / 3
        await looking_back.close()

    asyncio.run(story())


def test_finished_games_that_wait_to_be_looked_at_are_not_kept() -> None:
    """Whoever asked about one after the other kept all of them in memory: 1.4 GB in an hour."""
    looked_at: list[str] = []

    async def ask(question: str, room: str, *facts: Any) -> Any:
        looked_at.append(room)
        return {"found": {**NOTHING, "points": [{}], "games": 1}, "done": True, "cpu": 0.1}

    async def story() -> None:
        services: Any = SimpleNamespace(bots=SimpleNamespace(ask=ask))
        looking_back = LookingBack(services, 1.0)
        first = looking_back.curve_of(finished("first"), "10.0.0.9")
        second = looking_back.curve_of(finished("second"), "10.0.0.9")
        assert list(looking_back.curves) == ["first"]
        assert not second.done  # so that it is asked about again
        assert first.task is not None
        await first.task
        again = looking_back.curve_of(finished("second"), "10.0.0.9")
        assert again.task is not None
        await again.task
        assert again.done
        assert not looking_back.busy

    asyncio.run(story())
    assert looked_at == ["first", "second"]


def test_no_more_finished_games_are_looked_at_than_are_remembered() -> None:
    """Nine visitors who did so at once lost all that had been found, again and again."""
    asked: list[str] = []

    async def ask(question: str, room: str, *facts: Any) -> Any:
        asked.append(room)
        await asyncio.sleep(0)
        return {"found": {**NOTHING, "points": [{}], "games": 1}, "done": False, "cpu": 0.1}

    async def look(looking_back: LookingBack, number: int) -> None:
        WHO.set(f"10.0.0.{number}")
        curve = looking_back.curve_of(finished(f"game {number}"), WHO.get())
        assert curve.task is not None
        await curve.task

    async def story() -> None:
        services: Any = SimpleNamespace(bots=SimpleNamespace(ask=ask))
        looking_back = LookingBack(services, 1.0)
        await asyncio.gather(*[look(looking_back, number) for number in range(20)])

    asyncio.run(story())
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    for turn, room in enumerate(asked):
        first.setdefault(room, turn)
        last[room] = turn
    together = [sum(first[room] <= turn <= last[room] for room in first) for turn in last.values()]
    assert len(first) == 20
    assert max(together) == MOST_LOOKED_AT


def finished(name: str) -> Any:
    record = SimpleNamespace(title="", seats=2, options={}, seed=1, position=None)
    history = SimpleNamespace(choices=[])
    return SimpleNamespace(id=name, record=record, timeline=SimpleNamespace(history=history))


class Listening:
    """Notes for whom something is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        self.asked.append((question, who))
        raise NoAnswer


def test_who_asks_for_advice_or_brings_a_position_waits_in_the_own_lane(tmp_path: Path) -> None:
    """Eight at a time from one address, and again eight, kept all others from both."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            bots: Any = Listening()
            inside.rooms.services.bots = bots
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            assert (await browser.post(f"/{game}/hint")).json()["key"] == "no-thought"
            island = GAMES[TITLE]
            match = Match.from_table(island, island.new_table(2, 1), seed=1)
            refused = await browser.post("/import", **json.loads(json.dumps(match.to_dict())))
            assert refused.json()["key"] == "position-unplayable"
            assert bots.asked == [("advise", "127.0.0.1"), ("try_position", "127.0.0.1")]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("takes", "cpu", "at_most"),
    [(SLICE, SLICE, 60.0 + 2 * SLICE), (8.0, 0.2, 90.0)],
    ids=["a quiet machine", "a busy one"],
)
def test_a_curve_is_finished_within_ninety_seconds(
    takes: float, cpu: float, at_most: float
) -> None:
    """By a toy clock: after a minute of one core, or a little later however busy the machine is.
    What is found is told with every answer, the first one of 1.5 seconds included."""
    told: list[int] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        toy = SimpleNamespace(now=loop.time())
        began = toy.now

        async def ask(question: str, room: str, start: Any, choices: Any, seconds: float) -> Any:
            assert (question, seconds) == (LOOK_BACK, SLICE)
            told.append(mine.found["games"])
            toy.now += takes
            games = len(told)
            return {"found": {**NOTHING, "points": [{}], "games": games}, "done": False, "cpu": cpu}

        setattr(loop, "time", lambda: toy.now)  # noqa: B010
        services: Any = SimpleNamespace(bots=SimpleNamespace(ask=ask))
        looking_back = LookingBack(services, 60.0)
        mine = looking_back.curve_of(finished("mine"), "127.0.0.1")
        assert mine.task is not None
        await mine.task
        assert mine.done
        assert toy.now - began <= at_most

    asyncio.run(story())
    assert told == list(range(len(told)))


def test_who_waits_for_their_turn_to_look_back_has_nothing_read_again(tmp_path: Path) -> None:
    """When a game was played: with ten thousand commands, and asked for as often as allowed, that
    took all of the server's time."""
    read: list[str] = []

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            games = [(await browser.create("here", "here", seed=1))["id"] for _ in range(2)]
            looking_back = LookingBack(inside.rooms.services, 60.0)
            looking_back.busy.add("127.0.0.1")  # with another game
            store = inside.store
            moments_of = store.moments_of

            async def counted(game_id: str) -> list[float]:
                read.append(game_id)
                return await moments_of(game_id)

            setattr(store, "moments_of", counted)  # noqa: B010
            for game in games * 3:
                room = await inside.room(game)
                room.timeline.table.end("lost", 0)
                told = await looking_back.chances(room, frozenset(), "127.0.0.1")
                assert not told["done"]
            assert sorted(read) == sorted(games)

    asyncio.run(story())
