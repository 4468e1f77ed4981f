"""What a report of many games tells about the storylines."""

from __future__ import annotations

import pytest

from robinsonade.arena.experiment import Experiment
from robinsonade.arena.runner import run
from robinsonade.cli.series_table import report_table
from robinsonade.games.naufragos.box.cards import STORYLINE_IDS
from robinsonade.games.naufragos.game import GAME
from robinsonade.kernel.storyline import FINISHED, MET, UNSEEN
from robinsonade.text import Texts
from tests.naufragos.shore import card, pick, shore, turn_up


def test_a_storyline_is_met_with_its_first_card_and_ends_with_its_last() -> None:
    t = shore(1)
    assert set(GAME.storylines(t).values()) == {UNSEEN}
    turn_up(t, 0, "plot_000_a_hole_that_breathes")
    pick(t, "0.do.plot_000_a_hole_that_breathes-peer")
    assert card("plot_066_hall_of_bats") in t.pending
    assert GAME.storylines(t)["caves"] == MET
    t.pending = [-1, -1, -1]
    assert GAME.storylines(t)["caves"] == FINISHED


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "The caves (met / finished)"), ("es", "Las cuevas (encontrada / terminada)")],
)
def test_the_report_names_every_storyline(language: str, label: str) -> None:
    *_, report = run(Experiment("naufragos", ("random",), 3, 1))
    assert list(report.storylines) == list(STORYLINE_IDS)
    assert all(finished <= met for met, finished in report.storylines.values())
    table = report_table(report, Texts(language, GAME))
    assert label in list(table.columns[0].cells)


def test_games_without_storylines_say_nothing_of_them() -> None:
    *_, report = run(Experiment("forbidden-island", ("random", "random"), 1, 1))
    assert report.to_dict()["storylines"] == {}
