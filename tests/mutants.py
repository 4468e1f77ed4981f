"""Saved games as no program of ours has written them: by accident or on purpose."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, Final

from robinsonade.games import GAMES
from robinsonade.kernel.match import Match

LONG: Final = 40  # choices
ODD: Final[list[Any]] = [
    *(True, False, None, 0, 1, -1, 7, 99, 1 << 53, 1 << 64, -(1 << 70), 1.5, float("nan")),
    *(float("inf"), "", "0", "x", "person", "greedy", "\ud800", "a\x00b", "٣", "²", "x" * 5000),
    *("../../etc/passwd", [], [[]], {}, {"": 0}, {"0": "x"}, ["0.stop"], [None], [True]),
]
RAW: Final = ["1" * 5000, "-0", "1e999", "NaN", '"\\ud800"', "[" * 3000, '"' + "y" * 100_000 + '"']


def seeds_of_mutants() -> list[dict[str, Any]]:
    """One short saved game of each title, and one that begins at a position."""
    found = []
    dice = random.Random(1)
    for game in GAMES.values():
        short = Match(game, game.fewest, 7)
        short.players = ["person", *["greedy"] * (game.fewest - 1)]
        while len(short.choices_made) < LONG and not short.over:
            short.play(dice.choice(short.choices()))
        middle = Match.from_table(game, short.at(10), short.options, 7)
        middle.play(middle.choices()[0])
        found += [short.to_dict(), middle.to_dict()]
    return found


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in the data: what holds it, and under which key."""
    rows = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(rows):
        yield data, key
        if isinstance(value, (dict, list)):
            yield from places(value)


def mutants(number: int, seed: int) -> Iterator[str]:
    """So many texts, each a saved game with one to three faults."""
    dice = random.Random(seed)
    good = seeds_of_mutants()
    for _ in range(number):
        data = copy.deepcopy(dice.choice(good))
        for _ in range(dice.randint(1, 3)):
            alter(data, dice)
        text = json.dumps(data)
        sort = dice.random()
        if sort < 0.1:
            text = text[: dice.randrange(len(text))]
        elif sort < 0.2:
            place = dice.randrange(len(text))
            text = text[:place] + dice.choice('"{}[],:0٣\x00') + text[place + 1 :]
        elif sort < 0.3:
            text = text.replace(json.dumps(dice.choice(list(data.values()))), dice.choice(RAW), 1)
        yield text


def alter(data: dict[str, Any], dice: random.Random) -> None:
    """One fault anywhere; half of them near the top, where few places mean much."""
    top = [(data, key) for key in data]
    if not top:
        return
    holder, key = dice.choice(top if dice.random() < 0.5 else list(places(data)))
    sort = dice.randrange(4)
    if sort == 0:
        del holder[key]
    elif sort == 1 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif sort == 2 and isinstance(holder[key], int):
        holder[key] = int(holder[key]) + dice.choice((-1, 1, 2, 64))
    else:
        holder[key] = copy.deepcopy(dice.choice(ODD))
