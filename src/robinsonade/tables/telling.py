"""The beginning of a stream: the state, or what a reader has missed."""

from __future__ import annotations

from typing import Final

from robinsonade.tables.playing import walk_to
from robinsonade.tables.stream import Stream
from robinsonade.tables.visitor import Visitor

MOST_MISSED: Final = 300  # steps that are told one by one to who comes back


def new_stream(visitor: Visitor, address: str = "") -> Stream:
    """A stream for a visitor, not yet at its room."""
    services = visitor.room.services
    return Stream(
        visitor.viewer,
        visitor.mine,
        services.settings.stream_backlog,
        most_bytes=services.settings.stream_bytes,
        browser=visitor.browser,
        address=address,
        opened=services.clock(),
    )


async def join(visitor: Visitor, stream: Stream) -> None:
    """Hear all that happens from now on."""
    room = visitor.room
    room.audience.join(stream)
    await visitor.check_still()
    if room.closed:
        stream.close()


def missed_since(visitor: Visitor, last: str | None) -> int | None:
    """The version after which a reader has missed something, if that can be told step by step."""
    if last is None or not (last.isascii() and last.isdecimal() and len(last) < 10):
        return None
    missed = visitor.room.sight(visitor.mine).version - int(last)
    return int(last) if 0 <= missed <= MOST_MISSED else None


async def look_back(visitor: Visitor, after: int | None) -> None:
    """Find in small parts what was missed, before it is told at once."""
    if after is not None:
        await walk_to(visitor, visitor.room.sight(visitor.mine).steps[after].seq)


def first_messages(visitor: Visitor, last: str | None) -> list[bytes]:
    """Something at once: the steps missed since `last`, or the whole state."""
    projection, after = visitor.room.projection, missed_since(visitor, last)
    if after is None:
        return [projection.state_message(visitor.viewer, visitor.mine)]
    if after == visitor.room.sight(visitor.mine).version:
        return [projection.seats_message]
    return projection.steps.missed(after, visitor.viewer, visitor.mine)
