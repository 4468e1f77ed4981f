"""Whole turns that could be played: what a search chooses from where single choices mean little."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.planning import Plan
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.table import Table

MOST_CHOICES: Final = 12  # of a turn; more are never planned


class Branch:
    """The beginning of a turn: what was chosen, and how much worse it looks than the best."""

    __slots__ = ("choices", "regret", "table")

    def __init__(self, table: Table, choices: list[Choice], regret: float) -> None:
        self.table = table
        self.choices = choices
        self.regret = regret


class TurnPlans:
    """The best few choices of a policy are followed up, those of the next decision again ...

    A game says which decisions belong to the turn and when two turns come to the same.
    """

    __slots__ = ("policy", "widths")

    def __init__(self, policy: Policy, widths: tuple[int, ...]) -> None:
        self.policy = policy
        self.widths = widths  # how many are followed up, at each decision; then one

    def goes_on(self, table: Any, seat: int, turn: int) -> bool:
        """Does the seat still decide about this turn of its own?"""
        raise NotImplementedError

    def settle_others(self, table: Any, seat: int, turn: int) -> None:
        """Let others choose what comes in between, as long as nothing depends on chance."""

    def key(self, table: Any) -> list[int]:
        """What a turn has come to: of those with the same the one that looks best will do."""
        raise NotImplementedError

    def plans(self, table: Table, seat: int, most: int) -> list[Plan]:
        """At most so many ways to play the turn, different in what they lead to; best first."""
        turn = table.turn
        begun = [Branch(table.clone(), [], 0.0)]
        ended: list[Branch] = []
        depth = 0
        while begun and depth < MOST_CHOICES:
            width = self.widths[depth] if depth < len(self.widths) else 1
            grown: list[Branch] = []
            for branch in begun:
                children = self.grow(branch, seat, width)
                if not children:
                    ended.append(branch)
                for child in children:
                    if self.goes_on(child.table, seat, turn):
                        grown.append(child)
                    else:
                        ended.append(child)
            begun = self.merged(grown)
            depth += 1
        return [Plan(branch.choices) for branch in self.merged(ended + begun)[:most]]

    def grow(self, branch: Branch, seat: int, width: int) -> list[Branch]:
        """The best next choices, each on a table of its own."""
        now = branch.table
        choices = now.choices_of(seat)
        if not choices:
            return []
        scores = self.policy.scores(now, seat, choices)
        order = sorted(range(len(choices)), key=lambda at: (-scores[at], at))
        best = scores[order[0]]
        found: list[Branch] = []
        for at in order[:width]:
            table = now.clone()
            table.follow(choices[at])
            self.settle_others(table, seat, now.turn)
            regret = branch.regret + best - scores[at]
            found.append(Branch(table, [*branch.choices, choices[at]], regret))
        return found

    def merged(self, branches: list[Branch]) -> list[Branch]:
        """Of those that lead to the same the one that looks best; best first."""
        known: list[list[int]] = []
        found: list[Branch] = []
        for branch in sorted(branches, key=lambda branch: branch.regret):
            key = self.key(branch.table)
            if key not in known:
                known.append(key)
                found.append(branch)
        return found
