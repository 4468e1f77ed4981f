"""How much one address may ask for in a while."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from limits import RateLimitItem

MOST_WINDOWS: Final = 20_000  # kept before those that are over are looked for


class Limiter:
    """Counts in fixed windows by a clock that nobody sets back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.windows: dict[tuple[str, str], tuple[float, int]] = {}  # when it ends, hits in it
        self.most = MOST_WINDOWS  # of them, before they are swept again

    def hit(self, rate: RateLimitItem, sort: str, address: str) -> bool:
        """Count one more; False if that is too much."""
        now, key = self.clock(), (sort, address)
        end, hits = self.windows.get(key, (now, 0))
        if now >= end:
            end, hits = now + rate.get_expiry(), 0
            if len(self.windows) >= self.most:
                self.sweep(now)
        self.windows[key] = (end, hits + 1)
        return hits < rate.amount

    def charge(self, sort: str, address: str, more: int) -> None:
        """Count so many more for what was just let in."""
        end, hits = self.windows.get((sort, address), (0.0, 0))
        self.windows[sort, address] = (end, hits + more)

    def sweep(self, now: float) -> None:
        """Forget windows that are over; not again before there are twice as many as are left: with
        each new one of very many addresses all would be looked through."""
        self.windows = {key: found for key, found in self.windows.items() if found[0] > now}
        self.most = max(MOST_WINDOWS, 2 * len(self.windows))
