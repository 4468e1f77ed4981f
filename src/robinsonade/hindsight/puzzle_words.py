"""Does every puzzle have a name and a goal in all languages, short enough for its card?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robinsonade.hindsight.puzzle import puzzles_of
from robinsonade.kernel.game import Game
from robinsonade.text.further import further_entries
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.texts import PUZZLE, Texts

GOAL: Final = "goal"
LONGEST: Final = {"": 36, GOAL: 190}  # characters that fit on a card


def puzzle_problems(game: Game) -> Iterator[str]:
    """All that is wrong with the words of its puzzles, one line each."""
    keys = [puzzle.key for puzzle in puzzles_of(game)]
    for language in LANGUAGES:
        file = f"{game.slug}: {PUZZLE}.{language}.ftl"
        texts, english = Texts(language, game), Texts(LANGUAGES[0], game)
        there, junk = further_entries(game.package, PUZZLE, language)
        yield from [f"{file}: {line!r} is no message" for line in junk]
        for key in sorted(set(keys) ^ set(there)):
            yield f"{file}: {key} is {'missing' if key in keys else 'no puzzle'}"
        for key in [key for key in keys if key in there]:
            if there[key] != [GOAL]:
                yield f"{file}: {key} must have .{GOAL} and nothing else"
                continue
            for part, longest in LONGEST.items():
                said = texts.render(key, part, {})
                if len(said) > longest:
                    yield f"{file}: {key} has {len(said)} characters, {longest} are allowed"
                if language != LANGUAGES[0] and said == english.render(key, part, {}):
                    yield f"{file}: {key} is the same as in English"
