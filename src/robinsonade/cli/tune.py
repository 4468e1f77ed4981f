"""`robinsonade tune`: better weights for the greedy player of a game."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from robinsonade.arena.tuning import Cell, Slope, Tuning, rewritten
from robinsonade.cli.arguments import OptionList, read_options
from robinsonade.cli.language import Lang
from robinsonade.games import find_game
from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.weights import FILE
from robinsonade.text import Texts


def tune(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="cli-train-help-game")],
    seats: Annotated[int | None, typer.Option(help="cli-tune-help-seats")] = None,
    option: OptionList = None,
    minutes: Annotated[float, typer.Option(min=0.0, help="cli-tune-help-minutes")] = 10.0,
    games: Annotated[int, typer.Option(min=2, help="cli-tune-help-games")] = 1000,
    only: Annotated[str, typer.Option(help="cli-tune-help-only")] = "",
    first_round: Annotated[int, typer.Option("--round", min=0, help="cli-tune-help-round")] = 1,
    out: Annotated[Path | None, typer.Option(help="cli-tune-help-out")] = None,
) -> None:
    texts = Texts(lang)
    title = find_game(game)
    tuning = Tuning(title, cells_of(title, seats, title.fetch_options(read_options(option))))
    tunable = tuning.tunable_of
    names = [name.strip() for name in only.split(",")] if only else tunable.names()
    for name in names:
        if name not in tunable.values:
            raise Refused("unknown-weight", given=name)
    source = Path(str(resources.files(title.package) / "data" / FILE))
    path = out or source

    def tell(number: int, reach: float, gain: Slope, taken: bool) -> None:
        key = "cli-tune-taken" if taken else "cli-tune-refused"
        figures = {"gain": f"{100 * gain.mean:+.2f}", "error": f"{100 * gain.error:.2f}"}
        typer.echo(texts.say(key, round=number, reach=f"{reach:g}", **figures), err=True)
        if taken:
            write(path, rewritten(source_text, tunable.section, tunable.values, tuning.best))

    source_text = source.read_text("utf-8")
    changed = tuning.tune(names, first_round, games, minutes, tell)
    typer.echo(texts.say("cli-tune-done" if changed else "cli-tune-nothing", file=str(path)))


def cells_of(game: Game, seats: int | None, options: dict[str, str]) -> list[Cell]:
    """All ways to sit down that were not excluded."""
    counts = [seats] if seats is not None else list(range(game.fewest, game.most + 1))
    lessons = [options] if options else game.planning().lessons()
    return [Cell(count, tuple(sorted(lesson.items()))) for count in counts for lesson in lessons]


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused("cannot-write", file=str(path), why=error.strerror or "") from error
