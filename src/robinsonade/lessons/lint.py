"""Are the lessons of a game in order: their files, their words, and what comes of them?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast as ftl

from robinsonade.kernel.game import Game
from robinsonade.kernel.position import BadPosition
from robinsonade.kernel.slips import BadData
from robinsonade.lessons.lesson import Lesson, names_of, read_lesson
from robinsonade.lessons.rehearsal import faults
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.rulebook import read_rules
from robinsonade.text.texts import LESSON, Texts, read_further

PARTS: Final = ("", "title", "why")
LONGEST: Final = {"": 230, "title": 36, "why": 190}  # characters that fit on a card


def lesson_problems(game: Game) -> Iterator[str]:
    """All that is wrong with the lessons of a game, one line each."""
    lessons: list[Lesson] = []
    for name in names_of(game):
        try:
            lessons.append(read_lesson(game, name))
        except (BadData, BadPosition) as error:
            yield str(error)
    for lesson in lessons:
        rules = {rule.id for part in read_rules(game.package, "en") for rule in part.rules}
        for step in lesson.steps:
            if step.rule not in rules:
                yield f"{lesson.where}, [[step]] {step.say}: there is no rule {step.rule}"
        yield from faults(game, lesson)
    for language in LANGUAGES:
        yield from word_problems(game, lessons, language)


def word_problems(game: Game, lessons: list[Lesson], language: str) -> Iterator[str]:
    """What is said and missing, there and never said, or too long for its card."""
    file = f"{game.slug}: {LESSON}.{language}.ftl"
    there: dict[str, ftl.Message] = {}
    for entry in read_further(game.package, LESSON, language).body:
        if isinstance(entry, ftl.Junk):
            yield f"{file}: {(entry.content or '').strip().partition(chr(10))[0]!r} is no message"
        elif isinstance(entry, ftl.Message):
            if entry.id.name in there:
                yield f"{file}: {entry.id.name} is there twice"
            there[entry.id.name] = entry
    texts, english = Texts(language, game), Texts(LANGUAGES[0], game)
    steps = [lesson.key(step) for lesson in lessons for step in lesson.steps]
    for key in [f"lesson-{lesson.name}" for lesson in lessons] + steps:
        if key not in there:
            yield f"{file}: {key} is missing"
            continue
        names = {attribute.id.name for attribute in there[key].attributes}
        for part in PARTS if key in steps else ("",):
            name = f"{key}.{part}" if part else key
            if part and part not in names:
                yield f"{file}: {name} is missing"
                continue
            said = texts.render(key, part, {})
            if len(said) > LONGEST[part]:
                yield f"{file}: {name} has {len(said)} characters, {LONGEST[part]} are allowed"
            if language != LANGUAGES[0] and said == english.render(key, part, {}):
                yield f"{file}: {name} is the same as in English"
    for key in there:
        if key not in steps and key not in [f"lesson-{lesson.name}" for lesson in lessons]:
            yield f"{file}: {key} is never said"
