"""The field notebook (PAP-6.7)."""

from __future__ import annotations

from robinsonade.games.papua.box.components import NOTEBOOK
from robinsonade.games.papua.effects.cards import NOTE_SCRIPT
from robinsonade.games.papua.effects.run import Run
from robinsonade.games.papua.events import NOTE_NOT_TAKEN, NOTE_TAKEN
from robinsonade.games.papua.table.fields import NOBODY
from robinsonade.games.papua.table.table import NEUTRAL_NOTEBOOK, Papua


def resolve_notebook(t: Papua, present: list[int]) -> None:
    """PAP-6.7.1, PAP-6.7.2: strictly most explorers take the card and its effect.

    PAP-15.2: it acts at once, as far as its verbs do.
    """
    seat = majority(t, present)
    if seat == NOBODY:
        t.emit(NOTE_NOT_TAKEN, t.note)
        return
    t.notes[seat] |= 1 << t.note
    t.emit(NOTE_TAKEN, seat, t.note)
    t.first(Run(NOTE_SCRIPT[t.note], 0, seat, 0))


def majority(t: Papua, present: list[int]) -> int:
    """PAP-6.7.1, PAP-12.7: who has strictly most, the neutral included; or NOBODY."""
    most = t.neutral[NEUTRAL_NOTEBOOK]
    leader = NOBODY
    for seat in present:
        here = t.here(seat, NOTEBOOK)
        if here > most:
            most, leader = here, seat
        elif here == most:
            leader = NOBODY
    return leader
