"""Learning how good a position is from games that were played to their end."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from robinsonade.arena.statistics import mean
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.game import Game
from robinsonade.kernel.net import Lesson, Net
from robinsonade.kernel.planning import MOST_DECISIONS, Planning
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.rollout import next_choice
from robinsonade.kernel.table import Table

FIRST_SEED: Final = 1 << 41  # of the games to learn from: no table of strengths uses these
HIDDEN: Final = 24  # units
RATES: Final = (0.02, 0.02, 0.01, 0.01, 0.004, 0.002)
DECAY: Final = 1e-4
SURPRISES: Final = 60  # one choice in so many is made at random: other positions than usual
HELD_BACK: Final = 10  # one game in so many is for judging only


@dataclass
class Examples:
    """Positions in numbers, and how well their games ended for the seat."""

    features: list[list[float]] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)


@dataclass
class Taught:
    """A network and how good it is on games that it has not learned from."""

    net: Net
    games: int
    positions: int
    loss: float
    base_loss: float  # of somebody who always says the mean
    ranking: float  # of two positions with different ends the better one has the higher value
    seconds: float  # of CPU time


def teach(game: Game, games: int, tell: Callable[[str], None]) -> Taught:
    """Play, learn, judge."""
    started = time.process_time()
    planning = game.planning()
    lessons, exam = Examples(), Examples()
    for number in range(games):
        play_one(game, planning, number, lessons if number % HELD_BACK else exam)
        if number % max(1, games // 10) == 0:
            tell(f"{number} / {games}: {len(lessons.worths)}")
    if not lessons.features or not lessons.features[0] or not exam.features:
        raise Refused("nothing-to-learn", given=game.slug)
    chance = Chance.seeded(1, ("lessons",))
    net = Net.fresh(len(lessons.features[0]), HIDDEN, chance)
    lesson = Lesson(net, DECAY)
    order = list(range(len(lessons.worths)))
    for rate in RATES:
        chance.shuffle(order)
        for at in order:
            lesson.learn(lessons.features[at], lessons.worths[at], rate)
        tell(f"{lesson.loss(exam.features, exam.worths):.4f}")
    usual = mean(lessons.worths)
    flat = Net(net.inputs, [], [0.0])
    flat.out[0] = logit(usual)
    return Taught(
        net,
        games,
        len(lessons.worths),
        lesson.loss(exam.features, exam.worths),
        Lesson(flat, 0.0).loss(exam.features, exam.worths),
        ranking(net, exam),
        time.process_time() - started,
    )


def logit(p: float) -> float:
    p = min(1.0 - 1e-6, max(1e-6, p))
    return math.log(p / (1.0 - p))


def ranking(net: Net, exam: Examples) -> float:
    """How often the better of two positions is told (a half by guessing): the AUC."""
    pairs = sorted(
        (net.chance_of(features), worth)
        for features, worth in zip(exam.features, exam.worths, strict=True)
    )
    good = bad = above = 0
    for _, worth in pairs:
        if worth >= 0.5:
            good += 1
            above += bad
        else:
            bad += 1
    return above / (good * bad) if good and bad else 0.5


def play_one(game: Game, planning: Planning, number: int, examples: Examples) -> None:
    """A game by the policies with a surprise now and then; each turn as each seat sees it."""
    lessons = planning.lessons()
    seats = game.fewest + number % (game.most - game.fewest + 1)
    options = game.settle_options(seats, lessons[number // game.most % len(lessons)])
    table = game.set_up(seats, options, FIRST_SEED + number, log=False)
    chance = Chance.seeded(FIRST_SEED + number, ("surprises",))
    seen: list[tuple[int, list[float]]] = []
    policies = planning.policies(table, number % seats, number)
    for _ in turns(table, policies, chance):
        told: list[list[float]] = []
        for seat in range(seats):
            features = planning.features(table, seat)
            if features not in told:
                told.append(features)
                seen.append((seat, features))
    for seat, features in seen:
        examples.features.append(features)
        examples.worths.append(planning.lesson(table, seat))


def turns(table: Table, policies: list[Policy], chance: Chance) -> Iterator[int]:
    """Play to the end and stop at the beginning of each turn."""
    turn = -1
    for _ in range(MOST_DECISIONS):
        if not table.agenda:
            return
        if table.turn != turn:
            turn = table.turn
            yield turn
        choice = next_choice(table, policies)
        if chance.below(SURPRISES) == 0:
            choice = chance.pick(table.choices_of(choice.seat))
        table.follow(choice)
