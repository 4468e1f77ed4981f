"""Few of something for many who want it: all who ask are served in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Final, Generic, TypeVar

Thing = TypeVar("Thing")

# The address for which something is done; "": for nobody in particular.
WHO: Final[ContextVar[str]] = ContextVar("who", default="")


class Free(Generic[Thing]):
    """What nobody uses now; who waits for one of these things gets it in turn."""

    def __init__(self, things: Iterable[Thing]) -> None:
        self.idle = list(things)
        self.waiting: OrderedDict[str, deque[asyncio.Future[Thing]]] = OrderedDict()

    async def get(self, who: str = "") -> Thing:
        """One for somebody, who gets no second one before all others have had their first. Of
        several (`who` with spaces between) it is for the one who has fewest waiting: nobody's many
        keep others waiting by sitting with them."""
        if self.idle:
            return self.idle.pop()
        place: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        name = min(who.split(" "), key=lambda one: len(self.waiting.get(one, ())))
        self.waiting.setdefault(name, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.put(place.result())  # too late for who has gone
            raise

    def put(self, thing: Thing) -> None:
        while self.waiting:
            who, places = next(iter(self.waiting.items()))
            place = places.popleft()
            is_gone = place.done()
            if not is_gone:
                self.waiting.move_to_end(who)  # behind all others
                place.set_result(thing)
            if not places:
                del self.waiting[who]
            if not is_gone:
                return
        self.idle.append(thing)


class Door:
    """A lock for one at a time, or for a few: all addresses that wait before it are let in by
    turns, however much one of them has sent ahead."""

    def __init__(self, places: int = 1) -> None:
        self.free = Free([None] * places)

    def locked(self) -> bool:
        return not self.free.idle

    async def __aenter__(self) -> None:
        await self.free.get(WHO.get())

    async def __aexit__(self, *_: object) -> None:
        self.free.put(None)
