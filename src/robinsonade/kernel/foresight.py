"""What follows for certain from a choice, or from letting a moment go by."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.history import is_reversible
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.table import Table

MOST_PARTS: Final = 6  # of a choice that is made in several


class Foreseen:
    """The table at the next decision, and what is certain to happen until then."""

    __slots__ = ("certain", "events", "table")

    def __init__(self, table: Table, events: list[Event], certain: bool) -> None:
        self.table = table
        self.events = events  # up to the first that chance or something hidden decides
        self.certain = certain  # does nothing of the kind come before the next decision?


def foresee(t: Table, kinds: list[Kind], choice: Choice | None = None) -> Foreseen:
    """Make a choice, then let everybody let this moment go by; which events of these kinds follow?

    `t` is imagined for somebody: what is told here would happen at any table they could imagine.
    """
    after, events = go_on(t, choice, watched=False)
    if is_reversible(t, after):
        return Foreseen(after, events, certain=True)
    if not any(event.kind in kinds for event in events):
        return Foreseen(after, [], certain=False)
    after, events = go_on(t, choice, watched=True)
    frames = after.frames or []
    certain = 0
    while certain < len(frames) and is_reversible(t, frames[certain]):
        certain += 1
    return Foreseen(after, events[:certain], certain=False)


def leaves_open(t: Table, choice: Choice) -> bool:
    """Does the choice itself bring in chance, or something hidden, before the moment goes on?

    Then what follows cannot be compared with what would have followed without it.
    """
    return not is_reversible(t, chosen(t, choice, watched=False))


def go_on(t: Table, choice: Choice | None, *, watched: bool) -> tuple[Table, list[Event]]:
    after = chosen(t, choice, watched=watched)
    depth = len(t.agenda)
    for seat in after.waiting():
        if not after.agenda:
            break
        pass_ = after.agenda[-1].letting_go(after, seat)
        if pass_ is not None and len(after.agenda) >= depth:
            after.follow(pass_)
    return after, after.log or []


def chosen(t: Table, choice: Choice | None, *, watched: bool) -> Table:
    """The table when a choice has been made with all its parts; what happens is written down."""
    after = t.clone()
    after.log = []
    after.frames = [] if watched else None
    if choice is not None:
        after.follow(choice)
        for _ in range(MOST_PARTS):
            if len(after.agenda) <= len(t.agenda) or after.result:
                break
            after.follow(after.choices()[0])
    return after
