"""How much one address may ask for in a while."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from limits import RateLimitItem

MOST_WINDOWS: Final = 20_000  # kept before those that are over are swept out


class Limiter:
    """Counts in fixed windows by a clock that nobody sets back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.windows: dict[tuple[str, str], tuple[float, int]] = {}  # when it ends, hits in it

    def hit(self, rate: RateLimitItem, sort: str, address: str) -> bool:
        """Count one more; False if that is too much."""
        now, key = self.clock(), (sort, address)
        end, hits = self.windows.get(key, (now, 0))
        if now >= end:
            end, hits = now + rate.get_expiry(), 0
            if len(self.windows) >= MOST_WINDOWS:
                self.sweep(now)
        self.windows[key] = (end, hits + 1)
        return hits < rate.amount

    def charge(self, sort: str, address: str, more: int) -> None:
        """Count so many more for what was just let in."""
        end, hits = self.windows.get((sort, address), (0.0, 0))
        self.windows[sort, address] = (end, hits + more)

    def sweep(self, now: float) -> None:
        self.windows = {key: found for key, found in self.windows.items() if found[0] > now}
