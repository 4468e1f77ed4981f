"""Everything the table can ask; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import ROLL
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind

TRIBE_PROMPT: Final = Kind("tribe", ("seat", SEAT), rules=("PAP-4.2", "PAP-8.7"))
FORBID_PROMPT: Final = Kind("forbid", ("seat", SEAT), rules=("PAP-4.6", "PAP-4.7", "PAP-12.2"))
SET_DICE_PROMPT: Final = Kind(
    "set-dice", ("seat", SEAT), ("left", NUMBER), ("dice", NUMBER), rules=("PAP-5.1", "PAP-5.2")
)
WEATHER_PROMPT: Final = Kind(
    "weather", ("seat", SEAT), ("left", NUMBER), rules=("PAP-5.3c", "PAP-8.5")
)
TURN_DICE_PROMPT: Final = Kind("turn-dice", ("seat", SEAT), ("left", NUMBER), rules=("PAP-8.5",))
CATASTROPHE_PROMPT: Final = Kind(
    "catastrophe", ("seat", SEAT), ("left", NUMBER), rules=("PAP-5.3", "PAP-5.3b")
)
# PAP-11.1: everybody hears the question, so that it does not say how many coins there are.
COINS_PROMPT: Final = Kind(
    "coins",
    ("seat", SEAT),
    ("dice", ROLL),
    rules=("PAP-5.4", "PAP-5.4a", "PAP-5.4b", "PAP-5.4c"),
)
PLACE_PROMPT: Final = Kind(
    "place",
    ("seat", SEAT),
    ("dice", ROLL),
    ("left", NUMBER),
    rules=("PAP-5.5", "PAP-5.6", "PAP-5.7", "PAP-5.8"),
)
EAT_PROMPT: Final = Kind(
    "eat", ("seat", SEAT), ("explorers", NUMBER), ("energy", NUMBER), rules=("PAP-5.9", "PAP-5.10")
)
TAKE_FROM_PROMPT: Final = Kind(
    "take-from", ("seat", SEAT), ("left", NUMBER), rules=("PAP-3.8", "PAP-3.9")
)
COUNTER_PROMPT: Final = Kind(
    "counter", ("seat", SEAT), rules=("PAP-6.3.2", "PAP-6.3.3", "PAP-6.3.4")
)
DISCARD_PROMPT: Final = Kind(
    "discard", ("seat", SEAT), ("who", SEAT), rules=("PAP-12.6", "PAP-12.6a")
)
LEFTOVER_PROMPT: Final = Kind("leftover", ("seat", SEAT), rules=("PAP-8.8",))
BID_PROMPT: Final = Kind(
    "bids", ("bidders", SEATS), rules=("PAP-6.4.2", "PAP-6.4.3", "PAP-6.4.4", "PAP-6.4.5")
)
CARTOGRAPHY_PROMPT: Final = Kind(
    "cartography", ("seat", SEAT), ("saved", NUMBER), rules=("PAP-8.4", "PAP-6.4.7")
)
EAT_FOR_BID_PROMPT: Final = Kind(
    "eat-for-bid", ("seat", SEAT), ("energy", NUMBER), rules=("PAP-16.2", "PAP-6.4.12")
)
FINANCE_PROMPT: Final = Kind(
    "finance", ("seat", SEAT), ("dice", ROLL), rules=("PAP-8.3", "PAP-6.5.4")
)
LANDSLIDE_PROMPT: Final = Kind(
    "landslide", ("seat", SEAT), ("left", NUMBER), rules=("PAP-6.7.3", "PAP-5.3b")
)

PROMPTS: Final = (
    TRIBE_PROMPT,
    FORBID_PROMPT,
    SET_DICE_PROMPT,
    WEATHER_PROMPT,
    TURN_DICE_PROMPT,
    CATASTROPHE_PROMPT,
    COINS_PROMPT,
    PLACE_PROMPT,
    EAT_PROMPT,
    TAKE_FROM_PROMPT,
    COUNTER_PROMPT,
    DISCARD_PROMPT,
    LEFTOVER_PROMPT,
    BID_PROMPT,
    CARTOGRAPHY_PROMPT,
    EAT_FOR_BID_PROMPT,
    FINANCE_PROMPT,
    LANDSLIDE_PROMPT,
)
