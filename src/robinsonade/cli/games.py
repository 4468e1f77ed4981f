"""`robinsonade games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer

from robinsonade.arena.data_list import data_as_variant
from robinsonade.cli.arguments import AsJson
from robinsonade.cli.catalogue import list_games
from robinsonade.cli.language import Lang
from robinsonade.games import GAMES


def games(
    lang: Lang,
    as_json: AsJson = False,
    data: Annotated[
        str | None, typer.Option(help="cli-help-games-data", metavar="GAME[/FILE]")
    ] = None,
) -> None:
    if data is not None:
        slug, _, file = data.partition("/")
        typer.echo(data_as_variant(GAMES.package_of(slug), file), nl=False)
        return
    list_games(lang, as_json=as_json)
