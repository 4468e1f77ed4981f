"""Names of people at a table: two never have the same."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

LONGEST: Final = 40  # letters of a name
FORMAT: Final = "Cf"  # what joins letters, or keeps them apart, and is not drawn itself
VARIANTS: Final = re.compile("[\ufe00-\ufe0f]")  # how the letter before is drawn


def plain(name: str) -> str:
    """A name as people hear it, whatever it is written with: letters that are not drawn, wide ones.

    >>> plain(" Ana  Luz") == plain("ana luz") == plain("A\\u200dna\\ufe0f Ｌuz")
    True
    """
    letters = [one for one in normalize("NFKC", name) if category(one) != FORMAT]
    return " ".join(VARIANTS.sub("", "".join(letters)).split()).casefold()


def own_name(name: str, others: Iterable[str]) -> str:
    """The name, or with a number behind it if somebody has it already; none stays none.

    >>> own_name("Ana", ["Luis", "ana", "Ana 2"])
    'Ana 3'
    >>> own_name("", [""])
    ''
    """
    taken = {plain(other) for other in others}
    number, found = 1, name
    while found and plain(found) in taken:
        number += 1
        end = f" {number}"
        found = f"{name[: LONGEST - len(end)].rstrip()}{end}"
    return found
