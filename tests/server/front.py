"""The real application without a database: requests in, and every byte of the answers out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from fastapi import FastAPI
from starlette.types import Message

from robinsonade.server.app import create_app
from robinsonade.server.settings import Settings
from robinsonade.server.visitor import COOKIE
from robinsonade.tables.bot_worker import QUESTIONS
from robinsonade.tables.looking_back import LookingBack
from robinsonade.tables.room import Room
from robinsonade.tables.store import Addition

UNLIMITED = "1000000/second"
BY_CHANCE = {b"x-request-id"}  # headers that are another with each answer


class Answer(NamedTuple):
    """All that a browser gets to know of an answer."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Memory:
    """Stands in for the store: whatever is told is kept."""

    is_shared = False

    async def add(self, addition: Addition) -> bool:
        return True

    async def games_of(self, browser_hash: str, most: int) -> list[str]:
        return [Front.ROOM]

    async def change_seat(self, game_id: str, seat: int, **values: Any) -> None:
        pass

    async def change_own_seat(
        self, game_id: str, seat: int, holder: str | None, **values: Any
    ) -> None:
        pass

    async def moment_of(self, game_id: str, version: int) -> float:
        return 0.0


class Thinkers:
    """Stands in for the processes of the bots: they think here and now."""

    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        return json.loads(json.dumps(QUESTIONS[question](*json.loads(json.dumps(facts)))))


class Front:
    """All rooms are one room."""

    ROOM = "x"

    def __init__(self, room: Room) -> None:
        self.services = room.services
        self.room = room
        self.live = {self.ROOM: room}

    async def get(self, game_id: str) -> Room:
        return self.room


@cache
def application() -> FastAPI:
    kinds = ("reading", "playing", "creating", "thinking", "dear")
    rates: dict[str, Any] = {f"rate_{kind}": UNLIMITED for kind in kinds}
    return create_app(Settings(database=":memory:", host="localhost", **rates))


@contextmanager
def rooms(room: Room) -> Iterator[FastAPI]:
    """The application with this room behind it."""
    app = application()
    app.state.rooms = Front(room)
    app.state.looking_back = LookingBack(room.services, 0)
    yield app
    del app.state.rooms, app.state.looking_back


async def ask(
    room: Room, method: str, path: str, secret: str = "", body: Any = None, last: str = ""
) -> Answer:
    """One request. Of a stream only what is sent at once."""
    path, _, query = path.partition("?")
    content = body if isinstance(body, bytes) else json.dumps(body or {}).encode()
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    headers += [(b"cookie", f"{COOKIE}={secret}".encode())] if secret else []
    headers += [(b"last-event-id", last.encode())] if last else []
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
        "state": {},
    }
    asked, answered = False, asyncio.Event()
    start: Message = {}
    parts: list[bytes] = []

    async def receive() -> Message:
        nonlocal asked
        if not asked:
            asked = True
            return {"type": "http.request", "body": content, "more_body": False}
        await answered.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        elif not answered.is_set():
            parts.append(message.get("body", b""))
            answered.set()

    with rooms(room) as app:
        await app(scope, receive, send)
    told = tuple([(name, value) for name, value in start["headers"] if name not in BY_CHANCE])
    return Answer(start["status"], told, b"".join(parts))
