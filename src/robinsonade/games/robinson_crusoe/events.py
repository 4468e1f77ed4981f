"""Everything that can happen, as facts; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD
from robinsonade.games.robinson_crusoe.box.causes import CAUSE
from robinsonade.games.robinson_crusoe.box.characters import ABILITY, CHARACTER
from robinsonade.games.robinson_crusoe.box.components import (
    ACTION,
    ACTIONS,
    MARKER,
    PART,
    RESOURCE,
    TRACK,
    WEATHER,
)
from robinsonade.games.robinson_crusoe.box.dice import BEAST_FACE, DIE
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.games.robinson_crusoe.box.island import SPACE, TILE
from robinsonade.games.robinson_crusoe.box.scenarios import CREW, TOTEM
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO
from robinsonade.games.robinson_crusoe.box.spots import SPOT
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM
from robinsonade.kernel.noun import MAJOR, NORMAL, NUMBER, SEAT, SILENT, STOP, Kind, Noun

_WHO: Final = ("who", CHARACTER)
_CARD: Final = ("card", CARD)
_SPACE: Final = ("space", SPACE)
_NUMBER: Final = ("number", NUMBER)
_LEVEL: Final = ("level", NUMBER)
_RESOURCE: Final = ("resource", RESOURCE)
_MARKER: Final = ("marker", MARKER)
_INVENTION: Final = ("invention", INVENTION)
_TOKEN: Final = ("token", TOKEN)

NEWS_IDS: Final = (
    "no_event",
    "jenny_rescued",
    "jenny_hurt",
    "actress_captured",
    "actress_freed",
    "kid_born",
    "city_revealed",
    "city_burnt",
    "cannibals",
    "camp_blocked",
    "mystery_over",
    "production_skipped",
    "shelter_lost",
    "wood_lost",
    "nothing_left",
    "beast_lurks",
)
NEWS: Final = Noun("news", NEWS_IDS)

# Set-up and the round
SCENARIO_CHOSEN: Final = Kind("scenario", ("scenario", SCENARIO), ("rounds", NUMBER), weight=STOP)
CAST: Final = Kind("cast", ("seat", SEAT), _WHO, weight=SILENT)
ROUND_BEGAN: Final = Kind("round", _NUMBER, _WHO, weight=SILENT)
TOLD: Final = Kind("news", ("news", NEWS), weight=MAJOR)

# People
WOUNDED: Final = Kind(
    "wounded", _WHO, _NUMBER, ("total", NUMBER), ("cause", CAUSE), weight=MAJOR, own=STOP
)
HEALED: Final = Kind("healed", _WHO, _NUMBER, weight=NORMAL)
DIED: Final = Kind("died", _WHO, weight=STOP)
DETERMINED: Final = Kind("determined", _WHO, _NUMBER)
DISCOURAGED: Final = Kind("discouraged", _WHO, _NUMBER)
MORALE_MOVED: Final = Kind("morale", _LEVEL, weight=NORMAL)
SPECIAL_WOUND: Final = Kind("special-wound", _WHO, ("part", PART), weight=MAJOR, own=STOP)
SPECIAL_HEALED: Final = Kind("special-healed", _WHO, ("part", PART), weight=NORMAL)
ARROW_COVERED: Final = Kind("arrow-covered", _WHO)
# Only these actions; else only so many pawns, this round or later; else no abilities.
RESTRICTED: Final = Kind(
    "restricted", _WHO, ("actions", ACTIONS), ("pawns", NUMBER), ("later", NUMBER), weight=NORMAL
)
SLEEPS_OUTSIDE: Final = Kind("sleeps-outside", _WHO, weight=MAJOR)
FEWER_PAWNS: Final = Kind("fewer-pawns", _WHO, ("pawns", NUMBER), _CARD, weight=NORMAL)

# Resources and tracks
GAINED: Final = Kind("gained", _RESOURCE, _NUMBER)
LOST: Final = Kind("lost", _RESOURCE, _NUMBER)
PRODUCED: Final = Kind("produced", _RESOURCE, _NUMBER, weight=NORMAL)
SPOILED: Final = Kind("spoiled", _NUMBER, weight=NORMAL)
TRACK_MOVED: Final = Kind("track", ("track", TRACK), _LEVEL, weight=NORMAL)

# Cards
WRECK_FOUND: Final = Kind("wreck", _CARD, weight=STOP)
EVENT_DRAWN: Final = Kind("event-drawn", _CARD, weight=STOP)
HALF_DRAWN: Final = Kind("half-drawn", _CARD, weight=NORMAL)
THREAT_STRIKES: Final = Kind("threat", _CARD, weight=STOP)
THREAT_LEAVES: Final = Kind("threat-gone", _CARD, weight=MAJOR)
THREAT_WARDED_OFF: Final = Kind("warded-off", _WHO, _CARD, weight=MAJOR)
ADVENTURE_DRAWN: Final = Kind("adventure", _WHO, _CARD, weight=MAJOR, own=STOP)
MYSTERY_DRAWN: Final = Kind("mystery", _WHO, _CARD, weight=MAJOR, own=STOP)
MYSTERY_ASIDE: Final = Kind("mystery-aside", _CARD)
CARD_KEPT: Final = Kind("kept", _CARD)
CARD_SHUFFLED_IN: Final = Kind("shuffled-in", _CARD)
CARD_SEEN: Final = Kind("seen", _CARD)
CARD_GONE: Final = Kind("card-gone", _CARD)
FOUGHT: Final = Kind(
    "fought", _WHO, ("strength", NUMBER), ("weapon", NUMBER), weight=MAJOR, own=STOP
)
BEAST_CAME: Final = Kind("beast-came", weight=NORMAL)

# Planning and actions
PLANNED: Final = Kind("planned", _WHO, ("spot", SPOT))
JOINED: Final = Kind("joined", _WHO, ("spot", SPOT))
ACTION_BEGAN: Final = Kind("action", _WHO, ("spot", SPOT), weight=NORMAL)
ACTION_FAILED: Final = Kind("failed", _WHO, ("spot", SPOT), weight=NORMAL)
ACTION_VOID: Final = Kind("void", ("spot", SPOT), weight=NORMAL)
ROLLED: Final = Kind(
    "rolled", _WHO, ("action", ACTION), ("die", DIE), ("hit", NUMBER), weight=NORMAL
)

# Island and camp
EXPLORED: Final = Kind("explored", _SPACE, ("tile", TILE), weight=STOP)
TOTEM_FOUND: Final = Kind("totem", _SPACE, ("totem", TOTEM), weight=NORMAL)
MARKED: Final = Kind("marked", _SPACE, _MARKER, weight=NORMAL)
MARKED_LATER: Final = Kind("marked-later", _SPACE, _MARKER, weight=NORMAL)
HUNT_MARKED: Final = Kind("hunt-marked", _MARKER, weight=NORMAL)
UNMARKED: Final = Kind("unmarked", _SPACE, _MARKER)
TILE_CLOSED: Final = Kind("closed", _SPACE, weight=NORMAL)
TILE_OPENED: Final = Kind("opened", _SPACE)
TILE_SEEN: Final = Kind("tile-seen", ("tile", TILE))
CAMP_MOVED: Final = Kind("camp", _SPACE, weight=NORMAL)
SHELTER_BUILT: Final = Kind("shelter", _SPACE, weight=NORMAL)
ACTION_MARKED: Final = Kind("action-marked", ("action", ACTION), _MARKER, weight=NORMAL)
ACTION_UNMARKED: Final = Kind("action-unmarked", ("action", ACTION), _MARKER)
COST_RAISED: Final = Kind("cost-raised", _NUMBER, weight=NORMAL)

# Things
INVENTION_CAME: Final = Kind("invention", _INVENTION)
INVENTION_WENT: Final = Kind("invention-gone", _INVENTION)
BUILT: Final = Kind("built", _INVENTION, weight=NORMAL)
ITEM_LOST: Final = Kind("item-lost", _INVENTION, weight=NORMAL)
ITEM_MARKED: Final = Kind("item-marked", _INVENTION)
TOKEN_FOUND: Final = Kind("token", _TOKEN, weight=STOP)
TOKEN_GONE: Final = Kind("token-gone", _TOKEN)
TOKEN_USED: Final = Kind("token-used", _TOKEN, weight=NORMAL)
ITEM_CAME: Final = Kind("item", ("item", ITEM), weight=NORMAL)
ITEM_USED: Final = Kind("item-used", ("item", ITEM), weight=NORMAL)
CARD_USED: Final = Kind("card-used", _CARD, weight=NORMAL)
THING_USED: Final = Kind("invention-used", _INVENTION, weight=NORMAL)
ABILITY_USED: Final = Kind("ability-used", _WHO, ("ability", ABILITY), weight=NORMAL)

# Weather and night
WEATHER_PLACED: Final = Kind("weather", ("weather", WEATHER))
CLOUDS: Final = Kind("clouds", ("rain", NUMBER), ("winter", NUMBER), weight=STOP)
ANIMALS_ROLLED: Final = Kind("animals", ("beasts", BEAST_FACE), weight=STOP)
ATE: Final = Kind("ate", _NUMBER)
STORES_USED: Final = Kind("stores-used", _NUMBER)
STARVED: Final = Kind("starved", _WHO, weight=MAJOR)
# Why everybody is about to be wounded.
SOAKED: Final = Kind("soaked", ("above", NUMBER), ("short", NUMBER), weight=NORMAL)
STORM_CAME: Final = Kind("storm", weight=NORMAL)
OPEN_AIR: Final = Kind("open-air", weight=NORMAL)

# Scenarios
PILED: Final = Kind("piled", ("column", NUMBER), _NUMBER, weight=NORMAL)
BURNT: Final = Kind("burnt", _SPACE, weight=MAJOR)
BLUE_PLACED: Final = Kind("blue", _SPACE)
CREW_DIED: Final = Kind("crew", ("crew", CREW), weight=MAJOR)

EVENTS: Final = (
    SCENARIO_CHOSEN,
    CAST,
    ROUND_BEGAN,
    TOLD,
    WOUNDED,
    HEALED,
    DIED,
    DETERMINED,
    DISCOURAGED,
    MORALE_MOVED,
    SPECIAL_WOUND,
    SPECIAL_HEALED,
    ARROW_COVERED,
    RESTRICTED,
    SLEEPS_OUTSIDE,
    FEWER_PAWNS,
    GAINED,
    LOST,
    PRODUCED,
    SPOILED,
    TRACK_MOVED,
    WRECK_FOUND,
    EVENT_DRAWN,
    HALF_DRAWN,
    THREAT_STRIKES,
    THREAT_LEAVES,
    THREAT_WARDED_OFF,
    ADVENTURE_DRAWN,
    MYSTERY_DRAWN,
    MYSTERY_ASIDE,
    CARD_KEPT,
    CARD_SHUFFLED_IN,
    CARD_SEEN,
    CARD_GONE,
    FOUGHT,
    BEAST_CAME,
    PLANNED,
    JOINED,
    ACTION_BEGAN,
    ACTION_FAILED,
    ACTION_VOID,
    ROLLED,
    EXPLORED,
    TOTEM_FOUND,
    MARKED,
    MARKED_LATER,
    HUNT_MARKED,
    UNMARKED,
    TILE_CLOSED,
    TILE_OPENED,
    TILE_SEEN,
    CAMP_MOVED,
    SHELTER_BUILT,
    ACTION_MARKED,
    ACTION_UNMARKED,
    COST_RAISED,
    INVENTION_CAME,
    INVENTION_WENT,
    BUILT,
    ITEM_LOST,
    ITEM_MARKED,
    TOKEN_FOUND,
    TOKEN_GONE,
    TOKEN_USED,
    ITEM_CAME,
    ITEM_USED,
    CARD_USED,
    THING_USED,
    ABILITY_USED,
    WEATHER_PLACED,
    CLOUDS,
    ANIMALS_ROLLED,
    ATE,
    STORES_USED,
    STARVED,
    SOAKED,
    STORM_CAME,
    OPEN_AIR,
    PILED,
    BURNT,
    BLUE_PLACED,
    CREW_DIED,
)


def news(name: str) -> int:
    return NEWS_IDS.index(name)
