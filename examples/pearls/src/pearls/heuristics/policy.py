"""What a sensible diver values: bid much for a shell that is worth it."""

from __future__ import annotations

from typing import Any

from pearls.box.components import EFFECT_ROWS
from pearls.choices import Charm, Give, Look, Seal
from pearls.heuristics.weights import PearlWeights
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.policy import Policy


class DiverPolicy(Policy):
    """One rule for each kind of choice."""

    __slots__ = ("weights",)

    def __init__(self, weights: PearlWeights) -> None:
        self.weights = weights

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        return [self.score(table, seat, choice) for choice in choices]

    def score(self, t: Lagoon, seat: int, choice: Choice) -> float:
        w = self.weights
        if isinstance(choice, Look):
            return w.look
        if isinstance(choice, Seal):
            return self.top_shell(t, seat) * choice.bid - w.air * choice.bid * choice.bid
        if isinstance(choice, Charm):
            return w.pearl - w.charm
        if isinstance(choice, Give):
            return -w.gift * t.pearls[choice.to]
        return 0.0

    def top_shell(self, t: Lagoon, seat: int) -> float:
        """What the top shell is worth: known, or the mean of those that are left."""
        cards = t.deck.cards
        if has(t.deck.seen.get(len(cards) - 1, 0), seat):
            return self.worth(cards[-1])
        return sum([self.worth(shell) for shell in cards]) / len(cards)

    def worth(self, shell: int) -> float:
        """By what its effects say."""
        w = self.weights
        of_verb = {"pearls": w.pearl, "charms": w.charm, "give": -w.gift}
        effects = [row.values for row in EFFECT_ROWS[shell]]
        return sum([of_verb.get(said["op"], 0.0) * float(said["n"]) for said in effects])
