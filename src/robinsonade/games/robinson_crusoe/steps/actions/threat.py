"""Threat actions (RC-8.2, RC-8.3)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import (
    THREAT_ACTION,
    is_wreck,
)
from robinsonade.games.robinson_crusoe.box.spots import (
    Spot,
)
from robinsonade.games.robinson_crusoe.events import THREAT_WARDED_OFF
from robinsonade.games.robinson_crusoe.rules.planning.draft import pawns_in
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.fight import CardDone
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp


def ward_off(t: Camp, spot: Spot, planned: Planned) -> None:
    """RC-8.2, RC-8.3: the reward of a threat action; the card is discarded."""
    card = t.right if spot.side else t.left
    if spot.side:
        t.right = -1
    else:
        t.left = -1
    t.open_cards.append(card)
    t.emit(THREAT_WARDED_OFF, t.actor, card)
    action = THREAT_ACTION[card]
    script = action.one if is_wreck(card) and pawns_in(planned) < 2 else action.reward
    t.first(Run(script, 0, card, t.actor), CardDone(card))
