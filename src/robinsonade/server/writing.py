"""How commands get into the database: in the driver's own words, many in one transaction.

All wait for this, at every choice: statements that are put together anew each time would cost more
than to carry them out.
"""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError

from robinsonade.server.database import CHANNEL
from robinsonade.tables.store import KEPT_SNAPSHOTS, Addition
from robinsonade.tables.timeline import Command

COLUMNS: Final = ("game_id", "made", *Command._fields)  # of a command, in the order of its values
MOST_ROWS: Final = 500  # of one statement
Key = tuple[str, int]  # a game and a version of it

NAMES: Final = ", ".join([f'"{name}"' for name in COLUMNS])
ROW: Final = f"({', '.join('?' * len(COLUMNS))})"
ADD: Final = f"INSERT INTO command ({NAMES}) VALUES"
ADDED: Final = "ON CONFLICT DO NOTHING RETURNING game_id, version"
KEEP: Final = (
    "INSERT INTO snapshot (game_id, version, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
)
# One to begin with, and one more if that should be damaged.
FORGET: Final = (
    "DELETE FROM snapshot WHERE game_id = ? AND version NOT IN"
    " (SELECT version FROM snapshot WHERE game_id = ? ORDER BY version DESC LIMIT ?)"
)
FINISH: Final = "UPDATE game SET finished = ?, result = ? WHERE id = ?"
TELL: Final = "SELECT pg_notify(?, told) FROM unnest(?::text[]) AS told"


def write(engine: Engine, batch: list[Addition]) -> dict[Key, Addition]:
    """Store these in one transaction; those that were: whose version was still free."""
    try:
        with closing(engine.raw_connection()) as connection:
            is_postgres = engine.dialect.name == "postgresql"
            stored = Writing(connection.cursor(), is_postgres).write(batch)
            connection.commit()
    except engine.dialect.loaded_dbapi.Error as error:
        # Without what was written: snapshots hold what is hidden.
        raise DBAPIError("writing commands", None, error, hide_parameters=True) from error
    return stored


def key_of(addition: Addition) -> Key:
    return addition.game_id, addition.command.version


class Writing:
    """One transaction."""

    def __init__(self, cursor: DBAPICursor, is_postgres: bool) -> None:
        self.cursor = cursor
        self.is_postgres = is_postgres

    def execute(self, statement: str, *values: Any) -> None:
        self.cursor.execute(statement.replace("?", "%s") if self.is_postgres else statement, values)

    def write(self, batch: list[Addition]) -> dict[Key, Addition]:
        firsts: dict[Key, Addition] = {}  # of each version: whoever comes later, comes too late
        for addition in batch:
            firsts.setdefault(key_of(addition), addition)
        # In one order everywhere, so that two processes never wait for each other.
        wanted = [firsts[key] for key in sorted(firsts)]
        free: set[Key] = set()
        for start in range(0, len(wanted), MOST_ROWS):
            free |= self.add(wanted[start : start + MOST_ROWS])
        stored = {key_of(addition): addition for addition in wanted if key_of(addition) in free}
        for addition in stored.values():
            self.add_extras(addition)
        if self.is_postgres and stored:
            self.execute(TELL, CHANNEL, [f"{game_id} {version}" for game_id, version in stored])
        return stored

    def add(self, batch: list[Addition]) -> set[Key]:
        rows = ", ".join([ROW] * len(batch))
        values = [value for addition in batch for value in addition.values()]
        self.execute(f"{ADD} {rows} {ADDED}", *values)
        return {(str(game_id), int(version)) for game_id, version in self.cursor.fetchall()}

    def add_extras(self, addition: Addition) -> None:
        if addition.snapshot is not None:
            content = json.dumps(addition.snapshot, separators=(",", ":"))
            self.execute(KEEP, *key_of(addition), content)
            self.execute(FORGET, addition.game_id, addition.game_id, KEPT_SNAPSHOTS)
        if addition.result:
            self.execute(FINISH, addition.made, addition.result, addition.game_id)
