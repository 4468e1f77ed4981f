"""The weights of the greedy player, from data/weights.toml."""

from __future__ import annotations

from typing import Final

from pearls.box.components import PACKAGE
from robinsonade.kernel.weights import Weights, weights_file


class PearlWeights(Weights):
    """What each means stands in the data file."""

    __slots__ = ("look", "pearl", "charm", "air", "gift")

    look: float
    pearl: float
    charm: float
    air: float
    gift: float


WEIGHTS: Final = PearlWeights(weights_file(PACKAGE).section("weights"))
