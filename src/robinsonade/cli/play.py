"""`robinsonade play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

from robinsonade.cli.commands import Reply, obey, save_to
from robinsonade.cli.language import Lang
from robinsonade.cli.screen import Screen
from robinsonade.cli.seating import PERSON, USUAL_BOT, make_players, seat_again, seat_players
from robinsonade.cli.session import Session
from robinsonade.files import load_match
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.game import RANDOM, Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts

MOST_SEEDS: Final = 1 << 53  # every program that reads JSON keeps such a number exactly


def play(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="cli-help-play-game")] = None,
    seats: Annotated[int | None, typer.Option(help="cli-help-play-seats")] = None,
    bots: Annotated[str | None, typer.Option(help="cli-help-play-bots")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-help-play-seed")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="cli-help-play-option", metavar="KEY=VALUE")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="cli-help-play-load", metavar="FILE")] = None,
    grid: Annotated[bool | None, typer.Option("--grid/--plain", help="cli-help-play-grid")] = None,
) -> None:
    screen = Screen(Texts(lang))
    if load is None:
        match = new_match(chosen_game(game, screen), seats, seed, read_options(option or []))
        names = seat_players(bots or USUAL_BOT, match.table.seats)
    else:
        refuse_beside_load(GAME=game, seats=seats, seed=seed, option=option)
        match = load_match(load)
        again = seat_again(match.players, match.table.seats)
        names = seat_players(bots, match.table.seats) if bots else again
    match.players = names
    session = seat_down(match, screen, screen.interactive if grid is None else grid)
    ...
