"""What a sensible player of Forbidden Island values (weights in data/weights.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.forbidden_island.components import PACKAGE
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.policy import Policy

WEIGHTS: Final[dict[str, float]] = DataFile.read(PACKAGE, "weights.toml").section("weights")


class IslandPolicy(Policy):
    """Scores each choice on its own."""

    __slots__ = ("weights",)

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        return [0.0 for _ in choices]
