"""What was done at a table: the line of choices, the table at any point of it, the ways back.

Under every match and under every game of the server lies one history. Whether something may be
taken back is asked here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table, Unasked

NOWHERE: Final = -1  # there is no way back
UNKNOWN_TURN: Final = -1


def is_reversible(before: Table, after: Table) -> bool:
    """Could one return from here to there: was no chance needed and nothing revealed between?"""
    return before.reveals == after.reveals and before.chance.same_as(after.chance)


def is_sealed(table: Table) -> bool:
    """Is what is chosen now hidden from the others, so that theirs does not depend on it?"""
    return bool(table.agenda) and table.agenda[-1].sealed()


def is_veiled(table: Table) -> bool:
    """Is this a question that may not be asked for a reason which others do not see?"""
    return bool(table.agenda) and table.agenda[-1].veiled(table)


def is_part(before: Table, after: Table, seat: int) -> bool:
    """Is a sealed decision of this seat begun and not done? Nobody else may notice that."""
    return (
        is_sealed(before)
        and is_sealed(after)
        and is_reversible(before, after)
        and seat in after.waiting()
    )


class Moment:
    """What is remembered of the moment at which a choice was made."""

    __slots__ = ("mark", "part", "reversible", "sealed", "turn")

    def __init__(
        self,
        reversible: bool,
        sealed: bool,
        part: bool = False,
        turn: int = UNKNOWN_TURN,
        mark: int = 0,
    ) -> None:
        self.reversible = reversible  # the choice needed no chance and revealed nothing
        self.sealed = sealed
        self.part = part  # of a sealed decision that was not done with it
        self.turn = turn
        self.mark = mark  # how long the log was


class Next:
    """A choice carried out on a copy of the table, which may become real or not."""

    __slots__ = ("choice", "events", "frames", "moment", "table", "unasked")

    def __init__(
        self,
        choice: Choice,
        table: Table,
        events: list[Event],
        moment: Moment,
        unasked: list[Unasked],
        frames: list[Table] | None = None,
    ) -> None:
        self.choice = choice
        self.table = table
        self.events = events
        self.moment = moment
        self.unasked = unasked  # the questions that went by
        self.frames = frames  # the table at each event, if they were kept


class History:
    """The live table, and the choices that led to it from where it began."""

    __slots__ = ("choices", "keep_every", "kept", "moments", "sealing", "secret", "table")

    def __init__(self, table: Table, keep_every: int = 1, secret: int | None = None) -> None:
        self.table = table
        self.choices: list[Choice] = []
        self.moments: list[Moment] = []  # one for each choice
        self.keep_every = keep_every  # of so many choices one table is kept for going back
        self.secret = secret  # by which it is settled which one: a look back from there is short
        self.kept: dict[int, Table] = {0: table.clone()}
        # Before each choice of a sealed decision, until all are done: a look back there lasts
        # equally long, however many parts others have sealed before it.
        self.sealing: dict[int, Table] = {}

    # -- what is done ----------------------------------------------------------------------------

    def play(self, choice: Choice) -> Moment:
        """Carry out one of the choices offered."""
        table = self.table
        before = table.clone()
        mark = 0 if table.log is None else len(table.log)
        table.apply(choice)
        return self.add(choice, before, moment_of(choice, before, table, mark))

    def carry_out(self, choice: Choice, *, watched: bool = False) -> Next:
        """What one of the choices offered would lead to; nothing changes here."""
        return carry_out(self.table, choice, watched=watched)

    def accept(self, prepared: Next) -> Moment:
        """Make real what was carried out at this very table."""
        before = self.table
        after = prepared.table
        after.log = None if before.log is None else before.log + prepared.events
        before.log = None
        self.table = after
        return self.add(prepared.choice, before, prepared.moment)

    def add(self, choice: Choice, before: Table, moment: Moment) -> Moment:
        number = len(self.choices)
        if self.is_kept(number):
            self.kept[number] = before
        if is_sealed(self.table):
            self.sealing[number] = before
        else:
            self.sealing = {}
        self.choices.append(choice)
        self.moments.append(moment)
        return moment

    def resume(self, table: Table, choices: list[Choice], moments: list[Moment]) -> None:
        """Stand at a table where this line of choices is known to have led."""
        self.table = table
        self.choices = choices
        self.moments = moments
        self.kept[len(choices)] = table.clone()

    # -- looking back ----------------------------------------------------------------------------

    def at(self, number: int) -> Table:
        """The table before a choice (or now), with the log up to there; for looking only."""
        self.check_position(number)
        if number == len(self.choices):
            return self.table
        start = number
        while start not in self.kept and start not in self.sealing:
            start -= 1
        near = self.kept if start in self.kept else self.sealing
        table = near[start].clone()
        for place in range(start, number):
            if self.is_kept(place) and place not in self.kept:
                self.kept[place] = table.clone()
            table.follow(self.choices[place])
        log = self.table.log
        if log is not None:
            table.log = log[: self.moments[number].mark]
        return table

    def is_kept(self, number: int) -> bool:
        """Is the table before this choice kept?"""
        return number == self.place_in(number // self.keep_every)

    def place_in(self, part: int) -> int:
        """The choice of so many before which the table is kept: the first, or by the secret any."""
        later = 0 if self.secret is None else hash((self.secret, part)) % self.keep_every
        return part * self.keep_every + later

    def to_keep(self, number: int) -> list[int]:
        """On the way to a position: before which choices a table is still to be kept."""
        start = max([place for place in self.kept if place <= number])
        parts = range(start // self.keep_every, number // self.keep_every + 1)
        return [place for place in map(self.place_in, parts) if start < place < number]

    def check_position(self, number: int) -> None:
        """Is there such a moment: before one of the choices made, or now?"""
        last = len(self.choices)
        if not 0 <= number <= last:
            raise Refused("bad-position", given=str(number), allowed=f"0-{last}")

    def turn_at(self, number: int) -> int:
        """In which turn a choice was made; looked up where it is not remembered."""
        moment = self.moments[number]
        if moment.turn == UNKNOWN_TURN:
            moment.turn = self.at(number).turn
        return moment.turn

    # -- may this be taken back? -----------------------------------------------------------------

    def is_free(self, number: int) -> bool:
        """Could all be taken back from this choice on without chance or secrets coming to light?"""
        return all(moment.reversible for moment in self.moments[number:])

    def is_own(self, number: int, seats: set[int], now: Table | None = None) -> bool:
        """Have only these seats chosen anything from there on?

        What others have begun to seal does not count: nobody may notice it before it is done.
        `now`: the table as all see it, if that is not the live one.
        """
        thinking = self.thinking(now or self.table)
        return all(
            self.choices[place].seat in seats
            or (self.moments[place].sealed and self.choices[place].seat in thinking)
            for place in range(number, len(self.choices))
        )

    def thinking(self, now: Table) -> set[int]:
        """The seats that seal something now and are not done; what they have begun is free."""
        return set(now.waiting()) if is_sealed(now) else set()

    def was_sealed(self, number: int) -> bool:
        """Was all sealed from this choice on, so that none depended on another?"""
        return all(moment.sealed for moment in self.moments[number:])

    def last_of(self, people: set[int]) -> int:
        """The last choice of these seats; NOWHERE if they have made none."""
        for number in range(len(self.choices) - 1, -1, -1):
            if self.choices[number].seat in people:
                return number
        return NOWHERE

    def restart_of(
        self,
        people: set[int],
        others: set[int],
        *,
        keep_sealed: bool,
        since: int = 0,
        now: Table | None = None,
    ) -> int:
        """The first choice of these seats that they may return to; NOWHERE if there is none.

        They go back within this turn and not before `since`, as far as nothing was revealed. What
        `others` chose goes with it, with `keep_sealed` unless it was sealed; what anybody else
        chose stands. What anybody has begun to seal is as if it were not there.
        """
        target = NOWHERE
        kept = False
        now = now or self.table
        thinking = self.thinking(now)
        for number in range(len(self.choices) - 1, since - 1, -1):
            moment = self.moments[number]
            seat = self.choices[number].seat
            if not moment.reversible or self.turn_at(number) != now.turn:
                break
            if kept and not moment.sealed:
                break  # before their bids others could not bid again
            if seat in people:
                target = number
            elif moment.sealed and seat in thinking:
                continue
            elif moment.sealed and (keep_sealed or seat not in others):
                kept = True
            elif seat not in others:
                break
        return target

    # -- going back ------------------------------------------------------------------------------

    def back_to(self, number: int) -> int:
        """Return to the table before a choice; returns how many choices were taken back."""
        taken = len(self.choices) - number
        self.table = self.at(number)
        del self.choices[number:], self.moments[number:]
        self.kept = {place: table for place, table in self.kept.items() if place <= number}
        self.sealing = {place: table for place, table in self.sealing.items() if place <= number}
        return taken

    def withdraw(self, number: int, people: set[int]) -> int:
        """Return to the table before a choice; what others have sealed since then is done again.

        Returns how many choices were taken back.
        """
        since = self.choices[number:] if self.was_sealed(number) else []
        taken = self.back_to(number)
        again = [choice for choice in since if choice.seat not in people]
        for choice in again:
            self.play(choice)
        return taken - len(again)


def carry_out(before: Table, choice: Choice, *, watched: bool = False) -> Next:
    """Follow a choice on a copy of the table; `watched`: with the table at each event."""
    after = before.clone()
    events: list[Event] = []
    frames: list[Table] | None = [] if watched else None
    unasked: list[Unasked] = []
    after.log = events
    after.frames = frames
    after.unasked = unasked
    after.follow(choice)
    after.frames = None
    after.unasked = None
    mark = 0 if before.log is None else len(before.log)
    moment = moment_of(choice, before, after, mark)
    return Next(choice, after, events, moment, unasked, frames)


def moment_of(choice: Choice, before: Table, after: Table, mark: int) -> Moment:
    """What is to be remembered of a choice that led from one table to the other."""
    part = is_part(before, after, choice.seat)
    return Moment(is_reversible(before, after), is_sealed(before), part, before.turn, mark)
