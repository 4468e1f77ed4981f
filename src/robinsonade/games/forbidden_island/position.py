"""Any position of Forbidden Island: for lessons, puzzles, tests and "what if".

Adventurers, tiles and layouts go by their ids. Cards are letters: E Earth Stone, W Statue of the
Wind, C Crystal of Fire, O Ocean's Chalice, H Helicopter Lift, B Sandbags, R Waters Rise!.

Unless told otherwise the tiles lie in alphabetical order, row by row:

    row1                   breakers_bridge     bronze_gate
    row2  cave_of_embers   cave_of_shadows     cliffs_of_abandon  copper_gate
    row3  coral_palace     crimson_forest      dunes_of_deception
                           fools_landing       gold_gate          howling_garden
    row4  iron_gate        lost_lagoon         misty_marsh
                           observatory         phantom_rock       silver_gate
    row5  temple_of_the_moon  temple_of_the_sun  tidal_palace     twilight_hollow
    row6                   watchtower          whispering_garden

>>> t = island(["diver", "pilot"], at={"diver": "iron_gate"}, hands=["EEEE", "H"], level=5)
>>> t.hand_size(0), t.level, t.active
(4, 5, 0)
>>> [choice.id for choice in t.choices_of(1)]
['1.lift.0', '1.lift.1']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    DIFFICULTY_IDS,
    HELD,
    LIFT,
    ROLE,
    SANDBAGS,
    SKULL,
    TILE,
    TILE_IDS,
    TREASURES,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.box.layouts import LAYOUT_IDS
from robinsonade.games.forbidden_island.setup import new_island
from robinsonade.games.forbidden_island.steps.flood_draw import FLOOD_PHASE
from robinsonade.games.forbidden_island.steps.turn import NEXT_PLAYER, TURN
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM
from robinsonade.kernel.masks import has, mask_of
from robinsonade.kernel.position import BadPosition, check_box, find
from robinsonade.kernel.step import Step

CARD_OF: Final = {
    "E": CARD_IDS.index("treasure_earth_stone"),
    "W": CARD_IDS.index("treasure_statue_of_the_wind"),
    "C": CARD_IDS.index("treasure_crystal_of_fire"),
    "O": CARD_IDS.index("treasure_oceans_chalice"),
    "H": LIFT,
    "B": SANDBAGS,
    "R": WATERS_RISE,
}
LETTER_OF: Final = {card: letter for letter, card in CARD_OF.items()}
TREASURE_LETTERS: Final = "".join([LETTER_OF[treasure] for treasure in range(TREASURES)])
ALL_CARDS: Final = "".join([letter * CARD_COUNT[card] for letter, card in CARD_OF.items()])
ALPHABETICAL: Final = sorted(TILE_IDS)

# The steps still to come, last one first, as on the agenda.
PHASES: Final[dict[str, list[Step]]] = {"actions": [TURN], "flood": [NEXT_PLAYER, FLOOD_PHASE]}


def island(
    roles: Sequence[str] = ("engineer", "messenger"),
    *,
    at: Mapping[str, str] | None = None,
    flooded: Iterable[str] = (),
    sunk: Iterable[str] = (),
    hands: Sequence[str] = (),
    captured: str = "",
    level: int = 1,
    active: int = 0,
    flood_top: Sequence[str] = (),
    flood_deck: Sequence[str] | None = None,
    treasure_top: str = "",
    treasure_deck: str | None = None,
    treasure_discard: str = "",
    phase: str = "actions",
    layout: str = "standard",
    tiles: Sequence[str] = ALPHABETICAL,
    seed: int = 1,
) -> Island:
    """An island in this position, played on until somebody must choose.

    `roles` are the adventurers of the seats; their pawns stand on their starting tiles, but for
    those of `at` (by role). `hands` has the cards of each seat, `captured` the treasures, by
    letters. `level` is the water level, `active` the seat whose turn begins (phase "actions") or
    whose Flood draw comes (phase "flood").

    Top cards are named in the order in which they are drawn. The rest of the Treasure deck has
    Waters Rise! at its bottom; the Flood cards of flooded tiles lie on the discard pile, unless
    `flood_top` names them. A whole `treasure_deck` or `flood_deck` sends all other cards to the
    discard pile. `seed` decides whatever is shuffled later.

    >>> t = island(flooded=["gold_gate"], flood_top=["gold_gate"], phase="flood")
    >>> TILE_IDS[t.sunk.bit_length() - 1], len(t.flood_deck), t.turn
    ('gold_gate', 22, 2)
    >>> island(hands=["HHHH"])
    Traceback (most recent call last):
    robinsonade.kernel.position.BadPosition: there are not so many cards H
    """
    if not 0 < level < SKULL:
        raise BadPosition(f"the water level is 1 to {SKULL - 1}, but here {level}")
    if layout not in LAYOUT_IDS:
        raise BadPosition(f"there is no layout {layout!r}, but {', '.join(LAYOUT_IDS)}")
    for role in roles:
        find(ROLE, role)
    options = {
        "roles": ",".join(roles),
        "layout": layout,
        "difficulty": DIFFICULTY_IDS[0],
        "first": RANDOM,
    }
    t = new_island(len(roles), options, seed, True)
    box = t.components()
    t.log = []
    t.offer = None
    t.tile_at = [find(TILE, name) for name in tiles]
    t.restore()
    for role, name in (at or {}).items():
        if role not in roles:
            raise BadPosition(f"nobody is the {role}")
        t.pawn[list(roles).index(role)] = find(TILE, name)
    t.flooded = mask_of([find(TILE, name) for name in flooded])
    t.sunk = mask_of([find(TILE, name) for name in sunk])
    t.captured = mask_of([card_of(letter) for letter in captured])
    t.level = level
    t.active = active
    lay_treasure_cards(t, hands, treasure_top, treasure_deck, treasure_discard)
    lay_flood_cards(t, flood_top, flood_deck)
    check_box(t, box)
    if phase not in PHASES:
        raise BadPosition(f"there is no phase {phase!r}, but {', '.join(PHASES)}")
    t.agenda = PHASES[phase].copy()
    t.turn = 0 if phase == "actions" else 1
    t.settle()
    return t


def card_of(letter: str) -> int:
    if letter not in CARD_OF:
        raise BadPosition(f"there is no card {letter!r}, but {', '.join(CARD_OF)}")
    return CARD_OF[letter]


def lay_treasure_cards(
    t: Island, hands: Sequence[str], top: str, deck: str | None, discard: str
) -> None:
    rest = list(ALL_CARDS)
    t.hands = [0] * (t.seats * HELD)
    t.treasure_discard = [0] * CARDS
    for seat, letters in enumerate(hands):
        for letter in letters:
            use(rest, letter)
            t.add_card(seat, card_of(letter))
    for letter in top if deck is None else deck:
        use(rest, letter)
    if deck is None:
        for letter in discard:
            use(rest, letter)
        cards = top + "".join(rest)
    else:
        cards, discard = deck, "".join(rest)
    for letter in discard:
        t.treasure_discard[card_of(letter)] += 1
    t.treasure_deck = Deck([card_of(letter) for letter in reversed(cards)], [len(cards)], {})


def use(rest: list[str], letter: str) -> None:
    """Take a card out of those that lie nowhere yet."""
    card_of(letter)
    if letter not in rest:
        raise BadPosition(f"there are not so many cards {letter}")
    rest.remove(letter)


def lay_flood_cards(t: Island, top: Sequence[str], deck: Sequence[str] | None) -> None:
    left = [tile for tile in [find(TILE, name) for name in ALPHABETICAL] if not has(t.sunk, tile)]
    first = [find(TILE, name) for name in (top if deck is None else deck)]
    if deck is None:
        discard = [tile for tile in left if has(t.flooded, tile) and tile not in first]
        cards = [*first, *[tile for tile in left if tile not in discard and tile not in first]]
    else:
        discard = [tile for tile in left if tile not in first]
        cards = first
    t.flood_deck = Deck(cards[::-1], [len(cards)], {})
    t.flood_discard = discard


lay_out = island  # what all games call their builder: for files that name what lies where
