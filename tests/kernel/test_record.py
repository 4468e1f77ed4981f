"""Records: facts with names on a table, saved as plain lists."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from pearls.table.lagoon import Lagoon
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.codec import dump, dump_table, fingerprint, load_table
from robinsonade.kernel.record import Record
from tests.kernel.diving import altered


class Net(Record):
    """A net that hangs in the water."""

    __slots__ = ("owner", "depth")

    def __init__(self, owner: int, depth: int) -> None:
        self.owner = owner
        self.depth = depth


class Rope(Record):
    """A rope that many hold; its tar is saved as a bit of the first number."""

    __slots__ = ("length", "tarred", "hands")

    def __init__(self, length: int, tarred: bool, hands: list[int]) -> None:
        self.length = length
        self.tarred = tarred
        self.hands = hands

    def saved(self) -> list[Any]:
        return [self.length << 1 | self.tarred, *self.hands]

    @classmethod
    def restored(cls, row: list[Any]) -> Rope:
        return cls(row[0] >> 1, bool(row[0] & 1), row[1:])


NO_ROPE = Rope(0, False, [])


class Reef(Lagoon):
    """A lagoon with nets and a rope."""

    __slots__ = ("nets", "rope")

    RECORDS: ClassVar[dict[str, type[Record]]] = {"nets": Net, "rope": Rope}

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.nets: list[Net] = []
        self.rope = NO_ROPE


def reef() -> Reef:
    t = Reef(2, Chance([1, 2], []))
    t.nets = [Net(1, 7), Net(0, 3)]
    t.rope = Rope(5, True, [1, 0, 1])
    return t


def test_a_record_is_saved_as_the_list_of_its_fields() -> None:
    assert dump(Net(1, 7)) == [1, 7]
    assert dump([Net(1, 7), Net(0, 3)]) == [[1, 7], [0, 3]]


def test_a_record_may_be_saved_in_another_form() -> None:
    assert dump(Rope(5, True, [1, 0])) == [11, 1, 0]


def test_a_table_gets_its_records_back() -> None:
    t = reef()
    data = json.loads(json.dumps(dump_table(t)))
    assert data["nets"] == [[1, 7], [0, 3]]
    assert data["rope"] == [11, 1, 0, 1]
    loaded = load_table(altered(table_class=Reef), 2, data)
    assert isinstance(loaded, Reef)
    assert [(net.owner, net.depth) for net in loaded.nets] == [(1, 7), (0, 3)]
    assert (loaded.rope.length, loaded.rope.tarred, loaded.rope.hands) == (5, True, [1, 0, 1])
    assert fingerprint(loaded) == fingerprint(t)


def test_a_record_has_the_fingerprint_of_the_plain_list() -> None:
    """Tables that were saved before a list became a record are still the same."""
    t, plain = reef(), reef()
    plain.nets = [[1, 7], [0, 3]]  # type: ignore[list-item]
    assert fingerprint(t) == fingerprint(plain)


def test_equal_records_are_equal() -> None:
    nets = [Net(1, 7), Net(0, 3), Net(1, 7)]
    assert nets.index(Net(0, 3)) == 1
    nets.remove(Net(1, 7))
    assert nets == [Net(0, 3), Net(1, 7)]
    assert Net(1, 7) != Net(7, 1)
    assert Net(1, 7) != [1, 7]
    assert len({Net(1, 7), Net(1, 7), Net(0, 3)}) == 2


def test_a_record_tells_its_fields() -> None:
    assert repr(Net(1, 7)) == "Net(owner=1, depth=7)"
