"""The storage, the fire, the forage supply and the wreck (NAU-2.5, NAU-6.4, NAU-7.7, NAU-9.7)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import FOOD_COUNTERS, FORAGE_VALUES, WOOD_COUNTERS
from robinsonade.games.naufragos.events import (
    FIRE_LIT,
    FIRE_OUT,
    FOOD_GAINED,
    FOOD_TAKEN,
    FORAGED,
    SALVAGE_READY,
    WOOD_GAINED,
)
from robinsonade.games.naufragos.table.inventory import food_used, wood_used
from robinsonade.games.naufragos.table.table import Castaways


def add_food(t: Castaways, n: int) -> None:
    """NAU-2.5: counters to the storage, as many as the reserve has."""
    n = min(n, FOOD_COUNTERS - food_used(t))
    if n > 0:
        t.food += n
        t.emit(FOOD_GAINED, n)


def carry_food(t: Castaways, seat: int, n: int) -> None:
    """Counters for a castaway to carry."""
    n = min(n, FOOD_COUNTERS - food_used(t))
    if n > 0:
        t.carried[seat] += n
        t.emit(FOOD_TAKEN, seat, n)


def add_wood(t: Castaways, n: int) -> None:
    n = min(n, WOOD_COUNTERS - wood_used(t))
    if n > 0:
        t.wood += n
        t.emit(WOOD_GAINED, n)


def put_out(t: Castaways) -> None:
    """NAU-9.7: the fire goes out, wood on it is discarded."""
    if t.fire:
        t.fire = False
        t.fire_wood = 0
        t.emit(FIRE_OUT)


def light(t: Castaways) -> None:
    """Turn the tile; one wood of the storage goes on it if there is one."""
    if not t.fire:
        t.fire = True
        if t.wood:
            t.wood -= 1
            t.fire_wood = 1
        t.emit(FIRE_LIT)


def forage_tile(t: Castaways) -> None:
    """NAU-6.4: one tile of the supply, face up to the storage."""
    tile = t.forage.draw()
    t.supply -= 1
    t.forage_caught[tile] += 1
    t.reveals += 1
    t.emit(FORAGED, FORAGE_VALUES[tile])


def move_to_salvage(t: Castaways) -> None:
    """One cube from the wreck to the Salvage action, if it has none and one is left."""
    if t.wreck and not t.salvage:
        t.wreck -= 1
        t.salvage = True
        t.emit(SALVAGE_READY, t.wreck)
