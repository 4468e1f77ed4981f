"""What one seat makes of the table: risks, jobs, and where pawns should stand."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    ALL_TREASURES,
    CARDS_TO_CAPTURE,
    GIVES_ANYWHERE,
    HELD,
    LANDING,
    SWIMS_ANYWHERE,
    SWIMS_DIAGONALLY,
    SWIMS_FAR,
    TILES,
    TREASURE_AT,
    TREASURE_TILES,
    TREASURES,
    TREASURES_TO_WIN,
    tiles_of,
)
from robinsonade.games.forbidden_island.heuristics.distances import FAR, WAY_OF, Distances
from robinsonade.games.forbidden_island.heuristics.risk import Forecast
from robinsonade.games.forbidden_island.heuristics.sets import Sets
from robinsonade.games.forbidden_island.heuristics.weights import Weights
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.masks import has

HOT_TILES: Final = 4  # so many flooded tiles draw pawns to them


class Situation:
    """Everything worked out once for a decision, and shared by all its choices."""

    __slots__ = (
        "distances",
        "forecast",
        "gain",
        "goals",
        "home_run",
        "hot",
        "pawn",
        "peril",
        "sets",
        "standing",
        "t",
        "w",
    )

    def __init__(self, t: Island, w: Weights, distances: Distances) -> None:
        self.t = t
        self.w = w
        self.distances = distances
        distances.look(t)
        self.sets = Sets(t, w, distances)
        self.pawn = t.pawn.copy()
        self.home_run = t.captured == ALL_TREASURES
        self.standing: list[list[float]] = [[] for _ in range(t.seats)]
        self.goals = [0] * t.seats  # masks of tiles worth flying to
        # Worked out only for those who ask (look_ahead).
        self.forecast: Forecast | None = None
        self.gain: list[float] = []  # of shoring up a tile
        self.peril: list[float] = []  # of that the part for the next Flood phase
        self.hot: list[int] = []  # flooded tiles most worth shoring up

    def look_ahead(self) -> Forecast:
        """What the next Flood cards may do, and what can be done about it."""
        forecast = self.forecast
        if forecast is None:
            forecast = Forecast(self.t)
            self.forecast = forecast
            self.weigh_tiles(forecast)
            self.hot = self.hottest()
        return forecast

    # -- tiles -----------------------------------------------------------------------------------

    def weigh_tiles(self, forecast: Forecast) -> None:
        """FI-12.2, FI-12.3: what it would cost to lose each tile, and how likely that is."""
        t = self.t
        w = self.w
        now = forecast.now
        soon = forecast.soon
        later = forecast.later
        self.gain = [0.0] * TILES
        self.peril = [0.0] * TILES
        needed = self.needed_tiles()
        for tile in tiles_of(t.flooded):
            cost = self.tile_cost(tile, needed, forecast)
            risk = now[tile] + w.soon * soon[tile] + w.later * later[tile]
            self.gain[tile] = cost * risk
            self.peril[tile] = cost * now[tile]
        for seat in range(t.seats):  # others will not move away before the next draw
            tile = t.pawn[seat]
            if has(t.flooded, tile):
                danger = self.danger(seat, tile)
                self.peril[tile] += danger
                if seat != t.active:
                    self.gain[tile] += danger

    def tile_cost(self, tile: int, needed: int, forecast: Forecast) -> float:
        """What the team loses with a tile."""
        t = self.t
        w = self.w
        cost = w.link * (t.near[tile] & needed).bit_count()
        if tile == LANDING:
            return cost + w.landing + w.landing_later * t.captured.bit_count()
        treasure = TREASURE_AT[tile]
        if treasure < 0 or has(t.captured, treasure):
            return cost + w.plain
        twin = TREASURE_TILES[treasure] & ~(1 << tile)
        if t.sunk & twin:
            return cost + w.treasure_last
        collector = self.sets.collector[treasure]
        if collector >= 0:
            missing = CARDS_TO_CAPTURE - t.hands[collector * HELD + treasure]
            if missing <= 0:
                cost += w.wanted_now
            elif missing == 1:
                cost += w.wanted_soon
        cost += w.treasure
        if t.flooded & twin:
            other = twin.bit_length() - 1
            cost += w.treasure_twin * min(1.0, forecast.now[other] + forecast.soon[other])
        return cost

    def needed_tiles(self) -> int:
        """FI-12.2, FI-12.3: Fools' Landing and the tiles of treasures not yet captured."""
        t = self.t
        needed = 1 << LANDING
        for treasure in range(TREASURES):
            if not has(t.captured, treasure):
                needed |= TREASURE_TILES[treasure]
        return needed & t.land()

    def hottest(self) -> list[int]:
        """The flooded tiles most worth shoring up."""
        found: list[int] = []
        for tile in tiles_of(self.t.flooded):
            place = len(found)
            while place > 0 and self.gain[found[place - 1]] < self.gain[tile]:
                place -= 1
            if place < HOT_TILES:
                found.insert(place, tile)
                if len(found) > HOT_TILES:
                    found.pop()
        return found

    # -- pawns -----------------------------------------------------------------------------------

    def towards(
        self, seat: int, targets: int, value: float, shrink: list[float], standing: list[float]
    ) -> None:
        """A goal: worth `value` on the target tiles, less with each step away from them."""
        way = WAY_OF[self.t.roles[seat]]
        self.goals[seat] |= targets
        for target in tiles_of(targets):
            self.near_to(way, target, value, shrink, standing)

    def near_to(
        self, way: int, target: int, value: float, shrink: list[float], standing: list[float]
    ) -> None:
        """Raise the value of tiles near the target, as this way of moving measures it."""
        row = self.distances.to(self.t, way, target)
        for tile in range(TILES):
            worth = value * shrink[row[tile]]
            if worth > standing[tile]:
                standing[tile] = worth

    def stand(self, seat: int) -> list[float]:
        """How good it is for a pawn to stand on each tile at the end of the turn."""
        standing = self.standing[seat]
        if not standing:
            standing = self.stand_after(seat, False, False)
            self.standing[seat] = standing
        return standing

    def stand_after(self, seat: int, given: bool, captured: bool) -> list[float]:
        """The same, when it has given its cards or captured its treasure in this turn."""
        standing = [0.0] * TILES
        t = self.t
        w = self.w
        if self.home_run:
            self.towards(seat, 1 << LANDING, w.home, w.step_left, standing)
            return standing
        done = t.captured.bit_count() + captured
        if done == TREASURES_TO_WIN:
            self.towards(seat, 1 << LANDING, w.home, w.step_left, standing)
        elif done:
            early = w.home_early * done
            if done == TREASURES_TO_WIN - 1:
                early += w.home_wait
            self.towards(seat, 1 << LANDING, early, w.step_left, standing)
        for treasure in range(TREASURES):
            collector = self.sets.collector[treasure]
            if collector < 0:
                continue
            count = t.hands[seat * HELD + treasure]
            if count >= CARDS_TO_CAPTURE:
                if not captured:
                    self.stand_to_capture(seat, treasure, standing)
            elif seat == collector:
                self.stand_to_collect(seat, treasure, count, standing)
            elif count and not given and not GIVES_ANYWHERE[t.roles[seat]]:
                self.stand_to_give(seat, treasure, count, collector, standing)
        return standing

    def stand_to_capture(self, seat: int, treasure: int, standing: list[float]) -> None:
        """FI-4.10: a complete set belongs on a tile of its treasure, rather on a safe one."""
        t = self.t
        now = self.look_ahead().now
        for place in tiles_of(TREASURE_TILES[treasure] & t.land()):
            safety = 1.0 - now[place] if has(t.flooded, place) else 1.0
            value = self.w.carry * self.w.capture * safety
            self.towards(seat, 1 << place, value, self.w.step_left, standing)

    def stand_to_collect(self, seat: int, treasure: int, count: int, standing: list[float]) -> None:
        """Near the treasure, and where those with more of its cards can come."""
        t = self.t
        w = self.w
        places = TREASURE_TILES[treasure] & t.land()
        self.towards(seat, places, w.approach[count], w.step_left, standing)
        for giver in range(t.seats):
            cards = t.hands[giver * HELD + treasure]
            if giver != seat and cards and not GIVES_ANYWHERE[t.roles[giver]]:
                cards = min(cards, CARDS_TO_CAPTURE - count)
                gift = self.sets.gift(treasure, giver, seat, cards)
                if gift > 0.0:
                    way = WAY_OF[t.roles[giver]]
                    place = self.pawn[giver]
                    self.near_to(way, place, w.meet_back * gift, w.meet_left, standing)

    def stand_to_give(
        self, seat: int, treasure: int, count: int, collector: int, standing: list[float]
    ) -> None:
        """FI-4.5: cards are given on the same tile."""
        w = self.w
        most = self.t.hands[collector * HELD + treasure]
        cards = min(count, CARDS_TO_CAPTURE - most)
        if cards > 0:
            gift = self.sets.gift(treasure, seat, collector, cards)
            if gift > 0.0:
                place = 1 << self.pawn[collector]
                self.towards(seat, place, w.meet * gift, w.meet_left, standing)

    def danger(self, seat: int, tile: int) -> float:
        """FI-9.7, FI-12.4: what it costs to stand on a flooded tile that may sink."""
        t = self.t
        w = self.w
        role = t.roles[seat]
        beside = t.around if SWIMS_DIAGONALLY[role] else t.near
        cost = w.swim
        if not (SWIMS_ANYWHERE[role] or SWIMS_FAR[role] or beside[tile] & t.land()):
            cost = self.sets.lift_worth() if self.sets.lifts else w.drown
        return cost * self.look_ahead().now[tile]

    def place(self, seat: int, tile: int) -> float:
        """What it is worth that a pawn stands on a tile, apart from what it can do this turn."""
        value = self.stand(seat)[tile]
        if has(self.t.flooded, tile):
            value -= self.danger(seat, tile)
        return value

    def critical(self) -> int:
        """FI-12.2, FI-12.3: the tiles whose loss would end the game."""
        t = self.t
        found = 1 << LANDING
        for treasure in range(TREASURES):
            pair = TREASURE_TILES[treasure]
            if t.sunk & pair and not has(t.captured, treasure):
                found |= pair & t.land()
        return found

    def cut_off(self, seat: int) -> bool:
        """There is no way left to Fools' Landing for this pawn."""
        t = self.t
        row = self.distances.to(t, WAY_OF[t.roles[seat]], LANDING)
        return row[t.pawn[seat]] == FAR
