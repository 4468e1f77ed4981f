"""Verbs on the boards: camp cards, wreck, weather, actions, constructions."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import CAMP_CARD, Book, Card, CardEffect
from robinsonade.games.naufragos.box.components import (
    ACTION_IDS,
    BUILD_ENERGY,
    BUILDING_IDS,
    GREAT_BONFIRE,
    IS_DEVELOPMENT,
    RAFT,
    WEATHER_IDS,
    WOOD_COUNTERS,
)
from robinsonade.games.naufragos.effects.forms import Change
from robinsonade.games.naufragos.effects.lint import check_kinds
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.games.naufragos.events import (
    ACTION_BLOCKED,
    BUILT,
    PROGRESS_SET,
    WEATHER_SET,
    WRECK_CHANGED,
)
from robinsonade.games.naufragos.rules.camp_board import remove_camp
from robinsonade.games.naufragos.rules.decks import from_reserve
from robinsonade.games.naufragos.rules.goods import move_to_salvage
from robinsonade.games.naufragos.steps.camp.building import make_raft_known
from robinsonade.games.naufragos.steps.camp.camp_cards import place_camp
from robinsonade.games.naufragos.table.fields import replaced
from robinsonade.games.naufragos.table.inventory import wood_used
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.telling import signed


class OnCampBoard(CardEffect):
    """A verb on one camp card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        return cls(reader.only_card(row))

    def check(self, book: Book, card: Card) -> None:
        check_kinds(book, card, [self.card], (CAMP_CARD,))


class PlaceCamp(OnCampBoard):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        if from_reserve(t, self.card):
            place_camp(t, self.card, run.me)

    def brings(self) -> list[int]:
        return [self.card]

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{teller.does(said)} {teller.cards(said, shown=True)}"


class RemoveCamp(OnCampBoard):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        remove_camp(t, self.card)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{teller.does(said)} {teller.cards(said)}"


class WreckCube(Change):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        t.wreck = max(0, t.wreck + self.n)
        t.emit(WRECK_CHANGED, t.wreck)


class SalvageCube(CardEffect):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        move_to_salvage(t)


class Weather(CardEffect):
    """The cube moves by `n`, or `to` a space; no immediate effects of Hot or Storm."""

    __slots__ = ("n", "to")

    def __init__(self, n: int, to: int) -> None:
        self.n = n
        self.to = to  # -1: by n

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        if row.has("to"):
            return cls(0, row.index("to", WEATHER_IDS))
        return cls(row.number("n"), -1)

    def apply(self, t: Castaways, run: Run) -> None:
        moved = max(0, min(len(WEATHER_IDS) - 1, t.weather + self.n))
        t.weather = self.to if self.to >= 0 else moved
        t.emit(WEATHER_SET, t.weather)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        if "to" in said:
            return f"{teller.does(said, way='to')} {{ weather-{said['to']} }}"
        return teller.does(said, **signed(said["n"]))


class BlockAction(CardEffect):
    """An action that nobody can use, this turn or longer."""

    __slots__ = ("action", "turns")

    def __init__(self, action: int, turns: int) -> None:
        self.action = action
        self.turns = turns

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        turns = reader.count(row, "turns", 1)
        return cls(row.index("action", ACTION_IDS), turns)

    def apply(self, t: Castaways, run: Run) -> None:
        until = max(t.blocked[self.action], t.turn + self.turns - 1)
        t.blocked = replaced(t.blocked, self.action, until)
        t.emit(ACTION_BLOCKED, self.action)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{{ action-{said['action']} }}: {teller.does(said, n=said.get('turns', 1))}"


class Construction(CardEffect):
    """NAU-10.7: a new construction, which only the raft can be."""

    __slots__ = ()

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        if row.index("add", BUILDING_IDS) != RAFT:
            raise BadData(row.where, "only the raft comes into play by an effect")
        return cls()

    def apply(self, t: Castaways, run: Run) -> None:
        make_raft_known(t)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{{ building-{said['add']} }}: {teller.does(said)}"


class Progress(CardEffect):
    """NAU-R40: progress by an effect; reaching the requirement finishes the tile."""

    __slots__ = ("building", "n")

    def __init__(self, building: int, n: int) -> None:
        self.building = building
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        building = row.index("target", BUILDING_IDS)
        if not IS_DEVELOPMENT[building]:
            raise BadData(row.where, "only development constructions make progress")
        return cls(building, row.number("n"))

    def apply(self, t: Castaways, run: Run) -> None:
        building = self.building
        if has(t.built, building):
            return
        n = self.n
        if n > 0 and building == GREAT_BONFIRE:
            n = min(n, WOOD_COUNTERS - wood_used(t))
        need = BUILD_ENERGY[building]
        progress = max(0, min(need, t.progress[building] + n))
        t.progress = replaced(t.progress, building, progress)
        t.emit(PROGRESS_SET, building, progress)
        if progress == need:
            t.built |= 1 << building
            t.emit(BUILT, building)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{{ building-{said['target']} }}: {teller.does(said, **signed(said['n']))}"


VERBS: Final[dict[str, type[Effect]]] = {
    "place_camp": PlaceCamp,
    "remove_camp": RemoveCamp,
    "wreck_cube": WreckCube,
    "salvage_cube": SalvageCube,
    "weather": Weather,
    "block_action": BlockAction,
    "construction": Construction,
    "progress": Progress,
}
