"""Check 16 of the stage: every card has a picture, a line and sentences, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.game import Game
from robinsonade.kernel.scenes import PLACE, THING, check_scene
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.staged import GOES_TO
from robinsonade.text import LANGUAGES, Texts
from tests.web.browsing import web_texts

STAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "stage"
FACES = (STAGE / "face.ts").read_text("utf-8")
DRAWN = set(re.findall(r"^  (\w+):", (STAGE / "props.ts").read_text("utf-8"), re.MULTILINE))

SCENES_THAT_ARE_NONE = [
    "day calm",
    "beach day",
    "beach calm sunny",
    "beach sea calm",
    "beach calm +palm@10",
    "beach calm +palm@10,20,large",
    "beach calm +palm@900,20,1",
]

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.slug)


def scenes_of(game: Game) -> dict[str, dict[str, str]]:
    printed: dict[str, Any] = game.printed()
    return dict(printed["scenes"])


@every_game
def test_every_card_has_a_scene_of_things_that_are_drawn(game: Game) -> None:
    scenes = scenes_of(game)
    assert set(scenes) == {noun.name for noun in game.cards}
    for noun in game.cards:
        assert list(scenes[noun.name]) == list(noun.ids)
        for text in scenes[noun.name].values():
            words = [word for word in text.split() if word.startswith(THING)]
            things = {word[1:].partition(PLACE)[0] for word in words}
            assert things <= DRAWN, text


@every_game
def test_every_person_of_a_game_has_a_face_of_features_that_are_drawn(game: Game) -> None:
    printed: dict[str, Any] = game.printed()
    drawn = set(re.findall(r"^  (\w+):", FACES, re.MULTILINE))
    drawn |= set(re.findall(r"^FRINGE\.(\w+)", FACES, re.MULTILINE))
    for look in printed.get("faces", {}).values():
        shades = {word for word in look.split() if re.fullmatch("[shcg][1-6]", word)}
        assert len(shades) == 4, look
        assert set(look.split()) - shades <= drawn, look


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_card_says_what_it_does(game: Game, language: str) -> None:
    texts = Texts(language, game)
    for noun in game.cards:
        for number, name in enumerate(noun.ids):
            assert texts.about(noun, number), f"{noun.name} {name}"
            assert texts.flavour(noun, number), f"{noun.name} {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_families_and_places(language: Any) -> None:
    say = web_texts(language)
    for place in GOES_TO:
        assert say(f"web-goes-{place}")
    for game in GAMES.values():
        families = set(game.printed().get("families", {}).values())
        for family in {*families, *[noun.name for noun in game.cards]}:
            if family.startswith("plot-"):
                assert say("web-family-plot", story=family)
            else:
                assert say(f"web-family-{family}")


@pytest.mark.parametrize("text", SCENES_THAT_ARE_NONE)
def test_a_scene_of_unknown_words_stops_loading(text: str) -> None:
    with pytest.raises(BadData, match="here"):
        check_scene(text, "here")
