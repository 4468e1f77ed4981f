"""Which games are old, and forgetting them. Nothing is ever deleted by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, and_, delete, func, or_, select

from robinsonade.server.schema import COMMAND, GAME, HOLDING, SEAT, SNAPSHOT
from robinsonade.server.store import Store

DAY: Final = 24 * 3600.0  # seconds
AT_ONCE: Final = 200  # games in one transaction
OF_A_GAME: Final = (SNAPSHOT, COMMAND, HOLDING, SEAT)


class Old(NamedTuple):
    """A game that may go."""

    id: str
    title: str
    is_over: bool
    since: float  # when it ended, or when something was last done
    commands: int


def old_games(now: float, finished_days: float | None, idle_days: float | None) -> Select[Any]:
    """Games that ended so many days ago, and running ones where so long nothing was done."""
    mine = COMMAND.c.game_id == GAME.c.id
    last = func.coalesce(
        select(func.max(COMMAND.c.made)).where(mine).scalar_subquery(), GAME.c.created
    )
    ended = func.coalesce(GAME.c.finished, GAME.c.closed)
    since = func.coalesce(ended, last)
    wanted = []
    if finished_days is not None:
        wanted.append(and_(ended.is_not(None), since <= now - finished_days * DAY))
    if idle_days is not None:
        wanted.append(and_(ended.is_(None), since <= now - idle_days * DAY))
    commands = select(func.count()).where(mine).scalar_subquery()
    query = select(GAME.c.id, GAME.c.title, ended.is_not(None), since, commands)
    return query.where(or_(False, *wanted)).order_by(since, GAME.c.id)


def find_old(
    store: Store, now: float, finished_days: float | None, idle_days: float | None
) -> list[Old]:
    """What `forget_old` would delete; nothing is changed."""
    with store.plain_engine.connect() as connection:
        return read(connection, old_games(now, finished_days, idle_days))


def read(connection: Connection, query: Select[Any]) -> list[Old]:
    return [
        Old(str(row[0]), str(row[1]), bool(row[2]), float(row[3]), int(row[4]))
        for row in connection.execute(query)
    ]


def forget_old(
    store: Store, now: float, finished_days: float | None, idle_days: float | None
) -> list[Old]:
    """Delete old games for good, as they are found at that moment; the ones deleted. One at which
    something is being done just then stays."""
    gone: list[Old] = []
    query = old_games(now, finished_days, idle_days).limit(AT_ONCE)
    while True:
        with store.plain_engine.begin() as connection:
            found = read(connection, query)
            free = unused(connection, [old.id for old in found])
            # Asked again: something may have been done there until nobody could any more.
            old = read(connection, query.where(GAME.c.id.in_(free)))
            forget(connection, [one.id for one in old])
            for notice in store.notices_of([one.id for one in old]):
                connection.execute(notice)
        gone += old
        if len(found) < AT_ONCE or not old:
            break
    if gone and not store.is_postgres:
        with store.plain_engine.connect() as connection:
            connection.exec_driver_sql("VACUUM")  # give the room on the disk back
    return gone


def unused(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these games that nobody changes, which nobody does before the transaction ends.

    Whoever is at one of them is not waited for: they might wait for another one.
    """
    games = select(GAME.c.id).where(GAME.c.id.in_(ids)).with_for_update(skip_locked=True)
    free = {str(game) for game in connection.scalars(games)}
    seats = select(SEAT.c.game_id, SEAT.c.seat).where(SEAT.c.game_id.in_(free))
    mine = {tuple(row) for row in connection.execute(seats.with_for_update(skip_locked=True))}
    return free - {row[0] for row in connection.execute(seats) if tuple(row) not in mine}


def forget(connection: Connection, ids: Sequence[str]) -> None:
    for table in OF_A_GAME:
        connection.execute(delete(table).where(table.c.game_id.in_(ids)))
    connection.execute(delete(GAME).where(GAME.c.id.in_(ids)))
