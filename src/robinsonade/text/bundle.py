"""The messages of a language, each read from its file when it is first needed.

Reading a whole file takes the Fluent parser most of a second, and a program says few of its
messages. So a file is cut into its entries (sources.py), and an entry is parsed when somebody
asks for it. `robinsonade check` reads whole files and complains of what cannot be parsed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message
from fluent.syntax import ast as ftl

from robinsonade.text.parser import QuickParser

PARSER: Final = QuickParser(with_spans=False)
PREPARED: Final = 20_000  # entries kept; all games in all languages are about half as many


class Bundle(FluentBundle):
    """What can be said in one language."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        super().__init__([language], use_isolating=False)
        self.sources = sources

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources or super().has_message(message_id)

    def override(self, source: str) -> None:
        """These messages take the place of those of the same names."""
        resource = PARSER.parse(source)
        self.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                self._compiled.pop(entry.id.name, None)
                self.sources.pop(entry.id.name, None)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        known = self._terms if term else self._messages
        if name not in self._compiled and entry_id not in known and name in self.sources:
            self._compiled[name] = prepared(name, self.sources[name])
        return super()._lookup(entry_id, term)


@lru_cache(PREPARED)
def prepared(name: str, source: str) -> Message:
    """An entry as it is rendered: it knows nothing of its bundle, so that all share it."""
    message: Message = Compiler()(parsed(name, source))
    return message


def parsed(name: str, source: str) -> ftl.Message | ftl.Term:
    """One entry; what cannot be parsed is worth no crash: its name appears instead."""
    entry = PARSER.parse_entry(source)
    if not isinstance(entry, (ftl.Message, ftl.Term)):
        entry = PARSER.parse_entry(f"{name} = {name}")
    assert isinstance(entry, (ftl.Message, ftl.Term))
    return entry
