"""What all rooms share, and what a door has to bring for it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from robinsonade.tables.store import Store
from robinsonade.tables.turns import Door, Free

Answer = TypeVar("Answer")

# What games ask of bots; all else is asked by visitors.
CHOOSE: Final = "choose"
TAKE_TURN: Final = "take_turn"  # nothing, but it waits as long as if something were asked
OF_GAMES: Final = (CHOOSE, TAKE_TURN)
TRY_POSITION: Final = "try_position"  # what somebody made up, before a game begins with it
TRY_CHOICE: Final = "try_choice"  # at a table that began there
LOOK_BACK: Final = "look_back"  # at a finished game: when nothing else is to be done
NICE: Final = "--nice="  # with a number: for who shall give way to others


class OutOfTime(Exception):
    """The budget of a bot is spent."""


class Busy(OutOfTime):
    """So much is asked by others that this was not even begun: it says nothing about it."""


class NoAnswer(Exception):
    """Whoever was asked failed at the question, or is gone."""


class Bots(Protocol):
    """Where bots think, apart from the tables."""

    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        """The answer of `bot_worker.<question>(*facts)`: nothing waits here meanwhile. Questions
        for several (`who`) are answered in turn, so that nobody's many keep others waiting."""


class Settings(Protocol):
    """What may differ between two doors."""

    @property
    def snapshot_every(self) -> int: ...
    @property
    def most_commands(self) -> int: ...
    @property
    def live_rooms(self) -> int: ...
    @property
    def stream_backlog(self) -> int: ...
    @property
    def stream_bytes(self) -> int: ...
    @property
    def stream_seconds(self) -> float: ...
    @property
    def away_seconds(self) -> float: ...
    @property
    def least_free(self) -> int: ...
    @property
    def sealed_seconds(self) -> float: ...
    @property
    def asking(self) -> str: ...
    @property
    def pause_seconds(self) -> float: ...
    @property
    def going_on_seconds(self) -> float: ...
    @property
    def veil_least(self) -> float: ...
    @property
    def veil_most(self) -> float: ...
    @property
    def veil_thought(self) -> float: ...


class Count(Protocol):
    def inc(self) -> None: ...


class Level(Count, Protocol):
    def dec(self) -> None: ...
    def set(self, value: float) -> None: ...


class Metrics(Protocol):
    """What is counted for whoever looks after a door."""

    @property
    def stale(self) -> Count: ...
    @property
    def out_of_time(self) -> Count: ...
    @property
    def rooms(self) -> Level: ...
    @property
    def streams(self) -> Level: ...

    def stored(self, kind: str) -> None:
        """A command of this kind was stored."""

    def thinks(self) -> AbstractContextManager[Any]:
        """While a bot thinks."""


class Background(Protocol):
    """Work that goes on beside the requests."""

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None: ...


class Log(Protocol):
    """What is written down for whoever looks after a door: events with their facts."""

    def info(self, event: str, **facts: Any) -> Any: ...
    def warning(self, event: str, **facts: Any) -> Any: ...
    def error(self, event: str, **facts: Any) -> Any: ...


class NoLog:
    """Nobody looks after it."""

    def info(self, event: str, **facts: Any) -> None: ...
    def warning(self, event: str, **facts: Any) -> None: ...
    def error(self, event: str, **facts: Any) -> None: ...


def to_json(data: Any) -> bytes:
    """JSON without any space.

    >>> to_json({"seats": [1, None], "name": "Papúa"})
    b'{"seats":[1,null],"name":"Pap\\xc3\\xbaa"}'
    """
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def is_trouble_below(error: BaseException) -> bool:
    """Is the system to blame, rather than the question?"""
    return isinstance(error, OSError)


async def at_once(work: Callable[..., Answer], *facts: Any) -> Answer:
    return work(*facts)


@dataclass
class Services:
    """The store, the bots, the settings and all that goes on in the background."""

    store: Store
    bots: Bots
    settings: Settings
    metrics: Metrics
    background: Background
    clock: Callable[[], float] = time.time
    sleep: Callable[[float], Coroutine[Any, Any, None]] = asyncio.sleep
    dice: random.Random = field(default_factory=random.SystemRandom)
    log: Log = field(default_factory=NoLog)
    to_json: Callable[[Any], bytes] = to_json
    is_trouble: Callable[[BaseException], bool] = is_trouble_below  # with what games are stored in
    aside: Callable[..., Awaitable[Any]] = at_once  # where what takes long is done
    is_theirs: Callable[[str], bool] = lambda game_id: False  # is a game played elsewhere now?
    following: Door = field(default_factory=Door)  # of many choices: one at a time
    deserted: Free[None] = field(default_factory=lambda: Free([None]))  # for tables nobody is at

    async def beside(self, work: Callable[..., Answer], *facts: Any) -> Answer:
        """Do what takes long aside, one after the other, for all who ask in turn: requests get
        their turn between."""
        async with self.following:
            found: Answer = await self.aside(work, *facts)
            return found

    @property
    def is_shared(self) -> bool:
        """Do other processes serve the same games?"""
        return self.store.is_shared
