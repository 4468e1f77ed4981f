"""Golden games: recorded playthroughs that must come out the same, in every form and machine.

`make golden` records them anew, deliberately.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match, replay
from tools.homes import games_at_home
from tools.regenerate_golden import as_text, folder_of, moments, record, stories_of

LARGEST = 60_000  # bytes
GAMES = games_at_home()
FILES = [(game, path) for game in GAMES.values() for path in sorted(folder_of(game).glob("*.json"))]

every_file = pytest.mark.parametrize(
    ("game", "path"), FILES, ids=[f"{game.slug}-{path.stem}" for game, path in FILES]
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


@cache
def replayed(game: Game) -> dict[str, Match]:
    """All golden games of a title by name."""
    return {path.stem: replay(game, read(path)["match"]) for owner, path in FILES if owner is game}


@every_file
def test_the_game_comes_out_the_same(game: Game, path: Path) -> None:
    """Every fingerprint, every number of choices, every event."""
    golden = read(path)
    match = replay(game, golden["match"])
    now = json.loads(json.dumps(record(match)))
    assert now["setup"] == golden["setup"]
    for number, (line, before) in enumerate(zip(now["trace"], golden["trace"], strict=True)):
        assert line == before, f"choice {number + 1}"
    assert now["match"] == golden["match"]
    assert match.over


@every_file
def test_the_file_is_small_and_as_the_tool_writes_it(game: Game, path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.encode()) < LARGEST
    assert as_text(read(path)) == text


@every_game
def test_there_is_a_golden_game_for_every_number_of_seats(game: Game) -> None:
    """A new game cannot be registered without its golden games."""
    recorded = {read(path)["match"]["seats"] for owner, path in FILES if owner is game}
    assert recorded == set(range(game.fewest, game.most + 1)), f"run make golden for {game.slug}"


@every_game
def test_there_is_a_golden_game_for_every_value_of_an_option(game: Game) -> None:
    used = [read(path)["match"]["options"] for owner, path in FILES if owner is game]
    for option in game.options:
        values = {options[option.name] for options in used}
        if len(option.values) > 1 and option.default in option.values:
            assert values == set(option.values), option.name


@every_game
def test_the_stories_show_what_they_promise(game: Game) -> None:
    games = replayed(game)
    stories = stories_of(game)
    assert stories
    for story in stories.values():
        assert story.name in games, "run make golden"
        assert story.wanted <= moments(games[story.name]), story.name


@every_game
def test_together_they_show_everything_that_can_happen(game: Game) -> None:
    """Every kind of event, choice and prompt of the game occurs in some golden game."""
    shown = set().union(*[moments(match) for match in replayed(game).values()])
    answers = [moment.split(":") for moment in shown if ":" in moment]
    kinds = {choice.kind.name for choice in game.catalogue.by_id.values()}
    assert {event.name for event in game.events} - shown == set()
    assert {prompt.name for prompt in game.prompts} - {asked for asked, _ in answers} == set()
    assert kinds - {answer for _, answer in answers} == set()
