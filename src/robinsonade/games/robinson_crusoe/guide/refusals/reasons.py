"""Every reason that there is; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import CHARACTER
from robinsonade.games.robinson_crusoe.box.components import ACTION
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION, INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.island import TERRAIN_IDS
from robinsonade.kernel.noun import NUMBER, SEAT, Noun
from robinsonade.kernel.why import Reason

_INVENTIONS: Final = ("items", Noun("invention", INVENTION_IDS, on_board=True, many=True))
_TERRAINS: Final = ("terrains", Noun("terrain", TERRAIN_IDS, many=True))

# -- planning ------------------------------------------------------------------------------------

PLAN_LATER: Final = Reason("plan-later", rules=("RC-7.1",))
NOT_FRIDAY: Final = Reason("not-friday", rules=("RC-7.1", "RC-14.3"), idle=True)
ONLY_SOME: Final = Reason("only-some", ("action", ACTION))
PLANNED_ALREADY: Final = Reason("planned-already", rules=("RC-7.12", "RC-7.11"))
TOO_FEW_PAWNS: Final = Reason("too-few-pawns", rules=("RC-7.4", "RC-7.5", "RC-7.7"))
CANNOT_PAY: Final = Reason("cannot-pay", rules=("RC-7.8", "RC-7.9"))

# -- what is built -------------------------------------------------------------------------------

IS_BUILT: Final = Reason("built", rules=("RC-7.12", "RC-8.10"))
NOT_HERE: Final = Reason("not-here", rules=("RC-8.10",), idle=True)
ITEMS_MISSING: Final = Reason("items-missing", _INVENTIONS, rules=("RC-7.8", "RC-8.10"))
ITEMS_LOCKED: Final = Reason("items-locked", rules=("RC-7.8",))
TERRAIN_MISSING: Final = Reason("terrain-missing", _TERRAINS, rules=("RC-7.8", "RC-8.10"))
ONLY_OWNER: Final = Reason("only-owner", ("who", CHARACTER), rules=("RC-3.10",))
CONDITION: Final = Reason("condition", rules=("RC-7.8",))
HAS_SHELTER: Final = Reason("has-shelter", rules=("RC-8.7",))
NO_SHELTER: Final = Reason("no-shelter", rules=("RC-8.9",))

# -- the island ----------------------------------------------------------------------------------

OUT_OF_REACH: Final = Reason("out-of-reach", rules=("RC-7.5",))
EXPLORED: Final = Reason("explored", rules=("RC-8.13",))
NOT_EXPLORED: Final = Reason("not-explored", rules=("RC-7.5", "RC-8.11"))
NO_TILES: Final = Reason("no-tiles", rules=("RC-8.14",))
CAMP_TILE: Final = Reason("camp-tile", rules=("RC-7.11",))
NO_SOURCE: Final = Reason("no-source", rules=("RC-8.12", "RC-7.11"))

# -- beasts and threats --------------------------------------------------------------------------

NO_BEASTS: Final = Reason("no-beasts", rules=("RC-7.13",))
NO_THREAT: Final = Reason("no-threat", rules=("RC-8.2",), idle=True)
THREAT_NEEDS: Final = Reason("threat-needs", rules=("RC-8.2", "RC-7.8"))

# -- what is used at a moment of one's choice ----------------------------------------------------

NO_TOKEN: Final = Reason("no-token", rules=("RC-12.14",), idle=True)
TOKEN_NEEDS: Final = Reason("token-needs", ("item", INVENTION), rules=("RC-12.14",))
LESS_WEAPON: Final = Reason("less-weapon", ("level", NUMBER), rules=("RC-12.14",))
NO_ITEM: Final = Reason("no-item", rules=("RC-12.13",), idle=True)
USED_UP: Final = Reason("used-up")
ABILITY_OWNER: Final = Reason("ability-owner", ("who", CHARACTER), rules=("RC-3.7",), idle=True)
ABILITY_USED: Final = Reason("ability-used", rules=("RC-3.7",))
MUTED: Final = Reason("muted", rules=("RC-3.7",))
SHORT_OF_DETERMINATION: Final = Reason(
    "short-of-determination", ("cost", NUMBER), ("has", NUMBER), rules=("RC-3.7", "RC-3.8")
)
NOT_KEPT: Final = Reason("not-kept", rules=("RC-12.4",), idle=True)
UNBUILT: Final = Reason("unbuilt", rules=("RC-11.7", "RC-8.10"), idle=True)
ALL_HEALTHY: Final = Reason("all-healthy", rules=("RC-11.7",))
NO_FOOD: Final = Reason("no-food", rules=("RC-11.7",))
FIRST_DECIDES: Final = Reason("first-decides", ("seat", SEAT), rules=("RC-12.6",), idle=True)
OTHER_MOMENT: Final = Reason("other-moment")

# -- what is picked ------------------------------------------------------------------------------

PICK_LATER: Final = Reason("pick-later", rules=("RC-18.1",), idle=True)
NOT_PICKED: Final = Reason("not-picked", rules=("RC-18.1",))

REASONS: Final = (
    NO_TOKEN,
    TOKEN_NEEDS,
    LESS_WEAPON,
    NO_ITEM,
    USED_UP,
    ABILITY_OWNER,
    ABILITY_USED,
    MUTED,
    SHORT_OF_DETERMINATION,
    NOT_KEPT,
    UNBUILT,
    ALL_HEALTHY,
    NO_FOOD,
    FIRST_DECIDES,
    OTHER_MOMENT,
    PICK_LATER,
    NOT_PICKED,
    PLAN_LATER,
    NOT_FRIDAY,
    ONLY_SOME,
    PLANNED_ALREADY,
    TOO_FEW_PAWNS,
    CANNOT_PAY,
    IS_BUILT,
    NOT_HERE,
    ITEMS_MISSING,
    ITEMS_LOCKED,
    TERRAIN_MISSING,
    ONLY_OWNER,
    CONDITION,
    HAS_SHELTER,
    NO_SHELTER,
    OUT_OF_REACH,
    EXPLORED,
    NOT_EXPLORED,
    NO_TILES,
    CAMP_TILE,
    NO_SOURCE,
    NO_BEASTS,
    NO_THREAT,
    THREAT_NEEDS,
)
