"""What tells how a game will end, in numbers: what the value of a position is learned from."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    ALL_TREASURES,
    CARD_COUNT,
    CARDS_TO_CAPTURE,
    FLOOD_CARDS,
    GIVES_ANYWHERE,
    HAND_LIMIT,
    HELD,
    LANDING,
    LIFT,
    MOST_SEATS,
    ROLES,
    SANDBAGS,
    SKULL,
    TILES,
    TREASURE_TILES,
    TREASURES,
    WATERS_RISE,
    tiles_of,
)
from robinsonade.games.forbidden_island.heuristics.distances import FAR, WAY_OF, Distances
from robinsonade.games.forbidden_island.heuristics.risk import Forecast
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.masks import has

SETS: Final = CARDS_TO_CAPTURE + 1  # a best hand of 0 to 4 cards
OF_A_TREASURE: Final = SETS + 8
FEATURES: Final = TREASURES + 1 + 3 + 14 + ROLES + OF_A_TREASURE + 5


class Features:
    """The numbers of a table, each about between 0 and 1."""

    __slots__ = ("distances", "found", "t")

    def __init__(self, t: Island, distances: Distances) -> None:
        self.t = t
        self.distances = distances
        distances.look(t)
        self.found: list[float] = []

    def all(self) -> list[float]:
        """How many treasures, how many seats, the water, the people, the sets, the way home."""
        t = self.t
        forecast = Forecast(t)
        done = t.captured.bit_count()
        self.one_of(done, TREASURES + 1)
        self.one_of(t.seats - 2, 3)
        self.add_water(forecast)
        for role in range(ROLES):
            self.found.append(1.0 if role in t.roles else 0.0)
        self.add_sets(forecast)
        self.add_way_home()
        return self.found

    def one_of(self, value: int, values: int) -> None:
        for i in range(values):
            self.found.append(1.0 if i == value else 0.0)

    def add_water(self, forecast: Forecast) -> None:
        t = self.t
        found = self.found
        deck = len(t.treasure_deck.cards)
        found.append(t.level / SKULL)
        found.append(t.level * t.level / (SKULL * SKULL))
        found.append(FLOOD_CARDS[min(t.level, SKULL - 1)] / max(FLOOD_CARDS))
        found.append(t.sunk.bit_count() / TILES)
        found.append(t.flooded.bit_count() / TILES)
        found.append(deck / sum(CARD_COUNT))
        rises = t.treasure_deck.cards.count(WATERS_RISE)
        found.append(rises / CARD_COUNT[WATERS_RISE])
        found.append(forecast.rise)
        found.append(len(t.flood_discard) / TILES)
        wet = has(t.flooded, LANDING)
        found.append(1.0 if wet else 0.0)
        found.append(forecast.now[LANDING] if wet else 0.0)
        found.append(forecast.soon[LANDING] if wet else 0.0)
        swimmers = 0
        cards = 0
        for seat in range(t.seats):
            swimmers += t.flooded >> t.pawn[seat] & 1
            cards += t.hand_size(seat)
        found.append(swimmers / MOST_SEATS)
        found.append(cards / (HAND_LIMIT * t.seats))

    def add_sets(self, forecast: Forecast) -> None:
        """Of all treasures still to be captured together: the sets, and the tiles they need."""
        t = self.t
        sums = [0.0] * OF_A_TREASURE
        for treasure in range(TREASURES):
            if has(t.captured, treasure):
                continue
            best = 0
            total = 0
            holder = -1
            for seat in range(t.seats):
                count = t.hands[seat * HELD + treasure]
                total += count
                if count > best:
                    best = count
                    holder = seat
            sums[min(best, CARDS_TO_CAPTURE)] += 1.0
            at = SETS
            sums[at] += total / CARDS_TO_CAPTURE
            alive = CARD_COUNT[treasure] - t.treasure_discard[treasure]
            sums[at + 1] += 1.0 if alive == CARDS_TO_CAPTURE else 0.0
            places = TREASURE_TILES[treasure] & t.land()
            only = places.bit_count() == 1
            wet = places & t.flooded
            sums[at + 2] += 1.0 if only else 0.0
            sums[at + 3] += 1.0 if wet == places else 0.0
            if wet == places:
                now = 1.0
                soon = 1.0
                for tile in tiles_of(places):
                    now *= forecast.now[tile]
                    soon *= min(1.0, forecast.now[tile] + forecast.soon[tile])
                sums[at + 4] += now
                sums[at + 5] += soon
            if holder >= 0:
                steps = self.steps(holder, places)
                sums[at + 6] += steps / FAR if best >= CARDS_TO_CAPTURE else 0.0
                sums[at + 7] += self.apart(treasure, holder) if best < CARDS_TO_CAPTURE else 0.0
        for total_of in sums:
            self.found.append(total_of / TREASURES)

    def steps(self, seat: int, places: int) -> int:
        """How far a pawn is from the nearest of these tiles."""
        t = self.t
        way = WAY_OF[t.roles[seat]]
        best = FAR
        for tile in tiles_of(places):
            best = min(best, self.distances.to(t, way, tile)[t.pawn[seat]])
        return best

    def apart(self, treasure: int, holder: int) -> float:
        """How far others with cards of the set are from the one who collects it."""
        t = self.t
        far = 0.0
        for seat in range(t.seats):
            if seat != holder and t.hands[seat * HELD + treasure]:
                if not GIVES_ANYWHERE[t.roles[seat]]:
                    far += self.steps(seat, 1 << t.pawn[holder]) / FAR
        return far

    def add_way_home(self) -> None:
        t = self.t
        found = self.found
        lifts = 0
        bags = 0
        far = 0
        furthest = 0
        for seat in range(t.seats):
            lifts += t.hands[seat * HELD + LIFT]
            bags += t.hands[seat * HELD + SANDBAGS]
            steps = self.steps(seat, 1 << LANDING)
            far += steps
            furthest = max(furthest, steps)
        found.append(1.0 if lifts else 0.0)
        found.append(lifts / CARD_COUNT[LIFT])
        found.append(bags / CARD_COUNT[SANDBAGS])
        home = t.captured == ALL_TREASURES
        found.append(far / (FAR * t.seats) if home else 0.0)
        found.append(furthest / FAR if home else 0.0)
