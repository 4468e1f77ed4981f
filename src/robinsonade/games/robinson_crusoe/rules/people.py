"""Who is where, and whom things of the camp can serve (RC-12.3); wounds and death: wounds.py.

What Friday and the dog may do: box/helpers.py (RC-14).
"""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp


def sleepers_outside(t: Camp) -> list[int]:
    """RC-12.3, RC-R86: who spends the night outside, each once however many cards say so."""
    found: list[int] = []
    for outside in t.outside:
        if outside.who not in found:
            found.append(outside.who)
    return found


def at_camp(t: Camp) -> list[int]:
    """RC-12.3: everybody who does not spend the night outside."""
    away = sleepers_outside(t)
    return [who for who in t.everybody() if who not in away]


def in_reach(t: Camp, people: list[int]) -> list[int]:
    """RC-12.3, RC-R87: of these the ones whom things of the camp can serve.

    Who sleeps outside is away from the end of the actions until the next round.
    """
    if not t.outside or t.phase == ACTION_PHASE:
        return people
    away = sleepers_outside(t)
    return [who for who in people if who not in away]


def wounded(t: Camp) -> bool:
    """Is there anybody whom things of the camp could heal?"""
    return any(t.wounds[who] > 0 for who in in_reach(t, t.company()))
