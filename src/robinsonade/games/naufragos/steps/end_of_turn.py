"""The end of a turn: injuries and maintenance (NAU-12)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import ON_MAINTENANCE, WHEN_INJURIES
from robinsonade.games.naufragos.box.components import (
    EASIEST,
    FACES,
    FOOD_COUNTERS,
    INJURY_DICE,
    NOBODY,
    PRESERVE_FOOD,
)
from robinsonade.games.naufragos.choices import PRESERVE, TREAT, Act
from robinsonade.games.naufragos.events import PRESERVED, SPOILED, TREATED
from robinsonade.games.naufragos.prompts import (
    FOR_INJURIES,
    MAINTENANCE_BEGINS,
    NIGHT_BEGINS,
    PRESERVE_PROMPT,
    TREAT_PROMPT,
)
from robinsonade.games.naufragos.rules.goods import put_out
from robinsonade.games.naufragos.rules.items import refresh_items
from robinsonade.games.naufragos.rules.order import in_order, pass_tile
from robinsonade.games.naufragos.rules.people import stat
from robinsonade.games.naufragos.rules.places import at_camp
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES, Attentive
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.steps.camp.ongoing import Ongoing
from robinsonade.games.naufragos.steps.dice.rolls import ANY_ROLL, Judged, roll
from robinsonade.games.naufragos.steps.people.injuries import scar
from robinsonade.games.naufragos.table.fields import END_PHASE, replaced
from robinsonade.games.naufragos.table.inventory import food_used
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.step import Prompt, Step


class EndOfTurn(Step):
    """NAU-12: injuries, then maintenance."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.phase = END_PHASE
        t.treated = [0] * t.seats
        steps: list[Step] = [RESPITES[NIGHT_BEGINS]]
        for seat in in_order(t, t.alive & ~t.lost):
            if stat(t, seat, INJURY_DICE) < 0:
                steps.append(Treat(seat))
        t.then(
            *steps,
            INJURIES,
            RESPITES[MAINTENANCE_BEGINS],
            Ongoing(ON_MAINTENANCE, 0, NOBODY),
            KEEP_FOOD,
            MAINTENANCE,
        )
        occasion(t, WHEN_INJURIES, t.alive)
        return True


class Treat(Attentive):
    """D17: the physician spares one castaway at camp a die."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def patients(self, t: Castaways) -> list[int]:
        return [seat for seat in members(at_camp(t)) if t.injuries[seat]]

    def advance(self, t: Castaways) -> bool:
        if has(t.alive, self.seat) and self.patients(t):
            return False
        t.done()
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        return [PASS[self.seat], *[TREAT[self.seat][who] for who in self.patients(t)]]

    def take(self, t: Castaways, choice: Choice) -> None:
        t.done()
        if isinstance(choice, Act):
            patient = choice.what
            spared = t.treated[patient] - stat(t, self.seat, INJURY_DICE)
            t.treated = replaced(t.treated, patient, spared)
            t.emit(TREATED, self.seat, choice.what)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(TREAT_PROMPT, self.seat)


class Injuries(Step):
    """NAU-12.1: everybody with injuries rolls, lost ones too."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.then_all([Fester(seat, False) for seat in in_order(t, t.alive) if t.injuries[seat]])
        return True


class Fester(Judged):
    """NAU-12.1: a die for each injury; a 1 makes the topmost one a sequela."""

    __slots__ = ("seat", "rolled")

    def __init__(self, seat: int, rolled: bool) -> None:
        self.seat = seat
        self.rolled = rolled

    def advance(self, t: Castaways) -> bool:
        if self.rolled:
            t.done()
            if 1 in t.rolled and has(t.alive, self.seat):
                scar(t, self.seat)
            return True
        dice = t.injuries[self.seat] - t.treated[self.seat]
        if dice <= 0 or not has(t.alive, self.seat):
            t.done()
            return True
        t.then(Fester(self.seat, True))
        roll(t, dice, 1 << self.seat, ANY_ROLL)
        return True

    def rolled_for(self) -> int:
        return FOR_INJURIES

    def is_good(self, t: Castaways) -> bool:
        return 1 not in t.rolled

    def counted(self, t: Castaways) -> int:
        return 0

    def chance(self, t: Castaways, dice: int) -> float:
        return ((FACES - 1) / FACES) ** dice


class KeepFood(Step):
    """NAU-12.7: cook and pot preserve fresh food before it spoils."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        seats = in_order(t, t.alive & ~t.lost)
        t.then_all([Preserve(seat) for seat in seats if stat(t, seat, PRESERVE_FOOD) > 0])
        return True


class Preserve(Attentive):
    """D18: how many cubes become counters."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def most(self, t: Castaways) -> int:
        room = FOOD_COUNTERS - food_used(t)
        return min(t.fresh, room, stat(t, self.seat, PRESERVE_FOOD))

    def advance(self, t: Castaways) -> bool:
        if self.most(t) > 0:
            return False
        t.done()
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        return PRESERVE[self.seat][: self.most(t) + 1]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        t.done()
        t.fresh -= choice.what
        t.food += choice.what
        if choice.what:
            t.emit(PRESERVED, self.seat, choice.what)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(PRESERVE_PROMPT, self.seat, t.fresh)


class Maintenance(Step):
    """NAU-12.2 to NAU-12.6, NAU-7.9; then the next turn, or the time is up (NAU-13.5)."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        if t.fresh:
            spoiled = t.fresh
            t.fresh = 0
            t.emit(SPOILED, spoiled)
        for seat in members(t.lost):
            t.lost_at = replaced(t.lost_at, seat, max(EASIEST, t.lost_at[seat] - 1))
        if not pass_tile(t):
            put_out(t)
        t.extra = [0] * t.seats
        t.bonus_used = 0
        refresh_items(t)
        t.done()
        if not t.events.cards:
            t.end("lost-time", 0)
        return True


END_OF_TURN: Final = EndOfTurn()
INJURIES: Final = Injuries()
KEEP_FOOD: Final = KeepFood()
MAINTENANCE: Final = Maintenance()


STEPS: Final = (
    EndOfTurn,
    Treat,
    Injuries,
    Fester,
    KeepFood,
    Preserve,
    Maintenance,
)
