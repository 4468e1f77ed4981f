"""The innermost loop of simulations, compiled together with the games."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.table import Table

ENDLESS: Final = 1_000_000  # turns


def play_randomly(table: Table, chance: Chance, most: int) -> int:
    """Apply uniformly random choices until the game ends, at most so many; how many it took."""
    return play_randomly_until(table, chance, ENDLESS, most)


def play_randomly_until(table: Table, chance: Chance, until: int, most: int) -> int:
    """The same, until that turn begins."""
    taken = 0
    while taken < most and table.turn < until:
        offer = table.choices()
        if not offer:
            break
        table.follow(offer[chance.below(len(offer))])
        taken += 1
    return taken


def follow_all(table: Table, choices: list[Choice]) -> None:
    """Apply choices that were made in such a game before, without checking them again."""
    for choice in choices:
        table.follow(choice)
