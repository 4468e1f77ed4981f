"""Facts of what happened, for log, animation and statistics. Never a sentence."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.noun import Kind

EVERYBODY: Final = -1


class Event:
    """Something that happened on the table: a kind and the facts that the kind declares."""

    __slots__ = ("facts", "kind", "only_for")

    def __init__(self, kind: Kind, facts: tuple[int, ...], only_for: int) -> None:
        self.kind = kind
        self.facts = facts
        self.only_for = only_for  # bit mask of the seats that may know

    def known_to(self, seat: int | None) -> bool:
        """May this seat (or a spectator: None) know of it?"""
        if self.only_for == EVERYBODY:
            return True
        return seat is not None and bool(self.only_for >> seat & 1)
