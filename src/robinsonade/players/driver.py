"""Who is asked next, and what they are told."""

from __future__ import annotations

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.table import Table
from robinsonade.players.player import Player


class Driver:
    """Asks players for their choices, each with a table imagined for its seat.

    Whoever only could interrupt is asked first and may decline; then whoever has to choose, in
    polling order. `players` has None where a person sits: people are never asked here.
    """

    def __init__(self, players: list[Player | None], table: Table) -> None:
        self.players = players
        self.chance = table.chance.fork("imagination")

    def next_choice(self, table: Table) -> Choice | None:
        """What one of the players wants to do now; None if only people could go on."""
        by_seat: dict[int, list[Choice]] = {}
        asked = 0
        for choice in table.choices():
            by_seat.setdefault(choice.seat, []).append(choice)
            if not choice.interrupts:
                asked |= 1 << choice.seat
        order = [seat for seat in table.polling_order() if seat in by_seat]
        free = [seat for seat in order if not asked >> seat & 1]
        bound = [seat for seat in order if asked >> seat & 1]
        for seat in free + bound:
            player = self.players[seat]
            if player is None:
                continue
            wanted = self.ask(player, table, seat, by_seat[seat], seat in free)
            if wanted is not None:
                return wanted
        return None

    def ask(
        self, player: Player, table: Table, seat: int, choices: list[Choice], may_decline: bool
    ) -> Choice | None:
        if len(choices) == 1 and not may_decline:
            return choices[0]
        return player.answer(
            lambda: table.imagined(seat, self.chance), seat, choices, may_decline=may_decline
        )
