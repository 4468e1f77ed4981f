"""PEARL-3.1: a round, from its beginning to its end."""

from __future__ import annotations

from typing import Final

from pearls.box.components import ROUNDS
from pearls.choices import LOOK, Look
from pearls.events import LOOKED, ROUND_BEGAN
from pearls.prompts import LOOK_PROMPT
from pearls.rules.scoring import richest
from pearls.steps.bidding import Bidding
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.step import Prompt, Step


class Round(Step):
    """PEARL-3.1: look, bid, dive."""

    __slots__ = ()

    def advance(self, t: Lagoon) -> bool:
        t.turn += 1
        t.emit(ROUND_BEGAN, t.turn)
        t.then(Looking(), Bidding([0] * t.seats), EndOfRound())
        return True


class Looking(Step):
    """PEARL-3.2: the active diver may look at the top shell."""

    __slots__ = ()

    def choices(self, t: Lagoon) -> list[Choice]:
        return [PASS[t.active], LOOK[t.active]]

    def take(self, t: Lagoon, choice: Choice) -> None:
        if isinstance(choice, Look):
            [shell] = t.deck.peek(choice.seat, 1)
            t.reveals += 1
            t.whisper(1 << choice.seat, LOOKED, choice.seat, shell)
        t.done()

    def prompt(self, t: Lagoon) -> Prompt:
        return Prompt(LOOK_PROMPT, t.active)


class EndOfRound(Step):
    """PEARL-1.2, PEARL-3.1: the next diver begins the next round; after the last one all count."""

    __slots__ = ()

    def advance(self, t: Lagoon) -> bool:
        if t.turn == ROUNDS:
            t.end("counted", richest(t))
            return True
        t.active = (t.active + 1) % t.seats
        t.then(Round())
        return True


STEPS: Final = (Round, Looking, EndOfRound)
