"""What a player is, and how players are called by name."""

from __future__ import annotations

from abc import ABC, abstractmethod

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.table import Table


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
