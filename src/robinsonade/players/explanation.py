"""What a player has thought: plans with how they turned out, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from robinsonade.kernel.choice import Choice


@dataclass(frozen=True)
class Thought:
    """A plan that was tried."""

    choices: tuple[Choice, ...]  # empty: a whole way to play
    mean: float  # worth, from 0 to 1
    spread: float  # standard deviation of single samples
    samples: int
    ends: dict[str, int] = field(default_factory=dict)  # how often; "" goes on
    taken: bool = False

    def to_dict(self) -> dict[str, Any]:
        return {
            "choices": [choice.id for choice in self.choices],
            "mean": self.mean,
            "spread": self.spread,
            "samples": self.samples,
            "ends": self.ends,
            "taken": self.taken,
        }


@dataclass(frozen=True)
class Explanation:
    """The plans of one decision, what is done first, then the best."""

    thoughts: tuple[Thought, ...]

    def to_dict(self) -> dict[str, Any]:
        return {"plans": [thought.to_dict() for thought in self.thoughts]}
