"""`robinsonade compare`: two series on the same seeds, with a verdict in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from robinsonade.arena.comparing import Comparison
from robinsonade.arena.comparing import compare as compared
from robinsonade.arena.experiment import Report
from robinsonade.arena.report.labels import labels
from robinsonade.arena.report.pages import compared_rows, verdict
from robinsonade.arena.run_folder import RunFolder
from robinsonade.cli.arguments import AsJson
from robinsonade.cli.language import Lang
from robinsonade.cli.output import make_console, print_json
from robinsonade.cli.report import write_pages
from robinsonade.games import find_game
from robinsonade.text import Texts


def compare(
    lang: Lang,
    first: Annotated[Path, typer.Argument(help="cli-compare-help-first")],
    second: Annotated[Path, typer.Argument(help="cli-compare-help-second")],
    out: Annotated[Path | None, typer.Option(help="cli-compare-help-out")] = None,
    as_json: AsJson = False,
) -> None:
    runs = named(first, second)
    comparison = compared(*runs.values())
    texts = Texts(lang, find_game(comparison.first.experiment.game))
    tell_comparison(comparison, runs, texts, as_json)
    if out is not None:
        page = write_pages(out, runs, lang, comparison)
        typer.echo(texts.say("cli-report-written", file=str(page)), err=True)


def named(first: Path, second: Path) -> dict[str, Report]:
    """Both series by the names of their folders, or by their places if those are the same."""
    names = [first.resolve().name, second.resolve().name]
    if names[0] == names[1]:
        names = [str(first), str(second)]
    reports = [RunFolder.open(folder).report() for folder in (first, second)]
    return dict(zip(names, reports, strict=True))


def tell_comparison(
    comparison: Comparison, runs: dict[str, Report], texts: Texts, as_json: bool
) -> None:
    """The verdict and the differences."""
    if as_json:
        print_json(comparison.to_dict())
        return
    known = labels({name: run.experiment for name, run in runs.items()}, texts)
    for sentence in verdict(comparison, list(known.values()), texts):
        typer.echo(sentence)
    table = Table(caption=texts.say("compare-caption"))
    for head in ("", *known.values(), texts.say("compare-difference")):
        table.add_column(head, justify="left" if not head else "right")
    for one, name, told in compared_rows(comparison, texts):
        both = (one.first, one.second)
        if one is comparison.wins:
            cells = [texts.percent(value) for value in both]
        else:
            cells = [texts.number(value, 2) for value in both]
        table.add_row(name, *cells, told)
    make_console().print(table)
