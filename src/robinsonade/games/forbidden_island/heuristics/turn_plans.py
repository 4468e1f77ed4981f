"""Whole turns that could be played: what a search chooses from."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.steps.actions import Actions, ShoreMore
from robinsonade.games.forbidden_island.steps.special_cards import Boarding
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.planning import Plan
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.rollout import next_choice
from robinsonade.kernel.step import Step

# How many of the best choices are followed up at each decision of a turn.
WIDTHS: Final = (5, 3, 2, 2)
MOST_CHOICES: Final = 12  # of a turn; more are never planned


class Branch:
    """The beginning of a turn: what was chosen, and how much worse it looks than the best."""

    __slots__ = ("choices", "regret", "table")

    def __init__(self, table: Island, choices: list[Choice], regret: float) -> None:
        self.table = table
        self.choices = choices
        self.regret = regret


def turn_plans(t: Island, seat: int, policy: Policy, most: int) -> list[Plan]:
    """At most so many ways to use the actions left, different in what they lead to."""
    turn = t.turn
    open_branches = [Branch(t.clone(), [], 0.0)]
    ended: list[Branch] = []
    depth = 0
    while open_branches and depth < MOST_CHOICES:
        width = WIDTHS[depth] if depth < len(WIDTHS) else 1
        grown: list[Branch] = []
        for branch in open_branches:
            for child in grow(branch, seat, policy, width) or [branch]:
                if child is branch or own_decision(child.table, seat, turn) is None:
                    ended.append(child)
                else:
                    grown.append(child)
        open_branches = merged(grown)
        depth += 1
    found = merged(ended + open_branches)
    return [Plan(branch.choices) for branch in found[:most]]


def own_decision(t: Island, seat: int, turn: int) -> Step | None:
    """The step in which the active player still decides about its actions in this turn."""
    if not t.agenda or t.turn != turn or t.active != seat:
        return None
    step = t.agenda[-1]
    if isinstance(step, Boarding):
        return step if step.seat == seat else None
    return step if isinstance(step, (Actions, ShoreMore)) else None


def grow(branch: Branch, seat: int, policy: Policy, width: int) -> list[Branch]:
    """The best next choices, each on a table of its own."""
    t = branch.table
    choices = t.choices_of(seat)
    if not choices:
        return []
    scores = policy.scores(t, seat, choices)
    order = sorted(range(len(choices)), key=lambda at: (-scores[at], at))
    best = scores[order[0]]
    found: list[Branch] = []
    for at in order[:width]:
        table = t.clone()
        table.follow(choices[at])
        settle_others(table, seat, t.turn, policy)
        regret = branch.regret + best - scores[at]
        found.append(Branch(table, [*branch.choices, choices[at]], regret))
    return found


def settle_others(t: Island, seat: int, turn: int, policy: Policy) -> None:
    """Hands that are too full in between; nothing of that depends on chance."""
    policies = [policy] * t.seats
    for _ in range(MOST_CHOICES):
        if not has_actions(t) or own_decision(t, seat, turn) is not None:
            return
        wanted = next_choice(t, policies)
        if wanted.seat == seat:
            return
        t.follow(wanted)


def has_actions(t: Island) -> bool:
    """Is the phase of actions still under way?"""
    return any(isinstance(step, Actions) for step in t.agenda)


def merged(branches: list[Branch]) -> list[Branch]:
    """Of those that lead to the same the one that looks best; best first."""
    ordered = sorted(branches, key=lambda branch: branch.regret)
    known: list[list[int]] = []
    found: list[Branch] = []
    for branch in ordered:
        t = branch.table
        left = 0
        if t.agenda:
            step = t.agenda[-1]
            if isinstance(step, Actions):
                left = 1 + step.left * 2 + step.flights
        key = [t.flooded, t.sunk, t.captured, left, *t.pawn, *t.hands]
        if key not in known:
            known.append(key)
            found.append(branch)
    return found
