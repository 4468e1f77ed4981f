"""`robinsonade learn`: a guided first game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from robinsonade.cli.conversation import play_match
from robinsonade.cli.guide import Guide
from robinsonade.cli.language import Lang
from robinsonade.cli.play import chosen_game
from robinsonade.cli.screen import Screen
from robinsonade.cli.seating import PERSON, make_bots
from robinsonade.cli.session import Session
from robinsonade.lessons.lesson import FIRST, read_lesson
from robinsonade.lessons.rehearsal import match_of
from robinsonade.text import Texts


def learn(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="cli-help-play-game", metavar="GAME")] = None,
    part: Annotated[str, typer.Argument(help="cli-help-learn-part", metavar="PART")] = FIRST,
    grid: Annotated[bool | None, typer.Option("--grid/--plain", help="cli-help-play-grid")] = None,
) -> None:
    screen = Screen(Texts(lang))
    chosen = chosen_game(game, screen)
    lesson = read_lesson(chosen, part)
    match = match_of(chosen, lesson)
    match.players = [PERSON, *[lesson.bots[seat].player for seat in sorted(lesson.bots)]]
    screen.texts = Texts(lang, chosen)
    screen.texts.introduce(match.table)
    drawn = screen.interactive if grid is None else grid
    players = make_bots(match.players, chosen, match.seed)
    play_match(Session(match, players, screen, grid=drawn, guide=Guide(chosen, lesson)))
