"""What may be seen: the board is open, screens hide coins and food, bids are sealed (PAP-11).

PAP-11.3: won cards are public; hidden coins and food can be followed, but are not shown.
"""

from __future__ import annotations

from typing import TypedDict

from robinsonade.games.papua.box.cards import (
    COUNTER_IDS,
    KIND_IDS,
    KINDS,
    NOTE_IDS,
    NOTE_SYMBOL,
    SCIENCE_IDS,
    SECOND_DECK,
    SYMBOL_IDS,
)
from robinsonade.games.papua.box.components import (
    COLOUR_IDS,
    DESTINATION_IDS,
    DESTINATIONS,
    FACES,
    HUT_DICE,
    SUPPLIES,
    SUPPLY_FOOD,
    SUPPLY_SPACE,
    ZONE_IDS,
    ZONES,
)
from robinsonade.games.papua.box.score_lines import LINE_IDS, LINE_RULES
from robinsonade.games.papua.steps.final_count import points
from robinsonade.games.papua.steps.start_phase import turn_order
from robinsonade.games.papua.steps.zones.expeditions import SealedBids
from robinsonade.games.papua.table.fields import NOTHING
from robinsonade.games.papua.table.table import (
    NEUTRAL_JUNGLE,
    NEUTRAL_LOGISTICS,
    NEUTRAL_NOTEBOOK,
    Papua,
)
from robinsonade.kernel.masks import has, members


class Goods(TypedDict):
    coins: int
    food: int


class ZoneView(TypedDict):
    id: str
    marker: int | None
    forbidden: bool
    explorers: list[int]
    neutral: int


class DestinationView(TypedDict):
    id: str
    card: str | None
    neutral: int


class SeatView(TypedDict):
    colour: str
    energy: int
    prestige: int
    hut: int | None
    pool: int
    reserve: int
    supplied: list[int]
    science: str
    science_spent: bool
    cards: dict[str, int]
    coins: int | None  # behind the screen: None for everybody else
    food: int | None
    notes: list[str] | None
    dice_now: int
    dice_next: int


class SheetLine(TypedDict):
    line: str
    rules: list[str]
    points: list[int]


class View(TypedDict):
    you: int | None
    active: int
    round: int
    turn_order: list[int]
    energy_order: list[int]
    supply: list[list[int]]
    general_supply: Goods | None  # what nobody has; None where it never runs out
    zones: list[ZoneView]
    forbidden: str | None
    destinations: list[DestinationView]
    counters: list[str]
    counter_pile: int
    counter_discard: list[str]
    reposition: bool
    note: str | None
    symbol: str | None
    second_deck: bool
    note_decks: list[int]
    expedition_deck: int
    dice: list[int]  # how many show a catastrophe, 1, 2 ... 5
    dead_dice: int
    seats: list[SeatView]
    bid: list[int] | None
    last_round: bool
    sheet: list[SheetLine] | None
    result: str
    winners: list[int]


def view(t: Papua, seat: int | None) -> View:
    """PAP-11.1, PAP-11.2: what one seat (or a spectator: None) sees; at the end, everything."""
    return {
        "you": seat,
        "active": t.active,
        "round": t.turn,
        "turn_order": turn_order(t),
        "energy_order": t.order.copy(),
        "supply": [[SUPPLY_SPACE[i], SUPPLY_FOOD[i]] for i in range(SUPPLIES)],
        "general_supply": general_supply(t),
        "zones": [zone_view(t, zone) for zone in range(ZONES)],
        "forbidden": ZONE_IDS[t.forbidden] if t.forbidden != NOTHING else None,
        "destinations": [destination_view(t, place) for place in range(DESTINATIONS)],
        "counters": [COUNTER_IDS[counter] for counter in t.counters],
        "counter_pile": len(t.counter_pile),
        "counter_discard": [COUNTER_IDS[counter] for counter in t.counter_discard],
        "reposition": t.reposition_aside,
        "note": NOTE_IDS[t.note] if t.note != NOTHING else None,
        "symbol": SYMBOL_IDS[NOTE_SYMBOL[t.note]] if t.note != NOTHING else None,
        "second_deck": t.second_deck,
        "note_decks": note_decks(t),
        "expedition_deck": len(t.expedition_deck),
        "dice": t.dice[:FACES],
        "dead_dice": t.dice[FACES],
        "seats": [seat_view(t, other, other == seat) for other in range(t.seats)],
        "bid": own_bid(t, seat),
        "last_round": t.last_round,
        "sheet": sheet(t) if t.result else None,
        "result": t.result,
        "winners": list(members(t.winners)),
    }


def general_supply(t: Papua) -> Goods | None:
    """PAP-11.2: coins and food that nobody has; None where they never run out (PAP-16.1)."""
    return {"coins": t.bank_coins, "food": t.bank_food} if t.limited else None


def note_decks(t: Papua) -> list[int]:
    """PAP-4.8, PAP-11.2: the first card out of deck II ends deck I."""
    second = len(t.note_deck_2)
    return [len(t.note_deck_1) if second == len(SECOND_DECK) else 0, second]


def zone_view(t: Papua, zone: int) -> ZoneView:
    return {
        "id": ZONE_IDS[zone],
        "marker": t.zone_of.index(zone) if zone in t.zone_of else None,
        "forbidden": t.forbidden == zone,
        "explorers": [t.here(seat, zone) for seat in range(t.seats)],
        "neutral": neutral_in(t, zone),
    }


def neutral_in(t: Papua, zone: int) -> int:
    if ZONE_IDS[zone] == "logistics":
        return t.neutral[NEUTRAL_LOGISTICS]
    return t.neutral[NEUTRAL_NOTEBOOK] if ZONE_IDS[zone] == "notebook" else 0


def destination_view(t: Papua, place: int) -> DestinationView:
    card = t.open_cards[place]
    return {
        "id": DESTINATION_IDS[place],
        "card": KIND_IDS[card] if card != NOTHING else None,
        "neutral": t.neutral[NEUTRAL_JUNGLE + place],
    }


def seat_view(t: Papua, seat: int, own: bool) -> SeatView:
    """PAP-11.1: coins, food and notebook cards of earlier rounds are behind the screen.

    PAP-11.2: the explorers there are not: they follow from reserve and board.
    """
    shown = own or t.result != ""
    return {
        "colour": COLOUR_IDS[seat],
        "energy": t.energy[seat],
        "prestige": t.prestige[seat],
        "hut": HUT_DICE[t.hut[seat]] if t.hut[seat] else None,
        "pool": t.pool[seat],
        "reserve": t.reserve[seat],
        "supplied": [SUPPLY_SPACE[i] for i in members(t.supplied[seat])],
        "science": SCIENCE_IDS[t.science[seat]],
        "science_spent": has(t.spent, seat),
        "cards": {KIND_IDS[k]: t.cards(seat, k) for k in range(KINDS) if t.cards(seat, k)},
        "coins": t.coins[seat] if shown else None,
        "food": t.food[seat] if shown else None,
        "notes": notes_view(t, seat, shown),
        "dice_now": t.dice_now[seat],
        "dice_next": t.dice_next[seat],
    }


def notes_view(t: Papua, seat: int, shown: bool) -> list[str] | None:
    """PAP-6.7.2: the card of this round is still open, the others are behind the screen."""
    if shown:
        return [NOTE_IDS[note] for note in members(t.notes[seat])]
    if t.note != NOTHING and has(t.notes[seat], t.note):
        return [NOTE_IDS[t.note]]
    return None


def own_bid(t: Papua, seat: int | None) -> list[int] | None:
    """PAP-6.4.4: what the seat itself has put into its bid so far."""
    for step in t.agenda:
        if isinstance(step, SealedBids) and seat is not None and has(step.bidders, seat):
            return step.bids[seat].copy()
    return None


def sheet(t: Papua) -> list[SheetLine]:
    """PAP-10: the score sheet of all seats, line by line, with the rules behind each line."""
    columns = [points(t, seat) for seat in range(t.seats)]
    return [
        {"line": name, "rules": list(LINE_RULES[name]), "points": [col[line] for col in columns]}
        for line, name in enumerate(LINE_IDS)
    ]
