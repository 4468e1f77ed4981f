"""Who is at a table, and since when not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from robinsonade.tables.store import Sign

if TYPE_CHECKING:
    from robinsonade.tables.room import Room

LEASE: Final = 60.0  # seconds for which a stored sign of life holds
LAST: Final = 20.0  # of them: by then whoever is still there has stored the next one


class Presence:
    """Who has a stream at a table, and what is known of the seats without one.

    Several processes may have streams of one game. Each stores until when its people are there at
    least, and does so again as long as they are: what another one has stored holds that long.
    What is shown is slower: who comes back within a few seconds was never away.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.left: dict[int, float] = {}  # when the last stream of a seat went
        self.news: set[int] = set()  # seats that came or went since the last signs were stored
        self.there = self.online()  # the seats where all are told that somebody is

    def online(self) -> set[int]:
        """The seats where somebody is."""
        found = self.room.audience.seats()
        if self.room.services.is_shared:
            now = self.room.services.clock()
            found |= {one.seat for one in self.room.seats if (one.there_until or 0) > now}
        return found

    def runs_out(self) -> bool:
        """Is there somebody at another process of whom a newer sign should be read? None is told of
        while nothing else happens."""
        now, here = self.room.services.clock(), self.room.audience.seats()
        others = [one.there_until or 0.0 for one in self.room.seats if one.seat not in here]
        return any(now < until <= now + LAST for until in others)

    def settle(self) -> bool:
        """Show who is there now; is that not as it was shown before?"""
        before, self.there = self.there, self.online() | set(self.leaving())
        return before != self.there

    def leaving(self) -> dict[int, float]:
        """Who has gone and is still shown, with when that ends."""
        seconds, now = self.room.services.settings.away_seconds, self.room.services.clock()
        ends = {seat: self.gone_since(seat) + seconds for seat in self.there - self.online()}
        return {seat: end for seat, end in ends.items() if end > now}

    def away_since(self, seat: int) -> float | None:
        """When a person went; none while they are there."""
        return None if seat in self.online() else self.gone_since(seat)

    def gone_since(self, seat: int) -> float:
        """When somebody who is not there went; of one who never came: when the game was made."""
        stored = self.room.seats[seat].there_until or 0.0
        known = max(self.left.get(seat, 0.0), stored, self.room.record.created)
        return min(known, self.room.services.clock())

    def note(self, before: set[int], after: set[int]) -> bool:
        """Remember which seats have a stream now; did somebody come or go by that?"""
        now = self.room.services.clock()
        changed = before ^ after
        for seat in changed:
            self.room.seats[seat].there_until = now + LEASE if seat in after else now
        self.left.update(dict.fromkeys(before - after, now))
        self.news |= changed
        return bool(changed)

    def signs(self) -> list[Sign]:
        """What is to be stored now: who came or went, and who is still here."""
        now, here = self.room.services.clock(), self.room.audience.seats()
        due = {seat for seat in here if (self.room.seats[seat].there_until or 0) < now + LEASE / 2}
        signs = []
        for seat in sorted(due | self.news):
            until = now + LEASE if seat in here else self.left.get(seat, now)
            # Another process, where the same person has closed a page, may have stored an end.
            is_news = seat in self.news or (self.room.seats[seat].there_until or 0) <= now
            self.room.seats[seat].there_until = until
            signs.append(Sign(self.room.id, seat, until, is_news))
        self.news.clear()
        return signs
