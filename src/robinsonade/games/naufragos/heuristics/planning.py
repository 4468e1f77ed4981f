"""What Náufragos adds for players who search."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.naufragos.box.components import PACKAGE
from robinsonade.games.naufragos.heuristics.policy import CastawayPolicy
from robinsonade.games.naufragos.heuristics.weights import WEIGHTS
from robinsonade.games.naufragos.steps.actions import WhitePawn
from robinsonade.games.naufragos.steps.exploration.exploring import Round
from robinsonade.games.naufragos.steps.exploration.track import Promontory
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.planning import Planning, planner_file

_FILE: Final = planner_file(PACKAGE)
LOYALTY: Final = _FILE.fraction("loyalty")
EFFORT: Final = _FILE.fraction("effort")
_FILE.finish()


CONCERNS: Final = Noun("concern", ("rescued", "story", "lost", "energy", "food", "wood", "turns"))


class CastawayPlanning(Planning):
    """Where to put pawns, how far to explore, when to let the ship come: played to the end."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CastawayPolicy(WEIGHTS), CONCERNS)
        self.loyalty = LOYALTY

    def effort(self) -> float:
        """A hundred pawns and steps in a game, each tried to its end."""
        return EFFORT

    def worth_a_search(self, table: Any, seat: int, choices: list[Choice]) -> bool:
        t: Castaways = table
        step = t.agenda[-1]
        return len(choices) > 1 and isinstance(step, (Place, WhitePawn, Round, Promontory))

    def utility(self, table: Any, seat: int) -> float:
        """NAU-1.1, NAU-1.2: to be rescued, and with the best story, as loyalty divides it."""
        t: Castaways = table
        if t.result != "rescued" or not has(t.alive & ~t.lost, seat):
            return 0.0
        if t.cooperative or t.seats == 1:
            return 1.0
        best = 1.0 / t.winners.bit_count() if has(t.winners, seat) else 0.0
        return self.loyalty + (1.0 - self.loyalty) * best

    def facts(self, table: Any, seat: int) -> list[float]:
        """Who is rescued, one's own story tokens, who is lost or dead, energy, stores, turns."""
        t: Castaways = table
        saved = (t.alive & ~t.lost).bit_count()
        rescued = saved if t.result == "rescued" else 0
        found = [rescued, len(t.tokens[seat]), t.seats - saved, sum(t.energy), t.food, t.wood]
        return [float(n) for n in [*found, t.turn]]
