"""Are the sentences about wrong data complete, in all languages?"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as ftl

from robinsonade.text.asked_by_code import Code
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.parser import QuickParser
from robinsonade.text.slips import file_of


def slip_problems(code: Code) -> Iterator[str]:
    """Sentences that the code has and a language has not, or with other facts; and the reverse."""
    needed = {call.key: call for call in code.slips if call.where.startswith("robinsonade.")}
    for language in LANGUAGES:
        file = file_of(language)
        there: dict[str, set[str]] = {}
        for entry in QuickParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                yield f"text/{file.name}: {(entry.content or '').strip()!r} is no message"
            elif isinstance(entry, ftl.Message) and entry.value is not None:
                there[entry.id.name] = facts_in(entry.value)
        for key, call in needed.items():
            if key not in there:
                yield f"{call.where}: {key} is missing in text/{file.name}"
            elif there[key] != call.facts:
                yield f"{call.where}: {key} has other facts in text/{file.name}"
        for key in sorted(set(there) - set(needed)):
            yield f"text/{file.name}: {key} is never used"


def facts_in(pattern: ftl.Pattern) -> set[str]:
    return {
        part.expression.id.name
        for part in pattern.elements
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference)
    }
