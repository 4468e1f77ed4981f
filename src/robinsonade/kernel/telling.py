"""What cards do, in words: patterns of Fluent terms, the same in all languages.

A game has a term for each verb in its text files; `tools/tell_cards.py` writes the patterns.
"""

from __future__ import annotations

import re
from typing import Final

SIGN: Final = "►"  # between the parts of what a card does
BEGINS: Final = re.compile(r"(?:^|\. |► )[^\W\d_]")  # of a sentence, of a part
THEN: Final = ". "  # what follows begins with a capital: `sentences`


def call(term: str, **facts: int | str) -> str:
    """A term with its facts.

    >>> call("does-energy", n=2, way="up")
    '{ -does-energy(n: 2, way: "up") }'
    """
    given = [
        f"{name}: {value}" if isinstance(value, int) else f'{name}: "{value}"'
        for name, value in facts.items()
    ]
    return f"{{ -{term}({', '.join(given)}) }}" if given else f"{{ -{term} }}"


def signed(n: int) -> dict[str, int | str]:
    """A number without its sign, and which way it goes."""
    return {"n": abs(n), "way": "up" if n >= 0 else "down"}


def quoted(noun: str, thing: str, attribute: str = "") -> str:
    """A name in the quotation marks of the language.

    >>> quoted("card", "otters", "action")
    '{ -opening }{ card-otters.action }{ -closing }'
    """
    name = f"{noun}-{thing}.{attribute}" if attribute else f"{noun}-{thing}"
    return f"{{ -opening }}{{ {name} }}{{ -closing }}"


def sentences(told: str) -> str:
    """What terms tell, with a capital where a sentence or a part begins.

    >>> sentences("event: draw a card. morale +1 ► “burial”: you win")
    'Event: draw a card. Morale +1 ► “burial”: you win'
    """
    return BEGINS.sub(lambda found: found[0].upper(), told)


def parts_of(about: str) -> list[str]:
    """The parts of a text.

    >>> parts_of("costs 1 wood ► 1 wound")
    ['costs 1 wood', '1 wound']
    """
    return [part for part in map(str.strip, about.split(SIGN)) if part]


def plainly(about: str) -> str:
    """All parts of a text one after the other, as sentences.

    >>> plainly("Half sea. ► 1 wound")
    'Half sea. 1 wound.'
    """
    return " ".join([part if part[-1] in ".!?…" else f"{part}." for part in parts_of(about)])
