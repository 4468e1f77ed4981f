"""The numbers of the game as game.toml gives them, referred to by index everywhere."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

PACKAGE: Final = "robinsonade.games.naufragos"
GAME_FILE: Final = DataFile.read(PACKAGE, "game.toml")
NOBODY: Final = -1
WHITE: Final = 8  # the white pawn, where a pawn's owner is asked for


def by_players(row: Row, key: str) -> list[int]:
    """A number for each number of players; place 0 is empty."""
    values: dict[str, int] = row.take(key)
    return [0] + [values[str(n)] for n in range(1, len(values) + 1)]


# -- players, reserve, set-up --------------------------------------------------------------------

_ROW = GAME_FILE.row("players")
FEWEST_SEATS: Final = _ROW.number("min")
MOST_SEATS: Final = _ROW.number("max")
PAWNS: Final = _ROW.number("pawns_each")
_ROW.skip("cubes_each", "lost_markers_each")
_ROW.close()

_ROW = GAME_FILE.row("reserve")
FOOD_COUNTERS: Final = _ROW.number("food_counters")
WOOD_COUNTERS: Final = _ROW.number("wood_counters")
_ROW.skip("black_cubes", "white_cubes", "white_pawns")
_ROW.skip("cubes_are_hard_limit", "counters_are_hard_limit")
_ROW.close()

_ROW = GAME_FILE.row("dice")
FACES: Final = len(_ROW.numbers("faces"))
_ROW.skip("count")
_ROW.close()

WEATHER_IDS: Final = unique_ids(GAME_FILE.rows("weather_track"))
STORM: Final = WEATHER_IDS.index("storm")
HOT: Final = WEATHER_IDS.index("hot")
WEATHER_RETURN: Final = [row.number("return_mod") for row in GAME_FILE.rows("weather_track")]
_ROW = GAME_FILE.row("weather_icons")
WEATHER_ICONS: Final = {"sun": _ROW.number("sun"), "storm": _ROW.number("storm")}
_ROW.close()

_ROW = GAME_FILE.row("setup")
WRECK_CUBES: Final = _ROW.number("wreck_cubes")
START_WOOD: Final = _ROW.number("storage_wood")
START_FOOD: Final = by_players(_ROW, "storage_food_by_players")
START_FORAGE: Final = by_players(_ROW, "forage_tiles_by_players")
EVENT_CARDS: Final = by_players(_ROW, "events_by_players")
MAX2_LIMIT: Final = _ROW.number("remove_max2_events_if_players_over")
ENTRY_CARDS: Final = _ROW.number("plot_zero_cards_drawn")
START_WEATHER: Final = _ROW.index_in("weather_start", WEATHER_IDS)
_ROW.skip("difficulty_start", "campfire_lit")
_ROW.close()

# -- the exploration board -----------------------------------------------------------------------

_ROW = GAME_FILE.row("difficulty_scale")
EASIEST: Final = _ROW.number("min")
HARDEST: Final = _ROW.number("max")
_ROW.skip("start", "forced_return_at")
_ROW.close()

_ROW = GAME_FILE.row("exploration_track")
SECTOR_IDS: Final = tuple(_ROW.texts("sectors"))
COAST: Final = 0
INTERIOR: Final = 1
HEART: Final = 2
PROMONTORY: Final = 3
if list(SECTOR_IDS) != ["coast", "interior", "heart", "promontory"]:
    raise BadData(_ROW.where, "sectors must be coast, interior, heart, promontory")
_FIRST: dict[str, int] = _ROW.take("first_index")
FIRST_SPACE: Final = [_FIRST[sector] for sector in SECTOR_IDS]
SPACE_TOKENS: Final = _ROW.numbers("tokens")
LAST_SPACE: Final = FIRST_SPACE[PROMONTORY]
if len(SPACE_TOKENS) != LAST_SPACE + 1 or sorted(FIRST_SPACE) != FIRST_SPACE:
    raise BadData(
        _ROW.where, "tokens for {number} spaces, but there are more", number=len(SPACE_TOKENS)
    )
SECTOR_OF: Final = [
    max([sector for sector in range(4) if FIRST_SPACE[sector] <= space])
    for space in range(LAST_SPACE + 1)
]
_ROW.close()

_ROW = GAME_FILE.row("pending_explorations")
PENDING_SPACES: Final = _ROW.number("spaces")
_ROW.close()

# -- the camp board ------------------------------------------------------------------------------

_ROW = GAME_FILE.row("camp_board")
SLOTS: Final = _ROW.number("slots")
BASIC_CAMP: Final = _ROW.texts("basic_cards")
_ROW.close()
OVERFLOW: Final = 4  # NAU-16.3: places beside the board for harmful cards
ALL_SLOTS: Final = SLOTS + OVERFLOW

_ACTION_ROWS = GAME_FILE.rows("action")
ACTION_IDS: Final = unique_ids(_ACTION_ROWS)
FORAGE: Final = 0
WOOD: Final = 1
DIARY: Final = 2
SALVAGE: Final = 3
CAMPFIRE: Final = 4
BUILD: Final = 5
EXPLORATION: Final = 6
REST: Final = 7
CAMP: Final = 8
_ACTIONS: Final = "forage wood diary salvage campfire build exploration rest camp"
if tuple(_ACTIONS.split()) != ACTION_IDS:
    raise BadData("game.toml", "the actions must be A to I in their order")
SPACE_COST: Final = [row.numbers("spaces") for row in _ACTION_ROWS]
SPACES: Final = [len(costs) for costs in SPACE_COST]
# All spaces in one line: those of each action, one after the other, then the slots of camp cards.
SPACE_AT: Final = [sum(SPACES[:action]) for action in range(len(SPACES))]
SLOT_AT: Final = SPACE_AT[CAMP]
ALL_SPACES: Final = SLOT_AT + ALL_SLOTS
for _row in _ACTION_ROWS:
    _row.text("letter")
    if _row.has("requires"):
        _row.one_of("requires", ("salvage_cube",))
    _row.close()

_ROW = GAME_FILE.row("resolution")
ORDER: Final = tuple(_ROW.texts("order"))
_RESTS: Final = tuple([f"rest_{n}" for n in range(1, SPACES[REST] + 1)])
if sorted(ORDER) != sorted([*[a for a in ACTION_IDS if a != "rest"], *_RESTS]):
    raise BadData(_ROW.where, "order must name every action once")
_ROW.close()

# -- constructions -------------------------------------------------------------------------------

_ROWS = GAME_FILE.rows("construction")
BUILDING_IDS: Final = unique_ids(_ROWS)
SHELTERS: Final = 4
RAFT: Final = BUILDING_IDS.index("raft")
SAND_SIGNAL: Final = BUILDING_IDS.index("sand_signal")
GREAT_BONFIRE: Final = BUILDING_IDS.index("great_bonfire")
SINGLE_TURN: Final = [row.one_of("type", ("single_turn", "development")) for row in _ROWS]
IS_DEVELOPMENT: Final = [kind == "development" for kind in SINGLE_TURN]
BUILD_ENERGY: Final = [
    row.number("units" if is_slow else "energy")
    for row, is_slow in zip(_ROWS, IS_DEVELOPMENT, strict=True)
]
BUILD_WOOD: Final = [
    0 if slow else row.number("wood") for row, slow in zip(_ROWS, IS_DEVELOPMENT, strict=True)
]
UNIT_WOOD: Final = [
    row.number("wood_per_unit") if slow else 0
    for row, slow in zip(_ROWS, IS_DEVELOPMENT, strict=True)
]
BUILD_STORY: Final = [row.number("story_to_proposer") for row in _ROWS]


def rest_table(row: Row) -> list[int]:
    """The energy recovered for each face of the die, place 0 empty."""
    found = [0] * (FACES + 1)
    rests: list[dict[str, int]] = row.take("rest")
    for part in rests:
        for face in range(part["min"], part["max"] + 1):
            found[face] = part["energy"]
    return found


SHELTER_REST: Final = [rest_table(row) for row in _ROWS[:SHELTERS]]
for _number, _row in enumerate(_ROWS):
    if IS_DEVELOPMENT[_number]:
        _row.skip("unit", "energy_per_unit")
    if _row.flag("enters_by_effect", default=False) != (_number == RAFT):
        raise BadData(_row.where, "only the raft enters by an effect")
    _row.close()

_ROW = GAME_FILE.row("rest_without_shelter")
REST_WITHOUT: Final = _ROW.number("energy")
_ROW.close()

_ROW = GAME_FILE.row("salvage")
SALVAGE_CARDS: Final = _ROW.number("cards")
SALVAGE_EXTRA: Final = _ROW.number("solo_extra_energy")
_ROW.close()

_ROW = GAME_FILE.row("campfire")
FIRE_HOLDS: Final = _ROW.number("capacity_wood")
NIGHT_LIT: Final = _ROW.number("night_lit")
NIGHT_OUT: Final = _ROW.number("night_out")
_ROW.close()

_ROW = GAME_FILE.row("feeding")
HUNGER_ENERGY: Final = _ROW.number("hunger_energy")
HUNGER_INJURIES: Final = _ROW.number("hunger_injuries")
FOOD_ENERGY: Final = _ROW.number("energy_per_food")
_ROW.close()

_ROW = GAME_FILE.row("death")
DEADLY_SEQUELAE: Final = _ROW.number("sequelae")
_ROW.close()

# -- food tiles and story tokens -----------------------------------------------------------------

FORAGE_VALUES: Final[list[int]] = []  # value and number of each kind of forage tile
FORAGE_COUNT: Final[list[int]] = []
FISH_IDS: Final[list[str]] = []  # numbered fish first, then jellyfish and shark
FISH_VALUES: Final[list[int]] = []
FISH_COUNT: Final[list[int]] = []
FISH_EFFECTS: Final[list[Any]] = []  # raw effects, compiled with those of the cards
for _row in GAME_FILE.rows("food_tile"):
    _kind = _row.one_of("kind", ("forage", "fish", "fish_special"))
    _value, _count = _row.number("value"), _row.number("count")
    if _kind == "forage":
        FORAGE_VALUES.append(_value)
        FORAGE_COUNT.append(_count)
    else:
        FISH_IDS.append(_row.text("id") if _kind == "fish_special" else f"fish_{_value}")
        FISH_VALUES.append(_value)
        FISH_COUNT.append(_count)
        FISH_EFFECTS.append(_row.take("effect") if _kind == "fish_special" else [])
        _row.skip("at_setup")
    _row.close()
JELLYFISH: Final = FISH_IDS.index("jellyfish")
SHARK: Final = FISH_IDS.index("shark")

_ROW = GAME_FILE.row("english_edition")
_ROW.skip("forage_tiles", "fish_tiles")
_ROW.close()

_ROWS = GAME_FILE.rows("story_token")
TOKEN_VALUES: Final = [row.number("value") for row in _ROWS]
TOKEN_COUNT: Final = [row.number("count") for row in _ROWS]
TOKENS: Final = len(TOKEN_VALUES)
for _row in _ROWS:
    _row.close()

# -- castaways -----------------------------------------------------------------------------------

STAT_IDS: Final = (
    "strength",
    "return_roll",
    "fish_draw_choose",
    "fish_extra",
    "preserve_food",
    "build_bonus",
    "injury_dice",
    "rest_energy",
    "wood_extra",
    "diary_extra",
    "fire_declared",
    "night_safe",
    "story_value",
)
STRENGTH: Final = 0
RETURN_ROLL: Final = 1
FISH_DRAW_CHOOSE: Final = 2
FISH_EXTRA: Final = 3
PRESERVE_FOOD: Final = 4
BUILD_BONUS: Final = 5
INJURY_DICE: Final = 6
REST_ENERGY: Final = 7
WOOD_EXTRA: Final = 8
DIARY_EXTRA: Final = 9
FIRE_DECLARED: Final = 10
NIGHT_SAFE: Final = 11
STORY_VALUE: Final = 12


def stats_of(row: Row) -> list[int]:
    """What a castaway or an item adds to each stat."""
    found = [0] * len(STAT_IDS)
    found[STRENGTH] = row.number("strength", 0)
    found[STORY_VALUE] = row.number("story_value", 0)
    for part in row.parts("passive") if row.has("passive") else []:
        found[part.index("stat", STAT_IDS)] += part.number("n")
        part.finish()
    return found


_ROWS = GAME_FILE.rows("castaway")
ABILITY_IDS: Final = unique_ids(_ROWS)
ABILITY_ENERGY: Final = [row.number("energy") for row in _ROWS]
ABILITY_STATS: Final = [stats_of(row) for row in _ROWS]
for _row in _ROWS:
    _row.close()
# NAU-2.2: each castaway in two versions, a man and a woman, with the same ability.
PERSON_IDS: Final = tuple([f"{ability}_{sex}" for ability in ABILITY_IDS for sex in ("m", "f")])
PERSONS: Final = len(PERSON_IDS)

for _name in ("colours", "deck_backs"):
    _ROW = GAME_FILE.row(_name)
    _ROW.skip(*[key for key in _ROW.values if key != "origin"])
    _ROW.close()

_ROW = GAME_FILE.row("own_cards")
OWN_LIMITS: Final = {key: _ROW.number(key) for key in _ROW.values if key != "origin"}
_ROW.close()

# -- decks and nouns -----------------------------------------------------------------------------

DECK_IDS: Final = ("coast", "interior", "heart", "events", "remains")
EVENTS_DECK: Final = 3
REMAINS_DECK: Final = 4

WEATHER: Final = Noun("weather", WEATHER_IDS)
SECTOR: Final = Noun("sector", SECTOR_IDS, on_board=True)
ACTION: Final = Noun("action", ACTION_IDS, on_board=True)
BUILDING: Final = Noun("building", BUILDING_IDS, on_board=True)
DECK: Final = Noun("deck", DECK_IDS, on_board=True)
FISH: Final = Noun("fish", tuple(FISH_IDS))
PERSON: Final = Noun("person", PERSON_IDS)
