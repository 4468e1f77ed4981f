"""For which game a command was made, and who comes too late."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from robinsonade.kernel.refusal import Refused

if TYPE_CHECKING:
    from robinsonade.tables.room import Room


class Expected(NamedTuple):
    """The game as somebody saw it: after an undo the same seq may be another game."""

    seq: int
    version: int | None = None  # who does not say it may be too late without noticing

    def fits(self, now: Expected) -> bool:
        return self.seq == now.seq and self.version in (None, now.version)


class Stale(Refused):
    """The game has gone on in the meantime."""

    def __init__(self, key: str, room: Room, now: Expected) -> None:
        super().__init__(key, now=str(now.seq))
        self.room = room


class TooLate(Exception):
    """Another process has stored a command before this one."""
