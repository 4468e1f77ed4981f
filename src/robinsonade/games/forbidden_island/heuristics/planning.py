"""What Forbidden Island adds for players who search."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.forbidden_island.box.components import (
    CARDS_TO_CAPTURE,
    DIFFICULTY_IDS,
    HELD,
    LIFT,
    PACKAGE,
    SANDBAGS,
    TREASURES,
)
from robinsonade.games.forbidden_island.choices import Capture, Escape
from robinsonade.games.forbidden_island.heuristics.distances import Distances
from robinsonade.games.forbidden_island.heuristics.features import FEATURES, Features
from robinsonade.games.forbidden_island.heuristics.policy import IslandPolicy
from robinsonade.games.forbidden_island.heuristics.turn_plans import IslandTurns
from robinsonade.games.forbidden_island.heuristics.weights import WEIGHTS
from robinsonade.games.forbidden_island.steps.actions import Actions
from robinsonade.games.forbidden_island.steps.flood_draw import DrawFloods
from robinsonade.games.forbidden_island.steps.hand_limit import HandLimit
from robinsonade.games.forbidden_island.steps.swimming import LeaveWater
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.net import read_net
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.planning import TO_THE_END, Plan, Planning, planner_file

_FILE: Final = planner_file(PACKAGE)
GUARD: Final = _FILE.fraction("guard")
TREASURE: Final = _FILE.fraction("treasure")
_FILE.finish()

TURNS: Final = 4  # that a rollout plays on before the value says how it will end

CONCERNS: Final = Noun("concern", ("treasures", "sets", "lifts", "flooded", "sunk", "water"))


class IslandPlanning(Planning):
    """Whole turns, tried for four turns, then judged by a value learned from greedy games."""

    __slots__ = ("distances", "net", "turns")

    def __init__(self) -> None:
        super().__init__(IslandPolicy(WEIGHTS), CONCERNS)
        self.distances = Distances()
        self.net = read_net(PACKAGE, FEATURES)
        self.turns = IslandTurns(self.policy)

    def guard(self) -> float:
        return GUARD

    def horizon(self, table: Any) -> int:
        return TURNS if self.net is not None else TO_THE_END

    def worth_a_search(self, table: Any, seat: int, choices: list[Choice]) -> bool:
        """What wins or captures is done at once; a draw waits only for Special cards."""
        t: Island = table
        for choice in choices:
            if isinstance(choice, Escape | Capture):
                return False
        step = t.agenda[-1]
        if isinstance(step, Actions):
            return seat == t.active
        if isinstance(step, DrawFloods):
            return t.holds(seat, SANDBAGS) > 0
        return isinstance(step, (HandLimit, LeaveWater)) and len(choices) > 1

    def plans(self, table: Any, seat: int, choices: list[Choice], most: int) -> list[Plan]:
        t: Island = table
        if isinstance(t.agenda[-1], Actions) and seat == t.active:
            return self.turns.plans(t, seat, most)
        return Planning.plans(self, table, seat, choices, most)

    def utility(self, table: Any, seat: int) -> float:
        """The chance that all get away."""
        t: Island = table
        if t.result:
            return 1.0 if t.winners else 0.0
        net = self.net
        return net.chance_of(Features(t, self.distances).all()) if net is not None else 0.0

    def merit(self, table: Any, seat: int) -> float:
        """A little for each treasure, so that rare escapes mislead less."""
        t: Island = table
        return 1.0 if t.winners else TREASURE * t.captured.bit_count()

    def facts(self, table: Any, seat: int) -> list[float]:
        """Treasures, complete sets in one hand, flights at hand, tiles under water, the level."""
        t: Island = table
        sets = 0
        lifts = 0
        for other in range(t.seats):
            lifts += t.hands[other * HELD + LIFT]
            for treasure in range(TREASURES):
                sets += t.hands[other * HELD + treasure] >= CARDS_TO_CAPTURE
        found = [t.captured.bit_count(), sets, lifts, t.flooded.bit_count(), t.sunk.bit_count()]
        return [float(n) for n in [*found, t.level]]

    def lessons(self) -> list[dict[str, str]]:
        return [{"difficulty": difficulty} for difficulty in DIFFICULTY_IDS]

    def features(self, table: Any, seat: int) -> list[float]:
        return Features(table, self.distances).all()
