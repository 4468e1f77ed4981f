"""Drawing cards and tokens, discarding them, and shuffling decks anew."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import (
    ADVENTURE_DECK,
    FIRST_ADVENTURE,
    FIRST_BEAST,
    FIRST_MYSTERY,
    back_of,
)
from robinsonade.games.robinson_crusoe.box.components import SHORTCUT
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARD_INVENTIONS,
    ON_BUILD,
    ON_LOSS,
    PERSONAL,
    SHORTCUT_CARD,
)
from robinsonade.games.robinson_crusoe.box.island import SPACES
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_USES
from robinsonade.games.robinson_crusoe.events import (
    BUILT,
    CARD_GONE,
    CARD_SHUFFLED_IN,
    INVENTION_CAME,
    INVENTION_WENT,
    ITEM_CAME,
    ITEM_LOST,
    TOKEN_FOUND,
    TOKEN_GONE,
)
from robinsonade.games.robinson_crusoe.rules.island import link_of, unmark
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.table.links import ITEM_LINK
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import FutureItem, Kept
from robinsonade.games.robinson_crusoe.table.streams import (
    ADVENTURE_STREAM,
    BEAST_STREAM,
    EVENT_STREAM,
    HUNT_STREAM,
    INVENTION_STREAM,
    ITEM_STREAM,
    MYSTERY_STREAM,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import everyone, has


def show(t: Camp, deck: Deck, n: int) -> list[int]:
    """RC-19.3: everybody looks at the n top cards, top card first."""
    size = len(deck.cards)
    n = min(n, size)
    for place in range(size - n, size):
        deck.seen[place] = everyone(t.seats)
    t.reveals += 1
    return deck.cards[size - n :][::-1]


def pull(t: Camp, deck: Deck, card: int) -> None:
    """Take one particular card out of a deck, from as far up as possible."""
    place = len(deck.cards) - 1
    while deck.cards[place] != card:
        place -= 1
    deck.take_out(place)
    t.reveals += 1


# -- event deck ----------------------------------------------------------------------------------


def show_back(t: Camp) -> None:
    """RC-19.1: everybody sees the back of the top card of the Event deck."""
    t.event_back = back_of(t.events.cards[-1]) if t.events.cards else -1


def shuffle_into_events(t: Camp, card: int) -> None:
    """The card joins the Event deck, which is shuffled."""
    cards = [*t.events.cards, card]
    t.events = Deck.shuffled(cards, t.chance, EVENT_STREAM)
    show_back(t)
    if card in t.open_cards:
        t.open_cards.remove(card)
    t.emit(CARD_SHUFFLED_IN, card)


def discard(t: Camp, card: int) -> None:
    """A card that has been resolved goes to the discard pile of its kind."""
    if card not in t.open_cards:
        return
    t.open_cards.remove(card)
    put_away(t, card)


def put_away(t: Camp, card: int) -> None:
    if card < FIRST_ADVENTURE:
        t.events_out.append(card)
    elif card < FIRST_MYSTERY:
        t.adventures_out[ADVENTURE_DECK[card - FIRST_ADVENTURE]].append(card)
    elif card < FIRST_BEAST:
        t.mystery_out.append(card)
    else:
        t.beasts_out.append(card)


# -- adventures, mystery cards, beasts -----------------------------------------------------------


def draw_adventure(t: Camp, deck: int) -> int:
    """RC-9.8: the top card; an empty deck is made of its discards. -1: there is none."""
    if not t.adventures[deck].cards:
        t.adventures[deck] = Deck.shuffled(
            t.adventures_out[deck], t.chance, ADVENTURE_STREAM + deck
        )
        t.adventures_out[deck] = []
    if not t.adventures[deck].cards:
        return -1
    card = t.adventures[deck].draw()
    t.reveals += 1
    t.open_cards.append(card)
    return card


def draw_mystery(t: Camp) -> int:
    """RC-12.4: the top card; an empty deck is made of its discards. -1: there is none."""
    if not t.mystery.cards:
        t.mystery = Deck.shuffled(t.mystery_out, t.chance, MYSTERY_STREAM)
        t.mystery_out = []
    if not t.mystery.cards:
        return -1
    card = t.mystery.draw()
    t.reveals += 1
    t.open_cards.append(card)
    return card


def return_mysteries(t: Camp, cards: list[int]) -> None:
    """RC-12.4: set-aside cards are shuffled back."""
    if cards:
        for card in cards:
            t.open_cards.remove(card)
        t.mystery = Deck.shuffled(t.mystery.cards + cards, t.chance, MYSTERY_STREAM)


def top_up(t: Camp, deck: Deck, discards: list[int], n: int, stream: int) -> None:
    """To draw n cards from a deck that has fewer, its discards are shuffled and laid under it."""
    if len(deck.cards) < n and discards:
        under = Deck.shuffled(discards, t.chance, stream)
        discards.clear()
        deck.cards[:0] = under.cards
        deck.layers[:0] = under.layers
        more = len(under.cards)
        deck.seen = {place + more: seats for place, seats in deck.seen.items()}


def draw_beast(t: Camp) -> int:
    """RC-10.7: the top Beast card; an empty deck is made of the discards. -1: there is none."""
    if not t.beasts.cards:
        t.beasts = Deck.shuffled(t.beasts_out, t.chance, BEAST_STREAM)
        t.beasts_out = []
    return t.beasts.draw() if t.beasts.cards else -1


def add_to_hunt(t: Camp, card: int) -> None:
    """RC-8.13: unseen into the Hunting deck, which is shuffled."""
    t.hunt = Deck.shuffled([*t.hunt.cards, card], t.chance, HUNT_STREAM)


def lay_on_hunt(t: Camp, card: int, seen: bool) -> None:
    """On top of the Hunting deck."""
    t.hunt.cards.append(card)
    t.hunt.layers.append(1)
    if seen:
        t.hunt.seen[len(t.hunt.cards) - 1] = everyone(t.seats)


# -- discovery tokens and starting items ---------------------------------------------------------


def find_token(t: Camp, token: int, available: bool) -> None:
    """RC-6.7: a token found in an action waits for its end, any other is available."""
    if t.phase == ACTION_PHASE and t.actor >= 0 and not available:
        t.found.append(token)
    else:
        t.tokens[token] += 1
    t.emit(TOKEN_FOUND, token)


def drop_token(t: Camp, token: int) -> None:
    """RC-12.14: a token leaves the game."""
    t.tokens_out.append(token)
    t.emit(TOKEN_GONE, token)


def gain_item(t: Camp) -> None:
    """RC-2.8: a random starting item that is not in play; RC-6.7: in an action it has to wait."""
    if not t.item_box:
        return
    item = t.item_box.pop(t.chance.below(len(t.item_box), ITEM_STREAM))
    if t.phase == ACTION_PHASE and t.actor >= 0:
        t.future_items.append(FutureItem(t.actor, item))
    else:
        t.uses[item] = ITEM_USES[item]
    t.reveals += 1
    t.emit(ITEM_CAME, item)


# -- inventions ----------------------------------------------------------------------------------


def show_invention(t: Camp) -> None:
    """RC-2.4, RC-19.2: the top of the Invention deck is open."""
    deck = t.inventions
    if deck.cards:
        deck.seen[len(deck.cards) - 1] = everyone(t.seats)


def draw_invention(t: Camp) -> int:
    """The top card; an empty deck is made of its discards. -1: there is none."""
    if not t.inventions.cards:
        t.inventions = Deck.shuffled(t.inventions_out, t.chance, INVENTION_STREAM)
        t.inventions_out = []
    if not t.inventions.cards:
        return -1
    card = t.inventions.draw()
    t.reveals += 1
    show_invention(t)
    return card


def put_on_board(t: Camp, invention: int) -> None:
    t.on_board |= 1 << invention
    t.emit(INVENTION_CAME, invention)


def home_of(t: Camp, invention: int) -> bool:
    """RC-3.10, RC-3.11: does it lie beside its character's sheet when it is not built?"""
    return invention in PERSONAL and t.seat_of[PERSONAL.index(invention)] >= 0


def take_invention(t: Camp, invention: int) -> None:
    """An unbuilt invention leaves the board or its sheet."""
    t.on_board &= ~(1 << invention)
    t.on_sheet &= ~(1 << invention)


def lay_on_deck(t: Camp, invention: int) -> None:
    """RC-12.8: an unbuilt invention goes on top of the Invention deck."""
    take_invention(t, invention)
    deck = t.inventions
    deck.cards.append(invention)
    deck.layers.append(1)
    show_invention(t)
    t.emit(INVENTION_WENT, invention)


def own(t: Camp, invention: int, who: int) -> None:
    """RC-8.10: the item lies item side up and takes effect."""
    t.items |= 1 << invention
    t.emit(BUILT, invention)
    if ON_BUILD[invention]:
        t.first(Run(ON_BUILD[invention], 0, link_of(invention), who))


def lose_item(t: Camp, invention: int, gone: bool) -> None:
    """RC-12.7: back to the invention side (or away altogether), its lasting effect undone."""
    t.items &= ~(1 << invention)
    t.links = [link for link in t.links if link.sort != ITEM_LINK or link.invention != invention]
    if invention < CARD_INVENTIONS:
        if gone:
            t.inventions_out.append(invention)
        elif home_of(t, invention):
            t.on_sheet |= 1 << invention
        else:
            t.on_board |= 1 << invention
    t.emit(ITEM_LOST, invention)
    if ON_LOSS[invention]:
        t.first(Run(ON_LOSS[invention], 0, link_of(invention), t.leader()))


def lose_shortcut(t: Camp) -> None:
    """RC-8.8, RC-11.6: when the camp moves the Shortcut is lost."""
    if has(t.items, SHORTCUT_CARD):
        lose_item(t, SHORTCUT_CARD, False)
    for space in range(SPACES):
        unmark(t, space, SHORTCUT)


def kept_gone(t: Camp, kept: Kept) -> None:
    """A kept card is used up."""
    t.kept.remove(kept)
    put_away(t, kept.card)
    t.emit(CARD_GONE, kept.card)


def top_to_bottom(t: Camp) -> None:
    """The top card of the Hunting deck goes to its bottom."""
    deck = t.hunt
    if not deck.cards:
        return
    top = len(deck.cards) - 1
    known = deck.seen.pop(top, 0)
    card = deck.draw()
    deck.cards.insert(0, card)
    deck.layers.insert(0, 1)
    deck.seen = {place + 1: seats for place, seats in deck.seen.items()}
    if known:
        deck.seen[0] = known
