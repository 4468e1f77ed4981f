"""What lies in the decks of a game after the set-up, by the ids of cards, as a program tells it.

python -m tests.arena.kin_decks GAME [VARIANT]
"""

from __future__ import annotations

import json
import sys
from typing import Any

from robinsonade import load_variant
from robinsonade.games import find_game
from robinsonade.kernel.deck import Deck

SEEDS = 12

Decks = dict[str, list[str]]


def decks_of(slug: str, options: dict[str, str] | None = None) -> list[Decks]:
    """The decks of the first seeds, with the smallest and the largest number of seats in turns."""
    game = find_game(slug)
    nouns = {noun.name: noun for noun in game.words}
    found: list[Decks] = []
    for seed in range(SEEDS):
        seats = game.most if seed % 2 else game.fewest
        table: Any = game.new_table(seats, seed, game.fetch_options(options or {}))
        named: Decks = {}
        for name, noun in NOUNS[slug].items():
            piles = getattr(table, name)
            for i, pile in enumerate(piles if isinstance(piles, list) else [piles]):
                assert isinstance(pile, Deck)
                named[f"{name}{i}"] = [nouns[noun].ids[card] for card in pile.cards]
        found.append(named)
    return found


# The decks that a variant changes, and what lies in them.
NOUNS = {
    "forbidden-island": {"treasure_deck": "card", "flood_deck": "tile"},
    "papua": {"expedition_deck": "card", "counter_pile": "counter", "note_deck_1": "note"},
    "naufragos": dict.fromkeys(["remains", "coast", "interior", "heart", "events"], "card"),
    "robinson-crusoe": dict.fromkeys(["adventures", "mystery", "beasts", "events"], "card"),
}

if __name__ == "__main__":
    if len(sys.argv) > 2:
        load_variant(sys.argv[2])
    json.dump(decks_of(sys.argv[1]), sys.stdout)
