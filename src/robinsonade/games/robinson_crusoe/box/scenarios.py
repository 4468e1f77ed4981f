"""The scenario sheets (data/scenarios.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.dice import WEATHER_DIE_IDS
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS, SHEET_INVENTIONS
from robinsonade.games.robinson_crusoe.box.island import SPACE_IDS, TILE_NUMBERS
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE, effects_of
from robinsonade.games.robinson_crusoe.box.scripts import register
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS, scenario_rows
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_IDS
from robinsonade.kernel.data import DataFile, Row
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

CASTAWAYS: Final = SCENARIO_IDS.index("castaways")
CURSED: Final = SCENARIO_IDS.index("cursed_island")
JENNY_HELP: Final = SCENARIO_IDS.index("jenny")
VOLCANO: Final = SCENARIO_IDS.index("volcano_island")
CANNIBALS: Final = SCENARIO_IDS.index("cannibal_island")
FAMILY: Final = SCENARIO_IDS.index("robinson_family")
KONG: Final = SCENARIO_IDS.index("king_kong")

_PER_TOTEM = "animals_per_totem"
POINT_IDS: Final = (
    "heart_left",
    "weapon_level",
    "roof_level",
    "palisade_level",
    "pile_column_completed",
    "cross_on_island",
    "fog_marker_on_island",
    "jenny_rescued",
    "lifeboat_built",
    "jolly_boat_built",
    "explored_tile",
    "totem_explored",
    "village_burnt",
    "city_burnt",
    "item_built",
)


class Totem:
    """RC-8.13: what the next totem tile discovered does, and what can be done there later."""

    __slots__ = ("action", "extra", "later", "order", "script")

    def __init__(self, row: Row) -> None:
        self.order = row.number("order")
        self.later = row.flag("and_later", False)  # this one from here on
        self.script = effects_of(row, "effect")
        action: dict[str, Any] = row.take("action") if row.has("action") else {}
        self.extra: int = action.get("pawns_extra", 0)
        self.action = register(action.get("do", []), f"{row.where}: action")
        unknown = set(action) - {"type", "pawns_extra", "once_per_game", "do"}
        if unknown:
            raise BadData(
                row.where, "action has the unknown {names}", names=", ".join(sorted(unknown))
            )
        row.close()


class Scenario:
    """RC-1.2: rounds, weather, book, totems, points and the numbers of its special rules."""

    __slots__ = (
        "actions",
        "book",
        "crew",
        "crew_ids",
        "hardness",
        "inventions",
        "number",
        "params",
        "points",
        "rounds",
        "totem_start",
        "totems",
        "weather",
        "weather_per_totem",
        "win_rounds",
    )

    def __init__(self, number: int, row: Row) -> None:
        self.number = number
        self.rounds = row.number("rounds")
        self.hardness = row.number("hardness")  # from 1 to HARDEST
        self.weather = [0] * (self.rounds + 1)  # for each round a mask of dice
        self.weather_per_totem = False
        for entry in row.take("weather"):
            for die in entry["dice"]:
                if die == _PER_TOTEM:
                    self.weather_per_totem = True
                elif die in WEATHER_DIE_IDS:
                    self.weather[entry["round"]] |= 1 << WEATHER_DIE_IDS.index(die)
                else:
                    raise BadData(row.where, "weather names the unknown die {die}", die=die)
        self.win_rounds: list[int] = row.take("win_rounds")
        self.book = effects_of(row, "book")  # RC-16.1.4, RC-16.3.5, RC-16.6.6, RC-16.7.5
        self.points: list[tuple[int, int]] = []
        for entry in row.take("victory_points"):
            if entry["per"] not in POINT_IDS:
                raise BadData(
                    row.where, "victory_points counts the unknown {name}", name=entry["per"]
                )
            self.points.append((POINT_IDS.index(entry["per"]), entry["vp"]))
        self.params: dict[str, Any] = row.take("params")
        self.inventions = SHEET_INVENTIONS[number]
        self.totems = [Totem(totem) for totem in scenario_rows("totem")[number]]
        self.totem_start = 0
        self.actions: dict[str, dict[str, Any]] = {}
        self.crew: list[int] = []
        self.crew_ids: list[str] = []
        for action in scenario_rows("action")[number]:
            name = action.text("id")
            self.actions[name] = action.values
            action.values["script"] = effects_of(action, "do")
        for member in scenario_rows("crew")[number]:
            self.crew_ids.append(member.text("id"))
            self.crew.append(effects_of(member, "item_effect"))
            member.take("order")
            member.close()
        row.skip("discovery", "invention", "totem", "action", "crew", "number", "id")
        row.close()

    def totem(self, order: int) -> Totem | None:
        """The effect of the totem tile discovered as number `order`."""
        for totem in self.totems:
            if totem.order == order or (totem.later and order > totem.order):
                return totem
        return None

    def number_for(self, key: str, players: int) -> int:
        """A number that depends on how many play."""
        for entry in self.params[key]:
            if entry["players"] == players:
                return int(entry["n"])
        raise BadData(
            "scenarios.toml", "{key} has no entry for {players} players", key=key, players=players
        )

    def action_script(self, name: str) -> int:
        return int(self.actions[name]["script"])


SHEETS: Final = [
    Scenario(number, row)
    for number, row in enumerate(DataFile.read(PACKAGE, "scenarios.toml").rows("scenario"))
]
TOTEM_IDS: Final = tuple(
    [f"{SCENARIO_IDS[sheet.number]}_{totem.order}" for sheet in SHEETS for totem in sheet.totems]
)
TOTEM: Final = Noun("totem", TOTEM_IDS)
for _sheet in SHEETS:
    if _sheet.totems:
        _sheet.totem_start = TOTEM_IDS.index(f"{SCENARIO_IDS[_sheet.number]}_1")

CREW_IDS: Final = tuple(SHEETS[KONG].crew_ids)
CREW: Final = Noun("crew", CREW_IDS)
ACTRESS: Final = CREW_IDS.index("actress")
DIRECTOR: Final = CREW_IDS.index("director")
LIGHTS_MAN: Final = CREW_IDS.index("lights")


def tile_param(number: int, key: str) -> int:
    """The tile that a scenario names by its number."""
    return TILE_NUMBERS.index(SHEETS[number].params[key])


def space_param(number: int, key: str) -> int:
    return SPACE_IDS.index(SHEETS[number].params[key])


def inventions_param(number: int, key: str) -> list[int]:
    names: list[str] = SHEETS[number].params.get(key, [])
    return [INVENTION_IDS.index(name) for name in names]


def items_param(number: int, key: str) -> list[int]:
    names: list[str] = SHEETS[number].params.get(key, [])
    return [ITEM_IDS.index(name) for name in names]


def lava_at(number: int, when: int) -> list[int]:
    """RC-16.4.5: the spaces that lava reaches at the start of a round."""
    for entry in SHEETS[number].params.get("lava", []):
        if entry["round"] == when:
            return [SPACE_IDS.index(name) for name in entry["spaces"]]
    return []
