"""Strength against the island and against each other (NAU-5.1 to NAU-5.4, NAU-5.7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import STRENGTH
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.events import (
    CONTEST_LOST,
    CONTEST_TOTAL,
    CONTEST_WON,
    STRENGTH_TOTAL,
)
from robinsonade.games.naufragos.prompts import FOR_STRENGTH
from robinsonade.games.naufragos.rules.on_stage import card_asked, dice_asked
from robinsonade.games.naufragos.rules.people import stat, stat_of_group
from robinsonade.games.naufragos.steps.dice.rolls import STRENGTH_ROLL, Judged, roll, total
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.staged import NO_TARGET, CardAsked, DiceAsked


class StrengthRolled(Judged):
    """NAU-5.2, NAU-5.3: the total against the printed value; ties are won by the defender."""

    __slots__ = ("side", "need", "win", "lose", "me", "card", "chosen")

    def __init__(
        self, side: int, need: int, win: int, lose: int, me: int, card: int, chosen: int
    ) -> None:
        self.side = side
        self.need = need  # the lowest total that wins
        self.win = win
        self.lose = lose
        self.me = me
        self.card = card
        self.chosen = chosen

    def advance(self, t: Castaways) -> bool:
        result = total(t) + stat_of_group(t, self.side & t.alive, STRENGTH)
        won = result >= self.need
        t.emit(STRENGTH_TOTAL, self.side, result, self.need)
        t.emit(CONTEST_WON if won else CONTEST_LOST, self.side)
        script = self.win if won else self.lose
        t.done()
        carry_out(t, script, self.me, self.card, self.chosen, 0)
        return True

    def rolled_for(self) -> int:
        return FOR_STRENGTH

    def succeeds(self, t: Castaways, rolled: int) -> bool:
        return rolled + stat_of_group(t, self.side & t.alive, STRENGTH) >= self.need

    def about_card(self, t: Castaways) -> CardAsked | None:
        return card_asked(t, self.card, self.me)

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        return dice_asked(t, stat_of_group(t, self.side & t.alive, STRENGTH), self.need)


class ContestRolled(Judged):
    """NAU-5.4, NAU-5.7: the acting side rolls, then the other; on a tie the other wins."""

    __slots__ = ("actor", "other", "first", "win", "lose", "card")

    def __init__(self, actor: int, other: int, first: int, win: int, lose: int, card: int) -> None:
        self.actor = actor
        self.other = other
        self.first = first  # total of the acting side; -1: it has just rolled
        self.win = win
        self.lose = lose
        self.card = card

    def advance(self, t: Castaways) -> bool:
        seat = self.actor if self.first < 0 else self.other
        result = total(t) + stat(t, seat, STRENGTH)
        if self.first < 0:
            t.emit(CONTEST_TOTAL, seat, result)
            t.then(ContestRolled(self.actor, self.other, result, self.win, self.lose, self.card))
            roll(t, 1, 1 << self.other, STRENGTH_ROLL)
            return True
        won = self.first > result
        winner = self.actor if won else self.other
        t.emit(STRENGTH_TOTAL, 1 << seat, result, self.first)
        t.emit(CONTEST_WON, 1 << winner)
        script = self.win if won else self.lose
        t.done()
        carry_out(t, script, self.actor, self.card, self.other, 1 if won else 2)
        return True

    def rolled_for(self) -> int:
        return FOR_STRENGTH

    def succeeds(self, t: Castaways, rolled: int) -> bool:
        """Only the second side knows what it has to reach."""
        return 0 <= self.first <= rolled + stat(t, self.other, STRENGTH)

    def about_card(self, t: Castaways) -> CardAsked | None:
        return card_asked(t, self.card, self.actor)

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        """The second side rolls against the total of the first."""
        seat = self.actor if self.first < 0 else self.other
        against = NO_TARGET if self.first < 0 else self.first
        return dice_asked(t, stat(t, seat, STRENGTH), against)


STEPS: Final = (
    StrengthRolled,
    ContestRolled,
)
