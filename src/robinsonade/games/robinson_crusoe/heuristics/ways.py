"""Written-down ways to play: weights that are taken times a factor (data/ways.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.heuristics.weights import WEIGHTS
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.weights import values_of

FILE: Final = "ways.toml"


class Way:
    """What a way to play weighs more or less than usual, and where it is of use."""

    __slots__ = ("factors", "id", "scenarios")

    def __init__(self, id_: str, factors: dict[str, float], scenarios: tuple[str, ...]) -> None:
        self.id = id_
        self.factors = factors
        self.scenarios = scenarios

    def applied(self, values: dict[str, float]) -> dict[str, float]:
        """Weights as this way has them."""
        found = dict(values)
        for name, factor in self.factors.items():
            found[name] = values[name] * factor
        return found


def _read() -> list[Way]:
    known = values_of(WEIGHTS[0])
    found: list[Way] = []
    for row in DataFile.read(PACKAGE, FILE).rows("way"):
        name = row.text("id")
        given: Any = row.take("factors")
        scenarios = row.texts("scenarios")
        row.finish()
        factors = {str(weight): float(factor) for weight, factor in given.items()}
        for weight in factors:
            if weight not in known:
                raise BadData(f"{FILE}, {name}", "{key} is unknown", key=weight)
        for scenario in scenarios:
            if scenario not in SCENARIO_IDS:
                raise BadData(f"{FILE}, {name}", "{key} is unknown", key=scenario)
        found.append(Way(name, factors, tuple(scenarios)))
    return found


WAYS: Final = _read()


GENERAL: Final = [way for way in WAYS if not way.scenarios]
OF_SCENARIO: Final = [[way for way in WAYS if name in way.scenarios] for name in SCENARIO_IDS]


def ways_for(scenario: int, chance: Chance) -> list[Way]:
    """Those of use in a scenario: its own plans first, the others in any order."""
    order = list(range(len(GENERAL)))
    chance.shuffle(order)
    return OF_SCENARIO[scenario] + [GENERAL[at] for at in order]
