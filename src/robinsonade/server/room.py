"""A game that somebody plays or watches right now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import structlog

from robinsonade.kernel.history import Next
from robinsonade.kernel.refusal import Refused
from robinsonade.server.autoplay import Autoplay
from robinsonade.server.background import Background
from robinsonade.server.bot_processes import BotProcesses
from robinsonade.server.metrics import Metrics
from robinsonade.server.presence import Presence
from robinsonade.server.projection import Projection
from robinsonade.server.settings import Settings
from robinsonade.server.sight import Sight
from robinsonade.server.store import MANAGER, Addition, GameRecord, SeatRecord, Store
from robinsonade.server.stream import Stream
from robinsonade.server.timeline import (
    AGREE,
    ASK,
    CHOICE,
    DECLINE,
    UNDO,
    WITHDRAW,
    Command,
    Done,
    Timeline,
)

LOG = structlog.get_logger(__name__)
PATIENCE: Final = 3.0  # seconds before another process's bots are helped out

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"


class Damaged(Refused):
    """What was stored of a game cannot be followed to its end, or not at all."""

    point: tuple[int, int] | None = None  # version and choices up to which all is well


class Gone(Refused):
    """A game that was deleted."""


def damaged_after(point: tuple[int, int] | None) -> Damaged:
    good = "none" if point is None else str(point[1] or "start")
    refused = Damaged("damaged-game", good=good)
    refused.point = point
    return refused


class Expected(NamedTuple):
    """For which game a command was made: after an undo the same seq may be another game."""

    seq: int
    version: int | None = None  # who does not say it may be too late without noticing

    def fits(self, seq: int, version: int) -> bool:
        return self.seq == seq and self.version in (None, version)


class Stale(Refused):
    """The game has gone on in the meantime."""

    def __init__(self, key: str, room: Room, mine: set[int]) -> None:
        super().__init__(key, now=str(room.sight(frozenset(mine)).seq))
        self.room = room


class TooLate(Exception):
    """Another process has stored a command before this one."""


@dataclass
class Services:
    """What all rooms share."""

    store: Store
    bot_processes: BotProcesses
    settings: Settings
    metrics: Metrics
    background: Background
    clock: Callable[[], float] = time.time

    @property
    def is_shared(self) -> bool:
        """Do other processes serve the same games?"""
        return self.store.is_postgres


class Room:
    """The live game: commands come in one by one, and everybody who watches is told."""

    def __init__(
        self, record: GameRecord, seats: list[SeatRecord], timeline: Timeline, services: Services
    ) -> None:
        self.record = record
        self.seats = seats
        self.timeline = timeline
        self.services = services
        self.lock = asyncio.Lock()
        self.presence = Presence(self)
        self.autoplay = Autoplay(self)
        self.closed = False
        self.damaged = False  # only what is stored can be trusted
        self.in_doubt = False  # is the last command stored?
        self.holdings: dict[str, frozenset[int]] = {}  # what each browser holds, as far as known
        self.next_snapshot = timeline.version + services.settings.snapshot_every
        self.sights: dict[frozenset[int], Sight] = {}
        self.projection = Projection(self)

    # -- questions -------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def bots(self) -> set[int]:
        """The seats that bots play, also in the place of a person."""
        return {seat.seat for seat in self.seats if seat.kind == BOT or seat.stand_in}

    @property
    def people(self) -> set[int]:
        """The seats where somebody really sits."""
        return {seat.seat for seat in self.seats if seat.claimed} - self.bots

    @property
    def is_online(self) -> bool:
        """People play from several places, so nobody decides alone for all."""
        return any(seat.kind == LINK for seat in self.seats)

    @property
    def rewound(self) -> bool:
        return self.record.rewound or self.timeline.rewound

    @property
    def is_over(self) -> bool:
        """Is nothing left to be decided here?"""
        return self.timeline.over or self.record.closed is not None

    @property
    def streams(self) -> set[Stream]:
        return self.presence.streams

    @property
    def is_idle(self) -> bool:
        return not self.streams and not self.lock.locked() and not self.autoplay.is_running

    @property
    def is_full(self) -> bool:
        """Has so much been done in this game that no more is stored?"""
        return self.timeline.version >= self.services.settings.most_commands

    def sight(self, mine: frozenset[int]) -> Sight:
        """The game as the holder of these seats notices it."""
        if mine not in self.sights:
            self.sights[mine] = Sight(self.timeline, mine)
        return self.sights[mine]

    def expected(self, mine: set[int]) -> Expected:
        """What a command of the holder of these seats has to be made for now."""
        sight = self.sight(frozenset(mine))
        return Expected(sight.seq, sight.version)

    def knows(self, token_hash: str) -> bool:
        """Is this the hash of a link that nobody has used yet?"""
        return any(seat.token_hash == token_hash for seat in self.seats)

    async def held_by(self, browser_hash: str | None) -> frozenset[int]:
        """The seats a browser may play, and the right to manage."""
        if browser_hash is None:
            return frozenset()
        found = self.holdings.get(browser_hash)
        if found is None:
            found = frozenset(await self.services.store.held_by(browser_hash, self.id))
            if found:  # strangers are without number
                self.holdings[browser_hash] = found
        return found

    # -- commands --------------------------------------------------------------------------------

    async def choose(
        self, mine: set[int], expected: Expected, choice_id: str, by: str | None = None
    ) -> Done:
        """Carry out a choice of one of the caller's seats; `by` a bot in a person's place."""

        async def command() -> Done:
            # Whose seat it is comes first: nobody shall learn what another is offered.
            choice = self.timeline.game.catalogue.find(choice_id)
            if choice.seat not in mine:
                raise Refused("not-your-seat", seat=str(choice.seat + 1))
            self.timeline.find_offered(choice_id)
            version = self.timeline.version + 1
            command = Command(version, CHOICE, choice.seat, choice_id, by=by)
            return await self.append(command, self.timeline.carry_out(choice))

        return await self.in_turn(mine, expected, command)

    async def undo(
        self, mine: set[int], expected: Expected, *, rewind: bool, back_to: int | None = None
    ) -> Done:
        """Take back the caller's last choice, or all to a position; past a revelation only by
        `rewind`, and with others at the table only if they agree."""

        async def command() -> Done:
            self.check_running()
            line = self.timeline
            target = line.undo_target(mine) if back_to is None else self.target_at(mine, back_to)
            exact = back_to is not None
            kind = self.way_back(mine, target, rewind=rewind, exact=exact)
            return await self.append_own(kind, mine, target)

        return await self.in_turn(mine, expected, command)

    def target_at(self, mine: set[int], position: int) -> int:
        """Where a position is that somebody counts as they see it, if one can go back to it."""
        sight = self.sight(frozenset(mine))
        if not 0 <= position < sight.seq:
            raise Refused("bad-position", given=str(position), allowed=f"0-{sight.seq - 1}")
        return sight.number(position)

    def way_back(self, mine: set[int], target: int, *, rewind: bool, exact: bool) -> str:
        """By which command these seats get back there; if not `exact`, by their last choice."""
        line = self.timeline
        if line.may_withdraw(target) and (not exact or line.history.is_own(target, mine)):
            return WITHDRAW
        if line.may_return(target, mine, self.bots):
            return UNDO
        if not rewind:
            raise Refused("cannot-undo")
        return ASK if self.is_online and self.people - mine else UNDO

    async def restart_turn(self, mine: set[int], expected: Expected) -> Done:
        """Take back all of this turn that the caller may take back alone."""

        async def command() -> Done:
            self.check_running()
            line = self.timeline
            target = line.restart_target(mine, self.bots)
            kind = WITHDRAW if line.may_withdraw(target) else UNDO
            return await self.append_own(kind, mine, target)

        return await self.in_turn(mine, expected, command)

    async def answer_request(self, mine: set[int], expected: Expected, *, agree: bool) -> Done:
        """Agree to go back, or decline; when all have agreed it happens."""

        async def command() -> Done:
            self.check_running()
            request = self.timeline.request
            if request is None:
                raise Refused("no-request")
            if not agree:
                return await self.append_own(DECLINE, mine, None)
            if self.people - request.agreed - mine:
                return await self.append_own(AGREE, mine, None)
            return await self.append_own(UNDO, mine, request.back_to)

        return await self.in_turn(mine, expected, command)

    async def in_turn(
        self, mine: set[int], expected: Expected, command: Callable[[], Awaitable[Done]]
    ) -> Done:
        """One command at a time, each made for the game as the caller sees it.

        What another process has stored meanwhile may be nothing that the caller could notice.
        """
        async with self.lock:
            while True:
                if self.in_doubt:
                    await self.read_on()
                    self.in_doubt = False
                self.check_expected(mine, expected)
                self.check_not_closed()
                try:
                    return await command()
                except TooLate:
                    await self.read_on()

    def check_expected(self, mine: set[int], expected: Expected) -> None:
        sight = self.sight(frozenset(mine))
        if not expected.fits(sight.seq, sight.version):
            self.services.metrics.stale.inc()
            raise Stale("stale", self, mine)

    def check_running(self) -> None:
        if self.timeline.over:
            raise Refused("game-over")
        self.check_not_closed()

    def check_not_closed(self) -> None:
        if self.record.closed is not None:
            raise Refused("table-closed")

    async def append_own(self, kind: str, mine: set[int], back_to: int | None) -> Done:
        if not mine:
            raise Refused("no-seat")
        speakers = ",".join([str(seat) for seat in sorted(mine)])
        command = Command(self.timeline.version + 1, kind, min(mine), speakers, back_to)
        return await self.append(command, None)

    async def append(self, command: Command, prepared: Next | None) -> Done:
        """Store a command, then follow it and tell everybody."""
        if self.is_full:
            most = self.services.settings.most_commands
            raise Refused("too-many-commands", allowed=str(most))
        addition = Addition(self.id, command)
        line = self.timeline
        if prepared is not None:
            addition.result = prepared.table.result
            if addition.result or command.version >= self.next_snapshot:
                addition.snapshot = line.dump_after(command, prepared)
                self.next_snapshot = command.version + self.services.settings.snapshot_every
        try:
            stored = await self.services.store.add(addition)
        except BaseException:
            self.in_doubt = True  # stored or not? read it anew before the next command
            raise
        if not stored:
            raise TooLate
        done = line.follow(command, prepared)
        self.services.metrics.commands.labels(command.kind).inc()
        self.tell(done)
        self.autoplay.note(done, addition.made)
        self.autoplay.start()
        return done

    # -- other processes -------------------------------------------------------------------------

    async def catch_up(self, version: int | None = None) -> None:
        """Another process may have changed something: read what is new.

        If only commands up to a version are, this process may have written them itself.
        """
        async with self.lock:
            if version is None:
                await self.read_on()
            elif version > self.timeline.version:
                await self.read_commands()
        self.autoplay.start(PATIENCE)

    async def read_on(self) -> None:
        await self.read_commands()
        await self.read_seats()

    async def read_commands(self) -> None:
        line = self.timeline
        for command in await self.services.store.commands_of(self.id, line.version):
            good = line.version, line.seq
            try:
                done = line.follow(command)
                self.tell(done)
                self.autoplay.note(done, self.services.clock())
            except Exception as error:
                self.break_off(error)
                raise damaged_after(good) from error

    def break_off(self, error: Exception) -> None:
        """Something is wrong with this game: it is to be read anew, and harms no other."""
        LOG.error("room-damaged", game=self.id, version=self.timeline.version, exc_info=error)
        self.damaged = True
        self.close()

    async def read_seats(self) -> None:
        """Who sits where may have changed, and what the manager has settled."""
        seats = await self.services.store.seats_of(self.id)
        record = await self.services.store.find_game(self.id)
        if record is None:
            self.close()
            raise Gone("no-such-game", given=self.id)
        settled = replace(
            self.record,
            open_seed=record.open_seed,
            patience=record.patience,
            closed=record.closed,
        )
        is_same = [seat.rights for seat in seats] == [seat.rights for seat in self.seats]
        if (seats, settled) != (self.seats, self.record):
            self.seats, self.record = seats, settled
            self.projection = Projection(self)
            self.tell_seats()
        if not is_same:
            self.holdings.clear()
            await self.check_streams()

    async def check_streams(self) -> None:
        """Nobody goes on seeing what they may not see any more."""
        for stream in list(self.streams):
            if await self.held_by(stream.browser) - {MANAGER} != stream.mine:
                stream.close()
                self.leave(stream)

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, done: Done) -> None:
        """A new version: one projection for each sort of viewer, one message for each stream
        whose reader may notice it."""
        self.projection = Projection(self, earlier=self.projection.views)
        for sight in self.sights.values():
            sight.follow()
        for stream in list(self.streams):
            seen = self.sight(stream.mine).find(done)
            if seen is not None:
                stream.put(self.projection.step_message(seen, stream.viewer, stream.mine))
        self.let_go()

    def tell_seats(self) -> None:
        for stream in list(self.streams):
            stream.put(self.projection.seats_message())
        self.let_go()

    def beat(self) -> None:
        """Keep all streams awake, and find out who reads."""
        now, seconds = self.services.clock(), self.services.settings.stream_seconds
        for stream in list(self.streams):
            stream.beat(now, seconds)
        self.let_go()
        if self.presence.has_changed():
            self.projection = Projection(self)
            self.tell_seats()

    def let_go(self) -> None:
        """Who has been cut off is not there any more, however long their connection lasts."""
        for stream in [stream for stream in self.streams if not stream.is_open]:
            self.leave(stream)

    def join(self, stream: Stream) -> None:
        if self.presence.join(stream):
            self.projection = Projection(self)
            self.tell_seats()

    def leave(self, stream: Stream) -> None:
        if self.presence.leave(stream):
            self.projection = Projection(self)
            self.tell_seats()

    def close(self) -> None:
        """Nobody gets anything from here any more."""
        self.closed = True
        self.autoplay.stop()
        for stream in list(self.streams):
            stream.close()
