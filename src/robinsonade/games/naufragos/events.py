"""Everything that can happen, as facts; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import CARD, DEED
from robinsonade.games.naufragos.box.components import (
    ACTION,
    BUILDING,
    DECK,
    FISH,
    PERSON,
    SECTOR,
    WEATHER,
)
from robinsonade.kernel.noun import MAJOR, NORMAL, NUMBER, SEAT, SEATS, SILENT, STOP, Kind

_SEAT: Final = ("seat", SEAT)
_WHO: Final = ("who", SEAT)
_CARD: Final = ("card", CARD)
_NUMBER: Final = ("number", NUMBER)
_GROUP: Final = ("group", SEATS)

# Set-up and turn
CAST_AS: Final = Kind("cast", _SEAT, ("person", PERSON), weight=NORMAL)
TURN_BEGAN: Final = Kind("turn", _NUMBER, _SEAT, weight=SILENT)
TILE_PASSED: Final = Kind("tile-passed", _SEAT, weight=SILENT)

# Events
EVENT_DRAWN: Final = Kind("event-drawn", _CARD, weight=STOP)
WEATHER_SET: Final = Kind("weather", ("weather", WEATHER), weight=NORMAL)
SALVAGE_READY: Final = Kind("salvage-ready", ("left", NUMBER))
WRECK_CHANGED: Final = Kind("wreck", ("left", NUMBER))

# Castaways
PAID: Final = Kind("paid", _SEAT, _NUMBER)
ENERGY_LOST: Final = Kind("energy-lost", _SEAT, _NUMBER)
ENERGY_GAINED: Final = Kind("energy-gained", _SEAT, _NUMBER)
EXTRA_ENERGY: Final = Kind("extra-energy", _SEAT, _NUMBER)
INJURED: Final = Kind("injured", _SEAT, weight=MAJOR, own=STOP)
SCARRED: Final = Kind("scarred", _SEAT, _NUMBER, weight=MAJOR, own=STOP)
HEALED: Final = Kind("healed", _SEAT, _NUMBER, weight=NORMAL)
DIED: Final = Kind("died", _SEAT, weight=STOP)
INHERITED: Final = Kind("inherited", _SEAT, _CARD)
BELONGINGS_LOST: Final = Kind("belongings-lost", _SEAT, weight=NORMAL)
STORY_GAINED: Final = Kind("story-gained", _SEAT, _NUMBER, weight=NORMAL)
STORY_LOST: Final = Kind("story-lost", _SEAT, _NUMBER, weight=NORMAL)
TOKEN_SEEN: Final = Kind("token-seen", _SEAT, _NUMBER)

# Rolls
ROLLED: Final = Kind("rolled", ("die", NUMBER), weight=NORMAL)
ROLLED_TWO: Final = Kind(
    "rolled-two", ("first", NUMBER), ("second", NUMBER), ("total", NUMBER), weight=NORMAL
)
ROLL_TOTAL: Final = Kind("roll-total", ("total", NUMBER), weight=NORMAL)
ROLL_ROW: Final = Kind(
    "roll-row", ("low", NUMBER), ("high", NUMBER), ("wide", NUMBER), weight=NORMAL
)
ROLL_IDLE: Final = Kind("roll-idle", weight=NORMAL)
REROLLED: Final = Kind("rerolled", _SEAT)
STRENGTH_TOTAL: Final = Kind("strength", _GROUP, ("total", NUMBER), ("need", NUMBER), weight=NORMAL)
CONTEST_TOTAL: Final = Kind("contest-total", _SEAT, ("total", NUMBER), weight=NORMAL)
CONTEST_WON: Final = Kind("contest-won", _GROUP, weight=NORMAL)
CONTEST_LOST: Final = Kind("contest-lost", _GROUP, weight=MAJOR)
VOTED: Final = Kind("voted", _SEAT, ("deed", DEED))
DECIDED: Final = Kind("decided", ("deed", DEED), weight=NORMAL)
FACTION_ROLLED: Final = Kind("faction-rolled", _GROUP, ("total", NUMBER), weight=NORMAL)

# Pawns
PAWN_PLACED: Final = Kind("pawn-placed", _SEAT, ("action", ACTION))
PAWN_CAMP: Final = Kind("pawn-camp", _SEAT, _CARD)
PAWN_REST: Final = Kind("pawn-rest", _SEAT, _NUMBER)
PAWN_KEPT: Final = Kind("pawn-kept", _SEAT, weight=SILENT)
NO_EFFECT: Final = Kind("no-effect", _SEAT)
PREPARED: Final = Kind("prepared", _SEAT)
ACTION_BLOCKED: Final = Kind("action-blocked", ("action", ACTION), weight=NORMAL)

# The storage
FORAGED: Final = Kind("foraged", ("value", NUMBER))
FORAGE_ADDED: Final = Kind("forage-added", _NUMBER)
FORAGE_REMOVED: Final = Kind("forage-removed", _NUMBER)
FISHED: Final = Kind("fished", _SEAT, ("fish", FISH), weight=NORMAL)
SHARK_CAME: Final = Kind("shark-came", weight=MAJOR)
WOOD_GAINED: Final = Kind("wood-gained", _NUMBER)
WOOD_LOST: Final = Kind("wood-lost", _NUMBER)
FOOD_GAINED: Final = Kind("food-gained", _NUMBER)
FOOD_LOST: Final = Kind("food-lost", _NUMBER)
FOOD_TAKEN: Final = Kind("food-taken", _SEAT, _NUMBER)
FRESH_GAINED: Final = Kind("fresh-gained", _NUMBER)

# Actions
DIARY_WRITTEN: Final = Kind("diary", _SEAT)
REMAINS_SHOWN: Final = Kind("remains-shown", _CARD)
REMAINS_TAKEN: Final = Kind("remains-taken", _SEAT, _CARD, weight=NORMAL)
RESTED: Final = Kind("rested", _SEAT)
FIRE_LIT: Final = Kind("fire-lit", weight=NORMAL)
FIRE_OUT: Final = Kind("fire-out", weight=MAJOR)
FIRE_FED: Final = Kind("fire-fed", _SEAT)
FIRE_TOTAL: Final = Kind("fire-total", _SEAT, ("total", NUMBER), ("most", NUMBER), weight=NORMAL)
FIRE_UNTRIED: Final = Kind("fire-untried", _SEAT, weight=NORMAL)
FIRE_NO_WOOD: Final = Kind("fire-no-wood", weight=NORMAL)
FIRE_FAILED: Final = Kind("fire-failed", _SEAT, weight=NORMAL)
FIRE_BURNS: Final = Kind("fire-burns", weight=SILENT)
PROPOSED: Final = Kind("proposed", _SEAT, ("building", BUILDING))
CONTRIBUTED: Final = Kind("contributed", _SEAT, _NUMBER)
PROGRESS_SET: Final = Kind("progress", ("building", BUILDING), _NUMBER)
BUILT: Final = Kind("built", ("building", BUILDING), weight=MAJOR)
BUILD_FAILED: Final = Kind("build-failed", ("building", BUILDING), weight=NORMAL)
CONSTRUCTION_KNOWN: Final = Kind("construction", ("building", BUILDING), weight=NORMAL)

# Cards
CARD_DRAWN: Final = Kind("card-drawn", _SEAT, _CARD, weight=MAJOR, own=STOP)
CHOSE: Final = Kind("chose", _SEAT, ("deed", DEED))
NAMED: Final = Kind("named", _SEAT, _WHO)
CARDS_ADDED: Final = Kind("card-added", _NUMBER, ("deck", DECK))
CAMP_PLACED: Final = Kind("camp-placed", _CARD, _NUMBER, weight=NORMAL)
CAMP_COVERED: Final = Kind("camp-covered", _CARD)
CAMP_REMOVED: Final = Kind("camp-removed", _CARD, weight=NORMAL)
PENDING_PLACED: Final = Kind("pending-placed", _CARD)
PENDING_DROPPED: Final = Kind("pending-dropped", _CARD)
PENDING_PILE: Final = Kind("pending-pile", _NUMBER)
PILE_LEFT: Final = Kind("pile-left")
PEEKED: Final = Kind("peeked", _SEAT, ("deck", DECK), _NUMBER)
CARD_SEEN: Final = Kind("card-seen", _SEAT, _CARD, weight=NORMAL, own=STOP)
BURIED: Final = Kind("buried", _SEAT, ("deck", DECK))
TOSSED: Final = Kind("tossed", _SEAT, _CARD)

# Items
ITEM_GAINED: Final = Kind("item-gained", _SEAT, _CARD, weight=NORMAL)
ITEM_LOST: Final = Kind("item-lost", _SEAT, _CARD, weight=NORMAL)
ITEM_USED: Final = Kind("item-used", _SEAT, _CARD, weight=NORMAL)
GIVEN: Final = Kind("given", _SEAT, _CARD, _WHO, weight=NORMAL)
SWAPPED: Final = Kind("swapped", _SEAT, _CARD, _WHO, ("wanted", CARD), weight=NORMAL)
OFFER_REFUSED: Final = Kind("offer-refused", _SEAT, _WHO)
STOLEN: Final = Kind("stolen", _SEAT, _CARD, _WHO, weight=MAJOR)

# Exploration
EXPLORATION_BEGAN: Final = Kind("exploration", _GROUP, weight=NORMAL)
ADVANCED: Final = Kind("advanced", _SEAT, ("space", NUMBER), ("sector", SECTOR))
DIFFICULTY_SET: Final = Kind("difficulty", _NUMBER)
SECTOR_DONE: Final = Kind("sector-done", _SEAT, ("sector", SECTOR), weight=NORMAL)
PROMONTORY_REACHED: Final = Kind("promontory", _SEAT, weight=STOP)
LAST_TURN: Final = Kind("last-turn", _NUMBER, weight=STOP)
RETURN_DECLARED: Final = Kind("return-declared", _GROUP, ("difficulty", NUMBER), weight=NORMAL)
JOINED: Final = Kind("joined", _SEAT)
RETURN_TOTAL: Final = Kind(
    "return-total", _GROUP, ("total", NUMBER), ("difficulty", NUMBER), weight=NORMAL, own=STOP
)
BACK_SAFE: Final = Kind("back-safe", _GROUP, weight=NORMAL)
GOT_LOST: Final = Kind("got-lost", _GROUP, ("difficulty", NUMBER), weight=STOP)
STILL_LOST: Final = Kind("still-lost", _GROUP, ("difficulty", NUMBER), weight=MAJOR)

# Survival
SURVIVAL_BEGAN: Final = Kind("survival", weight=SILENT)
ATE: Final = Kind("ate", _SEAT)
FED: Final = Kind("fed", _SEAT, _WHO)
LEFT_FOOD: Final = Kind("left-food", _SEAT)
FOOD_GIVEN: Final = Kind("food-given", _SEAT, _WHO)
HUNGRY: Final = Kind("hungry", _SEAT, weight=MAJOR)
TREATED: Final = Kind("treated", _SEAT, _WHO, weight=NORMAL)
COLD: Final = Kind("cold", _GROUP, weight=NORMAL)
PRESERVED: Final = Kind("preserved", _SEAT, _NUMBER)
SPOILED: Final = Kind("spoiled", _NUMBER)

# The end
RESCUED_BY: Final = Kind("rescued-by", _CARD, weight=STOP)
SHIP_PASSED: Final = Kind("ship-passed", weight=STOP)
WAY_COUNTED: Final = Kind("way", _SEAT, _NUMBER, ("points", NUMBER), weight=NORMAL)
SCORED: Final = Kind("scored", _SEAT, ("points", NUMBER), weight=MAJOR)

EVENTS: Final = (
    CAST_AS,
    TURN_BEGAN,
    TILE_PASSED,
    EVENT_DRAWN,
    WEATHER_SET,
    SALVAGE_READY,
    WRECK_CHANGED,
    PAID,
    ENERGY_LOST,
    ENERGY_GAINED,
    EXTRA_ENERGY,
    INJURED,
    SCARRED,
    HEALED,
    DIED,
    INHERITED,
    BELONGINGS_LOST,
    STORY_GAINED,
    STORY_LOST,
    TOKEN_SEEN,
    ROLLED,
    ROLLED_TWO,
    ROLL_TOTAL,
    ROLL_ROW,
    ROLL_IDLE,
    REROLLED,
    STRENGTH_TOTAL,
    CONTEST_TOTAL,
    CONTEST_WON,
    CONTEST_LOST,
    VOTED,
    DECIDED,
    FACTION_ROLLED,
    PAWN_PLACED,
    PAWN_CAMP,
    PAWN_REST,
    PAWN_KEPT,
    NO_EFFECT,
    PREPARED,
    ACTION_BLOCKED,
    FORAGED,
    FORAGE_ADDED,
    FORAGE_REMOVED,
    FISHED,
    SHARK_CAME,
    WOOD_GAINED,
    WOOD_LOST,
    FOOD_GAINED,
    FOOD_LOST,
    FOOD_TAKEN,
    FRESH_GAINED,
    DIARY_WRITTEN,
    REMAINS_SHOWN,
    REMAINS_TAKEN,
    RESTED,
    FIRE_LIT,
    FIRE_OUT,
    FIRE_FED,
    FIRE_TOTAL,
    FIRE_UNTRIED,
    FIRE_NO_WOOD,
    FIRE_FAILED,
    FIRE_BURNS,
    PROPOSED,
    CONTRIBUTED,
    PROGRESS_SET,
    BUILT,
    BUILD_FAILED,
    CONSTRUCTION_KNOWN,
    CARD_DRAWN,
    CHOSE,
    NAMED,
    CARDS_ADDED,
    CAMP_PLACED,
    CAMP_COVERED,
    CAMP_REMOVED,
    PENDING_PLACED,
    PENDING_DROPPED,
    PENDING_PILE,
    PILE_LEFT,
    PEEKED,
    CARD_SEEN,
    BURIED,
    TOSSED,
    ITEM_GAINED,
    ITEM_LOST,
    ITEM_USED,
    GIVEN,
    SWAPPED,
    OFFER_REFUSED,
    STOLEN,
    EXPLORATION_BEGAN,
    ADVANCED,
    DIFFICULTY_SET,
    SECTOR_DONE,
    PROMONTORY_REACHED,
    LAST_TURN,
    RETURN_DECLARED,
    JOINED,
    RETURN_TOTAL,
    BACK_SAFE,
    GOT_LOST,
    STILL_LOST,
    SURVIVAL_BEGAN,
    ATE,
    FED,
    LEFT_FOOD,
    FOOD_GIVEN,
    HUNGRY,
    COLD,
    TREATED,
    PRESERVED,
    SPOILED,
    RESCUED_BY,
    SHIP_PASSED,
    WAY_COUNTED,
    SCORED,
)
