"""`robinsonade puzzle`: list puzzles, solve one, find more of them in self-play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from robinsonade.cli.arguments import OptionList, read_options
from robinsonade.cli.boards import board_of
from robinsonade.cli.faces import FULL, GRID, LINES, PLAIN, Full, Grid, chosen_face
from robinsonade.cli.language import Lang
from robinsonade.cli.screen import Screen
from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.puzzle import (
    Puzzle,
    find_puzzle,
    judge,
    puzzles_of,
    write_puzzle,
)
from robinsonade.hindsight.puzzle_search import LATE, find_puzzles
from robinsonade.hindsight.puzzle_words import GOAL
from robinsonade.kernel.chance import new_seed
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game, read_seed
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.start import read_position
from robinsonade.kernel.table import Table
from robinsonade.text import Texts

ACTIONS: Final = ("list", "play", "find")
Asking = Callable[[Table, int], Choice | None]  # one of the choices of a seat; None: enough
EXIT_SCRIPT: Final = 3


def puzzle(
    lang: Lang,
    action: Annotated[
        str, typer.Argument(help="cli-puzzle-help-action", metavar="|".join(ACTIONS))
    ],
    game: Annotated[str | None, typer.Argument(help="cli-puzzle-help-game", metavar="GAME")] = None,
    which: Annotated[str | None, typer.Argument(help="cli-puzzle-help-id", metavar="ID")] = None,
    seed: Annotated[
        int | None, typer.Option(help="cli-puzzle-help-seed", metavar="N", parser=read_seed)
    ] = None,
    seats: Annotated[int | None, typer.Option(help="cli-puzzle-help-seats", metavar="N")] = None,
    option: OptionList = None,
    late: Annotated[float, typer.Option(min=0, max=1, help="cli-puzzle-help-late")] = LATE,
    number: Annotated[int, typer.Option(min=1, help="cli-puzzle-help-number")] = 1,
    out: Annotated[Path | None, typer.Option(help="cli-puzzle-help-out", metavar="DIR")] = None,
    full: Full = None,
    grid: Grid = None,
) -> None:
    if action not in ACTIONS:
        raise Refused("unknown-action", given=action, allowed=", ".join(ACTIONS))
    if action == "list":
        list_all(lang, [find_game(game)] if game else list(GAMES.values()))
        return
    if game is None:
        raise Refused("puzzle-of-which-game", allowed=", ".join(GAMES))
    title = find_game(game)
    if action == "find":
        settled = title.fetch_options(read_options(option))
        find(lang, title, seed or 1, seats, settled, late, number, out)
        return
    screen = Screen(Texts(lang, title))
    found = find_puzzle(title, which or "1")
    face = chosen_face(full, grid, screen)
    if face == FULL:
        play_on_panes(screen.texts, title, found, seed)
        return
    screen.plain = face == PLAIN
    drawn = screen.interactive if face == LINES else face == GRID
    play(screen, title, found, seed, partial(ask, screen, title, grid=drawn))


def list_all(lang: str, games: list[Game]) -> None:
    for game in games:
        screen = Screen(Texts(lang, game))
        screen.heading(screen.texts.title())
        for number, one in enumerate(puzzles_of(game), start=1):
            screen.say(
                "cli-puzzle-line",
                number=number,
                title=screen.texts.render(one.key, "", {}),
                id=one.id,
                seats=one.seats,
                length=len(one.questions),
                level=one.level,
            )


# -- solving -------------------------------------------------------------------------------------


def play_on_panes(texts: Texts, game: Game, one: Puzzle, seed: int | None) -> None:
    """The same on the full screen."""
    from robinsonade.cli.full.app import show_full
    from robinsonade.cli.full.puzzle import PuzzleScene

    def solve(scene: PuzzleScene) -> None:
        play(scene.screen, game, one, seed, scene.ask)

    show_full(PuzzleScene(texts, game, one, solve))


def play(screen: Screen, game: Game, one: Puzzle, seed: int | None, asking: Asking) -> None:
    """Ask until the line is found, or somebody has had enough."""
    texts = screen.texts
    position = one.start(new_seed() if seed is None else seed)
    start = read_position(game, one.seats, one.options, position)
    texts.introduce(start)
    screen.heading(texts.render(one.key, "", {}))
    screen.line(texts.render(one.key, GOAL, {}))
    seat = texts.seat(one.seat)
    screen.line(texts.say("ui-puzzle-goal", seat=seat, count=len(one.questions)))
    tries: list[list[str]] = []
    while True:
        table, chosen = start.clone(), list[str]()
        tries.append(chosen)
        while not (verdict := judge(one, tries)).solved and verdict.wrong is None:
            choice = asking(table, one.seat)
            if choice is None:
                show_solution(screen, game, one)
                return
            chosen.append(choice.id)
            table.apply(choice)
        if verdict.solved:
            screen.say("ui-puzzle-solved", stars=verdict.stars, tries=verdict.tries)
            show_solution(screen, game, one)
            return
        question = one.questions[verdict.done]
        assert verdict.wrong is not None
        screen.say(
            "ui-puzzle-wrong",
            choice=texts.choice(game.catalogue.find(verdict.wrong.choice)),
            share=round(100 * verdict.wrong.share),
            best=round(100 * question.best.share),
        )


def ask(screen: Screen, game: Game, table: Table, seat: int, *, grid: bool) -> Choice | None:
    """One of the choices of a seat; None: enough."""
    texts, choices = screen.texts, table.choices_of(seat)
    view = game.view(table, seat)
    board_of(game).show(screen, view, drawn=grid, you=seat, short=screen.is_low)
    screen.heading(texts.prompt(table.agenda[-1].prompt(table)))
    for number, choice in enumerate(choices, start=1):
        screen.line(f"{number:4}. {texts.choice(choice)}")
    while True:
        answer = screen.ask(texts.say("cli-puzzle-ask"))
        if answer is None and screen.scripted:
            raise typer.Exit(EXIT_SCRIPT)
        if answer is None or not answer.strip():
            return None
        if answer.strip().isdecimal() and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1]
        screen.say("ui-bad-number", fewest=1, most=len(choices))


def show_solution(screen: Screen, game: Game, one: Puzzle) -> None:
    """All choices of the line with how often they won: honest figures."""
    for question in one.questions:
        for answer in question.by_share:
            screen.say(
                "cli-puzzle-figure",
                choice=screen.texts.choice(game.catalogue.find(answer.choice)),
                share=screen.texts.number(100 * answer.share, 1),
                games=answer.games,
            )


# -- finding -------------------------------------------------------------------------------------


def find(
    lang: str,
    game: Game,
    seed: int,
    seats: int | None,
    options: dict[str, str],
    late: float,
    number: int,
    out: Path | None,
) -> None:
    """Look through games of the steady bot, and write down what is found."""
    texts = Texts(lang, game)
    each = [seats] if seats else list(range(max(2, game.fewest), game.most + 1))
    for one in each:
        game.check_seats(one)
    folder = out or Path()
    if not folder.is_dir():
        raise Refused("cannot-write", file=str(folder), why="")
    for where, found in find_puzzles(game, seed, each, options, late):
        if found is None:
            typer.echo(where, err=True)
            continue
        path = folder / f"{found.id}.json"
        path.write_text(write_puzzle(found), encoding="utf-8")
        best = found.questions[0].best
        typer.echo(
            texts.say(
                "cli-puzzle-found",
                file=str(path),
                choice=texts.choice(game.catalogue.find(best.choice)),
                share=texts.number(100 * best.share, 1),
                next=texts.number(100 * found.questions[0].answers[1].share, 1),
            )
        )
        number -= 1
        if not number:
            return
