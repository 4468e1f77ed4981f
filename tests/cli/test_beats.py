"""The terminal says in one breath what belongs together, in all games and both languages."""

import pytest

from robinsonade.cli.beats import BREATH, LONG_BREATH, beats_of, sentence_of, subject_of
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.event import EVERYBODY, Event
from robinsonade.kernel.match import Match
from robinsonade.kernel.noun import MAJOR
from robinsonade.text import Texts


def weight(event: Event) -> int:
    return event.kind.weight


def told(slug: str, seed: int = 5, choices: int = 120) -> list[Event]:
    match = Match(find_game(slug), 3, seed)
    chance = Chance.seeded(seed, ("hand",))
    while not match.over and len(match.choices_made) < choices:
        match.play(chance.pick(match.choices()).id)
    return list(match.log)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_nothing_is_lost_and_nothing_grave_is_joined(slug: str, language: str) -> None:
    texts = Texts(language, find_game(slug))
    events = told(slug)
    beats = beats_of(events, weight, texts)
    assert [event for beat in beats for event in beat] == events
    assert len(beats) < len(events)
    for beat in beats:
        assert len(beat) <= max(BREATH, LONG_BREATH)
        assert len({subject_of(event) for event in beat}) == 1
        assert len(beat) == 1 or all(weight(event) < MAJOR for event in beat)
        sentence = sentence_of(beat, texts)
        assert sentence.endswith((".", "!", "?", "»", "”", "…")), sentence


def test_floods_of_one_phase_are_one_sentence() -> None:
    game = find_game("forbidden-island")
    flooded = next(kind for kind in game.events if kind.name == "flooded")
    beat = [Event(flooded, (tile,), EVERYBODY) for tile in (0, 1, 2)]
    texts = Texts("en", game)
    assert beats_of(beat, weight, texts) == [beat]
    names = [texts.one(flooded.nouns[0], tile) for tile in (0, 1, 2)]
    assert sentence_of(beat, texts) == f"Flooded: {names[0]}, {names[1]} and {names[2]}."
