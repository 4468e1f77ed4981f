"""The judge of players: its cells can be played, runs add up, and it fails below a floor."""

import subprocess
import sys
from pathlib import Path

import pytest

from robinsonade.arena.experiment import Played
from robinsonade.games import GAMES
from robinsonade.players.strengths import FEWEST, MEASURES, Strength, merged, read, strength_at
from tools.strength import BEST, CELLS, FLOORS, ROOT, Cell, Floor, main, reached, worth
from tools.strength_file import NOT_COUNTED, Results, edition, meaning


def test_all_games_have_cells_that_can_be_played() -> None:
    assert set(CELLS) == set(GAMES)
    for slug, cells in CELLS.items():
        for cell in cells:
            GAMES[slug].settle_options(cell.seats, dict(cell.options))
            assert GAMES[slug].fewest <= cell.seats <= GAMES[slug].most
        judged = {name for floor in FLOORS[slug] for name in floor.cells}
        assert judged == {cell.name for cell in cells}


def test_a_cell_is_played_and_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The short form: two games of one cell, the second in another run."""
    keep = ["--keep", str(tmp_path), "--cell", "2 legendary"]
    quick = ["forbidden-island", "--player", "planner:rollouts=4,k=2,horizon=1", *keep]
    for games in ("1", "2"):
        assert main([*quick, "--games", games]) in (0, 1)
        assert f"n {games}" in capsys.readouterr().out
    kept = (tmp_path / "forbidden-island.csv").read_text("utf-8").splitlines()
    assert len(kept) == 3
    assert main(["forbidden-island", "--player", "random", *keep, "--games", "1"]) == 1
    assert "BELOW" in capsys.readouterr().out


def test_it_is_a_program() -> None:
    """Called by its path, without any setting of where modules are."""
    told = [sys.executable, "tools/strength.py", "papua", "--games", "0", "--cell", "of no name"]
    assert subprocess.run(told, cwd=ROOT, check=False).returncode == 0


def test_results_add_up_and_begin_anew_when_a_player_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    first = Results(path, lambda player: "old")
    first.add("2", "planner", 0, "1", 0.5)
    first.add("2", "planner", 2, "0", 1.5)
    first.add("2", "greedy", 0, "0", 0.1)
    first.add("2", "greedy", 2, NOT_COUNTED, 0.1)
    again = Results(path, lambda player: "old")
    assert again.missing("2", "planner", 4) == [1, 3]
    assert again.sample("2", "planner") == (1.0, 2, 1.0)
    assert again.sample("2", "greedy").games == 1
    assert again.paired("2", "planner", "greedy") == (1, 0)
    changed = Results(path, lambda player: "old" if player == "greedy" else "new")
    assert changed.missing("2", "planner", 2) == [0, 1]
    assert changed.missing("2", "greedy", 2) == [1]
    assert edition("papua", "greedy") != edition("naufragos", "greedy")
    assert edition("papua", "greedy") != edition("papua", "planner") == edition("papua", "x:y")


def test_what_a_game_counts_as() -> None:
    alone = Played(0, 1, "rescued", (1,), 9, {})
    lost = Played(0, 1, "lost-passed-by", (), 9, {})
    team, best = Cell("", 2, result="rescued"), Cell("", 2, rivals="x", result="rescued")
    assert [worth(team, game, 0) for game in (alone, lost)] == ["1", "0"]
    assert [worth(best, game, 0) for game in (alone, lost)] == ["0", NOT_COUNTED]
    assert worth(best, alone, 1) == "1"


def test_a_floor_may_be_for_the_mean_or_for_the_best(tmp_path: Path) -> None:
    results = Results(tmp_path / "x.csv", str)
    cells = [Cell("a", 1), Cell("b", 2)]
    for number, counted in enumerate("1100"):
        results.add("a", "greedy", number, counted, 0.1)
        results.add("b", "greedy", number, "0", 0.1)
    assert reached(Floor(("a", "b"), 25), "greedy", results, cells)[1]
    assert not reached(Floor(("a", "b"), 26), "greedy", results, cells)[1]
    assert reached(Floor(("a", "b"), 50, BEST), "greedy", results, cells)[1]
    assert reached(Floor(("a",), 99), "planner", results, cells) == ("", True)


def test_what_bots_say_about_themselves_was_played() -> None:
    for one in read():
        assert one.measure in MEASURES
        assert 0 <= one.won <= one.games
        cells = [cell for cell in CELLS[one.game] if cell.seats == one.seats]
        assert any(dict(cell.options) == one.options for cell in cells)


def test_more_games_say_more() -> None:
    few = Strength("papua", 2, {}, "planner", "beats", 30, 40, 3)
    many = Strength("papua", 2, {}, "planner", "beats", 280, 400, 3)
    other = Strength("papua", 4, {}, "planner", "beats", 30, 40, 3)
    assert merged([many], [few, other]) == [many, other]
    assert merged([few, other], [many]) == [many, other]


def test_too_few_games_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [
        Strength("papua", 2, {}, "planner", "beats", 3, FEWEST - 1, 3),
        Strength("papua", 3, {}, "planner", "beats", 15, FEWEST, 3),
    ]
    monkeypatch.setattr("robinsonade.players.strengths.read", lambda: known)
    assert strength_at("papua", "planner", 2, {}) is None
    found = strength_at("papua", "planner", 3, {"notebook": "open"})
    assert found is not None
    assert found.rate == 75


def test_an_edition_is_what_is_thought_not_what_is_said_of_it(tmp_path: Path) -> None:
    """A module that moves, or a comment, begins no player anew; a number does."""
    told, moved, other = (tmp_path / name for name in ("told.py", "moved.py", "other.py"))
    told.write_text('"""A."""\nfrom a import f\n\ndef g():\n    """B."""\n    return f(1)  # C\n')
    moved.write_text("from b import f\ndef g():\n    return f(1)\n")
    other.write_text("from b import f\ndef g():\n    return f(2)\n")
    assert meaning(told) == meaning(moved) != meaning(other)
    data = tmp_path / "data.toml"
    data.write_bytes(b"a = 1  # as it is\n")
    assert meaning(data) == data.read_bytes()
