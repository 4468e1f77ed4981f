"""Games in the database: how they were made, and the log of what was done."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import delete, or_, select, update

from robinsonade.server.schema import COMMAND, GAME, HOLDING, SEAT, SNAPSHOT
from robinsonade.server.seat_store import SeatStore
from robinsonade.server.writing import COLUMNS, key_of, write
from robinsonade.tables.records import GameRecord, SeatRecord
from robinsonade.tables.store import Addition
from robinsonade.tables.timeline import Command


def row_of(addition: Addition) -> dict[str, Any]:
    return dict(zip(COLUMNS, addition.values(), strict=True))


def as_moment(found: Any) -> float | None:
    """A time from the database, if it is one.

    >>> as_moment(3), as_moment("long ago"), as_moment(None)
    (3.0, None, None)
    """
    is_time = isinstance(found, (int, float)) and math.isfinite(found)
    return float(found) if is_time else None


class Store(SeatStore):
    """All reading and writing. Additions that arrive together share one transaction."""

    def __init__(
        self, database: str, seconds: float = 5.0, clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__(database, seconds, clock)
        self.additions: asyncio.Queue[Addition] = asyncio.Queue()

    # -- games -----------------------------------------------------------------------------------

    async def add_game(
        self,
        game: GameRecord,
        seats: list[SeatRecord],
        holder: str,
        held: Iterable[int],
        commands: list[Command],
        snapshot: str | None = None,
    ) -> None:
        """A new game, whole or not at all; what was done elsewhere with where that has led."""
        row = {
            **vars(game),
            "options": json.dumps(game.options),
            "seed": str(game.seed),
            "position": game.position and json.dumps(game.position, separators=(",", ":")),
        }
        async with self.writing() as connection:
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
                    COMMAND.insert(),
                    [row_of(Addition(game.id, c, made=game.created)) for c in commands],
                )
            if snapshot is not None:
                row = {"game_id": game.id, "version": len(commands), "content": snapshot}
                await connection.execute(SNAPSHOT.insert(), row)

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
        return str(title), as_moment(created) or 0.0

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
        return as_moment(found)

    async def moments_of(self, game_id: str) -> list[float]:
        """When each command was given."""
        query = select(COMMAND.c.made).where(COMMAND.c.game_id == game_id)
        async with self.engine.connect() as connection:
            found = await connection.scalars(query.order_by(COMMAND.c.version))
            return [moment for one in found if (moment := as_moment(one)) is not None]

    async def running_games_with_bots(self) -> list[str]:
        query = (
            select(GAME.c.id)
            .join(SEAT, SEAT.c.game_id == GAME.c.id)
            .where(GAME.c.finished.is_(None), GAME.c.closed.is_(None))
            .where(or_(SEAT.c.kind == "bot", SEAT.c.stand_in.is_not(None)))
            .distinct()
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def games_with_patience(self, now: float) -> list[tuple[str, int]]:
        """Running games older than their patience, with it; nobody waits for who learns. When
        something was last done there is not asked here: parts of sealed decisions are among it."""
        query = select(GAME.c.id, GAME.c.patience).where(
            GAME.c.finished.is_(None),
            GAME.c.closed.is_(None),
            GAME.c.lesson.is_(None),
            GAME.c.patience.is_not(None),
            GAME.c.created + GAME.c.patience <= now,
        )
        async with self.engine.connect() as connection:
            return [(row.id, row.patience) for row in await connection.execute(query)]

    async def cut(self, game_id: str, good: int) -> list[Command]:
        """Forget what was done after a version, and all snapshots; the commands forgotten.

        Whoever saw the end knows the seed.
        """
        late = await self.commands_of(game_id, good)
        async with self.writing() as connection:
            known = or_(GAME.c.open_seed, GAME.c.finished.is_not(None))
            await connection.execute(
                update(GAME)
                .where(GAME.c.id == game_id)
                .values(open_seed=known, finished=None, result="")
            )
            for table in (COMMAND, SNAPSHOT):
                after = good if table is COMMAND else -1
                await connection.execute(
                    delete(table).where(table.c.game_id == game_id, table.c.version > after)
                )
            await self.notify(connection, [game_id])
        return late

    async def open_seed(self, game_id: str) -> None:
        """From now on somebody knows the seed."""
        async with self.writing() as connection:
            await connection.execute(
                update(GAME).where(GAME.c.id == game_id).values(open_seed=True)
            )
            await self.notify(connection, [game_id])

    # -- the log ---------------------------------------------------------------------------------

    async def add(self, addition: Addition) -> bool:
        """Append a command; False if that version exists already: somebody was faster."""
        addition.made = self.clock()
        self.additions.put_nowait(addition)
        return await addition.stored

    async def write_additions(self) -> None:
        """Store whatever is waiting, all in one transaction, and tell who waits."""
        while True:
            batch = [await self.additions.get()]
            while not self.additions.empty():
                batch.append(self.additions.get_nowait())
            await self.write_together(batch)

    async def write_together(self, batch: list[Addition]) -> None:
        try:
            loop = asyncio.get_running_loop()
            async with self.alone:
                stored = await loop.run_in_executor(self.thread, write, self.plain_engine, batch)
        except Exception as error:
            if len(batch) > 1 and self.is_about_one(error):
                for addition in batch:
                    await self.write_together([addition])
                return
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
                    addition.stored.set_result(stored.get(key_of(addition)) is addition)

    def is_about_one(self, error: Exception) -> bool:
        """Did the database refuse something that was to be written, whose game may be gone, and
        would write the rest?"""
        driver = self.plain_engine.dialect.loaded_dbapi
        cause = getattr(error, "orig", None)
        return isinstance(cause, (driver.IntegrityError, driver.DataError))
