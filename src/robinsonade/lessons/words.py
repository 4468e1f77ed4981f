"""Are the words with which a game explains itself in order: in short, and its glossary?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast as ftl

from robinsonade.kernel.game import Game
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.rulebook import read_rules
from robinsonade.text.texts import GLOSSARY, Texts, read_further

PARTS: Final = 5  # goal, your turn, the others, danger, the end
MOST_WORDS: Final = 250
FEWEST_TERMS: Final = 15
MOST_TERMS: Final = 40
ATTRIBUTES: Final = {"forms", "about"}


def word_problems(game: Game) -> Iterator[str]:
    """All that is wrong with them, one line each."""
    first: list[str] = []
    for language in LANGUAGES:
        yield from short_problems(game, language)
        terms = terms_of(game, language)
        first = first or list(terms)
        file = f"{game.slug}: {GLOSSARY}.{language}.ftl"
        if terms and not FEWEST_TERMS <= len(terms) <= MOST_TERMS:
            yield f"{file} has {len(terms)} terms, {FEWEST_TERMS} to {MOST_TERMS} are allowed"
        for key in sorted(set(terms) ^ set(first)):
            yield f"{file}: {key} is there in only one of {LANGUAGES[0]}, {language}"
        yield from form_problems(game, language, terms, file)


def short_problems(game: Game, language: str) -> Iterator[str]:
    file = f"rules.{language}.md of {game.slug}"
    found = [section for section in read_rules(game.package, language) if section.parts]
    if not found:
        return
    parts = found[0].parts
    words = sum([len(part.text.split()) for part in parts])
    if len(parts) != PARTS:
        yield f"{file}: in short has {len(parts)} parts, but must have {PARTS}"
    if words > MOST_WORDS:
        yield f"{file}: in short has {words} words, {MOST_WORDS} are allowed"


def terms_of(game: Game, language: str) -> dict[str, ftl.Message]:
    body = read_further(game.package, GLOSSARY, language).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def form_problems(
    game: Game, language: str, terms: dict[str, ftl.Message], file: str
) -> Iterator[str]:
    """Each term has forms of its own, and says what it means."""
    texts = Texts(language, game)
    owners: dict[str, str] = {}
    for key, message in terms.items():
        there = {attribute.id.name for attribute in message.attributes}
        if there != ATTRIBUTES:
            yield f"{file}: {key} must have {', '.join(sorted(ATTRIBUTES))}"
            continue
        for form in texts.render(key, "forms", {}).split("|"):
            if owners.setdefault(form.casefold(), key) != key:
                yield f"{file}: {form} is a form of {key} and of {owners[form.casefold()]}"
