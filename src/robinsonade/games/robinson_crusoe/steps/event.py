"""Event phase (RC-5); RC-5.8: with an empty deck there is none."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.robinson_crusoe.box.cards import (
    BOOK,
    EVENT_BACK,
    EVENT_SCRIPT,
    HARMLESS,
    ICON,
    THREAT_SCRIPT,
    back_of,
    beast_of,
)
from robinsonade.games.robinson_crusoe.box.components import ADVENTURE, FIRST_EVENT_ROUND
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.events import (
    ACTION_MARKED,
    EVENT_DRAWN,
    HALF_DRAWN,
    THREAT_LEAVES,
    THREAT_STRIKES,
    TOLD,
    news,
)
from robinsonade.games.robinson_crusoe.rules.decks import show_back
from robinsonade.games.robinson_crusoe.rules.on_stage import PutAway
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.any_time.moments import CARD_MOMENT
from robinsonade.games.robinson_crusoe.steps.fight import CardDone, fight_beast
from robinsonade.games.robinson_crusoe.table.phases import EVENT_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Step

_NO_EVENT: Final = news("no_event")


class EventPhase(Step):
    """RC-5.1, RC-5.2: from the second round on; a beast that lurks is fought first."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.phase = EVENT_PHASE
        if t.turn < FIRST_EVENT_ROUND:
            t.done()
            return True
        t.then(DrawEvent())
        if t.ambush >= 0:
            card = t.ambush
            t.ambush = -1
            t.reveals += 1
            t.open_cards.append(card)
            t.first(fight_beast(t.leader(), beast_of(card), card, 0))
        return True


class DrawEvent(Step):
    """RC-5.3, RC-5.5: cards are drawn until an event card has been resolved.

    RC-R53, RC-R84: before its icon, its effect, or its event half there is a moment.
    """

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        if not t.events.cards:  # RC-5.8
            t.emit(TOLD, _NO_EVENT)
            return True
        card = t.events.draw()
        show_back(t)
        t.reveals += 1
        t.open_cards.append(card)
        who = t.leader()
        if back_of(card) != EVENT_BACK:
            t.emit(HALF_DRAWN, card)
            t.first(CARD_MOMENT, Run(EVENT_SCRIPT[card], 0, card, who))
            return True
        t.emit(EVENT_DRAWN, card)
        steps: list[Step] = []
        if ICON[card] != BOOK:
            mark_action(t, ICON[card], ADVENTURE)
        else:
            steps += [CARD_MOMENT, Run(t.sheet().book, 0, NO_CARD, who)]
        steps += [CARD_MOMENT, Run(EVENT_SCRIPT[card], 0, card, who), Slide(card)]
        t.first(*steps)
        return True


def mark_action(t: Camp, action: int, marker: int) -> None:
    """RC-13.6: a token on an action space, unless one of its kind lies there."""
    if not has(t.action_marks[action], marker):
        t.action_marks[action] |= 1 << marker
        t.emit(ACTION_MARKED, action, marker)


class Slide(PutAway):
    """RC-5.4: the card goes to the right threat space and may push the others."""

    __slots__ = ()

    GOES_TO: ClassVar[str] = "threats"

    def advance(self, t: Camp) -> bool:
        t.done()
        if self.card not in t.open_cards:
            return True
        t.open_cards.remove(self.card)
        pushed = -1
        if t.right >= 0:
            pushed = t.left
            t.left = t.right
        t.right = self.card
        if pushed >= 0:
            strike(t, pushed)
        return True


def strike(t: Camp, card: int) -> None:
    """RC-5.4: the threat effect of a card that leaves, then the card is discarded."""
    t.open_cards.append(card)
    t.emit(THREAT_LEAVES if HARMLESS[card] else THREAT_STRIKES, card)
    t.first(Run(THREAT_SCRIPT[card], 0, card, t.leader()), CardDone(card))


STEPS: Final[tuple[type[Step], ...]] = (
    EventPhase,
    DrawEvent,
    Slide,
)
