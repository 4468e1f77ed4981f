"""Two series on the same seeds: which one does better, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from robinsonade.arena.experiment import Report
from robinsonade.arena.statistics import bootstrap, correlation, mcnemar, mean
from robinsonade.kernel.refusal import Refused

LEVEL: Final = 0.05
MORE: Final = "more"
LESS: Final = "less"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Difference:
    """How much a figure differs in the second series, pair by pair, with its 95 % interval."""

    name: str
    first: float
    second: float
    low: float
    high: float

    @property
    def mean(self) -> float:
        return self.second - self.first

    @property
    def verdict(self) -> str:
        return MORE if self.low > 0 else LESS if self.high < 0 else UNDECIDED

    @staticmethod
    def of(name: str, first: list[float], second: list[float]) -> Difference:
        low, high = bootstrap([b - a for a, b in zip(first, second, strict=True)])
        return Difference(name, mean(first), mean(second), low, high)


@dataclass(frozen=True)
class Comparison:
    """The pairs of two series, and what differs."""

    first: Report
    second: Report
    pairs: int
    better: int  # pairs in which the second series won more
    worse: int
    correlation: float  # of victories
    wins: Difference
    points: Difference | None  # of the player named first, in games with points
    figures: list[Difference]

    @property
    def p_value(self) -> float:
        """Of McNemar's test: how likely so uneven a split is if neither wins more."""
        return mcnemar(self.better, self.worse)

    @property
    def verdict(self) -> str:
        """Whether the second wins more, or less, or whether that is not shown."""
        if self.p_value >= LEVEL or self.wins.verdict == UNDECIDED:
            return UNDECIDED
        return MORE if self.better > self.worse else LESS

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        differences = [self.wins, *([self.points] if self.points else []), *self.figures]
        return {
            "pairs": self.pairs,
            "better": self.better,
            "worse": self.worse,
            "p_value": self.p_value,
            "correlation": self.correlation,
            "verdict": self.verdict,
            "differences": {
                one.name: {
                    "first": one.first,
                    "second": one.second,
                    "difference": one.mean,
                    "interval": [one.low, one.high],
                    "verdict": one.verdict,
                }
                for one in differences
            },
        }


def compare(first: Report, second: Report) -> Comparison:
    """Pair the games that have the same number and the same seed."""
    if first.experiment.game != second.experiment.game:
        raise Refused("runs-of-two-games")
    others = {(game.number, game.seed): game for game in second.finished}
    pairs = [
        (game, others[game.number, game.seed])
        for game in first.finished
        if (game.number, game.seed) in others
    ]
    if not pairs:
        raise Refused("no-pairs")
    one = [first.won(game) for game, _ in pairs]
    two = [second.won(game) for _, game in pairs]
    names = [name for name in pairs[0][0].figures if name in pairs[0][1].figures]
    points = None
    if all(a.points and b.points for a, b in pairs):
        points = Difference.of(
            "points",
            [float(game.points[first.experiment.seat_of_first(game.number)]) for game, _ in pairs],
            [float(game.points[second.experiment.seat_of_first(game.number)]) for _, game in pairs],
        )
    return Comparison(
        first,
        second,
        len(pairs),
        better=sum([b > a for a, b in zip(one, two, strict=True)]),
        worse=sum([b < a for a, b in zip(one, two, strict=True)]),
        correlation=correlation(one, two),
        wins=Difference.of("win_rate", one, two),
        points=points,
        figures=[
            Difference.of(
                name,
                [float(game.figures[name]) for game, _ in pairs],
                [float(game.figures[name]) for _, game in pairs],
            )
            for name in names
        ],
    )
