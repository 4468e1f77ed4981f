"""Work that goes on beside the requests: kept running, and seen when it does not run."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

LOG = structlog.get_logger(__name__)
AGAIN: Final = 1.0  # seconds before what has failed begins again
STEADY: Final = 10.0  # seconds after which it is trusted again
LAST_SECONDS: Final = 5.0  # for all work to end

RUNNING: Final = "running"
DONE: Final = "done"
FAILING: Final = "failing"

Work = Callable[[], Awaitable[None]]


class Background:
    """Tasks by name. One that fails is logged and begins again; it never takes others along."""

    def __init__(self, again: float = AGAIN, steady: float = STEADY) -> None:
        self.again = again
        self.steady = steady
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failing: set[str] = set()

    def start(self, name: str, work: Work) -> None:
        self.tasks[name] = asyncio.create_task(self.keep(name, work), name=name)

    async def keep(self, name: str, work: Work) -> None:
        """Do the work until it is done, however often it has to begin."""
        while True:
            trust = asyncio.get_running_loop().call_later(self.steady, self.failing.discard, name)
            try:
                await work()
            except Exception as error:
                self.failing.add(name)
                LOG.error("task-failed", task=name, exc_info=error)
            else:
                self.failing.discard(name)
                return
            finally:
                trust.cancel()
            await asyncio.sleep(self.again)

    def states(self) -> dict[str, str]:
        """How each task is doing."""
        return {name: self.state_of(name) for name in self.tasks}

    def state_of(self, name: str) -> str:
        task = self.tasks[name]
        if name in self.failing or task.cancelled() or (task.done() and task.exception()):
            return FAILING
        return DONE if task.done() else RUNNING

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await asyncio.gather(*self.tasks.values(), return_exceptions=True)
