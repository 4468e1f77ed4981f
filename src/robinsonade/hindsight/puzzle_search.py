"""Finding puzzles: decisions of self-play in which one choice is clearly the best.

The steady bot plays with itself. At the decisions that a search would think about, all choices are
tried in the same imagined worlds, in few at first. Where one of them leads and the line is not what
the steady bot would do without much thought, the two best are compared in ten thousand, and each of
the others with the best. What stays has a lead that is no luck.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from robinsonade.hindsight.playing_on import PlayingOn
from robinsonade.hindsight.puzzle import Answer, Found, Puzzle, Question
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import is_reversible, is_sealed
from robinsonade.kernel.planning import Planning
from robinsonade.kernel.rollout import next_choice
from robinsonade.kernel.table import Table

CHECKED: Final = 10_000  # rollouts for each of the two best choices
# Rollouts for each choice, and by how much the best must lead then to be looked at again.
STAGES: Final = ((8, 0.12), (40, 0.12), (160, 0.09), (600, 0.07))
RIVALS: Final = 4  # choices that the stages after the first go on with
FEWEST_CHOICES: Final = 3
MOST_CHOICES: Final = 24
LEAD: Final = 0.05  # by which the best choice must win more often than the next
ASIDE: Final = 1_000  # rollouts at least for every other choice
ERRORS: Final = 4.0  # standard errors of the paired difference that the lead must have
ERRORS_ASIDE: Final = 5.0  # the same after that many
LONGEST_LINE: Final = 3
LATE: Final = 0.9  # from this part of a game on: rollouts are short, much is at stake
LONGEST_GAME: Final = 20_000


@dataclass
class Tried:
    """A choice and in which worlds it won."""

    choice: Choice
    wins: list[bool]

    @property
    def share(self) -> float:
        return sum(self.wins) / len(self.wins)

    def lead(self, other: Tried) -> tuple[float, float]:
        """How much oftener this wins in the worlds that both have, and the standard error."""
        pairs = list(zip(self.wins, other.wins, strict=False))
        mean = sum([a - b for a, b in pairs]) / len(pairs)
        square = sum([(a - b) ** 2 for a, b in pairs]) / len(pairs)
        return mean, math.sqrt(max(0.0, square - mean * mean) / len(pairs))


class Comparison:
    """All choices of one decision, tried in the same worlds."""

    def __init__(self, playing: PlayingOn, table: Table, seat: int, choices: list[Choice]) -> None:
        self.playing = playing
        self.table = table
        self.seat = seat
        self.tried = [Tried(choice, []) for choice in choices]

    def sample(self, alive: list[Tried], until: int) -> None:
        """Try these until they have been in so many worlds."""
        for number in range(min([len(one.wins) for one in alive]), until):
            world = self.playing.world(self.table, self.seat, number)
            for one in alive:
                if len(one.wins) == number:
                    end = self.playing.end_of(world.clone(), one.choice)
                    one.wins.append(bool(end.winners >> self.seat & 1))

    def ranked(self) -> list[Tried]:
        """The best first: it is among those that were tried most."""
        most = max([len(one.wins) for one in self.tried])
        return sorted(self.tried, key=lambda one: (len(one.wins) < most, -one.share))

    def is_promising(self) -> bool:
        """Does one choice seem to be the best? Gives up as soon as none does."""
        alive = self.tried
        for rollouts, needed in STAGES:
            self.sample(alive, rollouts)
            alive = self.ranked()[:RIVALS]
            first, second, *_ = alive
            if first.lead(second)[0] < needed:
                return False
        return True

    def is_certain(self) -> bool:
        """Is it clearly the best? So many worlds decide that it is no luck."""
        self.sample(self.ranked()[:2], CHECKED)
        best, *others = self.ranked()
        return all(self.is_behind(best, other) for other in others)

    def is_behind(self, best: Tried, other: Tried) -> bool:
        """Is a choice clearly worse? The nearer it is, the more worlds decide."""
        for rollouts, errors in ((ASIDE, ERRORS_ASIDE), (CHECKED, ERRORS)):
            if len(other.wins) < rollouts:
                self.sample([other], rollouts)
            lead, error = best.lead(other)
            if lead >= LEAD and lead >= errors * error:
                return True
        return False

    def question(self, steady: Choice) -> Question:
        answers = tuple(
            Answer(one.choice.id, sum(one.wins), len(one.wins)) for one in self.ranked()
        )
        return Question(answers, steady.id)


def find_puzzles(
    game: Game, seed: int, seats: list[int], options: dict[str, str], late: float = LATE
) -> Iterator[tuple[str, Puzzle | None]]:
    """Puzzles without end: games with seed, seed + 1 and so on, with each number of seats in turn.

    Yields where it is looking, with the puzzle if there is one; of each game there is one at most.
    """
    number = 0
    while True:
        one = seed + number
        settled = game.settle_options(seats[number % len(seats)], options)
        for place, table in decisions(game, one, seats[number % len(seats)], settled, late):
            puzzle = puzzle_at(game, table, settled, Found(one, place, late, CHECKED))
            yield f"{game.slug} seed {one} choice {place}", puzzle
            if puzzle is not None:
                break
        number += 1


def decisions(
    game: Game, seed: int, seats: int, options: dict[str, str], late: float
) -> Iterator[tuple[int, Table]]:
    """The decisions of a game among steady bots that a search would think about, the late ones."""
    playing = PlayingOn(game, seats)
    planning = game.planning()
    table = game.set_up(seats, options, seed, log=False)
    found: list[tuple[int, Table]] = []
    number = 0
    while table.agenda and number < LONGEST_GAME:
        if is_question(table, planning):
            found.append((number, table.clone()))
        table.follow(next_choice(table, playing.policies))
        number += 1
    yield from [(place, position) for place, position in found if place >= late * number]


def is_question(table: Table, planning: Planning) -> bool:
    """One seat alone is asked, openly, and has something to think about."""
    waiting = table.waiting()
    if len(waiting) != 1 or is_sealed(table):
        return False
    choices = choices_of(table, waiting[0])
    return (
        FEWEST_CHOICES <= len(choices) <= MOST_CHOICES
        and len({choice.seat for choice in table.choices()}) == 1
        and planning.worth_a_search(table, waiting[0], choices)
    )


def choices_of(table: Table, seat: int) -> list[Choice]:
    return [choice for choice in table.choices() if choice.seat == seat]


def puzzle_at(game: Game, table: Table, options: dict[str, str], found: Found) -> Puzzle | None:
    """The puzzle of a decision, with its whole line, if one choice is clearly the best."""
    seat = table.waiting()[0]
    start = table.imagined(seat, table.chance.fork("puzzle"))
    line = promising_line(game, start, seat)
    questions: list[Question] = []
    if is_interesting([comparison.question(steady) for comparison, steady in line]):
        for comparison, steady in line:
            if not comparison.is_certain():
                break
            questions.append(comparison.question(steady))
    if not is_interesting(questions):
        return None
    return Puzzle(
        id=f"{found.seed}-{found.place}",
        game=game.slug,
        rules_version=game.version,
        seats=table.seats,
        options=options,
        seat=seat,
        position=dump_table(start),
        questions=tuple(questions),
        found=found,
    )


def promising_line(game: Game, start: Table, seat: int) -> list[tuple[Comparison, Choice]]:
    """Decisions one after the other in which one choice seems to be the best, as long as no chance
    comes in between; each with what the steady bot does there."""
    playing, planning = PlayingOn(game, start.seats), game.planning()
    line: list[tuple[Comparison, Choice]] = []
    now = start.clone()
    while len(line) < LONGEST_LINE and now.agenda:
        if not is_question(now, planning) or now.waiting()[0] != seat:
            break
        comparison = Comparison(playing, now, seat, choices_of(now, seat))
        if not comparison.is_promising():
            break
        line.append((comparison, next_choice(now.clone(), playing.policies)))
        now = now.clone()
        now.follow(comparison.ranked()[0].choice)
        if not is_reversible(comparison.table, now):
            break
    return line


def is_interesting(questions: list[Question]) -> bool:
    """Is there something to be found: more than one choice, or one that the steady bot misses?"""
    return len(questions) > 1 or any(
        question.steady != question.best.choice for question in questions
    )
