"""What somebody else wrote, in a sentence of ours: letters, and nothing that a terminal obeys."""

from __future__ import annotations

import re
from typing import Final

# Controls but for line breaks and tabs; and what turns the direction of the text around it.
OBEYED: Final = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"
)
IN_ITS_PLACE: Final = "\ufffd"


def harmless(text: str) -> str:
    r"""The text, with a sign in the place of each character that is none.

    >>> harmless("Papúa"), harmless("\x1b]0;title\x07")
    ('Papúa', '�]0;title�')
    """
    return text if text.isprintable() else OBEYED.sub(IN_ITS_PLACE, text)
