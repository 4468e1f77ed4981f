"""Any position of Pearls: for lessons, puzzles, tests and "what if". Shells go by their ids.

>>> t = lagoon(3, top=["oyster"], pearls=[2, 0, 0], charms=[0, 0, 0], reef="wild")
>>> t.pearls, t.components()["oyster"]
([2, 0, 0], 3)
>>> [choice.id for choice in t.choices()]
['0.pass', '0.look']
"""

from __future__ import annotations

from collections.abc import Sequence

from pearls.box.components import DIE_SIDES, ROUNDS, SHELL
from pearls.setup import lay_out
from pearls.steps.round import Round
from pearls.table.lagoon import STREAMS, Lagoon
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM
from robinsonade.kernel.position import BadPosition, check_box, find


def lagoon(
    seats: int = 2,
    *,
    top: Sequence[str] = (),
    pearls: Sequence[int] | None = None,
    charms: Sequence[int] | None = None,
    air: Sequence[int] | None = None,
    active: int = 0,
    number: int = 1,
    rolls: Sequence[int] = (),
    tide: str = "low",
    reef: str = "calm",
    seed: int = 1,
) -> Lagoon:
    """A lagoon at the beginning of round `number`, begun by the diver `active`.

    `top` names the next shells in the order in which they are opened, `rolls` what the die will
    show. What is not given is as at the beginning of a game.

    >>> lagoon(top=["conch"])
    Traceback (most recent call last):
    robinsonade.kernel.position.BadPosition: there are not so many shells conch
    """
    if not 1 <= number <= ROUNDS:
        raise BadPosition(f"there are rounds 1 to {ROUNDS}, but not {number}")
    t = Lagoon(seats, Chance.seeded(seed, STREAMS))
    lay_out(t, {"tide": tide, "reef": reef, "first": str(active + 1), "colours": RANDOM})
    box = t.components()
    t.log = []
    t.offer = None
    t.deck = deck_with(t.deck.cards, [find(SHELL, name) for name in top])
    t.pearls = list(pearls or t.pearls)
    t.charms = list(charms or t.charms)
    t.air = list(air or t.air)
    t.restore()
    check_box(t, box)
    if not all(1 <= roll <= DIE_SIDES for roll in rolls):
        raise BadPosition(f"the die shows 1 to {DIE_SIDES}, but not {list(rolls)}")
    t.chance.script = [roll - 1 for roll in rolls]
    t.turn = number - 1
    t.agenda = [Round()]
    t.settle()
    return t


def deck_with(cards: list[int], top: list[int]) -> Deck:
    """These cards, some of them on top; nobody has looked at any."""
    rest = cards.copy()
    for shell in top:
        if shell not in rest:
            raise BadPosition(f"there are not so many shells {SHELL.ids[shell]}")
        rest.remove(shell)
    return Deck([*rest, *reversed(top)], [len(cards)], {})
