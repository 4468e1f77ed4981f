"""The rules of a game as people read them, by their ids."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

_SECTION: Final = re.compile(r"^## (?P<title>.+)$")
_PART: Final = re.compile(r"^\*\*(?P<title>.+?)\.\*\* (?P<text>.+)$")
_SUMMARY: Final = "> "
_RULE: Final = re.compile(r"^- \*\*(?P<id>[A-Z]+-[\d.]+\d[a-z]?)\*\* (?P<text>.+)$")


class Rule(NamedTuple):
    """One rule: its id, the title of its section, its text."""

    id: str
    section: str
    text: str


class Part(NamedTuple):
    """A paragraph of what the rules say in short."""

    title: str
    text: str


class Section(NamedTuple):
    """The rules under one heading, in their order, and one line that sums them up.

    The first section has none, but the whole game in a few paragraphs.
    """

    title: str
    rules: list[Rule]
    summary: str = ""
    parts: tuple[Part, ...] = ()


def parse_rules(markdown: str) -> list[Section]:
    """The sections of a rules file.

    >>> [found] = parse_rules("# Go\\n## 1. Play\\n> Who begins.\\n- **GO-1.1** Black starts.")
    >>> found.rules, found.summary
    ([Rule(id='GO-1.1', section='1. Play', text='Black starts.')], 'Who begins.')
    >>> parse_rules("## In short\\n\\n**Goal.** Land.")[0].parts
    (Part(title='Goal', text='Land.'),)
    """
    sections: list[Section] = []
    for line in markdown.splitlines():
        if heading := _SECTION.match(line):
            sections.append(Section(heading["title"].strip(), []))
        elif found := _RULE.match(line):
            section = sections[-1]
            section.rules.append(Rule(found["id"], section.title, found["text"].strip()))
        elif sections and line.startswith(_SUMMARY):
            sections[-1] = sections[-1]._replace(summary=line.removeprefix(_SUMMARY).strip())
        elif sections and (part := _PART.match(line)):
            parts = (*sections[-1].parts, Part(part["title"], part["text"].strip()))
            sections[-1] = sections[-1]._replace(parts=parts)
    return sections


@cache
def read_rules(package: str, language: str) -> list[Section]:
    """The rules of the game in this package."""
    file = resources.files(package) / "text" / f"rules.{language}.md"
    return parse_rules(file.read_text("utf-8"))
