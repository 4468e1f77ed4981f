"""Better weights for the written-down evaluation of a game: a climb on games, judged on others.

All weights are moved at random, then the opposite way, in the same game: every pair of games tells
something about every weight. The step that this suggests is kept only if it also does better in
other games, in which each seat is handed an imagined table as in real play.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from robinsonade.arena.experiment import Experiment
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.game import Game
from robinsonade.kernel.planning import MOST_DECISIONS
from robinsonade.kernel.playout import ENDLESS
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.rollout import play_by
from robinsonade.kernel.table import Table
from robinsonade.kernel.weights import Tunable
from robinsonade.players.driver import Driver
from robinsonade.players.greedy_player import GreedyPlayer
from robinsonade.players.player import Player

DEV: Final = 1  # series of seeds: to measure slopes
VAL: Final = 2  # ... and to accept steps; tables of strength use another one
GAMES_A_ROUND: Final = 1 << 20  # that no other round plays

SHIFT: Final = 0.25  # how far each weight is moved to measure its slope, on a logarithmic scale
REACHES: Final = (0.4, 0.15)  # how far a step may move a weight: a large step, then a small one
CLEAR: Final = 2.0  # a slope of so many standard errors moves its weight as far as the reach
FAINT: Final = 0.7  # a slope of fewer standard errors does not move it at all
BETTER: Final = 0.5  # a step must win by so many standard errors on val games


@dataclass(frozen=True)
class Cell:
    """A way to sit down."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Slope:
    """How fast games become better with a weight, and the standard error of that."""

    mean: float
    error: float

    @property
    def clearness(self) -> float:
        return self.mean / self.error if self.error else 0.0


class Tuning:
    """The climb of one game, on a cell or several."""

    def __init__(self, game: Game, cells: list[Cell]) -> None:
        self.game = game
        self.cells = cells
        self.planning = game.planning()
        found = {tunable.section: tunable for tunable in map(self.tunable, cells)}
        if len(found) != 1:
            raise Refused("tune-one-cell", given=", ".join(sorted(found)))
        self.tunable_of = next(iter(found.values()))
        self.best = dict(self.tunable_of.values)

    def tunable(self, cell: Cell) -> Tunable:
        options = self.game.settle_options(cell.seats, dict(cell.options))
        found = self.game.tunable(cell.seats, options)
        if found is None:
            raise Refused("nothing-to-tune", given=self.game.slug)
        return found

    # -- playing ---------------------------------------------------------------------------------

    def merit(self, series: int, number: int, values: dict[str, float], *, fair: bool) -> float:
        """How well one game is played by these weights; in a contest a rival has the usual ones."""
        cell = self.cells[number % len(self.cells)]
        seed = Experiment(self.game.slug, (), 0, series).seed_of(number)
        options = self.game.settle_options(cell.seats, dict(cell.options))
        table = self.game.set_up(cell.seats, options, seed, log=False)
        policy = self.game.policy_by(values)
        policies = [policy] * cell.seats
        seats = list(range(cell.seats))
        if self.planning.shared(table):
            seats = [number // len(self.cells) % cell.seats]
            policies = [self.planning.policy] * cell.seats
            policies[seats[0]] = policy
        if fair:
            self.play_fairly(table, policies, seed)
        else:
            play_by(table, policies, ENDLESS, MOST_DECISIONS)
        return math.fsum([self.planning.merit(table, seat) for seat in seats]) / len(seats)

    def play_fairly(self, table: Table, policies: list[Policy], seed: int) -> None:
        players: list[Player | None] = []
        for seat, policy in enumerate(policies):
            player = GreedyPlayer(self.game, seed, seat)
            player.policy = policy
            players.append(player)
        driver = Driver(players, table)
        for _ in range(MOST_DECISIONS):
            choice = driver.next_choice(table)
            if choice is None:
                return
            table.follow(choice)

    # -- climbing --------------------------------------------------------------------------------

    def slopes(self, names: list[str], first: int, pairs: int) -> dict[str, Slope]:
        """How the merit changes with each weight, from pairs of dev games."""
        chance = Chance.seeded(first, ("shifts",))
        products: dict[str, list[float]] = {name: [] for name in names}
        for number in range(first, first + pairs):
            shift = {name: SHIFT if chance.below(2) else -SHIFT for name in names}
            back = {name: -by for name, by in shift.items()}
            gain = self.merit(DEV, number, self.shifted(shift), fair=False)
            gain -= self.merit(DEV, number, self.shifted(back), fair=False)
            for name in names:
                products[name].append(gain / (2 * shift[name]))
        return {name: slope_of(found) for name, found in products.items()}

    def gain(self, values: dict[str, float], first: int, games: int) -> Slope:
        """By how much these weights are better than the best so far in the same val games."""
        return slope_of(
            [
                self.merit(VAL, number, values, fair=True)
                - self.merit(VAL, number, self.best, fair=True)
                for number in range(first, first + games)
            ]
        )

    def shifted(self, shift: dict[str, float]) -> dict[str, float]:
        return shifted(self.best, shift, self.tunable_of.shares)

    def step(self, slopes: dict[str, Slope], reach: float) -> dict[str, float]:
        """Weights moved as their slopes suggest."""
        shift: dict[str, float] = {}
        for name, slope in slopes.items():
            if abs(slope.clearness) > FAINT:
                shift[name] = max(-reach, min(reach, reach * slope.clearness / CLEAR))
        return self.shifted(shift)

    def climb(self, names: list[str], round_number: int, games: int) -> list[tuple[float, Slope]]:
        """One step: the reaches tried, with their gains; the last one was taken if it is clear."""
        first = round_number * GAMES_A_ROUND
        slopes = self.slopes(names, first, games)
        tried: list[tuple[float, Slope]] = []
        for reach in REACHES:
            candidate = self.step(slopes, reach)
            gain = self.gain(candidate, first, games)
            tried.append((reach, gain))
            if gain.clearness > BETTER:
                self.best = candidate
                break
        return tried

    def tune(
        self, names: list[str], round_number: int, games: int, minutes: float, tell: Teller
    ) -> bool:
        """Climb until the time is over; whether something has become better."""
        end = time.monotonic() + 60 * minutes
        changed = False
        while time.monotonic() < end:
            for reach, gain in self.climb(names, round_number, games):
                taken = gain.clearness > BETTER
                tell(round_number, reach, gain, taken)
                changed = changed or taken
            round_number += 1
        return changed


Teller = Callable[[int, float, Slope, bool], None]


def slope_of(values: list[float]) -> Slope:
    """The mean of some numbers and its standard error.

    >>> slope_of([1.0, 3.0])
    Slope(mean=2.0, error=1.0)
    """
    n = len(values)
    mean = math.fsum(values) / n
    squares = math.fsum([(value - mean) ** 2 for value in values])
    return Slope(mean, math.sqrt(squares / max(1, n - 1) / n))


def shifted(
    values: dict[str, float], shift: dict[str, float], shares: tuple[str, ...]
) -> dict[str, float]:
    """Weights times e to the power of the shift; shares stay below 1.

    >>> shifted({"a": 2.0, "b": 0.5}, {"a": 0.5, "b": 9.0}, ("b",))
    {'a': 3.297, 'b': 0.9999}
    """
    found = dict(values)
    for name, by in shift.items():
        if name in shares:
            found[name] = 1 - (1 - found[name]) * math.exp(-by)
        else:
            found[name] = found[name] * math.exp(by)
        found[name] = float(f"{found[name]:.4g}")
    return found


def rewritten(text: str, section: str, old: dict[str, float], new: dict[str, float]) -> str:
    """The data file with the weights that have changed, in their section; comments stay.

    >>> print(rewritten("[weights]\\na = 1  # one\\n", "weights", {"a": 1.0}, {"a": 2.5}))
    [weights]
    a = 2.5  # one
    <BLANKLINE>
    >>> print(rewritten("[weights]\\na = 1\\n", "seats.x.2", {"a": 1.0}, {"a": 2.5}))
    [weights]
    a = 1
    <BLANKLINE>
    [seats.x.2]
    a = 2.5
    <BLANKLINE>
    """
    head = f"[{section}]\n"
    if head not in text:
        text = f"{text.rstrip()}\n\n{head}"
    before, _, rest = text.partition(head)
    body, bracket, after = rest.partition("\n[")
    body = body.rstrip("\n")
    for name, value in new.items():
        if value == old[name]:
            continue
        body, found = re.subn(rf"(?m)^{name} = [^\s#]+", f"{name} = {value!r}", body)
        if not found:
            body = f"{body}\n{name} = {value!r}".lstrip("\n")
    gap = "\n" if bracket else ""
    return f"{before}{head}{body}\n{gap}{bracket.lstrip(chr(10))}{after}"
