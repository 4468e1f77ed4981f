"""What is told of a finished game: who won by how much, and why it was over (PAP-9, PAP-10)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import CATASTROPHE, FACES, MOST_ROLLED
from robinsonade.games.papua.box.score_lines import LINE, LINE_IDS, LINE_RULES
from robinsonade.games.papua.events import BELOW_ZERO, ROLLED, ROUND_BEGAN, SETTLED
from robinsonade.games.papua.steps.final_count import points
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.chronicle import Chronicle, Line, Luck, Sentence, Tally, dated, ranked
from robinsonade.kernel.event import Event
from robinsonade.kernel.masks import mask_of, members
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind

_SEAT: Final = ("seat", SEAT)
_SEATS: Final = ("seats", SEATS)
_POINTS: Final = ("points", NUMBER)
_ROUND: Final = ("round", NUMBER)
_LINE: Final = ("line", LINE)

MOST_PRESTIGE: Final = Kind("most-prestige", _SEATS, _POINTS)
NO_ENERGY: Final = Kind("no-energy", _SEATS, _ROUND)
NO_CARDS: Final = Kind("no-cards", _ROUND)
SETTLEMENT: Final = Kind("settlement", _SEAT, ("prestige", NUMBER))
BEST_LINE: Final = Kind("best-line", _SEAT, _LINE, _POINTS)
BEHIND: Final = Kind("behind", _SEATS, _POINTS)
SHARED: Final = Kind("shared", _SEATS)
BY_ENERGY: Final = Kind("by-energy", _SEAT)
MAIN_LINE: Final = Kind("main-line", _LINE, _POINTS)
DICE_LUCK: Final = Kind(
    "luck-dice", _SEAT, ("number", NUMBER), ("came", NUMBER), ("expected", NUMBER)
)

KINDS: Final = (
    MOST_PRESTIGE,
    NO_ENERGY,
    NO_CARDS,
    SETTLEMENT,
    BEST_LINE,
    BEHIND,
    SHARED,
    BY_ENERGY,
    MAIN_LINE,
    DICE_LUCK,
)


def chronicle(t: Papua, log: list[Event]) -> Chronicle:
    """PAP-9.1, PAP-9.2, PAP-10.12: why it ended, what that cost, what decided it."""
    columns = [points(t, seat) for seat in range(t.seats)]
    totals = [sum(column) for column in columns]
    won = members(t.winners)
    most = totals[won[0]]
    if t.result == "energy":
        below = [event.facts[0] for event in log if event.kind is BELOW_ZERO]  # PAP-9.2
        cause = Sentence(NO_ENERGY, t.drained | mask_of(below), t.turn)
    else:
        cause = Sentence(NO_CARDS, t.turn)
    chain = [
        Sentence(SETTLEMENT, told.event.facts[0], told.event.facts[3])
        for told in dated(log, ROUND_BEGAN, "number", t.turn)
        if told.event.kind is SETTLED and told.event.facts[3]
    ]
    for seat in won:
        best = best_line(columns[seat])
        chain.append(Sentence(BEST_LINE, seat, best, columns[seat][best]))
    chain += decided(t, totals, most)
    notes: list[Sentence | None] = []
    for seat in range(t.seats):
        best = best_line(columns[seat])
        notes.append(Sentence(MAIN_LINE, best, columns[seat][best]))
    lines = [
        Line(name, [column[line] for column in columns], LINE_RULES[name])
        for line, name in enumerate(LINE_IDS)
    ]
    headline = Sentence(MOST_PRESTIGE, t.winners, most)
    ranking = ranked(totals, notes, t.winners, list(t.order))
    return Chronicle(headline, list(won), cause, chain, ranking, lines, luck=luck(t, log))


def best_line(column: list[int]) -> int:
    return column.index(max(column))


def decided(t: Papua, totals: list[int], most: int) -> list[Sentence]:
    """PAP-10.12, PAP-16.5: how far the next one was behind, or how a tie was settled."""
    won = members(t.winners)
    if len(won) > 1:
        return [Sentence(SHARED, t.winners)]
    rest = [totals[seat] for seat in range(t.seats) if seat not in won]
    if max(rest) == most:
        return [Sentence(BY_ENERGY, won[0])]
    second = [seat for seat in range(t.seats) if seat not in won and totals[seat] == max(rest)]
    return [Sentence(BEHIND, mask_of(second), most - max(rest))]


def luck(t: Papua, log: list[Event]) -> list[Luck]:
    """PAP-1.2: how many dice of each seat fell on the catastrophe."""
    tallies = [Tally() for _ in range(t.seats)]
    ones = ((1 << MOST_ROLLED) - 1) << CATASTROPHE * MOST_ROLLED
    for event in log:
        if event.kind is ROLLED:
            seat, dice = event.facts
            for number in range(dice.bit_count()):
                tallies[seat].add(1 / FACES, number < (dice & ones).bit_count())
    found: list[Luck] = []
    for seat in range(t.seats):
        found += tallies[seat].luck(DICE_LUCK, False, seat)
    return found
