"""PAP-11.1: nobody notices that a question was not asked because a purse is empty.

Pairs of tables that differ only in what is behind two screens: at one a seat has neither coins nor
food, at the other it has some and does not use them. What all others get is the same: bytes, order
and, in classes of half a second by the clock of the room, times.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from robinsonade.games.papua.choices import STOP_PLACING
from robinsonade.games.papua.game import GAME as PAPUA
from robinsonade.games.papua.steps.catastrophes import Landslide
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.codec import dump_table, fingerprint
from robinsonade.kernel.history import carry_out, is_sealed, is_veiled
from robinsonade.kernel.match import replay
from robinsonade.kernel.table import Table
from robinsonade.server.settings import Settings
from robinsonade.tables import bot_worker
from robinsonade.tables.asking import LONGEST_THOUGHT
from robinsonade.tables.records import BOT
from robinsonade.tables.sight import Sight
from robinsonade.tables.timeline import CHOICE, UNASKED, UNDO, Command, Timeline
from tests.contract.cases import SOAK
from tests.server.inside import Clock, Inside
from tests.server.salon import Eyes, Salon, go_on, lines, new_line, twin_of

SEATS = 4
EVERYTHING = 100
RICHES = 2  # coins and food of a seat that could pay
LEAST, MOST = 0.7, 1.5
CLASS = 0.5  # seconds
GAMES = 8 if SOAK else 1
EACH = 100 if SOAK else 2  # pairs of a game for each kind of question
STEPS = {"Catastrophes", "CoinsForDice", "EatFood"}


class Pair(NamedTuple):
    """A decision after which a seat cannot be asked, and the same where it is."""

    choice: Choice
    poor: Timeline
    rich: Timeline
    unasked: list[Choice]  # what goes by
    watchers: list[Eyes]  # those who see neither purse
    step: str  # the first that does not ask


def give(table: Papua, giver: int, taker: int, most: int) -> None:
    """Behind the screens. What a sealed bid is made of stays."""
    for goods in (table.food,) if is_sealed(table) else (table.food, table.coins):
        given = min(most, goods[giver])
        goods[giver] -= given
        goods[taker] += given
    table.offer = None


def pairs(seed: int, **options: str) -> Iterator[Pair]:
    """Whenever something might not be asked, in a whole game."""
    dice = random.Random(f"pairs {seed}")
    for line in lines(PAPUA, seed, **options):
        choice = dice.choice(line.table.choices())
        for seat in range(SEATS):
            other = (seat + 1 + dice.randrange(SEATS - 1)) % SEATS
            pair = pair_of(line, choice, seat, other)
            if pair is not None:
                yield pair


def pair_of(line: Timeline, choice: Choice, seat: int, other: int) -> Pair | None:
    """If this choice leads to questions to a seat that depend on what is behind its screen."""
    poor = line.table.clone()
    assert isinstance(poor, Papua)
    give(poor, seat, other, EVERYTHING)
    rich = poor.clone()
    assert isinstance(rich, Papua)
    give(rich, other, seat, RICHES)
    if choice not in poor.choices() or choice not in rich.choices():
        return None
    unasked = carry_out(poor, choice).unasked
    if {one.choice.seat for one in unasked} != {seat} or carry_out(rich, choice).unasked:
        return None
    watchers = [Eyes(one) for one in range(SEATS) if one not in (seat, other)]
    twins = twin_of(line, poor), twin_of(line, rich)
    choices = [one.choice for one in unasked]
    return Pair(choice, *twins, choices, [*watchers, Eyes(None)], step_of(unasked[0].table))


def step_of(table: Table) -> str:
    return type(table.agenda[-1]).__name__


class Watched:
    """A salon with a clock, and when each of the watchers is told what."""

    def __init__(self, line: Timeline, watchers: list[Eyes], bot: int | None) -> None:
        self.line = line
        self.watchers = watchers
        self.salon = Salon(line)
        self.room = self.salon.room
        self.clock = Clock()
        self.gate = asyncio.Event()
        self.slept: list[float] = []
        self.told: dict[Eyes, list[tuple[int, bytes]]] = {}
        services = self.room.services
        services.clock, services.sleep, services.dice = self.clock, self.sleep, random.Random(1)
        services.settings = Settings(
            snapshot_every=1_000_000,
            pause_seconds=0,
            veil_least=LEAST,
            veil_most=MOST,
            veil_thought=0,
        )
        self.room.asking.veil = self.clock.now  # the question before is an old one
        if bot is not None:
            self.room.seats[bot].kind, self.room.seats[bot].player = BOT, "greedy"
        for eyes in watchers:
            self.record(eyes)

    def record(self, eyes: Eyes) -> None:
        def put(message: bytes) -> None:
            self.told[eyes].append((int(self.clock.now / CLASS), message))

        self.told[eyes] = []
        self.salon.streams[eyes].put = put  # type: ignore[method-assign]

    async def sleep(self, seconds: float) -> None:
        await self.gate.wait()
        self.slept.append(seconds)
        self.clock.now += seconds

    async def sent(self) -> list[Any]:
        return [await self.salon.sent(eyes, back=3) for eyes in self.watchers]

    async def answer(self, choices: list[Choice]) -> None:
        """Whoever is asked does not pay; what is not asked goes by."""
        first = self.line.version + 1
        for version, choice in enumerate(choices, first):
            if not self.line.held and self.line.version < version:
                await self.salon.choose(choice.id)
            while self.line.version < version:
                await asyncio.sleep(0)
            assert self.line.done[version].command.choice == choice.id


class Script:
    """A bot that does as it was told, and then nothing; when the processes have time for it."""

    def __init__(self, salon: Salon, choices: list[Choice]) -> None:
        self.salon = salon
        self.choices = choices
        self.asked: list[str] = []
        self.is_free = asyncio.Event()
        self.is_free.set()

    async def ask(self, question: str, *facts: Any, who: str = "") -> list[Any]:
        self.asked.append(question)
        await self.is_free.wait()
        if question == "advise":
            return []
        offered = [one for one in self.choices if one in self.salon.line.table.choices()]
        return [one.id for one in offered[:1]]


async def answered_by_bot(watched: Watched, choices: list[Choice]) -> None:
    wanted = watched.line.version + len(choices)
    while watched.line.version < wanted:
        await asyncio.sleep(0)


Answering = Callable[[Watched, list[Choice]], Awaitable[None]]


async def compare(pair: Pair, bot: int | None, answer: Answering) -> list[float]:
    """Both tables in turn, up to where the last question is over."""
    found = []
    slept = []
    for line in (pair.poor, pair.rich):
        watched = Watched(line, pair.watchers, bot)
        script: Any = Script(watched.salon, pair.unasked)
        watched.room.services.bots = script
        await watched.salon.choose(pair.choice.id)
        going_on = asyncio.ensure_future(answer(watched, pair.unasked))
        for _ in range(20):
            await asyncio.sleep(0)  # a quick answer, and nothing may come of it yet
        while_asked = await watched.sent()
        watched.gate.set()
        await going_on
        found.append((while_asked, watched.told, await watched.sent()))
        slept.append(watched.slept)
        watched.room.close()
    assert found[0] == found[1], "an empty purse is noticed"
    assert slept[0] == slept[1]
    return slept[0]


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("is_bot", [False, True], ids=["person", "bot"])
def test_PAP_11_1_an_empty_purse_looks_like_one_that_is_not_opened(seed: int, is_bot: bool) -> None:
    """PAP-5.3, PAP-5.4, PAP-5.9: a coin for an explorer, coins for dice, food for energy."""

    async def look() -> None:
        looks = dict.fromkeys(STEPS, 0)
        slept: list[float] = []
        for pair in pairs(seed):
            looks[pair.step] += 1
            if looks[pair.step] <= EACH:
                seat = pair.unasked[0].seat if is_bot else None
                by: Answering = answered_by_bot if is_bot else Watched.answer
                slept += await compare(pair, seat, by)
            elif min(looks.values()) >= EACH:
                break
        assert min(looks.values()) >= EACH
        assert all(LEAST <= seconds <= MOST for seconds in slept)
        assert len(set(slept)) > 1  # drawn anew for each question

    run(look())


def test_PAP_11_1_nor_is_an_empty_purse_noticed_while_all_bots_think() -> None:
    """Who keeps their processes busy would have seen which bots had something to decide."""

    async def look() -> None:
        pair = next(pairs(0))
        bot = pair.unasked[0].seat
        for line in (pair.poor, pair.rich):
            watched = Watched(line, pair.watchers, bot)
            script: Any = Script(watched.salon, pair.unasked)
            watched.room.services.bots = script
            script.is_free.clear()
            watched.gate.set()
            await watched.salon.choose(pair.choice.id)
            version = line.version
            for _ in range(50):
                await asyncio.sleep(0)
            assert line.version == version
            script.is_free.set()
            await answered_by_bot(watched, pair.unasked)
            watched.room.close()

    run(look())


def test_PAP_11_1_advice_takes_as_long_for_an_empty_purse() -> None:
    """While a question went by advice was refused at once, without asking a process."""

    async def look() -> None:
        pair = next(pairs(0))
        answers = []
        for line in (pair.poor, pair.rich):
            watched = Watched(line, pair.watchers, None)
            script: Any = Script(watched.salon, pair.unasked)
            watched.room.services.bots = script
            await watched.salon.choose(pair.choice.id)
            for eyes in pair.watchers[:-1]:
                answers.append(await watched.salon.post(eyes, "hint", viewer=eyes.viewer))
            assert script.asked == ["advise"] * (len(pair.watchers) - 1)
            watched.room.close()
        assert len(set(answers)) == 1

    run(look())


def test_PAP_11_1_a_planner_takes_as_long_whether_it_is_asked_or_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It thinks for less time than a question lasts, and keeps its process as long for nothing."""
    pair = next(pairs(0))
    follow(pair.rich, pair.choice)
    assert is_veiled(pair.rich.table)
    slept: list[float] = []
    time = SimpleNamespace(monotonic=Clock(), sleep=slept.append)
    monkeypatch.setattr(bot_worker, "time", time)
    bots: list[str | None] = [None] * SEATS
    bots[pair.unasked[0].seat] = bot = "planner:easy"
    assert bot_worker.choose("papua", dump_table(pair.rich.table), bots, "key")
    bot_worker.take_turn(bot)
    assert slept == [bot_worker.VEILED_SECONDS] * 2
    assert Settings().veil_least > bot_worker.VEILED_SECONDS


def test_PAP_11_1_who_thinks_for_long_does_not_show_that_they_were_asked() -> None:
    """What nobody was asked was over after a second and a half; people think longer."""

    async def look() -> None:
        pair = next(pairs(0))
        drawn: list[list[float]] = []
        for line in (pair.poor, pair.rich):
            follow(line, pair.choice)
            watched = Watched(line, [], None)
            asking = watched.room.asking
            asking.thought = 1.0
            for _ in range(2):
                drawn.append([])
                for _ in range(100):
                    asking.draw_veil()
                    drawn[-1].append(asking.veil - watched.clock.now)
                for _ in range(8):
                    watched.clock.now = asking.veil + 4.0
                    await asking.answered(pair.unasked[0])
            watched.room.close()
        unasked, later, asked, _ = drawn
        assert min(asked) >= LEAST
        assert max(asked) <= MOST
        assert min(unasked) >= LEAST
        assert 3.0 < max(unasked) <= MOST + LONGEST_THOUGHT
        assert sum(later) > 1.5 * sum(unasked)  # as this table has learnt

    run(look())


def test_PAP_16_2_food_for_bids_that_is_not_there_is_not_missed() -> None:
    async def look() -> None:
        paid = [pair for pair in pairs(0, food_offsets_bid_energy="true") if pair.step == "PayBids"]
        for pair in paid[:EACH]:
            await compare(pair, None, Watched.answer)
        assert paid

    run(look())


def test_PAP_16_2_who_paid_before_cannot_tell_by_what_they_may_take_back() -> None:
    """The next one has no food. While that question went by, whoever had paid before could not take
    it back if a card came right after; and afterwards they could, as nobody had answered."""
    looks = 0
    for pair in pairs(1, food_offsets_bid_energy="true"):
        mine = frozenset([pair.choice.seat])
        if pair.step != "PayBids" or pair.choice.kind.name != "eat":
            continue
        if Eyes(pair.choice.seat) not in pair.watchers:
            continue
        found = []
        for line in (pair.poor, pair.rich):
            follow(line, pair.choice)
            ways = [Salon(line).room.projection.ways_back(mine)]
            for choice in pair.unasked:
                kind = UNASKED if line.held else CHOICE
                line.follow(Command(line.version + 1, kind, choice.seat, choice.id))
                ways.append(Salon(line).room.projection.ways_back(mine))
            found.append(ways)
        assert found[0] == found[1]
        assert found[0][0]["can_undo"]
        assert not found[0][-1]["can_undo"]
        looks += 1
    assert looks > 1


def test_PAP_6_7_3_nor_is_a_coin_in_a_landslide() -> None:
    async def look() -> None:
        for line in lines(PAPUA, 1):
            table = line.table
            assert isinstance(table, Papua)
            if step_of(table) == "PlaceExplorers" and table.pool[table.active] > 1:
                break
        table.agenda.insert(-1, Landslide(table.active, 2))
        seat = table.active
        pair = pair_of(line, STOP_PLACING[seat], seat, (seat + 1) % SEATS)
        assert pair is not None
        assert pair.step == "Landslide"
        assert len(pair.unasked) >= 2
        await compare(pair, None, Watched.answer)

    run(look())


def poor_line() -> tuple[Timeline, Choice]:
    """A game before a choice after which two questions in a row are not asked."""
    for pair in pairs(0):
        if len(pair.unasked) == 2:
            return pair.poor, pair.choice
    raise AssertionError


def follow(line: Timeline, choice: Choice) -> None:
    line.follow(Command(line.version + 1, CHOICE, choice.seat, choice.id))


def test_PAP_11_1_a_look_back_at_an_empty_purse_lasts_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The table was copied at each event to find where a question had gone by: whoever looked back
    there often enough, even if they only watched, knew by a clock that nobody had been asked."""
    copies = 0
    clone = Papua.clone

    def counted(table: Papua) -> Papua:
        nonlocal copies
        copies += 1
        return clone(table)

    def copied(line: Timeline, answers: list[Choice]) -> list[int]:
        for answer in answers:
            follow(line, answer)
        go_on(line)
        follow(line, line.table.choices()[0])
        sight, found = Sight(line, frozenset()), []
        for place in range(first, first + len(pair.unasked)):
            before = copies
            sight.table_at(place)
            found.append(copies - before)
        return found

    pair = next(pairs(0))
    stops = len(pair.unasked)
    first = Sight(pair.poor, frozenset()).seq + 1
    monkeypatch.setattr(Papua, "clone", counted)
    asked = copied(pair.rich, [pair.choice, *pair.unasked])
    gone_by = copied(pair.poor, [pair.choice])
    assert asked == [1] * stops
    assert gone_by == [1 + stops] * stops, "and one where each question went by"


def test_where_a_question_goes_by_nothing_can_be_chosen() -> None:
    async def look() -> None:
        line, choice = poor_line()
        watched = Watched(line, [], None)
        await watched.salon.choose(choice.id)
        held = line.held[0].choice
        own = Eyes(held.seat)
        decision = (await watched.salon.get(own, "/api/games/x/state")).data["decision"]
        assert (decision["waiting"], decision["asked"], decision["choices"]) == (
            [held.seat],
            [],
            [],
        )
        hint = await watched.salon.post(own, "hint", viewer=held.seat)
        assert not any(hint.data.values()), "advice about a question that is not asked"
        why = await watched.salon.post(own, "why", viewer=held.seat, target="seat:0")
        assert why.data == []
        watched.gate.set()
        answer = await watched.salon.command(own, "choices", choice=held.id)
        assert answer.status == 409
        while line.held:
            await asyncio.sleep(0)
        assert [done.command.kind for done in line.done[-2:]] == [UNASKED, UNASKED]
        assert line.table is line.history.table

    run(look())


def test_the_past_shows_what_was_shown() -> None:
    """State by state and step by step, also between two questions that went by."""

    async def look() -> None:
        line, choice = poor_line()
        before = line.seq
        follow(line, choice)
        states = []
        while True:
            salon = Salon(twin_of(line, line.history.table))
            salon.line.held = line.held.copy()
            states.append(salon.room.projection.state(None, frozenset()))
            if not line.held:
                break
            held = line.held[0].choice
            line.follow(Command(line.version + 1, UNASKED, held.seat, held.id))
        salon = Salon(line)
        projection = salon.room.projection
        last = projection.room.sight(frozenset()).seq
        assert len(states) == 3
        for number, shown in enumerate(states):
            again = projection.state_at(last - 2 + number, None, frozenset())
            assert again["view"] == shown["view"]
            assert again["decision"]["prompt"] == shown["decision"]["prompt"]
        told = projection.steps.between(last - 3, last, None, frozenset())
        assert [step["choice"]["seat"] for step in told] == [choice.seat] * 3
        assert [event for step in told for event in step["events"]]
        assert line.seq == before + 1

    run(look())


def test_taking_back_takes_what_went_by_along() -> None:
    line, choice = poor_line()
    before, steps = line.seq, line.version
    follow(line, choice)
    go_on(line)
    done = line.follow(Command(line.version + 1, UNDO, choice.seat, str(choice.seat), before))
    assert done.taken == [steps + 1, steps + 2, steps + 3]
    assert line.seq == before
    salon = Salon(line)
    for mine in (frozenset[int](), frozenset([0])):
        assert salon.room.sight(mine).seq == salon.room.sight(mine).position(before)
    follow(line, choice)
    line.follow(Command(line.version + 1, UNDO, choice.seat, str(choice.seat), before))
    assert line.held == []


def test_games_stored_before_that_go_on() -> None:
    """Their logs say nothing of questions that went by."""
    old, new = new_line(PAPUA, SEATS, 0), new_line(PAPUA, SEATS, 0)
    dice = random.Random(4)
    stops = 0
    while not new.over:
        choice = dice.choice(new.table.choices())
        for line in (old, new):
            follow(line, choice)
        stops += len(new.held)
        go_on(new)
    old.let_go()
    assert stops > 10
    assert old.version == old.seq == new.seq == new.version - stops
    assert fingerprint(old.table) == fingerprint(new.table)
    told = [[(e.kind, e.facts) for done in line.done for e in done.events] for line in (old, new)]
    assert told[0] == told[1]
    assert [done.command.choice for done in old.line] == [done.command.choice for done in new.line]


def test_a_stop_outlives_the_server(tmp_path: Path) -> None:
    """Stored in the middle of it, the game goes on after a start, and is verified at its end."""

    async def play() -> None:
        dice = random.Random(1)
        async with Inside(tmp_path, veil_least=LEAST, veil_most=LEAST, veil_thought=0) as inside:
            browser = inside.browser()
            game = (await browser.create("here", "here", game="papua", seed=3))["id"]
            room = await inside.room(game)
            while not room.timeline.held:
                choice = dice.choice(room.timeline.table.choices())
                inside.clock.now += LEAST
                await room.choose({0, 1}, room.expected({0, 1}), choice.id)
            room.asking.stop()
            assert room.timeline.held
            cookies = browser.client.cookies
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            browser.client.cookies = cookies
            room = await inside.room(game)
            while room.timeline.held:
                await asyncio.sleep(0)
            assert UNASKED in [done.command.kind for done in room.timeline.done]
            while not room.timeline.over:
                choice = dice.choice(room.timeline.table.choices())
                await room.choose({0, 1}, room.expected({0, 1}), choice.id)
            kinds = [done.command.kind for done in room.timeline.done]
            assert kinds.count(UNASKED) > 5
            assert (await browser.post(f"/{game}/verify")).json()["ok"]
            file = (await browser.get(f"/{game}/export")).json()
            assert len(file["choices"]) == kinds.count(CHOICE)
            assert fingerprint(replay(PAPUA, file).table) == fingerprint(room.timeline.table)

    run(play())
