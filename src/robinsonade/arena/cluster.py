"""The engine for many machines: a Ray cluster (`pip install robinsonade[ray]`)."""

from __future__ import annotations

import logging
import os
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
        try:
            ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
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
