"""One open connection of one viewer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from fastapi.sse import ServerSentEvent


class Stream:
    """Messages wait here for one reader. A reader who falls too far behind is cut off."""

    def __init__(self, viewer: int | None, mine: frozenset[int], backlog: int) -> None:
        self.viewer = viewer
        self.mine = mine
        self.messages: asyncio.Queue[ServerSentEvent | None] = asyncio.Queue()
        self.backlog = backlog
        self.is_open = True

    def put(self, message: ServerSentEvent) -> None:
        if not self.is_open:
            return
        if self.messages.qsize() >= self.backlog:
            self.close()
            return
        self.messages.put_nowait(message)

    def close(self) -> None:
        """The reader comes back by itself and says how far it got."""
        self.is_open = False
        self.messages.put_nowait(None)

    async def read(self) -> AsyncIterator[ServerSentEvent]:
        while (message := await self.messages.get()) is not None:
            yield message
