"""Everything in the box, wherever it lies: never more, never less (NAU-2)."""

from __future__ import annotations

from typing import Any

from robinsonade.games.naufragos.box.cards import CARD_IDS
from robinsonade.games.naufragos.box.components import (
    FISH_IDS,
    FOOD_COUNTERS,
    FORAGE_VALUES,
    GREAT_BONFIRE,
    TOKEN_VALUES,
    WOOD_COUNTERS,
)
from robinsonade.games.naufragos.table.imagination import STAGE
from robinsonade.kernel.masks import has
from robinsonade.kernel.position import STRANGE, strays


def inventory(t: Any) -> dict[str, int]:
    """How many of each component there are."""
    counted = {f"card.{name}": 0 for name in CARD_IDS}
    cards = all_cards(t)
    for number in cards:
        counted[f"card.{CARD_IDS[number]}"] += 1
    for card in t.book.cards:
        if not counted[f"card.{card.id}"]:
            counted[f"card.{card.id}"] = card.count  # still in the box
    tokens = t.token_deck.cards.copy()
    for heap in (*t.tokens, *t.tokens_discard, *t.tokens_out):
        tokens += heap
    for token, value in enumerate(TOKEN_VALUES):
        counted[f"token.{value}"] = tokens.count(token)
    for tile, value in enumerate(FORAGE_VALUES):
        lying = t.forage.cards.count(tile)
        lying += t.forage_gone.count(tile)
        counted[f"forage.{value}"] = lying + t.forage_caught[tile] + t.forage_discard[tile]
    for tile, name in enumerate(FISH_IDS):
        counted[f"fish.{name}"] = (
            t.fish.cards.count(tile) + t.fish_caught[tile] + t.fish_discard[tile]
        )
    strange = strays(cards, len(CARD_IDS)) + strays(tokens, len(TOKEN_VALUES))
    strange += strays(t.forage.cards + t.forage_gone, len(FORAGE_VALUES))
    counted[STRANGE] = strange + strays(t.fish.cards, len(FISH_IDS))
    if not t.shark:
        counted["fish.shark"] += 1
    counted["food"] = food_used(t) + max(0, FOOD_COUNTERS - food_used(t))
    counted["wood"] = wood_used(t) + max(0, WOOD_COUNTERS - wood_used(t))
    return counted


def all_cards(t: Any) -> list[int]:
    """Every card that is somewhere else than in the box."""
    found: list[int] = []
    for deck in (t.coast, t.interior, t.heart, t.events, t.remains, t.pile):
        found += deck.cards
    for held in t.items:
        found += [code % STAGE for code in held]
    for heap in (t.dowry, t.box_events):
        found += [code % STAGE for code in heap]
    for heap in (t.discard, t.gone, t.covered, t.box, t.open, t.shown):
        found += heap
    found += [card for card in (*t.camp, *t.pending, t.current) if card >= 0]
    return found


def food_used(t: Any) -> int:
    """NAU-2.5: food counters that are not in the reserve."""
    used: int = t.food + sum(t.carried) + t.food_out
    return used


def wood_used(t: Any) -> int:
    """NAU-2.5: wood counters that are not in the reserve."""
    used: int = t.wood + t.fire_wood
    if not has(t.built, GREAT_BONFIRE):
        used += t.progress[GREAT_BONFIRE]
    return used
