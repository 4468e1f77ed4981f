"""Setting the game up (FI-2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    CARD_COUNT,
    CARD_MORE,
    CARDS,
    DIFFICULTY_IDS,
    HELD,
    INITIAL_FLOOD,
    ROLE_IDS,
    ROLES,
    START_LEVEL,
    START_TILE,
    STARTING_HAND,
    TILES,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.box.layouts import LAYOUT_IDS
from robinsonade.games.forbidden_island.events import (
    CARD_DEALT,
    ROLE_DEALT,
    TILE_FLOODED_AT_START,
)
from robinsonade.games.forbidden_island.steps.turn import TURN
from robinsonade.games.forbidden_island.table.table import (
    FLOOD_STREAM,
    SETUP_STREAM,
    STREAMS,
    TREASURE_STREAM,
    Island,
)
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM, deal
from robinsonade.kernel.kinship import as_printed, besides, more_of, vary_deck, vary_draw

# The Treasure cards that hands are dealt from.
FOR_HANDS: Final = [
    card for card in range(CARDS) if card != WATERS_RISE for _ in range(CARD_COUNT[card])
]


def new_island(seats: int, options: dict[str, str], seed: int, log: bool) -> Island:
    """FI-2.1 to FI-2.10, FI-14.1: the table as it stands before the first action.

    FI-2.3: three decks: Flood, Treasure, Adventurers (the roles not dealt).
    """
    t = Island(seats, Chance.seeded(seed, STREAMS))
    t.log = [] if log else None
    lay_tiles(t, LAYOUT_IDS.index(options["layout"]))
    flood_first_tiles(t)
    choose_roles(t, options["roles"])
    deal_hands(t)
    t.level = START_LEVEL[DIFFICULTY_IDS.index(options["difficulty"])]  # FI-2.8
    t.active = first_player(t, options["first"])
    t.agenda = [TURN]
    t.settle()
    return t


def lay_tiles(t: Island, layout: int) -> None:
    """FI-2.1, FI-15.3: the tiles in random order on the spaces of the layout, dry side up."""
    t.layout = layout
    t.tile_at = list(range(TILES))
    t.chance.shuffle(t.tile_at, SETUP_STREAM)
    t.restore()


def flood_first_tiles(t: Island) -> None:
    """FI-2.4: six Flood cards; all differ, so nothing can sink."""
    t.flood_deck = Deck.shuffled(list(range(TILES)), t.chance, FLOOD_STREAM)
    t.flood_discard = []
    for _ in range(INITIAL_FLOOD):
        tile = t.flood_deck.draw()
        t.flooded |= 1 << tile
        t.flood_discard.append(tile)
        t.emit(TILE_FLOODED_AT_START, tile)


def choose_roles(t: Island, chosen: str) -> None:
    """FI-2.5, FI-2.6, FI-15.2: an adventurer for each seat, its pawn on its starting tile."""
    t.roles = deal(chosen, ROLE_IDS, list(range(ROLES)), t.seats, t.chance, SETUP_STREAM)
    t.pawn = [START_TILE[role] for role in t.roles]
    for seat in range(t.seats):
        t.emit(ROLE_DEALT, seat, t.roles[seat], t.pawn[seat])


def deal_hands(t: Island) -> None:
    """FI-2.7: two cards each; Waters Rise! cards wait aside and are shuffled in afterwards."""
    cards = FOR_HANDS.copy()
    if CARD_MORE:
        cards = as_printed(cards, more_of(CARD_MORE, range(HELD)))
    t.chance.shuffle(cards, TREASURE_STREAM)
    dealt = [cards.pop() for _ in range(STARTING_HAND * t.seats)]
    cards += [WATERS_RISE] * (CARD_COUNT[WATERS_RISE] - CARD_MORE.get(WATERS_RISE, 0))
    t.chance.shuffle(cards, TREASURE_STREAM)
    if CARD_MORE:
        chance = besides(t.chance, TREASURE_STREAM)
        vary_draw(dealt, cards, CARD_MORE, range(HELD), chance)
        vary_deck(cards, more_of(CARD_MORE, [WATERS_RISE]), chance)
    t.treasure_deck = Deck.lying(cards)
    t.treasure_discard = [0] * CARDS
    t.hands = [0] * (t.seats * HELD)
    for place, card in enumerate(dealt):
        t.add_card(place % t.seats, card)
        t.emit(CARD_DEALT, place % t.seats, card)


def first_player(t: Island, chosen: str) -> int:
    """FI-2.9: chosen by the table (counted from 1), otherwise at random."""
    if chosen == RANDOM:
        return t.chance.below(t.seats, SETUP_STREAM)
    return int(chosen) - 1
