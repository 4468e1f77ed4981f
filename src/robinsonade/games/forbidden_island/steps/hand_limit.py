"""The hand limit (FI-8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    CARD,
    CARDS,
    HAND_LIMIT,
    HELD,
    MOST_SEATS,
)
from robinsonade.games.forbidden_island.choices import DISCARD, Discard
from robinsonade.games.forbidden_island.events import DISCARDED
from robinsonade.games.forbidden_island.prompts import HAND_LIMIT_PROMPT
from robinsonade.games.forbidden_island.rules.special_cards import (
    MOST_PLAYS,
    add_special_cards,
)
from robinsonade.games.forbidden_island.steps.special_cards import Open
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt


class HandLimit(Open):
    """FI-8.1, FI-8.4, FI-8.5: with six cards a player gets rid of one before anything else."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card  # the one just received

    def advance(self, t: Island) -> bool:
        if t.hand_size(self.seat) > HAND_LIMIT:
            return False
        t.done()
        return True

    def choices(self, t: Island) -> list[Choice]:
        """FI-8.2, FI-8.3, FI-7.6 W4, FI-14.4: discard any card, or use an own Special card instead.

        FI-8.6: a winning Helicopter Lift among them.
        """
        found: list[Choice] = []
        discards = DISCARD[self.seat]
        for card in range(HELD):
            if t.holds(self.seat, card):
                found.append(discards[card])
        add_special_cards(t, self.seat, found)
        return found

    def take(self, t: Island, choice: Choice) -> None:
        if isinstance(choice, Discard):
            t.discard(self.seat, choice.card)
            t.emit(DISCARDED, self.seat, choice.card)

    def prompt(self, t: Island) -> Prompt:
        plays: list[Choice] = []
        add_special_cards(t, self.seat, plays)
        return ASKED[self.seat][self.card][len(plays)]

    def about_card(self, t: Island) -> CardAsked | None:
        """The one just received: it, too, may go."""
        return CardAsked(CARD, self.card, self.seat, ("keep", "discard"))


# Made once: what somebody with such a card and so many plays is asked.
ASKED: Final = [
    [
        [Prompt(HAND_LIMIT_PROMPT, seat, card, plays) for plays in range(MOST_PLAYS + 1)]
        for card in range(CARDS)
    ]
    for seat in range(MOST_SEATS)
]


def check_hand(t: Island, seat: int, card: int) -> None:
    """FI-8.4, FI-8.7: the limit counts as soon as a card has been received, in any turn."""
    if t.hand_size(seat) > HAND_LIMIT:
        t.first(HandLimit(seat, card))


STEPS: Final = (HandLimit,)
