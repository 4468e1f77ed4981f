"""Where pawns can be put: every action with its target (RC-7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import (
    ARRANGE,
    BUILD,
    EXPLORE,
    GATHER,
    HUNT,
    REST,
    THREAT,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CROSS,
    INVENTION_IDS,
    INVENTIONS,
    PRICES,
    TRAP,
)
from robinsonade.games.robinson_crusoe.box.island import SOURCE_IDS, SPACE_IDS
from robinsonade.games.robinson_crusoe.box.prices import (
    BOTH_LESS,
    FREE,
    IN_BOTH,
    IN_FOOD,
    IN_FUR,
    IN_WOOD,
    MIXED,
    MIXED_LESS,
    WITH_ITEM,
    WOOD_LESS,
)
from robinsonade.kernel.noun import Noun

# What a spot is, more finely than its kind of action.
ON_THREAT: Final = 0
ON_BEAST: Final = 1
ON_VILLAGE: Final = 2
ON_KONG: Final = 3
ON_INVENTION: Final = 4
ON_SHELTER: Final = 5
ON_ROOF: Final = 6
ON_PALISADE: Final = 7
ON_WEAPON: Final = 8
ON_RECLAIM: Final = 9
ON_SOURCE: Final = 10
ON_SPACE: Final = 11
ON_SITE: Final = 12
ON_MAP: Final = 13
ON_JENNY: Final = 14
ON_ACTRESS: Final = 15
ON_CAMP: Final = 16
ON_REST: Final = 17

# What scenario sheets call the actions that are theirs.
SCENARIO_ACTIONS: Final = {
    ON_VILLAGE: "burn_village",
    ON_KONG: "capture_king_kong",
    ON_RECLAIM: "reclamation",
    ON_JENNY: "rescue_jenny",
    ON_ACTRESS: "rescue_actress",
}


class Spot:
    """One action with its target."""

    __slots__ = ("action", "free", "id", "invention", "payments", "side", "sort", "source", "space")

    def __init__(
        self,
        name: str,
        action: int,
        sort: int,
        *,
        space: int = -1,
        source: int = -1,
        invention: int = -1,
        side: int = 0,
        payments: tuple[int, ...] = (FREE,),
    ) -> None:
        self.id = name
        self.action = action
        self.sort = sort
        self.space = space
        self.source = source
        self.invention = invention
        self.side = side
        self.payments = payments
        self.free = payments == (FREE,)


_IN_WOOD: Final = (IN_WOOD, WOOD_LESS)
_STRUCTURE: Final = (IN_WOOD, IN_FUR, WOOD_LESS, *MIXED[1:], *MIXED_LESS[1:])
_THREAT: Final = (FREE, IN_WOOD, IN_FUR, IN_FOOD, WITH_ITEM, WOOD_LESS)


def _payments(invention: int) -> tuple[int, ...]:
    found: list[int] = []
    for price in PRICES[invention]:
        found.append(price.payment)
        if price.wood:
            found.append(BOTH_LESS if price.payment == IN_BOTH else WOOD_LESS)
    return tuple(found)


def _all_spots() -> list[Spot]:
    """RC-7.2: all actions, in the order in which they are resolved (RC-8.1)."""
    named = list(enumerate(SPACE_IDS))
    found = [
        Spot("threat_left", THREAT, ON_THREAT, side=0, payments=_THREAT),
        Spot("threat_right", THREAT, ON_THREAT, side=1, payments=_THREAT),
        Spot("hunt", HUNT, ON_BEAST),
    ]
    found += [Spot(f"burn_{name}", HUNT, ON_VILLAGE, space=space) for space, name in named]
    found.append(Spot("capture", HUNT, ON_KONG))
    for invention in range(INVENTIONS):
        if invention not in (CROSS, TRAP):
            name = f"build_{INVENTION_IDS[invention]}"
            paid = _payments(invention)
            found.append(Spot(name, BUILD, ON_INVENTION, invention=invention, payments=paid))
    for invention, word in ((CROSS, "cross"), (TRAP, "trap")):
        for space, name in named:
            found.append(
                Spot(
                    f"{word}_{name}",
                    BUILD,
                    ON_INVENTION,
                    invention=invention,
                    space=space,
                    payments=_IN_WOOD,
                )
            )
    for space, name in named:
        found.append(Spot(f"shelter_{name}", BUILD, ON_SHELTER, space=space, payments=_STRUCTURE))
    found += [
        Spot("roof", BUILD, ON_ROOF, payments=_STRUCTURE),
        Spot("palisade", BUILD, ON_PALISADE, payments=_STRUCTURE),
        Spot("weapon", BUILD, ON_WEAPON, payments=_IN_WOOD),
        Spot("reclamation", BUILD, ON_RECLAIM),
    ]
    for space, name in named:
        for source, word in enumerate(SOURCE_IDS):
            found.append(Spot(f"{word}_{name}", GATHER, ON_SOURCE, space=space, source=source))
    found += [Spot(f"explore_{name}", EXPLORE, ON_SPACE, space=space) for space, name in named]
    found += [Spot(f"visit_{name}", EXPLORE, ON_SITE, space=space) for space, name in named]
    found += [Spot(f"actress_{name}", EXPLORE, ON_ACTRESS, space=space) for space, name in named]
    found += [
        Spot("treasure_map", EXPLORE, ON_MAP),
        Spot("jenny", EXPLORE, ON_JENNY),
        Spot("arrange_camp", ARRANGE, ON_CAMP),
        Spot("rest", REST, ON_REST),
    ]
    return found


SPOTS: Final = _all_spots()
SPOT_IDS: Final = tuple([spot.id for spot in SPOTS])
SPOT: Final = Noun("spot", SPOT_IDS, on_board=True)


def spot(name: str) -> int:
    return SPOT_IDS.index(name)


LEFT: Final = spot("threat_left")
RIGHT: Final = spot("threat_right")
HUNTING: Final = spot("hunt")
CAPTURING: Final = spot("capture")
ROOFING: Final = spot("roof")
FENCING: Final = spot("palisade")
ARMING: Final = spot("weapon")
RECLAIMING: Final = spot("reclamation")
MAPPING: Final = spot("treasure_map")
SAILING: Final = spot("jenny")
ARRANGING: Final = spot("arrange_camp")
RESTING: Final = spot("rest")
BURN: Final = [spot(f"burn_{name}") for name in SPACE_IDS]
CROSS_AT: Final = [spot(f"cross_{name}") for name in SPACE_IDS]
TRAP_AT: Final = [spot(f"trap_{name}") for name in SPACE_IDS]
SHELTER_AT: Final = [spot(f"shelter_{name}") for name in SPACE_IDS]
EXPLORE_AT: Final = [spot(f"explore_{name}") for name in SPACE_IDS]
VISIT_AT: Final = [spot(f"visit_{name}") for name in SPACE_IDS]
ACTRESS_AT: Final = [spot(f"actress_{name}") for name in SPACE_IDS]
SOURCE_AT: Final = [[spot(f"{word}_{name}") for word in SOURCE_IDS] for name in SPACE_IDS]
BUILD_OF: Final = [
    -1 if invention in (CROSS, TRAP) else spot(f"build_{INVENTION_IDS[invention]}")
    for invention in range(INVENTIONS)
]
