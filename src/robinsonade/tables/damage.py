"""Games of which something, or all, is lost."""

from __future__ import annotations

from robinsonade.kernel.refusal import Refused


class Damaged(Refused):
    """What was stored of a game cannot be followed to its end, or not at all."""

    point: tuple[int, int] | None = None  # version and choices up to which all is well


class Gone(Refused):
    """A game that was deleted."""


class Untried(Refused):
    """Others have so much tried that nobody knows yet where this leads."""


class Unplayable(Refused):
    """A choice that leads where the rules do not: the position was made up."""


def damaged_after(point: tuple[int, int] | None) -> Damaged:
    good = "none" if point is None else str(point[1] or "start")
    refused = Damaged("damaged-game", good=good)
    refused.point = point
    return refused
