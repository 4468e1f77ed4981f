"""What the pictures of cards show, as the data files of a game say it in a few words."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.data import BadData, DataFile
from robinsonade.kernel.noun import Noun

# One word of each; weather may be missing. Things come after them, each with a "+".
GROUNDS: Final = (
    "beach",
    "wood",
    "jungle",
    "river",
    "cave",
    "cliff",
    "plain",
    "camp",
    "sea",
    "wreck",
    "fire",
    "hut",
)
SKIES: Final = ("dawn", "day", "dusk", "grey", "night")
WEATHERS: Final = ("rain", "storm", "snow", "fog", "wind")
MOODS: Final = ("calm", "tense", "cruel", "lucky")
WORDS: Final = GROUNDS + SKIES + WEATHERS + MOODS
THING: Final = "+"


def read_scenes(package: str, *nouns: Noun) -> dict[str, dict[str, str]]:
    """For each noun of cards and each of them its scene; none may be missing."""
    file = DataFile.read(package, "scenes.toml")
    found: dict[str, dict[str, str]] = {}
    for noun in nouns:
        row = file.row(noun.name)
        found[noun.name] = {name: row.text(name) for name in noun.ids}
        row.finish()
        for name, text in found[noun.name].items():
            check_scene(text, f"{row.where}: {name}")
    return found


def check_scene(text: str, where: str) -> None:
    """Each word must be known, and ground and mood must be there.

    >>> check_scene("beach day calm +palm", "here")
    """
    words = [word for word in text.split() if not word.startswith(THING)]
    for allowed in (GROUNDS, MOODS):
        if len([word for word in words if word in allowed]) != 1:
            raise BadData(f"{where}: one of {', '.join(allowed)} must be in {text!r}")
    for word in words:
        if word not in WORDS:
            raise BadData(f"{where}: {word} is no word of a scene")
