"""What lies in the box (PAP-1.1), and the six zones (PAP-1.7), as the data files give them.

Things are referred to by index.
"""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.data import DataFile, unique_ids
from robinsonade.kernel.masks import members
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

PACKAGE: Final = "robinsonade.games.papua"

# -- the whole game (game.toml) ------------------------------------------------------------------

_GAME = DataFile.read(PACKAGE, "game.toml")
_SEATS = _GAME.seats()
FEWEST_SEATS: Final = _SEATS[0]
MOST_SEATS: Final = _SEATS[1]

BOX: Final = _GAME.row("box")  # cards.py checks the rest of it
EXPLORERS_EACH: Final = BOX.number("explorers_per_player")
COINS_IN_BOX: Final = BOX.number("coins")
FOOD_IN_BOX: Final = BOX.number("food")
MARKERS: Final = BOX.number("zone_markers")

_SETUP = _GAME.row("setup")
START_COINS: Final = _SETUP.number("coins")
START_FOOD: Final = _SETUP.number("food")
START_POOL: Final = _SETUP.number("explorers_in_pool")
START_RESERVE: Final = _SETUP.number("explorers_in_reserve")
START_ENERGY: Final = _SETUP.number("energy")
START_PRESTIGE: Final = _SETUP.number("prestige")
CARDS_REMOVED: Final = _SETUP.number("expedition_cards_removed")
CARDS_PER_ROUND: Final = _SETUP.number("expedition_cards_per_round")
COUNTERS_REVEALED: Final = _SETUP.numbers("counters_revealed")  # by number of seats (PAP-12.3)
_SETUP.close()
if START_POOL + START_RESERVE != EXPLORERS_EACH:
    raise BadData(
        _SETUP.where,
        "pool and reserve must add up to {explorers_each} explorers",
        explorers_each=EXPLORERS_EACH,
    )
if len(COUNTERS_REVEALED) != MOST_SEATS + 1:
    raise BadData(
        _SETUP.where,
        "counters_revealed needs an entry for 0 to {most_seats} players",
        most_seats=MOST_SEATS,
    )

# -- dice: faces are 0 for a catastrophe and 1 to 5 ----------------------------------------------

_DICE = _GAME.row("dice")
FACES: Final = _DICE.number("faces")
HIGHEST: Final = FACES - 1
CATASTROPHE: Final = 0  # PAP-1.2: one of the faces, the others are numbers
DEAD: Final = FACES  # PAP-5.4b: the place in `dice` for catastrophes that are over
DICE_WITHOUT_HUT: Final = _DICE.number("fewest")
MOST_DICE: Final = _DICE.number("most")
REROLL_COST: Final = _DICE.number("reroll_cost")
STEP_COST: Final = _DICE.number("step_cost")
SAVE_COST: Final = _DICE.number("save_cost")
FUNDING_DICE: Final = _DICE.number("funding")
_DICE.close()
if MARKERS != HIGHEST or FUNDING_DICE != 3:
    raise BadData(_DICE.where, "a marker for each number, and three dice for funding")

# -- energy and huts -----------------------------------------------------------------------------

_ENERGY = _GAME.row("energy")
LOW_ENERGY: Final = _ENERGY.number("notebook_deck_2")
_ENERGY.close()
_TRACK = _GAME.row("energy_track")
TOP_ENERGY: Final = _TRACK.number("top")
_TRACK.close()

_SUPPLY_ROWS = _GAME.rows("supply")
SUPPLY_SPACE: Final = [row.number("space") for row in _SUPPLY_ROWS]
SUPPLY_FOOD: Final = [row.number("food") for row in _SUPPLY_ROWS]
SUPPLIES: Final = len(SUPPLY_SPACE)
if sorted(SUPPLY_SPACE, reverse=True) != SUPPLY_SPACE:
    raise BadData("game.toml, [[supply]]", "the highest space must come first")

_HUT_ROWS = _GAME.rows("huts")
HUTS_THERE_ARE: Final = len(_HUT_ROWS)
# By the place of the token: 0 is beside the track, without a hut.
HUT_DICE: Final = [DICE_WITHOUT_HUT] + [row.number("dice") for row in _HUT_ROWS]
HUT_EXPLORERS: Final = [0] + [row.number("explorers") for row in _HUT_ROWS]

# -- the neutral colour (PAP-12.1) and the options -----------------------------------------------

_NEUTRAL = _GAME.row("neutral")
NEUTRAL_EXPLORERS: Final = _NEUTRAL.number("explorers")
NEUTRAL_BY_FACE: Final = _NEUTRAL.numbers("by_face")
_NEUTRAL.close()
if len(NEUTRAL_BY_FACE) != FACES:
    raise BadData(_NEUTRAL.where, "by_face needs {faces} entries", faces=FACES)

_OPTION_ROWS = _GAME.rows("options")
OPTION_IDS: Final = unique_ids(_OPTION_ROWS)
OPTION_VALUES: Final = [tuple(row.texts("values")) for row in _OPTION_ROWS]
OPTION_RULES: Final = [row.text("rule") for row in _OPTION_ROWS]

# -- zones, destinations, colours (zones.toml) ---------------------------------------------------

_ZONE_FILE = DataFile.read(PACKAGE, "zones.toml")
_ZONE_ROWS = _ZONE_FILE.rows("zones")
ZONE_IDS: Final = unique_ids(_ZONE_ROWS)
ZONES: Final = len(ZONE_IDS)
ALL_ZONES: Final = (1 << ZONES) - 1
HUTS: Final = ZONE_IDS.index("huts")
LOGISTICS: Final = ZONE_IDS.index("logistics")
EXPEDITIONS: Final = ZONE_IDS.index("expeditions")
FUNDING: Final = ZONE_IDS.index("funding")
HUNTING: Final = ZONE_IDS.index("hunting")
NOTEBOOK: Final = ZONE_IDS.index("notebook")

_DESTINATION_ROWS = _ZONE_FILE.rows("destinations")
DESTINATION_IDS: Final = unique_ids(_DESTINATION_ROWS)
DESTINATIONS: Final = len(DESTINATION_IDS)
if max(NEUTRAL_BY_FACE) * (DESTINATIONS + 2) > NEUTRAL_EXPLORERS:  # logistics and notebook too
    raise BadData(_NEUTRAL.where, "too few explorers for by_face (PAP-12.4)")
if DESTINATIONS != CARDS_PER_ROUND:
    raise BadData(
        "zones.toml",
        "there must be {cards_per_round} destinations, a card for each",
        cards_per_round=CARDS_PER_ROUND,
    )

_COLOUR_ROWS = _ZONE_FILE.rows("colours")
COLOUR_IDS: Final = unique_ids(_COLOUR_ROWS)
if len(COLOUR_IDS) != MOST_SEATS:
    raise BadData("zones.toml", "there must be {most_seats} colours", most_seats=MOST_SEATS)

for _row in (*_SUPPLY_ROWS, *_HUT_ROWS, *_OPTION_ROWS):
    _row.close()
for _row in (*_ZONE_ROWS, *_DESTINATION_ROWS, *_COLOUR_ROWS):
    _row.close()

# -- final count (scoring.toml) ------------------------------------------------------------------

_SCORING_FILE = DataFile.read(PACKAGE, "scoring.toml")
_SCORING = _SCORING_FILE.row("scoring")
MONEY_POINTS: Final = _SCORING.number("money_majority")
FOOD_PER_POINT: Final = _SCORING.number("food_per_point")
ENERGY_PER_POINT: Final = _SCORING.number("energy_per_point")
EXPLORERS_PER_POINT: Final = _SCORING.number("explorers_per_point")
BIOLOGY_EXPLORERS: Final = _SCORING.number("biology_explorers")
BIOLOGY_POINTS: Final = _SCORING.number("biology_points")
_SCORING.close()


def _points(table: str) -> list[int]:
    row = _SCORING_FILE.row(table)
    points = row.numbers("points")
    row.close()
    return points


DIFFERENT_POINTS: Final = _points("different_kinds")
SAME_POINTS: Final = _points("same_kind")
NOTEBOOK_POINTS: Final = _points("notebook_cards")

# -- nouns: how the rest of the world calls these things -----------------------------------------

ZONE: Final = Noun("zone", ZONE_IDS, on_board=True)
DESTINATION: Final = Noun("destination", DESTINATION_IDS, on_board=True)
# PAP-6.4.5: what a bid wins by.
BY_EXPLORERS: Final = 0
BY_COINS: Final = 1
BY_ENERGY: Final = 2
WON_BY: Final = Noun("won-by", ("explorers", "coins", "energy"))
COLOUR: Final = Noun("colour", COLOUR_IDS)
MARKER: Final = Noun("marker", on_board=True)  # a number from 1
FACE: Final = Noun("die", ("catastrophe", *[str(number) for number in range(1, FACES)]))

# Several dice at once: PAP-1.6 sets no limit, one more than all explorers is the most ever rolled.
MOST_ROLLED: Final = EXPLORERS_EACH + 1
ROLL: Final = Noun(
    "die", tuple([FACE.ids[face] for face in range(FACES) for _ in range(MOST_ROLLED)]), many=True
)


def roll_of(counts: list[int]) -> int:
    """How many dice show each face, as a value of ROLL.

    >>> ROLL.ids_of(roll_of([1, 0, 2, 0, 0, 0]))
    ['catastrophe', '2', '2']
    """
    mask = 0
    for face in range(FACES):
        mask |= ((1 << counts[face]) - 1) << face * MOST_ROLLED
    return mask


# The zones of a bit mask, in their order.
ZONES_OF: Final = [list(members(m)) for m in range(1 << ZONES)]
