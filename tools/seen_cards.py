"""Which cards are seen most often, so that their pictures are composed first.

    python tools/seen_cards.py [--games 40] [--most 25]

Plays seeded games of each title, by chance and as the greedy player would, and says in what share
of them the events show a card.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from robinsonade.games import GAMES
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.view import words

SENSIBLE_OF = 4  # one game in so many is played as the greedy player would
PLAYERS = 3


def cards_of(game: Game, seed: int, *, sensibly: bool) -> set[tuple[str, str]]:
    """The cards that one game shows."""
    nouns = {noun.name for noun in game.cards}
    dice, policy = random.Random(seed), game.policy()
    match = Match(game, max(game.fewest, min(game.most, PLAYERS)), seed, {})
    while not match.over:
        seat = match.table.waiting()[0]
        choices = match.table.choices_of(seat)
        if sensibly:
            scores = policy.scores(match.table, seat, choices)
            match.play(choices[scores.index(max(scores))])
        else:
            match.play(dice.choice(choices))
    return {
        (noun.name, name)
        for event in match.log
        for fact, noun in zip(event.kind.facts, event.kind.nouns, strict=True)
        if noun.name in nouns
        for name in words(event.kind, event.facts)[fact]
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="of each title")
    parser.add_argument("--most", type=int, default=25, help="cards to name of each title")
    asked = parser.parse_args()
    for game in GAMES.values():
        seen: Counter[tuple[str, str]] = Counter()
        for seed in range(asked.games):
            seen.update(cards_of(game, seed, sensibly=seed % SENSIBLE_OF == 0))
        print(game.slug)
        for (noun, name), games in seen.most_common(asked.most):
            print(f"  {games / asked.games:5.0%}  {noun} {name}")


if __name__ == "__main__":
    main()
