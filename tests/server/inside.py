"""The application in this process, with a clock that stands still until a test moves it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from starlette.types import Receive, Scope, Send

from robinsonade.server.settings import Settings
from robinsonade.server.store import Store
from robinsonade.server.visitor import COOKIE
from robinsonade.tables.records import MANAGER
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Rooms
from robinsonade.tables.stream import Stream
from robinsonade.tables.tokens import hash_of
from tests.server.front import Thinkers
from tests.server.house import TITLE
from tests.server.known_seeds import SEED_HEADER, create_known_app

NOON = 1_000_000.0


class Clock:
    """Goes on only if it is told to."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Inside:
    """A server without sockets: its rooms can be looked at."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.clock = Clock()
        unhurried = {"creating", "dear", "playing", "reading", "thinking"}
        settings = {f"rate_{sort}": "1000000/second" for sort in unhurried} | settings
        database = str(folder / "games.sqlite3")
        usual: dict[str, Any] = {
            "sealed_seconds": 0,
            "pause_seconds": 0,
            "away_seconds": 0,
            "veil_least": 0,
            "veil_most": 0,
            "veil_thought": 0,
            "asking": "always",
        }
        self.settings = Settings(database=database, **usual | settings)

    async def __aenter__(self) -> Self:
        self.app = create_known_app(self.settings, self.clock)
        self.stack = AsyncExitStack()
        await self.stack.enter_async_context(self.app.router.lifespan_context(self.app))
        self.rooms: Rooms = self.app.state.rooms
        thinkers: Any = Thinkers()
        self.rooms.services.bots = thinkers
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stack.aclose()

    async def restart(self, between: Callable[[], None]) -> None:
        """Nobody reads what is stored while it is changed; browsers come back as they were."""
        await self.stack.aclose()
        between()
        await self.__aenter__()

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As the application that runs now."""
        await self.app(scope, receive, send)

    @property
    def store(self) -> Store:
        """The games in its database."""
        store = self.rooms.services.store
        assert isinstance(store, Store)
        return store

    def browser(self) -> Browser:
        return Browser(self)

    async def room(self, game: str) -> Room:
        return await self.rooms.get(game)

    async def bots(self, game: str) -> Room:
        """The room, after its bots have done what they could."""
        room = await self.room(game)
        while room.autoplay.is_running:
            assert room.autoplay.task is not None
            await room.autoplay.task
        return room


class Browser:
    """Somebody with a cookie."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(inside.answer), base_url="http://localhost"
        )

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(f"/api/games{path}")

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.post(f"/api/games{path}", json=body)

    async def create(self, *kinds: str, seed: int, **more: Any) -> dict[str, Any]:
        seats = [
            {"kind": kind} if kind in ("here", "link") else {"kind": "bot", "player": kind}
            for kind in kinds
        ]
        body = {"game": TITLE, "seats": seats, **more}
        headers = {SEED_HEADER: str(seed)}
        answer = await self.client.post("/api/games", json=body, headers=headers)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def claim(self, link: str) -> httpx.Response:
        path, _, token = link.partition("#")
        return await self.post(f"/{path.removeprefix('/g/')}/claim", token=token)

    async def state(self, game: str) -> dict[str, Any]:
        answer = await self.get(f"/{game}/state")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def choose_first(self, game: str) -> httpx.Response:
        """Make the first choice that this browser is offered."""
        state = await self.state(game)
        choice = state["decision"]["choices"][0]["id"]
        return await self.post(f"/{game}/choices", expected_seq=state["seq"], choice=choice)

    @property
    def secret_hash(self) -> str:
        return hash_of(self.client.cookies[COOKIE])

    async def listen(self, game: str) -> Stream:
        """A stream at the table, as if a page were open."""
        room = await self.inside.room(game)
        mine = await room.held_by(self.secret_hash) - {MANAGER}
        stream = Stream(
            min(mine), mine, 500, browser=self.secret_hash, opened=self.inside.clock.now
        )
        room.audience.join(stream)
        return stream

    def asks(self, path: str) -> dict[str, Any]:
        """A request of this browser as the application gets it."""
        cookie = f"{COOKIE}={self.client.cookies[COOKIE]}".encode()
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie)],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "state": {},
        }
