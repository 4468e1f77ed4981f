"""King Kong's victims, and what they leave behind (RC-16.7.4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS
from robinsonade.games.robinson_crusoe.box.scenarios import (
    ACTRESS,
    CREW_IDS,
    DIRECTOR,
)
from robinsonade.games.robinson_crusoe.events import CREW_DIED, TOLD, news
from robinsonade.games.robinson_crusoe.table.endings import DIRECTOR_DEAD, OPEN
from robinsonade.games.robinson_crusoe.table.table import Camp

LOST_ITEM: Final = TOKEN_IDS.index("king_kong_bars")
_CAPTURED: Final = news("actress_captured")
DOUBLE: Final = CREW_IDS.index("double")


def crew_dies(t: Camp) -> None:
    """RC-16.7.4: the lowest number alive; the actress is captured instead, once."""
    for member in range(len(CREW_IDS)):
        if not t.crew_alive(member):
            continue
        if member == ACTRESS and t.actress_captured:
            continue
        if member == ACTRESS and not t.actress_was_taken():
            t.capture_actress()
            t.emit(TOLD, _CAPTURED)
            return
        t.crew &= ~(1 << member)
        t.emit(CREW_DIED, member)
        if member == DIRECTOR and t.fate == OPEN:
            t.fate = DIRECTOR_DEAD
        return


def lowest_alive(t: Camp) -> int:
    """RC-16.7.4: the living crew member with the lowest number; -1: there is none."""
    for member in range(len(CREW_IDS)):
        if t.crew_alive(member):
            return member
    return -1


def charmed(t: Camp) -> bool:
    """The Lucky Charm of the double can be used: any die may be rolled again."""
    return t.tokens[LOST_ITEM] > 0 and lowest_alive(t) == DOUBLE
