"""How the database is reached: SQLite or PostgreSQL by the same statements."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, Select, Table, create_engine, event, func, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from robinsonade.kernel.refusal import Refused
from robinsonade.server.settings import database_url
from robinsonade.tables.turns import WHO, Free

CHANNEL: Final = "robinsonade"  # of PostgreSQL's notifications
MOST_WRITERS: Final = 8  # at once, where that can be: the rest of the connections is for reading
PROBE_SECONDS: Final = 1.0  # for which it is known whether the database can be written
SILENCE: Final = 2.0  # seconds without a notice after which one is sent to see whether it comes
HEARING: Final = 5.0  # seconds within which it must come, or a connection be there
READ_ONLY: Final = "transaction_read_only"  # a setting of PostgreSQL
BEAT: Final = "beat"  # that notice; nobody else has to do anything about it


class Database:
    """Connections, and what several processes tell each other."""

    def __init__(
        self, database: str, seconds: float = 5.0, clock: Callable[[], float] = time.time
    ) -> None:
        self.clock = clock
        self.seconds = seconds
        self.silence, self.hearing = SILENCE, HEARING
        self.url = make_url(database_url(database))
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        # Without parameters in its messages: the seed is one of them.
        arguments: dict[str, Any] = {
            "hide_parameters": True,
            "pool_pre_ping": self.is_postgres,
            "connect_args": (
                {"connect_timeout": max(1, round(seconds)), **watched(seconds)}
                if self.is_postgres
                else {"timeout": seconds}
            ),
        }
        self.engine: AsyncEngine = create_async_engine(self.url, **arguments)
        # Additions are written in a thread of their own: one way there and back for a whole
        # transaction, where an asynchronous driver takes one for each statement.
        plain = self.url if self.is_postgres else self.url.set(drivername="sqlite+pysqlite")
        self.plain_engine: Engine = create_engine(plain, **arguments)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        # SQLite lets one write; whoever else tries sleeps there, no matter who came first.
        self.alone: AbstractAsyncContextManager[None] = (
            nullcontext() if self.is_postgres else asyncio.Lock()
        )
        self.turns = Free(range(MOST_WRITERS if self.is_postgres else 1))
        self.probe: asyncio.Future[None] | None = None  # the last try to write
        self.tried = 0.0  # when it began
        if not self.is_postgres:
            if self.url.database and self.url.database != ":memory:":
                make_file(Path(self.url.database))
            for engine in (self.engine.sync_engine, self.plain_engine):
                event.listen(engine, "connect", prepare_sqlite)

    @property
    def is_shared(self) -> bool:
        """May other processes serve the same games?"""
        return self.is_postgres

    def insert(self, table: Table) -> Any:
        """An insert that yields to a row already there."""
        dialect = postgresql if self.is_postgres else sqlite
        return dialect.insert(table).on_conflict_do_nothing()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something else than by commands, for all visitors in turn.
        Commands, for which whole tables wait, wait for one of these at most."""
        turn = await self.turns.get(WHO.get())
        try:
            async with self.alone, self.engine.begin() as connection:
                yield connection
        finally:
            self.turns.put(turn)

    async def close(self) -> None:
        self.thread.shutdown()
        self.plain_engine.dispose()
        await self.engine.dispose()

    async def ping(self, least_free: int = 0) -> None:
        """Raises what is wrong with the database, if anything: can it be written, is there room?

        To try it keeps all writing waiting: one try is for all who ask within a second.
        """
        self.check_space(least_free)
        now = time.monotonic()
        if self.probe is not None and now - self.tried > self.seconds:
            self.probe.cancel()  # it hangs
            self.probe = None
        if self.probe is None or (self.probe.done() and now - self.tried >= PROBE_SECONDS):
            self.probe, self.tried = asyncio.ensure_future(self.try_writing()), now
        probe = self.probe  # somebody else may give it up meanwhile
        await asyncio.wait([probe], timeout=self.seconds)
        if not probe.done() or probe.cancelled():
            raise TimeoutError
        probe.result()

    async def try_writing(self) -> None:
        async with self.engine.connect() as connection:
            if not self.is_postgres:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
                await connection.execute(select(1))
            elif await connection.scalar(select(func.current_setting(READ_ONLY))) == "on":
                raise OSError("the database takes nothing in")
            await connection.rollback()

    def check_space(self, least_free: int) -> None:
        """Is there so much room on the disk under the database?"""
        if not self.is_postgres and self.url.database:
            folder = Path(self.url.database).parent
            if shutil.disk_usage(folder).free < least_free:
                raise Refused("no-space")

    # -- several processes -----------------------------------------------------------------------

    async def notify(self, connection: AsyncConnection, game_ids: list[str]) -> None:
        """Tell the other processes which games to read again, once this is committed."""
        for statement in self.notices_of(game_ids):
            await connection.execute(statement)

    def notices_of(self, game_ids: list[str]) -> list[Select[Any]]:
        if not self.is_postgres:
            return []
        return [select(func.pg_notify(CHANNEL, game_id)) for game_id in sorted(set(game_ids))]

    async def notices(self) -> AsyncGenerator[str, None]:
        """The games that any process changed, with the version if only a command was added; ""
        in the beginning, as after any gap: then all may have changed. A connection that breaks, or
        that nothing comes through any more, is an error like any other: who listens begins again,
        and all can see it (`/readyz`)."""
        import psycopg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(
            address,
            autocommit=True,
            connect_timeout=max(1, round(self.hearing)),
            **watched(self.hearing),
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield ""
            patience = self.silence
            beat: asyncio.Future[None] | None = None
            while True:
                heard = False
                async for notice in connection.notifies(timeout=patience):
                    heard = True
                    if notice.payload != BEAT:
                        yield notice.payload
                if heard:
                    patience, beat = self.silence, None
                elif beat is None:  # nothing happens, or nothing is heard of it
                    patience, beat = self.hearing, asyncio.ensure_future(self.beat())
                else:
                    beat.cancel()
                    raise OSError("the database has fallen silent")

    async def beat(self) -> None:
        """Something for all to hear who listen."""
        with suppress(DBAPIError, PoolTimeout, OSError):
            async with self.engine.begin() as connection:
                await self.notify(connection, [BEAT])


def watched(seconds: float) -> dict[str, Any]:
    """How PostgreSQL's driver finds out that nobody is at the other end, in seconds and not in a
    quarter of an hour: a network that is cut says nothing."""
    wait = max(1, round(seconds))
    return {
        "keepalives_idle": wait,
        "keepalives_interval": wait,
        "keepalives_count": 2,
        "tcp_user_timeout": wait * 3 * 1000,
    }


def make_file(path: Path) -> None:
    """A file of which other users of the machine read nothing: the seeds are in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def is_database_trouble(error: BaseException) -> bool:
    """Is the database out of reach or broken, rather than the question wrong?"""
    return isinstance(error, (DBAPIError, PoolTimeout, OSError))
