"""Everything that a forecast can say; the sentences are in text/, as `forecast-KIND`."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD, THREAT_CARD
from robinsonade.games.robinson_crusoe.box.characters import CHARACTER
from robinsonade.games.robinson_crusoe.box.components import ACTION, RESOURCE, WEATHER
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.games.robinson_crusoe.box.island import SPACE_IDS, TERRAIN
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO
from robinsonade.games.robinson_crusoe.box.spots import SPOT
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import Addend, Said
from robinsonade.kernel.noun import NUMBER, Kind, Noun
from robinsonade.kernel.view import words

_NUMBER: Final = ("number", NUMBER)
_PAWNS: Final = ("pawns", NUMBER)
_PERCENT: Final = ("percent", NUMBER)
_CARD: Final = ("card", CARD)
_THREAT: Final = ("card", THREAT_CARD)
_SPOT: Final = ("spot", SPOT)
_WHO: Final = ("who", CHARACTER)

# Actions
CERTAIN: Final = Kind("certain", rules=("RC-7.4",))
ROLLING: Final = Kind(
    "dice",
    ("success", NUMBER),
    ("wound", NUMBER),
    ("adventure", NUMBER),
    rules=("RC-9.1", "RC-9.3"),
)
TOO_FEW: Final = Kind("too-few", _PAWNS, rules=("RC-7.7",))
ONE_MORE: Final = Kind("one-more", rules=("RC-7.4",))
ONE_MORE_NEEDED: Final = Kind("one-more-needed", rules=("RC-7.7",))
BETTER_REWARD: Final = Kind("better-reward", _THREAT, rules=("RC-8.3",))
REWARD: Final = Kind("reward", _PAWNS, _THREAT, rules=("RC-8.2",))
SMALL_REWARD: Final = Kind("reward-one", _PAWNS, _THREAT, rules=("RC-8.3",))
HUNTING: Final = Kind(
    "hunt", ("fewest", NUMBER), ("most", NUMBER), ("worst", NUMBER), rules=("RC-8.4", "RC-10.3")
)

# The workshop
BUILDABLE: Final = Kind("can-be-built", rules=("RC-8.10",))
LACKS_TERRAIN: Final = Kind("lacks-terrain", ("terrain", TERRAIN), rules=("RC-8.10",))
LACKS_ITEM: Final = Kind("lacks-item", ("invention", INVENTION), rules=("RC-8.10",))
LACKS_GOODS: Final = Kind(
    "lacks-goods", ("resource", RESOURCE), _NUMBER, rules=("RC-7.8", "RC-7.9")
)
LACKS_HANDS: Final = Kind("lacks-hands", _NUMBER, rules=("RC-7.4",))
LACKS_OWNER: Final = Kind("lacks-owner", _WHO, rules=("RC-3.10",))
LACKS_GOAL: Final = Kind("lacks-goal", ("scenario", SCENARIO), rules=("RC-1.2",))
LACKS_MORE: Final = Kind("lacks-more", _NUMBER, rules=("RC-7.8",))
PLANNED_ALREADY: Final = Kind("planned-already", rules=("RC-7.12",))

# Food
FED: Final = Kind("fed", ("food", NUMBER), ("mouths", NUMBER), rules=("RC-11.5",))
PERHAPS_FED: Final = Kind("perhaps-fed", _PERCENT, ("mouths", NUMBER), rules=("RC-11.5",))
HUNGRY: Final = Kind("hungry", _NUMBER, ("mouths", NUMBER), rules=("RC-11.5",))
IN_STORE: Final = Kind("in-store", ("resource", RESOURCE), rules=("RC-1.6",))
BROUGHT: Final = Kind("brought", _SPOT, rules=("RC-8.11",))
RETURNED: Final = Kind("returned", _SPOT, rules=("RC-8.5",))
HUNTED: Final = Kind("hunted", rules=("RC-10.3",))
REWARDED: Final = Kind("rewarded", _THREAT, rules=("RC-8.2",))
BUILT: Final = Kind("built", ("invention", INVENTION), rules=("RC-8.10",))
SPOILT_BY_RAIN: Final = Kind("rain-takes-food", rules=("RC-11.2",))
EATEN_BY_ANIMALS: Final = Kind("animals-take-food", rules=("RC-11.4",))
MEALS: Final = Kind("meals", _NUMBER, rules=("RC-11.5",))
KIDS: Final = Kind("kids", _NUMBER, rules=("RC-16.6.2",))
USABLE_TOKEN: Final = Kind("usable-token", ("token", TOKEN), rules=("RC-12.14",))
USABLE_ITEM: Final = Kind("usable-item", ("item", ITEM), rules=("RC-12.13",))

# Sky
NO_WEATHER: Final = Kind("no-weather", rules=("RC-11.1",))
DRY: Final = Kind("dry", ("clouds", NUMBER), ("roof", NUMBER), rules=("RC-11.2",))
WET: Final = Kind(
    "wet", _PERCENT, ("clouds", NUMBER), ("roof", NUMBER), rules=("RC-11.2", "RC-11.3")
)
PAID_FOR: Final = Kind("paid-for", ("clouds", NUMBER), ("roof", NUMBER), rules=("RC-11.2",))
RAIN_DIE: Final = Kind("rain-die", rules=("RC-11.1",))
WINTER_DIE: Final = Kind("winter-die", rules=("RC-11.1",))
ROLLED_EARLY: Final = Kind("rolled-early", rules=("RC-12.15",))
CLOUD_TOKEN: Final = Kind("cloud-token", ("weather", WEATHER), rules=("RC-11.1",))
IGNORED: Final = Kind("ignored-cloud", rules=("RC-11.1",))
ROOF: Final = Kind("roof", rules=("RC-11.2",))
ROOF_PLANNED: Final = Kind("roof-planned", rules=("RC-8.6",))
SNOW: Final = Kind("snow", rules=("RC-11.2",))
WOOD_AT_HAND: Final = Kind("wood-at-hand", rules=("RC-11.3",))

# Threats
NO_THREAT: Final = Kind("no-threat", rules=("RC-5.4",))
FALLS: Final = Kind("falls", _THREAT, rules=("RC-5.4",))
STAYS: Final = Kind("stays", _THREAT, rules=("RC-5.4",))
AVERTED: Final = Kind("averted", _THREAT, rules=("RC-8.2",))
FALLS_LATER: Final = Kind("falls-later", _THREAT, rules=("RC-5.4",))

LEAVES: Final = Kind("leaves", _THREAT, rules=("RC-5.4",))
LEAVES_LATER: Final = Kind("leaves-later", _THREAT, rules=("RC-5.4",))

# Animals, storm, shelter
NO_ANIMALS: Final = Kind("no-animals", rules=("RC-11.4",))
SAFE: Final = Kind("safe-from-animals", rules=("RC-11.4",))
ANIMALS: Final = Kind("animals", _PERCENT, rules=("RC-11.4",))
ANIMALS_EAT: Final = Kind("animals-eat", _PERCENT, rules=("RC-11.4",))
ANIMALS_TEAR: Final = Kind("animals-tear", _PERCENT, ("palisade", NUMBER), rules=("RC-11.4",))
ANIMALS_ATTACK: Final = Kind("animals-attack", _PERCENT, ("weapon", NUMBER), rules=("RC-11.4",))
STORM: Final = Kind("storm", ("palisade", NUMBER), rules=("RC-11.4",))
UNDER_ROOF: Final = Kind("under-roof", rules=("RC-11.5",))
OPEN_AIR: Final = Kind("open-air", rules=("RC-11.5",))
PERHAPS_SHELTER: Final = Kind("perhaps-shelter", _PERCENT, rules=("RC-8.7", "RC-11.5"))

# People
UNHURT: Final = Kind("unhurt", _WHO, rules=("RC-3.3",))
HURT: Final = Kind("hurt", _WHO, ("likely", NUMBER), ("worst", NUMBER), rules=("RC-3.3",))
MAY_DIE: Final = Kind("may-die", _WHO, _PERCENT, rules=("RC-3.4",))
BY_DIE: Final = Kind("wound-die", _SPOT, rules=("RC-9.3",))
BY_DANGER: Final = Kind("danger", _SPOT, rules=("RC-10.6",))
BY_ADVENTURE: Final = Kind("adventure-wound", _SPOT, rules=("RC-14.5", "RC-16.3.2"))
BY_BEAST: Final = Kind("beast-wounds", rules=("RC-10.3",))
BY_REWARD: Final = Kind("threat-action", _THREAT, rules=("RC-8.2",))
BY_WEATHER: Final = Kind("weather-wounds", rules=("RC-11.3",))
BY_ANIMALS: Final = Kind("animals-wounds", rules=("RC-11.4",))
BY_STORM: Final = Kind("storm-wounds", rules=("RC-11.4",))
BY_HUNGER: Final = Kind("hunger-wounds", rules=("RC-11.5",))
BY_NIGHT: Final = Kind("night-wounds", rules=("RC-11.5",))
BY_OPEN_AIR: Final = Kind("open-air-wounds", rules=("RC-11.5",))
BY_WAITING: Final = Kind("waiting-wounds", rules=("RC-16.3.1",))
BY_COMPANY: Final = Kind("company-wounds", rules=("RC-16.3.3",))
BY_REST: Final = Kind("rested", rules=("RC-8.16",))

# What holds this round
FEWER_PAWNS: Final = Kind("fewer-pawns", _WHO, _NUMBER, rules=("RC-7.1",))
FEWER_PAWNS_BY: Final = Kind("fewer-pawns-because", _WHO, _NUMBER, _CARD, rules=("RC-7.1",))
ONLY_ACTIONS: Final = Kind("only-actions", _WHO, ("action", ACTION), rules=("RC-7.2",))
ONLY_ACTIONS_BY: Final = Kind(
    "only-actions-because", _WHO, ("action", ACTION), _CARD, rules=("RC-7.2",)
)
NO_ABILITIES: Final = Kind("no-abilities", _WHO, rules=("RC-3.7",))
NO_ABILITIES_BY: Final = Kind("no-abilities-because", _WHO, _CARD, rules=("RC-3.7",))
APART: Final = Kind("apart", rules=("RC-7.3",))
APART_BY: Final = Kind("apart-because", _CARD, rules=("RC-7.3",))

# The calendar
LAVA: Final = Kind("lava", ("spaces", Noun("space", SPACE_IDS, many=True)), rules=("RC-16.4.5",))
CITY: Final = Kind("city", rules=("RC-16.5.2",))
KID: Final = Kind("kid", rules=("RC-16.6.2",))
WIN_FROM_NOW: Final = Kind("win-from-now", rules=("RC-16.1.3",))
LAST_ROUND: Final = Kind("last-round", rules=("RC-17.1",))

# What is not counted
ADVENTURES: Final = Kind("adventures", _PERCENT, rules=("RC-9.3",))
FINDINGS: Final = Kind("findings", rules=("RC-8.13",))
UNSURE_REWARD: Final = Kind("unsure-reward", _THREAT, rules=("RC-8.2",))
USES: Final = Kind("uses", rules=("RC-3.7", "RC-12.13", "RC-12.14"))

KINDS: Final = (
    CERTAIN,
    ROLLING,
    TOO_FEW,
    ONE_MORE,
    ONE_MORE_NEEDED,
    BETTER_REWARD,
    REWARD,
    SMALL_REWARD,
    HUNTING,
    BUILDABLE,
    LACKS_TERRAIN,
    LACKS_ITEM,
    LACKS_GOODS,
    LACKS_HANDS,
    LACKS_OWNER,
    LACKS_GOAL,
    LACKS_MORE,
    PLANNED_ALREADY,
    FED,
    PERHAPS_FED,
    HUNGRY,
    IN_STORE,
    BROUGHT,
    RETURNED,
    HUNTED,
    REWARDED,
    BUILT,
    SPOILT_BY_RAIN,
    EATEN_BY_ANIMALS,
    MEALS,
    KIDS,
    USABLE_TOKEN,
    USABLE_ITEM,
    NO_WEATHER,
    DRY,
    WET,
    PAID_FOR,
    RAIN_DIE,
    WINTER_DIE,
    ROLLED_EARLY,
    CLOUD_TOKEN,
    IGNORED,
    ROOF,
    ROOF_PLANNED,
    SNOW,
    WOOD_AT_HAND,
    NO_THREAT,
    FALLS,
    STAYS,
    AVERTED,
    FALLS_LATER,
    LEAVES,
    LEAVES_LATER,
    NO_ANIMALS,
    SAFE,
    ANIMALS,
    ANIMALS_EAT,
    ANIMALS_TEAR,
    ANIMALS_ATTACK,
    STORM,
    UNDER_ROOF,
    OPEN_AIR,
    PERHAPS_SHELTER,
    UNHURT,
    HURT,
    MAY_DIE,
    BY_DIE,
    BY_DANGER,
    BY_ADVENTURE,
    BY_BEAST,
    BY_REWARD,
    BY_WEATHER,
    BY_ANIMALS,
    BY_STORM,
    BY_HUNGER,
    BY_NIGHT,
    BY_OPEN_AIR,
    BY_WAITING,
    BY_COMPANY,
    BY_REST,
    FEWER_PAWNS,
    FEWER_PAWNS_BY,
    ONLY_ACTIONS,
    ONLY_ACTIONS_BY,
    NO_ABILITIES,
    NO_ABILITIES_BY,
    APART,
    APART_BY,
    LAVA,
    CITY,
    KID,
    WIN_FROM_NOW,
    LAST_ROUND,
    ADVENTURES,
    FINDINGS,
    UNSURE_REWARD,
    USES,
)


def said(kind: Kind, *facts: int) -> Said:
    """A sentence with its facts."""
    return {"kind": kind.name, "words": words(kind, facts)}


def addend(
    kind: Kind, facts: tuple[int, ...], amount: float, chance: float = 1.0, *, counted: bool = True
) -> Addend:
    """One line of a sum."""
    return {
        "said": said(kind, *facts),
        "amount": round(amount, 3),
        "chance": round(chance, 4),
        "counted": counted,
        "rules": list(kind.rules),
    }
