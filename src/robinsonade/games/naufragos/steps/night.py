"""The rest step at the end of a turn (NAU-11.8); the action to rest: camp/resting.py."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import NIGHT_LIT, NIGHT_OUT, NIGHT_SAFE
from robinsonade.games.naufragos.events import COLD, FIRE_BURNS
from robinsonade.games.naufragos.rules.goods import put_out
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.rules.people import recover, stat
from robinsonade.games.naufragos.steps.people.injuries import ENERGY_LOSS, Harm
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import mask_of
from robinsonade.kernel.step import Step


class Night(Step):
    """NAU-11.8: the fire burns its wood or goes out; it warms, or everybody is cold."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.done()
        if t.fire:
            if t.fire_wood:
                t.fire_wood = 0
                t.emit(FIRE_BURNS)
            else:
                put_out(t)
        seats = in_order(t, t.alive & ~t.lost)  # NAU-11.1
        if t.fire:
            for seat in seats:
                recover(t, seat, NIGHT_LIT)
        else:
            cold = [seat for seat in seats if stat(t, seat, NIGHT_SAFE) <= 0]
            if cold:
                t.emit(COLD, mask_of(cold))
            t.first(*[Harm(ENERGY_LOSS, seat, -NIGHT_OUT) for seat in cold])
        return True


NIGHT: Final = Night()

STEPS: Final = (Night,)
