"""Verbs on goods: food, wood, tiles, fire (effects 2)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import Op
from robinsonade.games.naufragos.box.components import SHARK
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import STORAGE, resolve
from robinsonade.games.naufragos.events import (
    FOOD_LOST,
    FORAGE_ADDED,
    FORAGE_REMOVED,
    FRESH_GAINED,
    SHARK_CAME,
    WOOD_LOST,
)
from robinsonade.games.naufragos.rules.decks import may_fish
from robinsonade.games.naufragos.rules.goods import (
    add_food,
    add_wood,
    carry_food,
    forage_tile,
    light,
    put_out,
)
from robinsonade.games.naufragos.rules.places import at_camp
from robinsonade.games.naufragos.steps.camp.fishing import Fish
from robinsonade.games.naufragos.table.fields import FISH_STREAM
from robinsonade.games.naufragos.table.table import Castaways


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
