"""Bots at a table: on their own seats, on those they were handed, and for who is away too long."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from robinsonade.kernel.choice import Interrupt
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.history import is_sealed
from robinsonade.kernel.refusal import Refused
from robinsonade.players.planner.settings import PLANNER
from robinsonade.tables.bot_worker import MOST_SEALED_SECONDS
from robinsonade.tables.damage import Unplayable, Untried
from robinsonade.tables.expected import Expected
from robinsonade.tables.reading_on import drawn
from robinsonade.tables.services import CHOOSE, OutOfTime
from robinsonade.tables.timeline import ONLY_SAID, Done
from robinsonade.tables.turns import WHO

if TYPE_CHECKING:
    from robinsonade.tables.room import Room

RETRY: Final = 2.0  # seconds before bots try again after trouble
STAND_IN: Final = "greedy"  # who decides for a person, unless said otherwise


class Autoplay:
    """Plays for the bots of one table, in a task of its own while it is up to them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        # When somebody noticed the last command of each seat: of any, and of the person itself.
        self.moved: dict[int, float] = {}
        self.decided: dict[int, float] = {}

    # -- questions -------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def is_due(self) -> bool:
        room = self.room
        if not room.bots and not room.record.patience and not room.lending.lent:
            return False  # only people decide here
        if room.is_full or room.is_over or room.is_theirs:
            return False
        if room.timeline.held or room.asking.next_pass() is not None:
            return False  # that comes first
        if room.coach is not None and room.coach.others_rest(room.timeline.table):
            return False
        players = self.players()
        return any(players[choice.seat] for choice in room.timeline.table.choices())

    def players(self) -> list[str | None]:
        """The bot that plays each seat now; none where a person does."""
        late = self.late()
        lent = self.room.lending.is_lent
        return [
            seat.player
            or seat.stand_in
            or (STAND_IN if seat.seat in late or lent(seat.seat) else None)
            for seat in self.room.seats
        ]

    def stand_in_of(self, seat: int) -> str | None:
        """The bot that decides in the place of a person now, if one does."""
        return None if self.room.seats[seat].player else self.players()[seat]

    def late(self) -> set[int]:
        """The seats that all wait for, whose people are away, for longer than the patience of the
        table; both since they went and since they were asked."""
        room = self.room
        patience = room.record.patience
        if not patience:
            return set()
        too_long = room.services.clock() - patience
        return {
            seat
            for seat in room.timeline.table.waiting()
            if seat not in room.bots
            and (since := room.presence.away_since(seat)) is not None
            and max(since, self.asked_since(seat)) <= too_long
        }

    def due(self, now: float) -> float:
        """Before when nobody can be late, whatever happens until then. Where nothing comes of it
        that somebody is, it is not looked again before as long again."""
        room = self.room
        patience = room.record.patience or 0
        waiting = [seat for seat in room.timeline.table.waiting() if seat not in room.bots]
        since = [
            max(room.presence.away_since(one) or now, self.asked_since(one)) for one in waiting
        ]
        soonest = min(since, default=now) + patience
        return soonest if soonest > now or self.is_running else now + patience

    def asked_since(self, seat: int) -> float:
        """When somebody else, or the person itself, last did something that all could notice."""
        others = [moment for other, moment in self.moved.items() if other != seat]
        own = self.decided.get(seat, 0.0)
        return max([self.room.record.created, own, *others])

    def note(self, done: Done, moment: float) -> None:
        """Remember when it was that a seat did something. Of what is sealed nobody learns, so
        nobody may learn of it by a clock either."""
        if self.room.sight(frozenset()).find(done) is None or done.command.kind in ONLY_SAID:
            return
        self.moved[done.command.seat] = moment
        if done.command.by is None:
            self.decided[done.command.seat] = moment

    async def recall(self) -> None:
        """The same, of a game that was just read."""
        room = self.room
        if not room.record.patience and not room.is_online:
            return
        last: dict[tuple[int, bool], Done] = {}
        for seen in room.sight(frozenset()).steps[1:]:
            command = seen.done.command
            if command.kind not in ONLY_SAID:
                last[command.seat, command.by is None] = seen.done
        for done in sorted(last.values(), key=lambda done: done.version):
            moment = await room.services.store.moment_of(room.id, done.version)
            self.note(done, moment or room.record.created)

    # -- playing ---------------------------------------------------------------------------------

    def start(self, patience: float = 0.0) -> None:
        """Let bots play if it is up to them and they are not at it already."""
        if self.room.closed or self.is_running or not self.is_due:
            return
        self.task = asyncio.create_task(self.play(patience), name=f"bots of {self.room.id}")

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def play(self, patience: float) -> None:
        """Play until only people can go on."""
        WHO.set("")  # for all at the table, not for whoever did something last
        room = self.room
        while patience and self.is_due:
            # As bots notice it: parts that people seal put off nobody.
            before = self.newest(self.players())
            await room.services.sleep(drawn(room.services, patience))
            if self.newest(self.players()) == before:
                break
        while self.is_due and not room.closed:
            players = self.players()
            began = room.services.clock()
            newest = self.newest(players)
            wanted = await self.ask(players)
            if newest != self.newest(players) or players != self.players():
                continue
            if not wanted:
                return
            try:
                await self.carry_out(players, wanted, began)
            except Unplayable:
                return  # people may take something back
            except Untried:
                await asyncio.sleep(RETRY)
            except Refused:
                continue  # somebody was faster
            except Exception as error:
                if not room.services.is_trouble(error):
                    room.services.log.error("bots-stopped", game=room.id, exc_info=error)
                    return
                room.services.log.warning("bots-wait-for-database", game=room.id)
                await asyncio.sleep(RETRY)

    async def carry_out(self, players: list[str | None], wanted: list[str], began: float) -> None:
        """Do what a bot wants, part by part, unless something else happens meanwhile."""
        room, mine = self.room, bots_in(players)
        seat = room.timeline.game.catalogue.find(wanted[0]).seat
        for choice_id in wanted:
            newest = self.newest(players)
            if self.would_seal(choice_id):
                await room.services.sleep(self.rest_of_beat(str(players[seat]), began))
            if newest != self.newest(players) or players != self.players():
                return
            by, still = self.stand_in_of(seat), partial(self.check_same, players, newest)
            await room.choose(mine, Expected(room.expected(mine).seq), choice_id, by, still)

    async def check_same(self, players: list[str | None], newest: int) -> None:
        """A person who has taken the seat back while the bot kept its answer decides; nor may
        something else have happened meanwhile."""
        if players != self.players() or newest != self.newest(players):
            raise Refused("no-seat")

    def newest(self, players: list[str | None]) -> int:
        """The version of the last that bots notice and that changes anything for them: whoever asks
        again and again to go back does not keep them from playing."""
        steps = self.room.sight(frozenset(bots_in(players))).steps
        return next(seen.version for seen in reversed(steps) if seen.kind not in ONLY_SAID)

    def would_seal(self, choice_id: str) -> bool:
        """Would a sealed decision be done with this choice?"""
        line = self.room.timeline
        choice = line.game.catalogue.find(choice_id)
        if not is_sealed(line.table) or choice not in line.table.choices():
            return False
        return not line.carry_out(choice).moment.part

    def rest_of_beat(self, player: str, began: float) -> float:
        """How long a bot keeps what it has sealed to itself: how soon it is done says nothing
        about what that is. Whoever thinks long has a longer beat: all of it fits in."""
        beat = self.room.services.settings.sealed_seconds
        if not beat:
            return 0.0
        if player.startswith(PLANNER):
            beat += MOST_SEALED_SECONDS
        return beat - (self.room.services.clock() - began) % beat

    async def ask(self, players: list[str | None]) -> list[str]:
        """What one of the bots wants to do: one choice, or all parts of a sealed decision."""
        room = self.room
        mine = bots_in(players)
        line = room.timeline
        if room.coach is not None:
            part = room.coach.scripted(line.history, line.table)
            if part is not None and part.seat in mine:
                return [part.id]
        key = f"{room.record.seed}/{room.sight(frozenset(mine)).version}"
        with room.services.metrics.thinks():
            try:
                table = dump_table(room.timeline.table)
                facts = (room.record.title, table, players, key, room.id, room.timeline.version)
                wanted = await room.ask_bots(CHOOSE, *facts)
            except OutOfTime:
                room.services.log.warning("bot-out-of-time", game=room.id)
                room.services.metrics.out_of_time.inc()
                return self.fallback_choice(mine)
            except Exception as error:
                room.services.log.error("bot-failed", game=room.id, kind=type(error).__name__)
                return self.fallback_choice(mine)
        return [str(choice_id) for choice_id in wanted]

    def fallback_choice(self, mine: set[int]) -> list[str]:
        """Any choice that a bot has to make, for want of a better one."""
        for choice in self.room.timeline.table.choices():
            if choice.seat in mine and not isinstance(choice, Interrupt):
                return [choice.id]
        return []


def bots_in(players: list[str | None]) -> set[int]:
    """The seats that bots play now."""
    return {seat for seat, player in enumerate(players) if player}
