"""What one seat makes of the table: risks, jobs, and where pawns should stand."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.components import (
    ACTIONS_PER_TURN,
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
    tiles_of,
)
from robinsonade.games.forbidden_island.distances import FAR, WAY_OF, Distances
from robinsonade.games.forbidden_island.risk import Forecast
from robinsonade.games.forbidden_island.sets import Sets
from robinsonade.games.forbidden_island.table import Island
from robinsonade.games.forbidden_island.weights import Weights

HOT_TILES: Final = 4  # so many flooded tiles draw pawns to them


def powers(share: float) -> list[float]:
    """What is left of 1 after so many steps; nothing if there is no way."""
    left = [1.0] * (FAR + 1)
    for steps in range(1, FAR):
        left[steps] = left[steps - 1] * share
    left[FAR] = 0.0
    return left


class Situation:
    """Everything worked out once for a decision, and shared by all its choices."""

    __slots__ = (
        "danger",
        "distances",
        "forecast",
        "gain",
        "goals",
        "home_run",
        "hot",
        "meet_shrink",
        "needed",
        "pawn",
        "peril",
        "sets",
        "shrink",
        "standing",
        "t",
        "w",
    )

    def __init__(self, t: Island, w: Weights, distances: Distances) -> None:
        self.t = t
        self.w = w
        self.distances = distances
        distances.look(t)
        self.sets = Sets(t, w)
        self.pawn = t.pawn.copy()
        self.home_run = t.captured == ALL_TREASURES
        self.needed = self.needed_tiles()
        self.shrink = powers(w.step)
        self.meet_shrink = powers(w.meet_step)
        self.standing: list[list[float]] = [[] for _ in range(t.seats)]
        self.goals = [0] * t.seats  # masks of tiles worth flying to
        # Worked out only for those who ask (look_ahead).
        self.forecast: Forecast | None = None
        self.gain: list[float] = []  # of shoring up a tile
        self.peril: list[float] = []  # of that the part for the next Flood phase
        self.hot: list[int] = []  # flooded tiles most worth shoring up
        self.danger: list[list[float]] = [[] for _ in range(t.seats)]

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
        follower = (t.active + 1) % t.seats
        way = WAY_OF[t.roles[follower]]
        start = t.pawn[follower]
        for tile in tiles_of(t.flooded):
            cost = self.tile_cost(tile)
            risk = w.soon * soon[tile] + w.later * later[tile]
            if self.distances.to(t, way, tile)[start] <= ACTIONS_PER_TURN:
                risk *= w.relief  # the next player can still see to it
            risk += now[tile]
            self.gain[tile] = cost * risk
            self.peril[tile] = cost * now[tile]
        for seat in range(t.seats):  # others will not move away before the next draw
            tile = t.pawn[seat]
            if t.flooded >> tile & 1:
                danger = self.swim_danger(seat)[tile]
                self.peril[tile] += danger
                if seat != t.active:
                    self.gain[tile] += danger

    def tile_cost(self, tile: int) -> float:
        """What the team loses with a tile."""
        t = self.t
        w = self.w
        cost = w.link * (t.near[tile] & self.needed).bit_count()
        if tile == LANDING:
            return cost + w.landing + w.landing_later * t.captured.bit_count()
        treasure = TREASURE_AT[tile]
        if treasure < 0 or t.captured >> treasure & 1:
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
        return cost + (w.treasure_twin_wet if t.flooded & twin else w.treasure)

    def needed_tiles(self) -> int:
        """FI-12.2, FI-12.3: Fools' Landing and the tiles of treasures not yet captured."""
        t = self.t
        needed = 1 << LANDING
        for treasure in range(TREASURES):
            if not t.captured >> treasure & 1:
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
            row = self.distances.to(self.t, way, target)
            for tile in range(TILES):
                worth = value * shrink[row[tile]]
                if worth > standing[tile]:
                    standing[tile] = worth

    def stand(self, seat: int) -> list[float]:
        """How good it is for a pawn to stand on each tile at the end of the turn."""
        standing = self.standing[seat]
        if standing:
            return standing
        standing = [0.0] * TILES
        t = self.t
        w = self.w
        land = t.land()
        if self.home_run:
            self.towards(seat, 1 << LANDING, w.home, self.shrink, standing)
        else:
            if t.captured:
                early = w.home_early * t.captured.bit_count()
                self.towards(seat, 1 << LANDING, early, self.shrink, standing)
            for treasure in range(TREASURES):
                collector = self.sets.collector[treasure]
                if collector >= 0:
                    self.stand_for(seat, treasure, collector, land, standing)
        self.standing[seat] = standing
        return standing

    def stand_for(
        self, seat: int, treasure: int, collector: int, land: int, standing: list[float]
    ) -> None:
        """Where a pawn should be for the sake of one treasure."""
        t = self.t
        w = self.w
        count = t.hands[seat * HELD + treasure]
        places = TREASURE_TILES[treasure] & land
        if count >= CARDS_TO_CAPTURE:
            now = self.look_ahead().now
            for place in tiles_of(places):
                safety = 1.0 - now[place] if t.flooded >> place & 1 else 1.0
                self.towards(seat, 1 << place, w.carry * safety, self.shrink, standing)
        elif seat == collector:
            self.towards(seat, places, w.approach[count], self.shrink, standing)
            for giver in range(t.seats):
                cards = t.hands[giver * HELD + treasure]
                if giver != seat and cards and not GIVES_ANYWHERE[t.roles[giver]]:
                    cards = min(cards, CARDS_TO_CAPTURE - count)
                    gift = self.sets.gift(treasure, giver, seat, cards)
                    if gift > 0.0:
                        self.towards(
                            seat,
                            1 << self.pawn[giver],
                            w.meet_back * gift,
                            self.meet_shrink,
                            standing,
                        )
        elif count and not GIVES_ANYWHERE[t.roles[seat]]:
            most = t.hands[collector * HELD + treasure]
            cards = min(count, CARDS_TO_CAPTURE - most)
            if cards > 0:
                gift = self.sets.gift(treasure, seat, collector, cards)
                if gift > 0.0:
                    self.towards(
                        seat, 1 << self.pawn[collector], w.meet * gift, self.meet_shrink, standing
                    )

    def swim_danger(self, seat: int) -> list[float]:
        """FI-9.7, FI-12.4: what it costs to stand on each flooded tile when it may sink."""
        danger = self.danger[seat]
        if danger:
            return danger
        danger = [0.0] * TILES
        t = self.t
        w = self.w
        role = t.roles[seat]
        land = t.land()
        now = self.look_ahead().now
        safe = SWIMS_ANYWHERE[role] or SWIMS_FAR[role]
        beside = t.around if SWIMS_DIAGONALLY[role] else t.near
        drown = w.drown if not self.sets.lifts else self.sets.lift_worth()
        for tile in tiles_of(t.flooded):
            cost = w.swim if safe or beside[tile] & land else drown
            danger[tile] = now[tile] * cost
        self.danger[seat] = danger
        return danger

    def place(self, seat: int, tile: int) -> float:
        """What it is worth that a pawn stands on a tile, apart from what it can do this turn."""
        value = self.stand(seat)[tile]
        if self.t.flooded >> tile & 1:
            value -= self.swim_danger(seat)[tile]
        return value

    def cut_off(self, seat: int) -> bool:
        """There is no way left to Fools' Landing for this pawn."""
        t = self.t
        row = self.distances.to(t, WAY_OF[t.roles[seat]], LANDING)
        return row[t.pawn[seat]] == FAR
