"""Planned actions, kept cards and links: facts with names, saved as the lists they always were."""

from __future__ import annotations

from typing import Any

import pytest

from robinsonade.games.robinson_crusoe.table.fields import Fields
from robinsonade.games.robinson_crusoe.table.links import BLACK_LINK, WOUND_LINK
from robinsonade.games.robinson_crusoe.table.records import (
    NO_CLOUDS,
    Clouds,
    EveryNight,
    FutureBuilt,
    FutureItem,
    FutureToken,
    Kept,
    Link,
    NightEffect,
    Outside,
    Planned,
)
from robinsonade.kernel.record import Record

SAVED: list[tuple[Record, list[int]]] = [
    (Planned(3, 1, 2, [0, 4], 2, 1, 1, 0), [3, 1, 2, 1, 1, 0, 0, 2, 0, 4]),
    (
        Planned(3, 1, 2, [], frenzy=True, wood_token=True, again=True, time_token=True, sure=2),
        [3, 1, 0, 0, 0, 0, 1 + 2 + 4 + 8 + (2 << 8), 2],
    ),
    (Kept(7, -1, 2, 3, 0), [7, -1, 2, 3, 0]),
    (Link(7, BLACK_LINK, 2, 1), [7, 0, 2, 1]),
    (FutureToken(1, 9), [1, 9]),
    (FutureItem(1, 9), [1, 9]),
    (FutureBuilt(1, 9, -1, 0), [1, 9, -1, 0]),
    (Outside(2, 40, 1), [2, 40, 1]),
    (NightEffect(1, 2, 1, 3), [1, 2, 1, 3]),
    (EveryNight(7, 2, 1), [7, 2, 1]),
    (Clouds(2, 1, 0), [2, 1, 0]),
    (NO_CLOUDS, []),
]


@pytest.mark.parametrize(("record", "row"), SAVED, ids=repr)
def test_records_are_saved_as_lists(record: Record, row: list[int]) -> None:
    assert record.saved() == row
    assert type(record).restored(row) == record


def test_every_record_of_the_table_is_tried() -> None:
    assert {type(record) for record, _ in SAVED} == set(Fields.RECORDS.values())


def test_a_record_is_replaced_never_changed() -> None:
    """Clones of a table share it."""
    planned = Planned(3, 1, 2, [0], food=1)
    before = planned.saved()
    others: list[Any] = [
        planned.joined_by(4),
        planned.settled(2),
        planned.within_another(),
        planned.paid_from_stores(),
    ]
    assert planned.saved() == before
    assert [other.helps for other in others] == [[0, 4], [0], [0], [0]]
    assert [other.sure for other in others] == [0, 2, 0, 0]
    assert [other.again for other in others] == [False, False, True, False]
    assert [(other.food, other.stored) for other in others] == [(1, 0), (1, 0), (1, 0), (0, 1)]


def test_a_link_names_its_facts() -> None:
    black = Link(7, BLACK_LINK, 2, 1)
    assert (black.space, black.source) == (2, 1)
    wound, reroll = Link(7, WOUND_LINK, 3, 5), Link(7, WOUND_LINK, 3, -4)
    assert (wound.who, wound.wound, wound.reroll_from) == (3, 5, 0)
    assert (reroll.who, reroll.reroll_from) == (3, 4)
