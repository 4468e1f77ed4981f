"""Resources, tracks, tokens, costs and numbers of the whole game (data/components.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.kernel.data import DataFile, unique_ids
from robinsonade.kernel.noun import Noun

FEWEST_SEATS: Final = 1
MOST_SEATS: Final = 4


# -- resources and tracks ------------------------------------------------------------------------

RESOURCE_IDS: Final = ("wood", "food", "np_food", "fur")
WOOD: Final = 0
FOOD: Final = 1
STORED: Final = 2  # food that does not spoil
FUR: Final = 3
RESOURCE: Final = Noun("resource", RESOURCE_IDS)

TRACK_IDS: Final = ("roof", "palisade", "weapon")
ROOF: Final = 0
PALISADE: Final = 1
WEAPON: Final = 2
TRACK: Final = Noun("track", TRACK_IDS)
MOST_MORALE: Final = 3

# -- numbers of the whole game (components.toml) -------------------------------------------------

_FILE = DataFile.read(PACKAGE, "components.toml")
_COUNTS = _FILE.row("counts")
COUNT: Final[dict[str, int]] = {
    key: _COUNTS.number(key) for key in list(_COUNTS.values) if key != "origin"
}
_COUNTS.close()
_MORALE_ROWS = _FILE.rows("morale_space")
MORALE_RESULT: Final = {row.number("level"): row.number("determination") for row in _MORALE_ROWS}
MORALE_HEAL: Final = _MORALE_ROWS[-1].number("or_heal", 0)
for _row in _MORALE_ROWS:
    _row.close()

_COST_ROWS = _FILE.rows("structure_cost")  # one for each number of players, from 1
STRUCTURE_WOOD: Final = [0] + [row.number("wood") for row in _COST_ROWS]
STRUCTURE_FUR: Final = [0] + [row.number("fur") for row in _COST_ROWS]
WEAPON_WOOD: Final = _FILE.row("weapon_cost").number("wood")

_SETUP = _FILE.row("setup")
RANDOM_INVENTIONS: Final = _SETUP.number("random_inventions")
STARTING_ITEMS: Final = _SETUP.number("starting_items")
FIRST_WRECKAGE_ID: Final = _SETUP.text("first_wreckage")
FIRST_EVENT_ROUND: Final = _SETUP.number("first_event_round")
PAWNS: Final = _SETUP.number("pawns_per_player")
EVENT_SHIFT: Final = _SETUP.number("event_shift")
_SETUP.close()

_PLAYER_ROWS = _FILE.rows("player_count")
WITH_FRIDAY: Final = [False] + [row.flag("friday") for row in _PLAYER_ROWS]
WITH_DOG: Final = [False] + [row.flag("dog") for row in _PLAYER_ROWS]
MORALE_BONUS: Final = [0] + [row.number("morale_phase_bonus") for row in _PLAYER_ROWS]
# RC-15.3: both benefits of arranging the camp, or one of them.
CAMP_BOTH: Final = [True] + [
    row.one_of("arrange_camp", ("both", "choose_one")) == "both" for row in _PLAYER_ROWS
]

# -- tokens --------------------------------------------------------------------------------------

MARKER_IDS: Final = (
    *unique_ids(_FILE.rows("effect_token")),
    "fog",
    "dust",
    "black",
    "shortcut",
    "terrain",
    "flock",
    "waiting",
)
MARKER: Final = Noun("marker", MARKER_IDS)
WOOD_PLUS: Final = MARKER_IDS.index("wood_plus")
FOOD_PLUS: Final = MARKER_IDS.index("food_plus")
ADVENTURE: Final = MARKER_IDS.index("adventure")
DANGER: Final = MARKER_IDS.index("danger")
TIME: Final = MARKER_IDS.index("time")
REROLL: Final = MARKER_IDS.index("reroll")
FOG: Final = MARKER_IDS.index("fog")
DUST: Final = MARKER_IDS.index("dust")
BLACK: Final = MARKER_IDS.index("black")  # covers a source
SHORTCUT: Final = MARKER_IDS.index("shortcut")
TERRAIN_MARK: Final = MARKER_IDS.index("terrain")  # covers a terrain icon
FLOCK: Final = MARKER_IDS.index("flock")  # New Flock: the +1 token is itself a bird source
WAITING: Final = MARKER_IDS.index("waiting")  # covers a source of the tile laid here later

WEATHER_IDS: Final = (*unique_ids(_FILE.rows("weather_token")), "animals_die")
WEATHER: Final = Noun("weather", WEATHER_IDS)
RAIN: Final = WEATHER_IDS.index("rain")
WINTER: Final = WEATHER_IDS.index("winter")
STORM: Final = WEATHER_IDS.index("storm")
ANIMALS: Final = WEATHER_IDS.index("animals_die")

_WOUND_ROW = _FILE.row("special_wounds")
PART_IDS: Final = tuple(_WOUND_ROW.texts("parts"))
PART: Final = Noun("part", PART_IDS)
COLOUR_IDS: Final = tuple(_WOUND_ROW.texts("colours"))

# -- action kinds and dice -----------------------------------------------------------------------

ACTION_IDS: Final = ("threat", "hunt", "build", "gather", "explore", "arrange_camp", "rest")
ACTION: Final = Noun("action", ACTION_IDS)
ACTIONS: Final = Noun("action", ACTION_IDS, many=True)
THREAT: Final = 0
HUNT: Final = 1
BUILD: Final = 2
GATHER: Final = 3
EXPLORE: Final = 4
ARRANGE: Final = 5
REST: Final = 6
