"""What a table asks of whoever stores its games, and what is handed over there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from robinsonade.tables.records import GameRecord, SeatRecord
from robinsonade.tables.timeline import Command

KEPT_SNAPSHOTS: Final = 2  # of one game: one to begin with, one more if that should be damaged


@dataclass
class Addition:
    """A command on its way into the store, with what belongs to the same moment."""

    game_id: str
    command: Command
    snapshot: dict[str, Any] | None = None
    result: str = ""
    made: float = 0.0
    stored: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def values(self) -> tuple[Any, ...]:
        return (self.game_id, self.made, *self.command)


class Sign(NamedTuple):
    """A sign of life of a seat."""

    game_id: str
    seat: int
    there_until: float
    is_news: bool  # somebody came or went


class Claimed(NamedTuple):
    """A seat that was taken by its link."""

    seat: int
    moved: bool  # from another browser


class Store(Protocol):
    """All reading and writing: what was acknowledged is not lost."""

    @property
    def is_shared(self) -> bool:
        """Do others read and write the same games at the same time?"""

    # -- games -----------------------------------------------------------------------------------

    def check_space(self, least_free: int) -> None: ...

    async def add_game(
        self,
        game: GameRecord,
        seats: list[SeatRecord],
        holder: str,
        held: Iterable[int],
        commands: list[Command],
        snapshot: str | None = None,
    ) -> None: ...

    async def find_game(self, game_id: str) -> GameRecord | None: ...

    async def title_of(self, game_id: str) -> tuple[str, float]: ...

    async def seats_of(self, game_id: str) -> list[SeatRecord]: ...

    async def commands_of(self, game_id: str, after: int) -> list[Command]: ...

    async def snapshots_of(self, game_id: str) -> list[str]: ...

    async def moment_of(self, game_id: str, version: int) -> float | None: ...

    async def moments_of(self, game_id: str) -> list[float]: ...

    async def running_games_with_bots(self) -> list[str]: ...

    async def games_with_patience(self, now: float) -> list[tuple[str, int]]: ...

    async def cut(self, game_id: str, good: int) -> list[Command]: ...

    async def open_seed(self, game_id: str) -> None: ...

    async def add(self, addition: Addition) -> bool: ...

    def notices(self) -> AsyncIterator[str]: ...

    # -- people ----------------------------------------------------------------------------------

    async def held_by(self, browser_hash: str, game_id: str) -> set[int]: ...

    async def holders_of(self, game_id: str) -> dict[str, set[int]]:
        """What each browser holds that holds anything of a game."""

    async def games_of(self, browser_hash: str, most: int | None) -> list[str]: ...

    async def claim(
        self,
        game_id: str,
        token_hash: str,
        new_hash: str,
        browser_hash: str,
        name: str,
        *,
        alone: bool,
    ) -> Claimed | None:
        """Give a seat by its link; a name that somebody else has gets a number."""

    async def name_seat(self, game_id: str, seat: int, name: str, holder: str | None) -> bool:
        """Name a seat of this browser; False if somebody else at the table has that name."""

    async def change_game(self, game_id: str, **values: Any) -> None: ...

    async def change_seat(self, game_id: str, seat: int, **values: Any) -> None: ...

    async def change_own_seat(
        self, game_id: str, seat: int, holder: str | None, **values: Any
    ) -> None:
        """Refused if this browser does not hold the seat at that moment."""

    async def give_back(self, game_id: str, seat: int) -> bool:
        """Let the person play; False if the seat was given up."""

    async def renew_link(
        self, game_id: str, seat: int, token_hash: str, holder: str | None
    ) -> bool: ...

    async def vacate(self, game_id: str, seat: int, token_hash: str, heir: str | None) -> bool: ...

    async def sign(self, signs: list[Sign]) -> None: ...

    async def say(self, game_id: str, said: str) -> None:
        """Let all who share the games hear what somebody says at a table."""
