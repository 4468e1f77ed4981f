"""Telling rule stories: playing on an island and looking at it.

Choices go by their ids, for instance "0.move.gold_gate"; cards are letters, as in position.py.
"""

from __future__ import annotations

from typing import Final

import pytest

from robinsonade.games.forbidden_island.box.components import HELD, TILE_IDS, tiles_of
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import LETTER_OF
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import PASS, IllegalChoice
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.view import words

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
