"""Exploring: on or back, and where to (for the greedy player)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import HARDEST, HEART, NOBODY, SECTOR_OF
from robinsonade.games.naufragos.choices import DESCENDING, EXPLORING, VISITING, Act
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.heuristics.outlook import chance_home, risk, turns_left, way_left
from robinsonade.games.naufragos.heuristics.placing import waiting_for_signals
from robinsonade.games.naufragos.heuristics.signals import signal_plan
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.heuristics.worth import Worth
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import members


def score_round(t: Castaways, w: Weights, seat: int, choices: list[Choice]) -> list[float]:
    """On while the way home is safe enough; the sector in front first."""
    go = keenness(t, w)
    front = max([SECTOR_OF[t.track[member]] for member in members(t.party)])
    found: list[float] = []
    for choice in choices:
        if choice.kind is EXPLORING and isinstance(choice, Act):
            in_front = choice.what == min(front, HEART)
            found.append(go + (1.0 if in_front else w.other_sector * choice.what))
        elif choice.kind is VISITING and isinstance(choice, Act):
            found.append(go + 1.0 + visit_value(t, w, seat, choice.what))
        elif choice.kind is DESCENDING:
            found.append(go + w.descend if t.difficulty < w.dangerous else w.never)
        else:
            found.append(0.0)
    return found


def visit_value(t: Castaways, w: Weights, seat: int, card: int) -> float:
    """A pending card, compared with one from a deck."""
    printed = t.book.cards[card]
    run = Run(printed.effect, 0, seat, card, NOBODY, 0)
    worth = Worth(t, w)
    value = worth.script(printed.effect, run) + worth.difficulty(printed.difficulty)
    value += printed.story * w.story + printed.advance * w.advance
    return value - w.drawn


def keenness(t: Castaways, w: Weights) -> float:
    """Above 0: go on."""
    ahead = min(HARDEST, t.difficulty + 1)
    danger = risk(t, t.party, ahead)
    allowed = w.turn_back
    left = way_left(t)
    turns = turns_left(t)
    if left == 0:
        return w.nothing_ahead
    if turns <= 2:
        allowed = w.turn_back_late
    elif left <= 1 and waiting_for_signals(t, w, signal_plan(t, w)):
        return w.ship_waits
    if chance_home(t, t.party, ahead) > w.safe_way:
        return w.go_on
    return (allowed - danger) * w.danger
