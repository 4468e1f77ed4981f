"""Explore actions: a new tile and all that it shows, sites, the Treasure Map (RC-8.13, RC-8.14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import (
    passive_of,
)
from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.components import (
    WAITING,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    PASSIVE_ITEMS,
)
from robinsonade.games.robinson_crusoe.box.island import (
    SOURCES,
    TILE_BEAST,
    TILE_DISCOVERY,
    TILE_SHELTER,
    TILE_TOTEM,
)
from robinsonade.games.robinson_crusoe.box.lasting import (
    BACKPACK,
    MAP_ACTION,
    TWO_TILES,
)
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.choices import TO_TILE, Pick
from robinsonade.games.robinson_crusoe.events import (
    BEAST_CAME,
    EXPLORED,
    TILE_SEEN,
    TOTEM_FOUND,
)
from robinsonade.games.robinson_crusoe.prompts import LAYING_TILE, PICK_PROMPT
from robinsonade.games.robinson_crusoe.rules.decks import (
    add_to_hunt,
    draw_beast,
    find_token,
    kept_gone,
    pull,
    show,
)
from robinsonade.games.robinson_crusoe.rules.island import unmark
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.sources import AT_ACTION
from robinsonade.games.robinson_crusoe.steps.pick_place.sources import PickSourcesToCover
from robinsonade.games.robinson_crusoe.steps.pick_thing.base import AVAILABLE
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import PickTokensToKeep
from robinsonade.games.robinson_crusoe.table.streams import TILE_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import everyone
from robinsonade.kernel.step import Prompt, Step


class Explore(Step):
    """RC-8.13: the top tile is laid on the space; with the Canoe one of the two top tiles."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def advance(self, t: Camp) -> bool:
        if not t.tiles.cards:  # RC-8.14
            t.done()
            return True
        if t.items & PASSIVE_ITEMS[TWO_TILES] and not t.locked and len(t.tiles.cards) > 1:
            size = len(t.tiles.cards)
            if size - 1 not in t.tiles.seen or size - 2 not in t.tiles.seen:
                for tile in show(t, t.tiles, 2):
                    t.emit(TILE_SEEN, tile)
            return False
        t.done()
        tile = t.tiles.draw()
        t.reveals += 1
        lay_tile(t, self.space, tile)
        return True

    def choices(self, t: Camp) -> list[Choice]:
        return [TO_TILE[t.decider()][tile] for tile in sorted(t.tiles.cards[-2:])]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        t.done()
        pull(t, t.tiles, choice.value)
        t.tiles = Deck.shuffled(t.tiles.cards, t.chance, TILE_STREAM)
        lay_tile(t, self.space, choice.value)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.decider(), LAYING_TILE)


def lay_tile(t: Camp, space: int, tile: int) -> None:
    """RC-8.13: terrain, beast, totem, discovery tokens, in this order."""
    t.tile_at[space] = tile
    t.explored += 1
    t.island_changed()
    t.emit(EXPLORED, space, tile)
    if TILE_SHELTER[tile]:
        t.act_natural = 1
    if TILE_BEAST[tile]:
        beast = draw_beast(t)
        if beast >= 0:
            add_to_hunt(t, beast)
            t.emit(BEAST_CAME)
    steps: list[Step] = []
    if t.marked(space, WAITING):  # Signs of Fire after a failed exploration
        unmark(t, space, WAITING)
        every = everyone(SOURCES)
        steps.append(PickSourcesToCover(1, NO_CARD, every, AT_ACTION))
    if TILE_TOTEM[tile] and t.sheet().totems:
        steps.append(Discover(space))
    steps.append(DrawTokens(TILE_DISCOVERY[tile], TILE_DISCOVERY[tile], 0, -1))
    t.first(*steps)


def open_backpack(t: Camp) -> None:
    """The Backpack: each explore action of a player finds more."""
    if t.actor == FRIDAY:
        return
    for kept in t.usable_cards():
        passive = passive_of(kept.card, BACKPACK)
        if passive is not None:
            t.first(DrawTokens(passive.number("draw"), passive.number("keep"), 0, -1))


class Discover(Step):
    """RC-8.13 (c): the next numbered totem effect of the scenario."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def advance(self, t: Camp) -> bool:
        t.done()
        t.totems += 1
        t.site[self.space] = t.totems
        totem = t.sheet().totem(t.totems)
        if totem is not None:
            t.emit(TOTEM_FOUND, self.space, t.sheet().totem_start + totem.order - 1)
            t.first(Run(totem.script, 0, NO_CARD, t.actor))
        return True


class DrawTokens(Step):
    """Draw discovery tokens and keep some of them; the others leave the game (RC-8.14)."""

    __slots__ = ("n", "keep", "available", "seat")

    def __init__(self, n: int, keep: int, available: int, seat: int) -> None:
        self.n = n
        self.keep = keep
        self.available = available
        self.seat = seat

    def advance(self, t: Camp) -> bool:
        t.done()
        n = min(self.n, len(t.discovery.cards))
        if self.keep >= n:
            for _ in range(n):
                token = t.discovery.draw()
                t.reveals += 1
                find_token(t, token, bool(self.available))
            return True
        show(t, t.discovery, n)
        flags = AVAILABLE if self.available else 0
        t.first(PickTokensToKeep(self.keep, NO_CARD, n, flags, self.seat))
        return True


def visit(t: Camp, space: int) -> None:
    """RC-16.2.5, RC-16.4.3: what can be done at a totem, once in the game."""
    totem = t.sheet().totem(t.site[space])
    t.visited |= 1 << space
    if totem is not None:
        t.first(Run(totem.action, 0, NO_CARD, t.actor))


def follow_map(t: Camp) -> None:
    """RC-R51: the Treasure Map."""
    for kept in t.kept:
        passive = passive_of(kept.card, MAP_ACTION)
        if passive is not None:
            kept_gone(t, kept)
            t.first(Run(passive.script, 0, NO_CARD, t.actor))
            return


STEPS: Final[tuple[type[Step], ...]] = (
    Explore,
    Discover,
    DrawTokens,
)
