"""The camp board: which camp cards can be seen, and taking one away (NAU-16).

New and covered ones: steps/camp/camp_cards.py (NAU-16.1 to NAU-16.3, NAU-16.8).
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import CARD_INDEX
from robinsonade.games.naufragos.box.components import NOBODY, SLOT_AT, SLOTS
from robinsonade.games.naufragos.events import CAMP_REMOVED
from robinsonade.games.naufragos.rules.decks import discard_card
from robinsonade.games.naufragos.table.fields import FREE
from robinsonade.games.naufragos.table.table import Castaways

FISHING: Final = CARD_INDEX["camp_fishing"]
PREPARING: Final = CARD_INDEX["camp_prepare_exploration"]


def slot_of(t: Castaways, card: int) -> int:
    """Where a camp card lies on the board, or -1."""
    camp = t.camp
    for slot in range(len(camp)):
        if camp[slot] == card:
            return slot
    return -1


def remove_camp(t: Castaways, card: int) -> None:
    slot = slot_of(t, card)
    if slot < 0:
        return
    t.camp[slot] = FREE
    t.pawns[SLOT_AT + slot] = NOBODY
    if slot < SLOTS:
        t.freed = slot
    discard_card(t, card)
    t.emit(CAMP_REMOVED, card)
