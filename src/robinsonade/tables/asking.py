"""How often the people of one table are asked: the server lets a moment go by in their place.

What goes by is an ordinary choice, marked in the log of commands. How a seat is asked is its own
business: no other viewer is told of it, nor by when or whether something is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.history import is_veiled
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.stake import WIN, Stake, show_stake
from robinsonade.players.asking import (
    SMART,
    Asked,
    Stakes,
    alarms_in,
    asked_now,
    goes_by,
    letting_go,
    stakes_of,
)
from robinsonade.tables.autoplay import RETRY
from robinsonade.tables.damage import Unplayable, Untried
from robinsonade.tables.expected import TooLate
from robinsonade.tables.projection import Projection
from robinsonade.tables.reading_on import PATIENCE, drawn
from robinsonade.tables.services import TAKE_TURN, NoAnswer, OutOfTime
from robinsonade.tables.stream import message
from robinsonade.tables.timeline import (
    CHOICE,
    UNASKED,
    UNDO,
    WITHDRAW,
    Command,
    Done,
    movers_of,
    seats_of,
)
from robinsonade.tables.turns import WHO

if TYPE_CHECKING:
    from robinsonade.tables.room import Room

OFF: Final = "off"
ONCE: Final = "once"  # stop at the next moment
STAY: Final = "stay"  # stop at each
AT_ONCE: Final = 0.0
LONGEST_THOUGHT: Final = 6.0  # seconds over a veiled question: who takes longer shows that they do
LEARNT: Final = 0.25  # of what a table expects of its people: the last answer


class Asking:
    """What the people of one table have been asked, and what goes by without asking them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: dict[int, Asked] = {}  # what each person answered last
        self.back: set[int] = set()  # who has taken something back decides anew, whatever it is
        self.alarms = 0
        self.stakes: dict[int, Stakes] = {}
        self.passes: dict[int, Choice | None] = {}
        self.due: dict[int, float] = {}  # when those that do not go by at once go by
        self.others = AT_ONCE  # until when another process has to end what is held back
        self.veil = AT_ONCE  # before when nothing comes of a question that others may not miss
        self.imagined = AT_ONCE  # seconds of it for which a person would think who is not asked
        self.thought = room.services.settings.veil_thought  # seconds that people take beyond it
        self.turn = -1  # the version at which a bot that is not asked has had its turn to think
        self.task: asyncio.Task[None] | None = None
        self.resting: asyncio.Future[None] | None = None  # until something goes by

    # -- questions -------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        return self.task is not None

    @property
    def people(self) -> set[int]:
        """The seats that people play themselves."""
        return self.room.people - self.room.bots

    def preference(self, seat: int) -> dict[str, Any]:
        """How a seat wants to be asked."""
        record = self.room.seats[seat]
        return {"seat": seat, "asking": self.wish(seat), "hold": record.hold or OFF}

    def wish(self, seat: int) -> str:
        """How often a seat wants to be asked."""
        return self.room.seats[seat].asking or self.room.services.settings.asking

    def look_anew(self, done: Done) -> None:
        """Forget what was found out about the table before. What others may not notice changes
        nothing for them: neither by what lasts longer nor by what goes by later."""
        is_hidden = self.room.timeline.is_hidden(done)
        for found in (self.stakes, self.passes, self.due):
            for seat in movers_of(done.command) if is_hidden else [*found]:
                found.pop(seat, None)

    def forget(self) -> None:
        """Who is asked may be another now. When a moment goes by stays as it was: or else whoever
        changes their mind again and again would hold up all others."""
        self.stakes.clear()
        self.passes.clear()

    def at_stake(self, seat: int) -> Stakes:
        if seat not in self.stakes:
            line = self.room.timeline
            self.stakes[seat] = stakes_of(line.game, line.table, seat)
        return self.stakes[seat]

    def pass_of(self, seat: int) -> Choice | None:
        """The choice with which a person lets this moment go by without being asked."""
        if seat not in self.passes:
            self.passes[seat] = self.find_pass(seat)
        return self.passes[seat]

    def find_pass(self, seat: int) -> Choice | None:
        room = self.room
        table, record = room.timeline.table, room.seats[seat]
        choice = letting_go(table, seat) if seat in self.people else None
        if choice is None or seat in self.back or record.hold:
            return None
        asking = self.wish(seat)
        stakes = self.at_stake(seat) if asking == SMART else None
        last = self.asked.get(seat)
        return choice if goes_by(table, seat, asking, stakes, last, self.alarms) else None

    def passing(self) -> list[Choice]:
        """What goes by now without anybody being asked."""
        room = self.room
        if room.is_over or room.is_full or room.closed or room.is_theirs:
            return []
        if room.timeline.held:
            return [room.timeline.held[0].choice]
        found = [self.pass_of(seat) for seat in room.timeline.table.waiting()]
        return [choice for choice in found if choice is not None]

    def next_pass(self) -> Choice | None:
        """The next of these that nobody has to wait for."""
        if not self.has_turn:
            return None
        now = self.room.services.clock()
        return next((one for one in self.passing() if self.moment_of(one) <= now), None)

    def moment_of(self, choice: Choice) -> float:
        """When a choice goes by."""
        if self.room.timeline.held:
            return max(self.veil, self.others)
        seat = choice.seat
        if seat not in self.due:
            delay = self.delay(seat)
            self.due[seat] = self.room.services.clock() + delay if delay else AT_ONCE
        return self.due[seat]

    def delay(self, seat: int) -> float:
        """How long a moment goes on although nobody is asked: while bots play, long enough for
        whoever is there to reach for a card."""
        room = self.room
        is_watched = room.timeline.table.active in room.bots and seat in room.audience.seats()
        return room.services.settings.pause_seconds if is_watched else AT_ONCE

    def draw_veil(self) -> None:
        """How long a question lasts at least: drawn the same way whether it is asked or not, so
        that neither a quick answer nor a quick bot tells that it was. One that a person is not
        asked lasts longer by as much as people here take to think."""
        if is_veiled(self.room.timeline.table):
            services, settings = self.room.services, self.room.services.settings
            seconds = services.dice.uniform(settings.veil_least, settings.veil_most)
            self.imagined = self.imagined_thought()
            self.veil = services.clock() + seconds + self.imagined

    def leave_to_others(self, patience: float) -> None:
        """What is held back is for another process to end, which is helped out as late as its bots
        are: or else it would show whether one was asked."""
        services = self.room.services
        self.others = services.clock() + drawn(services, patience) if patience else AT_ONCE

    def imagined_thought(self) -> float:
        """The seconds for which a person would have thought about what they are not asked."""
        if not self.thought or not self.would_think:
            return AT_ONCE
        if not self.room.is_online:
            return AT_ONCE  # nobody else looks on
        return min(self.room.services.dice.expovariate(1 / self.thought), LONGEST_THOUGHT)

    @property
    def would_think(self) -> bool:
        """Would a person have thought about the question at which the table has stopped? Not while
        a bot decides for them: because of patience, or for this turn."""
        held = self.room.timeline.held
        return bool(held) and held[0].choice.seat in self.people and self.bot_not_asked is None

    def look_who(self) -> None:
        """Who sits where has changed. Where a question goes by, a bot does not think on in the
        place of a person, nor does a person answer as soon as the bot before."""
        self.forget()
        if not self.would_think:
            self.veil, self.imagined = self.veil - self.imagined, AT_ONCE
        elif not self.imagined:
            self.imagined = self.imagined_thought()
            self.veil = max(self.veil, self.room.services.clock()) + self.imagined
        if self.resting is not None:
            self.resting.cancel()

    def learn_thought(self) -> None:
        """A person has answered a veiled question: so long do people think here."""
        if self.thought and is_veiled(self.room.timeline.table):
            took = max(AT_ONCE, self.room.services.clock() - self.veil)
            self.thought += LEARNT * (min(took, LONGEST_THOUGHT) - self.thought)

    async def keep_pace(self, seat: int) -> None:
        """Wait with the answer of a seat until it says nothing about why it came."""
        services, table = self.room.services, self.room.timeline.table
        if is_veiled(table) and seat in table.waiting():
            delay = self.veil - services.clock()
            if delay > 0:
                await services.sleep(delay)

    @property
    def has_turn(self) -> bool:
        """May what is held back go on, as if the bot that is not asked had answered?"""
        is_done = self.turn == self.room.timeline.version
        return is_done or self.bot_not_asked is None

    @property
    def bot_not_asked(self) -> str | None:
        """The bot at whose question the table has stopped although it is not asked."""
        held = self.room.timeline.held
        return self.room.autoplay.players()[held[0].choice.seat] if held else None

    async def take_turn(self) -> None:
        """A bot that is not asked waits for a process like one that is: how long that takes says
        nothing, however much the bots of other games think."""
        version = self.room.timeline.version
        if not self.has_turn:
            with contextlib.suppress(OutOfTime, NoAnswer):
                await self.room.ask_bots(TAKE_TURN, self.bot_not_asked)
            self.turn = version

    # -- what viewers are shown ------------------------------------------------------------------

    def of(self, mine: frozenset[int]) -> list[dict[str, Any]]:
        return [self.preference(seat) for seat in sorted(mine)]

    def question(self, mine: frozenset[int], offered: list[dict[str, Any]]) -> dict[str, Any]:
        """Whom of these seats the table asks, why, and what they could do: what wins first."""
        waiting = self.room.timeline.table.waiting()
        able = {choice["seat"] for choice in offered} & self.people
        found: list[tuple[int, Stake]] = [
            (seat, stake) for seat in sorted(able) for stake in self.at_stake(seat) or ()
        ]
        wins = {one.id for _, stake in found if stake.sort == WIN for one in stake.choices}
        return {
            "asked": [seat for seat in waiting if seat in mine and self.pass_of(seat) is None],
            "stakes": [{"seat": seat, **show_stake(stake)} for seat, stake in found],
            "choices": sorted(offered, key=lambda one: one["id"] not in wins) if wins else offered,
        }

    # -- what is remembered ----------------------------------------------------------------------

    async def answered(self, choice: Choice) -> None:
        """A person is about to make this choice."""
        seat, table = choice.seat, self.room.timeline.table
        self.learn_thought()
        self.back.discard(seat)
        if letting_go(table, seat) is None:
            return
        self.asked[seat] = asked_now(table, seat, self.at_stake(seat), self.alarms)
        if self.room.seats[seat].hold == ONCE:
            await self.room.services.store.change_seat(self.room.id, seat, hold=None)
            self.room.seats[seat].hold = None
            self.tell([seat])

    def note(self, done: Done, *, elsewhere: bool = False) -> None:
        """Remember what makes people think again, and whether another process did it."""
        self.look_anew(done)
        self.leave_to_others(PATIENCE if elsewhere else 0)
        self.alarms += alarms_in(done.events)
        if done.command.kind in (UNDO, WITHDRAW):
            speakers = seats_of(done.command)
            self.back |= speakers
            for seat in speakers:
                self.asked.pop(seat, None)

    async def settle(
        self, seat: int, holder: str | None, *, asking: str | None = None, hold: str | None = None
    ) -> None:
        """Change how a seat wants to be asked, for whoever holds it; nobody else notices."""
        room = self.room
        record = room.seats[seat]
        wish, stop = asking or record.asking, record.hold
        if hold is not None:
            stop = None if hold == OFF else hold
        await room.services.store.change_own_seat(room.id, seat, holder, asking=wish, hold=stop)
        record.asking, record.hold = wish, stop
        self.tell([seat])

    def tell(self, seats: list[int]) -> None:
        """Those seats have changed their mind: their own devices shall know."""
        room = self.room
        self.forget()
        before, room.projection = room.projection, Projection(room)
        room.projection.keep(before, set(seats))
        for stream in list(room.audience.streams):
            if stream.mine & set(seats):
                data = {
                    "asking": self.of(stream.mine),
                    "decision": room.projection.decision(stream.mine),
                }
                stream.put(message("asking", room.services.to_json(data)))

    # -- letting go ------------------------------------------------------------------------------

    async def pass_on(self) -> None:
        """Let go by what can, one after the other; the lock is held."""
        room = self.room
        passed = False
        try:
            await room.make_sure()
            while (choice := self.next_pass()) is not None:
                await self.let_go(choice)
                passed = True
        except Refused:
            return
        except Exception as error:
            if not isinstance(error, TooLate) and not room.services.is_trouble(error):
                raise
            room.in_doubt = True  # whoever comes next reads what is stored
        if passed:
            room.autoplay.start()
        self.wait()

    async def let_go(self, choice: Choice) -> None:
        room = self.room
        version, seat = room.timeline.version + 1, choice.seat
        if room.timeline.held:
            by = room.autoplay.stand_in_of(seat)
            await room.append(Command(version, UNASKED, seat, choice.id, by=by), None)
            return
        command = Command(version, CHOICE, seat, choice.id, auto=True)
        try:
            prepared = await room.carry_out(choice)
        except (Unplayable, Untried):
            self.passes[seat] = None  # then it is asked
            return
        await room.append(command, prepared)

    def wait(self) -> None:
        """Come back when something is to go by that takes its time."""
        if self.task is None and not self.room.closed and self.passing():
            self.task = asyncio.create_task(self.pass_later(), name=f"asking at {self.room.id}")

    async def pass_later(self) -> None:
        WHO.set("")  # as bots: for all at the table
        room = self.room
        try:
            while waiting := [self.moment_of(choice) for choice in self.passing()]:
                await self.take_turn()
                delay = min(waiting) - room.services.clock()
                if delay > 0:
                    await self.rest(delay)
                    continue
                async with room.lock:
                    await self.pass_on()
                if room.in_doubt:
                    await room.services.sleep(RETRY)
        finally:
            self.task = None

    async def rest(self, seconds: float) -> None:
        """Wait so long, or until somebody else sits there."""
        self.resting = asyncio.ensure_future(self.room.services.sleep(seconds))
        try:
            await asyncio.wait([self.resting])
        finally:
            self.resting.cancel()
            self.resting = None

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
