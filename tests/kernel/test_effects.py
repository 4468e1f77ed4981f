"""The language of cards: verbs read strictly, carried out one after the other, told in words."""

from __future__ import annotations

from typing import Any

import pytest

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Run, Vocabulary
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.step import Step
from robinsonade.kernel.table import Table


class Purse(Table):
    """A table with nothing on it but coins."""

    __slots__ = ("coins", "scripts")

    def __init__(self) -> None:
        super().__init__(1, Chance([1], []))
        self.coins = 0
        self.scripts: list[list[Effect]] = [[]]

    def clone(self) -> Purse:
        raise NotImplementedError

    def imagined(self, seat: int, chance: Chance) -> Purse:
        raise NotImplementedError


class Carry(Run):
    """Effects for one seat."""

    __slots__ = ("seat",)

    def __init__(self, script: int, at: int, seat: int) -> None:
        super().__init__(script, at)
        self.seat = seat

    def effects(self, t: Purse) -> list[Effect]:
        return t.scripts[self.script]

    def rest(self) -> Step:
        return Carry(self.script, self.at + 1, self.seat)


class Coins(Effect):
    """So many coins, twice as many for seat 1."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Any) -> Coins:
        return cls(row.number("n"))

    def apply(self, t: Purse, run: Carry) -> None:
        t.coins += self.n * (1 + run.seat)


class Nested(Effect):
    """Another list first."""

    __slots__ = ()
    TERM = "nested"

    def apply(self, t: Purse, run: Carry) -> None:
        t.first(Carry(1, 0, run.seat))


WORDS = Vocabulary({"coins": Coins}, {"nested": Nested})


def read(**values: Any) -> Effect:
    return WORDS.read(Row(values, "a card"), None)


def test_effects_follow_one_another_and_nested_ones_come_first() -> None:
    t = Purse()
    seen: list[int] = []

    class Look(Effect):
        __slots__ = ()

        def apply(self, t: Purse, run: Carry) -> None:
            seen.append(t.coins)

    t.scripts = [[read(op="coins", n=1), Nested(), Look()], [read(op="coins", n=10), Look()]]
    t.agenda = [Carry(0, 0, 1)]
    t.settle()
    assert (t.coins, seen, t.agenda) == (22, [22, 22], [])


def test_an_empty_list_does_nothing() -> None:
    t = Purse()
    t.agenda = [Carry(0, 0, 0)]
    t.settle()
    assert t.agenda == []


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"op": "coin", "n": 1}, "a card: there is no verb 'coin'; did you mean coins\\?"),
        ({"op": "coins"}, "a card: n is missing"),
        ({"op": "coins", "n": True}, "a card: n is True, but must be a whole number"),
        ({"op": "coins", "n": 1, "of": 2}, "a card: unknown of"),
        ({"op": "nested", "n": 1}, "a card: unknown n"),
    ],
)
def test_a_slip_stops_loading(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadData, match=f"^{sentence}$"):
        read(**values)


def test_no_name_stands_for_two_verbs() -> None:
    with pytest.raises(AssertionError, match="two verbs with the name coins"):
        Vocabulary({"coins": Coins}, {"coins": Nested})


def test_what_is_told_calls_the_terms_that_the_texts_must_have() -> None:
    assert WORDS.tell(None, {"op": "coins", "n": 3}) == "{ -does-coins(n: 3) }"
    assert WORDS.tell(None, {"op": "nested"}) == "{ -nested }"
    assert WORDS.terms() == {"coins": "does-coins", "nested": "nested"}


def test_what_nobody_tells_needs_no_term() -> None:
    class Silent(Coins):
        __slots__ = ()
        UNTOLD = True

    assert Vocabulary({"silent": Silent, "coins": Coins}).terms() == {"coins": "does-coins"}
