"""Everybody who watches a game: what happens there goes to their streams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robinsonade.server.projection import Projection
from robinsonade.server.records import MANAGER
from robinsonade.server.stream import Stream
from robinsonade.server.timeline import Done

if TYPE_CHECKING:
    from robinsonade.server.room import Room


class Audience:
    """The streams of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.streams: set[Stream] = set()

    def seats(self) -> set[int]:
        """The seats with a stream of this process."""
        return {seat for stream in self.streams for seat in stream.mine}

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, done: Done) -> None:
        """A new version: one projection for each sort of viewer, one message for each stream
        whose reader may notice it."""
        room = self.room
        room.projection = Projection(room, earlier=room.projection.views)
        for sight in room.sights.values():
            sight.follow()
        for stream in list(self.streams):
            seen = room.sight(stream.mine).find(done)
            if seen is not None:
                stream.put(room.projection.steps.newest(seen, stream.viewer, stream.mine))
        self.let_go()

    def tell_seats(self) -> None:
        """Who sits where, who is there and what was settled is not as it was."""
        self.room.projection = Projection(self.room)
        for stream in list(self.streams):
            stream.put(self.room.projection.seats_message)
        self.let_go()

    def beat(self) -> None:
        """Keep all streams awake, and find out who reads."""
        services = self.room.services
        now, seconds = services.clock(), services.settings.stream_seconds
        for stream in list(self.streams):
            stream.beat(now, seconds)
        self.let_go()
        if self.room.presence.has_changed():
            self.tell_seats()

    # -- coming and going ------------------------------------------------------------------------

    def join(self, stream: Stream) -> None:
        before = self.seats()
        self.streams.add(stream)
        self.note(before)

    def leave(self, stream: Stream) -> None:
        before = self.seats()
        self.streams.discard(stream)
        self.note(before)

    def note(self, before: set[int]) -> None:
        """All are told who came or went."""
        if self.room.presence.note(before, self.seats()):
            self.tell_seats()

    def let_go(self) -> None:
        """Who has been cut off is not there any more, however long their connection lasts."""
        for stream in [stream for stream in self.streams if not stream.is_open]:
            self.leave(stream)

    async def check_rights(self) -> None:
        """Nobody goes on seeing what they may not see any more."""
        for stream in list(self.streams):
            if await self.room.held_by(stream.browser) - {MANAGER} != stream.mine:
                stream.close()
                self.leave(stream)

    def close(self) -> None:
        """Nobody gets anything from here any more."""
        for stream in list(self.streams):
            stream.close()
