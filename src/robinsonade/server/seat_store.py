"""Who holds which seat, who is there, and what the manager of a table has settled."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, delete, func, or_, select, update

from robinsonade.server.database import CHANNEL, Database
from robinsonade.server.schema import GAME, HOLDING, SEAT
from robinsonade.tables.store import Claimed, Sign


class SeatStore(Database):
    """The part of the store that is about people."""

    async def held_by(self, browser_hash: str, game_id: str) -> set[int]:
        query = select(HOLDING.c.seat).where(
            HOLDING.c.browser_hash == browser_hash, HOLDING.c.game_id == game_id
        )
        async with self.engine.connect() as connection:
            return {seat for seat in await connection.scalars(query) if isinstance(seat, int)}

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

        `alone`: whoever had it until now has it no more.
        """
        async with self.writing() as connection:
            seat = await connection.scalar(
                update(SEAT)
                .where(SEAT.c.game_id == game_id, SEAT.c.token_hash == token_hash)
                .values(token_hash=new_hash, claimed=True, **({"name": name} if name else {}))
                .returning(SEAT.c.seat)
            )
            if seat is None:
                return None
            others = delete(HOLDING).where(
                HOLDING.c.game_id == game_id,
                HOLDING.c.seat == seat,
                HOLDING.c.browser_hash != browser_hash,
            )
            lost = (await connection.execute(others)).rowcount if alone else 0
            row = {"browser_hash": browser_hash, "game_id": game_id, "seat": seat}
            await connection.execute(self.insert(HOLDING), row)
            await self.notify(connection, [game_id])
        return Claimed(int(seat), lost > 0)

    # -- what the manager settles ----------------------------------------------------------------

    async def change_game(self, game_id: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(update(GAME).where(GAME.c.id == game_id).values(**values))
            await self.notify(connection, [game_id])

    async def change_seat(self, game_id: str, seat: int, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(SEAT).where(SEAT.c.game_id == game_id, SEAT.c.seat == seat).values(**values)
            )
            await self.notify(connection, [game_id])

    async def renew_link(
        self, game_id: str, seat: int, token_hash: str, holder: str | None
    ) -> bool:
        """Another link for a seat, for the browser that holds it, or while nobody does; False if
        that has changed meanwhile."""
        held = select(HOLDING.c.seat).where(
            HOLDING.c.game_id == game_id,
            HOLDING.c.seat == seat,
            HOLDING.c.browser_hash == holder,
        )
        is_free = SEAT.c.claimed.is_(False) & SEAT.c.token_hash.is_not(None)
        query = (
            update(SEAT)
            .where(SEAT.c.game_id == game_id, SEAT.c.seat == seat)
            .where(is_free if holder is None else held.exists())
            .values(token_hash=token_hash)
            .returning(SEAT.c.seat)
        )
        async with self.writing() as connection:
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
