"""Everything that the table ever asks; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import CARD
from robinsonade.games.naufragos.box.components import BUILDING, DECK, FISH
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind, Noun

# Moments at which everybody may do what is not asked (NAU-6.6).
MOMENT_IDS: Final = (
    "turn",
    "actions",
    "resolution",
    "exploration",
    "evening",
    "survival",
    "rescue",
    "night",
    "placement",
    "lost",
    "rest",
    "maintenance",
)
TURN_BEGINS: Final = 0
ACTIONS_BEGIN: Final = 1
RESOLUTION_BEGINS: Final = 2
EXPLORATION_BEGINS: Final = 3
ACTIONS_END: Final = 4
SURVIVAL_BEGINS: Final = 5
BEFORE_RESCUE: Final = 6
NIGHT_BEGINS: Final = 7
PLACEMENT_BEGINS: Final = 8
LOST_BEGIN: Final = 9
REST_BEGINS: Final = 10
MAINTENANCE_BEGINS: Final = 11
MOMENT: Final = Noun("moment", MOMENT_IDS)

# What dice have been rolled for (NAU-5.5).
ROLL_IDS: Final = ("campfire", "return", "strength", "rest", "injuries", "card")
FOR_CAMPFIRE: Final = 0
FOR_RETURN: Final = 1
FOR_STRENGTH: Final = 2
FOR_REST: Final = 3
FOR_INJURIES: Final = 4
FOR_CARD: Final = 5
ROLL: Final = Noun("roll", ROLL_IDS)

# Set-up
CAST_PROMPT: Final = Kind("castaway", ("seat", SEAT), rules=("NAU-3.3",))

# Placement and resolution
WHITE_PROMPT: Final = Kind("white", ("seat", SEAT), rules=("NAU-8.1", "NAU-14.1"))
PLACE_PROMPT: Final = Kind(
    "place",
    ("seat", SEAT),
    ("left", NUMBER),
    rules=("NAU-8.2", "NAU-8.3", "NAU-8.4", "NAU-8.5"),
)
PROPOSE_PROMPT: Final = Kind("propose", ("seat", SEAT), rules=("NAU-9.8", "NAU-10.8"))
CONTRIBUTE_PROMPT: Final = Kind(
    "contribute",
    ("seat", SEAT),
    ("building", BUILDING),
    ("missing", NUMBER),
    rules=("NAU-10.2", "NAU-10.5", "NAU-10.6"),
)
KINDLE_PROMPT: Final = Kind("kindle", ("seat", SEAT), rules=("NAU-9.6",))
SLOT_PROMPT: Final = Kind("slot", ("seat", SEAT), ("card", CARD), rules=("NAU-16.1", "NAU-16.2"))
FISH_PROMPT: Final = Kind(
    "fish", ("seat", SEAT), ("one", FISH), ("other", FISH), rules=("NAU-16.5",)
)
REMAINS_PROMPT: Final = Kind("remains", ("seat", SEAT), rules=("NAU-9.5", "NAU-14.2"))

# Exploration
EXPLORE_PROMPT: Final = Kind(
    "explore",
    ("seat", SEAT),
    ("difficulty", NUMBER),
    rules=("NAU-9.11", "NAU-9.17", "NAU-9.26"),
)
JOIN_PROMPT: Final = Kind(
    "join", ("seat", SEAT), ("group", SEATS), ("difficulty", NUMBER), rules=("NAU-9.12",)
)
AGAIN_PROMPT: Final = Kind(
    "again", ("seat", SEAT), ("offered", NUMBER), ("cost", NUMBER), rules=("NAU-9.14",)
)
PENDING_PROMPT: Final = Kind("pending", ("seat", SEAT), ("card", CARD), rules=("NAU-9.25",))
PEEK_PROMPT: Final = Kind("peek", ("seat", SEAT), ("deck", DECK), rules=("NAU-16.5",))
PROMONTORY_PROMPT: Final = Kind("promontory", ("seat", SEAT), rules=("NAU-13.1",))

# Cards and rolls
CHOOSE_PROMPT: Final = Kind("choose", ("seat", SEAT), ("card", CARD), rules=("NAU-6.1",))
NAME_PROMPT: Final = Kind("name", ("seat", SEAT), ("card", CARD), rules=("NAU-6.1",))
SHARE_PROMPT: Final = Kind(
    "share", ("seat", SEAT), ("offered", NUMBER), ("cost", NUMBER), rules=("NAU-9.14",)
)
BALLOT_PROMPT: Final = Kind("ballot", ("card", CARD), rules=("NAU-6.2",))
REROLL_PROMPT: Final = Kind("reroll", ("roll", ROLL), ("total", NUMBER), rules=("NAU-5.5",))
OCCASION_PROMPT: Final = Kind("occasion", rules=("NAU-6.6",))

# Belongings
LOSE_PROMPT: Final = Kind("lose", ("seat", SEAT), rules=("NAU-6.1",))
STEAL_PROMPT: Final = Kind("steal", ("seat", SEAT), ("who", SEAT), rules=("NAU-6.1",))
INHERIT_PROMPT: Final = Kind("inherit", ("seat", SEAT), rules=("NAU-4.12",))
TERMS_PROMPT: Final = Kind(
    "terms", ("seat", SEAT), ("card", CARD), ("who", SEAT), rules=("NAU-6.6",)
)
GIFT_PROMPT: Final = Kind(
    "gift", ("seat", SEAT), ("card", CARD), ("who", SEAT), rules=("NAU-6.5", "NAU-6.6")
)
SWAP_PROMPT: Final = Kind(
    "swap",
    ("seat", SEAT),
    ("card", CARD),
    ("who", SEAT),
    ("wanted", CARD),
    rules=("NAU-6.5", "NAU-6.6"),
)

# Survival and the end of a turn
FEED_PROMPT: Final = Kind(
    "feed", ("seat", SEAT), ("fresh", NUMBER), ("food", NUMBER), rules=("NAU-11.2", "NAU-11.3")
)
CARRY_PROMPT: Final = Kind("carry", ("seat", SEAT), ("food", NUMBER), rules=("NAU-11.4",))
GIFT_FOOD_PROMPT: Final = Kind("gift-food", ("seat", SEAT), rules=("NAU-11.4",))
TREAT_PROMPT: Final = Kind("treat", ("seat", SEAT), rules=("NAU-12.1",))
PRESERVE_PROMPT: Final = Kind("preserve", ("seat", SEAT), ("fresh", NUMBER), rules=("NAU-12.7",))

# At any time
RESPITE_PROMPT: Final = Kind("respite", ("moment", MOMENT), rules=("NAU-6.6", "NAU-9.7"))

PROMPTS: Final = (
    CAST_PROMPT,
    WHITE_PROMPT,
    PLACE_PROMPT,
    PROPOSE_PROMPT,
    CONTRIBUTE_PROMPT,
    KINDLE_PROMPT,
    SLOT_PROMPT,
    FISH_PROMPT,
    REMAINS_PROMPT,
    EXPLORE_PROMPT,
    JOIN_PROMPT,
    AGAIN_PROMPT,
    PENDING_PROMPT,
    PEEK_PROMPT,
    PROMONTORY_PROMPT,
    CHOOSE_PROMPT,
    NAME_PROMPT,
    SHARE_PROMPT,
    BALLOT_PROMPT,
    REROLL_PROMPT,
    OCCASION_PROMPT,
    LOSE_PROMPT,
    STEAL_PROMPT,
    INHERIT_PROMPT,
    TERMS_PROMPT,
    GIFT_PROMPT,
    SWAP_PROMPT,
    FEED_PROMPT,
    CARRY_PROMPT,
    GIFT_FOOD_PROMPT,
    TREAT_PROMPT,
    PRESERVE_PROMPT,
    RESPITE_PROMPT,
)
