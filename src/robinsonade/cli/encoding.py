"""Terminals that cannot show every letter get the nearest ones: Iniciacion, ~~~~, +--+."""

from __future__ import annotations

import codecs
import re
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


TIMES: Final = re.compile(r" ?×(\d+)")
FOR_EARS: Final = {"–": "-", "…": "...", "►": "", "·": ",", "✓": "+"}
ONLY_FOR_EYES: Final = {"So", "Sk"}  # of the kinds of signs: boxes, bars, arrows, circles


def spoken(text: str) -> str:
    """A text without signs that a screen reader spells out or leaves out.

    >>> spoken("Biscuits ×2 …"), spoken("▁▅█ Ana: 5 → 7")
    ('Biscuits (2) ...', 'Ana: 5 → 7')
    """
    text = TIMES.sub(r" (\1)", text).replace("\N{NO-BREAK SPACE}", " ")
    kept = [FOR_EARS.get(sign, sign) for sign in text]
    heard = "".join(
        [sign for sign in kept if unicodedata.category(sign[:1] or " ") not in ONLY_FOR_EYES]
    )
    return heard if heard == text else heard.strip()


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
