"""Playing on by written-down evaluations, on a table that is imagined already.

The innermost loop of searches, compiled together with the games: nobody imagines anything anew, the
evaluations act on the table as it lies there.
"""

from __future__ import annotations

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.table import Table


def play_by(table: Table, policies: list[Policy], until: int, most: int) -> int:
    """Let each seat follow its policy until that turn begins or the game ends; decisions taken.

    After `most` decisions it stops wherever it is.
    """
    taken = 0
    while taken < most and table.turn < until and table.agenda:
        table.follow(next_choice(table, policies))
        taken += 1
    return taken


def next_choice(table: Table, policies: list[Policy]) -> Choice:
    """What is done next: first whoever could only interrupt may want something, then the others."""
    offer = table.choices()
    first = offer[0]
    seat = first.seat
    alone = True
    bound = 0
    present = 0
    for choice in offer:
        if choice.seat != seat:
            alone = False
        present |= 1 << choice.seat
        if not choice.interrupts:
            bound |= 1 << choice.seat
    if alone:
        if len(offer) == 1:
            return first
        return wanted(table, policies[seat], seat, offer)
    free = present & ~bound
    if free:
        for seat in table.polling_order():
            if free >> seat & 1:
                own = [choice for choice in offer if choice.seat == seat]
                chosen = policies[seat].best(table, seat, own, True)
                if chosen is not None:
                    return chosen
    for seat in table.polling_order():
        if bound >> seat & 1:
            own = [choice for choice in offer if choice.seat == seat]
            return own[0] if len(own) == 1 else wanted(table, policies[seat], seat, own)
    return first


def wanted(table: Table, policy: Policy, seat: int, choices: list[Choice]) -> Choice:
    """The best choice of a seat that has to choose."""
    chosen = policy.best(table, seat, choices, False)
    return choices[0] if chosen is None else chosen
