"""The engines that can be asked for by name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from robinsonade.arena.runner import Engine
from robinsonade.kernel.refusal import Refused

HERE: Final = "here"  # this machine: one process, or several
RAY: Final = "ray"
ENGINES: Final = (HERE, RAY)


def check_engine(name: str) -> None:
    """Refuse what is no engine."""
    if name not in ENGINES:
        raise Refused("bad-engine", given=name, allowed=", ".join(ENGINES))


@contextmanager
def engine_named(name: str, workers: int) -> Iterator[tuple[Engine | None, int]]:
    """An engine, None for what `run` takes by itself, and how many workers it has.

    >>> with engine_named("here", workers=2) as found:
    ...     found
    (None, 2)
    """
    check_engine(name)
    if name == HERE:
        yield None, workers
        return
    from robinsonade.arena.cluster import Cluster  # loads Ray

    cluster = Cluster()
    try:
        yield cluster, max(1, cluster.workers)
    finally:
        cluster.close()
