"""Hunt actions (RC-8.4)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import (
    beast_of,
)
from robinsonade.games.robinson_crusoe.steps.fight import fight_beast
from robinsonade.games.robinson_crusoe.table.table import Camp


def hunt(t: Camp) -> None:
    """RC-8.4, RC-10.6: the top card of the Hunting deck."""
    card = t.hunt.draw()
    t.reveals += 1
    t.open_cards.append(card)
    more = t.danger_hunt
    t.danger_hunt = 0
    t.first(fight_beast(t.actor, beast_of(card), card, more))
