"""Conservation: every component of the box lies somewhere (RC-1.4)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import CARD_IDS
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS
from robinsonade.games.robinson_crusoe.box.inventions import CARD_INVENTIONS, INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.island import CITY, TILE_IDS, TILES
from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, tile_param
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_IDS
from robinsonade.games.robinson_crusoe.table.fields import Fields
from robinsonade.kernel.masks import has
from robinsonade.kernel.position import STRANGE, strays


def count_components(t: Fields) -> dict[str, int]:
    """RC-1.4: every card, tile, token and item, wherever it lies."""
    counted = dict.fromkeys([f"card.{name}" for name in CARD_IDS], 0)
    piles = [t.events.cards, t.event_box, t.events_out, t.mystery.cards]
    piles += [t.mystery_out, t.beasts.cards, t.beasts_out, t.hunt.cards]
    piles += [deck.cards for deck in t.adventures] + t.adventures_out
    piles += [t.open_cards, [kept.card for kept in t.kept]]
    piles.append([card for card in (t.left, t.right, t.ambush) if card >= 0])
    for pile in piles:
        for card in pile:
            counted[f"card.{CARD_IDS[card]}"] += 1
    for i in range(CARD_INVENTIONS):
        here = t.inventions.cards.count(i) + t.inventions_out.count(i)
        here += has(t.items, i) + has(t.on_board, i) + has(t.on_sheet, i)
        here += sum([built.invention == i for built in t.future_built])
        counted[f"invention.{INVENTION_IDS[i]}"] = here
    for token, name in enumerate(TOKEN_IDS):
        here = t.discovery.cards.count(token) + t.tokens_out.count(token)
        here += t.tokens[token] + t.found.count(token)
        here += sum([found.token == token for found in t.future_tokens])
        counted[f"token.{name}"] = here
    for tile in range(TILES):
        counted[f"tile.{TILE_IDS[tile]}"] = t.tile_at.count(tile) + (tile in t.tiles.cards)
    if t.scenario == CANNIBALS and t.tile_at[CITY] < 0:
        counted[f"tile.{TILE_IDS[tile_param(CANNIBALS, 'city_tile')]}"] += 1
    strange = sum([strays(pile, len(CARD_IDS)) for pile in piles])
    strange += strays(t.inventions.cards + t.inventions_out, len(INVENTION_IDS))
    strange += strays(t.discovery.cards + t.tokens_out + t.found, len(TOKEN_IDS))
    strange += strays(t.tiles.cards, TILES) + strays(t.item_box, len(ITEM_IDS))
    counted[STRANGE] = strange
    for item, name in enumerate(ITEM_IDS):
        waiting = sum([gained.item == item for gained in t.future_items])
        here = (t.uses[item] >= 0) + t.item_box.count(item)
        counted[f"item.{name}"] = here + waiting
    return counted
