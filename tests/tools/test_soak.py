"""The soak: every cell, written down chunk by chunk, going on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from robinsonade.games import find_game
from tools.soak import Cell, cells, play, report, soak, written

NAU = Cell("naufragos", 1, (), "random", "plain")


def test_every_number_of_seats_and_every_option_is_a_cell() -> None:
    game = find_game("robinson-crusoe")
    found = cells([game], ["random"], None)
    assert {cell.seats for cell in found} == {1, 2, 3, 4}
    for option in game.options:
        assert any(option.name in dict(cell.options) for cell in found), option.name
    assert len(cells([game], ["random", "greedy"], ["scenario"])) == 2 * 4 * 7


def test_a_soak_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "soak.jsonl"
    soak({NAU: 2}, state)
    with state.open("a") as file:
        file.write('{"cell": "cut of')
    before = len(written(state))
    soak({NAU: 2}, state)
    assert len(written(state)) == before
    assert report(written(state)) == 0
    assert "2 games, 0 wrong" in capsys.readouterr().out


def test_the_same_number_is_the_same_game() -> None:
    assert play(NAU, 1) == play(NAU, 1)


def test_a_fault_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = tmp_path / "soak.jsonl"
    soak({NAU._replace(options=(("rerolls", "perhaps"),)): 1}, state)
    assert report(written(state)) == 1
    assert "WRONG naufragos 1 rerolls=perhaps" in capsys.readouterr().out
