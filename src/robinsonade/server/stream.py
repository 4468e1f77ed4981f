"""One open connection of one viewer."""

from __future__ import annotations

import asyncio
from typing import Final

PING: Final = b": ping\n\n"


def message(name: str, data: bytes, version: int | None = None) -> bytes:
    """An event as it goes over the wire, made once for all who get the same.

    JSON has no line breaks of its own.

    >>> message("step", b"{}", 7)
    b'event: step\\ndata: {}\\nid: 7\\n\\n'
    """
    number = b"" if version is None else b"\nid: %d" % version
    return b"event: " + name.encode() + b"\ndata: " + data + number + b"\n\n"


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

    async def read(self) -> bytes:
        """The next messages, those that have piled up together; none: it is over."""
        messages = self.messages
        part = await messages.get()
        if messages.empty():
            return part or b""
        parts = [part]
        while not messages.empty():
            parts.append(messages.get_nowait())
        if None in parts:
            messages.put_nowait(None)  # after these
        return b"".join([part for part in parts if part is not None])
