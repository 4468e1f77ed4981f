"""What may be seen: everything but the order of decks and stacks (RC-19)."""

from __future__ import annotations

from typing import TypedDict

from robinsonade.games.robinson_crusoe.box.cards import BACK_IDS, CARD_IDS
from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITIES_EACH,
    ABILITY_IDS,
    ARROWS,
    CHARACTER_IDS,
    DIES_ON,
    FRIDAY,
    JENNY,
)
from robinsonade.games.robinson_crusoe.box.components import (
    ACTION_IDS,
    COLOUR_IDS,
    MARKER_IDS,
    PART_IDS,
    RESOURCE_IDS,
    TRACK_IDS,
    WEATHER_IDS,
)
from robinsonade.games.robinson_crusoe.box.dice import (
    ANIMALS_ROLL,
    RAIN_DIE,
    RAIN_ROLL,
    WEATHER_DIE_IDS,
    WINTER_DIE,
)
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS
from robinsonade.games.robinson_crusoe.box.helpers import HELP_IDS
from robinsonade.games.robinson_crusoe.box.inventions import (
    INVENTION_IDS,
    NEEDS_ITEMS,
    NEEDS_TERRAIN,
    PERSONAL,
)
from robinsonade.games.robinson_crusoe.box.island import (
    SOURCE_IDS,
    SPACE_IDS,
    SPACES,
    TERRAIN_IDS,
    TILE_IDS,
    TILE_SOURCES,
    TILE_TERRAIN,
)
from robinsonade.games.robinson_crusoe.box.prices import PAYMENT_IDS
from robinsonade.games.robinson_crusoe.box.scenarios import CREW_IDS, JENNY_HELP, KONG
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.spots import SPOT_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_IDS
from robinsonade.games.robinson_crusoe.rules.goals import objective, parts, points
from robinsonade.games.robinson_crusoe.table.links import WOUND_LINK
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import has, members

PHASE_IDS = ("dawn", "event", "morale", "production", "planning", "action", "weather", "night")


class GoalPart(TypedDict):
    id: str  # of the noun "goal"
    done: int
    needed: int


class Objective(TypedDict):
    done: int
    needed: int
    parts: list[GoalPart]


class KeptCard(TypedDict):
    card: str
    uses: int


class Space(TypedDict):
    id: str
    tile: str | None
    terrain: str | None
    closed: bool
    distance: int
    sources: list[str]
    exhausted: list[str]
    terrain_covered: bool
    natural_shelter: bool
    markers: list[str]
    fog: bool
    dust: bool
    blue: bool
    totem: int
    burnt: bool


class Person(TypedDict):
    character: str
    seat: int
    wounds: int
    dies_on: int
    arrows: list[int]  # that still cost morale
    determination: int
    pawns: int
    special_wounds: list[str]
    used_abilities: list[str]
    outside: bool


class Invention(TypedDict):
    id: str
    owner: int
    missing_items: list[str]
    missing_terrain: list[str]


class PlannedAction(TypedDict):
    spot: str
    payment: str
    actor: str
    helps: list[str]


class View(TypedDict):
    scenario: str
    round: int
    rounds: int
    phase: str
    first: int
    objective: Objective
    points: int
    morale: int
    levels: dict[str, int]
    shelter: bool
    natural_shelter: bool
    camp: str
    resources: dict[str, int]
    gained: dict[str, int]
    future: dict[str, dict[str, int]]
    spaces: list[Space]
    people: list[Person]
    dog: bool
    threats: list[str | None]
    action_tokens: dict[str, list[str]]
    cost_tokens: int
    danger_on_hunt: bool
    weather_tokens: list[str]
    weather_dice: list[str]
    rolled_early: list[int]
    sky_dice: list[str]
    sky: list[int]
    items: list[str]
    items_locked: bool
    inventions: list[Invention]
    goal: list[str]
    built: list[str]
    invention_top: list[str]
    tokens: dict[str, int]
    tokens_found: list[str]
    starting_items: dict[str, int]
    items_found: list[str]
    kept: list[KeptCard]
    plan: list[PlannedAction]
    decks: dict[str, int]
    event_back: str | None
    event_top: list[str]
    hunt_top: list[str]
    tiles_top: list[str]
    tokens_top: list[str]
    ambush: bool
    pile: int
    crew: list[str]
    actress_captured: bool
    result: str
    winners: list[int]


def view(t: Camp, seat: int | None) -> View:
    """RC-19.1: the same for every seat; spectators do not see what the players have looked at.

    RC-19.3: what is looked at is shown to all players.
    """
    looking = seat is not None
    done, needed = objective(t)
    return {
        "scenario": SCENARIO_IDS[t.scenario],
        "round": t.turn,
        "rounds": t.sheet().rounds,
        "phase": PHASE_IDS[t.phase],
        "first": t.active,
        "objective": {"done": done, "needed": needed, "parts": goal_parts(t)},
        "points": points(t),
        "morale": t.morale,
        "levels": dict(zip(TRACK_IDS, t.levels, strict=True)),
        "shelter": bool(t.shelter),
        "natural_shelter": t.natural_shelter(t.camp),
        "camp": SPACE_IDS[t.camp],
        "resources": dict(zip(RESOURCE_IDS, t.stock, strict=True)),
        "gained": dict(zip(RESOURCE_IDS, t.gained, strict=True)),
        "future": {
            CHARACTER_IDS[who]: goods
            for who in range(len(CHARACTER_IDS))
            if (goods := carried(t, who))
        },
        "spaces": [space_view(t, space) for space in range(SPACES)],
        "people": [person(t, who) for who in people(t)],
        "dog": bool(t.dog),
        "threats": [CARD_IDS[card] if card >= 0 else None for card in (t.left, t.right)],
        "action_tokens": {
            name: markers(t.action_marks[action]) for action, name in enumerate(ACTION_IDS)
        },
        "cost_tokens": t.cost_marks,
        "danger_on_hunt": bool(t.danger_hunt),
        "weather_tokens": [WEATHER_IDS[i] for i in members(t.weather)],
        "weather_dice": [WEATHER_DIE_IDS[i] for i in members(weather_now(t))],
        "rolled_early": t.early.copy(),
        "sky_dice": sky_dice(t),
        "sky": t.sky.saved(),
        "items": names(INVENTION_IDS, t.items),
        "items_locked": bool(t.locked),
        "inventions": inventions(t),
        "goal": names(INVENTION_IDS, t.goal),
        "built": [INVENTION_IDS[built.invention] for built in t.future_built],
        "invention_top": known(t.inventions, INVENTION_IDS)[:1] if looking else [],
        "tokens": {TOKEN_IDS[i]: n for i, n in enumerate(t.tokens) if n},
        "tokens_found": [TOKEN_IDS[found.token] for found in t.future_tokens]
        + [TOKEN_IDS[token] for token in t.found],
        "starting_items": {ITEM_IDS[i]: n for i, n in enumerate(t.uses) if n > 0},
        "items_found": [ITEM_IDS[gained.item] for gained in t.future_items],
        "kept": [{"card": CARD_IDS[kept.card], "uses": kept.uses} for kept in t.kept],
        "plan": [plan_view(planned) for planned in t.plan],
        "decks": decks(t),
        "event_back": BACK_IDS[t.event_back] if t.event_back >= 0 else None,
        "event_top": known(t.events, CARD_IDS) if looking else [],
        "hunt_top": known(t.hunt, CARD_IDS) if looking else [],
        "tiles_top": known(t.tiles, TILE_IDS) if looking else [],
        "tokens_top": known(t.discovery, TOKEN_IDS) if looking else [],
        "ambush": t.ambush >= 0,
        "pile": t.pile,
        "crew": [CREW_IDS[i] for i in range(len(CREW_IDS)) if t.crew_alive(i)],
        "actress_captured": t.scenario == KONG and t.actress_captured,
        "result": t.result,
        "winners": list(members(t.winners)),
    }


def goal_parts(t: Camp) -> list[GoalPart]:
    return [{"id": part, "done": done, "needed": needed} for part, done, needed in parts(t)]


def names(ids: tuple[str, ...], mask: int) -> list[str]:
    return [ids[i] for i in members(mask)]


def markers(mask: int) -> list[str]:
    return names(MARKER_IDS, mask)


def sky_dice(t: Camp) -> list[str]:
    """What the dice of this round's sky show: which die, then its clouds."""
    return [
        f"{WEATHER_DIE_IDS[t.early[at]]}-{sky_face(t.early[at], t.early[at + 1])}"
        for at in range(0, len(t.early), 2)
        if t.early[at] != ANIMALS_ROLL
    ]


def sky_face(die: int, face: int) -> str:
    rain, winter = RAIN_DIE[face] if die == RAIN_ROLL else WINTER_DIE[face]
    return f"rain{rain}" if rain else f"snow{winter}"


def weather_now(t: Camp) -> int:
    return t.sheet().weather[t.turn] if t.turn <= t.sheet().rounds else 0


def known(deck: Deck, ids: tuple[str, ...]) -> list[str]:
    """The cards on top that everybody has seen, top card first."""
    found: list[str] = []
    place = len(deck.cards) - 1
    while place >= 0 and deck.seen.get(place, 0):
        found.append(ids[deck.cards[place]])
        place -= 1
    return found


def decks(t: Camp) -> dict[str, int]:
    return {
        "events": len(t.events),
        "build": len(t.adventures[0]),
        "gather": len(t.adventures[1]),
        "explore": len(t.adventures[2]),
        "mystery": len(t.mystery),
        "beasts": len(t.beasts),
        "hunt": len(t.hunt),
        "tiles": len(t.tiles),
        "tokens": len(t.discovery),
        "inventions": len(t.inventions),
    }


def carried(t: Camp, who: int) -> dict[str, int]:
    kinds = len(RESOURCE_IDS)
    return {
        RESOURCE_IDS[i]: t.future[who * kinds + i]
        for i in range(kinds)
        if t.future[who * kinds + i]
    }


def people(t: Camp) -> list[int]:
    found = list(t.cast)
    if t.friday:
        found.append(FRIDAY)
    if t.scenario == JENNY_HELP:
        found.append(JENNY)
    return found


def person(t: Camp, who: int) -> Person:
    parts = [
        link.wound
        for link in t.links
        if link.sort == WOUND_LINK and link.who == who and link.wound >= 0
    ]
    first = who * ABILITIES_EACH
    mine = range(first, first + ABILITIES_EACH) if who < len(CHARACTER_IDS) - 2 else ()
    return {
        "character": CHARACTER_IDS[who],
        "seat": t.seat_of[who],
        "wounds": t.wounds[who],
        "dies_on": DIES_ON[who],
        "arrows": [arrow for arrow in ARROWS[who] if not has(t.arrows[who], arrow)],
        "determination": t.determination[who],
        "pawns": t.pawns[who],
        "special_wounds": [
            f"{PART_IDS[part // len(COLOUR_IDS)]}-{COLOUR_IDS[part % len(COLOUR_IDS)]}"
            for part in parts
        ],
        "used_abilities": [ABILITY_IDS[i] for i in mine if has(t.abilities, i)],
        "outside": any(outside.who == who for outside in t.outside),
    }


def space_view(t: Camp, space: int) -> Space:
    tile = t.tile_at[space]
    return {
        "id": SPACE_IDS[space],
        "tile": TILE_IDS[tile] if tile >= 0 else None,
        "terrain": TERRAIN_IDS[TILE_TERRAIN[tile]] if tile >= 0 else None,
        "closed": has(t.closed, space),
        "distance": t.distance(space),
        "sources": names(SOURCE_IDS, TILE_SOURCES[tile]) if tile >= 0 else [],
        "exhausted": names(SOURCE_IDS, t.black[space]),
        "terrain_covered": has(t.covered, space),
        "natural_shelter": t.natural_shelter(space),
        "markers": markers(t.marks[space]),
        "fog": has(t.fog, space),
        "dust": has(t.dust, space),
        "blue": has(t.blue, space),
        "totem": t.site[space],
        "burnt": has(t.burnt, space),
    }


def inventions(t: Camp) -> list[Invention]:
    """Unbuilt inventions and what each still needs."""
    mask = t.on_board | t.on_sheet
    for own in t.sheet().inventions:
        if not has(t.items, own):
            mask |= 1 << own
    if not t.paths:
        t.look()
    found: list[Invention] = []
    for i in members(mask):
        owner = -1
        for seat, who in enumerate(t.cast):
            if PERSONAL[who] == i:
                owner = seat
        found.append(
            {
                "id": INVENTION_IDS[i],
                "owner": owner,
                "missing_items": names(INVENTION_IDS, NEEDS_ITEMS[i] & ~t.items),
                "missing_terrain": names(TERRAIN_IDS, NEEDS_TERRAIN[i] & ~t.terrains),
            }
        )
    return found


def plan_view(planned: Planned) -> PlannedAction:
    return {
        "spot": SPOT_IDS[planned.spot],
        "payment": PAYMENT_IDS[planned.payment],
        "actor": CHARACTER_IDS[planned.actor],
        "helps": [HELP_IDS[help_] for help_ in planned.helps],
    }
