"""Why somebody is asked, and the labels of printed options.

Who is asked: the table's `decider` (RC-18.1).
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.spots import SPOT
from robinsonade.kernel.noun import NUMBER, SEAT, Kind, Noun

REASON_IDS: Final = (
    "heal",
    "starve",
    "share_wound",
    "share_determination",
    "cover_arrow",
    "forced_move",
    "night_move",
    "shortcut",
    "shortcut_source",
    "cover_source",
    "cover_all_sources",
    "cover_terrain",
    "close_tile",
    "fog",
    "dust",
    "clear_fog",
    "clear_black",
    "amulet",
    "lose_item",
    "discard_item",
    "mark_item",
    "discard_invention",
    "take_invention",
    "build_free",
    "keep_token",
    "keep_resource",
    "corral",
    "top_tile",
    "order_tiles",
    "lay_tile",
    "strongest",
    "use_gained",
    "reroll",
    "go_on",
    "ignore",
    "fewer",
    "eat_more",
    "bible",
    "beast_bottom",
    "take_along",
    "helmet",
    "which_food",
    "raid",
)
REASON: Final = Noun("reason", REASON_IDS)


def reason(name: str) -> int:
    return REASON_IDS.index(name)


HEALING: Final = reason("heal")
STARVING: Final = reason("starve")
SHARING_WOUNDS: Final = reason("share_wound")
SHARING_DETERMINATION: Final = reason("share_determination")
COVERING_ARROWS: Final = reason("cover_arrow")
FORCED_MOVE: Final = reason("forced_move")
NIGHT_MOVE: Final = reason("night_move")
SHORTCUT_TILE: Final = reason("shortcut")
SHORTCUT_SOURCE: Final = reason("shortcut_source")
COVERING_SOURCE: Final = reason("cover_source")
COVERING_ALL: Final = reason("cover_all_sources")
COVERING_TERRAIN: Final = reason("cover_terrain")
CLOSING_TILE: Final = reason("close_tile")
PLACING_FOG: Final = reason("fog")
PLACING_DUST: Final = reason("dust")
CLEARING_FOG: Final = reason("clear_fog")
CLEARING_BLACK: Final = reason("clear_black")
AMULET: Final = reason("amulet")
LOSING_ITEM: Final = reason("lose_item")
DISCARDING_ITEM: Final = reason("discard_item")
MARKING_ITEM: Final = reason("mark_item")
DISCARDING_INVENTION: Final = reason("discard_invention")
TAKING_INVENTION: Final = reason("take_invention")
BUILDING_FREE: Final = reason("build_free")
KEEPING_TOKEN: Final = reason("keep_token")
KEEPING_RESOURCE: Final = reason("keep_resource")
CORRAL: Final = reason("corral")
TOP_TILE: Final = reason("top_tile")
ORDERING_TILES: Final = reason("order_tiles")
LAYING_TILE: Final = reason("lay_tile")
STRONGEST: Final = reason("strongest")
USING_GAINED: Final = reason("use_gained")
REROLLING: Final = reason("reroll")
GOING_ON: Final = reason("go_on")
IGNORING: Final = reason("ignore")
DRAWING_FEWER: Final = reason("fewer")
EATING_MORE: Final = reason("eat_more")
USING_BIBLE: Final = reason("bible")
BEAST_BOTTOM: Final = reason("beast_bottom")
TAKING_ALONG: Final = reason("take_along")
WEARING_HELMET: Final = reason("helmet")
CHOOSING_FOOD: Final = reason("which_food")
STANDING_A_RAID: Final = reason("raid")

# Somebody picks one of several things, or answers yes or no.
PICK_PROMPT: Final = Kind("pick", ("seat", SEAT), ("reason", REASON), rules=("RC-18.1",))
ASK_PROMPT: Final = Kind("ask", ("seat", SEAT), ("reason", REASON), rules=("RC-18.1",))

# Options that a card, the morale track or a rule offers.
OPTION_IDS: Final = (
    "accept",
    "burn_wood",
    "determination",
    "discard",
    "eat",
    "fight_it_off",
    "food",
    "go_back",
    "halve_palisade",
    "halve_roof",
    "ignore",
    "ignore_rain",
    "let_it_eat",
    "lose_item",
    "palisade",
    "roof",
    "stay_out",
    "train",
    "weapon",
    "winter_to_rain",
    "wood",
    "wound",
    "wounds",
    "heal",
    "morale",
    "move",
    "lose_shelter",
)
OPTION: Final = Noun("way", OPTION_IDS)
OPTION_PROMPT: Final = Kind("option", ("seat", SEAT), rules=("RC-12.1", "RC-12.6"))
# Where a rule offers them no card lies there that says what it is about.
CAMP_PROMPT: Final = Kind("camp-option", ("seat", SEAT), rules=("RC-8.15",))
MORALE_PROMPT: Final = Kind("morale-option", ("seat", SEAT), rules=("RC-6.1",))


def option(name: str) -> int:
    return OPTION_IDS.index(name)


PLAN_PROMPT: Final = Kind("plan", ("seat", SEAT), ("left", NUMBER), rules=("RC-7.1", "RC-7.8"))
FRIDAY_PROMPT: Final = Kind("friday", ("seat", SEAT), rules=("RC-14.3",))
# What more pawns are good for.
ENOUGH_OR_NOT: Final = 0  # without enough of them it cannot be done
FOR_DICE: Final = 1  # with enough of them there are no dice
FOR_REWARD: Final = 2  # RC-8.3: one more brings more
JOIN_PROMPT: Final = Kind(
    "join",
    ("spot", SPOT),
    ("pawns", NUMBER),
    ("roll", NUMBER),
    ("sure", NUMBER),
    ("way", NUMBER),
    rules=("RC-7.3", "RC-7.4", "RC-14.1"),
)
READY_PROMPT: Final = Kind("ready", ("seat", SEAT), rules=("RC-7.1",))

MOMENT_IDS: Final = ("day", "council", "fighting", "sky", "night", "animals")
MOMENT: Final = Noun("moment", MOMENT_IDS)
MOMENT_PROMPT: Final = Kind("moment", ("moment", MOMENT), rules=("RC-3.7", "RC-12.13", "RC-12.14"))

PROMPTS: Final = (
    PLAN_PROMPT,
    FRIDAY_PROMPT,
    JOIN_PROMPT,
    READY_PROMPT,
    MOMENT_PROMPT,
    PICK_PROMPT,
    ASK_PROMPT,
    OPTION_PROMPT,
    CAMP_PROMPT,
    MORALE_PROMPT,
)
