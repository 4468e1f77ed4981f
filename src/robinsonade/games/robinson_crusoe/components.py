"""The components as the data files give them, referred to by index everywhere in the game."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.scripts import register
from robinsonade.kernel.data import BadData, DataFile, Row, unique_ids
from robinsonade.kernel.noun import Noun

PACKAGE: Final = "robinsonade.games.robinson_crusoe"
FEWEST_SEATS: Final = 1
MOST_SEATS: Final = 4


def numbers_of(row: Row, key: str) -> list[int]:
    """A list of whole numbers."""
    value = row.take(key)
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise BadData(f"{row.where}: {key} is {value!r}, but must be a list of numbers")
    return list(value)


def effects_of(row: Row, key: str, needed: bool = True) -> int:
    """The script of a list of effects; an absent one is empty."""
    if not needed and key not in row.values:
        return 0
    value = row.take(key)
    if not isinstance(value, list):
        raise BadData(f"{row.where}: {key} is {value!r}, but must be a list of effects")
    return register(value, f"{row.where}: {key}")


def optional(row: Row, key: str, default: Any) -> Any:
    """A key that may be left out."""
    return row.take(key) if key in row.values else default


def skip(row: Row, *keys: str) -> None:
    """Keys that say where a name comes from, or that a rule in code speaks of."""
    for key in keys:
        if key in row.values:
            row.take(key)


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

# -- the island (island.toml) --------------------------------------------------------------------

_ISLAND = DataFile.read(PACKAGE, "island.toml")
_BOARD = _ISLAND.row("board")
_CITY_ID = _BOARD.text("extra_space_scenario_5")
SPACE_IDS: Final = (*_BOARD.texts("spaces"), _CITY_ID)
SPACES: Final = len(SPACE_IDS)
ALL_SPACES: Final = (1 << SPACES) - 1
SPACE: Final = Noun("space", SPACE_IDS, on_board=True)
START_SPACE: Final = _BOARD.index_in("start_space", SPACE_IDS)
START_TILE_NUMBER: Final = _BOARD.number("start_tile")
CITY: Final = SPACE_IDS.index(_CITY_ID)
_BOARD.close()

_NEAR_ROW = Row(_ISLAND.section("adjacency"), "island.toml, [adjacency]")


def _near(space: str) -> int:
    mask = 0
    for name in _NEAR_ROW.texts(space):
        if name not in SPACE_IDS:
            raise BadData(f"island.toml, [adjacency]: {space} names {name}, which is no space")
        mask |= 1 << SPACE_IDS.index(name)
    return mask


NEAR: Final = [_near(name) for name in SPACE_IDS]  # masks; the city's neighbours too
for _space in range(SPACES):
    for _other in range(SPACES):
        if NEAR[_space] >> _other & 1:
            NEAR[_other] |= 1 << _space


def bits_of(mask: int) -> list[int]:
    """The places of the bits of a mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


_SPACES_OF: Final = [bits_of(_mask) for _mask in range(1 << SPACES)]


def spaces_of(mask: int) -> list[int]:
    """The spaces of a bit mask; the list is not to be changed."""
    return _SPACES_OF[mask]


TERRAIN_IDS: Final = ("beach", "plains", "hills", "river", "mountains")
TERRAIN: Final = Noun("terrain", TERRAIN_IDS)
SOURCE_IDS: Final = ("bird", "fish", "wood")
SOURCE: Final = Noun("source", SOURCE_IDS)
BIRD: Final = 0
FISH: Final = 1
LUMBER: Final = 2  # the wood source
SOURCES: Final = 3
YIELD_OF: Final = [FOOD, FOOD, WOOD]
FOOD_SOURCES: Final = 1 << BIRD | 1 << FISH

_TILE_ROWS = _ISLAND.rows("tile")
TILE_NUMBERS: Final = [row.number("number") for row in _TILE_ROWS]
TILES: Final = len(TILE_NUMBERS)
TILE_IDS: Final = tuple([f"tile_{number}" for number in TILE_NUMBERS])
TILE: Final = Noun("land", TILE_IDS)
TILE_TERRAIN: Final = [row.index_in("terrain", TERRAIN_IDS) for row in _TILE_ROWS]


def _sources(row: Row) -> int:
    mask = 0
    for name in row.texts("sources"):
        if name not in SOURCE_IDS:
            raise BadData(f"{row.where}: sources names {name}, which is no source")
        mask |= 1 << SOURCE_IDS.index(name)
    return mask


TILE_SOURCES: Final = [_sources(row) for row in _TILE_ROWS]
TILE_BEAST: Final = [row.flag("beast") for row in _TILE_ROWS]
TILE_TOTEM: Final = [row.flag("totem") for row in _TILE_ROWS]
TILE_SHELTER: Final = [row.flag("natural_shelter") for row in _TILE_ROWS]
TILE_DISCOVERY: Final = [row.number("discovery") for row in _TILE_ROWS]
for _row in _TILE_ROWS:
    skip(_row, "start_tile", "back")
    _row.close()
START_TILE: Final = TILE_NUMBERS.index(START_TILE_NUMBER)

# -- numbers of the whole game (components.toml) -------------------------------------------------

_FILE = DataFile.read(PACKAGE, "components.toml")
_COUNTS = _FILE.row("counts")
COUNT: Final[dict[str, int]] = {
    key: _COUNTS.number(key) for key in list(_COUNTS.values) if key != "origin"
}
_COUNTS.close()
_MORALE_ROWS = _FILE.rows("morale_space")
MORALE_RESULT: Final = {row.number("level"): row.number("determination") for row in _MORALE_ROWS}
MORALE_HEAL: Final = optional(_MORALE_ROWS[-1], "or_heal", 0)
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
THREAT: Final = 0
HUNT: Final = 1
BUILD: Final = 2
GATHER: Final = 3
EXPLORE: Final = 4
ARRANGE: Final = 5
REST: Final = 6

DIE_IDS: Final = ("wound", "success", "adventure")
DIE: Final = Noun("die", DIE_IDS)
WOUND_DIE: Final = 0
SUCCESS_DIE: Final = 1
ADVENTURE_DIE: Final = 2


def _hits(kind: str) -> list[list[bool]]:
    """For each die of an action whether a face shows what the die is named after."""
    row = Row(_FILE.section("dice")[kind], f"components.toml, [dice.{kind}]")
    faces = [row.texts(die) for die in DIE_IDS]
    row.text("colour")
    row.close()
    return [[face == DIE_IDS[i] for face in faces[i]] for i in range(len(DIE_IDS))]


DICE: Final = {BUILD: _hits("build"), GATHER: _hits("gather"), EXPLORE: _hits("explore")}
FACES: Final = 6
_RAIN_ROW = Row(_FILE.section("dice")["rain"], "components.toml, [dice.rain]")
_WINTER_ROW = Row(_FILE.section("dice")["winter"], "components.toml, [dice.winter]")
_ANIMALS_ROW = Row(_FILE.section("dice")["animals"], "components.toml, [dice.animals]")
# (rain clouds, winter clouds) for each face
RAIN_DIE: Final = [(f.get("rain", 0), f.get("winter", 0)) for f in _RAIN_ROW.take("faces")]
WINTER_DIE: Final = [(f.get("rain", 0), f.get("winter", 0)) for f in _WINTER_ROW.take("faces")]
# What hungry animals do
BEAST_FACE_IDS: Final = ("none", "lose_food", "palisade", "fight")
BEAST_FACE: Final = Noun("beasts", BEAST_FACE_IDS)
CALM: Final = 0
EATEN: Final = 1
TORN: Final = 2
ATTACK: Final = 3
ANIMALS_DIE: Final = [BEAST_FACE_IDS.index(f["effect"]) for f in _ANIMALS_ROW.take("faces")]
ANIMALS_STRENGTH: Final = max(
    [f.get("strength", 0) for f in _FILE.section("dice")["animals"]["faces"]]
)
WEATHER_DIE_IDS: Final = ("rain", "winter", "animals")

# -- characters (characters.toml) ----------------------------------------------------------------

_PEOPLE = DataFile.read(PACKAGE, "characters.toml")
_PEOPLE_ROWS = _PEOPLE.rows("character")
PLAYER_IDS: Final = unique_ids(_PEOPLE_ROWS)
FRIDAY: Final = len(PLAYER_IDS)
JENNY: Final = FRIDAY + 1
CHARACTER_IDS: Final = (*PLAYER_IDS, "friday", "jenny")
CHARACTERS: Final = len(CHARACTER_IDS)
CHARACTER: Final = Noun("character", CHARACTER_IDS, on_board=True)
CARPENTER: Final = PLAYER_IDS.index("carpenter")
COOK: Final = PLAYER_IDS.index("cook")
EXPLORER: Final = PLAYER_IDS.index("explorer")
SOLDIER: Final = PLAYER_IDS.index("soldier")
_FRIDAY_ROW = _PEOPLE.row("friday")
_JENNY_ROW = _PEOPLE.row("jenny")
_LIVES = [*_PEOPLE_ROWS, _FRIDAY_ROW, _JENNY_ROW]
DIES_ON: Final = [row.number("dies_on_wound") for row in _LIVES]
ARROWS: Final = [numbers_of(row, "morale_arrows_before_wound") for row in _LIVES]
POOL: Final = [row.flag("solo_and_two_player_pool") for row in _PEOPLE_ROWS]
PERSONAL_ID: Final = [row.text("invention") for row in _PEOPLE_ROWS]
PERSONAL_DETERMINATION: Final = [row.number("invention_determination") for row in _PEOPLE_ROWS]
FRIDAY_REROLL: Final = _FRIDAY_ROW.number("reroll_cost")
DOG_ACTIONS: Final = [ACTION_IDS.index(name) for name in _PEOPLE.row("dog").texts("actions")]

_ABILITY_ROWS = [
    Row(values, f"characters.toml, [[character.ability]] {values.get('id')}")
    for row in _PEOPLE_ROWS
    for values in row.take("ability")
]
ABILITY_IDS: Final = unique_ids(_ABILITY_ROWS)
ABILITY: Final = Noun("ability", ABILITY_IDS)
ABILITIES_EACH: Final = len(ABILITY_IDS) // len(PLAYER_IDS)
ABILITY_COST: Final = [row.number("cost") for row in _ABILITY_ROWS]
ABILITY_TIMING: Final = [row.text("timing") for row in _ABILITY_ROWS]
ABILITY_SCRIPT: Final = [effects_of(row, "effect") for row in _ABILITY_ROWS]
for _row in _ABILITY_ROWS:
    _row.close()
DISCOUNT: Final = ABILITY_IDS.index("economical_construction")
CRAFT: Final = ABILITY_IDS.index("craftsmanship")
HANDYMAN: Final = ABILITY_IDS.index("handyman")
SCROUNGER: Final = ABILITY_IDS.index("scrounger")
LUCKY: Final = ABILITY_IDS.index("lucky")
FRENZY: Final = ABILITY_IDS.index("frenzy")
FRENZY_BONUS: Final[int] = _ABILITY_ROWS[FRENZY].values["effect"][0]["n"]


def owner_of(ability: int) -> int:
    """The character whose ability this is."""
    return ability // ABILITIES_EACH
