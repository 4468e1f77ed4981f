"""Hunt actions (RC-8.4)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import (
    beast_of,
)
from robinsonade.games.robinson_crusoe.steps.fight import fight_beast
from robinsonade.games.robinson_crusoe.table.table import Camp


def hunt(t: Camp) -> None:
    """RC-8.4, RC-10.6, RC-R73: the top card of the Hunting deck; its token stays until the end."""
    card = t.hunt.draw()
    t.reveals += 1
    t.open_cards.append(card)
    t.first(fight_beast(t.actor, beast_of(card), card, t.danger_hunt))
