"""`robinsonade train`: make the learned value of a game anew, from nothing."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from robinsonade.arena.training import teach
from robinsonade.cli.language import Lang
from robinsonade.games import find_game
from robinsonade.kernel.net import FILE, write_net
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts


def train(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="cli-train-help-game")],
    games: Annotated[int, typer.Option(min=20, help="cli-train-help-games")] = 4000,
    out: Annotated[Path | None, typer.Option(help="cli-train-help-out")] = None,
) -> None:
    texts = Texts(lang)
    title = find_game(game)
    taught = teach(title, games, lambda line: typer.echo(line, err=True))
    path = out or Path(str(resources.files(title.package) / "data" / FILE))
    origin = (
        f"robinsonade train {game} --games {games}: {taught.positions} positions; on other games "
        f"loss {taught.loss:.4f} (mean {taught.base_loss:.4f}), ranking {taught.ranking:.3f}"
    )
    try:
        path.write_text(write_net(taught.net, origin), encoding="utf-8")
    except OSError as error:
        raise Refused("cannot-write", file=str(path), why=error.strerror or "") from error
    typer.echo(
        texts.say(
            "cli-train-done",
            positions=taught.positions,
            games=taught.games,
            loss=f"{taught.loss:.4f}",
            base=f"{taught.base_loss:.4f}",
            ranking=f"{taught.ranking:.3f}",
            seconds=round(taught.seconds),
            file=str(path),
        )
    )
