"""Tables as plain data, and their fingerprint."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from pearls.game import GAME
from pearls.steps.bidding import Bidding
from pearls.steps.dive import Dive
from pearls.steps.round import Looking
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.codec import (
    dump,
    dump_table,
    fingerprint,
    load_step,
    load_table,
)
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.slots import field_names
from robinsonade.kernel.step import Step
from tests.kernel.diving import altered, lagoon, play


def test_fields_come_in_the_order_of_their_declaration() -> None:
    assert field_names(Bidding) == ("bids",)
    assert field_names(Looking) == ()
    names = field_names(Lagoon)
    assert names[-7:] == ("air", "charms", "colours", "deck", "holders", "pearls", "pile")
    assert {"agenda", "chance", "log", "offer", "seats"} <= set(names)


def test_values_become_plain_data() -> None:
    assert dump(Bidding([1, 0])) == {"Bidding": [[1, 0]]}
    assert dump(Dive(1)) == {"Dive": [1]}
    assert dump(Deck([1, 2], [2], {0: 3})) == {"cards": [1, 2], "layers": [2], "seen": {"0": 3}}
    assert dump(Chance([4, 5], [6])) == {"states": [4, 5], "script": [6]}
    assert dump((1, [2, (3,)])) == [1, [2, [3]]]
    assert dump({1: (2,)}) == {"1": [2]}


def test_derived_fields_are_not_saved() -> None:
    dumped = dump_table(lagoon(2))
    assert set(field_names(Lagoon)) - set(dumped) == {
        "frames",
        "holders",
        "log",
        "offer",
        "shifts",
        "unasked",
    }
    assert dumped["agenda"] == [{"EndOfRound": []}, {"Bidding": [[0, 0]]}, {"Looking": []}]


def test_in_the_middle_of_everything() -> None:
    """A look, a sealed bid, a scripted die: all of it comes back, and so does the future."""
    t = lagoon(3)
    play(t, "0.look", "1.seal.2")
    t.chance.script = [5]
    loaded = load_table(GAME, 3, json.loads(json.dumps(dump_table(t))))
    assert isinstance(loaded, Lagoon)
    assert loaded.deck.seen == {11: 0b001}
    assert loaded.holders == 0b111  # made anew
    assert fingerprint(loaded) == fingerprint(t)
    for table in (t, loaded):
        play(table, "0.seal.3", "2.seal.1", "0.pass", "1.pass", "2.pass")
    assert fingerprint(loaded) == fingerprint(t)
    assert t.chance.script == []


def test_a_loaded_table_shares_nothing_with_the_data() -> None:
    t = lagoon(2)
    data = dump_table(t)
    before = json.dumps(data)
    loaded = load_table(GAME, 2, json.loads(before))
    play(loaded, "0.look", "0.seal.3", "1.seal.1", "0.pass", "1.pass")
    play(t, "0.pass", "0.seal.1", "1.seal.3", "0.pass", "1.pass")
    assert json.dumps(data) == before


def test_steps_are_made_by_their_constructor() -> None:
    step = load_step(GAME, {"Bidding": [[1, 2]]})
    assert isinstance(step, Bidding)
    assert step.bids == (1, 2)
    with pytest.raises(KeyError, match="Diving"):
        load_step(GAME, {"Diving": [1]})


def test_equal_tables_share_a_fingerprint_others_do_not() -> None:
    assert fingerprint(lagoon(2, 1)) == fingerprint(lagoon(2, 1))
    assert fingerprint(lagoon(2, 1)) != fingerprint(lagoon(2, 2))
    assert len(fingerprint(lagoon(2))) == 16
    one, other = lagoon(2), lagoon(2)
    other.pearls[1] += 1
    assert fingerprint(one) != fingerprint(other)
    other = one.clone()
    other.chance.below(6, 1)
    assert fingerprint(one) != fingerprint(other)
    other = one.clone()
    other.agenda[-1] = Bidding([0, 1])
    assert fingerprint(one) != fingerprint(other)


def test_the_log_is_no_part_of_the_fingerprint() -> None:
    t = lagoon(2)
    assert t.log
    assert fingerprint(t) == fingerprint(t.clone())


class Call(Step):
    """A family of calls, saved under one name."""

    __slots__ = ("tone",)

    SAVED_AS: ClassVar[str] = "Call"
    TONE: ClassVar[int] = 0

    def __init__(self) -> None:
        self.tone = self.TONE


class Whistle(Call):
    __slots__ = ()

    TONE: ClassVar[int] = 1


class Shout(Call):
    __slots__ = ()

    TONE: ClassVar[int] = 2


class AnyCall(Call):
    """Whichever of them was saved."""

    __slots__ = ()

    @classmethod
    def restored(cls, fields: list[Any]) -> Step:
        return Whistle() if fields == [Whistle.TONE] else Shout()


def test_a_family_of_steps_is_saved_under_one_name() -> None:
    game = altered(more_steps=(AnyCall,))
    for step in (Whistle(), Shout()):
        saved = dump(step)
        assert saved == {"Call": [step.tone]}
        assert type(load_step(game, saved)) is type(step)
