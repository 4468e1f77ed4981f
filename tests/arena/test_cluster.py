"""Series on a Ray cluster: the same games, also if one of two nodes dies in the middle."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from robinsonade.arena.experiment import Experiment
from robinsonade.arena.run_folder import GAMES, RunFolder
from robinsonade.arena.runner import run
from tests.cli import terminal
from tests.cli.terminal import ENGLISH
from tests.patience import Patience

SERIES = Experiment("robinson-crusoe", ("greedy", "random"), 40, 3, (("scenario", "castaways"),))
COMMAND = (
    *("simulate", "robinson-crusoe", "--players", "greedy,random", "--games", "40", "--seed", "3"),
    *("--option", "scenario=castaways"),
)


@contextmanager
def two_nodes() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A cluster of two nodes with one processor each, and its address."""
    cluster = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.two_nodes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert cluster.stdin
    assert cluster.stdout
    try:
        yield cluster, cluster.stdout.readline().strip()
    finally:
        cluster.stdin.close()
        cluster.wait()
        cluster.stdout.close()


def files(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir() if file.name != "costs.csv"}


def test_a_node_is_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    """Begun with a few games, gone on with on two nodes, one of which dies: the same bytes."""
    there, here = tmp_path / "there", tmp_path / "here"
    assert terminal.run(*COMMAND[:5], "2", *COMMAND[6:], "--out", str(there)).exit_code == 0
    folder = RunFolder.begin(here, SERIES)
    list(run(SERIES, keeper=folder))
    folder.finish()
    with two_nodes() as (cluster, address):
        series = subprocess.Popen(
            [sys.executable, "-m", "robinsonade", *COMMAND, "--engine", "ray", "--out", str(there)],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **ENGLISH, "RAY_ADDRESS": address},
        )
        patience = Patience()
        while (kept := (there / GAMES).read_text().count("\n")) < 6:
            patience.spend((kept, series.poll()))
            time.sleep(0.02)
        assert cluster.stdin
        assert cluster.stdout
        cluster.stdin.write("kill the second node\n")
        cluster.stdin.flush()
        assert cluster.stdout.readline() == "killed\n"
        assert (there / GAMES).read_text().count("\n") < SERIES.games, "it was too late"
        told = series.communicate()[1]
    assert series.returncode == 0, told
    assert files(there) == files(here)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--engine", "abacus"), 'There is no engine "abacus". There are: here, ray.'),
        (("--engine", "ray", "--record", "games"), "cannot be saved one by one"),
    ],
)
def test_what_no_engine_does_is_refused(given: tuple[str, ...], said: str) -> None:
    refused = terminal.run(*COMMAND, *given)
    assert refused.exit_code == 2
    assert said in refused.stderr
