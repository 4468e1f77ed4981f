"""The player who takes anything, all choices equally likely."""

from __future__ import annotations

from collections.abc import Callable

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.table import Table
from robinsonade.players.player import Player


class RandomPlayer(Player):
    """Chooses at random, from a stream of its own."""

    name = "random"

    def __init__(self, game: Game, seed: int, seat: int) -> None:
        self.chance = Chance.seeded(seed, (f"random player {seat}",))

    def choose(
        self, table: Table, seat: int, choices: list[Choice], *, may_decline: bool
    ) -> Choice | None:
        return self.pick(choices, may_decline)

    def answer(
        self,
        imagine: Callable[[], Table],
        seat: int,
        choices: list[Choice],
        *,
        may_decline: bool,
    ) -> Choice | None:
        return self.pick(choices, may_decline)

    def pick(self, choices: list[Choice], may_decline: bool) -> Choice | None:
        number = self.chance.below(len(choices) + may_decline)
        return choices[number] if number < len(choices) else None
