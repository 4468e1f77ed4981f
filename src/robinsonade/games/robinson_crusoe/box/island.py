"""The spaces of the board and the island tiles (data/island.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import FOOD, WOOD
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.kernel.data import DataFile, Row
from robinsonade.kernel.masks import everyone, has, members
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

_ISLAND = DataFile.read(PACKAGE, "island.toml")
_BOARD = _ISLAND.row("board")
_CITY_ID = _BOARD.text("extra_space_scenario_5")
SPACE_IDS: Final = (*_BOARD.texts("spaces"), _CITY_ID)
SPACES: Final = len(SPACE_IDS)
ALL_SPACES: Final = everyone(SPACES)
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
            raise BadData(
                "island.toml, [adjacency]",
                "{space} names {name}, which is no space",
                space=space,
                name=name,
            )
        mask |= 1 << SPACE_IDS.index(name)
    return mask


NEAR: Final = [_near(name) for name in SPACE_IDS]  # masks; the city's neighbours too
for _space in range(SPACES):
    for _other in range(SPACES):
        if has(NEAR[_space], _other):
            NEAR[_other] |= 1 << _space


def _steps_from(start: int) -> list[int]:
    steps = [0] * SPACES
    seen = edge = 1 << start
    away = 0
    while edge:
        away += 1
        around = 0
        for space in members(edge):
            around |= NEAR[space]
        edge = around & ~seen
        seen |= edge
        for space in members(edge):
            steps[space] = away
    return steps


# RC-12.9: steps between spaces on the board, whatever lies between.
STEPS_BETWEEN: Final = [_steps_from(_space) for _space in range(SPACES)]
_SPACES_OF: Final = [list(members(_mask)) for _mask in range(1 << SPACES)]


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
            raise BadData(row.where, "sources names {name}, which is no source", name=name)
        mask |= 1 << SOURCE_IDS.index(name)
    return mask


TILE_SOURCES: Final = [_sources(row) for row in _TILE_ROWS]
TILE_BEAST: Final = [row.flag("beast") for row in _TILE_ROWS]
TILE_TOTEM: Final = [row.flag("totem") for row in _TILE_ROWS]
TILE_SHELTER: Final = [row.flag("natural_shelter") for row in _TILE_ROWS]
TILE_DISCOVERY: Final = [row.number("discovery") for row in _TILE_ROWS]
for _row in _TILE_ROWS:
    _row.skip("start_tile", "back")
    _row.close()
START_TILE: Final = TILE_NUMBERS.index(START_TILE_NUMBER)
