"""What one audience notices of a game: its own count of versions and positions.

A sealed decision may be made in several parts. Until it is done nobody else may notice any of
them, nor that one was taken back: no message, no version, no position. So each audience counts what
it notices, and only that. What was counted keeps its number: a reader can say how far it got.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.tables.timeline import ASK, CHOICE, UNASKED, UNDO, WITHDRAW, Done, Timeline

NOT_NOTICED: Final = -1


def cost(more: int) -> int:
    """Of going back: the command itself, and either the choices it takes back or the answers."""
    return 1 + more


@dataclass(slots=True)
class Seen:
    """A command as an audience counts it."""

    done: Done
    version: int
    seq: int  # choices that count after it
    struck: list[int] = field(default_factory=list)  # versions of the choices it took back
    kind: str = ""


class Sight:
    """A game as the holder of some seats (or of none) can follow it."""

    def __init__(self, timeline: Timeline, mine: frozenset[int]) -> None:
        self.timeline = timeline
        self.mine = mine
        self.steps: list[Seen] = []  # by version
        self.line: list[Seen] = []  # the choices that count
        self.numbers: dict[int, int] = {}  # from the versions of the timeline to these
        self.read = 0  # commands of the timeline that were looked at
        self.changes = 0  # what these seats have done that does not count any more, or never did
        self.follow()

    def follow(self) -> None:
        """Look at what is new."""
        for done in self.timeline.done[self.read :]:
            if self.notices(done):
                self.add(done)
        self.read = len(self.timeline.done)

    def notices(self, done: Done) -> bool:
        """May this audience notice that there was such a command?"""
        command = done.command
        if command.kind == CHOICE:
            return not done.part or command.seat in self.mine
        if command.kind in (UNDO, WITHDRAW):
            return any(version in self.numbers for version in done.taken)
        return True

    def add(self, done: Done) -> None:
        version = len(self.steps)
        self.numbers[done.version] = version
        taken = {self.numbers[number] for number in done.taken if number in self.numbers}
        kind = CHOICE if done.is_choice else done.command.kind
        if taken:
            # Which of both it was may depend on what others have begun meanwhile.
            sealed = all(self.steps[number].done.sealed for number in taken)
            kind = WITHDRAW if sealed else UNDO
            self.line = [seen for seen in self.line if seen.version not in taken]
            for seq, kept in enumerate(self.line, 1):
                kept.seq = seq
        if done.command.seat in self.mine and kind in (UNDO, WITHDRAW, ASK):
            self.changes += cost(len(taken)) if taken else cost(self.timeline.seats)
        seen = Seen(done, version, len(self.line), sorted(taken), kind)
        if kind == CHOICE:
            self.line.append(seen)
            seen.seq += 1
        self.steps.append(seen)

    # -- questions -------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.steps) - 1

    @property
    def seq(self) -> int:
        return len(self.line)

    def decided(self, seats: frozenset[int]) -> int:
        """The position after the last decision of these seats; not of a pass, nor of a bot."""
        for seen in reversed(self.line):
            command = seen.done.command
            if command.seat in seats and not command.by and not seen.done.let_go:
                return seen.seq
        return 0

    def find(self, done: Done) -> Seen | None:
        """A command of the timeline, if it was noticed."""
        version = self.numbers.get(done.version, NOT_NOTICED)
        return None if version == NOT_NOTICED else self.steps[version]

    def position(self, number: int) -> int:
        """How many of the first choices of the timeline count here."""
        if number >= self.timeline.seq:
            return self.seq
        until = self.timeline.line[number].version
        return len([seen for seen in self.line if seen.done.version < until])

    def number(self, position: int) -> int:
        """The position of the timeline that is this one here, or the last one before it."""
        if not 0 <= position <= self.seq:
            raise Refused("bad-position", given=str(position), allowed=f"0-{self.seq}")
        if position == self.seq:
            return self.timeline.seq
        wanted = self.line[position].done.version
        return len([done for done in self.timeline.line if done.version <= wanted]) - 1

    def table_at(self, position: int) -> Table:
        """The table as it lay at a position; for looking only."""
        done = self.line[position].done if 0 <= position < self.seq else None
        if done is not None and done.command.kind == UNASKED:
            return self.timeline.stop_at(done)
        return self.timeline.table_at(self.number(position))
