"""Where pawns can be put: every action with its target, and who can help in it (RC-7, RC-14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.cards import CARD_IDS, PASSIVE_CARDS, passive_of
from robinsonade.games.robinson_crusoe.components import (
    ABILITY_IDS,
    ARRANGE,
    BUILD,
    CHARACTER_IDS,
    COLOUR_IDS,
    DOG_ACTIONS,
    EXPLORE,
    FRIDAY,
    GATHER,
    HANDYMAN,
    HUNT,
    REST,
    SOURCE_IDS,
    SPACE_IDS,
    THREAT,
)
from robinsonade.games.robinson_crusoe.passives import EXTRA_PAWN, GATHER_BONUS
from robinsonade.games.robinson_crusoe.prices import (
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
from robinsonade.games.robinson_crusoe.scenarios import CREW_IDS
from robinsonade.games.robinson_crusoe.things import (
    CROSS,
    HAMMER,
    INVENTION_IDS,
    INVENTION_PASSIVES,
    INVENTIONS,
    ITEM_IDS,
    PRICES,
    TOKEN_IDS,
    TOKEN_PASSIVES,
    TRAP,
)
from robinsonade.kernel.data import BadData
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
    """In the order in which actions are resolved (RC-8.1)."""
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

# -- helpers (RC-14) -----------------------------------------------------------------------------

# Pawns of player characters and Friday first, by their own number.
_COLOURS: Final = {
    "brown": 1 << BUILD,
    "grey": 1 << GATHER,
    "green": 1 << EXPLORE,
    "red": 1 << HUNT,
    "grey_or_green": 1 << GATHER | 1 << EXPLORE,
}
if set(COLOUR_IDS) - set(_COLOURS):
    raise BadData("components.toml: special_wounds names an unknown colour")
FROM_ITEM: Final = 0
FROM_CARD: Final = 1
FROM_STARTING_ITEM: Final = 2
FROM_TOKEN: Final = 3
FROM_ABILITY: Final = 4
FROM_CREW: Final = 5
FROM_DOG: Final = 6
FROM_PERSON: Final = 7
BONUS: Final = 8  # Basket and Sack: no pawn, but chosen at planning as well


class Help:
    """Somebody or something that can be added to a planned action."""

    __slots__ = ("actions", "id", "origin", "thing", "totems_only")

    def __init__(
        self, name: str, origin: int, thing: int, actions: int, totems_only: bool = False
    ) -> None:
        self.id = name
        self.origin = origin
        self.thing = thing
        self.actions = actions  # mask of the kinds of action it can join
        self.totems_only = totems_only


def _all_helps() -> list[Help]:
    everything = (1 << REST) - 1
    found = [Help(CHARACTER_IDS[who], FROM_PERSON, who, everything) for who in range(FRIDAY + 1)]
    dog = sum([1 << action for action in DOG_ACTIONS])
    found.append(Help("dog", FROM_DOG, 0, dog))
    for invention, passives in enumerate(INVENTION_PASSIVES):
        for passive in passives:
            name = INVENTION_IDS[invention]
            if passive.kind == EXTRA_PAWN:
                only = "only" in passive.words
                colour = _COLOURS[passive.words["colour"]]
                found.append(Help(name, FROM_ITEM, invention, colour, only))
            elif passive.kind == GATHER_BONUS:
                found.append(Help(name, BONUS, invention, 1 << GATHER))
    for card in PASSIVE_CARDS[EXTRA_PAWN]:
        passive_here = passive_of(card, EXTRA_PAWN)
        assert passive_here is not None
        colour = _COLOURS[passive_here.words["colour"]]
        found.append(Help(CARD_IDS[card], FROM_CARD, card, colour))
    found.append(Help(ABILITY_IDS[HANDYMAN], FROM_ABILITY, HANDYMAN, 1 << BUILD))
    found.append(Help(ITEM_IDS[HAMMER], FROM_STARTING_ITEM, HAMMER, 1 << BUILD))
    for token, passives in enumerate(TOKEN_PASSIVES):
        for passive in passives:
            if passive.kind == EXTRA_PAWN:
                colour = _COLOURS[passive.words["colour"]]
                found.append(Help(TOKEN_IDS[token], FROM_TOKEN, token, colour))
    found.append(Help(CREW_IDS[0], FROM_CREW, 0, 1 << BUILD))
    return found


HELPS: Final = _all_helps()
HELP_IDS: Final = tuple([help_.id for help_ in HELPS])
HELP: Final = Noun("help", HELP_IDS)
DOG: Final = HELP_IDS.index("dog")
HANDY_HELP: Final = HELP_IDS.index(ABILITY_IDS[HANDYMAN])
FIRST_EXTRA: Final = DOG  # from here on nobody, but something, helps
THINGS_FOR: Final = [  # for each kind of action what can help in it besides people
    [
        number
        for number, help_ in enumerate(HELPS)
        if help_.actions >> action & 1 and help_.origin != FROM_PERSON
    ]
    for action in range(REST + 1)
]
