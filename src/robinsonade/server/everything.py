"""All games of one browser in one file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import structlog
from fastapi import Request
from fastapi.responses import StreamingResponse
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from robinsonade.kernel.refusal import Refused
from robinsonade.server.charges import MOST_SAVED, charge_more
from robinsonade.server.problems import language_of, texts_in, trouble
from robinsonade.server.transfer import export
from robinsonade.server.visitor import browser_of
from robinsonade.tables.records import MANAGER
from robinsonade.tables.rooms import Rooms

LOG = structlog.get_logger(__name__)
MEDIA_TYPE: Final = "application/zip"
NAME: Final = "robinsonade.zip"
INDEX: Final = "index.json"


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


class Sink:
    """What a zip file is written into: it goes on its way game by game."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self.parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Nothing is kept back."""

    def take(self) -> bytes:
        found = b"".join(self.parts)
        self.parts.clear()
        return found


async def everything(request: Request, rooms: Rooms, *, may_open: bool) -> AsyncIterator[bytes]:
    """A zip file with each game that this browser holds something of, and an index of them.

    A game that cannot be saved stands in the index with the reason.
    """
    store, browser = rooms.services.store, browser_of(request)
    index: list[dict[str, Any]] = []
    sink: Any = Sink()
    games = await store.games_of(browser, None) if browser else []
    charge_more(request.scope, min(len(games), MOST_SAVED))
    with ZipFile(sink, "w", ZIP_DEFLATED) as archive:
        for game_id in games:
            held = await store.held_by(browser or "", game_id)
            title, created = await store.title_of(game_id)
            entry: dict[str, Any] = {
                "id": game_id,
                "game": title,
                "created": created,
                "seats": sorted(held - {MANAGER}),
                "manager": MANAGER in held,
            }
            try:
                file = await export(request, rooms, game_id, may_open=may_open)
            except Refused as refused:
                entry["problem"] = texts_in(language_of(request)).error(refused)
            else:
                entry["file"] = file.name
                archive.writestr(packed(file.name), file.content)
                yield sink.take()
            index.append(entry)
        archive.writestr(packed(INDEX), to_json(index, indent=1) + b"\n")
    yield sink.take()


def packed(name: str) -> ZipInfo:
    """Without the time of day: the same games make the same file."""
    info = ZipInfo(name)
    info.compress_type = ZIP_DEFLATED
    return info
