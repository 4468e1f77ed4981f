"""Games in a certain position, as match files: found by playing at random, always the same ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from robinsonade.games import find_game
from robinsonade.kernel.match import Match
from tests.server.house import TITLE

SEATS: Final = 3
PERSON_AND_BOTS: Final = ("person", "greedy", "random")
Wanted = Callable[[Match], bool]


def search(wanted: Wanted, seats: int = SEATS, **options: str) -> Match:
    """The first position that is as wanted, over many games."""
    for seed in range(500):
        match = Match(find_game(TITLE), seats, seed, options)
        dice = random.Random(seed)
        while not match.over:
            if match.choices_made and wanted(match):
                return match
            match.play(dice.choice(match.table.choices()).id)
        if wanted(match):
            return match
    raise AssertionError("no such position")


def at_prompt(name: str) -> Wanted:
    """The first seat, and nobody else, is asked this."""

    def wanted(match: Match) -> bool:
        table = match.table
        if table.waiting() != [0]:
            return False
        prompt = table.agenda[-1].prompt(table)
        return prompt is not None and prompt.kind.name == name

    return wanted


@cache
def position(name: str) -> dict[str, Any]:
    """A match file; seats but the first are bots."""
    wanted: dict[str, Wanted] = {
        "action": lambda match: at_prompt("actions")(match) and len(match.choices_made) > 12,
        "window": at_prompt("before-flood"),
        "swimming": at_prompt("swim"),
        "discard": at_prompt("hand-limit"),
        "end": lambda match: match.over,
    }
    match = search(wanted[name])
    match.players = list(PERSON_AND_BOTS)
    return match.to_dict()
