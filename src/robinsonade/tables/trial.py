"""Trying what nobody has played before: a position that somebody made up.

It has every component and the form of a table, and still may be one that no game leads to: then
something breaks sooner or later, where it is played or where it is shown. So it is played on by
chance, and all that people would be shown on the way is made, before a game begins with it.
"""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.chronicle import show_chronicle
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import carry_out
from robinsonade.kernel.match import Match
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import show_decision, show_event
from robinsonade.players.asking import stakes_of

SHOWN: Final = 6  # games of which all is shown
SHOWN_CHOICES: Final = 40  # of each of them, and then how it ends
PLAYED: Final = 20  # games that are only played
LONGEST: Final = 2_000  # choices of a game


class Stuck(Exception):
    """A table waits, and nobody can do anything."""


def try_out(match: Match) -> None:
    """Play from where a match began and from where it stands; whatever is wrong is raised."""
    starts = [match.at(0)]
    if match.choices_made and not match.over:
        starts.append(match.table)
    for start in starts:
        for number in range(PLAYED):
            chance = Chance.seeded(number, ("trial",))
            play_on(match.game, start.clone(), chance, SHOWN_CHOICES if number < SHOWN else 0)


def play_on(game: Game, table: Table, chance: Chance, shown: int) -> None:
    """One game by chance to its end; its first choices, and the end, as people would see them."""
    table.log = []
    for number in range(LONGEST):
        if table.result:
            break
        offer = table.choices()
        if not offer:
            raise Stuck
        choice = chance.pick(offer)
        if number >= shown:
            table.follow(choice)
            continue
        show(game, table)
        after = carry_out(table, choice, watched=True)
        for frame in after.frames or []:
            game.view(frame, number % table.seats)
        for stop in after.unasked:
            show(game, stop.table)  # there it stops for all who must not miss the question
        events = [*table.log, *after.events]
        table = after.table
        table.log = events
    if shown:
        show(game, table)


def try_choice(game: Game, table: Table, choice: Choice) -> None:
    """Carry out one choice and show all that people would be shown; whatever is wrong is raised."""
    after = carry_out(table, choice, watched=True)
    for frame in after.frames or []:
        for viewer in (None, *range(table.seats)):
            game.view(frame, viewer)
    for stop in after.unasked:
        show(game, stop.table)
    if not after.table.result and not after.table.choices():
        raise Stuck
    after.table.log = after.events
    show(game, after.table)


def show(game: Game, table: Table) -> None:
    """All that those at this table would be shown."""
    for seat in range(table.seats):
        game.view(table, seat)
        show_decision(table, seat)
        game.persona(table, seat)
        if not table.result and table.choices_of(seat):
            stakes_of(game, table, seat)
            game.forecast(table, seat)
    game.view(table, None)
    if table.result:
        show_end(game, table)


def show_end(game: Game, table: Table) -> dict[str, Any]:
    log = table.log or []
    return {
        "scores": game.scores(table),
        "statistics": game.statistics(table),
        "log": [show_event(event) for event in log],
        **show_chronicle(game.chronicle(table, log)),
    }
