"""`robinsonade replay`: a match file, choice by choice, or one of its positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from robinsonade.cli.arguments import ChancesFor
from robinsonade.cli.boards import board_of
from robinsonade.cli.course import tell_course
from robinsonade.cli.ending import tell_ending
from robinsonade.cli.faces import FULL, GRID, LINES, PLAIN, Full, Grid, chosen_face
from robinsonade.cli.language import Lang
from robinsonade.cli.loading import load_game
from robinsonade.cli.screen import Screen
from robinsonade.kernel.match import Match
from robinsonade.players.registry import is_player
from robinsonade.text import Texts


def replay(
    lang: Lang,
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    to: Annotated[int | None, typer.Option(help="cli-help-replay-to", metavar="N")] = None,
    full: Full = None,
    grid: Grid = None,
    chances: ChancesFor = 0.0,
) -> None:
    match = load_game(file)
    texts = Texts(lang, match.game)
    texts.introduce(match.table)
    screen = Screen(texts)
    face = chosen_face(full, grid, screen)
    screen.plain = face == PLAIN
    if face == FULL:
        show_panes(match, texts, to or 0)
    elif to is None:
        show_all(match, screen)
    else:
        drawn = screen.interactive if face == LINES else face == GRID
        show_position(match, to, screen, grid=drawn)
    if to is None and match.over and chances:
        tell_course(screen, match, chances)


def show_panes(match: Match, texts: Texts, to: int) -> None:
    """To and fro on the full screen."""
    from robinsonade.cli.full.app import show_full
    from robinsonade.cli.full.replay import ReplayScene

    match.at(to)  # refused before anything is drawn, if there is no such position
    show_full(ReplayScene(texts, match, to))


def show_all(match: Match, screen: Screen) -> None:
    """Who played, the setup, then what each choice brought about, then how it ended."""
    show_players(match, screen)
    ends = [*match.marks, len(match.log)]
    show_events(match, 0, ends[0], screen)
    for number, choice in enumerate(match.choices_made, start=1):
        label = screen.texts.choice(choice)
        told = {"number": number, "seat": screen.texts.seat(choice.seat), "choice": label}
        if number - 1 in match.by:
            screen.say("cli-replay-choice-by", **told, player=match.by[number - 1])
        else:
            screen.say("cli-replay-choice", **told)
        show_events(match, ends[number - 1], ends[number], screen)
    if match.over:
        tell_ending(screen, match, [])


def show_players(match: Match, screen: Screen) -> None:
    """Who sat where: whatever a bot decided in the place of a person is marked there."""
    for seat, player in enumerate(match.players[: match.table.seats]):
        name = screen.texts.seat(seat)
        if is_player(player):
            screen.say("cli-seat-bot", seat=name, player=player)
        else:
            screen.say("cli-seat-person", seat=name)


def show_events(match: Match, start: int, end: int, screen: Screen) -> None:
    for event in match.log[start:end]:
        screen.line("    " + screen.texts.event(event))


def show_position(match: Match, number: int, screen: Screen, *, grid: bool) -> None:
    """The table after that many choices, and what it waits for."""
    table = match.at(number)
    screen.say("cli-replay-position", number=number, all=len(match.choices_made))
    board_of(match.game).show(screen, match.game.view(table, None), drawn=grid)
    if table.agenda:
        screen.heading(screen.texts.prompt(table.agenda[-1].prompt(table)))
    else:
        screen.heading(screen.texts.headline(match.chronicle(), table.result))
