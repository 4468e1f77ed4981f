"""When wood can be spared for the pile of the Castaways (RC-16.1.1)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import ROOF, STRUCTURE_WOOD, WOOD
from robinsonade.games.robinson_crusoe.heuristics.sky_ahead import last_round, roof_wanted
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.rules.scenario.castaways import pile_columns, pile_position
from robinsonade.games.robinson_crusoe.table.table import Camp


def wood_for_the_pile(t: Camp, w: Weights) -> int:
    """Wood beyond what shelter, roof and weather want; with a column a round, time runs short."""
    column, _ = pile_position(t)
    columns_left = len(pile_columns(t)) - column
    if columns_left > last_round(t) - t.turn + w.pile_late:
        return t.stock[WOOD]
    return int(t.stock[WOOD] - kept_back(t, w))


def kept_back(t: Camp, w: Weights) -> float:
    """For the next structure, and for tonight."""
    keep = w.pile_keep if roof_wanted(t, w) else 0.0
    if not t.sheltered() or t.levels[ROOF] < roof_wanted(t, w):
        keep += w.pile_structure * STRUCTURE_WOOD[t.seats]
    return keep
