"""Telling rule stories: playing Papúa and looking at the table.

Choices go by their ids ("0.place.3.funding"), dice are digits, as in position.py.
"""

from __future__ import annotations

import pytest

from robinsonade.games.papua.box.cards import (
    KIND_IDS,
    KINDS,
)
from robinsonade.games.papua.box.components import (
    ZONE_IDS,
)
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import IllegalChoice
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.view import words

# -- playing -------------------------------------------------------------------------------------


def play(t: Papua, *ids: str) -> None:
    """Make these choices, one after the other."""
    for choice_id in ids:
        t.apply(GAME.catalogue.find(choice_id))


def roll(t: Papua, dice: str) -> None:
    """These are the next results of dice."""
    t.chance.script = ["C12345".index(face) for face in dice]


def refuses(t: Papua, choice_id: str) -> bool:
    """The table does not take this choice, and nothing has changed."""
    before = fingerprint(t)
    with pytest.raises(IllegalChoice):
        play(t, choice_id)
    return fingerprint(t) == before


def bid(t: Papua, seat: int, *stakes: str) -> None:
    """Bid "2+1" explorers and coins for jungle, river and volcano, as far as it is asked."""
    places = GAME.words[1].ids
    for place, stake in zip(places, [*stakes, "0+0", "0+0", "0+0"], strict=False):
        explorers, _, coins = stake.partition("+")
        for word in (f"{seat}.bid.{place}.{explorers}", f"{seat}.bid-coins.{place}.{coins or 0}"):
            if word in ids(t, seat):
                play(t, word)


def finish_turn(t: Papua) -> None:
    """The active player does nothing more."""
    seat = t.active
    for quiet in ("roll", "pass", "lose-explorer", "keep-dice", "stop-placing", "eat.0"):
        if f"{seat}.{quiet}" in ids(t):
            play(t, f"{seat}.{quiet}")


# -- looking -------------------------------------------------------------------------------------


def ids(t: Papua, seat: int | None = None) -> list[str]:
    """Everything offered now, to anybody or to one seat."""
    return [choice.id for choice in t.choices() if seat in (None, choice.seat)]


def kinds(t: Papua, seat: int | None = None) -> set[str]:
    """The kinds of choices offered now."""
    return {choice.kind.name for choice in t.choices() if seat in (None, choice.seat)}


def offered(t: Papua, kind: str) -> set[str]:
    """The last word of all choices of one kind."""
    return {c.id.rpartition(".")[2] for c in t.choices() if c.kind.name == kind}


def prompt(t: Papua) -> str:
    """What the table asks now; empty at the end."""
    return t.agenda[-1].prompt(t).kind.name if t.agenda else ""


def here(t: Papua, zone: str) -> list[int]:
    """The explorers of each seat in a zone."""
    return [t.here(seat, ZONE_IDS.index(zone)) for seat in range(t.seats)]


def marker(t: Papua, zone: str) -> int:
    """The number of the marker on a zone; 0 without one."""
    place = ZONE_IDS.index(zone)
    return t.zone_of.index(place) if place in t.zone_of else 0


def held(t: Papua, seat: int) -> dict[str, int]:
    """The expedition cards of a seat."""
    return {KIND_IDS[kind]: t.cards(seat, kind) for kind in range(KINDS) if t.cards(seat, kind)}


def told(t: Papua, *only: str) -> list[str]:
    """What has happened, as "kind id id", all of it or only of some kinds."""
    return [
        " ".join([event.kind.name, *map("+".join, words(event.kind, event.facts).values())])
        for event in t.log or []
        if not only or event.kind.name in only
    ]
