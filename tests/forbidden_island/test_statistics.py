"""Whole games against the reference figures of the all-pass policy P0, and EX-49."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

import pytest

from robinsonade.games.forbidden_island.choices import DISCARD, STOP
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from tests.forbidden_island.stories import prompt

REFERENCE_GAMES = 200_000
STANDARD_ERRORS = 4


class Line(NamedTuple):
    """One line of the table in the dossier, shares in percent."""

    difficulty: str
    seats: int
    landing: float
    treasure: float
    drowned: float
    turns: float
    turns_sd: float
    tiles: float
    in_turn_1: float


LINES = [
    Line("novice", 2, 40.19, 58.03, 1.78, 7.048, 3.233, 16.39, 2.40),
    Line("novice", 4, 39.85, 56.88, 3.27, 6.487, 3.010, 16.45, 2.91),
    Line("normal", 3, 40.00, 57.45, 2.55, 6.102, 3.007, 16.42, 4.34),
    Line("elite", 2, 40.20, 58.03, 1.77, 5.970, 2.737, 16.40, 4.00),
    Line("legendary", 3, 40.04, 57.40, 2.55, 5.561, 2.494, 16.42, 4.43),
    Line("legendary", 4, 39.70, 56.95, 3.35, 5.343, 2.430, 16.44, 4.87),
]


def p0(t: Island) -> Choice:
    """Policy P0: no actions, no Special cards, discard the card just drawn, swim to the first tile.

    The tiles of a layout are listed row by row, so the first one has the smallest (row, column).
    """
    asked = prompt(t)
    if asked == "hand-limit":
        seat, card, _ = t.agenda[-1].prompt(t).facts
        return DISCARD[seat][card]
    if asked == "swim":
        seat = t.waiting()[0]
        return min(t.choices_of(seat), key=lambda choice: t.tile_at.index(choice.args[0]))
    if asked in ("before-treasure", "before-flood", "rescue"):
        return t.choices()[0]  # the first holder passes
    assert asked == "actions"
    return STOP[t.active]


def play_p0(seats: int, seed: int, difficulty: str, most_turns: int = 10_000) -> Island:
    t = GAME.new_table(seats, seed, {"difficulty": difficulty, "first": "1"})
    assert isinstance(t, Island)
    t.log = None
    while not t.result and t.turn <= most_turns:
        t.follow(p0(t))
    return t


def close(found: float, reference: float, sd: float, games: int) -> bool:
    """Within 4 standard errors of the difference of two samples."""
    error = sd * sqrt(1 / games + 1 / REFERENCE_GAMES)
    return abs(found - reference) <= STANDARD_ERRORS * error


def share_is_close(found: int, percent: float, games: int) -> bool:
    p = (found + percent / 100 * REFERENCE_GAMES) / (games + REFERENCE_GAMES)
    return close(found / games, percent / 100, sqrt(p * (1 - p)), games)


def sd_is_close(values: list[int], reference: float) -> bool:
    """The standard error of a standard deviation, from the fourth moment."""
    mean, sd = fmean(values), pstdev(values)
    fourth = fmean((value - mean) ** 4 for value in values)
    return close(sd, reference, sqrt(fourth - sd**4) / (2 * sd), len(values))


@pytest.mark.soak
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.difficulty}-{line.seats}")
def test_P0_whole_games_agree_with_the_reference_simulation(line: Line, soaking: bool) -> None:
    """FI-3.1, FI-6.2, FI-9.1, FI-9.4, FI-9.7, FI-9.12, FI-10.1, FI-12.2 to FI-12.4 at once."""
    games = 100_000 if soaking else 2_000
    ends: Counter[str] = Counter()
    turns: list[int] = []
    tiles: list[int] = []
    for seed in range(games):
        t = play_p0(line.seats, seed, line.difficulty)
        ends[t.result] += 1
        turns.append(t.turn)
        tiles.append(t.land().bit_count())
    assert set(ends) == {"lost-landing", "lost-treasure", "lost-drowned"}
    assert share_is_close(ends["lost-landing"], line.landing, games)
    assert share_is_close(ends["lost-treasure"], line.treasure, games)
    assert share_is_close(ends["lost-drowned"], line.drowned, games)
    assert close(fmean(turns), line.turns, line.turns_sd, games)
    assert sd_is_close(turns, line.turns_sd)
    # The reference gives the mean number of tiles to two digits: add half of the last one.
    assert close(fmean(tiles), line.tiles, pstdev(tiles) + 0.005 * sqrt(games) / 4, games)
    assert share_is_close(turns.count(1), line.in_turn_1, games)


@pytest.mark.soak
def test_EX_49_fools_landing_sinks_in_the_first_turn(soaking: bool) -> None:
    """FI-2.4, FI-6.2, FI-9.1: exactly 1/4 x (63/276 x 2/6 + 3/276 x (3/6 - 1/6 x 4/253))."""
    exact = 1 / 4 * (63 / 276 * 2 / 6 + 3 / 276 * (3 / 6 - 1 / 6 * 4 / 253))
    assert round(100 * exact, 3) == 2.037
    games = 400_000 if soaking else 15_000
    lost = 0
    for seed in range(games):
        t = play_p0(2, 1_000_000 + seed, "novice", most_turns=1)
        lost += t.result == "lost-landing" and t.turn == 1
    error = sqrt(exact * (1 - exact) / games)
    assert abs(lost / games - exact) <= STANDARD_ERRORS * error
