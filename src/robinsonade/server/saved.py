"""Answers that a browser saves instead of showing them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import structlog
from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from robinsonade.server.charges import MOST_SAVED, charge_more
from robinsonade.server.problems import language_of, texts_in, trouble
from robinsonade.server.visitor import browser_of, find_visitor
from robinsonade.tables.everything import NAME, everything
from robinsonade.tables.rooms import Rooms
from robinsonade.tables.transfer import Exported, Visit, export
from robinsonade.tables.visitor import Visitor

LOG = structlog.get_logger(__name__)
ZIP: Final = "application/zip"


class Packed(StreamingResponse):
    """A file that goes on its way before it is finished: if something breaks then, it ends in the
    middle, which browsers notice. There is no answer left that could say why."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        except HTTPException:
            LOG.info("visitor-sends-on")  # instead of reading
        except Exception as error:
            trouble(Request(scope), error)


def visiting(request: Request, rooms: Rooms, viewer: str | None = None) -> Visit:
    """Who asks, at any game."""

    async def visit(game_id: str) -> Visitor:
        return await find_visitor(request, rooms, game_id, viewer)

    return visit


async def one_game(request: Request, rooms: Rooms, game_id: str, *, may_open: bool) -> Response:
    visit = visiting(request, rooms, request.query_params.get("viewer"))
    browser = browser_of(request)
    return attachment(await export(rooms, game_id, browser, visit, may_open=may_open))


def attachment(file: Exported) -> Response:
    """One game."""
    return Response(file.content, media_type="application/json", headers=saved_as(file.name))


def saved_as(name: str) -> dict[str, str]:
    return {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }


async def all_games(request: Request, rooms: Rooms, *, may_open: bool) -> Response:
    """All games of this browser. What cannot be begun is refused as usual: nothing has been sent
    yet."""
    browser, texts = browser_of(request), texts_in(language_of(request))
    games = await rooms.services.store.games_of(browser, None) if browser else []
    charge_more(request.scope, min(len(games), MOST_SAVED))
    visit = visiting(request, rooms)
    content = everything(rooms, games, browser, visit, texts.error, may_open=may_open)
    first = await anext(content)

    async def parts() -> AsyncIterator[bytes]:
        yield first
        async for part in content:
            yield part

    return Packed(parts(), media_type=ZIP, headers=saved_as(NAME))
