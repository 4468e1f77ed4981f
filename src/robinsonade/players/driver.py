"""Who is asked next, and what they are told."""

from __future__ import annotations

import traceback
from pathlib import Path

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.players.player import Player


class BadPlayer(Refused):
    """A player did what no player may do; the table is as it was."""


def what_was_raised(error: BaseException) -> str:
    """An exception and where it came from, in a line."""
    told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    return f"{told} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else told


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
        people = sum([1 << seat for seat, player in enumerate(self.players) if player is None])
        order = [seat for seat in table.polling_order() if seat in by_seat]
        free = [seat for seat in order if not asked >> seat & 1]
        bound = [seat for seat in order if asked >> seat & 1]
        for seat in free + bound:
            player = self.players[seat]
            if player is None:
                continue
            own = left_to_bots(table, by_seat[seat], people)
            wanted = self.ask(player, table, seat, own, seat in free)
            if wanted is not None:
                return wanted
        return None

    def ask(
        self, player: Player, table: Table, seat: int, choices: list[Choice], may_decline: bool
    ) -> Choice | None:
        if len(choices) == 1 and not may_decline:
            return choices[0]
        name, place = player.name or type(player).__name__, str(seat + 1)
        try:
            wanted = player.answer(
                lambda: table.imagined(seat, self.chance), seat, choices, may_decline=may_decline
            )
        except (Exception, SystemExit) as error:
            what = what_was_raised(error)
            raise BadPlayer("player-raised", player=name, seat=place, given=what) from error
        if wanted is None:
            if not may_decline:
                raise BadPlayer("player-declined", player=name, seat=place)
        elif not isinstance(wanted, Choice) or wanted not in table.choices_of(seat):
            given = repr(wanted)
            raise BadPlayer("player-not-offered", player=name, seat=place, given=given)
        return wanted


def left_to_bots(table: Table, choices: list[Choice], people: int) -> list[Choice]:
    """These choices without those that would decide for people; all, if no other is left."""
    step = table.agenda[-1]
    if not people:
        return choices
    return [choice for choice in choices if not step.binds(table, choice, people)] or choices
