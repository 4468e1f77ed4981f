"""Conservation: everything in the box lies somewhere (PAP-1)."""

from __future__ import annotations

from robinsonade.games.papua.box.cards import (
    COUNTER_IDS,
    KIND_IDS,
    KINDS,
    NOTE_IDS,
    REPOSITION_COUNTER,
    SCIENCE_IDS,
)
from robinsonade.games.papua.box.components import COLOUR_IDS, ZONES
from robinsonade.games.papua.table.fields import NOTHING, Fields
from robinsonade.kernel.masks import has
from robinsonade.kernel.position import STRANGE, strays


def count_components(t: Fields) -> dict[str, int]:
    """PAP-1.1, PAP-1.3, PAP-1.4: everything in the box, wherever it lies."""
    counted = {
        "coins": t.bank_coins + sum(t.coins),
        "food": t.bank_food + sum(t.food),
    }
    for seat in range(t.seats):
        people = t.pool[seat] + t.reserve[seat] + sum(t.zones[seat * ZONES : seat * ZONES + ZONES])
        counted[f"explorers.{COLOUR_IDS[seat]}"] = people
    cards = t.expedition_deck.cards + t.removed + t.open_cards
    for kind, name in enumerate(KIND_IDS):
        won = sum([t.collected[seat * KINDS + kind] for seat in range(t.seats)])
        counted[f"card.{name}"] = cards.count(kind) + won + t.cards_out[kind]
    counters = t.counter_pile.cards + t.counters + t.counter_discard
    for counter, name in enumerate(COUNTER_IDS):
        aside = counter == REPOSITION_COUNTER and t.reposition_aside
        counted[f"counter.{name}"] = counters.count(counter) + aside
    piles = t.note_deck_1.cards + t.note_deck_2.cards
    taken = t.notes_out
    for mask in t.notes:
        taken |= mask
    for note, name in enumerate(NOTE_IDS):
        lies_open = t.note == note and not has(taken, note)
        counted[f"note.{name}"] = piles.count(note) + has(taken, note) + lies_open
    for science, name in enumerate(SCIENCE_IDS):
        counted[f"science.{name}"] = max(1, t.science.count(science))
    strange = strays([card for card in cards if card != NOTHING], KINDS)
    strange += strays(counters, len(COUNTER_IDS))
    counted[STRANGE] = strange + strays(piles, len(NOTE_IDS))
    return counted
