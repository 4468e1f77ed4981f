"""A bot plays one turn for somebody who takes long, if they or who made the table allow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from robinsonade.kernel.refusal import Refused

if TYPE_CHECKING:
    from robinsonade.tables.room import Room

LENDING_SECONDS: Final = 120.0  # that one waits for a person


class Lending:
    """The turns of people that bots play now. Nobody's cards are shown by that: bots tell nobody
    what they see."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lent: dict[int, float] = {}  # by seat: since when it had been asked

    def is_lent(self, seat: int) -> bool:
        """Until somebody else, or the person, has done something."""
        autoplay = self.room.autoplay
        return seat in self.lent and self.lent[seat] == autoplay.asked_since(seat)

    def allowed(self, seat: int) -> bool:
        return bool(self.room.record.lending or self.room.seats[seat].lends)

    def lend(self, seat: int, mine: frozenset[int], *, manager: bool) -> None:
        """Let a bot decide for a seat that all wait for, this time only."""
        room = self.room
        room.check_running()
        people = set(range(len(room.seats))) - room.bots - mine
        if seat not in people.intersection(room.timeline.table.waiting()):
            raise Refused("not-waited-for", seat=str(seat + 1))
        if not (manager or self.allowed(seat)):
            raise Refused("not-lent", seat=str(seat + 1))
        since = room.autoplay.asked_since(seat)
        left = since + LENDING_SECONDS - room.services.clock()
        if left > 0:
            raise Refused("lending-later", seconds=str(int(left) + 1))
        self.lent[seat] = since
        room.autoplay.start()
