"""Exploring: on or back, and where to (for the greedy player)."""

from __future__ import annotations

from robinsonade.games.naufragos.choices import DESCENDING, EXPLORING, VISITING, Act
from robinsonade.games.naufragos.components import HARDEST, SECTOR_OF
from robinsonade.games.naufragos.outlook import chance_home, hopes, risk, turns_left, way_left
from robinsonade.games.naufragos.table import Castaways
from robinsonade.games.naufragos.weights import Weights
from robinsonade.kernel.choice import Choice


def score_round(t: Castaways, w: Weights, seat: int, choices: list[Choice]) -> list[float]:
    """On while the way home is safe enough; the own sector first."""
    go = keenness(t, w)
    here = SECTOR_OF[t.track[seat]]
    found: list[float] = []
    for choice in choices:
        if choice.kind is EXPLORING and isinstance(choice, Act):
            found.append(go + (1.0 if choice.what == min(here, 2) else 0.2 * choice.what))
        elif choice.kind is VISITING:
            found.append(go + (1.05 if t.difficulty < 7 else 0.5))
        elif choice.kind is DESCENDING:
            found.append(go + 0.4 if t.difficulty < 7 else -1.0)
        else:
            found.append(0.0)
    return found


def keenness(t: Castaways, w: Weights) -> float:
    """Above 0: go on."""
    ahead = min(HARDEST, t.difficulty + 1)
    danger = risk(t, t.party, ahead)
    allowed = w.turn_back
    left = way_left(t)
    turns = turns_left(t)
    if left == 0:
        return -2.0
    if turns <= 2:
        allowed = 0.75  # it is now or never
    elif left <= 2 and not hopes(t) and turns > 3:
        return -1.5  # not yet: the camp is not ready
    if chance_home(t, t.party, ahead) > 0.9:
        return 5.0
    return (allowed - danger) * 10
