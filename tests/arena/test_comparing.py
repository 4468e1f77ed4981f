"""Sweeps, reports and comparisons: from folders to words, tables and plots."""

from __future__ import annotations

import csv
import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy.random  # noqa: F401  draws a seed of its own when it is imported: not in a test
import pytest

from robinsonade.arena.comparing import LESS, MORE, UNDECIDED, compare
from robinsonade.arena.experiment import APART, Experiment, Played, Report
from robinsonade.arena.report import plots
from robinsonade.arena.report.labels import labels
from robinsonade.arena.report.pages import Pages, write_report
from robinsonade.arena.statistics import mcnemar
from robinsonade.arena.sweeping import read_sweep
from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.text import LANGUAGES, Texts
from tests.cli.terminal import run

SWEEP = """
game = "forbidden-island"
games = 2
players = ["greedy", "random*3"]
[options]
difficulty = ["novice", "elite"]
"""


def series(name: str, won: list[bool]) -> Report:
    report = Report(Experiment("forbidden-island", (name,) * 2, len(won), 1))
    for number, good in enumerate(won):
        winners, result = ((0, 1), "won") if good else ((), "lost-treasure")
        turns = {"turns": 10 + good, "treasures": 4, "tiles": 3, "level": 2}
        report.add([Played(number, number, result, winners, 50 + good, turns)])
    return report


def test_a_comparison_says_more_only_if_that_is_shown() -> None:
    worse, better = series("random", [False] * 20), series("greedy", [True] * 8 + [False] * 12)
    more = compare(worse, better)
    assert (more.pairs, more.better, more.worse, more.verdict) == (20, 8, 0, MORE)
    assert more.p_value == mcnemar(8, 0) == pytest.approx(2 / 2**8)
    assert more.wins.mean == pytest.approx(0.4)
    assert more.wins.low < 0.4 < more.wins.high
    assert [one.name for one in more.figures][:1] == ["turns"]
    assert compare(better, worse).verdict == LESS
    assert compare(worse, series("greedy", [True] * 2 + [False] * 18)).verdict == UNDECIDED
    assert compare(better, better).correlation == pytest.approx(1.0)


def test_points_are_compared_in_contests() -> None:
    reports = []
    for more in (0, 5):
        report = Report(Experiment("papua", ("greedy", "random"), 4, 1, rotate=True))
        for number in range(4):
            points = [10, 10]
            points[number % 2] += more
            sheet = {"track": points}
            report.add(
                [
                    Played(
                        number,
                        1,
                        "deck",
                        (0,),
                        9,
                        {},
                        sheet=sheet,
                        points=tuple(points),
                        victory=APART,
                    )
                ]
            )
        reports.append(report)
    gained = compare(*reports).points
    assert gained is not None
    assert (gained.mean, gained.low, gained.high) == (5.0, 5.0, 5.0)


def test_what_cannot_be_paired_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        compare(series("greedy", [True]), Report(Experiment("papua", ("greedy",) * 2, 1, 1)))
    assert refused.value.key == "runs-of-two-games"
    with pytest.raises(Refused) as refused:
        compare(series("greedy", [True]), Report(series("greedy", []).experiment))
    assert refused.value.key == "no-pairs"


def test_series_are_called_by_what_tells_them_apart() -> None:
    texts = Texts("en", find_game("forbidden-island"))
    easy = Experiment("forbidden-island", ("greedy",) * 2, 5, 1, (("difficulty", "novice"),))
    hard = Experiment("forbidden-island", ("greedy",) * 2, 5, 1, (("difficulty", "elite"),))
    assert labels({"a": easy, "b": hard}, texts) == {
        "a": "Difficulty: Novice",
        "b": "Difficulty: Elite",
    }
    assert labels({"a": easy, "b": easy}, texts) == {"a": "a", "b": "b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_has_tables_plots_and_one_page(language: str, tmp_path: Path) -> None:
    runs = {"a": series("greedy", [True, True, False]), "b": series("random", [False] * 3)}
    texts = Texts(language, find_game("forbidden-island"))
    page = write_report(tmp_path, [Pages(runs, texts, compare(*runs.values()))])
    html, markdown = page.read_text(), (tmp_path / "summary.md").read_text()
    plots = sorted(tmp_path.glob("*.svg"))
    assert [plot.stem for plot in plots] == [
        *("decisions", "differences", "endings", "turns", "win_rate"),
    ]
    for plot in plots:
        ElementTree.parse(plot)
        assert plot.read_text().strip() in html
        assert f"]({plot.name})" in markdown
    for said in (texts.outcome("won"), texts.statistic("turns"), "greedy × 2"):
        assert said in html
        assert said in markdown
    assert "outcome-" not in html
    rows = list(csv.DictReader((tmp_path / "summary.csv").read_text().splitlines()))
    assert [(row["label"], row["games"], row["turns"]) for row in rows][1] == (
        "random × 2",
        "3",
        "10.0",
    )


@pytest.mark.parametrize(("language", "quarter"), [("en", "25%"), ("es", "25\u00a0%")])
def test_percentages_in_plots_are_written_as_in_words(language: str, quarter: str) -> None:
    percent = Texts(language).percent
    bar = plots.Bar("one", 0.5, 0.4, 0.6, "")
    assert f">{quarter}<" in plots.rates("rates", [bar], percent=percent)
    assert f"won: {percent(0.25, 1)}<" in plots.mix("mix", {"one": {"won": 0.25}}, percent=percent)
    series = {"one": [1.0, 2.0, 3.0, 4.0]}
    drawn = plots.distribution("rounds", series, games="games", percent=percent)
    assert f">{quarter}<" in drawn
    assert " %" not in drawn


@pytest.mark.parametrize(
    ("language", "endings", "turns"),
    [
        ("en", "All games end the same way: “Lost: a treasure sank”.", "Turns: 10 in every game."),
        ("es", "Todas las partidas terminan igual: «", "Turnos: 10 en todas las partidas."),
    ],
)
def test_where_games_do_not_differ_a_sentence_says_so(
    language: str, endings: str, turns: str, tmp_path: Path
) -> None:
    texts = Texts(language, find_game("forbidden-island"))
    html = write_report(tmp_path, [Pages({"a": series("random", [False] * 3)}, texts)]).read_text()
    assert endings in html
    assert turns in html
    assert [plot.stem for plot in tmp_path.glob("*.svg")] == ["win_rate"]


def test_how_long_games_are_is_told_of_every_game(tmp_path: Path) -> None:
    """Not by its first figure, which may be another."""
    report = Report(Experiment("robinson-crusoe", ("random",) * 2, 2, 1))
    for number in range(2):
        figures = {"scenario": 1, "rounds": 5 + number}
        report.add([Played(number, number, "lost-death", (), 50 + number, figures)])
    texts = Texts("en", find_game("robinson-crusoe"))
    write_report(tmp_path, [Pages({"a": report}, texts)])
    assert sorted(plot.stem for plot in tmp_path.glob("*.svg")) == [
        *("decisions", "rounds", "win_rate"),
    ]


def test_sweep_compare_and_report_as_commands(tmp_path: Path) -> None:
    file, out = tmp_path / "sweep.toml", tmp_path / "all"
    file.write_text(SWEEP)
    cells = read_sweep(file)
    assert [cell.experiment.seats for cell in cells] == [2, 2, 3, 3]
    swept = run("sweep", str(file), "--out", str(out))
    assert swept.exit_code == 0, swept.stderr
    assert "Difficulty: Elite" in swept.stdout
    assert (out / "report.html").is_file()
    again = run("sweep", str(file), "--out", str(out))  # nothing is left to play
    assert again.exit_code == 0
    one, two = [str(out / cell.name) for cell in cells[:2]]
    compared = run("compare", one, two, "--json")
    assert json.loads(compared.stdout)["pairs"] == 2
    told = run("compare", one, two, "--out", str(tmp_path / "both"), "--lang", "es")
    assert "McNemar" in told.stdout
    assert "2 pares de partidas" in told.stdout
    assert (tmp_path / "both" / "differences.svg").is_file()
    assert run("report", one).exit_code == 0
    assert (Path(one) / "report.html").is_file()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = 'papua'\nplayer = 'greedy'", 'key "player" that no sweep has'),
        ("games = 3", '"game" is missing'),
        ("game = 'papua'\nseats = 'two'", '"seats" is missing or of the wrong kind'),
        ("game = ", "is no TOML"),
    ],
)
def test_mistakes_in_a_sweep_are_told(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "sweep.toml"
    file.write_text(text)
    refused = run("sweep", str(file), "--out", str(tmp_path / "all"))
    assert refused.exit_code == 2
    assert said in refused.stderr
    assert run("report", str(tmp_path)).exit_code == 2
