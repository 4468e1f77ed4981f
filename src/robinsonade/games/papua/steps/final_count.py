"""End of the game: settlement and winners (PAP-9, PAP-10)."""

from __future__ import annotations

from robinsonade.games.papua.box.cards import MEDICINE
from robinsonade.games.papua.box.score_lines import LINES
from robinsonade.games.papua.effects.cards import points_of_notes
from robinsonade.games.papua.events import SCORED, SETTLED, TOTAL
from robinsonade.games.papua.rules import scoring
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.masks import mask_of


def final_count(t: Papua, by_energy: bool) -> None:
    """PAP-9.1 to PAP-9.4: everybody settles, then the points decide."""
    for seat in t.order:
        if t.energy[seat] < 0:
            settle(t, seat)
    totals: list[int] = []
    for seat in range(t.seats):
        lines = points(t, seat)
        for line in range(LINES):
            if lines[line]:
                t.emit(SCORED, seat, line, lines[line])
        totals.append(sum(lines))
        t.emit(TOTAL, seat, totals[seat])
    t.reveals += 1
    if by_energy:
        t.end("energy", winners(t, totals))
    else:
        t.end("deck", winners(t, totals))


def points(t: Papua, seat: int) -> list[int]:
    """PAP-10.1: the points of each line of the score sheet, in its order; nothing is spent."""
    return [
        t.prestige[seat],
        scoring.money(t, seat),
        scoring.food(t, seat),
        scoring.energy(t, seat),
        scoring.explorers(t, seat),
        scoring.different(t, seat),
        scoring.same_kind(t, seat),
        scoring.notebook(t, seat),
        scoring.biology(t, seat),
        points_of_notes(t, seat),
    ]


def settle(t: Papua, seat: int) -> None:
    """PAP-9.3: food for each point below 0, explorers for missing food, and as much prestige."""
    owed = -t.energy[seat]
    food = min(owed, t.food[seat])
    t.pay_food(seat, food)
    explorers = min(owed - food, t.pool[seat])
    t.lose_from_pool(seat, explorers)
    prestige = 0 if t.science[seat] == MEDICINE else owed  # PAP-8.2
    t.prestige[seat] -= prestige
    t.emit(SETTLED, seat, food, explorers, prestige)


def winners(t: Papua, totals: list[int]) -> int:
    """PAP-10.12, PAP-16.5: most points; tied players share the victory, or energy decides."""
    most = max(totals)
    tied = [seat for seat in t.order if totals[seat] == most]
    return mask_of(tied[:1] if t.tie_by_energy else tied)
