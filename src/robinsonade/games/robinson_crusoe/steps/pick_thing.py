"""Picking things: items to lose, inventions to take, tokens, tiles and cards to keep."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import beast_of
from robinsonade.games.robinson_crusoe.box.inventions import CARD_INVENTIONS
from robinsonade.games.robinson_crusoe.choices import (
    NO,
    TO_CARD,
    TO_INVENTION,
    TO_TILE,
    TO_TOKEN,
    Pick,
)
from robinsonade.games.robinson_crusoe.events import CARD_SEEN, ITEM_MARKED, TILE_SEEN, TOKEN_GONE
from robinsonade.games.robinson_crusoe.prompts import (
    BUILDING_FREE,
    DISCARDING_INVENTION,
    DISCARDING_ITEM,
    KEEPING_TOKEN,
    LOSING_ITEM,
    MARKING_ITEM,
    ORDERING_TILES,
    PICK_PROMPT,
    STRONGEST,
    TAKING_INVENTION,
    TOP_TILE,
)
from robinsonade.games.robinson_crusoe.rules.decks import (
    draw_invention,
    everyone,
    find_token,
    lay_on_deck,
    lay_on_hunt,
    lose_item,
    own,
    put_on_board,
    show,
    show_invention,
    take_invention,
)
from robinsonade.games.robinson_crusoe.rules.people import unmet
from robinsonade.games.robinson_crusoe.table.links import ITEM_LINK
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import FutureBuilt, Link
from robinsonade.games.robinson_crusoe.table.streams import (
    BEAST_STREAM,
    INVENTION_STREAM,
    TILE_STREAM,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.step import Prompt, Step

CARDS_ONLY: Final = (1 << CARD_INVENTIONS) - 1
# Flags
FORGIVING: Final = 1  # a shortfall costs nothing
UP_TO: Final = 2  # the team may stop
AVAILABLE: Final = 4  # tokens become available at once
WHOLE_DECK: Final = 8


class PickThing(Step):
    """One thing after the other for one reason, `n` times; `looked` top cards are at choice."""

    __slots__ = ("reason", "n", "card", "looked", "flags", "seat")

    def __init__(self, reason: int, n: int, card: int, looked: int, flags: int, seat: int) -> None:
        self.reason = reason
        self.n = n
        self.card = card
        self.looked = looked  # how many cards on top of a deck, or a mask of inventions
        self.flags = flags
        self.seat = seat  # -1: whoever decides at that moment

    def advance(self, t: Camp) -> bool:
        things = self.candidates(t) if self.n > 0 else []
        if not things:
            t.done()
            self.finish(t)
            return True
        if len(things) == 1 and not self.flags & UP_TO:
            self.pick(t, things[0])
            return True
        return False

    def finish(self, t: Camp) -> None:
        """What is left over when nothing more can, or need, be picked."""
        if self.n > 0 and self.reason in (LOSING_ITEM, DISCARDING_INVENTION, DISCARDING_ITEM):
            if not self.flags & FORGIVING:
                unmet(t, self.n)
        elif self.reason == KEEPING_TOKEN:
            for _ in range(self.looked):
                token = t.discovery.draw()
                t.tokens_out.append(token)
                t.emit(TOKEN_GONE, token)
        elif self.reason == TAKING_INVENTION and self.flags & WHOLE_DECK:
            t.inventions = Deck.shuffled(t.inventions.cards, t.chance, INVENTION_STREAM)
            show_invention(t)
        elif self.reason == TAKING_INVENTION:
            for _ in range(self.looked):
                t.inventions_out.append(draw_invention(t))

    def candidates(self, t: Camp) -> list[int]:
        """What can be picked, each thing once."""
        reason = self.reason
        if reason in (LOSING_ITEM, DISCARDING_ITEM):
            return bits(t.items & CARDS_ONLY)
        if reason == MARKING_ITEM:
            marked = [link.invention for link in t.links if link.sort == ITEM_LINK]
            return [item for item in bits(t.items & CARDS_ONLY) if item not in marked]
        if reason == DISCARDING_INVENTION:
            return bits((t.on_board | t.on_sheet) & CARDS_ONLY)
        if reason == BUILDING_FREE:
            return bits(self.looked & (t.on_board | t.on_sheet))
        if reason == TAKING_INVENTION:
            return sorted(set(t.inventions.cards if self.flags & WHOLE_DECK else self.top(t)))
        if reason == STRONGEST:
            cards = self.top(t)
            most = max([beast_of(card).strength for card in cards])
            return [card for card in cards if beast_of(card).strength == most]
        return sorted(set(self.top(t)))

    def deck(self, t: Camp) -> Deck:
        if self.reason == KEEPING_TOKEN:
            return t.discovery
        if self.reason == TAKING_INVENTION:
            return t.inventions
        return t.beasts if self.reason == STRONGEST else t.tiles

    def top(self, t: Camp) -> list[int]:
        cards = self.deck(t).cards
        return cards[len(cards) - self.looked :]

    def decides(self, t: Camp) -> int:
        return self.seat if self.seat >= 0 else t.decider()

    def choices(self, t: Camp) -> list[Choice]:
        seat = self.decides(t)
        if self.reason == KEEPING_TOKEN:
            picks = TO_TOKEN[seat]
        elif self.reason in (TOP_TILE, ORDERING_TILES):
            picks = TO_TILE[seat]
        elif self.reason == STRONGEST:
            picks = TO_CARD[seat]
        else:
            picks = TO_INVENTION[seat]
        found = [picks[thing] for thing in self.candidates(t)]
        if self.flags & UP_TO:
            found.append(NO[seat])
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        if choice.kind is NO[0].kind:
            t.done()
        else:
            self.pick(t, choice.value)

    def pick(self, t: Camp, thing: int) -> None:
        """What the reason means for the thing picked."""
        reason = self.reason
        looked = self.looked
        if reason in (KEEPING_TOKEN, ORDERING_TILES) or (
            reason == TAKING_INVENTION and not self.flags & WHOLE_DECK
        ):
            looked -= 1
        t.then(PickThing(reason, self.n - 1, self.card, looked, self.flags, self.seat))
        if reason == LOSING_ITEM:
            lose_item(t, thing, False)
        elif reason == DISCARDING_ITEM:
            lose_item(t, thing, True)
        elif reason == MARKING_ITEM:
            t.links.append(Link(self.card, ITEM_LINK, thing))
            t.emit(ITEM_MARKED, thing)
        elif reason == DISCARDING_INVENTION:
            lay_on_deck(t, thing)
        elif reason == BUILDING_FREE:
            build_free(t, thing)
        elif reason == TAKING_INVENTION:
            pull(t, t.inventions, thing)
            show_invention(t)
            put_on_board(t, thing)
        elif reason == KEEPING_TOKEN:
            pull(t, t.discovery, thing)
            find_token(t, thing, bool(self.flags & AVAILABLE))
        elif reason == STRONGEST:
            pull(t, t.beasts, thing)
            t.beasts = Deck.shuffled(t.beasts.cards, t.chance, BEAST_STREAM)
            lay_on_hunt(t, thing, True)
        elif reason == TOP_TILE:
            pull(t, t.tiles, thing)
            t.tiles = Deck.shuffled(t.tiles.cards, t.chance, TILE_STREAM)
            lay_on_tiles(t, thing)
        elif reason == ORDERING_TILES:
            sink(t, thing, self.looked)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, self.decides(t), self.reason)


def bits(mask: int) -> list[int]:
    """The numbers of the bits of a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def pull(t: Camp, deck: Deck, thing: int) -> None:
    """Take one particular card out of a deck, from as far up as possible."""
    place = len(deck.cards) - 1
    while deck.cards[place] != thing:
        place -= 1
    del deck.cards[place]
    start = 0
    for layer, size in enumerate(deck.layers):
        if start <= place < start + size:
            deck.layers[layer] -= 1
            if not deck.layers[layer]:
                del deck.layers[layer]
            break
        start += size
    deck.seen = {
        at - 1 if at > place else at: seats for at, seats in deck.seen.items() if at != place
    }
    t.reveals += 1


def lay_on_tiles(t: Camp, tile: int) -> None:
    """Everybody knows the tile that now lies on top."""
    deck = t.tiles
    deck.cards.append(tile)
    deck.layers.append(1)
    deck.seen[len(deck.cards) - 1] = everyone(t)


def sink(t: Camp, tile: int, looked: int) -> None:
    """Of the looked-at tiles on top this one goes undermost: the last one picked stays on top."""
    cards = t.tiles.cards
    start = len(cards) - looked
    rest = cards[start:]
    rest.remove(tile)
    cards[start:] = [tile, *rest]


def build_free(t: Camp, invention: int) -> None:
    """RC-6.7, RC-6.8: in an action it goes to future like a built item, otherwise at once."""
    take_invention(t, invention)
    if t.phase == ACTION_PHASE and t.actor >= 0:
        t.future_built.append(FutureBuilt(t.actor, invention, -1, t.serial))
    else:
        own(t, invention, t.leader())


def look_at_tiles(t: Camp, n: int, flags: int) -> None:
    """Look at the top tiles and put them back in any order."""
    tiles = show(t, t.tiles, n)
    for tile in tiles:
        t.emit(TILE_SEEN, tile)
    t.first(PickThing(ORDERING_TILES, max(0, len(tiles) - 1), -1, len(tiles), flags, -1))


def look_at_top(t: Camp, deck: Deck) -> None:
    """Look at the top card of the Event or the Hunting deck."""
    for card in show(t, deck, 1):
        t.emit(CARD_SEEN, card)


STEPS: Final[tuple[type[Step], ...]] = (PickThing,)
