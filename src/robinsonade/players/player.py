"""What a player is, and how players are called by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.table import Table
from robinsonade.players.explanation import Explanation


class Player(ABC):
    """Chooses for a seat. Keeps no memory of the table between two questions."""

    name = ""

    @abstractmethod
    def choose(
        self, table: Table, seat: int, choices: list[Choice], *, may_decline: bool
    ) -> Choice | None:
        """One of the choices; None, only if allowed, to let the others go on.

        `table` is imagined for this seat: what the seat cannot know is made up.
        """

    def explain(self) -> Explanation | None:
        """Why it chose as it did last; None: there is nothing to tell."""
        return None

    def answer(
        self,
        imagine: Callable[[], Table],
        seat: int,
        choices: list[Choice],
        *,
        may_decline: bool,
    ) -> Choice | None:
        """`choose`, for whoever asks: a table is imagined only for players who look at it."""
        return self.choose(imagine(), seat, choices, may_decline=may_decline)
