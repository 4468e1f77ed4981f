"""Learning how good positions are."""

from __future__ import annotations

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.arena.training import Examples, play_one, ranking, teach
from robinsonade.games import find_game
from robinsonade.kernel.net import Net, read_net
from robinsonade.kernel.refusal import Refused


@pytest.mark.parametrize("slug", ["forbidden-island", "papua", "naufragos"])
def test_a_position_of_each_turn_is_an_example(slug: str) -> None:
    game = find_game(slug)
    planning = game.planning()
    first, again = Examples(), Examples()
    play_one(game, planning, 0, first)
    play_one(game, planning, 0, again)
    assert first == again
    assert len(first.worths) > 5
    assert len({len(features) for features in first.features}) == 1
    assert set(first.worths) <= {0.0, 0.25, 1 / 3, 0.5, 1.0}
    assert all(-4.0 <= x <= 4.0 for features in first.features for x in features)


@pytest.mark.parametrize("slug", ["forbidden-island", "papua", "naufragos"])
def test_what_was_learned_is_shipped(slug: str) -> None:
    """Of positions of whole games those that ended well were thought better, on the average."""
    game = find_game(slug)
    planning = game.planning()
    exam = Examples()
    for number in range(24):
        play_one(game, planning, number, exam)
    net = read_net(game.package, len(exam.features[0]))
    assert net is not None
    assert ranking(net, exam) > 0.5


def test_what_is_learned_is_better_than_nothing() -> None:
    said: list[str] = []
    taught = teach(find_game("forbidden-island"), 40, said.append)
    assert taught.positions > 300
    assert taught.loss < 1.5 * taught.base_loss
    assert said


def test_a_game_without_numbers_teaches_nothing() -> None:
    with pytest.raises(Refused):
        teach(PEARLS, 20, lambda line: None)


def test_ranking_is_the_part_of_pairs_in_the_right_order() -> None:
    rising = Net(1, [[1.0, 0.0]], [1.0, 0.0])
    exam = Examples([[0.1], [0.2], [0.3], [0.4]], [0.0, 1.0, 0.0, 1.0])
    assert ranking(rising, exam) == 0.75
