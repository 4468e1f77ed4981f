"""`robinsonade learn`: a guided first game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from robinsonade.cli.completion import games_like
from robinsonade.cli.faces import Full, Grid, chosen_face, make_session, play_session
from robinsonade.cli.guide import Guide
from robinsonade.cli.language import Lang
from robinsonade.cli.play import chosen_game
from robinsonade.cli.screen import Screen
from robinsonade.cli.seating import PERSON, make_bots
from robinsonade.lessons.lesson import FIRST, read_lesson
from robinsonade.lessons.rehearsal import match_of
from robinsonade.text import Texts


def learn(
    lang: Lang,
    game: Annotated[
        str | None,
        typer.Argument(help="cli-help-play-game", metavar="GAME", autocompletion=games_like),
    ] = None,
    part: Annotated[str, typer.Argument(help="cli-help-learn-part", metavar="PART")] = FIRST,
    full: Full = None,
    grid: Grid = None,
) -> None:
    screen = Screen(Texts(lang))
    chosen = chosen_game(game, screen)
    lesson = read_lesson(chosen, part)
    match = match_of(chosen, lesson)
    match.players = [PERSON, *[lesson.bots[seat].player for seat in sorted(lesson.bots)]]
    screen.texts = Texts(lang, chosen)
    screen.texts.introduce(match.table)
    players = make_bots(match.players, chosen, match.seed)
    face = chosen_face(full, grid, screen)
    guide = Guide(chosen, lesson)
    play_session(face, make_session(face, match, players, screen, guide=guide))
