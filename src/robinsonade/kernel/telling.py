"""What cards do, in words: patterns of Fluent terms, the same in all languages.

A game has a term for each verb in its text files; `tools/tell_cards.py` writes the patterns.
"""

from __future__ import annotations

from typing import Final

SIGN: Final = "►"  # between the parts of what a card does
THEN: Final = " · "


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


def parts_of(about: str) -> list[str]:
    """The parts of a text.

    >>> parts_of("costs 1 wood ► 1 wound")
    ['costs 1 wood', '1 wound']
    """
    return [part for part in map(str.strip, about.split(SIGN)) if part]
