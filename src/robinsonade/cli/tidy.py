"""`robinsonade tidy`: which games of a server are old, and forgetting them."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from robinsonade.cli.arguments import AsJson
from robinsonade.cli.language import Lang
from robinsonade.cli.output import print_json
from robinsonade.text import Texts

if TYPE_CHECKING:
    from robinsonade.server.tidying import Old


def tidy(
    lang: Lang,
    database: Annotated[str | None, typer.Option(help="cli-serve-help-database")] = None,
    finished: Annotated[float | None, typer.Option(min=0, help="cli-tidy-help-finished")] = None,
    idle: Annotated[float | None, typer.Option(min=0, help="cli-tidy-help-idle")] = None,
    delete: Annotated[bool, typer.Option("--delete", help="cli-tidy-help-delete")] = False,
    as_json: AsJson = False,
) -> None:
    from robinsonade.server.serving import tidied
    from robinsonade.server.settings import read_settings

    texts = Texts(lang)
    given = {"database": database, "keep_finished_days": finished, "keep_idle_days": idle}
    settings = read_settings({name: value for name, value in given.items() if value is not None})
    if settings.keep_finished_days is None and settings.keep_idle_days is None:
        typer.echo(texts.say("cli-tidy-all-kept"), err=True)
    games = tidied(settings, time.time(), delete=delete)
    if as_json:
        print_json({"deleted": delete, "games": [shown(game) for game in games]})
        return
    for game in games:
        key = "cli-tidy-finished" if game.is_over else "cli-tidy-idle"
        typer.echo(texts.say(key, id=game.id, game=game.title, day=day_of(game.since)))
    key = "cli-tidy-deleted" if delete else "cli-tidy-would-delete"
    typer.echo(texts.say(key, count=len(games)))


def day_of(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def shown(game: Old) -> dict[str, Any]:
    return {
        "id": game.id,
        "game": game.title,
        "finished": game.is_over,
        "since": day_of(game.since),
        "commands": game.commands,
    }
