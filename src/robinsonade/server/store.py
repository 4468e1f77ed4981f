"""The database: SQLite or PostgreSQL by the same statements."""

from __future__ import annotations

import asyncio
import json
import shutil
import time
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    Table,
    create_engine,
    delete,
    event,
    func,
    make_url,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from robinsonade.kernel.refusal import Refused
from robinsonade.server.schema import COMMAND, GAME, HOLDING, SEAT, SNAPSHOT
from robinsonade.server.settings import database_url
from robinsonade.server.timeline import Command

MANAGER: Final = -1  # in place of a seat: the right to manage a game
KEPT_SNAPSHOTS: Final = 2  # of one game
CHANNEL: Final = "robinsonade"  # of PostgreSQL's notifications
COMMAND_COLUMNS: Final = ("game_id", "made", *Command._fields)
MOST_ROWS: Final = 500  # of one statement


@dataclass(frozen=True)
class GameRecord:
    """A game as it was created."""

    id: str
    title: str
    rules_version: str
    seats: int
    options: dict[str, str]
    seed: int
    salt: str
    commitment: str
    open_seed: bool
    rewound: bool
    created: float
    finished: float | None = None
    result: str = ""
    position: dict[str, Any] | None = None


@dataclass
class SeatRecord:
    """Who sits where."""

    seat: int
    kind: str
    player: str | None
    name: str
    token_hash: str | None
    claimed: bool


@dataclass
class Addition:
    """A command on its way into the database, with what belongs to the same moment."""

    game_id: str
    command: Command
    snapshot: dict[str, Any] | None = None
    result: str = ""
    stored: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def row(self) -> dict[str, Any]:
        return dict(zip(COMMAND_COLUMNS, self.values(), strict=True))

    def values(self) -> tuple[Any, ...]:
        return (self.game_id, time.time(), *self.command)


class Store:
    """All reading and writing. Additions that arrive together share one transaction."""

    def __init__(self, database: str, seconds: float = 5.0) -> None:
        self.url = make_url(database_url(database))
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        # Without parameters in its messages: the seed is one of them.
        arguments: dict[str, Any] = {
            "hide_parameters": True,
            "pool_pre_ping": self.is_postgres,
            "connect_args": (
                {"connect_timeout": max(1, round(seconds))}
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
        if not self.is_postgres:
            if self.url.database and self.url.database != ":memory:":
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            for engine in (self.engine.sync_engine, self.plain_engine):
                event.listen(engine, "connect", prepare_sqlite)
        self.additions: asyncio.Queue[Addition] = asyncio.Queue()

    def insert(self, table: Table) -> Any:
        """An insert that yields to a row already there."""
        dialect = postgresql if self.is_postgres else sqlite
        return dialect.insert(table).on_conflict_do_nothing()

    async def close(self) -> None:
        self.thread.shutdown()
        self.plain_engine.dispose()
        await self.engine.dispose()

    async def ping(self, least_free: int = 0) -> None:
        """Raises what is wrong with the database, if anything: can it be written, is there room?"""
        if not self.is_postgres and self.url.database:
            folder = Path(self.url.database).parent
            if shutil.disk_usage(folder).free < least_free:
                raise Refused("no-space")
        async with self.engine.connect() as connection:
            if not self.is_postgres:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.execute(select(1))
            await connection.rollback()

    # -- games -----------------------------------------------------------------------------------

    async def add_game(
        self,
        game: GameRecord,
        seats: list[SeatRecord],
        holder: str,
        held: Iterable[int],
        commands: list[Command],
    ) -> None:
        """A new game, whole or not at all."""
        row = {
            **vars(game),
            "options": json.dumps(game.options),
            "seed": str(game.seed),
            "position": game.position and json.dumps(game.position, separators=(",", ":")),
        }
        async with self.engine.begin() as connection:
            await connection.execute(GAME.insert(), row)
            await connection.execute(
                SEAT.insert(), [{"game_id": game.id, **vars(s)} for s in seats]
            )
            await connection.execute(
                HOLDING.insert(),
                [{"browser_hash": holder, "game_id": game.id, "seat": seat} for seat in held],
            )
            if commands:
                await connection.execute(
                    COMMAND.insert(), [Addition(game.id, command).row() for command in commands]
                )

    async def find_game(self, game_id: str) -> GameRecord | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(GAME).where(GAME.c.id == game_id))).first()
        if row is None:
            return None
        values = row._asdict()
        position = values["position"]
        return GameRecord(
            **{
                **values,
                "options": json.loads(values["options"]),
                "seed": int(values["seed"]),
                "position": position and json.loads(position),
            }
        )

    async def title_of(self, game_id: str) -> tuple[str, float]:
        """What a game is called and when it was made, also if the rest cannot be read."""
        query = select(GAME.c.title, GAME.c.created).where(GAME.c.id == game_id)
        async with self.engine.connect() as connection:
            title, created = (await connection.execute(query)).one()
        return str(title), float(created)

    async def seats_of(self, game_id: str) -> list[SeatRecord]:
        columns = [column for column in SEAT.c if column.name != "game_id"]
        query = select(*columns).where(SEAT.c.game_id == game_id).order_by(SEAT.c.seat)
        async with self.engine.connect() as connection:
            return [SeatRecord(*row) for row in await connection.execute(query)]

    async def commands_of(self, game_id: str, after: int) -> list[Command]:
        """What was done after a version, in order."""
        columns = [COMMAND.c[name] for name in Command._fields]
        query = select(*columns).where(COMMAND.c.game_id == game_id, COMMAND.c.version > after)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(COMMAND.c.version))
            return [Command(*row) for row in rows]

    async def snapshots_of(self, game_id: str) -> list[str]:
        """Where the game stood, newest first, as JSON that nobody has looked at."""
        query = select(SNAPSHOT.c.content).where(SNAPSHOT.c.game_id == game_id)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(SNAPSHOT.c.version.desc())))

    async def moment_of(self, game_id: str, version: int) -> float | None:
        """When a command was given."""
        query = select(COMMAND.c.made).where(
            COMMAND.c.game_id == game_id, COMMAND.c.version == version
        )
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else float(found)

    async def running_games_with_bots(self) -> list[str]:
        query = (
            select(GAME.c.id)
            .join(SEAT, SEAT.c.game_id == GAME.c.id)
            .where(GAME.c.finished.is_(None), SEAT.c.kind == "bot")
            .distinct()
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def cut(self, game_id: str, good: int) -> list[Command]:
        """Forget what was done after a version, and all snapshots; the commands forgotten."""
        late = await self.commands_of(game_id, good)
        async with self.engine.begin() as connection:
            for table in (COMMAND, SNAPSHOT):
                after = good if table is COMMAND else -1
                await connection.execute(
                    delete(table).where(table.c.game_id == game_id, table.c.version > after)
                )
            await connection.execute(
                update(GAME).where(GAME.c.id == game_id).values(finished=None, result="")
            )
            await self.notify(connection, [game_id])
        return late

    async def open_seed(self, game_id: str) -> None:
        """From now on somebody knows the seed."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(GAME).where(GAME.c.id == game_id).values(open_seed=True)
            )
            await self.notify(connection, [game_id])

    # -- who holds what --------------------------------------------------------------------------

    async def held_by(self, browser_hash: str, game_id: str) -> set[int]:
        query = select(HOLDING.c.seat).where(
            HOLDING.c.browser_hash == browser_hash, HOLDING.c.game_id == game_id
        )
        async with self.engine.connect() as connection:
            return set(await connection.scalars(query))

    async def games_of(self, browser_hash: str, most: int) -> list[str]:
        query = (
            select(GAME.c.id)
            .where(
                GAME.c.id.in_(
                    select(HOLDING.c.game_id).where(HOLDING.c.browser_hash == browser_hash)
                )
            )
            .order_by(GAME.c.finished.is_not(None), GAME.c.created.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def claim(
        self, game_id: str, token_hash: str, new_hash: str, browser_hash: str, name: str
    ) -> int | None:
        """Give the seat with this token to a browser; the token is then worth nothing."""
        async with self.engine.begin() as connection:
            seat = await connection.scalar(
                update(SEAT)
                .where(SEAT.c.game_id == game_id, SEAT.c.token_hash == token_hash)
                .values(token_hash=new_hash, claimed=True, **({"name": name} if name else {}))
                .returning(SEAT.c.seat)
            )
            if seat is None:
                return None
            row = {"browser_hash": browser_hash, "game_id": game_id, "seat": seat}
            await connection.execute(self.insert(HOLDING), row)
            await self.notify(connection, [game_id])
        return int(seat)

    # -- the log ---------------------------------------------------------------------------------

    async def add(self, addition: Addition) -> bool:
        """Append a command; False if that version exists already: somebody was faster."""
        self.additions.put_nowait(addition)
        return await addition.stored

    async def write_additions(self) -> None:
        """Store whatever is waiting, all in one transaction, and tell who waits."""
        while True:
            batch = [await self.additions.get()]
            while not self.additions.empty():
                batch.append(self.additions.get_nowait())
            try:
                loop = asyncio.get_running_loop()
                stored = await loop.run_in_executor(self.thread, self.write, batch)
            except Exception as error:
                for addition in batch:
                    if not addition.stored.done():
                        addition.stored.set_exception(error)
            except BaseException:
                for addition in batch:
                    addition.stored.cancel()
                raise
            else:
                for addition in batch:
                    if not addition.stored.done():
                        key = (addition.game_id, addition.command.version)
                        addition.stored.set_result(key in stored)

    def write(self, batch: list[Addition]) -> set[tuple[str, int]]:
        """The commands that were stored: those whose version was still free."""
        # In one order everywhere, so that two processes never wait for each other.
        batch.sort(key=lambda addition: (addition.game_id, addition.command.version))
        with self.plain_engine.begin() as connection:
            stored: set[tuple[str, int]] = set()
            for start in range(0, len(batch), MOST_ROWS):
                stored |= self.write_commands(connection, batch[start : start + MOST_ROWS])
            for addition in batch:
                if (addition.game_id, addition.command.version) in stored:
                    self.write_extras(connection, addition)
            for statement in self.notices_of([game_id for game_id, _ in stored]):
                connection.execute(statement)
        return stored

    def write_commands(self, connection: Connection, batch: list[Addition]) -> set[tuple[str, int]]:
        """One statement as the driver knows it: to build it anew would cost more than to store."""
        mark = "%s" if self.is_postgres else "?"
        row = f"({', '.join([mark] * len(COMMAND_COLUMNS))})"
        rows = connection.exec_driver_sql(
            f"INSERT INTO {COMMAND.name} ({', '.join(COMMAND_COLUMNS)})"
            f" VALUES {', '.join([row] * len(batch))}"
            " ON CONFLICT DO NOTHING RETURNING game_id, version",
            tuple([value for addition in batch for value in addition.values()]),
        )
        return {(str(game_id), int(version)) for game_id, version in rows}

    def write_extras(self, connection: Connection, addition: Addition) -> None:
        if addition.snapshot is not None:
            content = json.dumps(addition.snapshot, separators=(",", ":"))
            row = {
                "game_id": addition.game_id,
                "version": addition.command.version,
                "content": content,
            }
            connection.execute(self.insert(SNAPSHOT), row)
            self.forget_snapshots(connection, addition.game_id)
        if addition.result:
            connection.execute(
                update(GAME)
                .where(GAME.c.id == addition.game_id)
                .values(finished=time.time(), result=addition.result)
            )

    def forget_snapshots(self, connection: Connection, game_id: str) -> None:
        """Keep the last ones: one to begin with, and one more if that should be damaged."""
        kept = (
            select(SNAPSHOT.c.version)
            .where(SNAPSHOT.c.game_id == game_id)
            .order_by(SNAPSHOT.c.version.desc())
            .limit(KEPT_SNAPSHOTS)
        )
        connection.execute(
            delete(SNAPSHOT).where(
                SNAPSHOT.c.game_id == game_id, SNAPSHOT.c.version.not_in(kept.scalar_subquery())
            )
        )

    # -- several processes -----------------------------------------------------------------------

    async def notify(self, connection: AsyncConnection, game_ids: list[str]) -> None:
        """Tell the other processes which games to read again, once this is committed."""
        for statement in self.notices_of(game_ids):
            await connection.execute(statement)

    def notices_of(self, game_ids: list[str]) -> list[Select[Any]]:
        if not self.is_postgres:
            return []
        return [select(func.pg_notify(CHANNEL, game_id)) for game_id in sorted(set(game_ids))]

    async def notices(self) -> AsyncIterator[str]:
        """The games that any process changed; "" after a gap: then all may have changed."""
        import psycopg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield ""
                    async for notice in connection.notifies():
                        yield notice.payload
            except (psycopg.Error, OSError):
                await asyncio.sleep(1)


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
