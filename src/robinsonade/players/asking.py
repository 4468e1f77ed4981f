"""How often people are asked about what they could use at any time.

Bots see every moment. People settle for their seat how often they want to be asked; whoever keeps
the preference and what was asked last (the terminal, a server) decides with these functions, which
only look at the table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.table import Table

ALWAYS: Final = "always"  # at every moment in which something could be used
PHASE: Final = "phase"  # once in each phase of a turn, and again after something that matters
NEVER: Final = "never"  # only if they have to choose, or said that they want to be asked
ASKING: Final = (ALWAYS, PHASE, NEVER)


class Asked(NamedTuple):
    """What somebody was asked about last."""

    turn: int
    prompt: str
    phase: int
    alarms: int  # how much had happened that makes people think again
    offered: frozenset[Choice]


def asked_now(table: Table, seat: int, alarms: int = 0) -> Asked:
    """What is to be remembered when somebody answers the question that the table asks now."""
    step = table.agenda[-1]
    offered = frozenset(table.choices_of(seat))
    return Asked(table.turn, step.prompt(table).kind.name, step.phase(table), alarms, offered)


def goes_by(table: Table, seat: int, asking: str, last: Asked | None, alarms: int = 0) -> bool:
    """Does this moment go by without asking, if the seat does not have to choose?"""
    if asking != PHASE:
        return asking == NEVER
    now = asked_now(table, seat, alarms)
    if last is None or now.phase == table.agenda[-1].UNIQUE:
        return False
    return now[:-1] == last[:-1] and now.offered <= last.offered


def letting_go(table: Table, seat: int) -> Choice | None:
    """The choice with which somebody lets this moment go by; None: they have to choose."""
    return table.agenda[-1].letting_go(table, seat)
