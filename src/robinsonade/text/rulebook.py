"""The rules of a game as people read them, by their ids."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

_SECTION: Final = re.compile(r"^## (?P<title>.+)$")
_RULE: Final = re.compile(r"^- \*\*(?P<id>[A-Z]+-[\d.]+\d[a-z]?)\*\* (?P<text>.+)$")


class Rule(NamedTuple):
    """One rule: its id, the title of its section, its text."""

    id: str
    section: str
    text: str


class Section(NamedTuple):
    """The rules under one heading, in their order."""

    title: str
    rules: list[Rule]


def parse_rules(markdown: str) -> list[Section]:
    """The sections of a rules file.

    >>> parse_rules("# Go\\n## 1. Play\\n- **GO-1.1** Black starts.")
    [Section(title='1. Play', rules=[Rule(id='GO-1.1', section='1. Play', text='Black starts.')])]
    """
    sections: list[Section] = []
    for line in markdown.splitlines():
        if heading := _SECTION.match(line):
            sections.append(Section(heading["title"].strip(), []))
        elif found := _RULE.match(line):
            section = sections[-1]
            section.rules.append(Rule(found["id"], section.title, found["text"].strip()))
    return sections


@cache
def read_rules(package: str, language: str) -> list[Section]:
    """The rules of the game in this package."""
    file = resources.files(package) / "text" / f"rules.{language}.md"
    return parse_rules(file.read_text("utf-8"))
