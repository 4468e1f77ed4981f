"""The dice and their faces (data/components.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import BUILD, EXPLORE, GATHER
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.kernel.data import DataFile, Row
from robinsonade.kernel.noun import Noun

_FILE = DataFile.read(PACKAGE, "components.toml")
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
RAIN_ROLL: Final = WEATHER_DIE_IDS.index("rain")
ANIMALS_ROLL: Final = WEATHER_DIE_IDS.index("animals")
