"""Which cards came up in a game and which were chosen, from its log and its choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from robinsonade.arena.statistics import mean
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.noun import Kind

CAME_UP: Final = "came_up"  # something that happened was about it
CHOSEN: Final = "chosen"  # somebody decided for it


class CardCount:
    """Collects the cards of one game, as `noun-id`: the keys of their names."""

    def __init__(self, game: Game) -> None:
        self.nouns = set(game.cards)
        self.ids = {name: noun for noun in game.cards for name in noun.ids}
        self.chosen: set[str] = set()

    def choose(self, choice: Choice) -> None:
        """An option of a card, whose id begins with that of the card, is a choice of it, too."""
        self.chosen.update(self.named(choice.kind, choice.args))
        for noun, value in zip(choice.kind.nouns, choice.args, strict=True):
            if noun.ids and not noun.many and noun not in self.nouns and value >= 0:
                card = noun.ids[value].rpartition("-")[0]
                if card in self.ids:
                    self.chosen.add(f"{self.ids[card].name}-{card}")

    def found(self, log: list[Event]) -> dict[str, list[str]]:
        """All of them, in the order of their names."""
        seen = {name for event in log for name in self.named(event.kind, event.facts)}
        return {CAME_UP: sorted(seen), CHOSEN: sorted(self.chosen)}

    def named(self, kind: Kind, values: tuple[int, ...]) -> list[str]:
        return [
            f"{noun.name}-{name}"
            for noun, value in zip(kind.nouns, values, strict=True)
            if noun in self.nouns and value >= 0
            for name in noun.ids_of(value)
        ]


@dataclass(frozen=True)
class CardFigures:
    """What came of the games in which a card came up, and of the others."""

    key: str
    came_up: float  # share of games
    chosen: float
    won_with: float | None  # share of games won in which it came up; None: it never did
    won_without: float | None


def card_figures(
    games: list[tuple[dict[str, list[str]], float]], first: list[str]
) -> list[CardFigures]:
    """For each card that came up in any game; games are given by their cards and what was won.

    Those named first are told first, even if they never came up.

    >>> games = [({"came_up": ["card-a"]}, 1.0), ({"came_up": []}, 0.0)]
    >>> [(card.key, card.came_up, card.won_with) for card in card_figures(games, ["card-b"])]
    [('card-b', 0.0, None), ('card-a', 0.5, 1.0)]
    """
    others = {key for cards, _ in games for part in cards.values() for key in part}
    keys = [*first, *sorted(others - set(first))]
    seen = [set(cards.get(CAME_UP, ())) for cards, _ in games]
    chosen = [set(cards.get(CHOSEN, ())) for cards, _ in games]
    found: list[CardFigures] = []
    for key in keys:
        won_with = [won for (_, won), there in zip(games, seen, strict=True) if key in there]
        without = [won for (_, won), there in zip(games, seen, strict=True) if key not in there]
        found.append(
            CardFigures(
                key,
                mean([float(key in there) for there in seen]),
                mean([float(key in there) for there in chosen]),
                mean(won_with) if won_with else None,
                mean(without) if without else None,
            )
        )
    return found
