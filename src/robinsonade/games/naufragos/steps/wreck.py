"""The wreck gives up a cube (NAU-7.7)."""

from __future__ import annotations

from robinsonade.games.naufragos.events import SALVAGE_READY
from robinsonade.games.naufragos.table import Castaways


def move_to_salvage(t: Castaways) -> None:
    """One cube from the wreck to the Salvage action, if it has none and one is left."""
    if t.wreck and not t.salvage:
        t.wreck -= 1
        t.salvage = True
        t.emit(SALVAGE_READY, t.wreck)
