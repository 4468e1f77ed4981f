"""How the engine says no: a key and its facts. The sentence is in the text files."""

from __future__ import annotations


class Refused(ValueError):
    """Something was asked for that is not possible; nothing has changed."""

    def __init__(self, key: str, **facts: str) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key, facts)

    def __str__(self) -> str:
        said = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        return f"{self.key.replace('-', ' ')} ({said})" if said else self.key.replace("-", " ")


def as_given(value: object) -> str:
    """What was given instead of a number, a text in quotes: "2" is not 2.

    >>> as_given("2"), as_given(2)
    ("'2'", '2')
    """
    return repr(value) if isinstance(value, str) else str(value)
