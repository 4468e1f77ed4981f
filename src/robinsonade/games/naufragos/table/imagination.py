"""What a seat has not seen, made up anew (NAU-6.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import MOST_SEATS
from robinsonade.games.naufragos.table.fields import Fields
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import has

# A removed event is kept as its card and the number of plot events that had come before.
STAGE: Final = 1024
SOME_ENTRY: Final = -1  # an entry card that might be any


def imagine(t: Fields, seat: int, chance: Chance) -> None:
    """Change a copy of a table so that `seat` could not tell it from the real one."""
    t.forage = t.forage.imagined(seat, chance, 0)
    t.fish = t.fish.imagined(seat, chance, 0)
    t.remains = t.remains.imagined(seat, chance, 0)
    t.pile = t.pile.imagined(seat, chance, 0)
    swap_forage(t, chance)
    imagine_entries(t, seat, chance)
    imagine_events(t, seat, chance)
    imagine_tokens(t, seat, chance)
    t.glimpses = [glimpse for glimpse in t.glimpses if glimpse // STAGE % MOST_SEATS == seat]
    t.agenda = [step.seen_by(seat) for step in t.agenda]


def unseen(deck: Deck, seat: int) -> list[int]:
    """The places of a deck that a seat has not looked at."""
    seen = deck.seen
    return [place for place in range(len(deck.cards)) if not has(seen.get(place, 0), seat)]


def glimpsed(t: Fields, seat: int) -> dict[int, int]:
    """The cards that a seat has looked at, with the number of plot events that had come by then."""
    found: dict[int, int] = {}
    for glimpse in t.glimpses:
        card, rest = glimpse % STAGE, glimpse // STAGE
        if rest % MOST_SEATS == seat:
            found[card] = rest // MOST_SEATS
    return found


def swap_forage(t: Fields, chance: Chance) -> None:
    """NAU-6.4: tiles that left the supply were never shown."""
    if t.forage_gone:
        pool = sorted(t.forage.cards + t.forage_gone)
        chance.shuffle(pool, 0)
        left = len(t.forage.cards)
        t.forage.cards, t.forage_gone = pool[:left], pool[left:]


def imagine_entries(t: Fields, seat: int, chance: Chance) -> None:
    """NAU-3.1: nobody knows which entry cards are in the game, only how many of each back.

    Whoever has looked at one knows that it is.
    """
    known = glimpsed(t, seat)
    box: list[int] = []
    for number, deck in enumerate((t.coast, t.interior, t.heart)):
        pool = [card for card in t.box if t.book.cards[card].deck == number]
        hide_entries(t, deck, seat, known, pool)
        mixed = deck.imagined(seat, chance, 0)
        pool.sort()
        chance.shuffle(pool, 0)
        deck.cards = [card if card >= 0 else pool.pop() for card in mixed.cards]
        box += pool
    t.box = sorted(box)


def hide_entries(t: Fields, deck: Deck, seat: int, known: dict[int, int], pool: list[int]) -> None:
    """Turn each entry card of a deck that might be another one into SOME_ENTRY."""
    cards = t.book.cards
    for place in unseen(deck, seat):
        card = deck.cards[place]
        if cards[card].plot == 0 and card not in known:
            pool.append(card)
            deck.cards[place] = SOME_ENTRY


def imagine_events(t: Fields, seat: int, chance: Chance) -> None:
    """NAU-3.11, NAU-R12: unused and removed events were never seen; a plot event cannot have left
    before it came, nor an event that somebody has looked at before that."""
    deck: Deck = t.events
    places = unseen(deck, seat)
    stages = [entry // STAGE for entry in t.box_events]
    unused = len(stages) - len(t.own_events)  # these were never in the deck
    hidden = [deck.cards[place] for place in places]
    hidden += [entry % STAGE for entry in t.box_events]
    since = {card: came for came, card in enumerate(t.own_events, start=1)}
    for card, stage in glimpsed(t, seat).items():
        since[card] = max(stage, since.get(card, 0))
    late = sorted([card for card in hidden if card in since], key=lambda card: (-since[card], card))
    rest = sorted([card for card in hidden if card not in since])
    chance.shuffle(rest, 0)
    # Slots: the places in the deck, then those in the box with the stage in which they were left.
    # Whatever was in the deck at a later stage fits fewer of them, so it comes first.
    free = list(range(len(places) + len(stages)))
    chosen = [-1] * len(free)
    for card in late:
        fit = [
            slot
            for slot in free
            if slot < len(places)
            or (slot >= len(places) + unused and stages[slot - len(places)] >= since[card])
        ]
        slot = fit[chance.below(len(fit))]
        chosen[slot] = card
        free.remove(slot)
    for slot, card in zip(free, rest, strict=True):
        chosen[slot] = card
    for number, place in enumerate(places):
        deck.cards[place] = chosen[number]
    t.box_events = [
        stage * STAGE + card for stage, card in zip(stages, chosen[len(places) :], strict=True)
    ]


def imagine_tokens(t: Fields, seat: int, chance: Chance) -> None:
    """NAU-6.3: a seat knows the tokens it holds or gave away, and how many the others have."""
    deck: Deck = t.token_deck
    places = unseen(deck, seat)
    others = [other for other in range(t.seats) if other != seat]
    heaps = [
        (rows, other) for other in others for rows in (t.tokens, t.tokens_discard, t.tokens_out)
    ]
    pool = [deck.cards[place] for place in places]
    for rows, other in heaps:
        pool += rows[other]
    pool.sort()
    chance.shuffle(pool, 0)
    for place in places:
        deck.cards[place] = pool.pop()
    for rows, other in heaps:
        rows[other] = sorted([pool.pop() for _ in rows[other]])
