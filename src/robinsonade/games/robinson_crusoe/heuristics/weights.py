"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.kernel.data import BadData, DataFile

_FILE = DataFile.read(PACKAGE, "weights.toml")
_USUAL: Final[dict[str, Any]] = _FILE.section("weights")
_SPECIAL: Final[dict[str, Any]] = _FILE.section("scenarios")


def _known(given: dict[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in given:
        if name not in names:
            raise BadData(f"weights.toml, [{where}]: {name} is unknown")


def _weights_of(scenario: str) -> dict[str, float]:
    """The usual weights, with those that are different in this scenario."""
    special: dict[str, Any] = _SPECIAL.get(scenario, {})
    _known(special, tuple(_USUAL), f"scenarios.{scenario}")
    return {name: float(special.get(name, value)) for name, value in _USUAL.items()}


_known(_SPECIAL, SCENARIO_IDS, "scenarios")
WEIGHTS: Final = [_weights_of(scenario) for scenario in SCENARIO_IDS]

_INVENTIONS: Final[dict[str, Any]] = _FILE.section("inventions")
_known(_INVENTIONS, INVENTION_IDS, "inventions")
INVENTION_VALUE: Final = [float(_INVENTIONS.get(name, _USUAL["item"])) for name in INVENTION_IDS]
