"""Lists of effects: named by number everywhere, filled by vocabulary.py from the data files."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from robinsonade.kernel.step import Step

NOBODY: Final = -1
NO_CARD: Final = -1


class Effect(ABC):
    """One verb of a card with its arguments: made once, never changed."""

    __slots__ = ()

    @abstractmethod
    def apply(self, t: Any, run: Run) -> None:
        """Do it, or put the steps for it first on the agenda."""

    def possible(self, t: Any, run: Run) -> bool:
        """RC-12.6: can it be met in full? Only demands ever cannot."""
        return True

    def must_be_possible(self) -> bool:
        """Cannot even be chosen unless it is possible."""
        return False

    def useful(self, t: Any) -> bool:
        """Would it change anything now? What would not is not offered for use."""
        return True


class Run(Step):
    """A list of effects, one after the other; `who` acts, `card` is what they are printed on."""

    __slots__ = ("script", "at", "card", "who")

    def __init__(self, script: int, at: int, card: int, who: int) -> None:
        self.script = script
        self.at = at
        self.card = card
        self.who = who

    def advance(self, t: Any) -> bool:
        script = SCRIPTS[self.script]
        at = self.at
        if at >= len(script):
            t.done()
            return True
        if at + 1 < len(script):
            t.then(Run(self.script, at + 1, self.card, self.who))
        else:
            t.done()
        script[at].apply(t, self)
        return True


# Script 0 is empty. RAW holds what the data files say until vocabulary.py has read it all.
SCRIPTS: Final[list[list[Effect]]] = [[]]
RAW: Final[list[tuple[list[Any], str]]] = [([], "")]


def register(raw: list[Any], where: str) -> int:
    """The number of a list of effects of the data files."""
    if not raw:
        return 0
    SCRIPTS.append([])
    RAW.append((raw, where))
    return len(SCRIPTS) - 1


def script_possible(t: Any, script: int, run: Run) -> bool:
    """RC-12.6: can every effect of a list be met in full?"""
    return all(effect.possible(t, run) for effect in SCRIPTS[script])


def script_useful(t: Any, script: int) -> bool:
    """Would any effect of a list change anything now, and can all its costs be paid?"""
    run = Run(script, 0, NO_CARD, NOBODY)
    effects = SCRIPTS[script]
    return script_possible(t, script, run) and any(effect.useful(t) for effect in effects)


STEPS: Final[tuple[type[Step], ...]] = (Run,)
