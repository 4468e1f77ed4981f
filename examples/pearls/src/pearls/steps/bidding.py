"""Sealed bids, and what comes of them."""

from __future__ import annotations

from typing import Final

from pearls.choices import BIDS, SEAL, Seal
from pearls.events import REVEALED, SEALED
from pearls.prompts import SEAL_PROMPT
from pearls.rules.bids import winner
from pearls.steps.charms import BeforeDive
from pearls.steps.dive import Dive
from pearls.table.lagoon import Lagoon, Sealed
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step

THINKING: Final = 0
HIDDEN: Final = -1


class Bidding(Sealed):
    """PEARL-3.3: all seal a bid at the same time."""

    __slots__ = ("bids",)

    def __init__(self, bids: list[int]) -> None:
        self.bids = tuple(bids)

    def choices(self, t: Lagoon) -> list[Choice]:
        thinking = [seat for seat in t.polling_order() if self.bids[seat] == THINKING]
        return [choice for seat in thinking for choice in SEAL[seat][: t.most_bid(seat)]]

    def take(self, t: Lagoon, choice: Choice) -> None:
        assert isinstance(choice, Seal)
        bids = list(self.bids)
        bids[choice.seat] = choice.bid
        t.emit(SEALED, choice.seat)
        t.then(type(self)(bids) if THINKING in bids else Reveal(bids))

    def prompt(self, t: Lagoon) -> Prompt:
        return Prompt(SEAL_PROMPT)

    def sealed(self) -> bool:
        return True

    def seen_by(self, seat: int) -> Step:
        hidden = [HIDDEN if bid and who != seat else bid for who, bid in enumerate(self.bids)]
        return type(self)(hidden)

    def imagined(self, chance: Chance) -> Step:
        """A bid that a seat cannot see could be any."""
        bids = [chance.pick(list(BIDS)) if bid == HIDDEN else bid for bid in self.bids]
        return type(self)(bids)


class Reveal(Step):
    """PEARL-3.3 to PEARL-3.5: bids are shown, cost as much air, and the highest one dives."""

    __slots__ = ("bids",)

    def __init__(self, bids: list[int]) -> None:
        self.bids = tuple(bids)

    def advance(self, t: Lagoon) -> bool:
        t.reveals += 1
        for seat, bid in enumerate(self.bids):
            t.air[seat] -= bid
            t.emit(REVEALED, seat, bid)
        t.then(BeforeDive(0), Dive(winner(self.bids, t.polling_order())))
        return True


STEPS: Final = (Bidding, Reveal)
