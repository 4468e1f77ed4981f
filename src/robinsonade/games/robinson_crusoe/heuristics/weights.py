"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robinsonade.games.robinson_crusoe.box.components import ACTION_IDS, BUILD, MOST_SEATS
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.kernel import weights
from robinsonade.kernel.data import BadData


class Weights(weights.Weights):
    """What each weight means stands in the data file, beside its value."""

    __slots__ = (
        "bell",
        "bell_most",
        "card_in_events",
        "clear_fog",
        "cloud",
        "cloud_each",
        "company",
        "covered",
        "cross_land",
        "desperate",
        "determination",
        "determination_more",
        "every_night",
        "explore_first",
        "explore_more",
        "explore_until",
        "failure",
        "far",
        "few_tokens",
        "firm_shelter",
        "first_tiles",
        "fogged_camp",
        "food_spare",
        "friday_pawn",
        "fur",
        "fur_goal",
        "gloom",
        "goal",
        "goal_build",
        "goal_last",
        "goal_step",
        "hunger",
        "hungry_island",
        "hunt_reserve",
        "hunt_risk",
        "hunting_ground",
        "idea",
        "item",
        "item_beside",
        "item_later",
        "item_now",
        "key",
        "key_late",
        "lava",
        "lava_near",
        "lava_soon",
        "lost",
        "many_tokens",
        "mood_three",
        "mood_two",
        "moods",
        "morale",
        "most_urgent",
        "must",
        "never",
        "night",
        "nomads",
        "not_yet_planned",
        "open_air",
        "opens",
        "outside",
        "pile_keep",
        "pile_late",
        "pile_structure",
        "rare_cloud",
        "reclaim",
        "rest",
        "restraint",
        "single_use",
        "site_near",
        "site_source",
        "site_unknown",
        "stored",
        "surprise_build",
        "surprise_explore",
        "surprise_gather",
        "surprises",
        "tears",
        "terrain",
        "threat",
        "threat_loss",
        "threat_most",
        "threat_right",
        "tile",
        "token",
        "token_on_action",
        "torn_more",
        "treasure",
        "useful_weapons",
        "village_reserve",
        "weapon",
        "weapon_goal",
        "weary",
        "won",
        "wood",
        "wood_hurry",
        "wood_spare",
        "wound",
        "wound_late",
    )

    bell: float
    bell_most: float
    card_in_events: float
    clear_fog: float
    cloud: float
    cloud_each: float
    company: float
    covered: float
    cross_land: float
    desperate: float
    determination: float
    determination_more: float
    every_night: float
    explore_first: float
    explore_more: float
    explore_until: float
    failure: float
    far: float
    few_tokens: float
    firm_shelter: float
    first_tiles: float
    fogged_camp: float
    food_spare: float
    friday_pawn: float
    fur: float
    fur_goal: float
    gloom: float
    goal: float
    goal_build: float
    goal_last: float
    goal_step: float
    hunger: float
    hungry_island: float
    hunt_reserve: float
    hunt_risk: float
    hunting_ground: float
    idea: float
    item: float
    item_beside: float
    item_later: float
    item_now: float
    key: float
    key_late: float
    lava: float
    lava_near: float
    lava_soon: float
    lost: float
    many_tokens: float
    mood_three: float
    mood_two: float
    morale: float
    most_urgent: float
    must: float
    never: float
    night: float
    nomads: float
    not_yet_planned: float
    open_air: float
    opens: float
    outside: float
    pile_keep: float
    pile_late: float
    pile_structure: float
    rare_cloud: float
    reclaim: float
    rest: float
    restraint: float
    single_use: float
    site_near: float
    site_source: float
    site_unknown: float
    stored: float
    surprise_build: float
    surprise_explore: float
    surprise_gather: float
    tears: float
    terrain: float
    threat: float
    threat_loss: float
    threat_most: float
    threat_right: float
    tile: float
    token: float
    token_on_action: float
    torn_more: float
    treasure: float
    useful_weapons: float
    village_reserve: float
    weapon: float
    weapon_goal: float
    weary: float
    won: float
    wood: float
    wood_hurry: float
    wood_spare: float
    wound: float
    wound_late: float

    DERIVED: ClassVar[tuple[str, ...]] = ("moods", "surprises")

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        # What levels of morale from 0 on are worth, in steps of morale.
        self.moods = [0.0, 1.0, self.mood_two, self.mood_three]
        # What an adventure costs, by kind of action; only three of them have adventures.
        build = self.surprise_build
        self.surprises = [build] * BUILD + [build, self.surprise_gather, self.surprise_explore]
        self.surprises += [build] * (len(ACTION_IDS) - len(self.surprises))


# No matter of degree: the end of the game, what must be done and what is never done.
FIXED: Final = ("desperate", "lost", "must", "never", "nomads", "won")

_FILE: Final = weights.weights_file(PACKAGE)
_USUAL: Final[dict[str, Any]] = _FILE.section("weights")
_SPECIAL: Final[dict[str, Any]] = _FILE.section("scenarios")
_BY_SEATS: Final[dict[str, Any]] = _FILE.section("seats")


def _known(given: dict[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in given:
        if name not in names:
            raise BadData(f"{weights.FILE}, [{where}]: {name} is unknown")


def values_of(scenario: str, seats: int) -> dict[str, Any]:
    """The usual weights, with those that are different in this scenario, and for so many seats."""
    special: dict[str, Any] = _SPECIAL.get(scenario, {})
    _known(special, tuple(_USUAL), f"scenarios.{scenario}")
    by_seats: dict[str, Any] = _BY_SEATS.get(scenario, {})
    _known(by_seats, SEAT_NUMBERS, f"seats.{scenario}")
    own: dict[str, Any] = by_seats.get(str(seats), {})
    _known(own, tuple(_USUAL), f"seats.{scenario}.{seats}")
    return _USUAL | special | own


def place_of(scenario: int, seats: int) -> int:
    """Where the weights of a scenario with so many seats stand in `WEIGHTS`."""
    return scenario * MOST_SEATS + seats - 1


SEAT_NUMBERS: Final = tuple([str(n) for n in range(1, MOST_SEATS + 1)])
_known(_SPECIAL, SCENARIO_IDS, "scenarios")
_known(_BY_SEATS, SCENARIO_IDS, "seats")
# For each scenario one for each number of seats.
WEIGHTS: Final = [
    Weights(values_of(scenario, seats))
    for scenario in SCENARIO_IDS
    for seats in range(1, MOST_SEATS + 1)
]

_INVENTIONS: Final[dict[str, Any]] = _FILE.section("inventions")
_known(_INVENTIONS, INVENTION_IDS, "inventions")
INVENTION_VALUE: Final = [float(_INVENTIONS.get(name, _USUAL["item"])) for name in INVENTION_IDS]
