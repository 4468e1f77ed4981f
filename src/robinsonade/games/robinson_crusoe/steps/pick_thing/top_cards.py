"""Picking among the top tokens, beasts or tiles of a deck."""

from __future__ import annotations

from typing import ClassVar

from robinsonade.games.robinson_crusoe.box.cards import beast_of
from robinsonade.games.robinson_crusoe.choices import TO_CARD, TO_TILE, TO_TOKEN
from robinsonade.games.robinson_crusoe.events import CARD_SEEN, TILE_SEEN
from robinsonade.games.robinson_crusoe.prompts import (
    KEEPING_TOKEN,
    ORDERING_TILES,
    STRONGEST,
    TOP_TILE,
)
from robinsonade.games.robinson_crusoe.rules.decks import (
    drop_token,
    find_token,
    lay_on_hunt,
    pull,
    show,
)
from robinsonade.games.robinson_crusoe.steps.pick_thing.base import AVAILABLE, PickThing
from robinsonade.games.robinson_crusoe.table.streams import BEAST_STREAM, TILE_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import everyone


class PickTokensToKeep(PickThing):
    """RC-8.14, RC-12.14: of some discovery tokens the team keeps a few, the others are gone."""

    __slots__ = ()

    REASON: ClassVar[int] = KEEPING_TOKEN

    def candidates(self, t: Camp) -> list[int]:
        return sorted(set(self.top(t.discovery)))

    def offers(self, seat: int) -> list[Choice]:
        return TO_TOKEN[seat]

    def left_to_look(self) -> int:
        return self.looked - 1

    def carry_out(self, t: Camp, thing: int) -> None:
        pull(t, t.discovery, thing)
        find_token(t, thing, bool(self.flags & AVAILABLE))

    def finish(self, t: Camp) -> None:
        for _ in range(self.looked):
            drop_token(t, t.discovery.draw())


class PickStrongestBeast(PickThing):
    """RC-10.7: of the strongest of some beasts one goes on top of the Hunting deck."""

    __slots__ = ()

    REASON: ClassVar[int] = STRONGEST

    def candidates(self, t: Camp) -> list[int]:
        cards = self.top(t.beasts)
        most = max([beast_of(card).strength for card in cards])
        return [card for card in cards if beast_of(card).strength == most]

    def offers(self, seat: int) -> list[Choice]:
        return TO_CARD[seat]

    def carry_out(self, t: Camp, thing: int) -> None:
        pull(t, t.beasts, thing)
        t.beasts = Deck.shuffled(t.beasts.cards, t.chance, BEAST_STREAM)
        lay_on_hunt(t, thing, True)


class PickTopTile(PickThing):
    """RC-19.3: one of the tiles looked at goes on top, the others are shuffled back."""

    __slots__ = ()

    REASON: ClassVar[int] = TOP_TILE

    def candidates(self, t: Camp) -> list[int]:
        return sorted(set(self.top(t.tiles)))

    def offers(self, seat: int) -> list[Choice]:
        return TO_TILE[seat]

    def carry_out(self, t: Camp, thing: int) -> None:
        """Everybody knows the tile that now lies on top."""
        pull(t, t.tiles, thing)
        deck = Deck.shuffled(t.tiles.cards, t.chance, TILE_STREAM)
        deck.cards.append(thing)
        deck.layers.append(1)
        deck.seen[len(deck.cards) - 1] = everyone(t.seats)
        t.tiles = deck


class PickOrderOfTiles(PickTopTile):
    """RC-19.3: the tiles looked at go back in any order: those picked lie undermost."""

    __slots__ = ()

    REASON: ClassVar[int] = ORDERING_TILES

    def left_to_look(self) -> int:
        return self.looked - 1

    def carry_out(self, t: Camp, thing: int) -> None:
        cards = t.tiles.cards
        start = len(cards) - self.looked
        rest = cards[start:]
        rest.remove(thing)
        cards[start:] = [thing, *rest]


def look_at_tiles(t: Camp, n: int) -> None:
    """RC-19.3: look at the top tiles and put them back in any order."""
    tiles = show(t, t.tiles, n)
    for tile in tiles:
        t.emit(TILE_SEEN, tile)
    t.first(PickOrderOfTiles(max(0, len(tiles) - 1), -1, len(tiles)))


def look_at_top(t: Camp, deck: Deck) -> None:
    """RC-19.3: look at the top card of the Event or the Hunting deck."""
    for card in show(t, deck, 1):
        t.emit(CARD_SEEN, card)
