"""The card that is being resolved, and the dice, for those who are asked about them."""

from __future__ import annotations

from typing import ClassVar

from robinsonade.games.robinson_crusoe.box.cards import CARD, MAY_BE_KEPT, MAY_RETURN
from robinsonade.games.robinson_crusoe.box.components import ACTION_IDS
from robinsonade.games.robinson_crusoe.box.dice import DIE_IDS
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.staged import CardAsked, DiceAsked
from robinsonade.kernel.step import Step


class PutAway(Step):
    """A card that has been resolved goes where it belongs."""

    __slots__ = ("card",)

    GOES_TO: ClassVar[str] = "discard"

    def __init__(self, card: int) -> None:
        self.card = card

    def ends_card(self, card: int) -> bool:
        return self.card == card


def card_asked(t: Camp, card: int, seat: int) -> CardAsked | None:
    """A card on its way, and where it may go; None: it is no card."""
    if card < 0:
        return None
    goes_to: list[str] = []
    if MAY_RETURN[card]:
        goes_to.append("events")
    if MAY_BE_KEPT[card]:
        goes_to.append("keep")
    for step in t.agenda:
        if isinstance(step, PutAway) and step.card == card and step.GOES_TO not in goes_to:
            goes_to.append(step.GOES_TO)
    return CardAsked(CARD, card, seat, tuple(goes_to))


def open_card(t: Camp, seat: int) -> CardAsked | None:
    """The card that is being resolved, if there is one."""
    return card_asked(t, t.open_cards[-1], seat) if t.open_cards else None


def die_asked(action: int, die: int, hit: int) -> DiceAsked:
    """One die of an action: does it show what it is named after?"""
    return DiceAsked([(f"{ACTION_IDS[action]}-{DIE_IDS[die]}", DIE_IDS[die] if hit else "blank")])
