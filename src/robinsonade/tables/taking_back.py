"""Ways back in a game: alone, for the whole turn, or together with the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robinsonade.kernel.refusal import Refused
from robinsonade.tables.expected import Expected
from robinsonade.tables.sight import cost
from robinsonade.tables.timeline import AGREE, ASK, DECLINE, UNDO, WITHDRAW, Command, Done

if TYPE_CHECKING:
    from robinsonade.tables.room import Check, Room


async def undo(
    room: Room,
    mine: set[int],
    expected: Expected,
    *,
    rewind: bool,
    back_to: int | None = None,
    still: Check | None = None,
) -> Done:
    """Take back the caller's last choice, or all to a position; past a revelation only by
    `rewind`, and with others at the table only if they agree."""

    async def command() -> Done:
        room.check_running()
        exact = back_to is not None
        line = room.timeline
        target = line.undo_target(mine) if back_to is None else target_at(room, mine, back_to)
        kind = way_back(room, mine, target, rewind=rewind, exact=exact)
        check_share(room, mine, kind, target)
        return await say(room, kind, mine, target)

    return await room.in_turn(mine, expected, command, still)


def target_at(room: Room, mine: set[int], position: int) -> int:
    """Where a position is that somebody counts as they see it, if one can go back to it."""
    sight = room.sight(frozenset(mine))
    if not 0 <= position < sight.seq:
        raise Refused("bad-position", given=str(position), allowed=f"0-{sight.seq - 1}")
    return sight.number(position)


def way_back(room: Room, mine: set[int], target: int, *, rewind: bool, exact: bool) -> str:
    """By which command these seats get back there; if not `exact`, by their last choice."""
    line = room.timeline
    if line.may_withdraw(target) and (not exact or line.history.is_own(target, mine)):
        return WITHDRAW
    if line.may_return(target, mine, room.yielding):
        return UNDO
    if not rewind:
        raise Refused("cannot-undo")
    return ASK if room.is_online and room.people - mine else UNDO


def check_share(room: Room, mine: set[int], kind: str, target: int) -> None:
    """Nobody fills a game by changing their mind."""
    sight = room.sight(frozenset(mine))
    taken = sight.seq - sight.position(target)
    if cost(room.timeline.seats if kind == ASK else taken) > room.changes_left(frozenset(mine)):
        raise Refused("too-many-changes")


async def restart_turn(
    room: Room, mine: set[int], expected: Expected, still: Check | None = None
) -> Done:
    """Take back all of this turn that the caller may take back alone."""

    async def command() -> Done:
        room.check_running()
        target = room.timeline.restart_target(mine, room.yielding)
        kind = WITHDRAW if room.timeline.may_withdraw(target) else UNDO
        check_share(room, mine, kind, target)
        return await say(room, kind, mine, target)

    return await room.in_turn(mine, expected, command, still)


async def answer_request(
    room: Room,
    mine: set[int],
    expected: Expected,
    *,
    agree: bool,
    still: Check | None = None,
) -> Done:
    """Agree to go back, or decline; when all have agreed it happens."""

    async def command() -> Done:
        room.check_running()
        request = room.timeline.request
        if request is None:
            raise Refused("no-request")
        if not agree:
            return await say(room, DECLINE, mine, None)
        if mine <= request.agreed:
            raise Refused("already-agreed")
        if room.people - request.agreed - mine:
            return await say(room, AGREE, mine, None)
        return await say(room, UNDO, mine, request.back_to)

    return await room.in_turn(mine, expected, command, still)


async def say(room: Room, kind: str, mine: set[int], back_to: int | None) -> Done:
    """A command of all seats of the caller that is no choice."""
    if not mine:
        raise Refused("no-seat")
    speakers = ",".join([str(seat) for seat in sorted(mine)])
    version = room.timeline.version + 1
    return await room.append(Command(version, kind, min(mine), speakers, back_to), None)
