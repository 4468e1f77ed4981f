"""When the camp moves, +1 tokens of items may come along (RC-8.8, RC-11.6)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import PALISADE, ROOF
from robinsonade.games.robinson_crusoe.choices import ANSWERING_NO, NO, TO_INVENTION, Pick
from robinsonade.games.robinson_crusoe.prompts import PICK_PROMPT, TAKING_ALONG
from robinsonade.games.robinson_crusoe.rules.decks import lose_shortcut
from robinsonade.games.robinson_crusoe.rules.island import carry, move_camp, portable
from robinsonade.games.robinson_crusoe.table.links import REFUND_LINK
from robinsonade.games.robinson_crusoe.table.records import Link
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step


class TakeAlong(Step):
    """The team picks, one after the other, the items whose tokens follow the camp."""

    __slots__ = ("before",)

    def __init__(self, before: int) -> None:
        self.before = before  # the space of the old camp

    def advance(self, t: Camp) -> bool:
        if portable(t, self.before):
            return False
        t.done()
        return True

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.decider()
        found = [TO_INVENTION[seat][item] for item in portable(t, self.before)]
        return [*found, NO[seat]]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        if choice.kind is ANSWERING_NO:
            t.done()
        else:
            carry(t, choice.value)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.decider(), TAKING_ALONG)


def relocate(t: Camp, space: int, card: int) -> None:
    """RC-11.6: the camp moves; a card that forced it remembers what that cost."""
    roof, palisade = t.levels[ROOF], t.levels[PALISADE]
    t.first(TakeAlong(t.camp))
    move_camp(t, space)
    lose_shortcut(t)
    if card >= 0:
        roof, palisade = roof - t.levels[ROOF], palisade - t.levels[PALISADE]
        t.links.append(Link(card, REFUND_LINK, roof, palisade))


STEPS: Final[tuple[type[Step], ...]] = (TakeAlong,)
