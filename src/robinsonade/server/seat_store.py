"""Who holds which seat, who is there, and what the manager of a table has settled."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from robinsonade.kernel.refusal import Refused
from robinsonade.server.database import CHANNEL, Database
from robinsonade.server.schema import GAME, HOLDING, SEAT
from robinsonade.tables.names import own_name, plain
from robinsonade.tables.records import LINK
from robinsonade.tables.store import Claimed, Sign


class SeatStore(Database):
    """The part of the store that is about people."""

    async def held_by(self, browser_hash: str, game_id: str) -> set[int]:
        query = select(HOLDING.c.seat).where(
            HOLDING.c.browser_hash == browser_hash, HOLDING.c.game_id == game_id
        )
        async with self.engine.connect() as connection:
            return {seat for seat in await connection.scalars(query) if isinstance(seat, int)}

    async def holders_of(self, game_id: str) -> dict[str, set[int]]:
        """What each browser holds that holds anything of a game: one question, however many ask."""
        query = select(HOLDING.c.browser_hash, HOLDING.c.seat).where(HOLDING.c.game_id == game_id)
        found: dict[str, set[int]] = {}
        async with self.engine.connect() as connection:
            for browser_hash, seat in await connection.execute(query):
                if isinstance(seat, int):
                    found.setdefault(browser_hash, set()).add(seat)
        return found

    async def games_of(self, browser_hash: str, most: int | None) -> list[str]:
        """The games that a browser holds something of; running and new ones first."""
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
        self,
        game_id: str,
        token_hash: str,
        new_hash: str,
        browser_hash: str,
        name: str,
        *,
        alone: bool,
    ) -> Claimed | None:
        """Give the seat with this token to a browser; the token is then worth nothing.

        `alone`: whoever had it until now has it no more. A name that is taken gets a number.
        """
        async with self.writing() as connection:
            if name:
                is_other = SEAT.c.token_hash.is_distinct_from(token_hash)
                others = await self.names_of(connection, game_id, is_other)
                name = own_name(name, others)
            seat = await connection.scalar(
                update(SEAT)
                .where(SEAT.c.game_id == game_id, SEAT.c.token_hash == token_hash)
                .values(token_hash=new_hash, claimed=True, **({"name": name} if name else {}))
                .returning(SEAT.c.seat)
            )
            if seat is None:
                return None
            lose = delete(HOLDING).where(
                HOLDING.c.game_id == game_id,
                HOLDING.c.seat == seat,
                HOLDING.c.browser_hash != browser_hash,
            )
            lost = (await connection.execute(lose)).rowcount if alone else 0
            row = {"browser_hash": browser_hash, "game_id": game_id, "seat": seat}
            await connection.execute(self.insert(HOLDING), row)
            await self.notify(connection, [game_id])
        return Claimed(int(seat), lost > 0)

    async def name_seat(self, game_id: str, seat: int, name: str, holder: str | None) -> bool:
        """Name a seat of this browser; False if somebody else at the table has that name."""
        async with self.writing() as connection:
            others = await self.names_of(connection, game_id, SEAT.c.seat != seat)
            if plain(name) in map(plain, others):
                return False
            await self.check_held(connection, game_id, seat, holder)
            await self.set_seat(connection, game_id, seat, name=name)
        return True

    async def names_of(
        self, connection: AsyncConnection, game_id: str, which: ColumnElement[bool]
    ) -> list[str]:
        """Names at a table. Until the transaction ends nobody else takes one there, at whichever
        process; commands are stored meanwhile."""
        table = select(GAME.c.id).where(GAME.c.id == game_id).with_for_update(key_share=True)
        await connection.execute(table)
        names = select(SEAT.c.name).where(SEAT.c.game_id == game_id, which)
        return [str(name) for name in await connection.scalars(names)]

    async def check_held(
        self, connection: AsyncConnection, game_id: str, seat: int, holder: str | None
    ) -> None:
        """Raises unless this browser holds a seat, which is then so until the transaction ends."""
        if not await self.holds(connection, game_id, seat, holder):
            raise Refused("no-seat")

    async def holds(
        self, connection: AsyncConnection, game_id: str, seat: int, holder: str | None
    ) -> bool:
        """Does a browser hold a seat? Nobody takes or gives it before the transaction ends. Asked
        after whoever was at it, at any process: a statement that had to wait for them would still
        see who held it before."""
        place = select(SEAT.c.seat).where(SEAT.c.game_id == game_id, SEAT.c.seat == seat)
        await connection.execute(place.with_for_update())
        held = select(HOLDING.c.seat).where(
            HOLDING.c.game_id == game_id,
            HOLDING.c.seat == seat,
            HOLDING.c.browser_hash == holder,
        )
        return await connection.scalar(held) is not None

    # -- what the manager settles ----------------------------------------------------------------

    async def change_game(self, game_id: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(update(GAME).where(GAME.c.id == game_id).values(**values))
            await self.notify(connection, [game_id])

    async def change_seat(self, game_id: str, seat: int, **values: Any) -> None:
        async with self.writing() as connection:
            await self.set_seat(connection, game_id, seat, **values)

    async def change_own_seat(
        self, game_id: str, seat: int, holder: str | None, **values: Any
    ) -> None:
        """The same, for the browser that holds it and for no other."""
        async with self.writing() as connection:
            await self.check_held(connection, game_id, seat, holder)
            await self.set_seat(connection, game_id, seat, **values)

    async def set_seat(
        self, connection: AsyncConnection, game_id: str, seat: int, **values: Any
    ) -> None:
        place = update(SEAT).where(SEAT.c.game_id == game_id, SEAT.c.seat == seat)
        await connection.execute(place.values(**values))
        await self.notify(connection, [game_id])

    async def give_back(self, game_id: str, seat: int) -> bool:
        """No bot plays in a person's place any more; False if the seat was given up."""
        is_somebodys = or_(SEAT.c.kind != LINK, SEAT.c.claimed, SEAT.c.token_hash.is_not(None))
        query = (
            update(SEAT)
            .where(SEAT.c.game_id == game_id, SEAT.c.seat == seat, is_somebodys)
            .values(stand_in=None)
            .returning(SEAT.c.seat)
        )
        async with self.writing() as connection:
            found = await connection.scalar(query)
            await self.notify(connection, [game_id])
        return found is not None

    async def renew_link(
        self, game_id: str, seat: int, token_hash: str, holder: str | None
    ) -> bool:
        """Another link for a seat, for the browser that holds it, or while nobody does; False if
        that has changed meanwhile."""
        place = update(SEAT).where(SEAT.c.game_id == game_id, SEAT.c.seat == seat)
        if holder is None:
            place = place.where(SEAT.c.claimed.is_(False), SEAT.c.token_hash.is_not(None))
        async with self.writing() as connection:
            if holder is not None and not await self.holds(connection, game_id, seat, holder):
                return False
            query = place.values(token_hash=token_hash).returning(SEAT.c.seat)
            found = await connection.scalar(query)
            await self.notify(connection, [game_id])
        return found is not None

    async def vacate(self, game_id: str, seat: int, token_hash: str, heir: str | None) -> bool:
        """Nobody holds this seat any more. A new link opens it, unless a bot is the heir of whoever
        had it: True if it is."""
        place = update(SEAT).where(SEAT.c.game_id == game_id, SEAT.c.seat == seat)
        empty = {"claimed": False, "name": "", "there_until": None, "asking": None, "hold": None}
        empty["lends"] = None
        inherit = place.where(or_(SEAT.c.claimed, SEAT.c.token_hash.is_(None))).values(
            **empty, token_hash=None, stand_in=func.coalesce(SEAT.c.stand_in, heir)
        )
        async with self.writing() as connection:
            found = None
            if heir is not None:
                found = await connection.scalar(inherit.returning(SEAT.c.seat))
            if found is None:
                await connection.execute(place.values(**empty, token_hash=token_hash))
            await connection.execute(
                delete(HOLDING).where(HOLDING.c.game_id == game_id, HOLDING.c.seat == seat)
            )
            await self.notify(connection, [game_id])
        return found is not None

    async def say(self, game_id: str, said: str) -> None:
        """To all processes, this one among them; nothing of it is stored."""
        async with self.writing() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{game_id} {said}")))

    # -- who is there ----------------------------------------------------------------------------

    async def sign(self, signs: list[Sign]) -> None:
        """Remember until when seats were known to be there, all in one transaction."""
        statement = (
            update(SEAT)
            .where(SEAT.c.game_id == bindparam("game"), SEAT.c.seat == bindparam("number"))
            .values(there_until=bindparam("until"))
        )
        rows = [
            {"game": sign.game_id, "number": sign.seat, "until": sign.there_until}
            for sign in sorted(signs)
        ]
        async with self.writing() as connection:
            await connection.execute(statement, rows)
            news = [sign.game_id for sign in signs if sign.is_news]
            await self.notify(connection, news)
