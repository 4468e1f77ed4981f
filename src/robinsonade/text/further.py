"""What stands in a further text file of a game: its messages, and what is none."""

from __future__ import annotations

from typing import NamedTuple

from fluent.syntax import ast as ftl

from robinsonade.text.texts import read_further


class Further(NamedTuple):
    """The attributes of each message, and lines that are no message."""

    messages: dict[str, list[str]]
    junk: list[str]


def further_entries(package: str, name: str, language: str) -> Further:
    found = Further({}, [])
    for entry in read_further(package, name, language).body:
        if isinstance(entry, ftl.Message):
            found.messages[entry.id.name] = [one.id.name for one in entry.attributes]
        elif isinstance(entry, ftl.Junk):
            found.junk.append((entry.content or "").strip().partition("\n")[0])
    return found
