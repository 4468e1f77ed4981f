"""Islands to tell rule stories on: fixture F1 of the dossier, put into any position.

F1 is the standard layout with the 24 tiles in alphabetical order, row by row:

    row1                   breakers_bridge     bronze_gate
    row2  cave_of_embers   cave_of_shadows     cliffs_of_abandon  copper_gate
    row3  coral_palace     crimson_forest      dunes_of_deception
                           fools_landing       gold_gate          howling_garden
    row4  iron_gate        lost_lagoon         misty_marsh
                           observatory         phantom_rock       silver_gate
    row5  temple_of_the_moon  temple_of_the_sun  tidal_palace     twilight_hollow
    row6                   watchtower          whispering_garden

Cards are letters: E earth, W wind, C crystal, O ocean, H Helicopter Lift, B Sandbags, R Waters
Rise!. Choices go by their ids, for instance "0.move.gold_gate".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import pytest

from robinsonade.games.forbidden_island.box.components import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    HELD,
    LIFT,
    SANDBAGS,
    TILE_IDS,
    WATERS_RISE,
    tiles_of,
)
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import PASS, IllegalChoice
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.view import words

TREASURE_LETTERS: Final = "EWCO"
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
ALL_CARDS: Final = "".join(
    letter * CARD_COUNT[card] for letter, card in CARD_OF.items()
)  # EEEEEWWWWW...BBRRR
F1: Final = sorted(TILE_IDS)
PLAIN: Final = [
    "breakers_bridge",
    "cliffs_of_abandon",
    "crimson_forest",
    "dunes_of_deception",
    "lost_lagoon",
    "misty_marsh",
    "observatory",
    "phantom_rock",
    "twilight_hollow",
    "watchtower",
]
# The step that comes next, last one first, as on the agenda.
PHASES: Final = {"actions": ["Turn"], "flood": ["NextPlayer", "FloodPhase"]}


# -- laying out a table --------------------------------------------------------------------------


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
    tiles: Sequence[str] = F1,
    seed: int = 1,
) -> Island:
    """An island in this position, played on until somebody must choose.

    Pawns stand on their starting tiles, but for those of `at` (by role). Top cards are named in the
    order in which they are drawn. The rest of the Treasure deck has Waters Rise! at its bottom;
    the Flood cards of flooded tiles lie on the discard pile, unless `flood_top` names them. A whole
    `treasure_deck` or `flood_deck` sends all other cards to the discard pile.
    """
    t = GAME.new_table(len(roles), seed, {"roles": ",".join(roles), "layout": layout})
    assert isinstance(t, Island)
    box = t.components()
    t.log = []
    t.offer = None
    t.tile_at = [TILE_IDS.index(name) for name in tiles]
    t.restore()
    for role, name in (at or {}).items():
        t.pawn[list(roles).index(role)] = TILE_IDS.index(name)
    t.flooded = mask(flooded)
    t.sunk = mask(sunk)
    t.captured = sum(1 << TREASURE_LETTERS.index(letter) for letter in captured)
    t.level = level
    t.active = active
    lay_treasure_cards(t, hands, treasure_top, treasure_deck, treasure_discard)
    lay_flood_cards(t, flood_top, flood_deck)
    assert t.components() == box, "a card too many or too few"
    t.agenda = [GAME.steps[name]() for name in PHASES[phase]]
    t.turn = 0 if phase == "actions" else 1
    t.settle()
    return t


def lay_treasure_cards(
    t: Island, hands: Sequence[str], top: str, deck: str | None, discard: str
) -> None:
    rest = list(ALL_CARDS)
    t.hands = [0] * (t.seats * HELD)
    t.treasure_discard = [0] * CARDS
    for seat, letters in enumerate(hands):
        for letter in letters:
            rest.remove(letter)
            t.add_card(seat, CARD_OF[letter])
    for letter in top if deck is None else deck:
        rest.remove(letter)
    if deck is None:
        for letter in discard:
            rest.remove(letter)
        cards = top + "".join(rest)
    else:
        cards, discard = deck, "".join(rest)
    for letter in discard:
        t.treasure_discard[CARD_OF[letter]] += 1
    t.treasure_deck = Deck([CARD_OF[letter] for letter in reversed(cards)], [len(cards)], {})


def lay_flood_cards(t: Island, top: Sequence[str], deck: Sequence[str] | None) -> None:
    left = [name for name in F1 if name not in sunk_tiles(t)]
    if deck is None:
        discard = [name for name in left if name in flooded_tiles(t) and name not in top]
        deck = [*top, *(name for name in left if name not in discard and name not in top)]
    else:
        discard = [name for name in left if name not in deck]
    t.flood_deck = Deck([TILE_IDS.index(name) for name in reversed(deck)], [len(deck)], {})
    t.flood_discard = [TILE_IDS.index(name) for name in discard]


def mask(names: Iterable[str]) -> int:
    return sum(1 << TILE_IDS.index(name) for name in set(names))


# -- playing -------------------------------------------------------------------------------------


def play(t: Island, *ids: str) -> None:
    """Make these choices, one after the other."""
    for choice_id in ids:
        t.apply(GAME.catalogue.find(choice_id))


def refuses(t: Island, choice_id: str) -> bool:
    """The table does not take this choice, and nothing has changed."""
    before = fingerprint(t)
    with pytest.raises(IllegalChoice):
        play(t, choice_id)
    return fingerprint(t) == before


def pass_all(t: Island) -> None:
    """Everybody lets every window go by until something else must be decided."""
    while any(choice in PASS for choice in t.choices()):
        t.apply(next(choice for choice in t.choices() if choice in PASS))


def end_turn(t: Island) -> None:
    """The active player stops, everybody passes; nothing else may have to be decided."""
    turn = t.turn
    play(t, f"{t.active}.stop")
    pass_all(t)
    assert t.turn == turn + 1 or t.result, ids(t)


# -- looking -------------------------------------------------------------------------------------


def ids(t: Island) -> list[str]:
    """Everything offered now."""
    return [choice.id for choice in t.choices()]


def kinds(t: Island, seat: int | None = None) -> set[str]:
    """The kinds of choices offered now, by anybody or to one seat."""
    return {choice.kind.name for choice in t.choices() if seat in (None, choice.seat)}


def offered(t: Island, kind: str, seat: int | None = None) -> set[str]:
    """The last word (mostly a tile) of all choices of one kind."""
    return {
        choice.id.rpartition(".")[2]
        for choice in t.choices()
        if choice.kind.name == kind and seat in (None, choice.seat)
    }


def navigations(t: Island, who: int) -> set[str]:
    """Where the Navigator can move this pawn."""
    return {
        choice.id.rpartition(".")[2]
        for choice in t.choices()
        if choice.kind.name == "navigate" and choice.args[0] == who
    }


def prompt(t: Island) -> str:
    """What the table asks now."""
    return t.agenda[-1].prompt(t).kind.name


def where(t: Island, seat: int) -> str:
    return TILE_IDS[t.pawn[seat]]


def hand(t: Island, seat: int) -> str:
    """The cards of a hand, in the order E W C O H B."""
    return "".join(LETTER_OF[card] * t.holds(seat, card) for card in range(HELD))


def discard(t: Island) -> str:
    """The Treasure discard pile, in the order E W C O H B R."""
    return "".join(LETTER_OF[card] * n for card, n in enumerate(t.treasure_discard))


def treasure_deck(t: Island) -> str:
    """The Treasure deck, next card first."""
    return "".join(LETTER_OF[card] for card in reversed(t.treasure_deck.cards))


def flood_deck(t: Island) -> list[str]:
    """The Flood deck, next card first."""
    return [TILE_IDS[tile] for tile in reversed(t.flood_deck.cards)]


def flood_discard(t: Island) -> list[str]:
    return [TILE_IDS[tile] for tile in t.flood_discard]


def names(tiles: int) -> set[str]:
    """The tiles of a mask."""
    return {TILE_IDS[tile] for tile in tiles_of(tiles)}


def flooded_tiles(t: Island) -> set[str]:
    return names(t.flooded)


def sunk_tiles(t: Island) -> set[str]:
    return names(t.sunk)


def actions_left(t: Island) -> int:
    left: int = GAME.view(t, None)["actions_left"]
    return left


def told(t: Island, *only: str) -> list[str]:
    """What has happened, as "kind id id", all of it or only of some kinds."""
    return [
        " ".join([event.kind.name, *map("+".join, words(event.kind, event.facts).values())])
        for event in t.log or []
        if not only or event.kind.name in only
    ]
