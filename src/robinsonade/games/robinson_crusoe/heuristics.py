"""What a sensible castaway values."""

from __future__ import annotations

from typing import Any

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.policy import Policy


class CastawayPolicy(Policy):
    """Scores a choice."""

    __slots__ = ()

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        return [0.0] * len(choices)
