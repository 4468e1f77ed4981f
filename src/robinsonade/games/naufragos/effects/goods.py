"""Verbs on goods: food, wood, tiles, fire (effects 2)."""

from __future__ import annotations

from robinsonade.games.naufragos.cards import Op
from robinsonade.games.naufragos.components import FOOD_COUNTERS, SHARK, WOOD_COUNTERS
from robinsonade.games.naufragos.decks import may_fish
from robinsonade.games.naufragos.effects.targets import STORAGE, resolve
from robinsonade.games.naufragos.events import (
    FIRE_LIT,
    FIRE_OUT,
    FOOD_GAINED,
    FOOD_LOST,
    FOOD_TAKEN,
    FORAGE_ADDED,
    FORAGE_REMOVED,
    FRESH_GAINED,
    SHARK_CAME,
    WOOD_GAINED,
    WOOD_LOST,
)
from robinsonade.games.naufragos.inventory import food_used, wood_used
from robinsonade.games.naufragos.places import at_camp
from robinsonade.games.naufragos.steps.fishing import Fish
from robinsonade.games.naufragos.steps.foraging import forage_tile
from robinsonade.games.naufragos.steps.run import Run
from robinsonade.games.naufragos.table import FISH_STREAM, Castaways


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


class Number(Op):
    """A verb with nothing but a number."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class GainFood(Op):
    __slots__ = ("n", "to")

    def __init__(self, n: int, to: int) -> None:
        self.n = n
        self.to = to

    def run(self, t: Castaways, ctx: Run) -> None:
        if self.to == STORAGE:
            add_food(t, self.n)
        else:
            for seat in resolve(t, ctx, self.to):
                carry_food(t, seat, self.n)


class LoseFood(Op):
    __slots__ = ("n", "of")

    def __init__(self, n: int, of: int) -> None:
        self.n = n
        self.of = of

    def run(self, t: Castaways, ctx: Run) -> None:
        if self.of == STORAGE:
            n = min(self.n, t.food)
            if n:
                t.food -= n
                t.emit(FOOD_LOST, n)
            return
        for seat in resolve(t, ctx, self.of):
            n = min(self.n, t.carried[seat])
            if n:
                t.carried[seat] -= n
                t.emit(FOOD_LOST, n)


class GainFresh(Number):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        t.fresh += self.n
        t.emit(FRESH_GAINED, self.n)


class ForageToStorage(Number):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        for _ in range(min(self.n, t.supply)):
            forage_tile(t)


class AddForage(Number):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        n = min(self.n, len(t.forage) - t.supply)
        if n > 0:
            t.supply += n
            t.emit(FORAGE_ADDED, n)


class RemoveForage(Number):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        n = min(self.n, t.supply)
        for _ in range(n):
            t.forage_gone = [*t.forage_gone, t.forage.draw()]
        t.supply -= n
        if n:
            t.emit(FORAGE_REMOVED, n)


class FishOp(Number):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        if ctx.me >= 0 and t.alive >> ctx.me & 1 and may_fish(t):
            t.first(Fish(ctx.me, self.n, False))


class FishHere(Number):
    """`fish` on the card N-54: abilities and items for fishing count."""

    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        if ctx.me >= 0 and t.alive >> ctx.me & 1 and may_fish(t):
            t.first(Fish(ctx.me, self.n, True))


class AddShark(Op):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        if not t.shark:
            t.shark = True
            t.fish.mix_in([SHARK], t.chance, FISH_STREAM)
            t.emit(SHARK_CAME)


class GainWood(Number):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        add_wood(t, self.n)


class LoseWood(Number):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        n = min(self.n, t.wood)
        if n:
            t.wood -= n
            t.emit(WOOD_LOST, n)


class FireOut(Op):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        put_out(t)

    def useful(self, t: Castaways, me: int) -> bool:
        return t.fire and bool(at_camp(t) >> me & 1)


class FireLit(Op):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        light(t)

    def useful(self, t: Castaways, me: int) -> bool:
        """A power that touches the fire works only at camp."""
        return not t.fire and bool(at_camp(t) >> me & 1)
