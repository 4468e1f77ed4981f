"""What a roll means that a card asks for: its table (effects: `roll`)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import RollTable
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.events import ROLL_TOTAL
from robinsonade.games.naufragos.rules.people import stat
from robinsonade.games.naufragos.steps.dice.rolls import total
from robinsonade.games.naufragos.table.table import Castaways


class TableRolled(Run):
    """The dice have fallen: read the table."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        table = t.book.scripts[self.script][self.at]
        assert isinstance(table, RollTable)
        result = total(t) + table.mod
        for which in table.stats:
            result += stat(t, self.me, which)
        if table.mod or table.stats:
            t.emit(ROLL_TOTAL, result)
        t.done()
        self.branch(t, table.script_for(result))
        return True


STEPS: Final = (TableRolled,)
