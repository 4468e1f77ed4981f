"""A room without a server around it: commands in, and every byte that one viewer gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from robinsonade.kernel.game import Game
from robinsonade.kernel.history import History
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.server.metrics import Metrics
from robinsonade.server.room import LINK, Expected, Room, Services
from robinsonade.server.settings import Settings
from robinsonade.server.store import Addition, GameRecord, SeatRecord
from robinsonade.server.stream import Stream
from robinsonade.server.timeline import Done, Timeline
from robinsonade.server.transfer import log_file
from robinsonade.server.visitor import Visitor

METRICS = Metrics()
LOOKED_BACK = 1  # positions of the past


class Memory:
    """Stands in for the store: whatever is told is kept."""

    async def add(self, addition: Addition) -> bool:
        return True


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes a game is looked at: a seat, or nobody's."""

    viewer: int | None

    @property
    def mine(self) -> frozenset[int]:
        return frozenset() if self.viewer is None else frozenset([self.viewer])


class Salon:
    """People at a table of links, one for each seat, and one who watches."""

    def __init__(self, line: Timeline) -> None:
        game = line.game
        record = GameRecord(
            id="x",
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
        )
        seats = [SeatRecord(seat, LINK, None, "", None, True) for seat in range(line.seats)]
        store: Any = Memory()
        nobody: Any = None
        settings = Settings(snapshot_every=1_000_000)
        self.line = line
        self.room = Room(record, seats, line, Services(store, nobody, settings, METRICS, nobody))
        self.everybody = [Eyes(seat) for seat in range(line.seats)] + [Eyes(None)]
        self.streams = {eyes: Stream(eyes.viewer, eyes.mine, 10_000) for eyes in self.everybody}
        self.room.streams.update(self.streams.values())

    # -- what is done ----------------------------------------------------------------------------

    def expected(self, mine: frozenset[int]) -> Expected:
        sight = self.room.sight(mine)
        return Expected(sight.seq, sight.version)

    async def choose(self, choice_id: str) -> Done:
        mine = frozenset([int(choice_id.partition(".")[0])])
        return await self.room.choose(set(mine), self.expected(mine), choice_id)

    async def undo(self, seat: int) -> Done:
        mine = frozenset([seat])
        return await self.room.undo({seat}, self.expected(mine), rewind=False)

    async def restart(self, seat: int) -> Done:
        return await self.room.restart_turn({seat}, self.expected(frozenset([seat])))

    # -- what is sent ----------------------------------------------------------------------------

    def told(self, eyes: Eyes) -> list[bytes]:
        """The messages that a stream has got since the last time."""
        messages = self.streams[eyes].messages
        return [messages.get_nowait() or b"" for _ in range(messages.qsize())]

    def sent(self, eyes: Eyes, back: int = LOOKED_BACK) -> list[bytes]:
        """Whatever one could ask for now: the state, the past, a file, what was missed."""
        room, viewer, mine = self.room, eyes.viewer, eyes.mine
        projection, sight = room.projection, room.sight(mine)
        answers = [projection.state_message(viewer, mine)]
        answers.append(to_json(log_file(Visitor(room, mine, viewer))))
        for number in range(max(0, sight.seq - back), sight.seq):
            answers.append(to_json(projection.state_at(number, viewer, mine)))
        for after in range(max(0, sight.version - back), sight.version):
            answers += projection.missed_messages(after, viewer, mine)
        return answers

    async def refused(self, eyes: Eyes, ids: list[str]) -> list[tuple[str, dict[str, str]]]:
        """The answers to choices of other seats, to choices too late, and to bad positions."""
        mine = set(eyes.mine)
        now = self.expected(eyes.mine)
        later = Expected(now.seq + 1)
        answers = []
        for attempt in (
            *[self.room.choose(mine, now, choice_id) for choice_id in ids],
            *[self.room.choose(mine, later, choice_id) for choice_id in ids[:1]],
            self.room.undo(mine, now, rewind=True, back_to=now.seq),
            self.room.undo(mine, later, rewind=False),
            self.room.answer_request(mine, now, agree=True),
        ):
            try:
                await attempt
            except Refused as refusal:
                answers.append((refusal.key, refusal.facts))
            else:
                raise AssertionError("this had to be refused")
        return answers


def new_line(game: Game, seats: int, seed: int, **options: str) -> Timeline:
    return Timeline(game, seats, seed, game.settle_options(seats, options))


def twin_of(line: Timeline, table: Table) -> Timeline:
    """The same past, and another table now; the original does not notice what comes then."""
    twin = Timeline.__new__(Timeline)
    twin.__dict__.update(line.__dict__)
    twin.done = [copied(done) for done in line.done]
    twin.line = [done for done in twin.done if done.moment is not None and not done.struck]
    history = History(table, line.history.keep_every)
    history.choices = line.history.choices.copy()
    history.moments = line.history.moments.copy()
    history.kept = line.history.kept.copy()
    twin.history = history
    return twin


def copied(done: Done) -> Done:
    return Done(done.command, done.seq, done.events, done.moment, done.struck, done.taken)
