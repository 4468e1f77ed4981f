"""Fluent files cut into their entries, each as it stands there: quick, and without the parser."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Final

# A message or a term begins at the left edge with its name; what is indented goes on with it.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

# A message of a single line without attributes; comments may follow, those of the next message.
ONE_LINE: Final = re.compile(r"[a-zA-Z][\w-]* *= *([^\s][^\n]*)\n?(?:[ \t]*\n|#[^\n]*(?:\n|\Z))*")
ATTRIBUTE: Final = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
QUOTED: Final = re.compile(r'\{ "([^"\\{}]*)" \}')


def entries_of(file: Traversable) -> dict[str, str]:
    """The entries of a file by their names, terms with their hyphen; none if there is no file."""
    if not file.is_file():
        return {}
    source = file.read_text("utf-8")
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    entries: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        entries.setdefault(start[1], source[start.start() : end])
    return entries


def plain_text(source: str) -> str | None:
    """What an entry says if it is always the same words in one line; None: ask Fluent.

    >>> plain_text("hello = Hello, you!  ")
    'Hello, you!'
    >>> plain_text('open = { "[" }so')
    '[so'
    >>> plain_text("hello = Hello, { $name }!") is None
    True
    """
    line = ONE_LINE.fullmatch(source)
    if line is None:
        return None
    text = QUOTED.sub(r"\1", line[1]).rstrip(" ")
    return None if "{" in text or "}" in text else text


def attributes_of(source: str) -> list[str]:
    """The names of what an entry says besides.

    >>> attributes_of("wolf = wolf\\n    .the = the wolf\\n    .about = It bites.")
    ['the', 'about']
    """
    return ATTRIBUTE.findall(source)
