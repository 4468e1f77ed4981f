"""The parser of Fluent, with quick ways for what it reads letter by letter: names, words, blanks.

Whatever tells something reads messages first, and the parser took most of that time. The grammar is
the library's; only how far a name or a text reaches is found by a pattern.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.stream import FluentParserStream

Node = TypeVar("Node", bound=ftl.SyntaxNode)

NAME: Final = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)
WORDS: Final = re.compile(r"[^{}\n]*")
BLANK_INLINE: Final = re.compile(r" *")
BLANK: Final = re.compile(r"[ \n]*")


class QuickStream(FluentParserStream):
    """Letters without the two that end a line on some machines."""

    def char_at(self, offset: int) -> str | None:
        return self.get(offset)

    @property
    def current_char(self) -> str | None:
        return self.get(self.index)

    @property
    def current_peek(self) -> str | None:
        return self.get(self.index + self.peek_offset)

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.get(self.index)

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.get(self.index + self.peek_offset)

    def peek_blank_inline(self) -> str:
        return self.peek_over(BLANK_INLINE)

    def peek_blank(self) -> None:
        self.peek_over(BLANK)

    def peek_over(self, pattern: re.Pattern[str]) -> str:
        start = self.index + self.peek_offset
        found = pattern.match(self.string, start)
        if found is None:  # beyond the end
            return ""
        self.peek_offset = found.end() - self.index
        return found[0]

    def take(self, pattern: re.Pattern[str]) -> str:
        """What the pattern finds here, or nothing."""
        found = pattern.match(self.string, self.index)
        if found is None:
            return ""
        self.index, self.peek_offset = found.end(), 0
        return found[0]


class QuickParser(FluentParser):
    """Reads what the library's parser reads, and says of mistakes what that one says."""

    def parse(self, source: str) -> ftl.Resource:
        return super().parse(source.replace("\r\n", "\n"))

    def parse_entry(self, source: str) -> ftl.EntryType:
        return super().parse_entry(source.replace("\r\n", "\n"))

    def get_entry_or_junk(self, ps: FluentParserStream) -> ftl.EntryType:
        quick = QuickStream(ps.string)
        quick.index = ps.index
        entry = super().get_entry_or_junk(quick)
        ps.index, ps.peek_offset = quick.index, 0
        return entry

    def get_identifier(self, ps: FluentParserStream) -> ftl.Identifier:
        start = ps.index
        name = ps.take(NAME) if isinstance(ps, QuickStream) else ""
        if not name:
            return super().get_identifier(ps)  # which complains
        return self.spanned(ftl.Identifier(name), start, ps.index)

    def get_text_element(self, ps: FluentParserStream) -> ftl.TextElement:
        start = ps.index
        if not isinstance(ps, QuickStream):
            return super().get_text_element(ps)
        return self.spanned(ftl.TextElement(ps.take(WORDS)), start, ps.index)

    def spanned(self, node: Node, start: int, end: int) -> Node:
        if self.with_spans:
            node.add_span(start, end)
        return node
