"""How long a player thinks: CPU time for each decision, on one core."""

from __future__ import annotations

import time
from typing import Any

from robinsonade.games import find_game
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.table import Table
from robinsonade.players.driver import Driver
from robinsonade.players.form import is_compiled
from robinsonade.players.player import Player
from robinsonade.players.registry import make_players

MOST_OF_ALL = 0.95


class TimedDriver(Driver):
    """Notes what each question has cost that had more than one answer."""

    def __init__(self, players: list[Player | None], table: Table) -> None:
        super().__init__(players, table)
        self.costs: list[float] = []

    def ask(
        self, player: Player, table: Table, seat: int, choices: list[Choice], may_decline: bool
    ) -> Choice | None:
        started = time.process_time()
        wanted = super().ask(player, table, seat, choices, may_decline)
        if may_decline or len(choices) > 1:
            self.costs.append(time.process_time() - started)
        return wanted


def measure_thinking(slug: str, seats: int, player: str, seconds: float) -> dict[str, Any]:
    """Whole games of this player in all seats, until so much time is spent."""
    game = find_game(slug)
    options = game.settle_options(seats, {})
    costs: list[float] = []
    games = 0
    while not games or sum(costs) < seconds:
        table = game.set_up(seats, options, games, log=False)
        driver = TimedDriver(make_players([player] * seats, game, games), table)
        while (choice := driver.next_choice(table)) is not None:
            table.apply(choice)
        costs += driver.costs
        games += 1
    costs.sort()
    return {
        "game": slug,
        "seats": seats,
        "compiled": is_compiled(),
        "player": player,
        "games": games,
        "decisions": len(costs),
        "thinking_per_game_s": sum(costs) / games,
        "thinking_median_ms": part(costs, 0.5) * 1e3,
        "thinking_most_ms": part(costs, MOST_OF_ALL) * 1e3,
        "thinking_longest_ms": costs[-1] * 1e3,
    }


def part(ordered: list[float], share: float) -> float:
    """What this share of the numbers does not exceed.

    >>> part([1.0, 2.0, 3.0, 4.0], 0.5), part([1.0, 2.0, 3.0, 4.0], 0.95)
    (2.0, 4.0)
    """
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
