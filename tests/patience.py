"""Tests wait for progress, never for the clock."""

from __future__ import annotations

import os
import time
from typing import Final

# Seconds without any progress until a test gives up: so long that only a fault can cause it.
PATIENCE: Final = float(os.environ.get("ROBINSONADE_PATIENCE", "180"))


class Patience:
    """Runs out if nothing has changed for long; how long everything takes together is no matter.

    >>> patience = Patience(seconds=0)
    >>> patience.spend("choice 1")
    >>> patience.spend("choice 2")
    >>> patience.spend("choice 2")
    Traceback (most recent call last):
    AssertionError: nothing has happened for 0 seconds since: choice 2
    """

    def __init__(self, seconds: float = PATIENCE) -> None:
        self.seconds = seconds
        self.seen: object = None
        self.since = time.monotonic()

    def spend(self, seen: object) -> None:
        """Told again and again how far things are."""
        if seen != self.seen:
            self.seen = seen
            self.since = time.monotonic()
            return
        waited = time.monotonic() - self.since
        assert waited < self.seconds, (
            f"nothing has happened for {self.seconds:.0f} seconds since: {seen}"
        )
