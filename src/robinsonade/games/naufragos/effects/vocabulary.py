"""All that cards can say, and all of them told."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import CARD_IDS, PLOT_CARDS, RAW_CARDS
from robinsonade.games.naufragos.effects import (
    board,
    cards,
    castaways,
    contests,
    control,
    exploration,
    goods,
    items,
)
from robinsonade.games.naufragos.effects.conditions import CONDITIONS
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.kernel.effects import Vocabulary

VOCABULARY: Final = Vocabulary(
    goods.VERBS,
    castaways.VERBS,
    exploration.VERBS,
    control.VERBS,
    contests.VERBS,
    cards.VERBS,
    items.VERBS,
    board.VERBS,
)


def teller_of(card: str, names: dict[int, str]) -> Teller:
    """Who tells the effects of a card; `names` are those of options without one of their own."""
    plots = {number: CARD_IDS[plot] for number, plot in PLOT_CARDS.items()}
    return Teller(card, plots, names, VOCABULARY, CONDITIONS)


def tellings() -> dict[str, str]:
    """What each card and each of its options does, after what somebody has written about it."""
    found: dict[str, str] = {}
    for sort, _, fields in RAW_CARDS:
        teller = teller_of(fields["id"], {})
        found[f"card-{fields['id']}"] = teller.card_text(sort, fields)
        found |= {f"deed-{name}": told for name, told in teller.deeds.items()}
    return found
