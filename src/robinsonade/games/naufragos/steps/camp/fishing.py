"""Fishing and the fish tiles (NAU-8.7, NAU-16.4, NAU-16.5, NAU-16.7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    FISH_DRAW_CHOOSE,
    FISH_EXTRA,
    FISH_VALUES,
    NOBODY,
    STORM,
)
from robinsonade.games.naufragos.choices import HOOK, Act
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.events import FISHED
from robinsonade.games.naufragos.prompts import FISH_PROMPT
from robinsonade.games.naufragos.rules.camp_board import FISHING, slot_of
from robinsonade.games.naufragos.rules.people import stat
from robinsonade.games.naufragos.table.fields import FISH_STREAM
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step


def may_fish(t: Castaways) -> bool:
    """NAU-8.7, NAU-16.4, NAU-R41: not in a storm nor a stormy turn, nor when Fishing is covered."""
    stormy = t.weather == STORM or 0 < t.storm_turn == t.turn
    return not stormy and slot_of(t, FISHING) >= 0


def draw_fish(t: Castaways) -> int:
    """NAU-16.5: the next tile; the discarded ones make a new stack. -1: there are none."""
    renew(t)
    if not t.fish.cards:
        return -1
    tile = t.fish.draw()
    t.reveals += 1
    renew(t)
    return tile


def renew(t: Castaways) -> None:
    if not t.fish.cards:
        back: list[int] = []
        for tile in range(len(t.fish_discard)):
            back += [tile] * t.fish_discard[tile]
            t.fish_discard[tile] = 0
        t.fish.mix_in(back, t.chance, FISH_STREAM)


class Fish(Step):
    """Draw fish one after the other; on Fishing itself the fisher and the net count."""

    __slots__ = ("seat", "left", "skilled")

    def __init__(self, seat: int, left: int, skilled: bool) -> None:
        self.seat = seat
        self.left = left
        self.skilled = skilled

    def advance(self, t: Castaways) -> bool:
        seat = self.seat
        left = self.left
        if self.skilled:
            left += stat(t, seat, FISH_EXTRA)
        chooses = self.skilled and stat(t, seat, FISH_DRAW_CHOOSE) > 0
        t.then_all([CatchOne(seat, chooses) for _ in range(left)])
        return True


class CatchOne(Step):
    """One draw."""

    __slots__ = ("seat", "chooses")

    def __init__(self, seat: int, chooses: bool) -> None:
        self.seat = seat
        self.chooses = chooses

    def advance(self, t: Castaways) -> bool:
        t.done()
        if not has(t.alive, self.seat):
            return True
        tile = draw_fish(t)
        if tile < 0:
            return True
        if self.chooses:
            other = draw_fish(t)
            if other >= 0:
                t.fish_discard[tile] += 1  # both lie open until one is chosen
                t.fish_discard[other] += 1
                t.first(HookOne(self.seat, tile, other))
                return True
        land(t, self.seat, tile)
        return True


def land(t: Castaways, seat: int, tile: int) -> None:
    """NAU-16.7: food goes face up to the storage; jellyfish and shark bite."""
    pile = t.fish_caught if FISH_VALUES[tile] else t.fish_discard
    pile[tile] += 1
    t.emit(FISHED, seat, tile)
    if FISH_VALUES[tile]:
        return
    renew(t)
    carry_out(t, t.book.fish[tile], seat, NOBODY, NOBODY, 0)


class HookOne(Step):
    """D22: the fisher keeps one of two tiles; the other is discarded without effect."""

    __slots__ = ("seat", "one", "other")

    def __init__(self, seat: int, one: int, other: int) -> None:
        self.seat = seat
        self.one = one
        self.other = other

    def advance(self, t: Castaways) -> bool:
        if self.one != self.other:
            return False
        self.keep(t, self.one)
        return True

    def choices(self, t: Castaways) -> list[Choice]:
        return [HOOK[self.seat][self.one], HOOK[self.seat][self.other]]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.keep(t, choice.what)

    def keep(self, t: Castaways, tile: int) -> None:
        t.done()
        t.fish_discard[tile] -= 1
        land(t, self.seat, tile)
        renew(t)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(FISH_PROMPT, self.seat, self.one, self.other)


STEPS: Final = (
    Fish,
    CatchOne,
    HookOne,
)
