"""Who is who (NAU-3.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import ABILITY_ENERGY, PERSONS
from robinsonade.games.naufragos.choices import CAST, Act
from robinsonade.games.naufragos.events import CAST_AS
from robinsonade.games.naufragos.prompts import CAST_PROMPT
from robinsonade.games.naufragos.steps.turn import TURN
from robinsonade.games.naufragos.table.fields import replaced
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step
from robinsonade.kernel.table import CLOCKWISE


class Casting(Step):
    """NAU-3.3: from the starting player clockwise each chooses a castaway; no ability twice."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at  # how many have chosen

    def advance(self, t: Castaways) -> bool:
        if self.at < t.seats:
            return False
        t.then(TURN)
        return True

    def choices(self, t: Castaways) -> list[Choice]:
        seat = CLOCKWISE[t.seats][t.active][self.at]
        taken = [person >> 1 for person in t.persons if person >= 0]
        return [CAST[seat][person] for person in range(PERSONS) if person >> 1 not in taken]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        cast(t, choice.seat, choice.what)
        t.then(Casting(self.at + 1))

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(CAST_PROMPT, CLOCKWISE[t.seats][t.active][self.at])


def cast(t: Castaways, seat: int, person: int) -> None:
    """NAU-4.1: the energy marker starts on the highest number."""
    t.persons = replaced(t.persons, seat, person)
    t.energy[seat] = ABILITY_ENERGY[person >> 1]
    t.emit(CAST_AS, seat, person)


STEPS: Final = (Casting,)
