"""What the pictures of cards show, as the data files of a game say it in a few words."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.data import DataFile
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

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
PLACE: Final = "@"  # where a thing stands, in a picture that somebody composed: x, y and its size
WIDTH: Final = 404
HEIGHT: Final = 258
LARGEST: Final = 5.0  # times as large as it was drawn; less than 0: turned round


def read_faces(package: str, noun: Noun) -> dict[str, str]:
    """How each person of a game looks, in a few words; what is not said follows from the name."""
    file = DataFile.read(package, "faces.toml")
    row = file.row(noun.name)
    found = {name: row.text(name) for name in noun.ids}
    row.finish()
    return found


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
    for thing in text.split():
        if thing.startswith(THING):
            check_place(thing, where)
    for allowed in (GROUNDS, MOODS):
        if len([word for word in words if word in allowed]) != 1:
            raise BadData(
                where,
                "one of {allowed} must be in {text}",
                allowed=", ".join(allowed),
                text=repr(text),
            )
    for word in words:
        if word not in WORDS:
            raise BadData(where, "{word} is no word of a scene", word=word)


def check_place(thing: str, where: str) -> None:
    """A thing stands where chance puts it, or at a place inside the picture.

    >>> check_place("+palm", "here")
    >>> check_place("+palm@60,220,-1.2", "here")
    """
    _, at, place = thing.partition(PLACE)
    if not at:
        return
    try:
        x, y, size = [float(number) for number in place.split(",")]
    except ValueError as error:
        raise BadData(where, "{thing} must say x, y and a size", thing=thing) from error
    if not (0 <= x <= WIDTH and 0 <= y <= HEIGHT and 0 < abs(size) <= LARGEST):
        raise BadData(where, "{thing} is not in the picture", thing=thing)
