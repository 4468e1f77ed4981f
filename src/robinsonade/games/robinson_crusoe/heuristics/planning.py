"""What Robinson Crusoe adds for players who search: not single pawns but whole ways to play."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import ROOF
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.choices import Plan as PlannedChoice
from robinsonade.games.robinson_crusoe.heuristics.policy import CastawayPolicy
from robinsonade.games.robinson_crusoe.heuristics.ways import ways_for
from robinsonade.games.robinson_crusoe.heuristics.weights import WEIGHTS, Weights
from robinsonade.games.robinson_crusoe.rules.goals import objective
from robinsonade.games.robinson_crusoe.table.phases import PLANNING_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.planning import Plan, Planning, planner_file
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.rollout import next_choice
from robinsonade.kernel.weights import values_of, varied

_FILE: Final = planner_file(PACKAGE)
SPREAD: Final = _FILE.fraction("spread")
PROGRESS: Final = _FILE.fraction("progress")
LIVED: Final = _FILE.fraction("lived")
_FILE.finish()

CONCERNS: Final = Noun(
    "concern", ("goal", "wounds", "morale", "rounds", "roof", "inventions", "tiles")
)
EARLIER: Final = 4  # one plan in so many is a way that did well in the last round
MOST_DEEDS: Final = 100  # of a round that are told


class CastawayPlanning(Planning):
    """Each round other weights play the rest of the game in imagined worlds; the best play it."""

    __slots__ = ("ways",)

    def __init__(self) -> None:
        self.ways = CastawayPolicy(WEIGHTS)
        super().__init__(self.ways, CONCERNS)

    def guard(self) -> float:
        """A way to play is for one round only: the best one will do."""
        return 0.0

    def rounds(self, plans: int) -> list[int]:
        """Many ways, of which a third is looked at again: which one is best is hard to see."""
        return [plans, max(2, plans // 3)]

    def together(self) -> bool:
        """RC-17: all win or lose together, so that they talk it over."""
        return True

    def plans(self, table: Any, seat: int, choices: list[Choice], most: int) -> list[Plan]:
        """The usual way, some that did well before, written-down ones, and variations of these."""
        t: Camp = table
        most = most * 3 // 2  # ways differ more from each other than choices do
        chance = t.chance.fork("ways")
        usual = values_of(self.ways.of(t))
        found = [Plan([], self.policy)]
        found += self.earlier[: most // EARLIER]
        centre = self.values(t, self.earlier[0]) if self.earlier else usual
        ways = ways_for(t.scenario, chance)
        for number in range(len(found), most):
            start = usual if chance.below(2) else centre
            if number % 2 and ways:
                values = ways.pop(0).applied(start)
            else:
                values = varied(start, chance, SPREAD)
            found.append(Plan([], CastawayPolicy([Weights(values)] * len(WEIGHTS))))
        return found

    def values(self, t: Camp, plan: Plan) -> dict[str, float]:
        """The weights by which a plan is played."""
        policy = plan.policy
        assert isinstance(policy, CastawayPolicy)
        return values_of(policy.of(t))

    def deeds(self, table: Any, policy: Policy) -> list[Choice]:
        """The actions that would be planned in this round."""
        t: Camp = table
        found: list[Choice] = []
        policies = [policy] * t.seats
        for _ in range(MOST_DEEDS):
            if not t.agenda or t.phase > PLANNING_PHASE:
                break
            choice = next_choice(t, policies)
            if isinstance(choice, PlannedChoice):
                found.append(choice)
            t.follow(choice)
        return found

    def utility(self, table: Any, seat: int) -> float:
        """RC-17.1: won, or how near it was."""
        t: Camp = table
        if t.winners:
            return 1.0
        done, needed = objective(t)
        near = min(1.0, done / max(1, needed))
        return PROGRESS * near + LIVED * min(1.0, t.turn / t.sheet().rounds)

    def facts(self, table: Any, seat: int) -> list[float]:
        """Steps to the goal, wounds of all, morale, rounds lived, roof, inventions, tiles."""
        t: Camp = table
        done, _ = objective(t)
        wounds = 0
        for who in t.cast:
            wounds += t.wounds[who]
        built = t.items.bit_count()
        found = [done, wounds, t.morale, t.turn, t.levels[ROOF], built, t.explored]
        return [float(n) for n in found]
