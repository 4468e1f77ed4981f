"""Terminals that cannot show every letter get the nearest ones: Iniciacion, ~~~~, +--+."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

NEAREST: Final = "robinsonade-nearest"  # the name of this way to treat letters that do not fit

SIGNS: Final = {
    "≈": "~",
    "«": '"',
    "»": '"',
    "“": '"',
    "”": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "…": "...",
    "×": "x",
    "✓": "+",
    "¿": "",
    "¡": "",
    "\N{NO-BREAK SPACE}": " ",
    **dict.fromkeys("╭╮╰╯┌┐└┘┏┓┗┛├┤┬┴┼┡┩╇", "+"),
    "─": "-",
    "━": "-",
    "│": "|",
    "┃": "|",
}


def nearest_ascii(text: str) -> str:
    """A text in ASCII, as well as it can be.

    >>> nearest_ascii("¡Iniciación «×2»: Íñigo ≈≈!")
    'Iniciacion "x2": Inigo ~~!'
    """
    plain = unicodedata.normalize("NFD", "".join([SIGNS.get(sign, sign) for sign in text]))
    letters = [letter for letter in plain if not unicodedata.combining(letter)]
    return "".join([letter if letter.isascii() else "?" for letter in letters])


def replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    """What stands for the letters that an encoding does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return nearest_ascii(error.object[error.start : error.end]), error.end


def register_nearest() -> None:
    codecs.register_error(NEAREST, replace_unencodable)
