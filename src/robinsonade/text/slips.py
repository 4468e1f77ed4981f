"""What is wrong with a file, in the words of a language."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from robinsonade.kernel.slips import Said, Slip
from robinsonade.text.bundle import Bundle
from robinsonade.text.sources import entries_of

NAME: Final = "slips"


def slip_line(slip: Slip, language: str) -> str:
    """Where it is and what is wrong."""
    said = sentence(slip.said, language)
    return f"{slip.where}: {said}" if slip.where else said


def sentence(said: Said, language: str) -> str:
    """A sentence; parts of it are said in the same language."""
    facts = {
        name: sentence(fact, language) if isinstance(fact, Said) else str(fact)
        for name, fact in said.facts.items()
    }
    bundle = bundle_of(language)
    if not bundle.has_message(said.key):  # a game that others bring
        return str(said)
    pattern = bundle.get_message(said.key).value
    return str(bundle.format_pattern(pattern, facts)[0]) if pattern else str(said)


@cache
def bundle_of(language: str) -> Bundle:
    return Bundle(language, entries_of(file_of(language)))


def file_of(language: str) -> Traversable:
    return resources.files("robinsonade.text") / f"{NAME}.{language}.ftl"
