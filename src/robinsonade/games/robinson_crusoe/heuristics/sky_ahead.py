"""How long a scenario lasts and what its sky will bring, counted once for each of its rounds."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scenarios import SHEETS, Scenario
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.rules.weather_odds import CLOUDS_ABOVE, DICE_MASK, WORST_SKY
from robinsonade.games.robinson_crusoe.table.table import Camp


def last_round(t: Camp) -> int:
    """The round in which the game is to be won."""
    return LAST_ROUND[t.scenario]


def rounds_left(t: Camp) -> int:
    """How many rounds come after this one; at least one more, when it has become late."""
    left = LAST_ROUND[t.scenario] - t.turn
    return left if left > 1 else 1


def clouds_to_come(t: Camp, level: int) -> float:
    """How many of the nights to come will be too cloudy for a roof of this level, on average."""
    rows = CLOUDS_LATER[t.scenario]
    return rows[min(t.turn, len(rows) - 1)][min(level, WORST_SKY - 1)]


def roof_wanted(t: Camp, w: Weights) -> int:
    """How much roof the weather to come deserves."""
    rows = WORST_LATER[t.scenario]
    worst = rows[min(t.turn, len(rows) - 1)]
    level = 0
    while level < WORST_SKY - 1 and worst[level] > w.rare_cloud:
        level += 1
    return level


def _last_round(sheet: Scenario) -> int:
    return min(sheet.win_rounds) if sheet.win_rounds else sheet.rounds


def _clouds_later(sheet: Scenario, turn: int, level: int) -> float:
    """Of the nights after this one, up to the last that matters."""
    end = min(len(sheet.weather), max(turn + 1, _last_round(sheet)) + 1)
    return sum([CLOUDS_ABOVE[dice & DICE_MASK][level] for dice in sheet.weather[turn + 1 : end]])


def _worst_later(sheet: Scenario, turn: int, level: int) -> float:
    """The most likely night of all that are left, this one included, to be cloudier than that."""
    nights = sheet.weather[max(1, turn) :]
    return max([CLOUDS_ABOVE[dice & DICE_MASK][level] for dice in nights], default=0.0)


LAST_ROUND: Final = [_last_round(sheet) for sheet in SHEETS]
# For each scenario, round and level of the roof.
CLOUDS_LATER: Final = [
    [
        [float(_clouds_later(sheet, turn, level)) for level in range(WORST_SKY)]
        for turn in range(len(sheet.weather) + 1)
    ]
    for sheet in SHEETS
]
WORST_LATER: Final = [
    [
        [_worst_later(sheet, turn, level) for level in range(WORST_SKY)]
        for turn in range(len(sheet.weather) + 1)
    ]
    for sheet in SHEETS
]
