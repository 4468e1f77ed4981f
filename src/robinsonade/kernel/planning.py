"""What a game adds for players who search: what could be done, and how good a table is."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.data import DataFile, Row
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.playout import ENDLESS
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.rollout import next_choice, play_by
from robinsonade.kernel.table import Table

TO_THE_END: Final = 0  # a horizon
GUARD: Final = 2.0
FILE: Final = "planner.toml"
MOST_DECISIONS: Final = 20_000  # of a rollout; none is nearly as long
NO_CONCERNS: Final = Noun("concern", ())


class Plan:
    """Something that a seat could do: these choices of its own, then on by policies.

    A plan that brings its own policy is a whole way to play: all seats follow it.
    """

    __slots__ = ("choices", "policy")

    def __init__(self, choices: list[Choice], policy: Policy | None = None) -> None:
        self.choices = choices
        self.policy = policy


class Planning:
    """The part of a search that a game knows. This one serves any game with a policy.

    `table` is always imagined for the seat that asks.
    """

    __slots__ = ("concerns", "earlier", "loyalty", "policy")

    def __init__(self, policy: Policy, concerns: Noun = NO_CONCERNS) -> None:
        self.policy = policy
        self.concerns = concerns  # what `facts` counts, for explanations
        self.earlier: list[Plan] = []  # ways to play that did best in the last search
        # Where all can win and yet one of them best: how much the others' good counts, 0 to 1.
        self.loyalty = 1.0

    def guard(self) -> float:
        """By how many standard errors another plan must lead before the first one is left."""
        return GUARD

    def effort(self) -> float:
        """Which part of the usual rollouts a decision deserves: less where there are many."""
        return 1.0

    def rounds(self, plans: int) -> list[int]:
        """How many plans are tried in each round of a search: half of those of the round before."""
        found = [plans]
        while found[-1] > 2:
            found.append(max(2, found[-1] // 2))
        return found

    def together(self) -> bool:
        """Do all seats share what one of them has found out, as partners who talk?"""
        return False

    def horizon(self, table: Any) -> int:
        """How many turns rollouts go on after the present one; TO_THE_END: as long as they can."""
        return TO_THE_END

    def worth_a_search(self, table: Any, seat: int, choices: list[Choice]) -> bool:
        """Is this a decision on which thinking is well spent?"""
        return len(choices) > 1

    def plans(self, table: Any, seat: int, choices: list[Choice], most: int) -> list[Plan]:
        """What could be done, at most so many; the first one is what the policy would do."""
        scores = self.policy.scores(table, seat, choices)
        order = sorted(range(len(choices)), key=lambda at: (-scores[at], at))
        return [Plan([choices[at]]) for at in order[:most]]

    def policies(self, table: Any, seat: int, sample: int) -> list[Policy]:
        """By which policy each seat plays on in a rollout of this sample."""
        return [self.policy] * int(table.seats)

    def utility(self, table: Any, seat: int) -> float:
        """How good a table is for a seat, from 0 to 1; here: its share of the victory."""
        winners: int = table.winners
        if not winners >> seat & 1:
            return 0.0
        return 1.0 / winners.bit_count() if self.shared(table) else 1.0

    def shared(self, table: Any) -> bool:
        """Do winners share one victory (a contest), or does each have its own?"""
        return False

    def merit(self, table: Any, seat: int) -> float:
        """How well a finished game was played: as `utility`, or finer, for tuning."""
        return self.utility(table, seat)

    def lesson(self, table: Any, seat: int) -> float:
        """What the end of a game teaches about its positions: as `utility`, or a part of it."""
        return self.utility(table, seat)

    def mixes(self, table: Any, seat: int) -> bool:
        """Should one be unpredictable here, and play now this and now that good plan?"""
        return False

    def facts(self, table: Any, seat: int) -> list[float]:
        """How a table stands in each of the `concerns`: why a plan is better or worse."""
        return []

    def deeds(self, table: Any, policy: Policy) -> list[Choice]:
        """What a whole way to play does first, for explanations; `table` is played on."""
        return []

    def features(self, table: Any, seat: int) -> list[float]:
        """Numbers from which the worth of a table can be learned; none: nothing is learned."""
        return []

    def lessons(self) -> list[dict[str, str]]:
        """The options of the games to learn from, one after the other."""
        return [{}]


def planner_file(package: str) -> Row:
    """The numbers of a game for players who search."""
    return DataFile.read(package, FILE).row("planner")


def try_plan(
    planning: Planning, world: Table, seat: int, plan: Plan, sample: int, horizon: int
) -> float:
    """Carry a plan out in an imagined world, play on, and say how good that turned out."""
    if plan.policy is not None:
        policies = [plan.policy] * world.seats
    else:
        policies = planning.policies(world, seat, sample)
    until = world.turn + horizon if horizon else ENDLESS
    carry_out(world, seat, plan.choices, policies)
    play_by(world, policies, until, MOST_DECISIONS)
    return planning.utility(world, seat)


def carry_out(world: Table, seat: int, choices: list[Choice], policies: list[Policy]) -> None:
    """Make these choices of a seat; whatever others have to choose in between, they do.

    When the next choice is not offered although the seat is asked, the rest is dropped.
    """
    for choice in choices:
        while world.agenda:
            offer = world.choices()
            if choice in offer:
                world.follow(choice)
                break
            wanted = next_choice(world, policies)
            if wanted.seat == seat:
                return
            world.follow(wanted)
