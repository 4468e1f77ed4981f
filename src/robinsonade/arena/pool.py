"""The engine for several processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

from robinsonade.arena.experiment import Experiment, Played
from robinsonade.arena.runner import Chunk, play_chunk
from robinsonade.arena.stopping import Stop

AHEAD: Final = 2  # chunks that wait for each worker
LOOK_UP: Final = 0.2  # seconds after which somebody looks whether to stop

_stop: Stop = Stop()  # of this process, if it is a worker


class Pool:
    """Plays chunks in so many processes. Ctrl-C reaches them through the one that is asked."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def __call__(
        self, experiment: Experiment, chunks: list[Chunk], record: Path | None, stop: Stop
    ) -> Iterator[list[Played]]:
        context = multiprocessing.get_context()
        stopping = context.Event()
        pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=begin, initargs=(stopping,)
        )
        waiting = iter(chunks)
        running: set[Future[list[Played]]] = set()
        try:
            while True:
                if stop.asked():
                    stopping.set()
                    waiting = iter(())
                for chunk in islice(waiting, self.workers * AHEAD - len(running)):
                    running.add(pool.submit(play, experiment, chunk, record))
                if not running:
                    return
                finished, running = wait(running, LOOK_UP, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        except KeyboardInterrupt:  # the second one: at once
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise
        finally:
            stopping.set()
            pool.shutdown(cancel_futures=True)


def begin(stopping: Event) -> None:
    """A worker: it is told when to stop, and nobody's Ctrl-C concerns it."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = Stop(stopping.is_set)


def play(experiment: Experiment, numbers: Chunk, record: Path | None) -> list[Played]:
    return play_chunk(experiment, numbers, record, _stop)
