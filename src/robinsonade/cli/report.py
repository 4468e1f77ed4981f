"""`robinsonade report`: pages with tables and plots of what was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from robinsonade.arena.comparing import Comparison
from robinsonade.arena.experiment import Report
from robinsonade.arena.report.pages import Pages, write_report
from robinsonade.arena.run_folder import RunFolder
from robinsonade.arena.sweeping import run_folders
from robinsonade.cli.language import Lang
from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts


def report(
    lang: Lang,
    folders: Annotated[list[Path], typer.Argument(help="cli-report-help-folders")],
    out: Annotated[Path | None, typer.Option(help="cli-report-help-out")] = None,
) -> None:
    runs = runs_in(folders)
    page = write_pages(out or folders[0], runs, lang)
    typer.echo(Texts(lang).say("cli-report-written", file=str(page)))


def runs_in(folders: list[Path]) -> dict[str, Report]:
    """All series in these folders that have games, by their names."""
    found: dict[str, Report] = {}
    for folder in folders:
        for name, path in run_folders(folder).items():
            known = RunFolder.open(path).report()
            if known.finished:
                found[name if name not in found else str(path)] = known
    if not found:
        raise Refused("no-games", folder=str(folders[0]))
    return found


def write_pages(
    folder: Path, runs: dict[str, Report], lang: str, comparison: Comparison | None = None
) -> Path:
    """Pages of series, those of each game together; where the page is."""
    slugs = list(dict.fromkeys([run.experiment.game for run in runs.values()]))
    pages = [
        Pages(
            {name: run for name, run in runs.items() if run.experiment.game == slug},
            Texts(lang, find_game(slug)),
            comparison,
            prefix=f"{slug}_" if len(slugs) > 1 else "",
        )
        for slug in slugs
    ]
    return write_report(folder, pages)
