"""Trying plans in imagined worlds that all of them share; the worse half is dropped each time."""

from __future__ import annotations

import math
import time
from collections import Counter
from typing import Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.planning import Plan, Planning, try_plan
from robinsonade.kernel.table import Table
from robinsonade.players.planner.settings import Settings

# The best of several plans leads by luck, too, the more so in few samples: the guard is raised by
# this over the number of samples.
FEW: Final = 4.0
FEWEST: Final = 3  # samples with which another plan than the first one is ever taken


class Trial:
    """A plan and how it turned out in each sample."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.worths: list[float] = []
        self.ends: Counter[str] = Counter()
        self.facts: list[float] = []  # summed up over the samples

    def add(self, worth: float, end: str, facts: list[float]) -> None:
        """How a sample turned out: its worth, its end, and how it stood then."""
        self.worths.append(worth)
        self.ends[end] += 1
        if not self.facts:
            self.facts = [0.0] * len(facts)
        for at, value in enumerate(facts):
            self.facts[at] += value

    def mean_facts(self) -> list[float]:
        return [total / max(1, len(self.worths)) for total in self.facts]

    @property
    def mean(self) -> float:
        return math.fsum(self.worths) / len(self.worths) if self.worths else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of single samples."""
        if len(self.worths) < 2:
            return 0.0
        mean = self.mean
        squares = math.fsum([(worth - mean) ** 2 for worth in self.worths])
        return math.sqrt(squares / (len(self.worths) - 1))

    def lead(self, other: Trial) -> tuple[float, float]:
        """How much better this is in the samples that both have, and the standard error of that.

        >>> a, b = Trial(Plan([])), Trial(Plan([]))
        >>> a.worths, b.worths = [1.0, 0.5, 0.75], [0.5, 0.25, 0.0, 0.0]
        >>> a.lead(b)[0]
        0.5
        """
        pairs = list(zip(self.worths, other.worths, strict=False))
        differences = Trial(self.plan)
        differences.worths = [mine - theirs for mine, theirs in pairs]
        return differences.mean, differences.spread / math.sqrt(max(1, len(pairs)))


class Search:
    """One decision. The same table, settings and chance give the same answer."""

    def __init__(
        self, planning: Planning, table: Table, seat: int, settings: Settings, chance: Chance
    ) -> None:
        self.planning = planning
        self.table = table
        self.seat = seat
        self.settings = settings
        self.chance = chance
        game_horizon = planning.horizon(table)
        self.horizon = game_horizon if settings.horizon < 0 else settings.horizon
        self.samples = 0
        self.trials: list[Trial] = []
        self.deadline = time.monotonic() + settings.time if settings.time else math.inf

    def run(self, plans: list[Plan]) -> Trial:
        """The plan to carry out: the first one unless another is clearly better."""
        self.trials = [Trial(plan) for plan in plans]
        base = self.trials[0]
        alive = list(self.trials)
        rounds = self.planning.rounds(len(alive))
        share = self.settings.rollouts * self.planning.effort() / len(rounds)
        for size in rounds:
            ranked = sorted(alive, key=lambda trial: -trial.mean)
            alive = ranked[:size]
            if base not in alive:
                alive[-1] = base
            self.sample(alive, max(2, round(share / size)))
            if time.monotonic() >= self.deadline or self.is_hopeless(base, alive):
                break
        return self.verdict(base, alive)

    def sample(self, alive: list[Trial], samples: int) -> None:
        """So many worlds more, each the same for all plans still alive.

        A world in which there was no time for all of them does not count.
        """
        for _ in range(samples):
            chance = self.chance.fork(f"sample {self.samples}")
            world = self.table.imagined(self.seat, chance)
            tried: list[tuple[float, Table]] = []
            for trial in alive:
                if time.monotonic() >= self.deadline:
                    return
                played = world.clone()
                worth = try_plan(
                    self.planning, played, self.seat, trial.plan, self.samples, self.horizon
                )
                tried.append((worth, played))
            for trial, (worth, played) in zip(alive, tried, strict=True):
                trial.add(worth, played.result, self.planning.facts(played, self.seat))
            self.samples += 1

    @property
    def guard(self) -> float:
        return self.planning.guard() if self.settings.z < 0.0 else self.settings.z

    def is_hopeless(self, base: Trial, alive: list[Trial]) -> bool:
        """Does no plan lead the first one, so that more samples would hardly ever change that?

        Where the best of all is taken, or good ones are mixed, nothing is hopeless.
        """
        if self.guard <= 0.0 or self.planning.mixes(self.table, self.seat):
            return False
        return all(trial.lead(base)[0] <= 0.0 for trial in alive if trial is not base)

    def verdict(self, base: Trial, alive: list[Trial]) -> Trial:
        best = max(alive, key=lambda trial: trial.mean)
        if best is base or len(best.worths) < FEWEST:
            return base
        lead, error = best.lead(base)
        z = self.guard * (1.0 + FEW / len(best.worths))
        return best if lead > 0.0 and lead > z * error else base
