"""A SQLite file belongs to one server at a time: whoever holds the lock beside it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from robinsonade.kernel.refusal import Refused
from robinsonade.server.settings import database_url

SUFFIX: Final = ".lock"


def lock_database(database: str) -> IO[bytes] | None:
    """Hold the lock as long as the answer is kept; None if this database needs none.

    The system gives it back when the process ends, however it ends.
    """
    path = sqlite_file(database)
    if path is None:
        return None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + SUFFIX).open("ab")
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused("bad-database", given=database, why=why) from error
    try:
        take(lock)
    except OSError as error:
        lock.close()
        raise Refused("database-in-use", given=database) from error
    return lock


def sqlite_file(database: str) -> Path | None:
    try:
        url = make_url(database_url(database))
    except ArgumentError:
        return None  # whoever opens it will say so
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


if sys.platform == "win32":
    import msvcrt

    def take(lock: IO[bytes]) -> None:
        lock.seek(0)
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(lock: IO[bytes]) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
