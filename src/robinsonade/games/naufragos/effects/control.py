"""Verbs of control: choices, votes, rolls, conditions."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import CardEffect, Condition, Decision, Option, RollTable
from robinsonade.games.naufragos.box.components import FACES, STAT_IDS
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import AT_CAMP, EXPLORERS, PLAYERS, group, resolve
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.games.naufragos.rules.costs import is_legal
from robinsonade.games.naufragos.rules.places import everybody_lost
from robinsonade.games.naufragos.steps.dice.rolls import ANY_ROLL, ROLLS, roll
from robinsonade.games.naufragos.steps.dice.tables import TableRolled
from robinsonade.games.naufragos.steps.talks.deciding import Choose
from robinsonade.games.naufragos.steps.talks.voting import ABSENT, OPEN, Ballot
from robinsonade.games.naufragos.table.fields import EVENT_PHASE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.telling import call


class MakeChoice(Decision):
    """`choice`: exactly one legal option; skipped if nobody is there to choose."""

    __slots__ = ("by",)

    def __init__(self, by: int, options: list[Option]) -> None:
        super().__init__(options)
        self.by = by

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        by = reader.target(row, "by")
        if not by.is_one:
            raise BadData(row.where, "by must be a single castaway")
        options = reader.options(row, priced=True)
        return reader.aimed(by, cls(by.meant, options))

    def apply(self, t: Castaways, run: Run) -> None:
        for seat in resolve(t, run, self.by):
            t.first(Choose(run.script, run.at, seat, run.me, run.card, run.chosen, run.won, 0))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{teller.asks(said, 'by')}: {teller.options(said)}"


class Vote(Decision):
    """NAU-6.2: a single voter decides alone; without voters it is skipped."""

    __slots__ = ("among",)

    def __init__(self, among: int, options: list[Option]) -> None:
        super().__init__(options)
        self.among = among

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        among = reader.who(row, "among")
        if among not in (EXPLORERS, AT_CAMP, PLAYERS):
            raise BadData(row.where, "among must be explorers, at_camp or players")
        return cls(among, reader.options(row, priced=False))

    def apply(self, t: Castaways, run: Run) -> None:
        voters = group(t, self.among) & t.alive
        if not voters or (t.phase == EVENT_PHASE and everybody_lost(t)):
            return
        legal = [option for option in self.options if is_legal(t, option, run.me)]
        if not legal:
            return
        votes = [OPEN if has(voters, seat) else ABSENT for seat in range(t.seats)]
        t.first(Ballot(run.script, run.at, run.me, run.card, run.chosen, run.won, votes))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{teller.asks(said, 'among')}: {teller.options(said)}"


class RollDice(RollTable):
    """`roll`: the row of the table that fits; NAU-5.7: nobody there, no roll."""

    __slots__ = ()

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        dice = row.number("dice")
        if dice not in (1, 2):
            raise BadData(row.where, "dice must be 1 or 2")
        mod = 0
        stats: list[int] = []
        if row.has("mod") and isinstance(row.values["mod"], int):
            mod = row.number("mod")
        elif row.has("mod"):
            for part in row.parts("mod"):
                stats.append(part.index("stat", STAT_IDS))
                part.finish()
        rows: list[list[int]] = []
        for part in row.parts("table"):
            low, high = part.number("min"), part.number("max")
            script = reader.script(part.take("effect"), f"{part.where}, {low} to {high}")
            rows.append([low, high, script])
            part.finish()
        covered = [n for low, high, _ in rows for n in range(low, high + 1)]
        if covered != list(range(dice, FACES * dice + 1)):
            raise BadData(
                row.where,
                "the table must cover {dice} to {most}, each once",
                dice=dice,
                most=FACES * dice,
            )
        return cls(dice, mod, stats, rows)

    def apply(self, t: Castaways, run: Run) -> None:
        if run.me < 0 or not has(t.alive, run.me):
            return
        t.first(TableRolled(run.script, run.at, run.me, run.card, run.chosen, run.won))
        roll(t, self.dice, 1 << run.me, ANY_ROLL)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        rows: list[str] = []
        for row in said["table"]:
            low, high = row["min"], row["max"]
            faces = str(low) if low == high else f"{low}-{high}"
            rows.append(f"{call('rolled')} {faces}, {teller.nested(row['effect'])}")
        mod = said.get("mod", 0)
        head = teller.does(said, dice=said["dice"])
        if isinstance(mod, int) and mod:
            head = f"{head} {'+' if mod > 0 else '−'}{abs(mod)}"
        elif not isinstance(mod, int):
            head = " + ".join([head, *[call("stat", which=m["stat"], n=0) for m in mod]])
        return f"{head}: {'; '.join(rows)}"


class If(CardEffect):
    __slots__ = ("cond", "no", "yes")

    BRANCHES = True

    def __init__(self, cond: Condition, yes: int, no: int) -> None:
        self.cond = cond
        self.yes = yes
        self.no = no

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        cond = reader.condition(row.take("cond"), row.where, "cond")
        return cls(cond, reader.branch(row, "then"), reader.branch(row, "else"))

    def apply(self, t: Castaways, run: Run) -> None:
        run.branch(t, self.yes if self.cond.holds(t, run.me) else self.no)

    def scripts(self) -> list[int]:
        return [self.yes, self.no]

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        head = f"{teller.does(said)} {teller.condition(said['cond'])}"
        if not said.get("then"):
            head = f"{teller.does(said)} {teller.fails(said['cond'])}"
            return f"{head}, {teller.nested(said.get('else'))}"
        yes = f"{head}, {teller.nested(said['then'])}"
        return (
            f"{yes}; {call('if-not')}, {teller.nested(said['else'])}" if said.get("else") else yes
        )


class Each(CardEffect):
    """Once per castaway, in the order of NAU-4.14, with `self` = that castaway."""

    __slots__ = ("script", "who")

    BRANCHES = True

    def __init__(self, who: int, script: int) -> None:
        self.who = who
        self.script = script

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        script = reader.branch(row, "do")
        target = reader.target(row, "who")
        return reader.aimed(target, cls(target.meant, script))

    def apply(self, t: Castaways, run: Run) -> None:
        if self.script >= 0:
            seats = resolve(t, run, self.who)
            t.first(*[Run(self.script, 0, seat, run.card, run.chosen, run.won) for seat in seats])

    def scripts(self) -> list[int]:
        return [self.script]

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        told = teller.script(said["do"], ", ")
        return f"{teller.does(said)} {teller.who(said, 'who')}, {told}"


class Reroll(CardEffect):
    """Only in `after_roll` powers, of which steps/dice/rolls.py takes care."""

    __slots__ = ()

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        row.one_of("which", ROLLS)
        return cls()

    def apply(self, t: Castaways, run: Run) -> None:
        """Nothing: the power has repeated the roll."""

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return teller.does(said, which=said["which"])


VERBS: Final[dict[str, type[Effect]]] = {
    "choice": MakeChoice,
    "vote": Vote,
    "roll": RollDice,
    "if": If,
    "each": Each,
    "reroll": Reroll,
}
