"""What if? A new game from a moment of a finished one, alone, with bots in the other seats."""

from __future__ import annotations

from robinsonade.hindsight.playing_on import STEADY
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.refusal import Refused
from robinsonade.tables.looking_back import check_over
from robinsonade.tables.records import BOT, HERE
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Rooms, seat_records

Seating = list[tuple[str, str | None, str]]


async def check_moment(room: Room, mine: frozenset[int], at: int) -> int:
    """The choice before which to begin, as who holds these seats counts them."""
    check_over(room)
    number = room.sight(mine).number(at)
    if number >= room.timeline.seq:
        raise Refused("bad-position", given=str(at), allowed=f"0-{at - 1}")
    await room.walk_to(number)
    return number


def chosen_seat(room: Room, mine: frozenset[int], number: int, wanted: int | None) -> int:
    """The seat to play: as wished, else an own one, if possible that of who chose there."""
    if wanted is not None:
        if wanted >= len(room.seats):
            raise Refused("no-such-seat", seat=str(wanted + 1))
        return wanted
    chose = room.timeline.history.choices[number].seat
    return chose if chose in mine or not mine else min(mine)


def alone(seats: int, seat: int, name: str = "") -> Seating:
    """One person, and steady bots in the other seats."""
    return [(HERE, None, name) if at == seat else (BOT, STEADY, "") for at in range(seats)]


async def clone(rooms: Rooms, room: Room, number: int, seat: int, holder: str) -> Room:
    """The game; decks and dice lie as they lay. It is marked, and never counts."""
    table = room.timeline.table_at(number)
    seats, _ = seat_records(alone(table.seats, seat, room.seats[seat].name))
    return await rooms.create(
        room.record.title,
        seats,
        room.record.options,
        room.record.seed,
        open_seed=True,
        holder=holder,
        position=dump_table(table),
        origin=f"clone:{room.id}",
        inherits=room.record.is_made_up,
    )
