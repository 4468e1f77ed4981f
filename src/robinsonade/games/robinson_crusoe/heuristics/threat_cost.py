"""What a threat card would cost if nobody cared about it."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import THREAT_SCRIPT
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.heuristics.position_value import appraise
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.table.phases import EVENT_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp


def menace(t: Camp, card: int, side: int, w: Weights) -> float:
    """The loss, sooner on the left; and the reward of an action against it."""
    after = t.clone()
    after.plan = []
    after.agenda = [Run(THREAT_SCRIPT[card], 0, NO_CARD, after.leader())]
    after.phase = EVENT_PHASE
    before = appraise(after, w)
    after.settle()
    loss = min(w.threat_most, before - appraise(after, w))
    return w.threat + w.threat_loss * loss * (1.0 if side == 0 else w.threat_right)
