"""How a game would go on from a table if the steady bot played all seats: one rollout."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.planning import MOST_DECISIONS
from robinsonade.kernel.playout import ENDLESS
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.rollout import play_by
from robinsonade.kernel.table import Table

STEADY: Final = "greedy"  # the bot whose evaluation plays on


class PlayingOn:
    """The steady bot at all seats, on tables that are imagined anew for each game."""

    def __init__(self, game: Game, seats: int) -> None:
        self.policies: list[Policy] = [game.policy()] * seats

    def world(self, table: Table, seat: int, sample: int) -> Table:
        """A table that a seat could not tell from this one, the same for the same sample."""
        return table.imagined(seat, table.chance.fork(f"sample {sample}"))

    def end_of(self, world: Table, choice: Choice | None = None) -> Table:
        """Play this very table to its end, beginning with a choice if there is one."""
        if choice is not None:
            world.follow(choice)
        play_by(world, self.policies, ENDLESS, MOST_DECISIONS)
        return world
