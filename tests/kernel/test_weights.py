"""Weights: every number has a name, and every name a field."""

from __future__ import annotations

import pytest

from robinsonade.kernel.slips import BadData
from robinsonade.kernel.weights import Weights


class Wishes(Weights):
    __slots__ = ("coin", "coins_two", "shell")
    DERIVED = ("coins_two",)

    coin: float
    shell: float

    def __init__(self, values: dict[str, float]) -> None:
        super().__init__(values)
        self.coins_two = 2 * self.coin


def test_each_weight_is_a_field() -> None:
    wishes = Wishes({"coin": 1, "shell": 0.5})
    assert (wishes.coin, wishes.shell, wishes.coins_two) == (1.0, 0.5, 2.0)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"coin": 1}, "shell is missing"),
        ({"coin": 1, "shell": 1, "sand": 1}, "unknown sand"),
        ({"coin": 1, "shell": 1, "coins_two": 2}, "unknown coins_two"),
    ],
)
def test_names_must_fit(values: dict[str, float], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        Wishes(values)
