"""Stopping a series: Ctrl-C ends it after the games in progress, a second one at once."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final


class Stop:
    """Whether somebody wants a series to end."""

    def __init__(self, asked: Callable[[], bool] | None = None) -> None:
        self.wanted = False
        self.elsewhere = asked  # who else is to be asked

    def ask(self) -> None:
        self.wanted = True

    def asked(self) -> bool:
        return self.wanted or (self.elsewhere is not None and self.elsewhere())


NEVER: Final = Stop()


@contextmanager
def stopped_by_interrupt(told: Callable[[], None]) -> Iterator[Stop]:
    """Within it the first Ctrl-C asks to stop and is told, the second one interrupts as usual."""
    stop = Stop()

    def interrupted(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        stop.ask()
        told()

    if threading.current_thread() is not threading.main_thread():  # where no signal arrives
        yield stop
        return
    before = signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
