"""Who takes long over a moment that could be let go by does not hold up the others.

Only where nobody has secrets: elsewhere a long thought is part of the game, and whether a moment
could be let go by might tell something. Who has to choose is waited for, or has a bot in their
place (management, patience).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from robinsonade.kernel.refusal import Refused
from robinsonade.players.asking import letting_go
from robinsonade.tables.timeline import CHOICE, UNDO, WITHDRAW, Command, Done

if TYPE_CHECKING:
    from robinsonade.tables.expected import Expected
    from robinsonade.tables.room import Check, Room


class GoingOn:
    """Since when a table has been waiting for each person."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.since: dict[int, float] = {}
        self.look()

    @property
    def allowed(self) -> bool | None:
        """May others go on, as who made the table has settled? None: not at a table like this."""
        room = self.room
        if room.has_secrets or not room.is_online:
            return None
        return room.record.going_on is not False

    def passable(self) -> list[int]:
        """The people who could be gone on without: a question of what lies open, not of what they
        prefer."""
        room = self.room
        if not self.allowed or room.is_over:
            return []
        table = room.timeline.table
        return [
            seat
            for seat in table.waiting()
            if seat in room.asking.people and letting_go(table, seat) is not None
        ]

    def note(self, done: Done) -> None:
        """Whoever has just answered, and all after something was taken back, think anew."""
        if done.command.kind in (UNDO, WITHDRAW):
            self.since.clear()
        self.since.pop(done.command.seat, None)
        self.look()

    def look(self) -> None:
        now, table = self.room.services.clock(), self.room.timeline.table
        self.since = {seat: self.since.get(seat, now) for seat in table.waiting()}

    def left(self, seat: int) -> float:
        """Seconds until the others may go on without a seat."""
        services = self.room.services
        now = services.clock()
        return self.since.get(seat, now) + services.settings.going_on_seconds - now

    async def go_on(
        self, mine: set[int], expected: Expected, seat: int, still: Check | None = None
    ) -> Done:
        """Let this moment go by in the place of a seat that others wait for: only this one."""
        room = self.room

        async def command() -> Done:
            if not self.allowed:
                raise Refused("no-going-on")
            if seat in mine or seat not in self.passable():
                raise Refused("not-passable", seat=str(seat + 1))
            left = self.left(seat)
            if left > 0:
                raise Refused("going-on-later", seconds=str(int(left) + 1))
            choice = letting_go(room.timeline.table, seat)
            assert choice is not None
            version = room.timeline.version + 1
            passed = Command(version, CHOICE, seat, choice.id, auto=True)
            return await room.append(passed, await room.carry_out(choice))

        return await room.in_turn(mine, expected, command, still)
