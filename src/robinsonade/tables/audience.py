"""Everybody who watches a game: what happens there goes to their streams."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from robinsonade.tables.projection import Projection
from robinsonade.tables.records import MANAGER
from robinsonade.tables.stream import Stream
from robinsonade.tables.timeline import Done, movers_of

if TYPE_CHECKING:
    from robinsonade.tables.room import Room

PACE: Final = 1.0  # seconds between two messages about seats: however often somebody comes and goes


class Audience:
    """The streams of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.streams: set[Stream] = set()
        self.has_news = False  # about seats, that was not told yet
        self.next_news = 0.0  # before when it is not
        self.task: asyncio.Task[None] | None = None
        self.expected: asyncio.Future[None] | None = None  # who plays here and is not there

    def seats(self) -> set[int]:
        """The seats with a stream of this process."""
        return {seat for stream in self.streams for seat in stream.mine}

    @property
    def addresses(self) -> str:
        """From where people play here, with spaces between; "" if nobody who plays has a page
        open."""
        return " ".join(sorted({one.address for one in self.streams if one.mine}))

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, done: Done, moment: float) -> None:
        """A new version, made at this moment: one projection for each sort of viewer, one message
        for each stream whose reader may notice it."""
        room = self.room
        before = room.projection
        room.projection = Projection(room, earlier=before.views)
        for sight in room.sights.values():
            sight.follow()
        if room.sight(frozenset()).find(done) is None:
            room.projection.keep(before, movers_of(done.command), is_back=bool(done.taken))
        room.autoplay.note(done, moment)
        room.asking.draw_veil()  # when it is known for whom a bot decides
        for stream in list(self.streams):
            seen = room.sight(stream.mine).find(done)
            if seen is not None:
                stream.put(room.projection.steps.newest(seen, stream.viewer, stream.mine))
        self.let_go()

    def tell_seats(self) -> None:
        """Who sits where, who is there and what was settled is not as it was."""
        past = self.room.projection.steps
        self.room.projection = Projection(self.room)
        self.room.projection.steps.keep(past, set())  # no seat has changed it
        self.has_news = True
        self.spread_news()

    def spread_news(self) -> None:
        """Tell all what is new about seats: at once, or together with what else is by then."""
        now = self.room.services.clock()
        if self.has_news and self.next_news <= now:
            self.has_news = False
            self.next_news = now + PACE
            for stream in list(self.streams):
                stream.put(self.room.projection.seats_message)
            self.let_go()
        self.wait()

    def look_round(self) -> None:
        """Who is there? All are told if it is not as they were told before."""
        if self.room.presence.settle():
            self.tell_seats()
        else:
            self.spread_news()

    def wait(self) -> None:
        """Come back when something is to be told that takes its time."""
        if self.task is None and not self.room.closed and self.due() is not None:
            self.task = asyncio.create_task(self.tell_later(), name=f"seats of {self.room.id}")

    def due(self) -> float | None:
        news = [self.next_news] if self.has_news else []
        return min([*news, *self.room.presence.leaving().values()], default=None)

    async def tell_later(self) -> None:
        services = self.room.services
        try:
            while (due := self.due()) is not None:
                await services.sleep(max(0.0, due - services.clock()))
                self.look_round()
        finally:
            self.task = None

    def beat(self) -> None:
        """Keep all streams awake, and find out who reads."""
        services = self.room.services
        now, seconds = services.clock(), services.settings.stream_seconds
        for stream in list(self.streams):
            stream.beat(now, seconds)
        self.let_go()
        self.look_round()

    # -- coming and going ------------------------------------------------------------------------

    def join(self, stream: Stream) -> None:
        before = self.seats()
        self.streams.add(stream)
        if stream.mine and self.expected is not None:
            self.expected.set_result(None)
            self.expected = None
        self.note(before)

    def arrival(self) -> asyncio.Future[None]:
        """What is done as soon as somebody comes who plays here."""
        if self.expected is None:
            self.expected = asyncio.get_running_loop().create_future()
        return self.expected

    def leave(self, stream: Stream) -> None:
        before = self.seats()
        self.streams.discard(stream)
        self.note(before)

    def note(self, before: set[int]) -> None:
        """Somebody may have come or gone."""
        if self.room.presence.note(before, self.seats()):
            self.look_round()

    def let_go(self) -> None:
        """Who has been cut off is not there any more, however long their connection lasts."""
        for stream in [stream for stream in self.streams if not stream.is_open]:
            self.leave(stream)

    async def check_rights(self) -> None:
        """Nobody goes on seeing what they may not see any more; however many watch, the table does
        not wait for a look at each."""
        holders, nothing = await self.room.holders(), frozenset[int]()
        for stream in list(self.streams):
            if holders.get(stream.browser or "", nothing) - {MANAGER} != stream.mine:
                stream.close()
                self.leave(stream)

    def close(self) -> None:
        """Nobody gets anything from here any more."""
        if self.task is not None:
            self.task.cancel()
        for stream in list(self.streams):
            stream.close()
