"""Drawing mystery cards (RC-12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import (
    EFFECT_SCRIPT,
    MONSTER,
    TRAP_CARD,
    TREASURE,
    mystery_kind,
    passive_of,
)
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS, TOKEN_TIMING, TOKENS
from robinsonade.games.robinson_crusoe.box.lasting import IGNORE_TRAP
from robinsonade.games.robinson_crusoe.choices import ANSWERING_NO, NO, YES
from robinsonade.games.robinson_crusoe.events import (
    MYSTERY_ASIDE,
    MYSTERY_DRAWN,
    TOKEN_USED,
    TOLD,
    news,
)
from robinsonade.games.robinson_crusoe.prompts import ASK_PROMPT, DRAWING_FEWER, GOING_ON, IGNORING
from robinsonade.games.robinson_crusoe.rules.decks import draw_mystery, return_mysteries
from robinsonade.games.robinson_crusoe.rules.on_stage import card_asked
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.any_time.moments import CARD_MOMENT
from robinsonade.games.robinson_crusoe.steps.fight import CardDone, survives
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step

OVER: Final = news("mystery_over")
# How a drawing goes.
FORCED: Final = 1  # no stopping before the numbers are met
ALL_KINDS: Final = 2  # every card counts
WHIPPED: Final = 4  # RC-R85: a trap of this drawing was ignored with the Whip
_DRAW_TOKENS: Final = [i for i in range(TOKENS) if TOKEN_TIMING[i] == "mystery_draw"]
FEWER: Final = TOKEN_IDS.index("volcano_island_minus")
SKIP_TRAP: Final = TOKEN_IDS.index("volcano_island_bowtie")
SKIP_MONSTER: Final = TOKEN_IDS.index("volcano_island_cross")


class Mystery(Step):
    """A drawing: how many cards of which kind may still be resolved; `aside` waits to go back.

    RC-14.4, RC-R81: Friday's drawing ends at once when he dies, a forced one too.
    """

    __slots__ = ("who", "left", "treasures", "traps", "monsters", "both", "flags", "state", "aside")

    def __init__(
        self,
        who: int,
        left: int,
        treasures: int,
        traps: int,
        monsters: int,
        both: int,
        flags: int,
        state: int,
        aside: Sequence[int],  # a list, if it comes from a file
    ) -> None:
        self.who = who
        self.left = left  # cards still to resolve
        self.treasures = treasures
        self.traps = traps
        self.monsters = monsters
        self.both = both  # common limit of traps and monsters
        self.flags = flags
        self.state = state  # START, NEXT or ASKING (go on?)
        self.aside = tuple(aside)

    def advance(self, t: Camp) -> bool:
        if self.state == START:
            if t.tokens[FEWER] and self.flags & FORCED and self.flags & ALL_KINDS and self.left > 1:
                return False
            t.then(self.changed(state=NEXT))
            return True
        if self.finished() or not survives(t, self.who):
            self.finish(t)
            return True
        if self.state == ASKING and not self.flags & FORCED:
            return False
        self.draw(t)
        return True

    def finished(self) -> bool:
        if self.left <= 0:
            return True
        if self.flags & ALL_KINDS:
            return False
        dark = min(self.both, self.traps + self.monsters)
        return self.treasures <= 0 and dark <= 0

    def finish(self, t: Camp) -> None:
        """Set-aside cards are shuffled back."""
        t.done()
        return_mysteries(t, list(self.aside))
        t.emit(TOLD, OVER)

    def allows(self, kind: int) -> bool:
        if self.flags & ALL_KINDS:
            return True
        if kind == TREASURE:
            return self.treasures > 0
        return self.both > 0 and (self.traps if kind == TRAP_CARD else self.monsters) > 0

    def draw(self, t: Camp) -> None:
        """Turn cards until one of an allowed kind appears and resolve it."""
        card = draw_mystery(t)
        if card < 0:
            self.finish(t)
            return
        kind = mystery_kind(card)
        if not self.allows(kind):
            t.emit(MYSTERY_ASIDE, card)
            t.then(self.changed(aside=(*self.aside, card)))
            return
        t.emit(MYSTERY_DRAWN, self.who, card)
        t.then(
            CARD_MOMENT,  # RC-R84
            MysteryCard(card, self.who, 0),
            self.changed(
                left=self.left - 1,
                treasures=self.treasures - (kind == TREASURE),
                traps=self.traps - (kind == TRAP_CARD),
                monsters=self.monsters - (kind == MONSTER),
                both=self.both - (kind != TREASURE),
                state=ASKING,
            ),
        )

    def changed(
        self,
        left: int | None = None,
        treasures: int | None = None,
        traps: int | None = None,
        monsters: int | None = None,
        both: int | None = None,
        flags: int | None = None,
        state: int | None = None,
        aside: tuple[int, ...] | None = None,
    ) -> Mystery:
        return Mystery(
            self.who,
            self.left if left is None else left,
            self.treasures if treasures is None else treasures,
            self.traps if traps is None else traps,
            self.monsters if monsters is None else monsters,
            self.both if both is None else both,
            self.flags if flags is None else flags,
            self.state if state is None else state,
            self.aside if aside is None else aside,
        )

    def stopped(self) -> Mystery:
        """Nothing more is resolved."""
        return self.changed(left=0, state=NEXT)

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.seat_for(self.who)
        return [YES[seat], NO[seat]]

    def take(self, t: Camp, choice: Choice) -> None:
        no = choice.kind is ANSWERING_NO
        if self.state == START:  # the Old Map of the volcano: one card fewer
            if not no:
                spend_token(t, FEWER)
            t.then(self.changed(left=self.left - (not no), state=NEXT))
        elif no:
            t.then(self.stopped())
        else:
            t.then(self.changed(state=NEXT))

    def prompt(self, t: Camp) -> Prompt:
        why = DRAWING_FEWER if self.state == START else GOING_ON
        return Prompt(ASK_PROMPT, t.seat_for(self.who), why)

    def about_card(self, t: Camp) -> CardAsked | None:
        """Before going on: the card just resolved, if it lies on the discard pile."""
        last = t.mystery_out[-1] if t.mystery_out and self.state == ASKING else -1
        return card_asked(t, last, t.seat_for(self.who))


START: Final = 0
NEXT: Final = 1
ASKING: Final = 2


class MysteryCard(Step):
    """One drawn card: it may be ignored with the Whip or a token, otherwise it is resolved."""

    __slots__ = ("card", "who", "asked")

    def __init__(self, card: int, who: int, asked: int) -> None:
        self.card = card
        self.who = who
        self.asked = asked

    def advance(self, t: Camp) -> bool:
        if not self.asked and self.can_ignore(t):
            return False
        t.then(Run(EFFECT_SCRIPT[self.card], 0, self.card, self.who), CardDone(self.card))
        return True

    def can_ignore(self, t: Camp) -> bool:
        kind = mystery_kind(self.card)
        if kind == TRAP_CARD:
            return bool(t.tokens[SKIP_TRAP]) or whip(t)
        return kind == MONSTER and bool(t.tokens[SKIP_MONSTER])

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.seat_for(self.who)
        return [YES[seat], NO[seat]]

    def take(self, t: Camp, choice: Choice) -> None:
        if choice.kind is ANSWERING_NO:
            t.then(MysteryCard(self.card, self.who, 1))
            return
        trap = mystery_kind(self.card) == TRAP_CARD
        if trap and whip(t):
            crack_whip(t)
        else:
            spend_token(t, SKIP_TRAP if trap else SKIP_MONSTER)
        t.then(CardDone(self.card))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(ASK_PROMPT, t.seat_for(self.who), IGNORING)

    def about_card(self, t: Camp) -> CardAsked | None:
        return card_asked(t, self.card, t.seat_for(self.who))


def whip(t: Camp) -> bool:
    """RC-R85: exactly one trap in each drawing may be ignored."""
    place = place_of_drawing(t)
    drawing = t.agenda[place] if place >= 0 else None
    if isinstance(drawing, Mystery) and drawing.flags & WHIPPED:
        return False
    return any(passive_of(kept.card, IGNORE_TRAP) is not None for kept in t.usable_cards())


def crack_whip(t: Camp) -> None:
    """RC-R85: not again in this drawing."""
    place = place_of_drawing(t)
    drawing = t.agenda[place]
    assert isinstance(drawing, Mystery)
    t.agenda[place] = drawing.changed(flags=drawing.flags | WHIPPED)


def spend_token(t: Camp, token: int) -> None:
    t.tokens[token] -= 1
    t.tokens_out.append(token)
    t.emit(TOKEN_USED, token)


def start_mystery(
    t: Camp, who: int, draw: int, treasures: int, traps: int, monsters: int, both: int, flags: int
) -> None:
    """RC-12.4: begin a drawing."""
    t.first(Mystery(who, draw, treasures, traps, monsters, both, flags, START, ()))


def place_of_drawing(t: Camp) -> int:
    """Where the current drawing is on the agenda; -1: there is none."""
    for place in range(len(t.agenda) - 1, -1, -1):
        if isinstance(t.agenda[place], Mystery):
            return place
    return -1


def stop_mystery(t: Camp) -> None:
    """The current drawing ends at once."""
    place = place_of_drawing(t)
    if place >= 0:
        step = t.agenda[place]
        assert isinstance(step, Mystery)
        t.agenda[place] = step.stopped()


STEPS: Final[tuple[type[Step], ...]] = (
    Mystery,
    MysteryCard,
)
