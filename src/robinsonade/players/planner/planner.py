"""The player who tries plans in imagined worlds before it chooses."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.planning import Plan
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.table import Table
from robinsonade.players.explanation import Explanation, Thought, largest_terms
from robinsonade.players.planner.search import Search, Trial
from robinsonade.players.planner.settings import PLANNER, Settings
from robinsonade.players.player import Player

KEPT: Final = 4  # ways to play that are tried again in the next turn


@dataclass
class Agreed:
    """How to play a turn, and the ways that did best when that was found out."""

    turn: int
    way: Policy
    best: list[Plan]


# What partners who talk have agreed on, for each way of thinking.
Agreement = dict[Settings, Agreed]


class Planner(Player):
    """Greedy's plan unless another one is clearly better in the worlds that could be.

    A plan of several choices is remembered and carried out as long as each next one is offered; a
    plan that is a whole way to play lasts until the turn is over. Whoever asks a new planner about
    the same position gets a new search.
    """

    name = PLANNER

    def __init__(
        self, game: Game, seed: int, seat: int, settings: Settings, agreed: Agreement
    ) -> None:
        self.settings = settings
        self.agreed = agreed
        self.planning = game.planning()
        if self.settings.loyalty >= 0.0:
            self.planning.loyalty = self.settings.loyalty
        self.chance = Chance.seeded(seed, (f"planner {seat}",))
        self.rest: list[Choice] = []  # of the plan under way
        self.way: Policy | None = None  # to play until the turn is over
        self.turn = -1  # to which these belong
        self.last: Search | None = None  # for explanations
        self.chosen: Trial | None = None

    def choose(
        self, table: Table, seat: int, choices: list[Choice], *, may_decline: bool
    ) -> Choice | None:
        if table.turn != self.turn:
            self.turn = table.turn
            self.rest = []
            self.way = None
        self.last = self.chosen = None
        policy = self.way or self.planning.policy
        if may_decline:
            return policy.best(table, seat, choices, True)
        if self.rest:
            choice = self.rest.pop(0)
            if choice in choices:
                return choice
            self.rest = []
        if self.way is not None or not self.planning.worth_a_search(table, seat, choices):
            return policy.best(table, seat, choices, False)
        return self.think(table, seat, choices)

    def think(self, table: Table, seat: int, choices: list[Choice]) -> Choice | None:
        """Search, remember the rest of what was found, and begin with it."""
        agreed = self.agreed.get(self.settings) if self.planning.together() else None
        if agreed is not None:
            if agreed.turn == table.turn:
                self.way = agreed.way
                return self.way.best(table, seat, choices, False)
            self.planning.earlier = agreed.best
        plans = self.planning.plans(table, seat, choices, self.settings.k)
        if len(plans) > 1:
            self.last = Search(self.planning, table, seat, self.settings, table.chance)
            self.chosen = self.last.run(plans)
            if self.planning.mixes(table, seat):
                self.chosen = self.mixed(self.last)
            plan = self.chosen.plan
        else:
            plan = plans[0]
        return self.begin(plan, table, seat, choices)

    def begin(self, plan: Plan, table: Table, seat: int, choices: list[Choice]) -> Choice | None:
        self.way = plan.policy
        if plan.policy is not None and self.planning.together():
            self.agreed[self.settings] = Agreed(table.turn, plan.policy, self.best_ways())
        if not plan.choices:
            return (plan.policy or self.planning.policy).best(table, seat, choices, False)
        self.rest = plan.choices[1:]
        return plan.choices[0]

    def best_ways(self) -> list[Plan]:
        """The ways that lasted longest in the last search, without the usual one."""
        if self.last is None:
            return []
        tried = sorted(self.last.trials[1:], key=lambda t: (-len(t.worths), -t.mean))
        return [trial.plan for trial in tried[:KEPT]]

    def explain(self) -> Explanation | None:
        """The plans of the last search: the one taken, then the best."""
        if self.last is None:
            return None
        ranked = sorted(self.last.trials, key=lambda t: (t is not self.chosen, -t.mean))
        return Explanation(tuple([self.thought(trial, self.last) for trial in ranked]))

    def thought(self, trial: Trial, search: Search) -> Thought:
        choices = trial.plan.choices
        if trial.plan.policy is not None:
            choices = self.planning.deeds(search.table.clone(), trial.plan.policy)
        concerns = self.planning.concerns.ids
        return Thought(
            tuple(choices),
            trial.mean,
            trial.spread,
            len(trial.worths),
            dict(trial.ends),
            trial is self.chosen,
            trial.plan.policy is not None,
            largest_terms(concerns, trial.mean_facts(), search.trials[0].mean_facts()),
        )

    def mixed(self, search: Search) -> Trial:
        """One of the plans that are about as good as the best, the better the likelier."""
        longest = max(len(trial.worths) for trial in search.trials)
        last = [trial for trial in search.trials if len(trial.worths) == longest]
        best = max(last, key=lambda trial: trial.mean)
        weights: list[float] = []
        for trial in last:
            lead, error = best.lead(trial)
            weights.append(math.exp(-lead / max(error, 1e-9)) if trial is not best else 1.0)
        point = self.chance.below(1 << 20) / (1 << 20) * math.fsum(weights)
        for trial, weight in zip(last, weights, strict=True):
            point -= weight
            if point < 0.0:
                return trial
        return best
