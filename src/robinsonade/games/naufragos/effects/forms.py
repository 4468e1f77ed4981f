"""Forms that several verbs share: a number, a change, somebody, somebody and a number."""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import CardEffect
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.teller import Teller
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import signed


class Amount(CardEffect):
    """A verb with `n`, which is not negative."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        return cls(reader.count(row))


class Change(CardEffect):
    """A verb with `n`, up or down."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        return cls(row.number("n"))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return teller.does(said, **signed(said["n"]))


class Somebody(CardEffect):
    """A verb with `who`."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        target = reader.target(row, "who")
        return reader.aimed(target, cls(target.meant))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return teller.acts(said, "who")


class Personal(CardEffect):
    """A verb with `who` and `n`, which is not negative."""

    __slots__ = ("n", "who")

    def __init__(self, who: int, n: int) -> None:
        self.who = who
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Reader) -> Effect:
        n = reader.count(row)
        target = reader.target(row, "who")
        return reader.aimed(target, cls(target.meant, n))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return teller.acts(said, "who", n=said["n"])
