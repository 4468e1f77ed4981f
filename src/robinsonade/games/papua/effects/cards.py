"""What each counter, card and benefit does, read and checked (PAP-15)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import (
    BENEFIT_ENTRIES,
    COUNTER_ENTRIES,
    NOTE,
    NOTE_ENTRIES,
    NOTE_IDS,
    NOTE_TIMING,
    NOTES,
    REPOSITION_COUNTER,
)
from robinsonade.games.papua.effects.run import SCRIPTS, add_script
from robinsonade.games.papua.effects.verbs import VERBS, ScorePer
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Vocabulary
from robinsonade.kernel.masks import members
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.telling import THEN

VOCABULARY: Final = Vocabulary(VERBS)

# The verbs that may stand on what is taken or won; PAP-15.2: by when a notebook card acts.
ON_COUNTERS: Final = ("gain", "gain_zone_number")
ON_BENEFITS: Final = ("gain", "dice_this_round")
ON_NOTES: Final = {
    "immediate": ("gain", "each_other_player_catastrophe"),
    "deferred": ("gain", "extra_dice_next_turn"),
    "end_of_game": ("score_per",),
}


def read_script(entries: list[Row], allowed: tuple[str, ...]) -> list[Effect]:
    """PAP-15.1: the effects of one counter, card or benefit."""
    for entry in entries:
        if VOCABULARY.find(entry) not in [VERBS[verb] for verb in allowed]:
            raise BadData(entry.where, "an effect that can not stand here")
    return [VOCABULARY.read(entry, None) for entry in entries]


def _counter_verbs(counter: int) -> tuple[str, ...]:
    return ("reposition",) if counter == REPOSITION_COUNTER else ON_COUNTERS


# The number of the script of each.
COUNTER_SCRIPT: Final = [
    add_script(read_script(entries, _counter_verbs(counter)))
    for counter, entries in enumerate(COUNTER_ENTRIES)
]
BENEFIT_SCRIPT: Final = [
    add_script(read_script(entries, ON_BENEFITS)) for entries in BENEFIT_ENTRIES
]
NOTE_SCRIPT: Final = [
    add_script(read_script(NOTE_ENTRIES[note], ON_NOTES[NOTE_TIMING[note]]))
    for note in range(NOTES)
]


def tellings() -> dict[str, str]:
    """What each notebook card gives, in words; counters and benefits are called by it."""
    return {f"{NOTE.name}-{NOTE_IDS[note]}": told(NOTE_ENTRIES[note]) for note in range(NOTES)}


def told(entries: list[Row]) -> str:
    """A list of effects in words, one sentence each."""
    return THEN.join([VOCABULARY.tell(None, entry.values) for entry in entries])


def points_of_notes(t: Papua, seat: int) -> int:
    """PAP-10.11: notebook cards that count something."""
    total = 0
    for note in members(t.notes[seat]):
        for effect in SCRIPTS[NOTE_SCRIPT[note]]:
            if isinstance(effect, ScorePer):
                total += effect.points(t, seat)
    return total
