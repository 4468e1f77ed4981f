"""Counters and cards as the data files give them, referred to by index.

What each of them does is kept as it is written; effects/ reads it.
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import (
    BOX,
    CARDS_PER_ROUND,
    CARDS_REMOVED,
    MOST_DICE,
    MOST_SEATS,
    PACKAGE,
)
from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData


def _entries(row: Row) -> list[Row]:
    found = row.parts("effect")
    if not found:
        raise BadData(row.where, "effect is empty")
    return found


# -- logistics counters (logistics.toml) ---------------------------------------------------------

_COUNTER_FILE = DataFile.read(PACKAGE, "logistics.toml")
_COUNTER_ROWS = _COUNTER_FILE.rows("counters")
COUNTER_MORE: Final = _COUNTER_FILE.more("counters")  # than printed, in a variant
COUNTER_IDS: Final = unique_ids(_COUNTER_ROWS)
COUNTERS: Final = len(COUNTER_IDS)
COUNTER_ENTRIES: Final = [_entries(row) for row in _COUNTER_ROWS]
_REPOSITIONS = [
    i for i in range(COUNTERS) if COUNTER_ENTRIES[i][0].values.get("op") == "reposition"
]
if len(_REPOSITIONS) != 1:
    raise BadData("logistics.toml", "exactly one counter must be the reposition counter")
REPOSITION_COUNTER: Final = _REPOSITIONS[0]

# -- expedition cards (PAP-6.4.13) and tribe benefits (expeditions.toml) -------------------------

_EXPEDITION_FILE = DataFile.read(PACKAGE, "expeditions.toml")
_KIND_ROWS = _EXPEDITION_FILE.rows("kinds")
KIND_IDS: Final = unique_ids(_KIND_ROWS)
KINDS: Final = len(KIND_IDS)
KIND_COUNT: Final = [row.number("count") for row in _KIND_ROWS]
KIND_MORE: Final = _EXPEDITION_FILE.more("kinds", "count")
_TRIBES = [i for i, row in enumerate(_KIND_ROWS) if row.flag("tribe")]
if len(_TRIBES) != 1:
    raise BadData("expeditions.toml", "exactly one kind must be the tribe")
TRIBE: Final = _TRIBES[0]
MOST_ROUNDS: Final = (sum(KIND_COUNT) - CARDS_REMOVED) // CARDS_PER_ROUND  # PAP-9.1

_BENEFIT_ROWS = _EXPEDITION_FILE.rows("tribe_benefits")
BENEFIT_IDS: Final = unique_ids(_BENEFIT_ROWS)
BENEFITS: Final = len(BENEFIT_IDS)
BENEFIT_ENTRIES: Final = [_entries(row) for row in _BENEFIT_ROWS]

# -- science cards (science.toml) ----------------------------------------------------------------

TIMINGS: Final = (
    "end_of_game_settlement",
    "funding_after_roll",
    "expeditions_before_energy_loss",
    "own_turn_catastrophe_window",
    "end_of_game_scoring",
    "tribe_window",
    "after_logistics_resolution",
)
_SCIENCE_ROWS = DataFile.read(PACKAGE, "science.toml").rows("science_cards")
SCIENCE_IDS: Final = unique_ids(_SCIENCE_ROWS)
SCIENCES: Final = len(SCIENCE_IDS)
# PAP-8: a card is known by its moment.
_MOMENTS = [row.one_of("timing", TIMINGS) for row in _SCIENCE_ROWS]
if sorted(_MOMENTS) != sorted(TIMINGS):
    raise BadData("science.toml", "there must be one card for each timing")
MEDICINE: Final = _MOMENTS.index("end_of_game_settlement")
FINANCE: Final = _MOMENTS.index("funding_after_roll")
CARTOGRAPHY: Final = _MOMENTS.index("expeditions_before_energy_loss")
METEOROLOGY: Final = _MOMENTS.index("own_turn_catastrophe_window")
BIOLOGY: Final = _MOMENTS.index("end_of_game_scoring")
ANTHROPOLOGY: Final = _MOMENTS.index("tribe_window")
ENGINEERING: Final = _MOMENTS.index("after_logistics_resolution")
for _number, _row in enumerate(_SCIENCE_ROWS):
    if _row.flag("automatic") != (_number in (MEDICINE, BIOLOGY)):
        raise BadData(_row.where, "just the two cards of the end of the game are automatic")
if SCIENCES < MOST_SEATS:
    raise BadData("science.toml", "fewer cards than players")

# -- field notebook (notebook.toml) --------------------------------------------------------------

_NOTE_FILE = DataFile.read(PACKAGE, "notebook.toml")
_NOTE_ROWS = _NOTE_FILE.rows("notebook_cards")
NOTE_MORE: Final = _NOTE_FILE.more("notebook_cards")
NOTE_IDS: Final = unique_ids(_NOTE_ROWS)
NOTES: Final = len(NOTE_IDS)
NOTE_DECK: Final = [row.number("deck") for row in _NOTE_ROWS]
SYMBOL_IDS: Final = ("+", "-", "=")
PLUS: Final = SYMBOL_IDS.index("+")
MINUS: Final = SYMBOL_IDS.index("-")
EQUAL: Final = SYMBOL_IDS.index("=")
NOTE_SYMBOL: Final = [SYMBOL_IDS.index(row.one_of("symbol", SYMBOL_IDS)) for row in _NOTE_ROWS]
NOTE_ENTRIES: Final = [_entries(row) for row in _NOTE_ROWS]
NOTE_TIMINGS: Final = ("immediate", "deferred", "end_of_game")
NOTE_TIMING: Final = [row.one_of("timing", NOTE_TIMINGS) for row in _NOTE_ROWS]
FIRST_DECK: Final = [note for note in range(NOTES) if NOTE_DECK[note] == 1]
SECOND_DECK: Final = [note for note in range(NOTES) if NOTE_DECK[note] == 2]
if len(FIRST_DECK) + len(SECOND_DECK) != NOTES:
    raise BadData("notebook.toml", "deck must be 1 or 2")
if len(SECOND_DECK) < MOST_ROUNDS - 1:
    raise BadData("notebook.toml", "deck 2 could run out (PAP-4.8)")

# -- what the box holds --------------------------------------------------------------------------

for _name, _found in (
    ("dice", MOST_DICE),
    ("logistics_counters", COUNTERS),
    ("notebook_cards", NOTES),
    ("expedition_cards", sum(KIND_COUNT)),
    ("science_cards", SCIENCES),
):
    BOX.count(_name, _found)

for _row in (BOX, *_COUNTER_ROWS, *_KIND_ROWS, *_BENEFIT_ROWS, *_SCIENCE_ROWS, *_NOTE_ROWS):
    _row.close()

# -- nouns ---------------------------------------------------------------------------------------

COUNTER: Final = Noun("counter", COUNTER_IDS, on_board=True)
CARD: Final = Noun("card", KIND_IDS, on_board=True)
BENEFIT: Final = Noun("benefit", BENEFIT_IDS)
SCIENCE: Final = Noun("science", SCIENCE_IDS)
NOTE: Final = Noun("note", NOTE_IDS, on_board=True)
