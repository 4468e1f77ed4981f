"""One open connection of one viewer."""

from __future__ import annotations

import asyncio
from typing import Final

PING: Final = b": ping\n\n"
MOST_BYTES: Final = 1024 * 1024  # that wait for one reader, unless said otherwise


def message(name: str, data: bytes, version: int | None = None) -> bytes:
    """An event as it goes over the wire, made once for all who get the same.

    JSON has no line breaks of its own.

    >>> message("step", b"{}", 7)
    b'event: step\\ndata: {}\\nid: 7\\n\\n'
    """
    return data.join(frame(name, version))


def frame(name: str, version: int | None = None) -> tuple[bytes, bytes]:
    """What stands before and after the data of a message."""
    number = b"" if version is None else b"\nid: %d" % version
    return b"event: %s\ndata: " % name.encode(), number + b"\n\n"


# Whoever reads this comes again; whoever does not, is not there any more.
AGAIN: Final = message("again", b"{}")


class Stream:
    """Messages wait here for one reader. A reader who falls too far behind is cut off."""

    def __init__(
        self,
        viewer: int | None,
        mine: frozenset[int],
        backlog: int,
        *,
        most_bytes: int = MOST_BYTES,
        browser: str | None = None,
        address: str = "",
        opened: float = 0.0,
    ) -> None:
        self.viewer = viewer
        self.mine = mine
        self.messages: list[bytes] = []
        self.size = 0  # of them all, in bytes
        self.news: asyncio.Future[None] | None = None  # what the reader waits for
        self.backlog = backlog
        self.most_bytes = most_bytes
        self.browser = browser  # the hash of its secret
        self.address = address  # from where it is read
        self.opened = opened
        self.is_open = True
        self.is_asked = False  # to come again

    def put(self, message: bytes) -> None:
        if not self.is_open:
            return
        size = self.size + len(message)
        # One message alone may be of any size: it is the same for all who read.
        if len(self.messages) >= self.backlog or (self.size and size > self.most_bytes):
            self.drop()
            return
        self.messages.append(message)
        self.size = size
        self.wake()

    def wake(self) -> None:
        """There is something for the reader to do."""
        if self.news is not None and not self.news.done():
            self.news.set_result(None)

    def beat(self, now: float, seconds: float) -> None:
        """A word now and then, so that nobody in between takes a quiet stream for a dead one.

        After so many seconds the reader is asked to come again; who has not done so until the next
        beat does not read.
        """
        if now - self.opened < seconds:
            self.put(PING)
        elif self.is_asked:
            self.drop()
        else:
            self.is_asked = True
            self.put(AGAIN)

    def close(self) -> None:
        """The reader comes back by itself and says how far it got."""
        self.is_open = False
        self.wake()

    def drop(self) -> None:
        """Close it and forget what still waits: nobody reads it."""
        self.take()
        self.close()

    def take(self) -> list[bytes]:
        """All that waits; then nothing does."""
        taken, self.messages, self.size = self.messages, [], 0
        return taken

    async def read(self) -> bytes:
        """The next messages, those that have piled up together; none: it is over."""
        while self.is_open and not self.messages:
            self.news = asyncio.get_running_loop().create_future()
            await self.news
        return b"".join(self.take())
