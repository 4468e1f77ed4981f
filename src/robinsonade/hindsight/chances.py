"""How the chance to win went through a finished game, and where it turned.

From the starts of turns the game is played on again and again by the steady bot, on tables that
are imagined anew, seen now from this seat and now from that. First a few games from every fourth
turn, then from every turn, then within the turns that changed most, to find the choice that did it;
then ever more games from all of them, as long as there is time.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from robinsonade.arena.statistics import wilson
from robinsonade.hindsight.course import Course
from robinsonade.hindsight.playing_on import PlayingOn
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import is_reversible
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import show_event, words

FIRST: Final = 24  # games from a point before the next point gets any
COARSE: Final = 4  # turns between two points of the first curve
BATCH: Final = 6  # games at a time
MOST: Final = 1536  # games from a point
POINTS_TOLD: Final = 3
LOOKED_INTO: Final = 4  # turns
LEAST_SWING: Final = 0.03
LIKELY: Final = 1.0  # standard errors that a swing must have to be looked into
CLEAR: Final = 2.0  # and to be told: there are many turns
CHOICE: Final = "choice"
CHANCE: Final = "chance"
ALL: Final = -1  # in place of a seat: all of them together


class Point:
    """A moment of the game, and how the games from there ended."""

    def __init__(self, at: int, seats: int, chosen: bool = False) -> None:
        self.at = at  # choices before it
        self.chosen = chosen  # after the next choice, but before any chance that came of it
        self.games = 0
        self.saved = 0  # won by anybody
        self.wins = [0.0] * seats
        self.is_certain = False

    def add(self, end: Table) -> None:
        self.games += 1
        self.saved += bool(end.winners)
        for seat in range(len(self.wins)):
            self.wins[seat] += end.winners >> seat & 1

    @property
    def is_known(self) -> bool:
        """Enough to be shown?"""
        return self.is_certain or self.games >= FIRST

    def share(self, line: int) -> float:
        if not self.games:
            return 0.0
        return (self.saved if line == ALL else self.wins[line]) / self.games

    def error(self, line: int) -> float:
        """The standard error, never quite 0 unless it is certain."""
        if self.is_certain:
            return 0.0
        share = ((self.saved if line == ALL else self.wins[line]) + 1.0) / (self.games + 2.0)
        return math.sqrt(share * (1.0 - share) / (self.games + 2.0))

    def show(self, lines: list[int]) -> list[list[float]]:
        """Of each line: the chance and the interval that holds it with 95 % confidence."""
        found = []
        for line in lines:
            share = self.share(line)
            low, high = wilson(round(share * self.games), self.games)
            band = [share, share] if self.is_certain else [low, high]
            found.append([round(value, 4) for value in [share, *band]])
        return found


class Turning:
    """A turn whose chance changed much, and the moment in it that did it."""

    def __init__(self, turn: int, line: int, before: Point, after: Point) -> None:
        self.turn = turn  # its place among the turns, from 0
        self.line = line
        self.before = before
        self.after = after

    @property
    def swing(self) -> float:
        return self.after.share(self.line) - self.before.share(self.line)

    @property
    def doubt(self) -> float:
        return math.hypot(self.before.error(self.line), self.after.error(self.line))


@dataclass(frozen=True)
class Told:
    """A turning point as it is told."""

    at: int  # the choice that did it
    turn: int
    line: int
    before: float
    after: float
    is_chance: bool
    choice: Choice
    event: Event | None  # the weightiest that came of it

    def show(self) -> dict[str, Any]:
        return {
            "at": self.at,
            "turn": self.turn,
            "line": name_of(self.line),
            "before": round(self.before, 4),
            "after": round(self.after, 4),
            "cause": CHANCE if self.is_chance else CHOICE,
            "seat": self.choice.seat,
            "choice": {
                "kind": self.choice.kind.name,
                "words": words(self.choice.kind, self.choice.args),
            },
            "event": None if self.event is None else show_event(self.event),
        }


def name_of(line: int) -> int | str:
    return "all" if line == ALL else line


class Chances:
    """The curve of a game as far as it has been found; `work` finds more of it."""

    def __init__(self, game: Game, course: Course) -> None:
        self.game = game
        self.course = course
        seats = course.end.seats
        self.lines = lines_of(game, course.end)
        self.playing = PlayingOn(game, seats)
        self.points: dict[tuple[int, bool], Point] = {}
        self.turns = [self.point(at) for at in course.turns]
        self.end = self.point(course.last)
        self.end.add(course.end)
        self.end.is_certain = True
        self.level = FIRST
        self.moments: dict[tuple[int, int], int] = {}  # the choices that did it, by turn and line

    def point(self, at: int, chosen: bool = False) -> Point:
        key = (at, chosen)
        if key not in self.points:
            self.points[key] = Point(at, self.course.end.seats, chosen)
        return self.points[key]

    # -- finding more ----------------------------------------------------------------------------

    def work(self, goes_on: Callable[[], bool]) -> bool:
        """Play more games while that says so; is there anything left to do?"""
        while (point := self.wanted()) is not None:
            self.play(point)
            if not goes_on():
                return True
        return False

    def wanted(self) -> Point | None:
        """The point from which to play next."""
        while self.level <= MOST:
            coarse = [*self.turns[::COARSE], *self.turns[-1:]] if self.level == FIRST else []
            for points in (coarse, self.turns):
                lacking = [point for point in points if point.games < self.level]
                if lacking:  # one after the other at first, so that there is a curve early
                    return max(lacking, key=lambda point: point.games)
            for turning in self.turnings(LOOKED_INTO, LIKELY):
                inner = self.look_into(turning)
                if inner is not None:
                    return inner
            self.level *= 2
        return None

    def look_into(self, turning: Turning) -> Point | None:
        """Halve the choices of a turn until one is left; the point that has too few games yet."""
        first, end = turning.before, turning.after
        line = turning.line
        while end.at - first.at > 1:
            middle = self.point((first.at + end.at) // 2)
            if middle.games < self.level:
                return middle
            early = abs(middle.share(line) - first.share(line))
            late = abs(end.share(line) - middle.share(line))
            first, end = (first, middle) if early > late else (middle, end)
        self.moments[turning.turn, line] = first.at
        chosen = self.point(first.at, chosen=True)
        return chosen if chosen.games < self.level else None

    def play(self, point: Point) -> None:
        table = self.course.at(point.at)
        choice = self.course.choices[point.at] if point.chosen else None
        for _ in range(BATCH):
            seat = point.games % table.seats if choice is None else choice.seat
            world = self.playing.world(table, seat, point.games)
            if choice is not None and choice not in world.choices():
                point.is_certain = True  # it stood open by something the seat did not know
                point.games = self.level
                return
            point.add(self.playing.end_of(world, choice))

    # -- what was found --------------------------------------------------------------------------

    @property
    def curve(self) -> list[Point]:
        """The starts of turns that are known, and the end."""
        return [point for point in (*self.turns, self.end) if point.is_known]

    def turnings(self, most: int, doubts: float) -> list[Turning]:
        """The turns with the largest swings, those first; none that may be but noise, and none
        whose start or end is not known yet: a longer way would not say which turn it was."""
        found: list[Turning] = []
        for turn, (before, after) in enumerate(pairwise([*self.turns, self.end])):
            if not (before.is_known and after.is_known):
                continue
            each = [Turning(turn, line, before, after) for line in self.lines]
            best = max(each, key=lambda one: abs(one.swing))
            if abs(best.swing) >= max(LEAST_SWING, doubts * best.doubt):
                found.append(best)
        found.sort(key=lambda one: -abs(one.swing))
        return found[:most]

    def show(self) -> dict[str, Any]:
        """All as plain data: points with the chance of each line, and the turning points."""
        return {
            "counts": self.game.COUNTS,
            "lines": [name_of(line) for line in self.lines],
            "points": [
                {
                    "at": point.at,
                    "turn": self.course.at(point.at).turn,
                    "games": 0 if point.is_certain else point.games,
                    "chances": point.show(self.lines),
                }
                for point in self.curve
            ],
            "turning": [one.show() for one in self.told()],
            "games": sum([point.games for point in self.points.values() if not point.is_certain]),
        }

    def told(self) -> list[Told]:
        """The turning points whose moment has been found, each with the choice that did it."""
        found: list[Told] = []
        for one in self.turnings(POINTS_TOLD, CLEAR):
            at = self.moments.get((one.turn, one.line))
            if at is None:
                continue
            found.append(
                Told(
                    at=at,
                    turn=self.course.at(one.before.at).turn,
                    line=one.line,
                    before=one.before.share(one.line),
                    after=one.after.share(one.line),
                    is_chance=self.cause_of(one, at) == CHANCE,
                    choice=self.course.choices[at],
                    event=self.course.weightiest(at),
                )
            )
        return found

    def cause_of(self, one: Turning, at: int) -> str:
        """What changed more: the choice itself, or the chance that came of it?"""
        chosen = self.points.get((at, True))
        before, after = self.points.get((at, False)), self.points.get((at + 1, False))
        if chosen and before and after and chosen.games and not chosen.is_certain:
            by_choice = abs(chosen.share(one.line) - before.share(one.line))
            by_chance = abs(after.share(one.line) - chosen.share(one.line))
            return CHOICE if by_choice >= by_chance else CHANCE
        table, choice = self.course.at(at), self.course.choices[at]
        after_it = table.clone()
        after_it.follow(choice)
        return CHOICE if is_reversible(table, after_it) else CHANCE


def lines_of(game: Game, table: Table) -> list[int]:
    """The curves of a game: one of all together, one for each seat, or both."""
    together, each = game.victories(table)
    found = [ALL] if together else []
    return found + (list(range(table.seats)) if each else [])
