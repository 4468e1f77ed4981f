"""What a sensible player of a game values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from robinsonade.kernel.choice import Choice

SURELY: Final = 1e6  # the score of what must be done: better than anything else
NEVER: Final = -1.0  # ... of what is worse than doing nothing
WORST: Final = -SURELY  # ... of what is worse than anything else


def highest(scores: list[float]) -> int:
    """Where the highest score is, the first one of equals.

    >>> highest([1.0, 3.0, 2.0, 3.0])
    1
    """
    at = 0
    for i in range(1, len(scores)):
        if scores[i] > scores[at]:
            at = i
    return at


class Policy(ABC):
    """A written-down evaluation of choices, from what one seat may know."""

    __slots__ = ()

    @abstractmethod
    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        """How good each choice is for the seat; doing nothing is worth 0.

        `table` is imagined for the seat: what the seat cannot know is made up, so nothing that is
        hidden may be used.
        """

    def best(
        self, table: Any, seat: int, choices: list[Choice], may_decline: bool
    ) -> Choice | None:
        """The choice with the highest score, the first one of equals; None: rather nothing."""
        scores = self.scores(table, seat, choices)
        at = highest(scores)
        return None if may_decline and scores[at] <= 0.0 else choices[at]
