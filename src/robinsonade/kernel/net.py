"""A small network that says how likely something is, from numbers between about -1 and 1.

Its weights are data of a game (data/value.toml, with their origin); `robinsonade train` makes them
anew. Plain loops, compiled with the games: no library is needed, neither to play nor to train.
"""

from __future__ import annotations

import math
from typing import Any, Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.slips import BadData

FILE: Final = "value.toml"
SURE: Final = 30.0  # beyond this the logistic function is as good as 0 or 1
DIGITS: Final = 4  # kept of a weight in the file


def logistic(x: float) -> float:
    """A chance from any number.

    >>> logistic(0.0), logistic(99.0)
    (0.5, 1.0)
    """
    if x > SURE:
        return 1.0
    if x < -SURE:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


class Net:
    """One hidden layer of rectified units; the last weight of each row stands alone (bias)."""

    __slots__ = ("hidden", "inputs", "out", "rows")

    def __init__(self, inputs: int, rows: list[list[float]], out: list[float]) -> None:
        self.inputs = inputs
        self.hidden = len(rows)
        self.rows = rows
        self.out = out

    @staticmethod
    def fresh(inputs: int, hidden: int, chance: Chance) -> Net:
        """Small weights at random."""
        scale = 2.0 / math.sqrt(inputs)
        rows = [
            [scale * (draw(chance) - 0.5) for _ in range(inputs)] + [0.0] for _ in range(hidden)
        ]
        out = [draw(chance) - 0.5 for _ in range(hidden)] + [0.0]
        return Net(inputs, rows, out)

    def sums(self, features: list[float]) -> list[float]:
        """What each hidden unit gives."""
        found: list[float] = []
        inputs = self.inputs
        for row in self.rows:
            total = row[inputs]
            for i in range(inputs):
                x = features[i]
                if x != 0.0:
                    total += row[i] * x
            found.append(total if total > 0.0 else 0.0)
        return found

    def chance_of(self, features: list[float]) -> float:
        return logistic(self.score(self.sums(features)))

    def score(self, units: list[float]) -> float:
        out = self.out
        total = out[self.hidden]
        for i in range(self.hidden):
            total += out[i] * units[i]
        return total


class Lesson:
    """Training example by example: plain descent."""

    __slots__ = ("decay", "net")

    def __init__(self, net: Net, decay: float) -> None:
        self.net = net
        self.decay = decay

    def learn(self, features: list[float], target: float, rate: float) -> None:
        """Move the weights a little towards the answer."""
        net = self.net
        units = net.sums(features)
        miss = target - logistic(net.score(units))
        inputs = net.inputs
        out = net.out
        keep = 1.0 - rate * self.decay
        for h in range(net.hidden):
            unit = units[h]
            if unit > 0.0:
                push = rate * miss * out[h]
                row = net.rows[h]
                for i in range(inputs):
                    x = features[i]
                    if x != 0.0:
                        row[i] = row[i] * keep + push * x
                row[inputs] += push
                out[h] = out[h] * keep + rate * miss * unit
        out[net.hidden] += rate * miss

    def loss(self, rows: list[list[float]], targets: list[float]) -> float:
        """The mean surprise (natural logarithm), smaller is better."""
        total = 0.0
        for i in range(len(rows)):
            p = min(1.0 - 1e-6, max(1e-6, self.net.chance_of(rows[i])))
            total -= targets[i] * math.log(p) + (1.0 - targets[i]) * math.log(1.0 - p)
        return total / len(rows)


def draw(chance: Chance) -> float:
    """A number from 0 to 1."""
    return chance.below(1 << 20) / (1 << 20)


def read_net(package: str, inputs: int) -> Net | None:
    """The network of a game; None if it has none yet."""
    try:
        file = DataFile.read(package, FILE)
    except FileNotFoundError:
        return None
    row = file.row("net")
    row.text("origin")
    rows = fractions(row.take("rows"))
    out = fractions([row.take("out")])[0]
    row.finish()
    if len(out) != len(rows) + 1 or any(len(one) != inputs + 1 for one in rows):
        raise BadData(
            FILE, "the network is not made for {inputs} numbers; train it anew", inputs=inputs
        )
    return Net(inputs, rows, out)


def fractions(value: Any) -> list[list[float]]:
    return [[float(x) for x in row] for row in value]


def write_net(net: Net, origin: str) -> str:
    """The text of the data file."""
    rows = ",\n".join(["  [" + ", ".join([shown(x) for x in row]) + "]" for row in net.rows])
    out = ", ".join([shown(x) for x in net.out])
    return f'[net]\norigin = "{origin}"\nrows = [\n{rows},\n]\nout = [{out}]\n'


def shown(x: float) -> str:
    return repr(round(x, DIGITS) + 0.0)
