"""Who asks: the browser, the seats it holds, and through whose eyes it looks."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import cookie_parser

from robinsonade.server.charges import charge_load
from robinsonade.tables.rooms import Rooms
from robinsonade.tables.store import Store
from robinsonade.tables.tokens import hash_of, new_token
from robinsonade.tables.visitor import Visitor, visitor_of

COOKIE: Final = "robinsonade"
LONGEST_SECRET: Final = 200  # characters
LONGEST_COOKIES: Final = 500  # of all that a browser sends
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers accept

GameId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Path(ge=0, le=99)]


async def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


RoomsOf = Annotated[Rooms, Depends(rooms_of)]


def browser_of(request: Request) -> str | None:
    """The hash of the browser's own secret, if it has one."""
    sent = tuple(request.headers.getlist("cookie"))
    # A page sends the same with every request, in one header; only what is short is remembered.
    is_short = len(sent) == 1 and len(sent[0]) <= LONGEST_COOKIES
    return remembered_browser(sent) if is_short else browser_in(sent)


def browser_in(sent: tuple[str, ...]) -> str | None:
    """The hash of the secret in these headers.

    >>> browser_in(("a=b; robinsonade=a",)) == hash_of("a"), browser_in(("a=b",))
    (True, None)
    """
    secret = {name: value for one in sent for name, value in cookie_parser(one).items()}.get(COOKIE)
    return hash_of(secret) if secret and len(secret) <= LONGEST_SECRET else None


remembered_browser = lru_cache(maxsize=10_000)(browser_in)


async def recognise(request: Request, response: Response, store: Store) -> str:
    """The hash of the browser's secret; one that has none of ours is given one.

    A secret that somebody made up might be known to others. Ours hold something: a browser gets one
    with its first game or seat.
    """
    known = browser_of(request)
    if known is not None and await store.games_of(known, 1):
        return known
    secret = new_token()
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return hash_of(secret)


async def visit(
    request: Request,
    rooms: RoomsOf,
    game_id: GameId,
    viewer: Annotated[
        str | None, Query(max_length=8, description="a seat held by this browser, or none")
    ] = None,
) -> Visitor:
    """The visitor of a game; one that has to be read first counts for more than one request."""
    if game_id not in rooms.live:
        charge_load(request.scope)
    return await find_visitor(request, rooms, game_id, viewer)


async def find_visitor(request: Request, rooms: Rooms, game_id: str, viewer: str | None) -> Visitor:
    """The visitor, noted for whoever has to answer if something goes wrong."""
    room = await rooms.get(game_id)
    visitor = await visitor_of(room, browser_of(request), viewer)
    request.state.visitor, request.state.rights = visitor, room.holdings
    return visitor


Visiting = Annotated[Visitor, Depends(visit)]
