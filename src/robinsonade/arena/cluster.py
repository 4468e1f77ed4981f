"""The engine for many machines: a Ray cluster (`pip install robinsonade[ray]`)."""

from __future__ import annotations

import logging
import os
import socket
import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

from robinsonade.extras import ImportsOf

with ImportsOf("ray"):
    import ray

from robinsonade.arena.edition import edition, same_edition
from robinsonade.arena.experiment import Experiment, Played
from robinsonade.arena.runner import Chunk, play_chunk, settle
from robinsonade.arena.stopping import Stop
from robinsonade.kernel.refusal import Refused

AHEAD: Final = 2  # chunks that wait for each processor
KNOCKING: Final = 10  # seconds, at an address that may not be there
ALONE: Final = "local"  # a cluster of this machine, for this series
LOOK_UP: Final = 0.2  # seconds after which somebody looks whether to stop
LOOKS_IN_VAIN: Final = 300  # after so many without any processor the cluster is given up
TRIES: Final = 10  # more, of a chunk whose worker or machine is lost
# Nothing is told to others, and nobody is warned of graphics cards.
QUIET: Final = ("RAY_USAGE_STATS_ENABLED", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO")
CONNECTING: Final = (ConnectionError, RuntimeError, ValueError, TimeoutError, OSError)
LOSING: Final = (ray.exceptions.RayError, *CONNECTING)


class Cluster:
    """Plays chunks on all machines of a cluster, as many at a time as it has processors.

    It is the cluster that RAY_ADDRESS names, else the one that this machine belongs to, else
    one of this machine alone. A chunk whose worker or machine is lost is played again by another.
    """

    def __init__(self) -> None:
        for name in QUIET:
            os.environ.setdefault(name, "0")
        address = where_to_go()
        try:
            ray.init(
                address=address,
                log_to_driver=False,
                logging_level=logging.ERROR,
                include_dashboard=False,
            )
        except CONNECTING as error:
            raise Refused("no-cluster", why=str(error).partition("\n")[0]) from error

    @property
    def workers(self) -> int:
        """How many processors there are now: machines may come and go."""
        try:
            return int(ray.cluster_resources().get("CPU", 0))
        except LOSING as error:
            raise lost(error) from error

    def __call__(
        self, experiment: Experiment, chunks: list[Chunk], record: Path | None, stop: Stop
    ) -> Iterator[list[Played]]:
        if record is not None:
            raise Refused("no-records-there")
        task: Any = ray.remote(play_there).options(max_retries=TRIES)
        here = edition(experiment)
        waiting = iter(chunks)
        running: list[Any] = []
        in_vain = 0
        try:
            while True:
                if stop.asked():
                    return
                workers = self.workers
                in_vain = 0 if workers else in_vain + 1
                if in_vain > LOOKS_IN_VAIN:
                    raise Refused("cluster-empty")
                for chunk in islice(waiting, max(0, max(1, workers) * AHEAD - len(running))):
                    running.append(task.remote(experiment, chunk, here))
                if not running:
                    return
                finished, running = ray.wait(running, timeout=LOOK_UP)
                for one in finished:
                    yield result(one)
        finally:
            for one in running:
                ray.cancel(one)

    def close(self) -> None:
        """Leave the cluster; one that was begun for this series ends."""
        ray.shutdown()


def where_to_go() -> str | None:
    """The address to begin with; None: Ray looks by itself, and it is known to answer.

    Ray remembers the last cluster of this machine in a file, also if that was killed, and waits
    minutes for one that is no more. So an address is tried before Ray gets it.
    """
    given = os.environ.get("RAY_ADDRESS", "")
    if given:
        if not answers(given):
            raise Refused("cluster-silent", address=given)
        return None
    folder = os.environ.get("RAY_TMPDIR") or tempfile.gettempdir()
    remembered = Path(folder) / "ray" / "ray_current_cluster"
    if remembered.is_file() and not answers(remembered.read_text("utf-8").strip()):
        return ALONE
    return None


def answers(address: str) -> bool:
    """Is anybody at this address? Those that are no host and port are left to Ray."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or "/" in host:
        return True
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCKING).close()
    except OSError:
        return False
    return True


def lost(error: Exception) -> Refused:
    return Refused("cluster-lost", why=str(error).partition("\n")[0])


def result(task: Any) -> list[Played]:
    try:
        games: list[Played] | None = ray.get(task)
    except ray.exceptions.RayError as error:
        raise lost(error) from error
    if games is None:
        raise Refused("other-edition-there")
    return games


def play_there(
    experiment: Experiment, numbers: Chunk, made_with: dict[str, str]
) -> list[Played] | None:
    """On one of the machines: the games of a chunk; None if another program would play them."""
    settle(experiment)  # before anything else loads the game
    if not same_edition(edition_there(experiment), made_with):
        return None
    return play_chunk(experiment, numbers)


@cache
def edition_there(experiment: Experiment) -> dict[str, str]:
    return edition(experiment)
