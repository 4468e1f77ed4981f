"""Verbs of strength: against the island, against each other (NAU-5.1 to NAU-5.4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import CardEffect
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import SELF, STARTING_PLAYER, resolve, side_of
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.games.naufragos.steps.dice.contests import ContestRolled, StrengthRolled
from robinsonade.games.naufragos.steps.dice.rolls import STRENGTH_ROLL, roll
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has
from robinsonade.kernel.slips import BadData

ATTACKERS: Final = ("island", "players")


def needed(attacker: str, value: int) -> int:
    """NAU-5.3: the value against an attacking island, one more against a defending one."""
    return value + (attacker == "players")


class StrengthCheck(CardEffect):
    """NAU-5.1 to NAU-5.3; an empty side skips it all."""

    __slots__ = ("lose", "need", "who", "win")

    BRANCHES = True

    def __init__(self, who: int, need: int, win: int, lose: int) -> None:
        self.who = who
        self.need = need
        self.win = win
        self.lose = lose

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        need = needed(row.one_of("attacker", ATTACKERS), row.number("vs"))
        target = reader.target(row, "who")
        win, lose = reader.branch(row, "win"), reader.branch(row, "lose")
        return reader.aimed(target, cls(target.meant, need, win, lose))

    def apply(self, t: Castaways, run: Run) -> None:
        side = side_of(t, run, self.who)
        if side:
            t.first(
                StrengthRolled(side, self.need, self.win, self.lose, run.me, run.card, run.chosen)
            )
            roll(t, 1, side, STRENGTH_ROLL)

    def scripts(self) -> list[int]:
        return [self.win, self.lose]

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        tie = "lost" if said["attacker"] == "players" else "won"
        head = f"{teller.does(said, n=said['vs'], tie=tie)} ({teller.who(said, 'who')})"
        return f"{head}: {teller.either(said, 'win', 'lose')}"


class Contest(CardEffect):
    """NAU-5.4: `a` acts against the castaway that was chosen before."""

    __slots__ = ("a", "lose", "win")

    BRANCHES = True

    def __init__(self, a: int, win: int, lose: int) -> None:
        self.a = a
        self.win = win
        self.lose = lose

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        a = reader.who(row, "a")
        if a not in (SELF, STARTING_PLAYER):
            raise BadData(row.where, "a must be self or starting_player")
        b = reader.target(row, "b")
        if not b.is_chosen:
            raise BadData(row.where, "b must be a castaway that is chosen")
        outer = reader.in_contest
        reader.in_contest = True
        inner = cls(a, reader.branch(row, "win"), reader.branch(row, "lose"))
        reader.in_contest = outer
        return reader.aimed(b, inner, not_self=True)

    def apply(self, t: Castaways, run: Run) -> None:
        actors = resolve(t, run, self.a)
        if not actors or run.chosen < 0 or not has(t.alive, run.chosen):
            return
        actor = actors[0]
        t.first(ContestRolled(actor, run.chosen, -1, self.win, self.lose, run.card))
        roll(t, 1, 1 << actor, STRENGTH_ROLL)

    def scripts(self) -> list[int]:
        return [self.win, self.lose]

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        sides = f"({teller.who(said, 'a')}, {teller.who(said, 'b')})"
        return f"{teller.does(said)} {sides}: {teller.either(said, 'win', 'lose')}"


VERBS: Final[dict[str, type[Effect]]] = {
    "strength_check": StrengthCheck,
    "contest": Contest,
}
