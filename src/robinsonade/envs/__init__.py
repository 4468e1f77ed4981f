"""The games as environments for programs that learn. Needs `pip install robinsonade[rl]`.

`aec` is for PettingZoo, `IslandSolo` and `IslandSeat` are for Gymnasium, `Batch` steps many tables
at once, `robinsonade.envs.spiel` is for OpenSpiel (`robinsonade[openspiel]`). See
docs/environments.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from robinsonade.envs.batch import Batch
    from robinsonade.envs.gym import IslandSeat, IslandSolo
    from robinsonade.envs.interface import Interface
    from robinsonade.envs.zoo import IslandAEC, aec

__all__ = ["Batch", "Interface", "IslandAEC", "IslandSeat", "IslandSolo", "aec"]

PLACES = {
    "Batch": "batch",
    "Interface": "interface",
    "IslandAEC": "zoo",
    "aec": "zoo",
    "IslandSeat": "gym",
    "IslandSolo": "gym",
}


def __getattr__(name: str) -> Any:
    """Libraries are imported when somebody asks for what needs them."""
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"robinsonade.envs.{PLACES[name]}"), name)
