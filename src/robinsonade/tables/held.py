"""What came of a choice in parts: the table stops where a question went by.

Some questions are not asked because of something that only one seat sees: who has no coins is not
asked to pay. The others would notice what is missing. So the table stops there for a while and
shows the question; then it goes on as if it had been answered. In the log of commands each such
stop ends with a command of its own, so that all processes and all who come back count the same.
"""

from __future__ import annotations

from typing import NamedTuple

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.history import Next
from robinsonade.kernel.table import Table


class Film(NamedTuple):
    """The table before a choice, at each event that came of it, and after all of them."""

    before: Table
    frames: list[Table]
    after: Table


class Held(NamedTuple):
    """A part of what came of a choice: from one stop to the next."""

    choice: Choice
    events: list[Event]
    film: Film


def parts_of(before: Table, prepared: Next, stops: int) -> list[Held]:
    """What came of a choice up to the first stop, and after each of the first so many."""
    questions = prepared.unasked[:stops]
    ends = [*[(one.mark, one.table) for one in questions], (len(prepared.events), prepared.table)]
    frames = prepared.frames or []
    parts: list[Held] = []
    start = 0
    for choice, (end, after) in zip(
        [prepared.choice, *[one.choice for one in questions]], ends, strict=True
    ):
        film = Film(before, frames[start:end], after)
        parts.append(Held(choice, prepared.events[start:end], film))
        start, before = end, after
    return parts
