"""Stories of rules: what happens on a table in some position (see `position.py` of the game).

Choices go by their ids, for instance "0.place.forage". `dice` forces what the next rolls show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

from robinsonade.games.naufragos import position
from robinsonade.games.naufragos.box.cards import CARD_INDEX
from robinsonade.games.naufragos.box.components import ALL_SPACES, BUILDING_IDS, NOBODY
from robinsonade.games.naufragos.choices import CATALOGUE
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.position import PERSONS
from robinsonade.games.naufragos.steps.exploration.drawing import open_card
from robinsonade.games.naufragos.steps.exploration.exploring import AFTER_CARD, ROUND
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import IllegalChoice
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.step import Step
from robinsonade.kernel.view import words


class Wait(Step):
    """The end of a story: nothing more happens."""

    __slots__ = ()


WAIT: Final = Wait()


def shore(
    seats: int = 2, *, persons: Sequence[str] = PERSONS, first: int = 1, **options: str
) -> Castaways:
    """A table after the castaways have been chosen, in the first turn; nothing is asked."""
    t = position.shore(seats, phase="", persons=persons, first=first - 1, options=options)
    t.agenda = [WAIT]
    return t


def do(t: Castaways, *steps: Step) -> None:
    """Carry out steps until somebody must choose."""
    t.offer = None
    t.first(*steps)
    t.settle()


def idle(t: Castaways) -> bool:
    """Is everything done?"""
    return t.agenda == [WAIT]


def dice(t: Castaways, *faces: int) -> None:
    """What the next dice show."""
    t.chance.script = [face - 1 for face in faces]


def pick(t: Castaways, *ids: str) -> None:
    """Make choices by their ids."""
    for name in ids:
        t.apply(CATALOGUE.find(name))


def offered(t: Castaways) -> list[str]:
    return [choice.id for choice in t.choices()]


def refused(t: Castaways, name: str) -> None:
    with pytest.raises(IllegalChoice):
        t.apply(CATALOGUE.find(name))


def card(name: str) -> int:
    return CARD_INDEX[name]


def give(t: Castaways, seat: int, *names: str) -> None:
    """Items for a castaway."""
    t.items[seat] = sorted([*t.items[seat], *[card(name) for name in names]])


def built(t: Castaways, *names: str) -> None:
    for name in names:
        t.built |= 1 << BUILDING_IDS.index(name)


def stack(t: Castaways, deck: str, *names: str) -> None:
    """A deck of just these cards, the first one on top."""
    cards = [card(name) for name in reversed(names)]
    setattr(t, deck, Deck(cards, [len(cards)] if cards else [], {}))


def explore(t: Castaways, *march: int, difficulty: int = 4) -> None:
    """An exploration in progress: the first of the march is asked."""
    t.march = list(march)
    t.party = sum(1 << seat for seat in march)
    t.explorer = march[0]
    t.difficulty = difficulty
    do(t, ROUND)


def turn_up(t: Castaways, seat: int, name: str) -> None:
    """A castaway turns up this exploration card."""
    if not t.party:
        t.march, t.party, t.explorer = [seat], 1 << seat, seat
    t.offer = None
    t.first(AFTER_CARD)
    open_card(t, seat, card(name))
    t.settle()


def effect_of(t: Castaways, name: str, me: int = 0) -> None:
    """Carry out the effect of a card for one castaway."""
    t.offer = None
    t.first(Run(t.book.cards[card(name)].effect, 0, me, card(name), NOBODY, 0))
    t.settle()


def lose(t: Castaways, *seats: int, difficulty: int = 9) -> None:
    """These castaways are lost, as one group."""
    for seat in seats:
        t.lost |= 1 << seat
        t.group[seat] = min(seats)
        t.lost_at[seat] = difficulty


def clear_pawns(t: Castaways) -> None:
    t.pawns = [NOBODY] * ALL_SPACES


def told(t: Castaways, kind: str) -> list[Any]:
    """The facts of all events of one kind."""
    log = t.log or []
    return [words(event.kind, event.facts) for event in log if event.kind.name == kind]
