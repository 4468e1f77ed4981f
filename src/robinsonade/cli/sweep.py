"""`robinsonade sweep`: a series for each combination of what a file lists."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from robinsonade.arena.engines import HERE, check_engine, engine_named
from robinsonade.arena.experiment import Experiment
from robinsonade.arena.run_folder import RunFolder
from robinsonade.arena.runner import check
from robinsonade.arena.sweeping import read_sweep
from robinsonade.cli.arguments import EngineName
from robinsonade.cli.elsewhere import play_elsewhere
from robinsonade.cli.language import Lang
from robinsonade.cli.output import make_console
from robinsonade.cli.report import write_pages
from robinsonade.cli.series_table import sweep_table
from robinsonade.cli.simulate import EXIT_INTERRUPTED, EXIT_WRONG, first_error, run_with_progress
from robinsonade.games import find_game
from robinsonade.text import Texts


def sweep(
    lang: Lang,
    file: Annotated[Path, typer.Argument(help="cli-sweep-help-file")],
    out: Annotated[Path, typer.Option(help="cli-sweep-help-out")],
    workers: Annotated[int, typer.Option(min=1, help="cli-simulate-help-workers")] = 1,
    engine: EngineName = HERE,
) -> None:
    check_engine(engine)
    cells = read_sweep(file)
    texts = Texts(lang, find_game(cells[0].experiment.game))
    for cell in cells:
        if not cell.experiment.variant:
            check(cell.experiment)  # all of them before the first is played
    wrong = False
    for number, cell in enumerate(cells, start=1):
        typer.echo(
            texts.say("cli-sweep-cell", number=number, cells=len(cells), name=cell.name), err=True
        )
        if cell.experiment.variant:
            code = play_elsewhere(cell.experiment, out / cell.name, workers, engine)
        else:
            code = play_here(cell.experiment, out / cell.name, workers, engine, texts)
        if code == EXIT_INTERRUPTED:
            told = {"file": str(file), "folder": str(out)}
            typer.echo(texts.say("cli-sweep-interrupted", **told), err=True)
        if code not in (0, EXIT_WRONG):
            raise typer.Exit(code)
        wrong = wrong or code == EXIT_WRONG
    runs = {cell.name: RunFolder.open(out / cell.name).report() for cell in cells}
    make_console().print(sweep_table(runs, texts))
    page = write_pages(out, runs, lang)
    typer.echo(texts.say("cli-report-written", file=str(page)), err=True)
    if wrong:
        raise typer.Exit(EXIT_WRONG)


def play_here(experiment: Experiment, path: Path, workers: int, engine: str, texts: Texts) -> int:
    """Play one of the series; an exit code as `simulate` would give it."""
    with engine_named(engine, workers) as (playing, hands):
        folder = RunFolder.begin(path, experiment)
        report = run_with_progress(experiment, hands, None, folder, texts, playing)
    if len(report.played) < experiment.games:
        return EXIT_INTERRUPTED
    folder.finish()
    if report.errors:
        typer.echo(first_error(report, texts), err=True)
    return EXIT_WRONG if report.errors else 0
