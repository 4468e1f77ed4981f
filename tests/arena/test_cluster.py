"""Series on a Ray cluster: the same games, also if one of two nodes dies in the middle."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, repeat
from pathlib import Path
from types import SimpleNamespace

import pytest

from robinsonade.arena import cluster
from robinsonade.arena.experiment import Experiment
from robinsonade.arena.stopping import Stop
from robinsonade.kernel.refusal import Refused
from tests.arena.holding import OPEN, WAITING_ROOM
from tests.cli import terminal
from tests.cli.terminal import ENGLISH
from tests.patience import Patience

TRIES = 5  # Ray gives a node half a minute to start, and no more on a busy machine
VARIANT = """
[variant]
game = "forbidden-island"
name = "Four waters"

[treasures.treasure_cards.waters_rise]
count = 4

[game.components]
treasure_cards = 29
cards_total = 59
"""

SWEEP = """
game = "forbidden-island"
games = 1
seed = 1
players = "random"
variant = ["", "rise.toml"]
"""
STOPPED = 7  # the code of a program that did not play


class Nodes:
    """A cluster of two nodes, started."""

    def __init__(self, waiting_room: Path) -> None:
        said = waiting_room.parent / "nodes.log"
        for _ in range(TRIES):
            with said.open("w") as log:
                self.program = subprocess.Popen(
                    [sys.executable, "-m", "tests.arena.two_nodes"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    env={**os.environ, WAITING_ROOM: str(waiting_room)},
                )
            self.address = self.heard()
            if self.address:
                return
            self.program.communicate()
        raise AssertionError(said.read_text())

    def heard(self) -> str:
        assert self.program.stdout
        return self.program.stdout.readline().strip()

    def kill_second(self) -> None:
        assert self.program.stdin
        self.program.stdin.write("kill it\n")
        self.program.stdin.flush()
        assert self.heard() == "killed"


@contextmanager
def two_nodes(waiting_room: Path) -> Iterator[Nodes]:
    nodes = Nodes(waiting_room)
    try:
        yield nodes
    finally:
        nodes.program.communicate()


def simulate(folder: Path, games: int, *more: str, **environment: str) -> subprocess.Popen[str]:
    arguments = (
        *("--players", "tests.arena.holding:Holding", "--games", str(games), "--seed", "3"),
        *("--variant", str(folder.parent / "variant.toml"), "--out", str(folder)),
    )
    return subprocess.Popen(
        [sys.executable, "-m", "robinsonade", "simulate", "forbidden-island", *arguments, *more],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **ENGLISH, **environment},
    )


@contextmanager
def on_cluster(folder: Path, nodes: Nodes) -> Iterator[subprocess.Popen[str]]:
    series = simulate(folder, 40, "--engine", "ray", RAY_ADDRESS=nodes.address)
    try:
        yield series
    finally:
        if series.poll() is None:
            series.terminate()
            series.communicate()


def finish(series: subprocess.Popen[str]) -> None:
    told = series.communicate()[1]
    assert series.returncode == 0, told


def files(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir() if file.name != "costs.csv"}


def test_a_node_is_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    """Begun here with a few games, gone on with on two nodes, one of which dies while both are in
    the middle of a game: the same bytes."""
    (tmp_path / "variant.toml").write_text(VARIANT)
    here, there, waiting = (tmp_path / name for name in ("here", "there", "waiting"))
    waiting.mkdir()
    finish(simulate(here, 40))
    finish(simulate(there, 2))
    with two_nodes(waiting) as nodes, on_cluster(there, nodes) as series:
        patience = Patience()
        while len(held := sorted(waiting.iterdir())) < 2:
            assert series.poll() is None, series.communicate()[1]
            patience.spend((held, (there / "games.jsonl").read_text()))
            time.sleep(0.02)
        nodes.kill_second()
        (waiting / OPEN).touch()
        finish(series)
    assert files(there) == files(here)


@pytest.mark.parametrize(
    ("processors", "why"), [({}, "cluster-empty"), (ConnectionError("gone"), "cluster-lost")]
)
def test_a_cluster_that_is_gone_is_not_waited_for(
    processors: dict[str, float] | Exception, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All machines are gone in the middle of the series: the chunks wait, and nobody comes."""
    offers: Iterator[object] = chain([{"CPU": 1.0}], repeat(processors))
    cancelled: list[object] = []

    def resources() -> object:
        offer = next(offers)
        if isinstance(offer, Exception):
            raise offer
        return offer

    def wait(tasks: list[object], timeout: float) -> tuple[list[object], list[object]]:
        return [], tasks

    ray = SimpleNamespace(
        init=lambda **given: None,
        cluster_resources=resources,
        remote=lambda task: SimpleNamespace(options=lambda **given: Task()),
        wait=wait,
        cancel=cancelled.append,
    )
    monkeypatch.setattr(cluster, "ray", ray)
    engine = cluster.Cluster()
    series = Experiment("forbidden-island", ("random", "random"), games=3, seed=1)
    with pytest.raises(Refused) as refused:
        list(engine(series, [[0], [1], [2]], None, Stop()))
    assert refused.value.key == why
    assert len(cancelled) == 2  # the third never had a processor to wait for


def test_a_killed_cluster_that_ray_remembers_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Signal 9 leaves the file with its address: a living one is joined, a dead one is not."""
    begun: list[object] = []
    ray = SimpleNamespace(init=lambda **given: begun.append(given["address"]))
    monkeypatch.setattr(cluster, "ray", ray)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    cluster.Cluster()  # nothing is remembered
    remembered = tmp_path / "ray" / "ray_current_cluster"
    remembered.parent.mkdir()
    with socket.create_server(("127.0.0.1", 0)) as living:
        address = f"127.0.0.1:{living.getsockname()[1]}"
        remembered.write_text(address)
        cluster.Cluster()
    cluster.Cluster()  # it is dead now
    assert begun == [None, None, "local"]
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(Refused) as refused:
        cluster.Cluster()
    assert refused.value.key == "cluster-silent"
    for other in ("auto", "local", "ray://127.0.0.1:1"):  # Ray knows what they mean
        monkeypatch.setenv("RAY_ADDRESS", other)
        cluster.Cluster()


class Task:
    """What is to be played somewhere."""

    def remote(self, *given: object) -> object:
        return object()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--engine", "abacus"), 'There is no engine "abacus". There are: here, ray.'),
        (("--engine", "ray", "--record", "games"), "cannot be saved one by one"),
    ],
)
def test_what_no_engine_does_is_refused(given: tuple[str, ...], said: str, tmp_path: Path) -> None:
    out = tmp_path / "run"
    refused = terminal.run("simulate", "forbidden-island", "--out", str(out), *given)
    assert refused.exit_code == 2
    assert said in refused.stderr
    assert not out.exists()


def test_sweep_and_ab_play_where_they_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Series of a variant are handed to another program, all others to the engine itself."""
    told: list[str] = []

    def elsewhere(experiment: object, folder: Path, workers: int, engine: str) -> int:
        told.append(f"{folder.name}: {engine}")
        return STOPPED

    @contextmanager
    def engine_named(name: str, workers: int) -> Iterator[tuple[None, int]]:
        told.append(name)
        yield None, workers

    monkeypatch.setattr("robinsonade.cli.ab.play_elsewhere", elsewhere)
    monkeypatch.setattr("robinsonade.cli.sweep.play_elsewhere", elsewhere)
    monkeypatch.setattr("robinsonade.cli.sweep.engine_named", engine_named)
    variant, file = tmp_path / "rise.toml", tmp_path / "sweep.toml"
    variant.write_text(VARIANT)
    file.write_text(SWEEP)
    compared = terminal.run("ab", str(variant), "--out", str(tmp_path / "ab"), "--engine", "ray")
    swept = terminal.run("sweep", str(file), "--out", str(tmp_path / "all"), "--engine", "ray")
    assert (compared.exit_code, swept.exit_code) == (STOPPED, STOPPED)
    assert told == ["b: ray", "ray", "variant-rise: ray"]
