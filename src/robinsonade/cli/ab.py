"""`robinsonade ab`: a variant beside the game as printed, or beside another one, on equal seeds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from robinsonade.arena.comparing import compare
from robinsonade.arena.engines import HERE, check_engine
from robinsonade.arena.run_folder import RunFolder
from robinsonade.cli.arguments import AsJson, EngineName, OptionList, SeriesSeed
from robinsonade.cli.compare import tell_comparison
from robinsonade.cli.elsewhere import play_elsewhere
from robinsonade.cli.language import Lang
from robinsonade.cli.report import write_pages
from robinsonade.cli.simulate import EXIT_INTERRUPTED, new_experiment
from robinsonade.files import checked_variant
from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts

FIRST: Final = "a"
SECOND: Final = "b"


def ab(
    lang: Lang,
    variant: Annotated[Path, typer.Argument(help="cli-ab-help-variant")],
    out: Annotated[Path, typer.Option(help="cli-ab-help-out")],
    against: Annotated[Path | None, typer.Option(help="cli-ab-help-against")] = None,
    players: Annotated[str | None, typer.Option(help="cli-simulate-help-players")] = None,
    seats: Annotated[int | None, typer.Option(help="cli-simulate-help-seats")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="cli-simulate-help-games")] = None,
    seed: SeriesSeed = None,
    workers: Annotated[int, typer.Option(min=1, help="cli-simulate-help-workers")] = 1,
    engine: EngineName = HERE,
    rotate: Annotated[bool, typer.Option("--rotate", help="cli-simulate-help-rotate")] = False,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    check_engine(engine)
    changed = checked_variant(variant)
    other = checked_variant(against) if against is not None else None
    if other is not None and other.game != changed.game:
        raise Refused(
            "variant-of-other-game", file=str(against), given=other.game, allowed=changed.game
        )
    plain = new_experiment(changed.game, players, seats, games, seed, rotate, option)
    plain = replace(plain, cards=True)
    arms = {
        FIRST: replace(plain, variant=other.text if other else ""),
        SECOND: replace(plain, variant=changed.text),
    }
    for name in (SECOND, FIRST):  # a variant that cannot be played is told at once
        code = play_elsewhere(arms[name], out / name, workers, engine)
        if code == EXIT_INTERRUPTED:
            typer.echo(Texts(lang).say("cli-ab-interrupted"), err=True)
        if code:
            raise typer.Exit(code)
    runs = {name: RunFolder.open(out / name).report() for name in arms}
    texts = Texts(lang, find_game(changed.game))
    comparison = compare(*runs.values())
    tell_comparison(comparison, runs, texts, as_json)
    page = write_pages(out, runs, lang, comparison)
    typer.echo(texts.say("cli-report-written", file=str(page)), err=True)
