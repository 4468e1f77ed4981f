"""Verbs on goods: food, tiles, wood, fire."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import CardEffect
from robinsonade.games.naufragos.box.cards import CARD_INDEX
from robinsonade.games.naufragos.box.components import SHARK
from robinsonade.games.naufragos.effects.forms import Amount
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import STORAGE, resolve
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.games.naufragos.events import (
    FOOD_LOST,
    FORAGE_ADDED,
    FORAGE_REMOVED,
    FRESH_GAINED,
    SHARK_CAME,
    WOOD_LOST,
)
from robinsonade.games.naufragos.rules.camp_board import FISHING
from robinsonade.games.naufragos.rules.goods import (
    add_food,
    add_wood,
    carry_food,
    forage_tile,
    light,
    put_out,
)
from robinsonade.games.naufragos.rules.places import at_camp
from robinsonade.games.naufragos.steps.camp.fishing import Fish, may_fish
from robinsonade.games.naufragos.table.fields import FISH_STREAM
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has


def tell_food(teller: Teller, said: Said, key: str) -> str:
    """Food in the storage, or in somebody's hands."""
    if said.get(key, "storage") == "storage":
        return teller.does(said, n=said["n"])
    return teller.acts(said, key, n=said["n"], at="hand")


class GainFood(CardEffect):
    """`to` the storage (NAU-9.24), or to castaways who carry it."""

    __slots__ = ("n", "to")

    def __init__(self, n: int, to: int) -> None:
        self.n = n
        self.to = to

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        n = reader.count(row)
        target = reader.goal(row, "to")
        return reader.aimed(target, cls(n, target.meant))

    def apply(self, t: Castaways, run: Run) -> None:
        if self.to == STORAGE:
            add_food(t, self.n)
        else:
            for seat in resolve(t, run, self.to):
                carry_food(t, seat, self.n)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return tell_food(teller, said, "to")


class LoseFood(CardEffect):
    """`from` the storage, or from those who carry it."""

    __slots__ = ("n", "of")

    def __init__(self, n: int, of: int) -> None:
        self.n = n
        self.of = of

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        n = reader.count(row)
        target = reader.goal(row, "from")
        return reader.aimed(target, cls(n, target.meant))

    def apply(self, t: Castaways, run: Run) -> None:
        if self.of == STORAGE:
            n = min(self.n, t.food)
            if n:
                t.food -= n
                t.emit(FOOD_LOST, n)
            return
        for seat in resolve(t, run, self.of):
            n = min(self.n, t.carried[seat])
            if n:
                t.carried[seat] -= n
                t.emit(FOOD_LOST, n)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return tell_food(teller, said, "from")


class GainFresh(Amount):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        t.fresh += self.n
        t.emit(FRESH_GAINED, self.n)


class ForageToStorage(Amount):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        for _ in range(min(self.n, t.supply)):
            forage_tile(t)


class AddForage(Amount):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        n = min(self.n, len(t.forage) - t.supply)
        if n > 0:
            t.supply += n
            t.emit(FORAGE_ADDED, n)


class RemoveForage(Amount):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        n = min(self.n, t.supply)
        for _ in range(n):
            t.forage_gone = [*t.forage_gone, t.forage.draw()]
        t.supply -= n
        if n:
            t.emit(FORAGE_REMOVED, n)


class CatchFish(Amount):
    """On the card N-54 abilities and items for fishing count."""

    __slots__ = ("skilled",)

    def __init__(self, n: int, skilled: bool) -> None:
        super().__init__(n)
        self.skilled = skilled

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        return cls(reader.count(row), CARD_INDEX.get(reader.card) == FISHING)

    def apply(self, t: Castaways, run: Run) -> None:
        if run.me >= 0 and has(t.alive, run.me) and may_fish(t):
            t.first(Fish(run.me, self.n, self.skilled))

    def useful(self, t: Castaways, who: int) -> bool:
        return may_fish(t)


class AddShark(CardEffect):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        if not t.shark:
            t.shark = True
            t.fish.mix_in([SHARK], t.chance, FISH_STREAM)
            t.emit(SHARK_CAME)


class GainWood(Amount):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        add_wood(t, self.n)


class LoseWood(Amount):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        n = min(self.n, t.wood)
        if n:
            t.wood -= n
            t.emit(WOOD_LOST, n)


class FireOut(CardEffect):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        put_out(t)

    def useful(self, t: Castaways, who: int) -> bool:
        """A power that touches the fire works only at camp."""
        return t.fire and has(at_camp(t), who)


class FireLit(CardEffect):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        light(t)

    def useful(self, t: Castaways, who: int) -> bool:
        return not t.fire and has(at_camp(t), who)


VERBS: Final[dict[str, type[Effect]]] = {
    "gain_food": GainFood,
    "lose_food": LoseFood,
    "gain_fresh": GainFresh,
    "forage_to_storage": ForageToStorage,
    "add_forage": AddForage,
    "remove_forage": RemoveForage,
    "fish": CatchFish,
    "add_shark": AddShark,
    "gain_wood": GainWood,
    "lose_wood": LoseWood,
    "fire_out": FireOut,
    "fire_lit": FireLit,
}
