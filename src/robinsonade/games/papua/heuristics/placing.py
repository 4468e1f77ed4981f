"""Which dice go where: the best way to place explorers, for the greedy player."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import ALL_ZONES, FACES, HIGHEST, ZONES, ZONES_OF
from robinsonade.games.papua.heuristics.worth import Worth
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.masks import has
from robinsonade.kernel.policy import WORST

MIDDLE_MARKER: Final = (1 + HIGHEST) // 2  # for one that does not lie yet


class Placing:
    """What each zone is worth with so many own explorers, worked out once for a decision."""

    __slots__ = ("cost", "free", "here", "most", "pool", "t", "value", "zone_of")

    def __init__(self, v: Worth, more: int) -> None:
        """For the dice on the table and so many more."""
        t: Papua = v.t
        seat = v.seat
        self.t = t
        self.pool = t.pool[seat]
        self.zone_of = t.zone_of
        self.free = t.free_zones()
        self.here = [t.here(seat, zone) for zone in range(ZONES)]
        spare = t.food[seat] - v.need - t.on_board(seat)
        self.cost = min(v.energy, v.food) if spare > 0 else v.energy
        if t.energy[seat] - t.on_board(seat) <= 0 and spare <= 0:
            self.cost = v.w.below_zero
        self.most = min(self.pool, sum(t.dice[1:FACES]) + more)
        # value[zone][n]: n more explorers there. The number of a free marker is not known yet.
        self.value: list[list[float]] = []
        for zone in range(ZONES):
            number = t.zone_of.index(zone) if zone in t.zone_of else MIDDLE_MARKER
            row = [0.0]
            if has(self.free, zone) or zone in t.zone_of:
                now = v.of_zone(zone, self.here[zone], number)
                for n in range(1, self.most + 1):
                    row.append(v.of_zone(zone, self.here[zone] + n, number) - now)
            self.value.append(row)

    def zones_for(self, face: int, zone_of: list[int], free: int) -> list[int]:
        """PAP-5.6: where dice of this number can go."""
        zone = zone_of[face]
        return [zone] if zone >= 0 else ZONES_OF[free]

    def gain(self, zone: int, dice: int, placed: int, pool: int) -> tuple[float, int]:
        """The best gain for each explorer in a zone, and how many of them that takes."""
        row = self.value[zone]
        best, people = WORST, 1
        for n in range(1, min(dice, pool) + 1):
            if placed + n >= len(row):
                break
            each = (row[placed + n] - row[placed]) / n - self.cost
            if each > best:
                best, people = each, n
        return best, people

    def total(self, dice: list[int]) -> float:
        """What dice are worth that are all used as well as possible."""
        left = dice[:FACES]
        zone_of = self.zone_of.copy()
        free = self.free
        placed = [0] * ZONES
        pool = self.pool
        total = 0.0
        while pool:
            best, best_people, best_face, best_zone = 0.0, 0, 0, 0
            for face in range(1, HIGHEST + 1):
                if left[face]:
                    for zone in self.zones_for(face, zone_of, free):
                        each, people = self.gain(zone, left[face], placed[zone], pool)
                        if each > best:
                            best, best_people, best_face, best_zone = each, people, face, zone
            if best_people == 0:
                break
            total += best * best_people
            left[best_face] -= best_people
            placed[best_zone] += best_people
            pool -= best_people
            if zone_of[best_face] < 0:
                zone_of[best_face] = best_zone
                free &= ALL_ZONES & ~(1 << best_zone)
        return total
