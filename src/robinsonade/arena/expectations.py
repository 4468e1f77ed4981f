"""What somebody expects of a series: `win_rate>=0.65`, `win_rate@lower>0.6`, `errors==0`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from robinsonade.kernel.refusal import Refused

SIGNS: Final[dict[str, Callable[[float, float], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
BOUNDS: Final = {"": None, "@lower": 0, "@upper": 1}
FORM: Final = re.compile(r"\s*([^@<>=]+?)(@lower|@upper|)\s*(>=|<=|==|>|<)\s*(-?[\d.]+)\s*")


@dataclass(frozen=True)
class Expectation:
    """A figure of `simulate --json`, by its path, or a bound of its interval, and a number."""

    text: str
    path: tuple[str, ...]
    bound: str
    sign: str
    number: float

    @staticmethod
    def read(text: str) -> Expectation:
        """
        >>> Expectation.read("by_player.greedy >= 0.5").path
        ('by_player', 'greedy')
        """
        found = FORM.fullmatch(text)
        try:
            if found is None:
                raise ValueError(text)
            name, bound, sign, number = found.groups()
            return Expectation(text, tuple(name.split(".", 1)), bound, sign, float(number))
        except ValueError:
            raise Refused("bad-expectation", given=text) from None

    def found(self, figures: dict[str, Any]) -> float:
        """What came of it."""
        first, *rest = self.path
        limit = BOUNDS[self.bound]
        value: Any = figures
        for part in (first if limit is None else interval_of(first), *rest):
            if not isinstance(value, dict) or part not in value:
                allowed = ", ".join(value) if isinstance(value, dict) else ""
                raise Refused("unknown-figure", given=self.text, allowed=allowed)
            value = value[part]
        if limit is not None and isinstance(value, list):
            value = value[limit]
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise Refused("unknown-figure", given=self.text, allowed=", ".join(figures))
        return float(value)

    def is_met(self, figures: dict[str, Any]) -> bool:
        """
        >>> Expectation.read("win_rate@lower>0.2").is_met({"win_rate_interval": [0.21, 0.4]})
        True
        """
        return SIGNS[self.sign](self.found(figures), self.number)


def interval_of(name: str) -> str:
    """Where the interval of a figure is."""
    return f"{name}_intervals" if name.startswith("by_") else f"{name}_interval"
