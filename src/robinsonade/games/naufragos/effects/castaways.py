"""Verbs on castaways: energy, injuries, story, who is lost."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.games.naufragos.effects.forms import Personal, Somebody
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import CHOSEN, SELF, resolve, side_of
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.games.naufragos.events import BACK_SAFE, EXTRA_ENERGY
from robinsonade.games.naufragos.rules.people import recover, usable
from robinsonade.games.naufragos.rules.places import company
from robinsonade.games.naufragos.rules.story_tokens import gain_story, lose_story
from robinsonade.games.naufragos.steps.exploration.lost import get_lost
from robinsonade.games.naufragos.steps.people.injuries import (
    ENERGY_LOSS,
    INJURY,
    SEQUELA,
    Harm,
    heal,
    injure_times,
    lose_energy,
)
from robinsonade.games.naufragos.table.fields import FROM_EFFECTS
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.telling import signed


class Energy(Personal):
    """Gained, or lost with a negative `n`."""

    __slots__ = ()

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        n = row.number("n")
        target = reader.target(row, "who")
        return reader.aimed(target, cls(target.meant, n))

    def apply(self, t: Castaways, run: Run) -> None:
        seats = resolve(t, run, self.who)
        if self.n >= 0:
            for seat in seats:
                recover(t, seat, self.n)
        elif len(seats) == 1:
            lose_energy(t, seats[0], -self.n)
        else:
            t.first(*[Harm(ENERGY_LOSS, seat, -self.n) for seat in seats])

    def useful(self, t: Castaways, who: int) -> bool:
        return self.n < 0 or self.who != SELF or t.energy[who] < usable(t, who)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return teller.acts(said, "who", **signed(said["n"]))


class ExtraEnergy(Personal):
    """NAU-16.6: markers for this turn."""

    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.who):
            t.extra[seat] += self.n
            t.emit(EXTRA_ENERGY, seat, self.n)


class Injury(Personal):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        seats = resolve(t, run, self.who)
        if len(seats) == 1:
            injure_times(t, seats[0], self.n)
        else:
            t.first(*[Harm(INJURY, seat, self.n) for seat in seats])


class Heal(Personal):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.who):
            heal(t, seat, self.n)

    def useful(self, t: Castaways, who: int) -> bool:
        if self.who == SELF:
            return t.injuries[who] > 0
        if self.who != CHOSEN:
            return True
        return any(t.injuries[seat] for seat in members(company(t, who)))


class Sequela(Personal):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        t.first(*[Harm(SEQUELA, seat, self.n) for seat in resolve(t, run, self.who)])


class Story(Personal):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.who):
            gain_story(t, seat, self.n, FROM_EFFECTS)


class LoseStory(Personal):
    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.who):
            lose_story(t, seat, self.n)


class Lost(Somebody):
    """NAU-9.15: lost together, at the difficulty of this moment."""

    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        get_lost(t, side_of(t, run, self.who) & ~t.lost)


class ReturnToCamp(Somebody):
    """Home without a roll."""

    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.who):
            if has(t.party | t.lost, seat):
                t.party &= ~(1 << seat)
                t.lost &= ~(1 << seat)
                t.group[seat] = NOBODY
                t.emit(BACK_SAFE, 1 << seat)


VERBS: Final[dict[str, type[Effect]]] = {
    "energy": Energy,
    "extra_energy": ExtraEnergy,
    "injury": Injury,
    "heal": Heal,
    "sequela": Sequela,
    "story": Story,
    "lose_story": LoseStory,
    "lost": Lost,
    "return_to_camp": ReturnToCamp,
}
