"""What a request costs: more than one, if much is sent or done for it.

The rates count requests. One that is answered with a long log, or for which a game has to be read
from the database first, counts for several.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from limits import RateLimitItem
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from robinsonade.server.limiter import Limiter

CHARGED: Final = "robinsonade.charged"  # in the scope of a request
LARGE: Final = 64 * 1024  # bytes that are free
PIECE: Final = 16 * 1024  # bytes beyond them that count like a request
FREE: Final = 4 * 1024  # bytes that a request may bring
BIT: Final = 1024  # bytes beyond them that count like another: to look through them takes as long
PAST: Final = 4  # what a look at the past counts for besides: it is played again up to there
POSITION: Final = 4  # what a file that begins at a position counts for besides: it is tried out
WHY: Final = 9  # what "why not?" counts for besides: all choices of a seat are looked through
MOST_SAVED: Final = 40  # games saved at once that count, each like a request
MOST_LOADS: Final = 120  # games read for one address, if it asks for nothing else


class Account(NamedTuple):
    """Where a request is counted."""

    limiter: Limiter
    rate: RateLimitItem
    sort: str
    address: str

    def add(self, more: int) -> None:
        self.limiter.charge(self.sort, self.address, more)


def weigh(scope: Scope, size: int) -> None:
    """So many bytes are sent for a request."""
    if size > LARGE and CHARGED in scope:
        account: Account = scope[CHARGED]
        account.add((size - LARGE) // PIECE)


def weigh_body(scope: Scope, size: int) -> None:
    """So many bytes were brought by a request."""
    if size > FREE:
        charge_more(scope, (size - FREE) // BIT)


def charge_load(scope: Scope) -> None:
    """A game is read from the database for a request."""
    if CHARGED in scope:
        account: Account = scope[CHARGED]
        account.add(account.rate.amount // MOST_LOADS)


def charge_more(scope: Scope, more: int) -> None:
    """A request is as dear as so many others."""
    if CHARGED in scope:
        account: Account = scope[CHARGED]
        account.add(more)


class Weighed:
    """Weighs answers before they are packed: packing is a part of what they cost."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def weighing(message: Message) -> None:
            weigh(scope, len(message.get("body", b"")))
            await send(message)

        await self.app(scope, receive, weighing)
