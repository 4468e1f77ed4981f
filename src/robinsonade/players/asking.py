"""How often people are asked about what they could use at any time.

Bots see every moment. People settle for their seat how often they want to be asked; whoever keeps
the preference and what was asked last (the terminal, a server) decides with these functions, which
only look at the table. What is at stake for a seat is asked of a table imagined for it: from the
real one the question itself would betray the next card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.noun import MAJOR
from robinsonade.kernel.stake import Stake
from robinsonade.kernel.table import Table

SMART: Final = "smart"  # if something is at stake that they could do something about
PHASE: Final = "phase"  # once in each phase of a turn, and again after something that matters
ALWAYS: Final = "always"  # at every moment in which something could be used
NEVER: Final = "never"  # only if they have to choose, or said that they want to be asked
ASKING: Final = (SMART, PHASE, ALWAYS, NEVER)

Stakes = list[Stake] | None


class Asked(NamedTuple):
    """What somebody was asked about last."""

    turn: int
    prompt: str
    phase: int
    alarms: int  # how much had happened that makes people think again
    offered: frozenset[Choice]
    stakes: frozenset[tuple[str, tuple[int, ...]]]


def stakes_of(game: Game, table: Table, seat: int) -> Stakes:
    """What is at stake for a seat, as far as it can know; None: the game does not say."""
    return game.stakes(table.imagined(seat, table.chance.fork("stakes")), seat)


def asked_now(table: Table, seat: int, stakes: Stakes, alarms: int = 0) -> Asked:
    """What is to be remembered when somebody answers the question that the table asks now."""
    step = table.agenda[-1]
    return Asked(
        table.turn,
        step.prompt(table).kind.name,
        step.phase(table),
        alarms,
        frozenset(table.choices_of(seat)),
        frozenset([stake.question for stake in stakes or ()]),
    )


def goes_by(
    table: Table, seat: int, asking: str, stakes: Stakes, last: Asked | None, alarms: int = 0
) -> bool:
    """Does this moment go by without asking, if the seat does not have to choose?"""
    if asking in (ALWAYS, NEVER):
        return asking == NEVER
    if asking == SMART and stakes == []:
        return True
    now = asked_now(table, seat, stakes, alarms)
    if last is None or now.phase == table.agenda[-1].UNIQUE:
        return False
    if asking == SMART and stakes is not None:
        return now[:3] == last[:3] and now.stakes <= last.stakes
    return now[:4] == last[:4] and now.offered <= last.offered


def alarms_in(events: Iterable[Event]) -> int:
    """How many of these events make people think again."""
    return sum(event.kind.weight >= MAJOR for event in events)


def letting_go(table: Table, seat: int) -> Choice | None:
    """The choice with which somebody lets this moment go by; None: they have to choose."""
    return table.agenda[-1].letting_go(table, seat)
