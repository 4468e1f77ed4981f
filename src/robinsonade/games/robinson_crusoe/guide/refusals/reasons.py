"""Every reason that there is; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import CHARACTER
from robinsonade.games.robinson_crusoe.box.components import ACTION
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.island import TERRAIN_IDS
from robinsonade.kernel.noun import Noun
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

REASONS: Final = (
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
