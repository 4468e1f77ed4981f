"""`robinsonade check`: are data and texts in order?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from robinsonade.cli.arguments import AsJson
from robinsonade.cli.language import Lang
from robinsonade.cli.output import print_json
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.game import DealOption, Game, Option
from robinsonade.lessons.lint import lesson_problems
from robinsonade.lessons.words import word_problems
from robinsonade.text import Texts
from robinsonade.text.lint import problems

EXIT_PROBLEMS: Final = 1
SEED: Final = 1  # any would do


def check(
    lang: Lang,
    games: Annotated[
        list[str] | None, typer.Argument(help="cli-help-check-games", metavar="GAME")
    ] = None,
    as_json: AsJson = False,
    cards: Annotated[Path | None, typer.Option(help="cli-help-check-cards")] = None,
) -> None:
    if cards is not None:
        find_game("naufragos").fetch_options({"cards": str(cards)})
        typer.echo(Texts(lang).say("cli-cards-checked", file=str(cards)))
        return
    if games:
        chosen = [find_game(slug) for slug in games]
        found = problems(chosen)
    else:
        chosen = list(GAMES.values())
        found = [f"{slug}: {why}" for slug, why in GAMES.faults().items()] + problems()
    for game in chosen:
        found += [*lesson_problems(game), *word_problems(game)]
    tables = sum([set_up_in_all_ways(game) for game in chosen])
    if as_json:
        print_json(
            {
                "ok": not found,
                "games": [game.slug for game in chosen],
                "tables": tables,
                "problems": found,
            }
        )
    else:
        for problem in found:
            typer.echo(problem, err=True)
        texts = Texts(lang)
        typer.echo(
            texts.say("cli-checked", games=len(chosen), tables=tables, problems=len(found)),
        )
    if found:
        raise typer.Exit(EXIT_PROBLEMS)


def set_up_in_all_ways(game: Game) -> int:
    """Set a game up with every number of seats and every value of every option; how many."""
    tables = 0
    for seats in range(game.fewest, game.most + 1):
        for options in ways(game, seats):
            table = game.new_table(seats, SEED, options)
            dump_table(table)
            tables += 1
    return tables


def ways(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """Each value of each option once, the other options as usual."""
    for option in game.options:
        for value in (option.default, *values_of(option, seats)):
            yield {option.name: value}


def values_of(option: Option, seats: int) -> list[str]:
    """All values, and of those that are dealt to the seats as many at once as there are seats."""
    values = list(option.allowed(seats))
    if not isinstance(option, DealOption):
        return values
    around = values * 2
    return [",".join(around[start : start + seats]) for start in range(len(values))]
