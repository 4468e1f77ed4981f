"""A connection that waits for nobody for ever, neither for a head nor for a reader."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from robinsonade.server.addresses import counted_as

SEND_BUFFER: Final = 64 * 1024  # bytes that the system may keep for one reader (Linux doubles it)
# What takes long to read counts as one request, whatever stands in it.
LONGEST_HEAD: Final = 16 * 1024  # bytes of headers
LONGEST_ADDRESS: Final = 4 * 1024  # bytes of what is asked for
MOST_HEADERS: Final = 100
LONGEST_WAIT: Final = 64 * 1024  # bytes in a row that bring neither a whole head nor any body


class TooLong(Exception):
    """A head that nobody reads to its end."""


class Connection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Ends when a head takes too long or has no end, when what was sent is not read, and at once if
    its address has very many, or more than there are left for all others."""

    head_seconds: ClassVar[float] = 20.0
    write_seconds: ClassVar[float] = 60.0
    most: ClassVar[int | None] = None  # connections of one address
    in_all: ClassVar[int] = sys.maxsize  # connections
    of_address: ClassVar[Counter[str]] = Counter()
    head_timer: asyncio.TimerHandle | None = None
    write_timer: asyncio.TimerHandle | None = None
    barren = 0  # bytes since something came of them
    head = 0  # bytes of the headers so far

    def connection_made(self, transport: Any) -> None:
        self.overtaken: list[Any] = []
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.of_address[self.address] += 1
        left = self.in_all - len(self.connections)
        if self.most is not None and self.of_address[self.address] > min(self.most, left):
            transport.abort()
        self.watch_head()

    @property
    def address(self) -> str:
        return counted_as(str(self.client[0])) if self.client else ""

    def data_received(self, data: bytes) -> None:
        """The parser keeps what belongs to no whole head yet, however long that grows."""
        self.barren += len(data)
        super().data_received(data)
        if self.barren > LONGEST_WAIT:
            self.transport.abort()
        self.watch_head()

    def on_message_begin(self) -> None:
        self.head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            raise TooLong

    def on_header(self, name: bytes, value: bytes) -> None:
        self.head += len(name) + len(value)
        super().on_header(name, value)
        if self.head > LONGEST_HEAD or len(self.headers) > MOST_HEADERS:
            raise TooLong

    def on_body(self, body: bytes) -> None:
        self.barren = 0
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """The next request may come before the last one has been answered."""
        self.barren = 0
        before = self.cycle
        super().on_headers_complete()
        self.overtaken = [one for one in self.overtaken if not one.response_complete]
        if before is not None and not before.response_complete:
            self.overtaken.append(before)

    def connection_lost(self, exc: Exception | None) -> None:
        for cycle in self.overtaken:  # the others know by themselves
            cycle.disconnected = True
            cycle.message_event.set()
        for timer in (self.head_timer, self.write_timer):
            if timer is not None:
                timer.cancel()
        self.of_address[self.address] -= 1
        if not self.of_address[self.address]:
            del self.of_address[self.address]
        super().connection_lost(exc)

    @property
    def lacks_head(self) -> bool:
        """Is the next request not there yet, or only a part of its head?"""
        return self.cycle is None or self.cycle.response_complete

    def watch_head(self) -> None:
        if self.head_timer is not None and not self.lacks_head:
            self.head_timer.cancel()
            self.head_timer = None
        elif self.head_timer is None and self.lacks_head:
            self.head_timer = self.loop.call_later(self.head_seconds, self.end_slow_head)

    def end_slow_head(self) -> None:
        self.head_timer = None
        if self.lacks_head:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_timer = self.loop.call_later(self.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.write_timer is not None:
            self.write_timer.cancel()


def connection_with(
    head_seconds: float,
    write_seconds: float,
    most: int | None = None,
    in_all: int = sys.maxsize,
) -> type[Connection]:
    """Connections with this patience, at most so many of one address, and so many in all."""
    settled = {
        "head_seconds": head_seconds,
        "write_seconds": write_seconds,
        "most": most,
        "in_all": in_all,
        "of_address": Counter[str](),
    }
    return type("SettledConnection", (Connection,), settled)
