"""A room and its people without a server around it: every byte that each of them gets."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from pydantic_core import to_json

from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import History, is_sealed
from robinsonade.kernel.table import Table
from robinsonade.players.asking import ALWAYS
from robinsonade.server.metrics import Metrics
from robinsonade.server.settings import Settings
from robinsonade.tables import taking_back
from robinsonade.tables.expected import Expected
from robinsonade.tables.records import LINK, GameRecord, SeatRecord
from robinsonade.tables.room import Room
from robinsonade.tables.services import Services
from robinsonade.tables.stream import Stream
from robinsonade.tables.timeline import CHOICE, UNASKED, Command, Done, Timeline
from robinsonade.tables.tokens import hash_of
from tests.server import bare, front
from tests.server.front import Answer, Front, Memory, Thinkers

METRICS = Metrics()
SETTINGS = Settings(
    snapshot_every=1_000_000, pause_seconds=0, veil_least=0, veil_most=0, veil_thought=0
)
LOOKED_BACK = 1  # positions of the past
NOON = 43_200.0  # no clock goes on: answers that name seconds are the same at twin tables
GAME = f"/api/games/{Front.ROOM}"
LARGE_NUMBER = re.compile(rb"[:\[,]-?[0-9]{16,}")  # JavaScript would read another one


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes a game is looked at: a seat, or nobody's."""

    viewer: int | None

    @property
    def mine(self) -> frozenset[int]:
        return frozenset() if self.viewer is None else frozenset([self.viewer])

    @property
    def secret(self) -> str:
        """What the browser keeps in its cookie."""
        return "" if self.viewer is None else f"the browser of seat {self.viewer}".replace(" ", "-")


class Salon:
    """People at a table of links, one for each seat, and one who watches; `is_bare`: without the
    web around it."""

    def __init__(self, line: Timeline, asking: str = ALWAYS, *, is_bare: bool = False) -> None:
        game = line.game
        self.ask = bare.ask if is_bare else front.ask
        record = GameRecord(
            id=Front.ROOM,
            title=game.slug,
            rules_version=game.version,
            seats=line.seats,
            options=line.options,
            seed=line.seed,
            salt="",
            commitment="",
            open_seed=False,
            rewound=False,
            created=0,
            position=line.position,
            origin="clone:another" if line.position else None,
        )
        seats = [SeatRecord(seat, LINK, None, "", None, True) for seat in range(line.seats)]
        for seat in seats:
            seat.asking = asking
        store: Any = Memory()
        thinkers: Any = Thinkers()
        nobody: Any = None
        self.line = line
        services = Services(
            store, thinkers, SETTINGS, METRICS, nobody, to_json=to_json, clock=lambda: NOON
        )
        self.room = Room(record, seats, line, services)
        self.everybody = [Eyes(seat) for seat in range(line.seats)] + [Eyes(None)]
        self.streams = {eyes: Stream(eyes.viewer, eyes.mine, 10_000) for eyes in self.everybody}
        self.room.audience.streams.update(self.streams.values())
        for eyes in self.everybody:
            self.room.holdings[hash_of(eyes.secret)] = eyes.mine

    def only_for(self, eyes: Eyes) -> Salon:
        """Nobody else listens."""
        self.room.audience.streams = {self.streams[eyes]}
        return self

    # -- what is done ----------------------------------------------------------------------------

    def expected(self, mine: frozenset[int]) -> Expected:
        sight = self.room.sight(mine)
        return Expected(sight.seq, sight.version)

    async def choose(self, choice_id: str) -> Done:
        mine = frozenset([int(choice_id.partition(".")[0])])
        return await self.room.choose(set(mine), self.expected(mine), choice_id)

    async def undo(self, seat: int) -> Done:
        mine = frozenset([seat])
        return await taking_back.undo(self.room, {seat}, self.expected(mine), rewind=False)

    async def restart(self, seat: int) -> Done:
        return await taking_back.restart_turn(self.room, {seat}, self.expected(frozenset([seat])))

    # -- what is sent ----------------------------------------------------------------------------

    def told(self, eyes: Eyes) -> list[bytes]:
        """The messages that a stream has got since the last time."""
        return self.streams[eyes].take()

    async def get(self, eyes: Eyes, path: str, last: str = "") -> Answer:
        answer = await self.ask(self.room, "GET", path, eyes.secret, last=last)
        is_read = not path.endswith("/export")  # files are only passed on
        assert not (is_read and LARGE_NUMBER.search(answer.body)), "a number too large for browsers"
        return answer

    async def post(self, eyes: Eyes, path: str, **body: Any) -> Answer:
        return await self.ask(self.room, "POST", f"{GAME}/{path}", eyes.secret, body)

    async def command(self, eyes: Eyes, path: str, **body: Any) -> Answer:
        """A command for the game as it is now."""
        seq, version = self.expected(eyes.mine)
        return await self.post(
            eyes, path, **{"expected_seq": seq, "expected_version": version} | body
        )

    async def sent(self, eyes: Eyes, back: int = LOOKED_BACK) -> list[Answer]:
        """Whatever one could ask for now: the state, the past, files, lists, what was missed."""
        sight = self.room.sight(eyes.mine)
        paths = [f"{GAME}/state", f"{GAME}/export", "/api/games"]
        if eyes.viewer is not None:
            paths.append(f"{GAME}/state?viewer=none")
        first = max(0, sight.seq - back)
        paths += [f"{GAME}/state?at={number}" for number in range(first, sight.seq)]
        paths.append(f"{GAME}/steps?after={first}&until={sight.seq}")
        answers = [await self.get(eyes, path) for path in paths]
        assert {answer.status for answer in answers} == {200}
        missed = range(max(0, sight.version - back), sight.version + 1)
        for last in ("", *[str(version) for version in missed]):
            answers.append(await self.get(eyes, f"{GAME}/events", last))
        return answers

    async def refused(self, eyes: Eyes, ids: list[str]) -> list[Answer]:
        """The answers to what one may not do: choices of others and such as are not offered,
        commands too late, positions that are none."""
        seq, _ = self.expected(eyes.mine)
        late = {"expected_seq": seq + 1}
        old = {"expected_version": 1_000_000}
        answers = [await self.command(eyes, "choices", choice=choice_id) for choice_id in ids]
        answers += [
            await self.command(eyes, "choices", choice=ids[0], **late),
            await self.command(eyes, "choices", choice=ids[0], **old),
            await self.command(eyes, "choices", choice="nonsense"),
            await self.command(eyes, "choices", choice=7),
            await self.command(eyes, "undo", rewind=True, to=seq),
            await self.command(eyes, "undo", **late),
            await self.command(eyes, "restart-turn", **late),
            await self.command(eyes, "answer", agree=True),
            await self.post(eyes, "verify"),
            await self.post(eyes, "hint", viewer=self.line.seats),
            await self.command(eyes, "go-on", seat=(eyes.viewer or 0) ^ 1),
            await self.post(eyes, "clone", at=0),
            await self.get(eyes, f"{GAME}/chances"),
            await self.get(eyes, f"{GAME}/state?at={seq + 1}"),
            await self.get(eyes, f"{GAME}/steps?after={seq}&until={seq + 1}"),
            await self.get(eyes, f"{GAME}/state?viewer={self.line.seats}"),
        ]
        assert all(answer.status >= 400 for answer in answers)
        return answers


def new_line(game: Game, seats: int, seed: int, **options: str) -> Timeline:
    return Timeline(game, seats, seed, game.settle_options(seats, options))


def lines(game: Game, seed: int, past: int = 0, /, **options: str) -> Iterator[Timeline]:
    """A whole game, decision by decision, made by seats at random; `past`: after so many choices
    it begins anew where it stands, so that what was told long ago is not told again and again."""
    line = new_line(game, game.most, seed, **options)
    dice = random.Random(seed)
    while not line.over:
        yield line
        choice = dice.choice(line.table.choices())
        line.follow(Command(line.version + 1, CHOICE, choice.seat, choice.id))
        go_on(line)
        if past and line.seq >= past and not is_sealed(line.table) and not line.over:
            line = begun_at(line)


def begun_at(line: Timeline) -> Timeline:
    """A game that begins where this one stands."""
    return Timeline(line.game, line.seats, line.seed, line.options, dump_table(line.table))


def go_on(line: Timeline) -> None:
    """Do not stop at questions that go by."""
    while line.held:
        choice = line.held[0].choice
        line.follow(Command(line.version + 1, UNASKED, choice.seat, choice.id))


def twin_of(line: Timeline, table: Table) -> Timeline:
    """The same past, and another table now; the original does not notice what comes then."""
    twin = Timeline.__new__(Timeline)
    twin.__dict__.update(line.__dict__)
    twin.done = [copied(done) for done in line.done]
    twin.line = [done for done in twin.done if done.moment is not None and not done.struck]
    twin.went_by = [done for done in twin.done if done.command.kind == UNASKED]
    history = History(table, line.history.keep_every)
    history.choices = line.history.choices.copy()
    history.moments = line.history.moments.copy()
    history.kept = {**line.history.kept, line.seq: table.clone()}  # where an undo leads
    twin.history = history
    return twin


def copied(done: Done) -> Done:
    return replace(done)
