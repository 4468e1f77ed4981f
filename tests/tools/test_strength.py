"""The judge of players: its cells can be played, and it fails below a floor."""

import pytest

from robinsonade.arena.experiment import Played
from robinsonade.games import GAMES
from tools.strength import CELLS, Cell, Judged, judge, main, worth


def test_all_games_have_cells_that_can_be_played() -> None:
    assert set(CELLS) == set(GAMES)
    for slug, cells in CELLS.items():
        for cell in cells:
            GAMES[slug].settle_options(cell.seats, dict(cell.options))
            assert GAMES[slug].fewest <= cell.seats <= GAMES[slug].most


def test_a_cell_is_played_and_judged(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["--player", "planner:rollouts=4,k=2,horizon=1", "--games", "1"]
    assert main(["forbidden-island", "--cell", "2 legendary", *quick]) in (0, 1)
    assert "n 1" in capsys.readouterr().out
    assert main(["forbidden-island", "--player", "random", "--cell", "2 novice", "--games", "2"])
    assert "BELOW" in capsys.readouterr().out
    assert judge("forbidden-island", Cell("none", 2, 0), "random", 1).reached


def test_what_a_game_counts_as() -> None:
    alone = Played(0, 1, "rescued", (1,), 9, {})
    lost = Played(0, 1, "lost-passed-by", (), 9, {})
    team, best = Cell("", 2, 50, result="rescued"), Cell("", 2, 50, rivals="x", result="rescued")
    assert [worth(team, game, 0) for game in (alone, lost)] == [(1.0, 1), (0.0, 1)]
    assert [worth(best, game, 0) for game in (alone, lost)] == [(0.0, 1), (0.0, 0)]
    assert worth(best, alone, 1) == (1.0, 1)
    assert not Judged(team, 1, 4, 0.1).reached
