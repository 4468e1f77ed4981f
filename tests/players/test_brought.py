"""Players that others bring, and those who do what no player may do."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import robinsonade
from robinsonade.arena.experiment import Experiment
from robinsonade.arena.runner import run
from robinsonade.cli.seating import seat_again
from robinsonade.kernel.refusal import Refused
from robinsonade.players import brought
from robinsonade.players.registry import (
    check_player,
    is_player,
    known_players,
    make_player,
    usual_player,
)

ISLAND = robinsonade.find_game("forbidden-island")
BOTS = '''
from robinsonade.players.player import Player

class Careful(Player):
    """The example of docs/python.md."""
    name = "careful"
    def choose(self, table, seat, choices, *, may_decline):
        shoring = [choice for choice in choices if choice.kind.name in ("shore", "shore-too")]
        return (shoring or choices)[-1]

class Seated(Careful):
    def __init__(self, game, seed, seat):
        self.place = (game.slug, seed, seat)

class Silent(Player):
    def choose(self, table, seat, choices, *, may_decline):
        return None

class Worded(Player):
    def choose(self, table, seat, choices, *, may_decline):
        return choices[0].id

class Thief(Player):
    def choose(self, table, seat, choices, *, may_decline):
        return next(choice for choice in ALL if choice.seat != seat)

class Faulty(Player):
    def choose(self, table, seat, choices, *, may_decline):
        return choices[len(choices)]

class Leaver(Player):
    def choose(self, table, seat, choices, *, may_decline):
        raise SystemExit(0)

class Unready(Player):
    def __init__(self):
        raise RuntimeError("no weights")
    def choose(self, table, seat, choices, *, may_decline):
        return choices[0]

from robinsonade.games.forbidden_island.game import GAME
ALL = list(GAME.catalogue.by_id.values())
stranger = object()
'''


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "island_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "island_bots", raising=False)


@pytest.mark.usefixtures("bots")
def test_a_class_of_the_working_directory_plays_a_series_in_several_processes() -> None:
    players = ("island_bots:Careful", "greedy")
    alone, shared = [
        list(run(Experiment("forbidden-island", players, games=4, seed=1), workers=workers))[-1]
        for workers in (1, 2)
    ]
    assert [game.decisions for game in alone.finished] == [
        game.decisions for game in shared.finished
    ]
    assert len(shared.finished) == 4
    assert make_player("island_bots:Seated", ISLAND, 5, 1).__dict__["place"] == (
        "forbidden-island",
        5,
        1,
    )


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize(
    ("player", "key", "given"),
    [
        ("Silent", "player-declined", None),
        ("Worded", "player-not-offered", "'"),
        ("Thief", "player-not-offered", "<"),
        ("Faulty", "player-raised", "IndexError: list index out of range (island_bots.py:"),
        ("Leaver", "player-raised", "SystemExit: 0 (island_bots.py:"),
    ],
)
def test_what_no_player_may_do_is_reported(player: str, key: str, given: str | None) -> None:
    experiment = Experiment("forbidden-island", ("random", f"island_bots:{player}"), 2, seed=1)
    report = list(run(experiment))[-1]
    assert report.finished == []
    for game in report.errors:
        assert game.refused is not None
        assert game.refused[0] == key
        assert game.refused[1]["player"] == player
        assert given is None or game.refused[1]["given"].startswith(given)
    assert [game.seed for game in report.errors] == [experiment.seed_of(i) for i in range(2)]


@pytest.mark.usefixtures("bots")
def test_the_command_says_where_it_happened_in_one_sentence() -> None:
    command = [sys.executable, "-m", "robinsonade", "simulate", "forbidden-island", "--games", "3"]
    done = subprocess.run(
        [*command, "--players", "island_bots:Silent", "--workers", "2"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    seed = Experiment("forbidden-island", ("greedy",) * 2, 3, 1).seed_of(0)
    assert done.stderr == (
        f"3 games stopped with an error. The first: Forbidden Island, game 1 of the series, seed "
        f"{seed}, decision 1: The player Silent (seat 1) answered None, but it has to choose.\n"
    )


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize(
    ("name", "key", "why"),
    [
        ("island_bots:Nobody", "broken-player", "AttributeError"),
        ("no_such_module:Careful", "broken-player", "ModuleNotFoundError"),
        ("island_bots:stranger", "broken-player", "no class of players"),
        ("island_bots:GAME.version", "broken-player", "no class of players"),
        ("island_bots:Unready", "broken-player", "RuntimeError: no weights"),
        ("island_bots:dict", "broken-player", "has no attribute"),
        ("careful", "no-such-player", None),
        ("../bots.py:Careful", "no-such-player", None),
    ],
)
def test_who_cannot_play_is_refused_before_the_first_game(
    name: str, key: str, why: str | None
) -> None:
    with pytest.raises(Refused) as refused:
        make_player(name, ISLAND, 1, 0)
    assert refused.value.key == key
    assert why is None or why in refused.value.facts["why"]


@pytest.mark.usefixtures("bots")
def test_a_player_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("careful", "island_bots:Careful", brought.GROUP),
        EntryPoint("greedy", "island_bots:Silent", brought.GROUP),
    ]
    monkeypatch.setattr(brought, "entry_points", lambda group: entries)
    brought.brought_players.cache_clear()
    try:
        assert known_players()[-1] == check_player("careful") == "careful"
        assert is_player("careful")
        assert type(make_player("careful", ISLAND, 1, 0)).__name__ == "Careful"
        assert type(make_player("greedy", ISLAND, 1, 0)).__name__ == "GreedyPlayer"
    finally:
        brought.brought_players.cache_clear()


@pytest.mark.usefixtures("bots")
def test_a_file_that_names_a_class_does_not_get_it_imported(tmp_path: Path) -> None:
    match = robinsonade.new("forbidden-island", seats=2, seed=1)
    match.players = ["person", "island_bots:Careful"]
    (tmp_path / "match.json").write_text(json.dumps(match.to_dict()), encoding="utf-8")
    assert seat_again(robinsonade.load(tmp_path / "match.json")) == ["person", usual_player()]
    assert not is_player("island_bots:Careful")
    assert "island_bots" not in sys.modules
