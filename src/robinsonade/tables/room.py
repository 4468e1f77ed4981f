"""A game that somebody plays or watches right now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.history import Next
from robinsonade.kernel.refusal import Refused
from robinsonade.lessons.coach import Coach
from robinsonade.lessons.lesson import read_lesson
from robinsonade.tables.asking import Asking
from robinsonade.tables.audience import Audience
from robinsonade.tables.autoplay import Autoplay
from robinsonade.tables.damage import Unplayable, Untried
from robinsonade.tables.expected import Expected, Stale, TooLate
from robinsonade.tables.going_on import GoingOn
from robinsonade.tables.lending import Lending
from robinsonade.tables.presence import Presence
from robinsonade.tables.projection import Projection
from robinsonade.tables.reading_on import read_on
from robinsonade.tables.records import BOT, LINK, MANAGER, GameRecord, SeatRecord
from robinsonade.tables.services import TRY_CHOICE, Busy, NoAnswer, OutOfTime, Services
from robinsonade.tables.sight import Sight
from robinsonade.tables.store import Addition
from robinsonade.tables.timeline import CHOICE, UNASKED, Command, Done, Timeline
from robinsonade.tables.turns import Door
from robinsonade.tables.words import Words

Check = Callable[[], Awaitable[None]]


class Room:
    """The live game: commands come in one by one, and everybody who watches is told."""

    def __init__(
        self, record: GameRecord, seats: list[SeatRecord], timeline: Timeline, services: Services
    ) -> None:
        self.record = record
        self.seats = seats
        self.timeline = timeline
        self.services = services
        self.lock = Door()
        self.audience = Audience(self)
        self.presence = Presence(self)
        self.autoplay = Autoplay(self)
        self.asking = Asking(self)
        self.going_on = GoingOn(self)
        self.lending = Lending(self)
        self.words = Words(self)
        self.closed = False
        self.damaged = False  # only what is stored can be trusted
        self.in_doubt = False  # is the last command stored?
        self.holdings: dict[str, frozenset[int]] = {}  # what each browser holds, as far as known
        self.sights: dict[frozenset[int], Sight] = {}
        self.next_snapshot = self.noticed + services.settings.snapshot_every
        self.teacher = self.find_coach()
        self.projection = Projection(self)

    # -- questions -------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.record.id

    def find_coach(self) -> Coach | None:
        """Who explains the game, if it is a lesson that this version still has."""
        name, game = self.record.lesson, self.timeline.game
        if name is None:
            return None
        try:
            return Coach(game, read_lesson(game, name))
        except Refused:
            return None

    @property
    def coach(self) -> Coach | None:
        """The same, unless the game was made one like any other."""
        return self.teacher if self.record.lesson is not None else None

    @property
    def bots(self) -> set[int]:
        """The seats that bots play, also in the place of a person."""
        return {seat.seat for seat in self.seats if seat.kind == BOT or seat.stand_in}

    @property
    def people(self) -> set[int]:
        """The seats of those who have a say about going back: where there are secrets, also of who
        is away and has a bot in their place, or else handing over would silence them."""
        seated = {seat.seat for seat in self.seats if seat.claimed and seat.kind != BOT}
        return seated if self.has_secrets else seated - self.bots

    @property
    def yielding(self) -> set[int]:
        """The seats whose choices anybody may take back along with their own: those of bots, but
        where there are secrets not those of somebody who has a bot in their place."""
        return self.bots - self.people

    @cached_property
    def has_secrets(self) -> bool:
        """Do seats see what other seats do not? Then each is for the eyes of one person only."""
        game = self.timeline.game
        return len({game.alike(seat) for seat in range(len(self.seats))}) > 1

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
    def is_theirs(self) -> bool:
        """Is this game played elsewhere, and here only watched?"""
        return self.services.is_theirs(self.id)

    @property
    def is_idle(self) -> bool:
        is_busy = self.lock.locked() or self.autoplay.is_running or self.asking.is_running
        return not self.audience.streams and not is_busy

    @property
    def is_full(self) -> bool:
        """Has so much been done in this game that no more is stored?"""
        return self.timeline.version >= self.services.settings.most_commands

    def changes_left(self, mine: frozenset[int]) -> int:
        """How much the holder of these seats may still take back, or ask to.

        Half of what a game may hold is for that, in equal shares: whoever changes their mind for
        ever comes to the end of their own share, and the game goes on.
        """
        share = self.services.settings.most_commands // 2 // len(self.seats)
        return share * len(mine) - self.sight(mine).changes

    def sight(self, mine: frozenset[int]) -> Sight:
        """The game as the holder of these seats notices it."""
        if mine not in self.sights:
            self.sights[mine] = Sight(self.timeline, mine)
        return self.sights[mine]

    @property
    def noticed(self) -> int:
        """The commands that everybody has noticed."""
        return self.sight(frozenset()).version

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
        while True:
            known = self.holdings
            if browser_hash in known:
                return known[browser_hash]
            found = self.sound(await self.services.store.held_by(browser_hash, self.id))
            if known is not self.holdings:
                continue  # it may have changed while it was read
            if found:  # strangers are without number
                known[browser_hash] = found
            return found

    async def holders(self) -> dict[str, frozenset[int]]:
        """The same of all browsers that hold anything here, by one question to the database."""
        while True:
            known = self.holdings
            rows = await self.services.store.holders_of(self.id)
            if known is self.holdings:
                known.update({browser: self.sound(held) for browser, held in rows.items()})
                return known

    def sound(self, rows: set[int]) -> frozenset[int]:
        """What there is to hold here; a database may say anything."""
        return frozenset(rows.intersection([MANAGER, *range(len(self.seats))]))

    def forget_holdings(self) -> None:
        """Who holds what has changed."""
        self.holdings = {}

    def can_be_shown(self) -> bool:
        """Can everybody be told how it stands? What cannot be may come to light late: where
        somebody made up a position, or something stored was damaged."""
        try:
            for viewer in (None, *range(len(self.seats))):
                self.projection.state(viewer, frozenset([] if viewer is None else [viewer]))
        except Exception as error:
            self.services.log.error("room-not-shown", game=self.id, exc_info=error)
            return False
        return True

    @property
    def last_but_one(self) -> tuple[int, int] | None:
        """Version and choices before the last command."""
        before = self.timeline.done[:-1]
        return (before[-1].version, before[-1].seq) if before else None

    async def walk_to(self, number: int) -> None:
        """Look back as far as the table before a choice, in small parts: tables on the way are
        kept, and nobody waits for all of it."""
        history = self.timeline.history
        for place in history.to_keep(number):
            if place < self.timeline.seq:
                history.at(place + 1)
                await asyncio.sleep(0)

    async def ask_bots(self, question: str, *facts: Any) -> Any:
        """What a game asks of bots, in the lane of those who play here. Tables that nobody is at
        ask one after the other, until somebody comes: who comes waits for none of the others."""
        services, audience = self.services, self.audience
        if audience.seats():
            return await services.bots.ask(question, *facts, who=audience.addresses)
        turn = asyncio.ensure_future(services.deserted.get())
        try:
            await asyncio.wait([turn, audience.arrival()], return_when=asyncio.FIRST_COMPLETED)
            return await services.bots.ask(question, *facts, who=audience.addresses)
        finally:
            if turn.done():
                services.deserted.put(turn.result())
            turn.cancel()

    # -- commands --------------------------------------------------------------------------------

    async def choose(
        self,
        mine: set[int],
        expected: Expected,
        choice_id: str,
        by: str | None = None,
        still: Check | None = None,
    ) -> Done:
        """Carry out a choice of one of the caller's seats; `by` a bot in a person's place."""

        known = self.timeline.game.catalogue.by_id.get(choice_id)
        if known is not None and known.seat in mine:
            await self.asking.keep_pace(known.seat)

        async def command() -> Done:
            # Whose seat it is comes first: nobody shall learn what another is offered.
            choice = self.timeline.game.catalogue.find(choice_id)
            if choice.seat not in mine:
                raise Refused("not-your-seat", seat=str(choice.seat + 1))
            self.timeline.find_offered(choice_id)
            if by is None and choice.seat in self.asking.people:
                await self.asking.answered(choice)
            version = self.timeline.version + 1
            command = Command(version, CHOICE, choice.seat, choice_id, by=by)
            return await self.append(command, await self.carry_out(choice))

        return await self.in_turn(mine, expected, command, still)

    async def in_turn(
        self,
        mine: set[int],
        expected: Expected,
        command: Callable[[], Awaitable[Done]],
        still: Check | None = None,
    ) -> Done:
        """One command at a time, each made for the game as the caller sees it; `still` checks that
        the seats have not been lost on the way here.

        What another process has stored meanwhile may be nothing that the caller could notice.
        """
        async with self.lock:
            while True:
                if self.closed:
                    raise Refused("put-away")  # the game goes on in another room
                await self.make_sure()
                if still is not None:
                    await still()
                self.check_expected(mine, expected)
                self.check_not_closed()
                try:
                    done = await command()
                except TooLate:
                    await read_on(self)
                else:
                    await self.asking.pass_on()
                    return done

    async def make_sure(self) -> None:
        """Read what is stored, if that is not known. Whoever calls this has the lock."""
        if self.in_doubt:
            await read_on(self)
            self.in_doubt = False

    def check_expected(self, mine: set[int], expected: Expected) -> None:
        now = self.expected(mine)
        if not expected.fits(now):
            self.services.metrics.stale.inc()
            raise Stale("stale", self, now)

    def check_running(self) -> None:
        if self.timeline.over:
            raise Refused("game-over")
        self.check_not_closed()

    def check_not_closed(self) -> None:
        if self.record.closed is not None:
            raise Refused("table-closed")

    async def carry_out(self, choice: Choice) -> Next:
        """What a choice leads to, not stored yet. Where the position was made up, it is tried first
        in a place where nothing else can be harmed."""
        record, line = self.record, self.timeline
        if record.is_made_up:
            facts = (record.title, record.seats, dump_table(line.table), choice.id)
            try:
                await self.services.bots.ask(TRY_CHOICE, *facts, who=self.audience.addresses)
            except Busy as error:
                raise Untried("too-busy") from error
            except (OutOfTime, NoAnswer) as error:
                self.services.log.warning("choice-unplayable", game=self.id, choice=choice.id)
                raise Unplayable("choice-unplayable") from error
        return line.carry_out(choice)

    async def append(self, command: Command, prepared: Next | None) -> Done:
        """Store a command, then follow it and tell everybody."""
        if self.is_full:
            most = self.services.settings.most_commands
            raise Refused("too-many-commands", allowed=str(most))
        addition = Addition(self.id, command)
        line = self.timeline
        if prepared is not None and not prepared.unasked:
            addition.result = prepared.table.result
            # A snapshot takes time: when it is made must not tell how many parts were sealed.
            noticed, is_part = self.noticed + 1, prepared.moment.part
            if addition.result or (noticed >= self.next_snapshot and not is_part):
                addition.snapshot = line.dump_after(command, prepared)
                self.next_snapshot = noticed + self.services.settings.snapshot_every
        elif command.kind == UNASKED and len(line.held) == 1 and line.history.table.result:
            addition.result = line.history.table.result
            addition.snapshot = line.dump_when_told(command)
        try:
            stored = await self.services.store.add(addition)
        except BaseException:
            self.in_doubt = True  # stored or not? read it anew before the next command
            raise
        if not stored:
            raise TooLate
        done = line.follow(command, prepared)
        self.asking.note(done)
        self.going_on.note(done)
        self.services.metrics.stored(command.kind)
        self.audience.tell(done, addition.made)
        self.autoplay.start()
        return done

    # -- the end ---------------------------------------------------------------------------------

    def break_off(self, error: Exception) -> None:
        """Something is wrong with this game: it is to be read anew, and harms no other."""
        self.services.log.error(
            "room-damaged", game=self.id, version=self.timeline.version, exc_info=error
        )
        self.damaged = True
        self.close()

    def close(self) -> None:
        """Nobody gets anything from here any more."""
        self.closed = True
        self.autoplay.stop()
        self.asking.stop()
        self.audience.close()
