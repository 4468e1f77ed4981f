"""The messages of a language, each read from its file when it is first needed.

Reading a whole file takes the Fluent parser most of a second, and a program says few of its
messages. So a file is cut into its entries, which is quick, and an entry is parsed when somebody
asks for it. `robinsonade check` reads whole files and complains of what cannot be parsed.
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

# A message or a term begins at the left edge with its name; what is indented goes on with it.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
PARSER: Final = FluentParser(with_spans=False)


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


class Bundle(FluentBundle):
    """What can be said in one language."""

    def __init__(self, language: str, entries: list[dict[str, str]]) -> None:
        super().__init__([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for some in reversed(entries):
            self.sources.update(some)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources or super().has_message(message_id)

    def override(self, source: str) -> None:
        """These messages take the place of those of the same names."""
        resource = FluentResource(source)
        self.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                self._compiled.pop(entry.id.name, None)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        known = self._terms if term else self._messages
        if name not in self._compiled and entry_id not in known and name in self.sources:
            self._compiled[name] = self._compiler(parsed(name, self.sources[name]))
        return super()._lookup(entry_id, term)


def parsed(name: str, source: str) -> ftl.Message | ftl.Term:
    """One entry; what cannot be parsed is worth no crash: its name appears instead."""
    entry = PARSER.parse_entry(source)
    if not isinstance(entry, (ftl.Message, ftl.Term)):
        entry = PARSER.parse_entry(f"{name} = {name}")
    assert isinstance(entry, (ftl.Message, ftl.Term))
    return entry
