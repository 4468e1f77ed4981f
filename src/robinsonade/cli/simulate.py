"""`robinsonade simulate`: many games, with honest statistics."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from robinsonade.arena.experiment import Experiment, Report
from robinsonade.arena.runner import check, run
from robinsonade.cli.arguments import AsJson, OptionList, read_options
from robinsonade.cli.language import Lang
from robinsonade.cli.output import make_console
from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.players.registry import split_names
from robinsonade.text import Texts


def simulate(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="cli-simulate-help-game")],
    players: Annotated[str, typer.Option(help="cli-simulate-help-players")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="cli-simulate-help-seats")] = None,
    games: Annotated[int, typer.Option(min=1, help="cli-simulate-help-games")] = 1000,
    seed: Annotated[int, typer.Option(help="cli-simulate-help-seed")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="cli-simulate-help-workers")] = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="cli-simulate-help-rotate")] = False,
    option: OptionList = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="cli-simulate-help-csv")] = None,
    record: Annotated[Path | None, typer.Option(help="cli-simulate-help-record")] = None,
    force: Annotated[bool, typer.Option("--force", help="cli-simulate-help-force")] = False,
    as_json: AsJson = False,
) -> None:
    title = find_game(game)
    texts = Texts(lang, title)
    options = tuple(sorted(title.fetch_options(read_options(option)).items()))
    experiment = Experiment(game, read_players(players, seats), games, seed, options, rotate)
    if not force:
        refuse_to_overwrite(csv_file, record)
    if record is not None:
        check(experiment)  # no folder for games that cannot be played
        make_folder(record)
    report = run_with_progress(experiment, workers, record, texts)
    if csv_file is not None:
        write_csv(report, csv_file)
    if as_json:
        typer.echo(json.dumps(report.to_dict(), indent=2))
    elif report.finished:
        make_console().print(report_table(report, texts))
    if report.errors:
        typer.echo(first_error(report, texts), err=True)
        raise typer.Exit(1)


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


def read_players(text: str, seats: int | None) -> tuple[str, ...]:
    """The player of each seat: `greedy,random`, `greedy*3`, or one name for all seats.

    >>> read_players("greedy*2,random", None)
    ('greedy', 'greedy', 'random')
    >>> read_players("random", 3)
    ('random', 'random', 'random')
    """
    names: list[str] = []
    for word in split_names(text):
        name, star, times = word.partition("*")
        if star and not times.isdecimal():
            raise Refused("bad-players", given=text)
        names += [name] * (int(times) if star else 1)
    if len(names) == 1:
        return tuple(names * (seats or 2))
    if seats is not None and seats != len(names):
        raise Refused("players-and-seats", given=str(len(names)), allowed=str(seats))
    return tuple(names)


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
    experiment: Experiment, workers: int, record: Path | None, texts: Texts
) -> Report:
    """Play the series with a progress bar on standard error."""
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
    check(experiment)  # a mistake is told before the bar is there
    with progress:
        task = progress.add_task("", total=experiment.games)
        try:
            for report in run(experiment, workers=workers, record=record):
                progress.update(
                    task, completed=len(report.played), description=so_far(report, texts)
                )
        except KeyboardInterrupt:
            progress.stop()
            typer.echo(texts.say("cli-simulate-interrupted"), err=True)
    return report


def so_far(report: Report, texts: Texts) -> str:
    low, high = report.win_rate_interval
    return texts.say(
        "cli-simulate-progress",
        speed=texts.number(report.games_per_second),
        rate=texts.percent(report.win_rate),
        low=texts.percent(low),
        high=texts.percent(high),
    )


def report_table(report: Report, texts: Texts) -> Table:
    """The final figures, most important first."""
    low, high = report.win_rate_interval
    table = Table(
        title=f"{texts.title()}: {', '.join(report.experiment.players)}", show_header=False
    )
    table.add_column()
    table.add_column(justify="right")
    table.add_row(texts.say("ui-games"), texts.number(len(report.played)))
    table.add_row(texts.say("ui-errors"), texts.number(len(report.errors)))
    label = texts.say("ui-win-rate")
    if report.is_contest:
        label = texts.say("cli-simulate-wins-of", player=report.experiment.players[0])
    table.add_row(label, texts.percent(report.win_rate))
    table.add_row(texts.say("ui-interval"), f"{texts.percent(low)} – {texts.percent(high)}")
    together = len(set(report.by_player.values())) == 1  # all win or lose together
    if not report.is_contest and not together:
        for name, share in report.by_player.items():
            table.add_row(texts.say("cli-simulate-wins-of", player=name), texts.percent(share))
    if report.is_contest:
        add_contest(table, report, texts)
    table.add_section()
    for result, count in report.outcomes.items():
        part = texts.percent(count / len(report.finished))
        table.add_row(texts.outcome(result), f"{texts.number(count)} ({part})")
    table.add_section()
    for name, value in report.mean_figures.items():
        table.add_row(mean_of(texts.statistic(name), texts), texts.number(value, 2))
    table.add_row(mean_of(texts.say("ui-decisions"), texts), texts.number(report.mean_decisions, 1))
    table.add_row(texts.say("ui-games-per-second"), texts.number(report.games_per_second))
    add_storylines(table, report, texts)
    return table


def add_contest(table: Table, report: Report, texts: Texts) -> None:
    """Who wins against whom, from which seat, and with how many points from where."""
    for name, share in report.by_player.items():
        if name != report.experiment.players[0]:
            table.add_row(texts.say("cli-simulate-wins-of", player=name), texts.percent(share))
    for seat, share in enumerate(report.by_seat):
        table.add_row(texts.say("cli-simulate-wins-of-seat", seat=seat + 1), texts.percent(share))
    table.add_section()
    for name, score in report.scores_by_player.items():
        table.add_row(texts.say("cli-simulate-score-of", player=name), texts.number(score, 1))
    for seat, score in enumerate(report.scores_by_seat):
        label = texts.say("cli-simulate-score-of-seat", seat=seat + 1)
        table.add_row(label, texts.number(score, 1))
    table.add_section()
    for line, points in report.mean_sheet.items():
        table.add_row(mean_of(texts.score_line(line), texts), texts.number(points, 2))


def add_storylines(table: Table, report: Report, texts: Texts) -> None:
    """In which part of the games each storyline was met, and came to its end."""
    table.add_section()
    for name, (met, finished) in report.storylines.items():
        label = texts.say("cli-simulate-storyline", storyline=texts.say(f"storyline-{name}"))
        table.add_row(label, f"{texts.percent(met)} / {texts.percent(finished)}")


def mean_of(label: str, texts: Texts) -> str:
    return texts.say("cli-simulate-mean", label=label)


def write_csv(report: Report, path: Path) -> None:
    """One line per game."""
    figures = list(report.mean_figures)
    storylines = list(report.storylines)
    try:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(
                [
                    *["number", "seed", "result", "winners", "scores", "decisions"],
                    *[*figures, *[f"storyline-{name}" for name in storylines], "error"],
                ]
            )
            for game in report.played:
                winners = " ".join(map(str, game.winners))
                values = [game.figures.get(name, "") for name in figures]
                values += [game.storylines.get(name, "") for name in storylines]
                writer.writerow(
                    [
                        game.number,
                        game.seed,
                        game.result,
                        winners,
                        " ".join(map(str, game.scores)),
                        game.decisions,
                        *values,
                        game.error,
                    ]
                )
    except OSError as error:
        raise Refused("cannot-write", file=str(path), why=error.strerror or "") from error
