"""The verbs of counters, cards and benefits (PAP-15.1): one class, one verb."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robinsonade.games.papua.box.components import MOST_DICE
from robinsonade.games.papua.box.goods import GOODS
from robinsonade.games.papua.effects.run import Run
from robinsonade.games.papua.events import DICE_GAINED, DICE_PROMISED
from robinsonade.games.papua.rules.gains import gain
from robinsonade.games.papua.rules.scoring import different_kinds
from robinsonade.games.papua.steps.catastrophes import Landslide
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.telling import call

COUNTED: Final = ("distinct_expedition_types", "explorers_personal_pool")
DISTINCT_KINDS: Final = COUNTED.index("distinct_expedition_types")
EXPLORERS_IN_POOL: Final = COUNTED.index("explorers_personal_pool")


class Gain(Effect):
    """PAP-15.1: goods, explorers, prestige or energy."""

    __slots__ = ("n", "what")

    def __init__(self, what: int, n: int) -> None:
        self.what = what  # one of GOODS
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        return Gain(row.index("what", GOODS), positive(row, "n"))

    def apply(self, t: Papua, run: Run) -> None:
        gain(t, run.seat, self.what, self.n)

    @classmethod
    def tell(cls, teller: Any, said: Said) -> str:
        return call(cls.term("gain"), what=said["what"], n=said["n"])


class GainZoneNumber(Effect):
    """PAP-6.3.5: as much as the marker on logistics says."""

    __slots__ = ("what",)

    UNTOLD: ClassVar[bool] = True  # the names of counters say it

    def __init__(self, what: int) -> None:
        self.what = what  # one of GOODS

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        return GainZoneNumber(row.index("what", GOODS))

    def apply(self, t: Papua, run: Run) -> None:
        gain(t, run.seat, self.what, run.number)


class DiceThisRound(Effect):
    """PAP-4.2: this round's number of dice."""

    __slots__ = ("n",)

    UNTOLD: ClassVar[bool] = True  # the names of benefits say it

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        n = positive(row, "n")
        if n > MOST_DICE:
            raise BadData(row.where, "more dice than there are")
        return DiceThisRound(n)

    def apply(self, t: Papua, run: Run) -> None:
        t.dice_now[run.seat] = self.n
        t.emit(DICE_GAINED, run.seat, self.n)


class ExtraDiceNextTurn(Effect):
    """PAP-6.7.3: more dice on the owner's next turn."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        return ExtraDiceNextTurn(positive(row, "n"))

    def apply(self, t: Papua, run: Run) -> None:
        t.dice_next[run.seat] += self.n
        t.emit(DICE_PROMISED, run.seat, self.n)


class EachOtherPlayerCatastrophe(Effect):
    """PAP-6.7.3: a catastrophe, n times, for each other player in energy order."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        return EachOtherPlayerCatastrophe(positive(row, "n"))

    def apply(self, t: Papua, run: Run) -> None:
        others = [other for other in t.order if other != run.seat]
        for other in others[::-1]:
            t.first(Landslide(other, self.n))


class ScorePer(Effect):
    """PAP-10.11: prestige at the end for so many of something; nothing before."""

    __slots__ = ("n", "per", "what")

    def __init__(self, what: int, n: int, per: int) -> None:
        self.what = what  # one of COUNTED
        self.n = n
        self.per = per

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        what = row.index("what", COUNTED)
        return ScorePer(what, positive(row, "prestige"), positive(row, "per"))

    def apply(self, t: Papua, run: Run) -> None:
        pass

    def points(self, t: Papua, seat: int) -> int:
        """PAP-10.11: for every complete group."""
        counted = different_kinds(t, seat) if self.what == DISTINCT_KINDS else t.pool[seat]
        return counted // self.per * self.n

    @classmethod
    def tell(cls, teller: Any, said: Said) -> str:
        facts = {"what": said["what"], "n": said["prestige"], "per": said["per"]}
        return call(cls.term("score_per"), **facts)


class Reposition(Effect):
    """PAP-4.4, PAP-7.4: laid aside when it is revealed, so that nobody ever takes it."""

    __slots__ = ()

    UNTOLD: ClassVar[bool] = True  # the name of the counter says it

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        return Reposition()

    def apply(self, t: Papua, run: Run) -> None:
        pass


def positive(row: Row, key: str) -> int:
    value = row.number(key)
    if value <= 0:
        raise BadData(row.where, "{key} is {value}, but must be above 0", key=key, value=value)
    return value


VERBS: Final[dict[str, type[Effect]]] = {
    "gain": Gain,
    "gain_zone_number": GainZoneNumber,
    "dice_this_round": DiceThisRound,
    "extra_dice_next_turn": ExtraDiceNextTurn,
    "each_other_player_catastrophe": EachOtherPlayerCatastrophe,
    "score_per": ScorePer,
    "reposition": Reposition,
}
