"""What Robinson Crusoe adds for players who search: not single pawns but whole ways to play."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.heuristics.policy import CastawayPolicy
from robinsonade.games.robinson_crusoe.heuristics.weights import WEIGHTS, Weights
from robinsonade.games.robinson_crusoe.rules.goals import objective
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.planning import Plan, Planning, planner_file
from robinsonade.kernel.weights import values_of, varied

_FILE: Final = planner_file(PACKAGE)
SPREAD: Final = _FILE.fraction("spread")
PROGRESS: Final = _FILE.fraction("progress")
LIVED: Final = _FILE.fraction("lived")
_FILE.finish()


class CastawayPlanning(Planning):
    """Each round other weights play the rest of the game in imagined worlds; the best play it."""

    __slots__ = ("ways",)

    def __init__(self) -> None:
        self.ways = CastawayPolicy(WEIGHTS)
        super().__init__(self.ways)

    def guard(self) -> float:
        """A way to play is for one round only: the best one will do."""
        return 0.0

    def together(self) -> bool:
        """RC-17: all win or lose together, so that they talk it over."""
        return True

    def plans(self, table: Any, seat: int, choices: list[Choice], most: int) -> list[Plan]:
        t: Camp = table
        usual = self.ways.of(t)
        found = [Plan([], self.policy)]
        for number in range(1, most):
            chance = Chance.seeded(number, (f"round {t.turn}",))
            weights = Weights(varied(values_of(usual), chance, SPREAD))
            found.append(Plan([], CastawayPolicy([weights] * len(WEIGHTS))))
        return found

    def utility(self, table: Any, seat: int) -> float:
        """RC-17.1: won, or how near it was."""
        t: Camp = table
        if t.winners:
            return 1.0
        done, needed = objective(t)
        near = min(1.0, done / max(1, needed))
        return PROGRESS * near + LIVED * min(1.0, t.turn / t.sheet().rounds)
