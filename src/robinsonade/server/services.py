"""What all rooms share."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from robinsonade.server.background import Background
from robinsonade.server.bot_processes import BotProcesses
from robinsonade.server.metrics import Metrics
from robinsonade.server.settings import Settings
from robinsonade.server.store import Store

Answer = TypeVar("Answer")


@dataclass
class Services:
    """The database, the bots, the settings and all that goes on in the background."""

    store: Store
    bot_processes: BotProcesses
    settings: Settings
    metrics: Metrics
    background: Background
    clock: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    dice: random.Random = field(default_factory=random.SystemRandom)
    following: asyncio.Lock = field(default_factory=asyncio.Lock)  # of many choices: one at a time

    async def beside(self, work: Callable[..., Answer], *facts: Any) -> Answer:
        """Do what takes long in a thread, one after the other: requests get their turn between."""
        async with self.following:
            return await asyncio.to_thread(work, *facts)

    @property
    def is_shared(self) -> bool:
        """Do other processes serve the same games?"""
        return self.store.is_postgres
