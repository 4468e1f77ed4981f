"""Advice for a person: what a sensible player would do, why, and how sure that is.

The evaluation of the game ranks what is offered; the best of it is then tried out in imagined
worlds that all of them share. What tells one from the next are the concerns of the game, and what
is at stake that a choice does something about.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import is_reversible
from robinsonade.kernel.planning import Plan, Planning
from robinsonade.kernel.policy import SURELY
from robinsonade.kernel.stake import Stake, show_stake
from robinsonade.kernel.table import Table
from robinsonade.players.explanation import Term, largest_terms
from robinsonade.players.planner.search import Search, Trial
from robinsonade.players.planner.settings import Settings

TRIED: Final = 3  # choices that are tried out
MOST_IDEAS: Final = 5  # that are told
SECONDS: Final = 0.4  # of trying out: an answer comes within 0.6
SHARE: Final = 0.5  # of it for whole games
MUCH: Final = 0.5  # a difference of scores that nobody disputes
ROLLOUTS: Final = 240
FEW: Final = 6  # samples: fewer say nothing about a chance
CLEARLY: Final = 1.5  # standard errors
WORTH_A_WORD: Final = 0.04  # of victory: nobody calls less a clear lead
CLEAR: Final = "clear"
CLOSE: Final = "close"


@dataclass(frozen=True)
class Idea:
    """One of the choices, and what speaks for it."""

    choice: Choice
    score: float
    chance: int | None = None  # of victory, in per cent; none: nobody has tried
    terms: tuple[Term, ...] = ()  # beside the best one; of the best one beside the next

    def to_dict(self) -> dict[str, Any]:
        return {
            "choice": self.choice.id,
            "score": self.score,
            "chance": self.chance,
            "terms": [term.to_dict() for term in self.terms],
        }


@dataclass(frozen=True)
class Advice:
    """The best first; `sure` says whether the first is clearly better than the next."""

    ideas: tuple[Idea, ...]
    sure: str
    stakes: tuple[Stake, ...]  # what the first does something about

    def to_dict(self) -> dict[str, Any]:
        return {
            "ideas": [idea.to_dict() for idea in self.ideas],
            "sure": self.sure,
            "stakes": [show_stake(stake) for stake in self.stakes],
        }


def advise(game: Game, table: Table, seat: int, seconds: float = SECONDS) -> Advice | None:
    """What to do in the place of a seat; None: it has nothing to choose.

    `table` may be the real one: what is asked is a table imagined for the seat.
    """
    choices = table.choices_of(seat)
    if not choices:
        return None
    imagined = table.imagined(seat, table.chance.fork("advice"))
    planning = game.planning()
    scores = planning.policy.scores(imagined, seat, choices)
    order = sorted(range(len(choices)), key=lambda at: (-scores[at], at))
    ranked = [Idea(choices[at], float(scores[at])) for at in order[:MOST_IDEAS]]
    is_forced = len(ranked) < 2 or ranked[0].score >= SURELY
    if is_forced or not planning.worth_a_search(imagined, seat, choices):
        sure = CLEAR if is_forced or ranked[0].score > ranked[1].score else CLOSE
        told_at_once = at_once(planning, imagined, seat, ranked)
        return Advice(tuple(told_at_once), sure, at_stake(game, imagined, seat, ranked[0].choice))
    tried, sure = try_out(planning, imagined, seat, ranked[:TRIED], seconds)
    if tried[0].chance is None:  # too few worlds to the end: at least what the next round brings
        tried = look_ahead(planning, imagined, seat, ranked[:TRIED], game.lap(table.seats), seconds)
        sure = CLEAR if ranked[0].score > ranked[1].score + MUCH else CLOSE
    ideas = (*at_once(planning, imagined, seat, tried), *ranked[TRIED:])
    return Advice(ideas, sure, at_stake(game, imagined, seat, ideas[0].choice))


def try_out(
    planning: Planning, imagined: Table, seat: int, ranked: list[Idea], seconds: float
) -> tuple[list[Idea], str]:
    """The same ideas, the best in the worlds that could be first; and whether it is clear."""
    settings = Settings(rollouts=ROLLOUTS, k=len(ranked), time=seconds * SHARE)
    search = Search(planning, imagined, seat, settings, imagined.chance)
    chosen = search.run([Plan([idea.choice]) for idea in ranked])
    trials = sorted(search.trials, key=lambda trial: (trial is not chosen, -trial.mean))
    lead, error = trials[0].lead(trials[1])
    is_clear = lead > max(WORTH_A_WORD, CLEARLY * error)
    return told(planning, ranked, trials), CLEAR if is_clear else CLOSE


def look_ahead(
    planning: Planning, imagined: Table, seat: int, ranked: list[Idea], turns: int, seconds: float
) -> list[Idea]:
    """The same ideas in their order, with what each leads to within some turns."""
    settings = Settings(
        rollouts=ROLLOUTS, k=len(ranked), horizon=turns, time=seconds * (1.0 - SHARE)
    )
    search = Search(planning, imagined, seat, settings, imagined.chance)
    search.trials = [Trial(Plan([idea.choice])) for idea in ranked]
    search.sample(search.trials, ROLLOUTS // len(ranked))
    return [replace(idea, chance=None) for idea in told(planning, ranked, search.trials)]


def at_once(planning: Planning, imagined: Table, seat: int, ideas: list[Idea]) -> list[Idea]:
    """The same ideas; if nothing speaks for the first, what tells it from the second as soon as it
    is made. Where chance has a part in that, nobody can say."""
    if len(ideas) < 2 or ideas[0].terms or ideas[0].chance is not None:
        return ideas
    facts: list[list[float]] = []
    for idea in ideas[:2]:
        after = imagined.clone()
        after.follow(idea.choice)
        if not is_reversible(imagined, after):
            return ideas
        facts.append(planning.facts(after, seat))
    best, second = facts
    if best == second:
        return ideas
    names = planning.concerns.ids
    return [
        replace(ideas[0], terms=largest_terms(names, best, second)[:2]),
        replace(ideas[1], terms=largest_terms(names, second, best)[:2]),
        *ideas[2:],
    ]


def told(planning: Planning, ranked: list[Idea], trials: list[Trial]) -> list[Idea]:
    """Ideas as they were tried, in this order: the first beside the second, all others beside it.

    What was tried too seldom says nothing.
    """
    score = {idea.choice: idea.score for idea in ranked}
    best, second = trials[0], trials[1]
    is_enough = len(best.worths) >= FEW
    return [
        Idea(
            trial.plan.choices[0],
            score[trial.plan.choices[0]],
            chance_of(trial),
            terms_of(planning, trial, second if trial is best else best) if is_enough else (),
        )
        for trial in trials
    ]


def chance_of(trial: Trial) -> int | None:
    return round(100 * trial.mean) if len(trial.worths) >= FEW else None


def terms_of(planning: Planning, trial: Trial, other: Trial) -> tuple[Term, ...]:
    """What tells one from the other, on the average."""
    mine, theirs = trial.mean_facts(), other.mean_facts()
    if not mine or not theirs or mine == theirs:
        return ()
    return largest_terms(planning.concerns.ids, mine, theirs)[:2]


def at_stake(game: Game, imagined: Table, seat: int, choice: Choice) -> tuple[Stake, ...]:
    """What would be lost or won, and the choice does something about it."""
    stakes = game.stakes(imagined, seat) or []
    return tuple([stake for stake in stakes if choice in stake.choices])[:2]
