"""A PostgreSQL server that lives as long as a test session."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.lacking import lacking
from tools.equipment import PROGRAMS

TOOL = PROGRAMS[0]
SAY_WHERE = 'echo "$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE"; cat'


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh cluster; it is dropped in the end."""
    if not TOOL.is_there:
        lacking(TOOL.complaint)
    process = subprocess.Popen(
        [TOOL.name, "-i", "--auth=trust", "sh", "-c", SAY_WHERE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        line = ""
        for line in process.stdout:
            if "@" in line:
                break
        assert "@" in line, "PostgreSQL did not start"
        yield f"postgresql://{line.strip()}"
    finally:
        process.stdin.close()
        process.stdout.read()
        process.stdout.close()
        process.wait()
