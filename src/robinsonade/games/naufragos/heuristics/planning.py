"""What Náufragos adds for players who search."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.naufragos.box.components import PACKAGE
from robinsonade.games.naufragos.heuristics.features import FEATURES, features_of, story
from robinsonade.games.naufragos.heuristics.policy import CastawayPolicy
from robinsonade.games.naufragos.heuristics.weights import WEIGHTS, Weights
from robinsonade.games.naufragos.steps.actions import WhitePawn
from robinsonade.games.naufragos.steps.exploration.exploring import Round
from robinsonade.games.naufragos.steps.exploration.track import Promontory
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.net import logistic, read_net
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.planning import TO_THE_END, Planning, planner_file

_FILE: Final = planner_file(PACKAGE)
LOYALTY: Final = _FILE.fraction("loyalty")
EFFORT: Final = _FILE.fraction("effort")
LEAD: Final = _FILE.fraction("lead")
_FILE.finish()

RESCUED: Final = "rescued"  # a result
TURNS: Final = 2  # that a rollout plays on before the value says how it will end
CONCERNS: Final = Noun("concern", ("rescued", "story", "lost", "energy", "food", "wood", "turns"))


class CastawayPlanning(Planning):
    """Where to put pawns, how far to explore, when to let the ship come: tried for two turns."""

    __slots__ = ("net", "weights")

    def __init__(self) -> None:
        super().__init__(CastawayPolicy(WEIGHTS), CONCERNS)
        self.loyalty = LOYALTY
        self.weights = Weights(WEIGHTS)
        self.net = read_net(PACKAGE, FEATURES)

    def effort(self) -> float:
        """There are a hundred pawns and steps in a game."""
        return EFFORT

    def horizon(self, table: Any) -> int:
        return TURNS if self.net is not None else TO_THE_END

    def worth_a_search(self, table: Any, seat: int, choices: list[Choice]) -> bool:
        t: Castaways = table
        step = t.agenda[-1]
        return len(choices) > 1 and isinstance(step, (Place, WhitePawn, Round, Promontory))

    def utility(self, table: Any, seat: int) -> float:
        """NAU-1.1, NAU-1.2: to be rescued, and with the best story, as loyalty divides it."""
        t: Castaways = table
        saved = self.rescued(t, seat)
        if saved == 0.0 or t.cooperative or t.seats == 1:
            return saved
        return saved * (self.loyalty + (1.0 - self.loyalty) * self.best_story(t, seat))

    def rescued(self, t: Castaways, seat: int) -> float:
        """The chance of a castaway to be rescued."""
        if t.result:
            return 1.0 if t.result == RESCUED and has(t.alive & ~t.lost, seat) else 0.0
        if not has(t.alive, seat) or self.net is None:
            return 0.0
        return self.net.chance_of(features_of(t, seat, self.weights))

    def best_story(self, t: Castaways, seat: int) -> float:
        """The chance to have the best story of all, by the lead over the best of others."""
        if t.result:
            return 1.0 / t.winners.bit_count() if has(t.winners, seat) else 0.0
        others = [story(t, other) for other in members(t.alive) if other != seat]
        return logistic((story(t, seat) - max(others)) / LEAD) if others else 1.0

    def lesson(self, table: Any, seat: int) -> float:
        """Only the rescue is learned; stories are counted."""
        return self.rescued(table, seat)

    def features(self, table: Any, seat: int) -> list[float]:
        return features_of(table, seat, self.weights)

    def facts(self, table: Any, seat: int) -> list[float]:
        """Who is rescued, one's own story tokens, who is lost or dead, energy, stores, turns."""
        t: Castaways = table
        saved = (t.alive & ~t.lost).bit_count()
        rescued = saved if t.result == RESCUED else 0
        found = [rescued, len(t.tokens[seat]), t.seats - saved, sum(t.energy), t.food, t.wood]
        return [float(n) for n in [*found, t.turn]]
