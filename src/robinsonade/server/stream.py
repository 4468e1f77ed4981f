"""One open connection of one viewer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event

PING: Final = KEEPALIVE_COMMENT


def message(name: str, data: bytes, version: int | None = None) -> bytes:
    """An event as it goes over the wire, made once for all who get the same."""
    number = None if version is None else str(version)
    return format_sse_event(event=name, data_str=data.decode(), id=number)


class Stream:
    """Messages wait here for one reader. A reader who falls too far behind is cut off."""

    def __init__(self, viewer: int | None, mine: frozenset[int], backlog: int) -> None:
        self.viewer = viewer
        self.mine = mine
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.backlog = backlog
        self.is_open = True

    def put(self, message: bytes) -> None:
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

    async def read(self) -> AsyncIterator[bytes]:
        """The messages as they come; those that have piled up go together."""
        while True:
            parts = [await self.messages.get()]
            while not self.messages.empty():
                parts.append(self.messages.get_nowait())
            ready = [part for part in parts if part is not None]
            if ready:
                yield b"".join(ready)
            if None in parts:
                return
