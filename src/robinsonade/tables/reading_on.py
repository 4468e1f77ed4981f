"""Reading what is new of a game: other processes write, and so do those who manage it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from robinsonade.tables.damage import Gone, damaged_after

if TYPE_CHECKING:
    from robinsonade.tables.room import Room
    from robinsonade.tables.services import Services

PATIENCE: Final = 3.0  # seconds before another process's bots are helped out


def drawn(services: Services, patience: float) -> float:
    """Seconds of patience that not all processes lose at the same moment."""
    return services.dice.uniform(patience, 2 * patience)


async def catch_up(room: Room, version: int | None = None) -> None:
    """Another process may have changed something: read what is new.

    If only commands up to a version are, this process may have written them itself.
    """
    if version is None:
        await rights_anew(room)
    async with room.lock:
        if version is None:
            await read_on(room)
        elif version > room.timeline.version:
            await read_commands(room)
    room.asking.wait()
    room.autoplay.start(PATIENCE)


async def seats_anew(room: Room) -> None:
    """Follow what was just stored about people and the table."""
    await rights_anew(room)
    async with room.lock:
        await read_seats(room)


async def rights_anew(room: Room) -> None:
    """Who has lost a seat sees nothing more of it, however long the table is busy."""
    if room.lock.locked():
        room.forget_holdings()
        await room.audience.check_rights()


async def read_on(room: Room) -> None:
    """All that is new. Whoever calls this, or what is below, has the room's lock."""
    await read_commands(room)
    await read_seats(room)


async def read_commands(room: Room) -> None:
    line = room.timeline
    for command in await room.services.store.commands_of(room.id, line.version):
        good = line.version, line.seq
        try:
            done = line.follow(command)
            room.asking.note(done, elsewhere=True)
            room.going_on.note(done)
            room.audience.tell(done, room.services.clock())
        except Exception as error:
            room.break_off(error)
            raise damaged_after(good) from error


async def read_seats(room: Room) -> None:
    """Who sits where may have changed, and what the manager has settled."""
    seats = await room.services.store.seats_of(room.id)
    record = await room.services.store.find_game(room.id)
    if record is None:
        room.close()
        raise Gone("no-such-game", given=room.id)
    settled = replace(
        room.record,
        open_seed=record.open_seed,
        patience=record.patience,
        closed=record.closed,
        going_on=record.going_on,
        lesson=record.lesson,
        lending=record.lending,
    )
    is_same = [seat.rights for seat in seats] == [seat.rights for seat in room.seats]
    is_news = (seats, settled) != (room.seats, room.record)
    pairs = zip(seats, room.seats, strict=True)
    private = [seat.seat for seat, before in pairs if seat.preference != before.preference]
    room.seats, room.record = seats, settled
    if is_news:
        room.asking.look_who()
        room.presence.settle()
        room.audience.tell_seats()
    else:
        room.audience.look_round()
    if private:
        room.asking.tell(private)
    if not is_same:
        room.forget_holdings()
        await room.audience.check_rights()
