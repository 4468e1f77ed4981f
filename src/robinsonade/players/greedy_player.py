"""The player who takes what its game's written-down evaluation likes best."""

from __future__ import annotations

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.table import Table
from robinsonade.players.player import Player


class GreedyPlayer(Player):
    """No search: scores each choice and takes the best, the first one of equals."""

    name = "greedy"

    def __init__(self, game: Game, seed: int, seat: int) -> None:
        self.policy = game.policy()

    def choose(
        self, table: Table, seat: int, choices: list[Choice], *, may_decline: bool
    ) -> Choice | None:
        return self.policy.best(table, seat, choices, may_decline)
