"""The server as a whole."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI
from msgspec.json import encode
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from robinsonade import __version__
from robinsonade.server import problems
from robinsonade.server.background import Background
from robinsonade.server.bot_processes import BotProcesses
from robinsonade.server.charges import Weighed
from robinsonade.server.database import is_database_trouble
from robinsonade.server.description import describe
from robinsonade.server.guards import Guards
from robinsonade.server.metrics import Metrics
from robinsonade.server.migrate import migrate
from robinsonade.server.routers import chronicle, games, manage, operators, play, reference, titles
from robinsonade.server.routers.pages import add_pages, built_client
from robinsonade.server.settings import Settings
from robinsonade.server.short_way import ShortWay
from robinsonade.server.store import Store
from robinsonade.tables.looking_back import LookingBack
from robinsonade.tables.rooms import Rooms
from robinsonade.tables.services import Services

LOG = structlog.get_logger(__name__)
WORTH_PACKING = 16 * 1024  # bytes


class Application(FastAPI):
    """The application behind its own door: what every request passes is one thin layer."""

    door: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.door(scope, receive, send)

    async def long_way(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Through all that the framework does for a request."""
        await super().__call__(scope, receive, send)


def create_app(settings: Settings | None = None, clock: Callable[[], float] = time.time) -> FastAPI:
    """The application; settings not given come from the environment."""
    settings = settings or Settings()
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database, settings.database_seconds, clock)
        await asyncio.to_thread(migrate, store.plain_engine)
        bot_processes = BotProcesses(
            settings.bot_processes, settings.bot_seconds, settings.look_back_nice
        )
        background = Background()
        services = Services(
            store,
            bot_processes,
            settings,
            metrics,
            background,
            clock,
            log=LOG,
            to_json=encode,
            is_trouble=is_database_trouble,
            aside=asyncio.to_thread,
        )
        rooms = Rooms(services)
        app.state.rooms = rooms
        app.state.looking_back = LookingBack(services, settings.look_back_seconds)
        background.start("write", store.write_additions)
        rooms.open()
        try:
            yield
        finally:
            await rooms.close()
            await background.close()
            await app.state.looking_back.close()
            await bot_processes.close()
            await store.close()

    app = Application(
        title="Robinsonade",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.stream_count = Counter[str]()
    problems.install(app)
    describe(app)
    app.add_middleware(Weighed)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=5)
    app.door = Guards(ShortWay(app, app.long_way), settings, metrics)
    for router in (
        titles.router,
        games.router,
        play.router,
        chronicle.router,
        manage.router,
        operators.router,
        reference.router,
    ):
        app.include_router(router)
    add_pages(app, settings.static or built_client())
    return app
