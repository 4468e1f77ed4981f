"""What a seat may see (NAU-6.3): a whitelist."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from robinsonade.games.naufragos.box.cards import CARD_IDS, STORYLINE_IDS
from robinsonade.games.naufragos.box.components import (
    ACTION_IDS,
    BUILD_ENERGY,
    BUILDING_IDS,
    DECK_IDS,
    EASIEST,
    EVENT_CARDS,
    FACES,
    FISH_IDS,
    FORAGE_VALUES,
    HARDEST,
    IS_DEVELOPMENT,
    PERSON_IDS,
    RAFT,
    REST,
    SECTOR_IDS,
    SECTOR_OF,
    SLOT_AT,
    SPACE_AT,
    SPACES,
    TOKEN_VALUES,
    WEATHER_IDS,
    WHITE,
)
from robinsonade.games.naufragos.rules.decks import deck_of
from robinsonade.games.naufragos.rules.people import usable
from robinsonade.games.naufragos.rules.return_rolls import return_bonus
from robinsonade.games.naufragos.steps.camp.fishing import may_fish
from robinsonade.games.naufragos.steps.camp.salvage import TakeRemains
from robinsonade.games.naufragos.table.fields import CARD_PART, FREE, PILE, USED_ONCE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has, members

_DIE: Final = range(1, FACES + 1)
# By what two dice must show at least.
_CHANCES: Final = [
    round(100 * sum([a + b >= need for a in _DIE for b in _DIE]) / FACES**2)
    for need in range(2 * FACES + 2)
]

Phase: TypeAlias = Literal["event", "actions", "survival", "end"]
Place: TypeAlias = Literal["camp", "exploring", "lost", "dead"]
PHASES: Final[tuple[Phase, ...]] = ("event", "actions", "survival", "end")


class Item(TypedDict):
    id: str
    used: int


class SeatView(TypedDict):
    person: str
    alive: bool
    place: Place
    energy: int
    usable: int
    extra: int
    injuries: int
    sequelae: int
    space: int
    sector: str
    food: int
    items: list[Item]
    story: int  # how many tokens; their values only for their holder
    tokens: list[int]
    lost_at: int
    group: int
    prepared: bool


class CampCard(TypedDict):
    id: str
    slot: int
    red: bool
    pawn: int


class Building(TypedDict):
    id: str
    built: bool
    known: bool
    progress: int
    needed: int
    development: bool


class Storage(TypedDict):
    food: int
    fresh: int
    wood: int
    forage_tiles: dict[str, int]
    fish_tiles: dict[str, int]
    supply: int
    forage_left: int
    fish_left: int
    fish_discard: dict[str, int]
    shark: bool


class Fire(TypedDict):
    lit: bool
    wood: int


class WayHome(TypedDict):
    group: list[int]
    bonus: int  # to two dice
    need: int  # what the two dice must show (NAU-9.12)
    chance: int  # in per cent
    later: int  # the same once a card has made it harder by 1


class Exploration(TypedDict):
    march: list[int]
    party: list[int]
    explorer: int
    difficulty: int
    locked: bool
    home: list[WayHome]  # of the whole group; then, of a larger one, of the explorer alone


class View(TypedDict):
    turn: int
    turns: int
    last_turn: int
    phase: Phase
    starting: int
    event: str
    weather: str
    fishing: bool  # whether anybody may fish now (NAU-8.7)
    wreck: int
    salvage: bool
    seats: list[SeatView]
    camp: list[CampCard]
    storage: Storage
    fire: Fire
    buildings: list[Building]
    pawns: dict[str, list[int]]
    blocked: list[str]
    decks: dict[str, int]
    known: dict[str, list[str]]
    pending: list[str]
    pile: int
    exploration: Exploration
    chances: list[
        int
    ]  # to come home at each difficulty, in per cent; of the group, if there is one
    cards: list[str]
    shown: list[str]
    takers: list[int]  # who takes one of them, in this order
    legacy: list[str]
    discard: list[str]
    stories: list[str]
    tokens: int
    finder: int
    result: str
    winners: list[int]
    scores: list[int]


def view(t: Castaways, seat: int | None) -> View:
    """The table as this seat (or a spectator: None) sees it."""
    return {
        "turn": t.turn,
        "turns": EVENT_CARDS[t.seats],
        "last_turn": t.last_turn,
        "phase": PHASES[t.phase],
        "starting": t.active,
        "event": name_of(t.current),
        "weather": WEATHER_IDS[t.weather],
        "fishing": may_fish(t),
        "wreck": t.wreck,
        "salvage": t.salvage,
        "seats": [castaway(t, other, seat) for other in range(t.seats)],
        "camp": camp(t),
        "storage": storage(t),
        "fire": {"lit": t.fire, "wood": t.fire_wood},
        "buildings": [building(t, number) for number in range(len(BUILDING_IDS))],
        "pawns": pawns(t),
        "blocked": [name for n, name in enumerate(ACTION_IDS) if t.blocked[n] >= t.turn > 0],
        "decks": {name: len(deck_of(t, n)) for n, name in enumerate(DECK_IDS)},
        "known": known(t, seat),
        "pending": [pending(t, card) for card in t.pending],
        "pile": len(t.pile),
        "exploration": exploration(t),
        "chances": [
            chance_of(number - return_bonus(t, t.party)) for number in range(EASIEST, HARDEST + 1)
        ],
        "cards": [CARD_IDS[card] for card in t.open],
        "shown": [CARD_IDS[card] for card in t.shown],
        "takers": takers(t),
        "legacy": [CARD_IDS[code & CARD_PART] for code in t.dowry],
        "discard": [CARD_IDS[card] for card in t.discard],
        "stories": [name for n, name in enumerate(STORYLINE_IDS) if has(t.met, n)],
        "tokens": len(t.token_deck),
        "finder": t.finder,
        "result": t.result,
        "winners": list(members(t.winners)),
        "scores": t.score.copy() if t.result == "rescued" else [],
    }


def name_of(card: int) -> str:
    return CARD_IDS[card] if card >= 0 else ""


def castaway(t: Castaways, seat: int, viewer: int | None) -> SeatView:
    """One castaway; the values of story tokens only for their holder."""
    chosen = t.persons[seat] >= 0
    open_tokens = viewer == seat or t.result == "rescued"
    return {
        "person": PERSON_IDS[t.persons[seat]] if chosen else "",
        "alive": has(t.alive, seat),
        "place": place(t, seat),
        "energy": t.energy[seat],
        "usable": usable(t, seat) if chosen else 0,
        "extra": t.extra[seat],
        "injuries": t.injuries[seat],
        "sequelae": t.sequelae[seat],
        "space": t.track[seat],
        "sector": SECTOR_IDS[SECTOR_OF[t.track[seat]]],
        "food": t.carried[seat],
        "items": [item(code) for code in t.items[seat]],
        "story": len(t.tokens[seat]),
        "tokens": [TOKEN_VALUES[token] for token in t.tokens[seat]] if open_tokens else [],
        "lost_at": t.lost_at[seat] if has(t.lost, seat) else 0,
        "group": t.group[seat],
        "prepared": has(t.prepared, seat),
    }


def place(t: Castaways, seat: int) -> Place:
    if not has(t.alive, seat):
        return "dead"
    if has(t.lost, seat):
        return "lost"
    return "exploring" if has(t.party, seat) else "camp"


def item(code: int) -> Item:
    return {"id": CARD_IDS[code & CARD_PART], "used": code // USED_ONCE % (1 << 4)}


def camp(t: Castaways) -> list[CampCard]:
    """The camp cards by slot; empty slots beside the board are left out."""
    found: list[CampCard] = []
    for slot, card in enumerate(t.camp):
        if card == FREE:
            continue
        pawn = t.pawns[SLOT_AT + slot]
        red = t.book.cards[card].red
        found.append({"id": CARD_IDS[card], "slot": slot + 1, "red": red, "pawn": pawn})
    return found


def storage(t: Castaways) -> Storage:
    return {
        "food": t.food,
        "fresh": t.fresh,
        "wood": t.wood,
        "forage_tiles": tiles(t.forage_caught, [str(value) for value in FORAGE_VALUES]),
        "fish_tiles": tiles(t.fish_caught, FISH_IDS),
        "supply": t.supply,
        "forage_left": len(t.forage) - t.supply,
        "fish_left": len(t.fish),
        "fish_discard": tiles(t.fish_discard, FISH_IDS),
        "shark": t.shark,
    }


def tiles(counts: list[int], names: list[str]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def building(t: Castaways, number: int) -> Building:
    return {
        "id": BUILDING_IDS[number],
        "built": has(t.built, number),
        "known": number != RAFT or t.raft_known,
        "progress": t.progress[number],
        "needed": BUILD_ENERGY[number],
        "development": IS_DEVELOPMENT[number],
    }


def pawns(t: Castaways) -> dict[str, list[int]]:
    """Who stands on each action, in order; -1: free, WHITE: the white pawn."""
    found = {}
    for action in range(REST + 1):
        first = SPACE_AT[action]
        found[ACTION_IDS[action]] = t.pawns[first : first + SPACES[action]]
    found["white"] = [WHITE]
    return found


def pending(t: Castaways, card: int) -> str:
    return "pile" if card == PILE else name_of(card)


def takers(t: Castaways) -> list[int]:
    """NAU-9.5: the acting player first; the next to be done lies on top of the agenda."""
    steps = [step for step in reversed(t.agenda) if isinstance(step, TakeRemains)]
    return [step.seat for step in steps if step.left and has(t.alive, step.seat)] if t.shown else []


def exploration(t: Castaways) -> Exploration:
    return {
        "march": t.march.copy(),
        "party": list(members(t.party)),
        "explorer": t.explorer,
        "difficulty": t.difficulty,
        "locked": t.locked,
        "home": [way_home(t, group) for group in groups_home(t)],
    }


def groups_home(t: Castaways) -> list[int]:
    alone = 1 << t.explorer if t.explorer >= 0 else 0
    return [t.party, alone] if alone and t.party != alone else [t.party] if t.party else []


def way_home(t: Castaways, group: int) -> WayHome:
    bonus = return_bonus(t, group)
    need = t.difficulty - bonus
    return {
        "group": list(members(group)),
        "bonus": bonus,
        "need": need,
        "chance": chance_of(need),
        "later": chance_of(need + 1),
    }


def chance_of(need: int) -> int:
    """That two dice show at least so much, in per cent."""
    return _CHANCES[min(max(need, 2), 2 * FACES + 1)]


def known(t: Castaways, seat: int | None) -> dict[str, list[str]]:
    """What this seat knows of the decks, top card first; unknown cards are empty."""
    found: dict[str, list[str]] = {}
    for number, name in enumerate(DECK_IDS):
        deck = deck_of(t, number)
        if seat is None or not deck.seen:
            continue
        places = range(len(deck) - 1, -1, -1)
        seen = [CARD_IDS[deck.cards[p]] if has(deck.seen.get(p, 0), seat) else "" for p in places]
        if any(seen):
            found[name] = seen
    return found
