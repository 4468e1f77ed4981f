"""What came of a series, as a table in the terminal."""

from __future__ import annotations

from rich.table import Table

from robinsonade.arena.experiment import Experiment, Rate, Report
from robinsonade.arena.report.labels import labels
from robinsonade.text import Texts


def report_table(report: Report, texts: Texts) -> Table:
    """The final figures, most important first."""
    table = Table(
        title=f"{texts.title()}: {', '.join(report.experiment.players)}",
        caption=texts.say("cli-simulate-intervals"),
        show_header=False,
    )
    table.add_column()
    table.add_column(justify="right")
    table.add_row(texts.say("ui-games"), texts.number(len(report.played)))
    table.add_row(texts.say("ui-errors"), texts.number(len(report.errors)))
    table.add_row(headline(report, texts), with_interval(report.rate, texts))
    if report.is_apart:
        add_rates(table, report, texts)
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
    table.add_row(texts.say("cli-simulate-cpu"), texts.number(1000 * report.mean_cpu, 1))
    if report.seconds:
        table.add_row(texts.say("ui-games-per-second"), texts.number(report.games_per_second))
    add_storylines(table, report, texts)
    return table


def headline(report: Report, texts: Texts) -> str:
    """What the first figure is the share of: games won, won together, or won by one player."""
    if report.is_contest and sits_twice(report.experiment):
        return texts.say("cli-simulate-wins-of-seat", seat=1)
    if report.is_contest:
        return texts.say("cli-simulate-wins-of", player=report.experiment.players[0])
    return texts.say("cli-simulate-together" if report.is_apart else "ui-win-rate")


def sits_twice(series: Experiment) -> bool:
    """Is the player named first one of several alike, so that only its seat tells it apart?"""
    return not series.rotate and series.players.count(series.players[0]) > 1


def with_interval(rate: Rate, texts: Texts) -> str:
    """A share and between which limits the true one is."""
    low, high = texts.percent(rate.low), texts.percent(rate.high)
    return f"{texts.percent(rate.share)} [{low} – {high}]"


def add_rates(table: Table, report: Report, texts: Texts) -> None:
    """Who wins what others do not, by player and by seat."""
    series = report.experiment
    told = series.players[0] if report.is_contest and not sits_twice(series) else ""
    for name, rate in report.rates_by_player.items():
        if name != told:
            label = texts.say("cli-simulate-wins-of", player=name)
            table.add_row(label, with_interval(rate, texts))
    for seat, rate in enumerate(report.rates_by_seat):
        label = texts.say("cli-simulate-wins-of-seat", seat=seat + 1)
        if label != headline(report, texts):
            table.add_row(label, with_interval(rate, texts))


def add_contest(table: Table, report: Report, texts: Texts) -> None:
    """With how many points, of which player, from which seat and for what."""
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


def sweep_table(runs: dict[str, Report], texts: Texts) -> Table:
    """A line for each series of a sweep."""
    named = labels({name: run.experiment for name, run in runs.items()}, texts)
    table = Table(title=texts.title(), caption=texts.say("cli-simulate-intervals"))
    table.add_column("")
    for head in (texts.say("ui-games"), headline(next(iter(runs.values())), texts)):
        table.add_column(head, justify="right")
    for name, run in runs.items():
        table.add_row(named[name], texts.number(len(run.played)), with_interval(run.rate, texts))
    return table
