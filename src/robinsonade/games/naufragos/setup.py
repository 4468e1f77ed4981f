"""Setting the game up (NAU-3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import BLANK, EVENT, Card, book_of
from robinsonade.games.naufragos.box.cards import CARD_INDEX, CARD_MORE, FIRST_OWN, PLOTS
from robinsonade.games.naufragos.box.components import (
    ACTION_IDS,
    ALL_SLOTS,
    ALL_SPACES,
    BASIC_CAMP,
    BUILDING_IDS,
    EASIEST,
    ENTRY_CARDS,
    EVENT_CARDS,
    EVENTS_DECK,
    FISH_COUNT,
    FISH_IDS,
    FORAGE_COUNT,
    FORAGE_VALUES,
    HEART,
    MAX2_LIMIT,
    NOBODY,
    PENDING_SPACES,
    REMAINS_DECK,
    SHARK,
    START_FOOD,
    START_FORAGE,
    START_WEATHER,
    START_WOOD,
    TOKEN_COUNT,
    WRECK_CUBES,
)
from robinsonade.games.naufragos.effects.book_maker import Maker
from robinsonade.games.naufragos.steps.casting import Casting
from robinsonade.games.naufragos.table.fields import (
    DECK_STREAM,
    FISH_STREAM,
    FORAGE_STREAM,
    FREE,
    SETUP_STREAM,
    SOURCES,
    STREAMS,
    TOKEN_STREAM,
)
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM
from robinsonade.kernel.kinship import as_printed, besides, more_of, vary_deck, vary_draw
from robinsonade.kernel.masks import everyone

BOOKS: Final = Maker  # importing it registers who makes the books


def new_castaways(seats: int, options: dict[str, str], seed: int, log: bool) -> Castaways:
    """NAU-3.1 to NAU-3.13: the table before the castaways are chosen."""
    t = Castaways(seats, Chance.seeded(seed, STREAMS))
    t.log = [] if log else None
    t.own = options["cards"]
    t.book = book_of(t.own)
    t.no_rerolls = options["rerolls"] == "off"
    t.strict_lost = options["lost_trade"] == "off"
    t.cooperative = options["winner"] == "together"
    seat_castaways(t)
    lay_out_camp(t)
    shuffle_food(t)
    shuffle_decks(t)
    t.active = first_player(t, options["first"])
    t.agenda = [Casting(0)]
    t.settle()
    return t


def seat_castaways(t: Castaways) -> None:
    """NAU-3.2, NAU-3.3: cubes on the first space of the track, empty hands."""
    seats = t.seats
    t.persons = [NOBODY] * seats
    t.energy = [0] * seats
    t.extra = [0] * seats
    t.injuries = [0] * seats
    t.sequelae = [0] * seats
    t.track = [0] * seats
    t.carried = [0] * seats
    t.items = [[] for _ in range(seats)]
    t.tokens = [[] for _ in range(seats)]
    t.tokens_discard = [[] for _ in range(seats)]
    t.tokens_out = [[] for _ in range(seats)]
    t.alive = everyone(seats)
    t.group = [NOBODY] * seats
    t.lost_at = [0] * seats
    t.did = [0] * seats
    t.treated = [0] * seats
    t.score = [0] * seats
    t.earned = [0] * SOURCES
    t.difficulty = EASIEST


def lay_out_camp(t: Castaways) -> None:
    """NAU-3.4 to NAU-3.10: camp cards, wreck, weather, storage, constructions.

    NAU-3.6, NAU-3.7, NAU-3.10: what lies where; NAU-3.9: the campfire is out.
    """
    t.camp = [CARD_INDEX[name] for name in BASIC_CAMP]
    if "own_camp" in own_ids(t):
        t.camp.append(CARD_INDEX["own_camp"])
    t.camp += [FREE] * (ALL_SLOTS - len(t.camp))
    t.covered = []
    t.pending = [FREE] * PENDING_SPACES
    t.pawns = [NOBODY] * ALL_SPACES
    t.blocked = [0] * len(ACTION_IDS)
    t.progress = [0] * len(BUILDING_IDS)
    t.wreck = WRECK_CUBES
    t.weather = START_WEATHER
    t.food = START_FOOD[t.seats]
    t.wood = START_WOOD
    t.rolled = []
    t.march = []
    for name in (
        "open",
        "shown",
        "dowry",
        "discard",
        "gone",
        "own_events",
        "glimpses",
        "forage_gone",
    ):
        setattr(t, name, [])


def shuffle_food(t: Castaways) -> None:
    """NAU-3.4, NAU-3.8: fish without the shark; forage tiles, some of them in the supply."""
    fish: list[int] = []
    for tile in range(len(FISH_IDS)):
        if tile != SHARK:
            fish += [tile] * FISH_COUNT[tile]
    t.fish = Deck.shuffled(fish, t.chance, FISH_STREAM)
    t.fish_discard = [0] * len(FISH_IDS)
    t.fish_caught = [0] * len(FISH_IDS)
    forage: list[int] = []
    for tile in range(len(FORAGE_VALUES)):
        forage += [tile] * FORAGE_COUNT[tile]
    t.forage = Deck.shuffled(forage, t.chance, FORAGE_STREAM)
    t.forage_discard = [0] * len(FORAGE_VALUES)
    t.forage_caught = [0] * len(FORAGE_VALUES)
    t.supply = START_FORAGE[t.seats]
    tokens: list[int] = []
    for token in range(len(TOKEN_COUNT)):
        tokens += [token] * TOKEN_COUNT[token]
    t.token_deck = Deck.shuffled(tokens, t.chance, TOKEN_STREAM)


def own_ids(t: Castaways) -> list[str]:
    """The players' own cards in this game (NAU-15.4)."""
    return [card.id for card in t.book.cards[FIRST_OWN:] if card.sort != BLANK]


def plays(t: Castaways, card: Card) -> bool:
    """NAU-3.12: some cards are taken out in a solo game."""
    return not (t.seats == 1 and card.solo_remove)


def more_among(t: Castaways, cards: list[Card]) -> dict[int, int]:
    """Which of these the printed game has not: those of a variant, and the players' own."""
    more = CARD_MORE | {CARD_INDEX[name]: 1 for name in own_ids(t)}
    return more_of(more, [card.index for card in cards])


def shuffle_decks(t: Castaways) -> None:
    """NAU-3.1, NAU-3.5, NAU-3.11: remains, explorations with 8 entry cards, events."""
    cards = [card for card in t.book.cards if plays(t, card)]
    t.discard = [card.index for card in t.book.cards if not plays(t, card)]
    remains = [card for card in cards if card.sort == "remains"]
    copies: list[int] = []
    for card in remains:
        copies += [card.index] * card.count
    more = more_among(t, remains)
    t.remains = Deck.varied(copies, more, t.chance, DECK_STREAM + REMAINS_DECK)
    shuffle_explorations(t, cards)
    t.pile = Deck([], [], {})
    t.reserve = ((1 << PLOTS) - 1) << 1
    shuffle_events(t, cards)


def shuffle_explorations(t: Castaways, cards: list[Card]) -> None:
    """NAU-3.5: the decks of the sectors, each with those of the entry cards drawn that belong to
    it; the other entry cards stay in the box."""
    entries = [card.index for card in cards if card.plot == 0]
    entries_more = more_of(CARD_MORE, entries)
    printed = as_printed(entries, entries_more)
    t.chance.shuffle(printed, SETUP_STREAM)
    drawn, t.box = printed[:ENTRY_CARDS], printed[ENTRY_CARDS:]
    decks: list[list[int]] = []
    for number in range(HEART + 1):
        sector = [card for card in cards if card.sort == "exploration" and card.deck == number]
        more = more_among(t, sector)
        deck = as_printed([card.index for card in sector], more)
        deck += [card for card in drawn if t.book.cards[card].deck == number]
        t.chance.shuffle(deck, DECK_STREAM + number)
        if more:
            vary_deck(deck, more, besides(t.chance, DECK_STREAM + number))
        decks.append(deck)
    if entries_more:
        chance = besides(t.chance, SETUP_STREAM)
        for came, left in vary_draw(drawn, t.box, entries_more, entries, chance):
            decks[t.book.cards[left].deck].remove(left)
            deck = decks[t.book.cards[came].deck]
            deck.insert(chance.below(len(deck) + 1), came)
    t.box.sort()
    t.coast, t.interior, t.heart = [Deck.lying(deck) for deck in decks]


def shuffle_events(t: Castaways, cards: list[Card]) -> None:
    """NAU-3.11: as many events as turns; an event of the players' own is always among them."""
    own = [card.index for card in cards if card.id == "own_event" and card.sort != BLANK]
    few = t.seats <= MAX2_LIMIT
    basic = [card for card in cards if card.kind == EVENT and card.sort == "event"]
    events = [card.index for card in basic if card.index not in own and (few or not card.max2)]
    out = [card.index for card in basic if card.index not in own and card.index not in events]
    t.discard += out
    stream = DECK_STREAM + EVENTS_DECK
    more = more_of(CARD_MORE, events)
    printed = as_printed(events, more)
    t.chance.shuffle(printed, stream)
    drawn, t.box_events = printed[: EVENT_CARDS[t.seats]], printed[EVENT_CARDS[t.seats] :]
    t.chance.shuffle(drawn, stream)
    if more or own:
        chance = besides(t.chance, stream)
        vary_draw(drawn, t.box_events, more, events, chance)
        for card in own:  # where another one would lie
            place = chance.below(len(drawn))
            t.box_events.append(drawn[place])
            drawn[place] = card
    t.box_events.sort()
    t.events = Deck.lying(drawn)


def first_player(t: Castaways, chosen: str) -> int:
    """NAU-3.13: drawn by lot, unless the table chooses (counted from 1)."""
    if chosen == RANDOM:
        return t.chance.below(t.seats, SETUP_STREAM)
    return int(chosen) - 1
