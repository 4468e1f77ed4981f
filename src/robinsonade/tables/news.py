"""What other processes have told of games: each is read in its own time, none waits for another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from robinsonade.tables.room import Room

Read = Callable[["Room", int | None], Awaitable[None]]  # up to a version; none: all of it


class News:
    """Rooms of which something was told that was not read yet."""

    def __init__(self, read: Read) -> None:
        self.read = read
        self.unread: dict[Room, int | None] = {}
        self.tasks: dict[Room, asyncio.Task[None]] = {}

    def hear(self, room: Room, version: int | None) -> None:
        """A room is to be read up to a version, or all of it: once, however often that is told
        while something is being done there."""
        known = self.unread.get(room, version)
        self.unread[room] = None if known is None or version is None else max(known, version)
        if room not in self.tasks:
            self.tasks[room] = asyncio.create_task(self.follow(room), name=f"news of {room.id}")

    async def follow(self, room: Room) -> None:
        try:
            while room in self.unread:
                await self.read(room, self.unread.pop(room))
        finally:
            del self.tasks[room]

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
