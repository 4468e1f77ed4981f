"""Series that are kept in a folder: repeated, interrupted, gone on with, refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy.random  # noqa: F401  draws a seed of its own when it is imported: not in a test
import pytest

from robinsonade.arena import run_toml
from robinsonade.arena.experiment import APART, BOTH, Experiment, Played, Rate, Report
from robinsonade.arena.run_folder import GAMES, RunFolder
from robinsonade.arena.runner import run
from robinsonade.arena.stopping import Stop
from robinsonade.kernel.refusal import Refused
from tests.cli import terminal
from tests.cli.terminal import ENGLISH, heed_interrupts
from tests.patience import Patience

ISLAND = Experiment("forbidden-island", ("random", "random"), 7, 5, (("difficulty", "elite"),))


def play(experiment: Experiment, path: Path, stop: Stop | None = None, workers: int = 1) -> Report:
    folder = RunFolder.begin(path, experiment)
    *_, report = run(experiment, workers=workers, keeper=folder, stop=stop)
    if len(report.played) == experiment.games:
        folder.finish()
    return report


def files(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir() if file.name != "costs.csv"}


def test_a_run_repeats_from_its_file_with_any_number_of_workers(tmp_path: Path) -> None:
    play(ISLAND, tmp_path / "a")
    again, _ = run_toml.read(tmp_path / "a" / run_toml.NAME)
    assert again == ISLAND
    play(again, tmp_path / "b", workers=2)
    assert files(tmp_path / "a") == files(tmp_path / "b")
    assert set(files(tmp_path / "a")) == {"run.toml", "games.jsonl", "games.parquet"}


def test_what_was_interrupted_goes_on_without_a_loss(tmp_path: Path) -> None:
    """Stopped after two games, then torn in the middle of a line: it comes out the same."""
    asked = iter([False, False, False, True])
    whole = play(ISLAND, tmp_path / "whole")
    some = play(ISLAND, tmp_path / "run", Stop(lambda: next(asked, True)))
    assert [game.number for game in some.played] == [0, 1]
    with (tmp_path / "run" / GAMES).open("a") as file:
        file.write('{"number":2,"seed":')
    rest = play(ISLAND, tmp_path / "run")
    assert (rest.before, rest.played) == (2, whole.played)
    assert files(tmp_path / "run") == files(tmp_path / "whole")


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    play(ISLAND, tmp_path)
    longer = play(ISLAND.at_length(9), tmp_path)
    assert (longer.before, len(longer.played)) == (7, 9)


def test_other_runs_programs_and_folders_are_refused(tmp_path: Path) -> None:
    play(ISLAND, tmp_path / "run")
    other = Experiment("forbidden-island", ("random", "greedy"), 7, 5)
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis" / "chapter.txt").write_text("1")
    for path, experiment, key in (
        ("run", other, "other-run"),
        ("thesis", ISLAND, "folder-in-use"),
    ):
        with pytest.raises(Refused) as refused:
            RunFolder.begin(tmp_path / path, experiment)
        assert refused.value.key == key
    file = tmp_path / "run" / run_toml.NAME
    file.write_text(file.read_text().replace('code = "', 'code = "0'))
    with pytest.raises(Refused) as refused:
        RunFolder.begin(tmp_path / "run", ISLAND)
    assert refused.value.key == "other-edition"
    with pytest.raises(Refused) as refused:
        RunFolder.open(tmp_path / "thesis")
    assert refused.value.key == "no-run"


def test_ctrl_c_keeps_what_is_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    options = ["--players", "random", "--games", "400", "--workers", "2", "--out", str(folder)]
    program = subprocess.Popen(
        [sys.executable, "-m", "robinsonade", "simulate", "forbidden-island", *options],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **ENGLISH},
        preexec_fn=heed_interrupts,
    )
    patience = Patience()
    games = folder / GAMES
    while not games.exists():
        patience.spend(program.poll())
        time.sleep(0.01)
    program.send_signal(signal.SIGINT)
    told = program.communicate()[1]
    if program.returncode == 0:  # it was faster than we were
        assert len(games.read_text().splitlines()) == 400
        return
    kept = len(games.read_text().splitlines())
    assert program.returncode == 130
    assert f"{kept} of 400 games are kept. Go on with: robinsonade simulate {folder}" in told
    report = RunFolder.open(folder).report()
    assert len(report.played) == kept


def test_the_command_goes_on_repeats_and_expects(tmp_path: Path) -> None:
    first, second = str(tmp_path / "a"), str(tmp_path / "b")
    short = ("simulate", "forbidden-island", "--players", "random", "--seed", "5")
    assert terminal.run(*short, "--games", "2", "--out", first).exit_code == 0
    longer = terminal.run("simulate", first, "--games", "3", "--json", "--expect", "errors==0")
    assert longer.exit_code == 0
    assert json.loads(longer.stdout)["games"] == 3
    failed = terminal.run(
        *("simulate", f"{first}/run.toml", "--out", second),
        *("--expect", "win_rate@upper<0.1", "--expect", "mean_figures.turns>1"),
    )
    assert failed.exit_code == 1
    assert "Expected win_rate@upper<0.1, but found 0.56" in failed.stderr
    assert files(Path(first)) == files(Path(second))
    for given, said in (
        (("simulate", first, "--seed", "6"), "says already what is played"),
        ((*short, "--expect", "win_rat>1", "--games", "1"), "There are: game, seats"),
        ((*short, "--expect", "luck"), "nothing to expect"),
        ((*short, "--games", "1", "--out", first, "--rotate"), "another series"),
    ):
        refused = terminal.run(*given)
        assert refused.exit_code == 2, given
        assert said in refused.stderr


def test_rates_are_of_what_their_label_says() -> None:
    """Rescued together, but one has the best story: not the win rate of the first seat."""
    series = Experiment("naufragos", ("greedy",) * 3, 4, 1)
    report = Report(series)
    for number, winners in enumerate([(1,), (1, 2), (), (0,)]):
        report.add([Played(number, 1, "x", winners, 9, {}, victory=BOTH)])
    assert (report.wins, report.win_rate) == (3, 0.75)
    assert report.by_seat == [0.25, 0.375, 0.125]
    assert report.by_player == {"greedy": 0.25}
    assert report.to_dict()["won_by"] == "together"


def test_of_players_alike_the_first_figure_is_that_of_a_seat() -> None:
    series = ("simulate", "papua", "--players", "random", "--games", "2", "--seed", "1")
    told = terminal.run(*series).stdout
    assert [told.count(f"Wins of {one} ") for one in ("seat 1", "seat 2", "random")] == [1, 1, 1]


def test_intervals_of_shared_victories_are_not_rounded() -> None:
    half, none = Rate.of([0.5] * 3), Rate.of([0.0, 0.0, 0.0])
    assert half.share == 0.5
    assert half.low > none.low == 0.0
    assert half.low + half.high == pytest.approx(1.0)
    report = Report(Experiment("papua", ("greedy", "random"), 1, 1))
    report.add([Played(0, 1, "deck", (0, 1), 9, {}, victory=APART)])
    assert (report.wins, report.is_contest) == (0.5, True)
