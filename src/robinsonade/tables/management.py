"""What the manager of a table, who made it, can do about people."""

from __future__ import annotations

from robinsonade.kernel.refusal import Refused
from robinsonade.players.registry import PLAYERS
from robinsonade.tables.autoplay import STAND_IN
from robinsonade.tables.reading_on import read_seats, seats_anew
from robinsonade.tables.records import BOT, LINK, SeatRecord
from robinsonade.tables.room import Room
from robinsonade.tables.tokens import hash_of, new_token
from robinsonade.tables.visitor import Visitor


def person_at(room: Room, seat: int, *kinds: str) -> SeatRecord:
    """The seat, if it is a person's, of one of these kinds."""
    if not 0 <= seat < len(room.seats):
        raise Refused("no-such-seat", seat=str(seat + 1))
    found = room.seats[seat]
    if found.kind == BOT or (kinds and found.kind not in kinds):
        raise Refused("seat-of-other-kind", seat=str(seat + 1))
    return found


async def reread(room: Room) -> None:
    """Follow what was just stored, and let bots go on if it is up to them now."""
    await seats_anew(room)
    room.autoplay.start()


async def hand_over(room: Room, seat: int, player: str) -> None:
    """Let a bot play in the place of a person, until the seat is given back."""
    room.check_running()
    person_at(room, seat)
    if player not in PLAYERS:
        raise Refused("unknown-player", given=player, allowed=", ".join(PLAYERS))
    await room.services.store.change_seat(room.id, seat, stand_in=player)
    await reread(room)


async def give_back(room: Room, seat: int) -> None:
    """The person plays again."""
    person_at(room, seat)
    if not await room.services.store.give_back(room.id, seat):
        raise Refused("seat-given-up", seat=str(seat + 1))
    await reread(room)


async def renew_link(room: Room, seat: int, holder: str | None) -> str:
    """A new link for a seat; the old one is worth nothing any more. Who has the seat keeps it, and
    nobody but this holder gets a link to it."""
    if person_at(room, seat, LINK).is_given_up:
        raise Refused("seat-given-up", seat=str(seat + 1))
    token = new_token()
    if not await room.services.store.renew_link(room.id, seat, hash_of(token), holder):
        raise Refused("seat-taken", seat=str(seat + 1))
    await reread(room)
    return token


async def remove(room: Room, seat: int) -> str | None:
    """Nobody has this seat any more, on no device; the answer opens it to somebody else.

    Where seats have secrets, those of whoever had it are nobody else's: a bot plays on.
    """
    person_at(room, seat, LINK)
    token = new_token()
    heir = STAND_IN if room.has_secrets else None
    inherited = await room.services.store.vacate(room.id, seat, hash_of(token), heir)
    await reread(room)
    return None if inherited else token


async def set_patience(room: Room, seconds: int | None) -> None:
    """How long a table waits for who is away, before a bot decides; None: for ever."""
    room.check_running()
    await room.services.store.change_game(room.id, patience=seconds)
    await room.autoplay.recall()
    await reread(room)


async def set_going_on(room: Room, *, allowed: bool) -> None:
    """May others go on without who takes long over a moment that could be let go by?"""
    room.check_running()
    if room.has_secrets:
        raise Refused("no-going-on")
    await room.services.store.change_game(room.id, going_on=allowed)
    await reread(room)


async def set_lending(room: Room, *, allowed: bool) -> None:
    """May others let a bot play a turn of who takes long?"""
    room.check_running()
    await room.services.store.change_game(room.id, lending=allowed)
    await reread(room)


async def set_lends(visitor: Visitor, seat: int, *, allowed: bool) -> None:
    """The same, for the own seat."""
    room = visitor.room
    room.check_running()
    person_at(room, seat)
    await room.services.store.change_own_seat(room.id, seat, visitor.browser, lends=allowed)
    await reread(room)


async def rename(visitor: Visitor, seat: int, name: str) -> None:
    """A person says who they are; two people never have the same name."""
    room = visitor.room
    person_at(room, seat)
    async with room.lock:  # one after the other, or two could take it at the same moment
        await read_seats(room)  # another process may know better
        await visitor.check_still()
        if not await room.services.store.name_seat(room.id, seat, name, visitor.browser):
            raise Refused("name-taken", name=name)
        await read_seats(room)


async def close(room: Room) -> None:
    """End the game as it stands, for good."""
    room.check_running()
    await room.services.store.change_game(room.id, closed=room.services.clock())
    await reread(room)


async def leave_lesson(room: Room) -> None:
    """Go on without anybody who explains: a game like any other."""
    await room.services.store.change_game(room.id, lesson=None)
    await reread(room)
