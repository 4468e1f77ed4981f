"""Everything that can happen, as facts; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import BENEFIT, CARD, COUNTER, NOTE, SCIENCE
from robinsonade.games.papua.box.components import (
    COLOUR,
    DESTINATION,
    FACE,
    MARKER,
    ROLL,
    WON_BY,
    ZONE,
)
from robinsonade.games.papua.box.score_lines import LINE
from robinsonade.kernel.noun import MAJOR, NORMAL, NUMBER, SEAT, SEATS, SILENT, STOP, Kind

_SEAT: Final = ("seat", SEAT)
_ZONE: Final = ("zone", ZONE)
_AMOUNT: Final = ("amount", NUMBER)
_COUNTER: Final = ("counter", COUNTER)
_CARD: Final = ("card", CARD)
_NOTE: Final = ("note", NOTE)
_SCIENCE: Final = ("science", SCIENCE)
_DESTINATION: Final = ("destination", DESTINATION)
_DICE: Final = ("dice", ROLL)

# Setup
COLOUR_GIVEN: Final = Kind("colour", _SEAT, ("colour", COLOUR), _SCIENCE, weight=SILENT)
FIRST_PLAYER: Final = Kind("first", _SEAT, weight=SILENT)

# Beginning of a round and start phase
ROUND_BEGAN: Final = Kind("turn", ("number", NUMBER), ("cards", NUMBER), weight=SILENT)
TRIBE_PLAYED: Final = Kind("tribe", _SEAT, ("benefit", BENEFIT), weight=NORMAL)
TRIBE_KEPT: Final = Kind("tribe-kept", _SEAT, ("benefit", BENEFIT), weight=SILENT)
CARD_REVEALED: Final = Kind("card-revealed", _DESTINATION, _CARD, weight=NORMAL)
COUNTER_REVEALED: Final = Kind("counter-revealed", _COUNTER)
REPOSITION_REVEALED: Final = Kind("reposition")
COUNTERS_RESHUFFLED: Final = Kind("counters-reshuffled", _AMOUNT, weight=SILENT)
SECOND_DECK_USED: Final = Kind("second-deck")
NOTE_REVEALED: Final = Kind("note-revealed", _NOTE, weight=STOP)
FORBIDDEN: Final = Kind("forbidden", _SEAT, _ZONE, weight=NORMAL)
NEUTRAL_IN_ZONE: Final = Kind("neutral-zone", _ZONE, ("die", FACE), _AMOUNT)
NEUTRAL_AT_DESTINATION: Final = Kind("neutral-destination", _DESTINATION, ("die", FACE), _AMOUNT)

# Player turns (PAP-5.12: all of it is public)
TURN_BEGAN: Final = Kind("player-turn", _SEAT, ("dice", NUMBER), weight=SILENT)
DIE_SET: Final = Kind("die-set", _SEAT, ("die", FACE))
ROLLED: Final = Kind("rolled", _SEAT, _DICE, weight=NORMAL, own=STOP)
SCIENCE_USED: Final = Kind("science", _SEAT, _SCIENCE, weight=NORMAL)
DIE_TURNED: Final = Kind("die-turned", _SEAT, ("die", FACE))
CATASTROPHES_HARMLESS: Final = Kind("harmless", _SEAT, _AMOUNT, ("round", NUMBER))
EXPLORER_SAVED: Final = Kind("saved", _SEAT, _AMOUNT, weight=NORMAL)
EXPLORER_LOST: Final = Kind("lost", _SEAT, weight=MAJOR)
REROLLED: Final = Kind("rerolled", _SEAT, ("old", FACE), ("new", FACE), _AMOUNT, weight=NORMAL)
CHANGED: Final = Kind("changed", _SEAT, ("old", FACE), ("new", FACE), _AMOUNT, weight=NORMAL)
MARKER_ASSIGNED: Final = Kind("marker", _SEAT, ("marker", MARKER), _ZONE)
PLACED: Final = Kind("placed", _SEAT, ("die", FACE), _ZONE)
ATE: Final = Kind("ate", _SEAT, _AMOUNT)
ENERGY_LOST: Final = Kind("energy-lost", _SEAT, _AMOUNT, ("energy", NUMBER))
SUPPLIED: Final = Kind("supplied", _SEAT, ("space", NUMBER), _AMOUNT, ("missing", NUMBER))
EXPLORERS_LOST: Final = Kind("explorers-lost", _SEAT, _AMOUNT, weight=MAJOR)
EXPLORER_TAKEN: Final = Kind("explorer-taken", _SEAT, _ZONE, weight=MAJOR)
BELOW_ZERO: Final = Kind("below-zero", _SEAT, weight=STOP)

# Resolution phase
ZONE_RESOLVED: Final = Kind("zone", ("marker", MARKER), _ZONE)
HUT_ENTERED: Final = Kind("hut", _SEAT, ("dice", NUMBER), _AMOUNT, weight=NORMAL)
COUNTER_TAKEN: Final = Kind("counter-taken", _SEAT, _COUNTER, weight=NORMAL)
LEFTOVER_USED: Final = Kind("leftover-used", _SEAT, _COUNTER)
COUNTER_DISCARDED: Final = Kind("counter-discarded", _SEAT, _COUNTER)
GAINED_COINS: Final = Kind("coins", _SEAT, _AMOUNT)
GAINED_FOOD: Final = Kind("food", _SEAT, _AMOUNT)
COINS_SHORT: Final = Kind("coins-short", _SEAT, _AMOUNT, ("due", NUMBER))
FOOD_SHORT: Final = Kind("food-short", _SEAT, _AMOUNT, ("due", NUMBER))
GAINED_PRESTIGE: Final = Kind("prestige", _SEAT, _AMOUNT)
GAINED_EXPLORERS: Final = Kind("explorers", _SEAT, _AMOUNT)
GAINED_ENERGY: Final = Kind("energy", _SEAT, _AMOUNT, ("energy", NUMBER))
DICE_GAINED: Final = Kind("dice-now", _SEAT, _AMOUNT)
DICE_PROMISED: Final = Kind("dice-next", _SEAT, _AMOUNT)
BIDDING_BEGAN: Final = Kind("bidding", ("bidders", SEATS))
BID_PUT: Final = Kind("bid-put", _SEAT, _DESTINATION, _AMOUNT, weight=SILENT)
BID_COINS_PUT: Final = Kind("bid-coins-put", _SEAT, _DESTINATION, _AMOUNT, weight=SILENT)
BID_SEALED: Final = Kind("bid-sealed", _SEAT, weight=SILENT)
BID_REVEALED: Final = Kind(
    "bid-revealed", _SEAT, _DESTINATION, _AMOUNT, ("coins", NUMBER), weight=MAJOR
)
CARD_WON: Final = Kind(
    "card-won", _SEAT, _DESTINATION, _CARD, ("coins", NUMBER), ("by", WON_BY), weight=NORMAL
)
CARD_WON_BY_NEUTRAL: Final = Kind("card-neutral", _DESTINATION, _CARD, weight=NORMAL)
FUNDING_ROLLED: Final = Kind("funding-roll", _DICE, weight=NORMAL, own=STOP)
HUNTED: Final = Kind("hunted", _SEAT, _DICE, weight=NORMAL, own=STOP)
NOTE_TAKEN: Final = Kind("note-taken", _SEAT, _NOTE, weight=MAJOR, own=STOP)
NOTE_NOT_TAKEN: Final = Kind("note-tie", _NOTE)

# The end
ROUND_ENDED: Final = Kind("round-end", ("number", NUMBER), weight=SILENT)
REPOSITIONED: Final = Kind("repositioned", _AMOUNT)
DECK_ENDED: Final = Kind("deck-end", ("cards", NUMBER), weight=STOP)
ENERGY_ENDED: Final = Kind("energy-end", ("seats", SEATS), weight=STOP)
SETTLED: Final = Kind(
    "settled", _SEAT, ("food", NUMBER), ("explorers", NUMBER), ("prestige", NUMBER), weight=MAJOR
)
SCORED: Final = Kind("scored", _SEAT, ("line", LINE), _AMOUNT)
TOTAL: Final = Kind("total", _SEAT, _AMOUNT, weight=MAJOR)

EVENTS: Final = (
    COLOUR_GIVEN,
    FIRST_PLAYER,
    ROUND_BEGAN,
    TRIBE_PLAYED,
    TRIBE_KEPT,
    CARD_REVEALED,
    COUNTER_REVEALED,
    REPOSITION_REVEALED,
    COUNTERS_RESHUFFLED,
    SECOND_DECK_USED,
    NOTE_REVEALED,
    FORBIDDEN,
    NEUTRAL_IN_ZONE,
    NEUTRAL_AT_DESTINATION,
    TURN_BEGAN,
    DIE_SET,
    ROLLED,
    SCIENCE_USED,
    DIE_TURNED,
    CATASTROPHES_HARMLESS,
    EXPLORER_SAVED,
    EXPLORER_LOST,
    REROLLED,
    CHANGED,
    MARKER_ASSIGNED,
    PLACED,
    ATE,
    ENERGY_LOST,
    SUPPLIED,
    EXPLORERS_LOST,
    EXPLORER_TAKEN,
    BELOW_ZERO,
    ZONE_RESOLVED,
    HUT_ENTERED,
    COUNTER_TAKEN,
    LEFTOVER_USED,
    COUNTER_DISCARDED,
    GAINED_COINS,
    GAINED_FOOD,
    COINS_SHORT,
    FOOD_SHORT,
    GAINED_PRESTIGE,
    GAINED_EXPLORERS,
    GAINED_ENERGY,
    DICE_GAINED,
    DICE_PROMISED,
    BIDDING_BEGAN,
    BID_PUT,
    BID_COINS_PUT,
    BID_SEALED,
    BID_REVEALED,
    CARD_WON,
    CARD_WON_BY_NEUTRAL,
    FUNDING_ROLLED,
    HUNTED,
    NOTE_TAKEN,
    NOTE_NOT_TAKEN,
    ROUND_ENDED,
    REPOSITIONED,
    DECK_ENDED,
    ENERGY_ENDED,
    SETTLED,
    SCORED,
    TOTAL,
)
