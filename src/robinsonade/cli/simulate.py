"""`robinsonade simulate`: many games, with honest statistics, kept in a folder if wanted."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from robinsonade.arena import run_toml
from robinsonade.arena.engines import HERE, RAY, engine_named
from robinsonade.arena.expectations import Expectation
from robinsonade.arena.experiment import Experiment, Report
from robinsonade.arena.game_table import columns, write_csv
from robinsonade.arena.run_folder import RunFolder
from robinsonade.arena.runner import Engine, check, run
from robinsonade.arena.stopping import stopped_by_interrupt
from robinsonade.cli.arguments import (
    AsJson,
    EngineName,
    OptionList,
    SeriesSeed,
    VariantFile,
    read_options,
    variant_of,
)
from robinsonade.cli.language import Lang
from robinsonade.cli.output import make_console
from robinsonade.cli.series_table import report_table
from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.players.registry import read_players
from robinsonade.text import Texts

EXIT_WRONG: Final = 1  # a game failed, or an expectation
EXIT_INTERRUPTED: Final = 130
USUAL_PLAYER: Final = "greedy"
USUAL_GAMES: Final = 1000
USUAL_SEED: Final = 1


def simulate(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="cli-simulate-help-game")],
    players: Annotated[str | None, typer.Option(help="cli-simulate-help-players")] = None,
    seats: Annotated[int | None, typer.Option(help="cli-simulate-help-seats")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="cli-simulate-help-games")] = None,
    seed: SeriesSeed = None,
    workers: Annotated[int, typer.Option(min=1, help="cli-simulate-help-workers")] = 1,
    engine: EngineName = HERE,
    rotate: Annotated[bool, typer.Option("--rotate", help="cli-simulate-help-rotate")] = False,
    option: OptionList = None,
    variant: VariantFile = None,
    cards: Annotated[bool, typer.Option("--cards", help="cli-simulate-help-cards")] = False,
    out: Annotated[Path | None, typer.Option(help="cli-simulate-help-out")] = None,
    expect: Annotated[list[str] | None, typer.Option(help="cli-simulate-help-expect")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="cli-simulate-help-csv")] = None,
    record: Annotated[Path | None, typer.Option(help="cli-simulate-help-record")] = None,
    force: Annotated[bool, typer.Option("--force", help="cli-simulate-help-force")] = False,
    as_json: AsJson = False,
) -> None:
    expected = [Expectation.read(text) for text in expect or []]
    there = run_file(game)
    if there is None:
        text = variant_of(variant, game)
        experiment = new_experiment(game, players, seats, games, seed, rotate, option)
        experiment = replace(experiment, variant=text, cards=cards)
    else:
        if (players, seats, seed, option, variant) != (None,) * 5 or rotate or cards:
            raise Refused("run-is-settled", file=str(there))
        experiment = run_toml.read(there)[0]
        experiment = experiment.at_length(games or experiment.games)
        if Path(game).is_dir():
            out = out or Path(game)  # go on
    check(experiment)  # no folder for games that cannot be played
    texts = Texts(lang, find_game(experiment.game))
    if not force:
        refuse_to_overwrite(csv_file, record)
    if record is not None:
        if engine == RAY:
            raise Refused("no-records-there")
        make_folder(record)
    with engine_named(engine, workers) as (playing, hands):
        folder = RunFolder.begin(out, experiment) if out is not None else None
        report = run_with_progress(experiment, hands, record, folder, texts, playing)
    tell(report, texts, csv_file, as_json)
    if len(report.played) < experiment.games:
        tell_interrupted(report, folder, texts)
        raise typer.Exit(EXIT_INTERRUPTED)
    if folder is not None:
        file = folder.finish()
        typer.echo(
            texts.say("cli-simulate-kept", file=str(file), folder=str(folder.path)), err=True
        )
    if report.errors:
        typer.echo(first_error(report, texts), err=True)
        raise typer.Exit(EXIT_WRONG)
    check_expectations(expected, report, texts)


def run_file(game: str) -> Path | None:
    """The run.toml that somebody names, by itself or by its folder, in the place of a game."""
    path = Path(game)
    if path.suffix == ".toml":
        return path
    return path / run_toml.NAME if (path / run_toml.NAME).is_file() else None


def new_experiment(
    game: str,
    players: str | None,
    seats: int | None,
    games: int | None,
    seed: int | None,
    rotate: bool,
    option: list[str] | None,
) -> Experiment:
    """A series that somebody describes, the rest as usual."""
    options = tuple(sorted(find_game(game).fetch_options(read_options(option)).items()))
    return Experiment(
        game,
        read_players(players or USUAL_PLAYER, seats),
        USUAL_GAMES if games is None else games,
        USUAL_SEED if seed is None else seed,
        options,
        rotate,
    )


def tell(report: Report, texts: Texts, csv_file: Path | None, as_json: bool) -> None:
    """The figures, wherever they are wanted."""
    if csv_file is not None:
        try:
            write_csv(csv_file, columns(report.experiment, report.played))
        except OSError as error:
            why = error.strerror or ""
            raise Refused("cannot-write", file=str(csv_file), why=why) from error
    if as_json:
        typer.echo(json.dumps(report.to_dict(), indent=2))
    elif report.finished:
        make_console().print(report_table(report, texts))


def tell_interrupted(report: Report, folder: RunFolder | None, texts: Texts) -> None:
    played, games = len(report.played), report.experiment.games
    key = "cli-simulate-interrupted" if folder is None else "cli-simulate-kept-so-far"
    place = "" if folder is None else str(folder.path)
    typer.echo(texts.say(key, played=played, games=games, folder=place), err=True)


def check_expectations(expected: list[Expectation], report: Report, texts: Texts) -> None:
    """Exit with a code that programs understand if something is not as expected."""
    figures = report.to_dict()
    wrong = [(one, one.found(figures)) for one in expected if not one.is_met(figures)]
    for one, found in wrong:
        told = texts.say("cli-simulate-not-expected", expected=one.text, found=f"{found:g}")
        typer.echo(told, err=True)
    if wrong:
        raise typer.Exit(EXIT_WRONG)


def first_error(report: Report, texts: Texts) -> str:
    """How many games failed, and of the first one where and why."""
    first = report.errors[0]
    why = first.error
    if first.refused is not None:
        key, facts = first.refused
        why = texts.error(Refused(key, **facts))
    return texts.say(
        "cli-simulate-error",
        errors=len(report.errors),
        game=texts.title(),
        number=first.number + 1,
        seed=str(first.seed),
        decision=first.decisions + 1,
        why=why,
    )


def refuse_to_overwrite(csv_file: Path | None, record: Path | None) -> None:
    """Before anything is played: is there something in the way?"""
    saved = sorted(record.glob("*.json")) if record is not None and record.is_dir() else []
    for file in ([csv_file] if csv_file is not None else []) + saved:
        if file.is_file():
            raise Refused("file-exists", file=str(file))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cannot-write", file=str(folder), why=error.strerror or "") from error


def run_with_progress(
    experiment: Experiment,
    workers: int,
    record: Path | None,
    folder: RunFolder | None,
    texts: Texts,
    engine: Engine | None = None,
) -> Report:
    """Play the series with a progress bar on standard error, to its end or until Ctrl-C."""
    console = make_console(stderr=True)
    progress = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,  # no empty lines in a pipe
    )
    report = Report(experiment)

    def stopping() -> None:
        typer.echo(texts.say("cli-simulate-stopping"), err=True)

    with progress, stopped_by_interrupt(stopping) as stop:
        task = progress.add_task("", total=experiment.games)
        for report in run(
            experiment, workers=workers, record=record, engine=engine, keeper=folder, stop=stop
        ):
            progress.update(task, completed=len(report.played), description=so_far(report, texts))
    return report


def so_far(report: Report, texts: Texts) -> str:
    rate = report.rate
    return texts.say(
        "cli-simulate-progress",
        speed=texts.number(report.games_per_second),
        rate=texts.percent(rate.share),
        low=texts.percent(rate.low),
        high=texts.percent(rate.high),
    )
