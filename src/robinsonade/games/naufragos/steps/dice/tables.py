"""What a roll means that a card asks for: its table (effects: `roll`)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import RollTable
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.events import ROLL_IDLE, ROLL_ROW, ROLL_TOTAL
from robinsonade.games.naufragos.rules.on_stage import card_asked, dice_asked
from robinsonade.games.naufragos.rules.people import stat
from robinsonade.games.naufragos.steps.dice.rolls import total
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.staged import CardAsked, DiceAsked


class TableRolled(Run):
    """The dice have fallen: read the table."""

    __slots__ = ()

    def table(self, t: Castaways) -> RollTable:
        table = t.book.scripts[self.script][self.at]
        assert isinstance(table, RollTable)
        return table

    def bonus(self, t: Castaways) -> int:
        table = self.table(t)
        return table.mod + sum([stat(t, self.me, which) for which in table.stats])

    def advance(self, t: Castaways) -> bool:
        table = self.table(t)
        result = total(t) + self.bonus(t)
        if table.mod or table.stats:
            t.emit(ROLL_TOTAL, result)
        low, high, script = table.row_for(result)
        if self.card >= 0:
            t.emit(ROLL_ROW, low, high, high - low)
        if script < 0:
            t.emit(ROLL_IDLE)
        t.done()
        self.branch(t, script)
        return True

    def about_card(self, t: Castaways) -> CardAsked | None:
        return card_asked(t, self.card, self.me)

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        return dice_asked(t, self.bonus(t))


STEPS: Final = (TableRolled,)
