"""Verbs whose target somebody has to choose first."""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import CardEffect
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import CHOSEN_EXPLORER, HOLDER, candidates
from robinsonade.games.naufragos.rules.people import holders
from robinsonade.games.naufragos.steps.talks.deciding import ChooseWho
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has


class Choosing(CardEffect):
    """First `self` chooses somebody, then the verb is done to the one who is chosen."""

    __slots__ = ("inner", "item", "not_self", "script", "who")

    def __init__(self, who: int, item: int, not_self: bool, script: int, inner: CardEffect) -> None:
        self.who = who
        self.item = item  # for `holder:`, else -1
        self.not_self = not_self  # somebody else, whoever else would be meant too
        self.script = script
        self.inner = inner

    def apply(self, t: Castaways, run: Run) -> None:
        me = run.me
        if me < 0 or not has(t.alive, me):
            return
        if self.who == HOLDER:
            among = holders(t, self.item, t.alive & ~t.lost)
            if self.not_self or among & (among - 1):
                among &= ~(1 << me)
        else:
            among = candidates(t, me, self.who)
            if self.not_self and self.who == CHOSEN_EXPLORER:
                among &= ~(1 << me)
        if among:
            t.first(ChooseWho(self.script, me, run.card, run.won, among))

    def useful(self, t: Castaways, who: int) -> bool:
        if self.who == HOLDER:
            return True
        return candidates(t, who, self.who) != 0 and self.inner.useful(t, who)

    def scripts(self) -> list[int]:
        return [self.script]
