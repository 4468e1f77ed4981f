"""What a player has thought: plans with how they turned out, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from robinsonade.kernel.choice import Choice

MOST_TERMS: Final = 3  # that are told of a plan
FAINT: Final = 0.05  # a difference that is not worth a word


@dataclass(frozen=True)
class Term:
    """One of the things that a plan leads to, on the average, beside what the first one does."""

    concern: str
    mean: float
    more: float  # than with the first plan

    def to_dict(self) -> dict[str, Any]:
        return {"concern": self.concern, "mean": self.mean, "more": self.more}


@dataclass(frozen=True)
class Thought:
    """A plan that was tried."""

    choices: tuple[Choice, ...]
    mean: float  # worth, from 0 to 1
    spread: float  # standard deviation of single samples
    samples: int
    ends: dict[str, int] = field(default_factory=dict)  # how often; "" goes on
    taken: bool = False
    is_way: bool = False  # a whole way to play: the choices are how it begins
    terms: tuple[Term, ...] = ()  # the largest first

    def to_dict(self) -> dict[str, Any]:
        return {
            "choices": [choice.id for choice in self.choices],
            "mean": self.mean,
            "spread": self.spread,
            "samples": self.samples,
            "ends": self.ends,
            "taken": self.taken,
            "is_way": self.is_way,
            "terms": [term.to_dict() for term in self.terms],
        }


@dataclass(frozen=True)
class Explanation:
    """The plans of one decision, what is done first, then the best."""

    thoughts: tuple[Thought, ...]

    def to_dict(self) -> dict[str, Any]:
        return {"plans": [thought.to_dict() for thought in self.thoughts]}


def largest_terms(
    concerns: tuple[str, ...], facts: list[float], first: list[float]
) -> tuple[Term, ...]:
    """What tells a plan from the first one; of the first one itself what there is most of.

    >>> [term.concern for term in largest_terms(("a", "b", "c"), [1.0, 5.0, 2.0], [3.0, 5.0, 1.9])]
    ['a', 'c']
    """
    terms = [
        Term(concern, fact, fact - usual)
        for concern, fact, usual in zip(concerns, facts, first, strict=False)
    ]
    if not facts or facts == first:
        return tuple(sorted(terms, key=lambda term: -abs(term.mean))[:MOST_TERMS])
    told = [term for term in terms if abs(term.more) >= FAINT]
    size = {term.concern: abs(term.more) / max(1.0, abs(term.mean)) for term in told}
    return tuple(sorted(told, key=lambda term: -size[term.concern])[:MOST_TERMS])
