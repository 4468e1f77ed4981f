"""How likely each tile's Flood card is drawn soon: exact odds from what everybody may know."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import (
    FLOOD_CARDS,
    SKULL,
    TILES,
    TREASURE_DRAWS,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.steps.flood_draw import DrawFloods, FloodPhase
from robinsonade.games.forbidden_island.steps.treasure_draw import DrawTreasures
from robinsonade.games.forbidden_island.table.table import Island


class Forecast:
    """Odds of the coming Flood draws, from the layers of the deck and the discards (FI-13.4).

    `now` is the chance that a tile's card is drawn in the present or next Flood phase, `soon` and
    `later` that it is first drawn one or two phases after that. Nothing here looks at the order of
    a deck, only at which cards a layer holds.
    """

    __slots__ = ("draws", "floods", "later", "now", "rise", "soon")

    def __init__(self, t: Island) -> None:
        self.draws = 0  # Treasure cards still to come in this turn
        self.floods = 0  # Flood cards still to come in this turn
        self.now = [0.0] * TILES
        self.soon = [0.0] * TILES
        self.later = [0.0] * TILES
        for step in t.agenda:
            if isinstance(step, DrawTreasures):
                self.draws = step.left
            elif isinstance(step, DrawFloods):
                self.floods = step.left
            elif isinstance(step, FloodPhase):
                self.floods = FLOOD_CARDS[t.level]
        self.rise = chance_of_rise(t, TREASURE_DRAWS)
        layers = t.flood_deck.contents()
        layers.append(t.flood_discard)  # FI-10.1: what is drawn when the deck has run out
        self.look_ahead(t, layers)

    def look_ahead(self, t: Island, layers: list[list[int]]) -> None:
        """FI-6.2: with Waters Rise! the discards come first, and more cards are drawn (FI-6.7)."""
        discard = t.flood_discard
        n = self.floods
        calm = 1.0
        if self.draws:
            rise = chance_of_rise(t, self.draws)
            calm = 1.0 - rise
            more = FLOOD_CARDS[min(t.level + 1, SKULL - 1)]
            returned = [discard, *layers]
            spread(returned, 0, more, rise, self.now)
            spread(returned, more, more, rise, self.soon)
            spread(returned, 2 * more, more, rise, self.later)
        spread(layers, 0, n, calm, self.now)
        usual = FLOOD_CARDS[t.level]
        more = FLOOD_CARDS[min(t.level + 1, SKULL - 1)]
        stay = calm * (1.0 - self.rise)
        spread(layers, n, usual, stay, self.soon)
        spread(layers, n + usual, usual, stay * (1.0 - self.rise), self.later)
        if discard:  # Waters Rise! one or two turns from now, with the discards of until then
            share = calm * self.rise * min(1.0, more / (len(discard) + n))
            next_share = stay * self.rise * min(1.0, more / (len(discard) + n + usual))
            for tile in discard:
                self.soon[tile] += share
                self.later[tile] += share + next_share


def spread(layers: list[list[int]], skip: int, n: int, factor: float, odds: list[float]) -> None:
    """Add `factor` times the chance to be among the n cards that follow the first `skip`."""
    start = 0
    end = skip + n
    for layer in layers:
        size = len(layer)
        if size:
            if start >= end:
                return
            hit = min(end, start + size) - max(skip, start)
            if hit > 0:
                share = factor * hit / size
                for tile in layer:
                    odds[tile] += share
            start += size


def chance_of_rise(t: Island, draws: int) -> float:
    """The chance that at least one of the next Treasure draws is Waters Rise! (FI-6.2)."""
    size = len(t.treasure_deck.cards)
    rises = t.treasure_deck.cards.count(WATERS_RISE)
    calm = 1.0
    for i in range(min(draws, size)):
        calm *= (size - i - rises) / (size - i)
        if calm <= 0.0:
            break
    if draws > size:  # FI-10.2: the discard pile becomes the deck
        size = sum(t.treasure_discard)
        rises = t.treasure_discard[WATERS_RISE]
        if size:
            calm *= (size - rises) / size
    return 1.0 - max(0.0, calm)
