"""What is at stake for a seat that could let a moment go by."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.view import words

# The sorts of stakes.
WIN: Final = "win"  # the game can be won now
LOSE: Final = "lose"  # it may be lost before this seat is asked again
DEATH: Final = "death"  # somebody would die
LOSS: Final = "loss"  # something worth a thought would be lost
CHANCE: Final = "chance"  # a last occasion

CERTAIN: Final = 100  # percent


class Stake:
    """Why somebody is asked: a sentence, what could be done about it, and when it is new.

    The last fact of a kind with a chance is its percentage. Two stakes with the same meaning are
    one question: who has answered it is not asked again in the same phase.
    """

    __slots__ = ("choices", "facts", "kind", "meaning", "sort")

    def __init__(
        self,
        sort: str,
        kind: Kind,
        facts: tuple[int, ...],
        choices: list[Choice],
        meaning: tuple[int, ...],
    ) -> None:
        self.sort = sort
        self.kind = kind
        self.facts = facts
        self.choices = choices
        self.meaning = meaning

    @property
    def question(self) -> tuple[str, tuple[int, ...]]:
        """What has to be the same for it to be the same question."""
        return (self.kind.name, self.meaning)


def percent(chance: float) -> int:
    """A chance in words that are never too certain.

    >>> percent(0.001), percent(1 / 3), percent(0.999), percent(1.0)
    (1, 33, 99, 100)
    """
    if chance >= 1:
        return CERTAIN
    return max(1, min(CERTAIN - 1, round(100 * chance)))


def show_stake(stake: Stake) -> dict[str, Any]:
    """A stake as plain data."""
    return {
        "sort": stake.sort,
        "kind": stake.kind.name,
        "words": words(stake.kind, stake.facts),
        "rules": list(stake.kind.rules),
        "choices": [choice.id for choice in stake.choices],
    }
