"""A PostgreSQL server that lives as long as a test session."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.lacking import lacking
from tools.equipment import POSTGRESQL

SAY_WHERE = 'echo "$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE"; cat'
ATTEMPTS = 10  # two that start at once may take the same port: the later one tries again


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh cluster; it is dropped in the end."""
    program = POSTGRESQL.path
    if program is None:
        lacking(POSTGRESQL.complaint)
    for _ in range(ATTEMPTS):
        with cluster(program) as where:
            if where:
                yield f"postgresql://{where}"
                return
    raise AssertionError("PostgreSQL did not start")


@contextmanager
def cluster(program: str) -> Iterator[str]:
    """Who may connect to a fresh cluster, and where; empty if it did not start. Nobody else may: a
    server that has lost a cluster of its own would come to the next one on that port."""
    process = subprocess.Popen(
        [program, "-t", "-i", "--auth-host=md5", "sh", "-c", SAY_WHERE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield next((line.strip() for line in process.stdout if "@" in line), "")
    finally:
        process.stdin.close()
        process.stdout.read()
        process.stdout.close()
        process.wait()
