"""Who asks: the browser, the seats it holds, and through whose eyes it looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from robinsonade.kernel.refusal import Refused
from robinsonade.tables.records import MANAGER
from robinsonade.tables.room import Room

NOBODY: Final = "none"


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door of a room."""

    room: Room
    held: frozenset[int]
    viewer: int | None
    browser: str | None  # the hash of its secret

    @property
    def mine(self) -> frozenset[int]:
        """The seats this browser may play."""
        return self.held - {MANAGER}

    @property
    def is_manager(self) -> bool:
        """Has this browser made the table?"""
        return MANAGER in self.held

    async def check_still(self) -> None:
        """Whoever has lost a seat while a request was under way gets no answer from it."""
        if await self.room.held_by(self.browser) != self.held:
            raise Refused("no-seat")

    def check_seated(self) -> None:
        if not self.mine:
            raise Refused("no-seat")

    def own_seat(self, asked: int | None) -> int:
        """The seat that is asked about: only its own person asks."""
        self.check_seated()
        seat = self.viewer if asked is None else asked
        if seat is None or seat not in self.mine:
            raise Refused("not-your-seat", seat=str((seat or 0) + 1))
        return seat


async def visitor_of(room: Room, browser: str | None, viewer: str | None) -> Visitor:
    """Nobody sees through the eyes of a seat that is not theirs."""
    held = await room.held_by(browser)
    return Visitor(room, held, choose_viewer(room, held - {MANAGER}, viewer), browser)


def choose_viewer(room: Room, mine: frozenset[int], asked: str | None) -> int | None:
    """The seat asked for; otherwise the one that has to decide, or the first one held."""
    if asked in ("", NOBODY):
        return None
    if asked is not None:
        if not (asked.isascii() and asked.isdecimal() and int(asked) in mine):
            raise Refused("not-your-seat", seat=str(int(asked) + 1) if asked.isdecimal() else asked)
        return int(asked)
    if not mine:
        return None
    waiting = [seat for seat in room.timeline.table.waiting() if seat in mine]
    return waiting[0] if waiting else min(mine)
