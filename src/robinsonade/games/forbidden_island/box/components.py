"""The components (FI-1.2) as the data files give them, by index everywhere in the game."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.masks import has, mask_of, members
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

PACKAGE: Final = "robinsonade.games.forbidden_island"

# -- numbers of the whole game (game.toml) -------------------------------------------------------

_GAME = DataFile.read(PACKAGE, "game.toml")
_SEATS = _GAME.seats()
FEWEST_SEATS: Final = _SEATS[0]
MOST_SEATS: Final = _SEATS[1]

_CONSTANTS = _GAME.row("constants")
ACTIONS_PER_TURN: Final = _CONSTANTS.number("actions_per_turn")
TREASURE_DRAWS: Final = _CONSTANTS.number("treasure_cards_drawn_per_turn")
HAND_LIMIT: Final = _CONSTANTS.number("hand_limit")
STARTING_HAND: Final = _CONSTANTS.number("starting_hand")
INITIAL_FLOOD: Final = _CONSTANTS.number("initial_flood_cards")
CARDS_TO_CAPTURE: Final = _CONSTANTS.number("cards_to_capture_treasure")
TREASURES_TO_WIN: Final = _CONSTANTS.number("treasures_to_win")
SKULL: Final = _CONSTANTS.number("skull_level")
_CONSTANTS.close()

# -- tiles (tiles.toml, FI-1.3) ------------------------------------------------------------------

TILE_KINDS: Final = ("landing", "gate", "treasure", "plain")
_TILE_ROWS = DataFile.read(PACKAGE, "tiles.toml").rows("tiles")
TILE_IDS: Final = unique_ids(_TILE_ROWS)
TILES: Final = len(TILE_IDS)
ALL_TILES: Final = (1 << TILES) - 1
TILE_KIND: Final = [row.one_of("kind", TILE_KINDS) for row in _TILE_ROWS]
LANDING: Final = TILE_KIND.index("landing")  # Fools' Landing

# -- treasures and the Treasure deck (treasures.toml, FI-1.9) ------------------------------------

_TREASURE_FILE = DataFile.read(PACKAGE, "treasures.toml")
_TREASURE_ROWS = _TREASURE_FILE.rows("treasures")
TREASURE_IDS: Final = unique_ids(_TREASURE_ROWS)
TREASURES: Final = len(TREASURE_IDS)
ALL_TREASURES: Final = (1 << TREASURES) - 1


def _tile_pair(row: Row) -> int:
    names = row.texts("tiles")
    for name in names:
        if name not in TILE_IDS:
            raise BadData(row.where, "tiles names {name}, which is no tile", name=name)
    return mask_of([TILE_IDS.index(name) for name in names])


TREASURE_TILES: Final = [_tile_pair(row) for row in _TREASURE_ROWS]  # a mask for each treasure
ELEMENTS: Final = [row.text("element") for row in _TREASURE_ROWS]
TREASURE_AT: Final = [row.index_in("treasure", TREASURE_IDS) for row in _TILE_ROWS]

_CARD_ROWS = _TREASURE_FILE.rows("treasure_cards")
CARD_IDS: Final = unique_ids(_CARD_ROWS)
CARD_COUNT: Final = [row.number("count") for row in _CARD_ROWS]
CARD_KIND: Final = [
    row.one_of("kind", ("treasure", "special", "waters_rise")) for row in _CARD_ROWS
]
CARD_MORE: Final = _TREASURE_FILE.more("treasure_cards", "count")  # than printed, in a variant
CARDS: Final = len(CARD_IDS)
LIFT: Final = CARD_IDS.index("helicopter_lift")
SANDBAGS: Final = CARD_IDS.index("sandbags")
WATERS_RISE: Final = CARD_IDS.index("waters_rise")
# Treasure cards come first, in the order of the treasures, and Waters Rise! last: a card that can
# be held is its place in a hand, a Treasure card is the number of its treasure.
HELD: Final = CARDS - 1
if [row.index_in("treasure", TREASURE_IDS) for row in _CARD_ROWS] != [0, 1, 2, 3, -1, -1, -1]:
    raise BadData(
        "treasures.toml", "the cards of the four treasures must come first, in their order"
    )
if [row.flag("holdable") for row in _CARD_ROWS] != [card != WATERS_RISE for card in range(CARDS)]:
    raise BadData("treasures.toml", "all cards but waters_rise must be holdable")
if [row.flag("givable") for row in _CARD_ROWS] != [card < TREASURES for card in range(CARDS)]:
    raise BadData("treasures.toml", "just the treasure cards must be givable")

# -- adventurers (adventurers.toml, FI-5.10) -----------------------------------------------------

_ROLE_ROWS = DataFile.read(PACKAGE, "adventurers.toml").rows("adventurers")
ROLE_IDS: Final = unique_ids(_ROLE_ROWS)
ROLES: Final = len(ROLE_IDS)
SWIMS: Final = ("orthogonal", "orthogonal_or_diagonal", "nearest", "any_tile")
START_TILE: Final = [row.index_in("start_tile", TILE_IDS) for row in _ROLE_ROWS]
STEPS_DIAGONALLY: Final = [row.flag("step_diagonal") for row in _ROLE_ROWS]
SHORES_DIAGONALLY: Final = [row.flag("shore_diagonal") for row in _ROLE_ROWS]
FLIGHTS: Final = [row.number("fly_uses_per_turn") for row in _ROLE_ROWS]
DIVES: Final = [row.flag("dive") for row in _ROLE_ROWS]
NAVIGATES: Final = [row.number("navigate_range") for row in _ROLE_ROWS]
SHORES: Final = [row.number("shore_tiles_per_action") for row in _ROLE_ROWS]
GIVES_ANYWHERE: Final = [
    row.one_of("give_range", ("same_tile", "anywhere")) == "anywhere" for row in _ROLE_ROWS
]
SWIM: Final = [row.one_of("swim", SWIMS) for row in _ROLE_ROWS]
SWIMS_DIAGONALLY: Final = [swim == "orthogonal_or_diagonal" for swim in SWIM]
SWIMS_FAR: Final = [swim == "nearest" for swim in SWIM]
SWIMS_ANYWHERE: Final = [swim == "any_tile" for swim in SWIM]

for _row in _ROLE_ROWS:
    _row.text("pawn_color")
for _tile, _row in enumerate(_TILE_ROWS):
    _role = _row.index_in("start_for", ROLE_IDS)
    if _role >= 0 and START_TILE[_role] != _tile:
        raise BadData(_row.where, "start_for and adventurers.toml disagree")
    _treasure = TREASURE_AT[_tile]
    if _treasure >= 0 and not has(TREASURE_TILES[_treasure], _tile):
        raise BadData(_row.where, "treasure and treasures.toml disagree")
    _row.text("name_es_origin")

# -- water meter and difficulties (water.toml) ---------------------------------------------------

_WATER = DataFile.read(PACKAGE, "water.toml")
_LEVEL_ROWS = _WATER.rows("water_levels")
FLOOD_CARDS: Final = [0] + [row.number("flood_cards") for row in _LEVEL_ROWS]  # by level, from 1
_DIFFICULTY_ROWS = _WATER.rows("difficulties")
DIFFICULTY_IDS: Final = unique_ids(_DIFFICULTY_ROWS)
START_LEVEL: Final = [row.number("start_level") for row in _DIFFICULTY_ROWS]
for _number, _row in enumerate(_LEVEL_ROWS, start=1):
    if _row.number("level") != _number or _row.flag("skull") != (_number == SKULL):
        raise BadData(
            _row.where, "levels must be 1 to {skull}, with the skull on the last", skull=SKULL
        )
    _start = _row.index_in("start_for", DIFFICULTY_IDS)
    if _start >= 0 and START_LEVEL[_start] != _number:
        raise BadData(_row.where, "start_for and the difficulties disagree")
for _row, _start in zip(_DIFFICULTY_ROWS, START_LEVEL, strict=True):
    if _row.number("waters_rise_to_lose") != SKULL - _start:
        raise BadData(_row.where, "waters_rise_to_lose must be {number}", number=SKULL - _start)

# -- what the box holds --------------------------------------------------------------------------

_BOX = _GAME.row("components")
for _name, _found in (
    ("treasure_cards", sum(CARD_COUNT)),
    ("flood_cards", TILES),
    ("adventurer_cards", ROLES),
    ("cards_total", sum(CARD_COUNT) + TILES + ROLES),
    ("island_tiles", TILES),
    ("pawns", ROLES),
    ("treasure_figures", TREASURES),
    ("water_meter", 1),
    ("water_level_marker", 1),
):
    _BOX.count(_name, _found)

for _row in (_BOX, *_TILE_ROWS, *_TREASURE_ROWS, *_CARD_ROWS, *_ROLE_ROWS, *_LEVEL_ROWS):
    _row.close()
for _row in _DIFFICULTY_ROWS:
    _row.close()

# -- nouns: how the rest of the world calls these things -----------------------------------------

TILE: Final = Noun("tile", TILE_IDS, on_board=True)
CARD: Final = Noun("card", CARD_IDS)
ROLE: Final = Noun("role", ROLE_IDS)
TREASURE: Final = Noun("treasure", TREASURE_IDS, on_board=True)

# -- sets of tiles as bit masks ------------------------------------------------------------------

HALF: Final = TILES // 2
LOW_HALF: Final = (1 << HALF) - 1
LOW_TILES: Final = [list(members(m)) for m in range(1 << HALF)]
HIGH_TILES: Final = [[i + HALF for i in low] for low in LOW_TILES]

# A few tiles at a time: so small a table stays close at hand, whatever lies between two looks.
FEW: Final = 6
FEW_BITS: Final = (1 << FEW) - 1
AMONG_FEW: Final = LOW_TILES[: 1 << FEW]


def tiles_of(mask: int) -> list[int]:
    """The tiles in a bit mask, in their order."""
    return LOW_TILES[mask & LOW_HALF] + HIGH_TILES[mask >> HALF]
