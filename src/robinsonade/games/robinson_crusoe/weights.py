"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.components import PACKAGE
from robinsonade.games.robinson_crusoe.things import INVENTION_IDS
from robinsonade.kernel.data import BadData, DataFile

_FILE = DataFile.read(PACKAGE, "weights.toml")
WEIGHTS: Final[dict[str, float]] = {
    name: float(value) for name, value in _FILE.section("weights").items()
}
_INVENTIONS: Final[dict[str, Any]] = _FILE.section("inventions")
for _name in _INVENTIONS:
    if _name not in INVENTION_IDS:
        raise BadData(f"weights.toml, [inventions]: {_name} is no invention")
INVENTION_VALUE: Final = [float(_INVENTIONS.get(name, WEIGHTS["item"])) for name in INVENTION_IDS]
