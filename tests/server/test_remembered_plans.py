"""Bots of a server go on with what they have planned, unless that was taken back."""

from __future__ import annotations

import pytest

from robinsonade.games import find_game
from robinsonade.kernel.codec import dump_table
from robinsonade.players.planner.search import Search
from robinsonade.tables import bot_worker
from robinsonade.tables.bot_worker import MOST_REMEMBERED, REMEMBERED, choose

FEW = "planner:rollouts=4,k=2"


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often somebody has searched; nobody has been asked before."""
    found: list[int] = []
    run = Search.run

    def noted(self: Search, plans: list) -> object:  # type: ignore[type-arg]
        found.append(self.table.turn)
        return run(self, plans)

    monkeypatch.setattr(Search, "run", noted)
    monkeypatch.setattr(bot_worker, "REMEMBERED", type(REMEMBERED)())
    return found


def test_a_round_is_thought_through_once_and_again_after_taking_back(searches: list[int]) -> None:
    game = find_game("robinson-crusoe")
    table = game.new_table(1, 3)
    version = 0
    while len(searches) < 1 or version < 6:
        version += 1
        asked = choose(game.slug, dump_table(table), [FEW], "key", "here", version)
        table.apply(game.catalogue.find(asked[0]))
        assert table.turn == 1
    assert searches == [1]
    assert choose(game.slug, dump_table(table), [FEW], "key", "here", version)
    assert len(searches) in (1, 2)
    known = bot_worker.REMEMBERED["here"]
    choose(game.slug, dump_table(table), [FEW], "key", "there", version)
    assert bot_worker.REMEMBERED["there"].players[0] is not known.players[0]


def test_only_some_games_are_remembered(searches: list[int]) -> None:
    game = find_game("forbidden-island")
    table = dump_table(game.new_table(2, 3))
    for number in range(MOST_REMEMBERED + 3):
        choose(game.slug, table, ["random", "random"], "key", str(number), 1)
    assert len(bot_worker.REMEMBERED) == MOST_REMEMBERED
    assert not searches
