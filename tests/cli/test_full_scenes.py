"""Puzzles and games told again on the full screen: the same panes around another scene."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from robinsonade.cli import puzzle
from robinsonade.cli.full import app as full_app
from robinsonade.cli.full.board import BoardPane
from robinsonade.cli.full.puzzle import PuzzleScene
from robinsonade.cli.full.replay import ReplayScene
from robinsonade.cli.full.reports import Asked, Ended
from robinsonade.cli.full.scene import Scene
from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.puzzle import find_puzzle
from robinsonade.text import Texts
from tests.cli.full_screen import LARGE, SMALL, Table, at_scene
from tests.cli.terminal import GAME, random_match, run, saved


def shown(
    scene: Scene, story: Callable[[Table], Awaitable[None]], size: tuple[int, int] = SMALL
) -> None:
    async def whole() -> None:
        async with at_scene(scene, size) as table:
            await story(table)

    asyncio.run(whole())


def puzzle_scene(monkeypatch: pytest.MonkeyPatch, slug: str, which: str, lang: str) -> PuzzleScene:
    """As the command makes it."""
    scenes: list[PuzzleScene] = []
    monkeypatch.setattr(full_app, "show_full", scenes.append)
    game = find_game(slug)
    puzzle.play_on_panes(Texts(lang, game), game, find_puzzle(game, which), 1)
    return scenes[0]


def test_a_puzzle_is_tried_and_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong choice is told and asked again; the right one ends it, with all figures."""
    scene = puzzle_scene(monkeypatch, GAME, "243-286", "en")
    best = scene.puzzle.questions[0].best.choice

    async def story(table: Table) -> None:
        moment = table.app.moment
        assert moment is not None
        assert moment.about[0][:20] in table.shown()
        assert table.app.query_one(BoardPane).canvas is not None
        numbers = {
            entry.choice.id if entry.choice else "": number
            for number, entry in moment.menu.numbers().items()
        }
        assert numbers[""] == "0"
        wrong = next(number for id, number in numbers.items() if id not in ("", best))
        report = await table.press(wrong)
        assert isinstance(report, Asked)
        assert "Try again." in str(report.answer[0])
        report = await table.press(numbers[best])
        assert isinstance(report, Ended)
        said = [str(part) for part in report.answer]
        assert said[0].startswith("Solved, in 2 tries")
        assert len(said) == 1 + len(scene.puzzle.questions[0].answers)

    shown(scene, story)


@pytest.mark.parametrize("slug", list(GAMES))
def test_whoever_has_had_enough_is_shown_the_solution(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(table: Table) -> None:
        assert "Ver la solución" in table.shown()
        report = await table.press("q" if slug == GAME else "0")
        assert isinstance(report, Ended)
        assert "\N{NO-BREAK SPACE}% en " in str(report.answer[0])

    shown(puzzle_scene(monkeypatch, slug, "1", "es"), story, LARGE)


def test_a_game_is_told_to_and_fro() -> None:
    """Choice by choice by keys, turn by turn from the list, with its log, up to its end."""
    match = random_match(2, 4)
    scene = ReplayScene(Texts("en", match.game), match)

    async def story(table: Table) -> None:
        start = table.shown()
        assert f"After 0 of {len(match.choices_made)} choices" in start.replace("\n", " ")
        assert "Type" not in start.splitlines()[-1]
        await table.press("space")
        await table.press("space")
        assert scene.at == 2
        moment, logged = table.app.moment, len(table.app.lines)
        assert moment is not None
        assert moment.about[0].startswith("2. Player")
        await table.press("backspace")
        assert scene.at == 1
        assert len(table.app.lines) < logged
        await table.press("3")
        assert scene.at == scene.turns()[0]
        await table.press("5")
        assert scene.at == len(match.choices_made)
        await table.press("1")
        assert scene.at == len(match.choices_made)
        assert "nobody can leave the island" in " ".join(table.shown().split())
        await table.press("4")
        await table.press("6")
        assert scene.at == 0
        assert isinstance(await table.press("q"), Ended)

    shown(scene, story)


@pytest.mark.parametrize("slug", ["papua", "robinson-crusoe"])
def test_other_games_are_told_again(slug: str) -> None:
    match = random_match(2, 4, slug)
    scene = ReplayScene(Texts("es", match.game), match, at=len(match.choices_made) // 2)

    async def story(table: Table) -> None:
        assert "Siguiente decisión" in table.shown()
        assert "Espacio Siguiente" in table.shown().splitlines()[-1]
        assert table.app.query_one(BoardPane).canvas is not None
        await table.press("2")
        await table.press("5")

    shown(scene, story, LARGE)


def test_the_command_opens_panes_where_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes: list[ReplayScene] = []
    monkeypatch.setattr(full_app, "show_full", scenes.append)
    match = random_match(2, 4)
    file = saved(match, tmp_path)
    assert run("replay", file, "--full", "--to", "3").exit_code == 0
    assert scenes[0].at == 3
    assert run("replay", file, "--full", "--to", "9999").exit_code == 2
    assert len(scenes) == 1
