"""Setting the game up (RC-2, RC-15, RC-16)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import (
    ADVENTURE_CARDS,
    ADVENTURE_MORE,
    BEAST_CARDS,
    BEAST_MORE,
    BOOK,
    CARD_IDS,
    EVENT_CARDS,
    EVENT_MORE,
    FIRST_ADVENTURE,
    FIRST_WRECK,
    ICON,
    MYSTERY_CARDS,
    MYSTERY_MORE,
)
from robinsonade.games.robinson_crusoe.box.characters import CHARACTERS, PLAYER_IDS, POOL
from robinsonade.games.robinson_crusoe.box.components import (
    ACTION_IDS,
    EVENT_SHIFT,
    EXPLORE,
    FIRST_WRECKAGE_ID,
    PAWNS,
    RANDOM_INVENTIONS,
    RESOURCE_IDS,
    TIME,
    TRACK_IDS,
    WITH_DOG,
    WITH_FRIDAY,
)
from robinsonade.games.robinson_crusoe.box.discovery_tokens import (
    TOKEN_COUNT,
    TOKEN_SCENARIO,
    TOKENS,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARD_INVENTIONS,
    INVENTIONS,
    ON_BUILD,
    PERSONAL,
    START_INVENTIONS,
)
from robinsonade.games.robinson_crusoe.box.island import (
    CITY,
    SPACES,
    START_SPACE,
    START_TILE,
    TILES,
)
from robinsonade.games.robinson_crusoe.box.scenarios import (
    CANNIBALS,
    CASTAWAYS,
    CREW_IDS,
    FAMILY,
    KONG,
    VOLCANO,
    inventions_param,
    items_param,
    space_param,
    tile_param,
)
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_USES, ITEMS
from robinsonade.games.robinson_crusoe.events import (
    CAST,
    ITEM_CAME,
    SCENARIO_CHOSEN,
    WRECK_FOUND,
)
from robinsonade.games.robinson_crusoe.rules.decks import put_on_board, show_back, show_invention
from robinsonade.games.robinson_crusoe.rules.island import link_of
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.round import Round
from robinsonade.games.robinson_crusoe.table.fields import ALL_PAWNS
from robinsonade.games.robinson_crusoe.table.records import NO_CLOUDS
from robinsonade.games.robinson_crusoe.table.streams import (
    ADVENTURE_STREAM,
    BEAST_STREAM,
    EVENT_STREAM,
    INVENTION_STREAM,
    ITEM_STREAM,
    MYSTERY_STREAM,
    SETUP_STREAM,
    STREAMS,
    TILE_STREAM,
    TOKEN_STREAM,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM, deal
from robinsonade.kernel.kinship import as_printed, besides, vary_draw
from robinsonade.kernel.masks import everyone, has

USUAL: Final = "usual"
WITH: Final = "with"
WITHOUT: Final = "without"
ITEM_NUMBERS: Final = ("none", "one", "two", "three", "four")
MORE_ADVENTURES: Final = "more_adventures"
MORE_BOOKS: Final = "more_books"


def new_camp(seats: int, options: dict[str, str], seed: int, log: bool) -> Camp:
    """RC-2.1 to RC-2.12: the table as it stands before the first round."""
    t = Camp(seats, Chance.seeded(seed, STREAMS))
    t.log = [] if log else None
    t.scenario = SCENARIO_IDS.index(options["scenario"])
    t.emit(SCENARIO_CHOSEN, t.scenario, t.sheet().rounds)
    choose_characters(t, options["characters"])
    blank_state(t)
    t.friday = int(WITH_FRIDAY[seats] and options["friday"] == USUAL)
    t.dog = int(options["dog"] == WITH or (options["dog"] == USUAL and WITH_DOG[seats]))
    lay_inventions(t)
    lay_decks(t)
    lay_island(t)
    deal_items(t, ITEM_NUMBERS.index(options["items"]))
    lay_events(t, options["events"])
    t.right = first_wreck(t, options["wreckage"])
    t.active = first_player(t, options["first"])
    t.agenda = [Round()]
    scenario_setup(t)
    t.settle()
    return t


def choose_characters(t: Camp, chosen: str) -> None:
    """RC-2.1, RC-15.1, RC-15.2, RC-16.7.1: one for each seat."""
    free = t.seats > 2 or bool(t.sheet().params.get("any_character"))
    pool = [who for who in range(len(PLAYER_IDS)) if free or POOL[who]]
    t.cast = deal(chosen, PLAYER_IDS, pool, t.seats, t.chance, SETUP_STREAM)
    t.seat_of = [t.cast.index(who) if who in t.cast else -1 for who in range(CHARACTERS)]
    for seat in range(t.seats):
        t.emit(CAST, seat, t.cast[seat])


def blank_state(t: Camp) -> None:
    """RC-2.3: nothing yet."""
    t.wounds = [0] * CHARACTERS
    t.arrows = [0] * CHARACTERS
    t.determination = [0] * CHARACTERS
    t.only = [0] * CHARACTERS
    t.pawns = [PAWNS] * CHARACTERS
    t.pawns_next = [ALL_PAWNS] * CHARACTERS
    t.reroll_from = [0] * CHARACTERS
    t.reroll_until = [0] * CHARACTERS
    t.levels = [0] * len(TRACK_IDS)
    t.stock = [0] * len(RESOURCE_IDS)
    t.gained = [0] * len(RESOURCE_IDS)
    t.future = [0] * (CHARACTERS * len(RESOURCE_IDS))
    t.future_tokens = []
    t.future_built = []
    t.future_items = []
    t.tokens = [0] * TOKENS
    t.found = []
    t.kept = []
    t.item_spot = [-1] * INVENTIONS
    t.tile_at = [-1] * SPACES
    t.black = [0] * SPACES
    t.marks = [0] * SPACES
    t.site = [0] * SPACES
    t.paths = []
    t.action_marks = [0] * len(ACTION_IDS)
    t.early = []
    t.sky = NO_CLOUDS
    t.open_cards = []
    t.plan = []
    t.links = []
    t.nightly = []
    t.nights = []
    t.outside = []


def lay_inventions(t: Camp) -> None:
    """RC-2.4, RC-16.6.1: the start inventions and random others; personal ones beside sheets."""
    for who in t.cast:
        t.on_sheet |= 1 << PERSONAL[who]
    for invention in START_INVENTIONS:
        t.on_board |= 1 << invention
    rest = [i for i in range(CARD_INVENTIONS) if not has(t.on_board | t.on_sheet, i)]
    t.inventions = Deck.shuffled(rest, t.chance, INVENTION_STREAM)
    t.inventions_out = []
    for _ in range(t.sheet().params.get("random_inventions", RANDOM_INVENTIONS)):
        invention = t.inventions.draw()
        if t.scenario == FAMILY:
            t.goal |= 1 << invention
        put_on_board(t, invention)
    show_invention(t)


def lay_decks(t: Camp) -> None:
    """RC-2.6, RC-2.9: adventures, beasts, mystery cards, discovery tokens."""
    t.adventures = [
        Deck.varied(cards, ADVENTURE_MORE[i], t.chance, ADVENTURE_STREAM + i)
        for i, cards in enumerate(ADVENTURE_CARDS)
    ]
    t.adventures_out = [[] for _ in ADVENTURE_CARDS]
    t.mystery = Deck.varied(MYSTERY_CARDS, MYSTERY_MORE, t.chance, MYSTERY_STREAM)
    t.mystery_out = []
    t.beasts = Deck.varied(BEAST_CARDS, BEAST_MORE, t.chance, BEAST_STREAM)
    t.beasts_out = []
    t.hunt = Deck([], [], {})
    tokens = [
        token
        for token in range(TOKENS)
        if TOKEN_SCENARIO[token] in (-1, t.scenario)
        for _ in range(TOKEN_COUNT[token])
    ]
    t.discovery = Deck.shuffled(tokens, t.chance, TOKEN_STREAM)
    t.tokens_out = []


def lay_island(t: Camp) -> None:
    """RC-2.7, RC-16.4, RC-16.5.1: the start tile with the camp, the others in a stack."""
    tiles = list(range(TILES))
    t.closed = 1 << CITY
    if t.scenario == VOLCANO:
        start = tile_param(VOLCANO, "start_tile")
        t.camp = space_param(VOLCANO, "start_space")
        volcano = space_param(VOLCANO, "volcano_space")
        t.tile_at[volcano] = START_TILE  # volcano side up
        t.closed |= 1 << volcano
        tiles.remove(START_TILE)
    else:
        start = START_TILE
        t.camp = START_SPACE
    t.tile_at[t.camp] = start
    tiles.remove(start)
    if t.scenario == CANNIBALS:
        tiles.remove(tile_param(CANNIBALS, "city_tile"))
    t.tiles = Deck.shuffled(tiles, t.chance, TILE_STREAM)


def deal_items(t: Camp, number: int) -> None:
    """RC-2.8, RC-15.4, RC-16.3, RC-16.5.1: starting items with all their uses."""
    t.uses = [-1] * ITEMS
    banned = items_param(t.scenario, "banned_items")
    fixed = items_param(t.scenario, "starting_items")
    box = [item for item in range(ITEMS) if item not in fixed]
    drawn = list(fixed)
    while len(drawn) < number and not fixed:
        item = box.pop(t.chance.below(len(box), ITEM_STREAM))
        if item not in banned:
            drawn.append(item)
    t.item_box = [item for item in range(ITEMS) if item not in drawn and item not in banned]
    for item in drawn:
        t.uses[item] = ITEM_USES[item]
        t.emit(ITEM_CAME, item)


def lay_events(t: Camp, mix: str) -> None:
    """RC-2.10, RC-15.4: half book and half adventure icons, the rest leaves unseen."""
    half = (t.sheet().rounds + 1) // 2
    books = half
    if mix != USUAL:
        harder = (mix == MORE_BOOKS) != (t.scenario == CASTAWAYS)
        books += EVENT_SHIFT if harder else -EVENT_SHIFT
    cards = as_printed(EVENT_CARDS, EVENT_MORE)
    t.chance.shuffle(cards, EVENT_STREAM)
    with_book = [card for card in cards if ICON[card] == BOOK]
    others = [card for card in cards if ICON[card] != BOOK]
    drawn = with_book[:books] + others[: 2 * half - books]
    t.event_box = with_book[books:] + others[2 * half - books :]
    t.chance.shuffle(drawn, EVENT_STREAM)
    if EVENT_MORE:
        chance = besides(t.chance, EVENT_STREAM)
        for book in (True, False):
            alike = [card for card, icon in enumerate(ICON) if (icon == BOOK) == book]
            vary_draw(drawn, t.event_box, EVENT_MORE, alike, chance)
    t.events = Deck.lying(drawn)
    show_back(t)
    t.events_out = []


def first_wreck(t: Camp, wreckage: str) -> int:
    """RC-2.11, RC-15.5: the wreckage card on the right threat space; the others stay in the box."""
    cards = list(range(FIRST_WRECK, FIRST_ADVENTURE))
    card = CARD_IDS.index(FIRST_WRECKAGE_ID)
    if wreckage == RANDOM:
        card = cards[t.chance.below(len(cards), SETUP_STREAM)]
    cards.remove(card)
    t.events_out += cards
    t.emit(WRECK_FOUND, card)
    return card


def first_player(t: Camp, chosen: str) -> int:
    """RC-2.12: chosen by the table (counted from 1), otherwise at random."""
    if chosen == RANDOM:
        return t.chance.below(t.seats, SETUP_STREAM)
    return int(chosen) - 1


def scenario_setup(t: Camp) -> None:
    """RC-16.3 to RC-16.7: what a scenario starts with."""
    params = t.sheet().params
    if params.get("built_shelter"):
        t.shelter = 1
    if params.get("time_on_explore"):
        t.action_marks[EXPLORE] |= 1 << TIME
    if t.scenario == KONG:
        t.crew = everyone(len(CREW_IDS))
    for invention in inventions_param(t.scenario, "built_inventions"):
        t.on_board &= ~(1 << invention)
        t.items |= 1 << invention
        if ON_BUILD[invention]:
            t.agenda.append(Run(ON_BUILD[invention], 0, link_of(invention), t.leader()))
