"""What all rooms share."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from robinsonade.server.background import Background
from robinsonade.server.bot_processes import BotProcesses
from robinsonade.server.metrics import Metrics
from robinsonade.server.settings import Settings
from robinsonade.server.store import Store


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

    @property
    def is_shared(self) -> bool:
        """Do other processes serve the same games?"""
        return self.store.is_postgres
