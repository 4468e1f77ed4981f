"""Running the server until somebody ends it."""

from __future__ import annotations

import errno
import gc
import os
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from robinsonade.kernel.refusal import Refused
from robinsonade.server.app import create_app
from robinsonade.server.connection import connection_with
from robinsonade.server.file_lock import lock_database, sqlite_file
from robinsonade.server.logs import set_up_logs
from robinsonade.server.migrate import migrate
from robinsonade.server.settings import Settings
from robinsonade.server.store import Store
from robinsonade.server.tidying import Old, find_old, forget_old
from robinsonade.tables.rooms import Rooms

if sys.platform != "win32":
    import resource

IDLE_SECONDS = 75  # a connection waits for the next request
SWITCH_SECONDS = 0.001
# After so many new things it is looked for what could be freed: among the newest, those that have
# lasted a while, and all. The last takes tenths of a second, for which every table waits.
NEW_THINGS = (10_000, 10, 25)
LAST_SECONDS = 5  # for requests still under way when the server is told to stop
BESIDE_STREAMS = 300  # connections of one address for all the rest
OTHER_FILES = 256  # open at the same time as connections: the database, bots, pages that are sent
MOST_FILES = 65_536  # that are wanted, if the system has no limit


class GracefulServer(uvicorn.Server):
    """Ends its streams as soon as it is told to stop, so that it need not wait for them."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.robinsonade = app
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is here now stays: nobody looks through it again and again for what could be freed.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*NEW_THINGS)
        if self.started:
            self.announce()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        rooms: Rooms | None = getattr(self.robinsonade.state, "rooms", None)
        if rooms is not None:
            rooms.close_streams()
        super().handle_exit(sig, frame)


def run(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve at this door; `announce` is called when it is open."""
    # The thread that writes gets its turn soon even when there is much to do.
    sys.setswitchinterval(SWITCH_SECONDS)
    set_up_logs(settings.log_level, settings.log_format)
    lock = lock_database(settings.database)
    prepare(settings.database)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        http=connection_with(
            settings.head_seconds,
            settings.write_seconds,
            most_connections(settings),
            all_connections(open_files()),
        ),
        ws="none",
    )
    try:
        GracefulServer(config, app, announce).run([listener])
    finally:
        if lock is not None:
            lock.close()


def most_connections(settings: Settings) -> int | None:
    """How many connections one address may have; proxies, which speak for many, as many as they
    like."""
    return None if settings.proxies else settings.streams_of_address + BESIDE_STREAMS


def all_connections(files: int) -> int:
    """How many there may be of all addresses, if there may be so many open files."""
    return max(files - OTHER_FILES, files // 2)


def open_files() -> int:
    """As many as the system allows this process, which is far more than it usually begins with."""
    if sys.platform == "win32":
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # the kernel has a limit of its own
        return soft
    return wanted


def tidied(settings: Settings, now: float, *, delete: bool) -> list[Old]:
    """Old games: those that would be deleted, or, if so wanted, those that were.

    A SQLite file must not be in use for that; to look harms nobody.
    """
    database = settings.database
    path = sqlite_file(database)
    if path is not None and not path.is_file():
        raise Refused("bad-database", given=shown(database), why=os.strerror(errno.ENOENT))
    lock = lock_database(database) if delete else None
    try:
        if delete:
            prepare(database)
        store = Store(database, settings.database_seconds)
        deed = forget_old if delete else find_old
        try:
            return deed(store, now, settings.keep_finished_days, settings.keep_idle_days)
        finally:
            store.thread.shutdown()
            store.plain_engine.dispose()
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise unusable(database, error) from error
    finally:
        if lock is not None:
            lock.close()


def unusable(database: str, error: Exception) -> Refused:
    """Why a database cannot be used, in the words of its driver."""
    cause = getattr(error, "orig", None) or error
    why = str(cause).strip().partition("\n")[0]
    return Refused("bad-database", given=shown(database), why=why)


def prepare(database: str) -> None:
    """Bring the database to the newest form, or say plainly why that cannot be done."""
    try:
        store = Store(database)
        try:
            migrate(store.plain_engine)
        finally:
            store.plain_engine.dispose()
    except CommandError as error:  # a migration that this version has never heard of
        raise Refused("newer-database", given=shown(database)) from error
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise unusable(database, error) from error


def shown(database: str) -> str:
    """The address of a database without the password in it.

    >>> shown("postgresql://me:secret@host/games")
    'postgresql://me:***@host/games'
    """
    scheme, separator, rest = database.partition("://")
    user, at, host = rest.rpartition("@")
    if not at:
        return database
    name, colon, _ = user.partition(":")
    return f"{scheme}{separator}{name}{colon and ':***'}@{host}"
