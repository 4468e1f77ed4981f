"""One request of each address at a time begins: whoever sends many in one breath waits for them."""

from __future__ import annotations

import asyncio
from collections import deque


class Pace:
    """Requests of one address begin one in each round of all that happens here.

    Most of them are done within one round. What somebody else does, which takes several, waits in
    each for one request of every other address, and not for as many as have arrived.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # of who has begun one just now

    async def begin(self, address: str) -> None:
        """Wait until it is the turn of a request."""
        places = self.waiting.get(address)
        if places is not None:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            places.append(place)
            await place
            return
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.next_round)
        self.waiting[address] = deque()

    def next_round(self) -> None:
        """Let the next of each address begin."""
        for address, places in list(self.waiting.items()):
            while places and places[0].done():
                places.popleft()  # given up
            if places:
                places.popleft().set_result(None)
            else:
                del self.waiting[address]
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.next_round)
