"""Picking places: tiles to close, sources to cover, markers to put or take away."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import (
    DUST,
    FOG,
    MARKER_IDS,
    PALISADE,
    ROOF,
    SHORTCUT,
    TERRAIN_MARK,
)
from robinsonade.games.robinson_crusoe.box.inventions import SHORTCUT_CARD
from robinsonade.games.robinson_crusoe.box.island import (
    CITY,
    NEAR,
    SOURCES,
    SPACES,
    TILE_TERRAIN,
    spaces_of,
)
from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, VOLCANO, space_param
from robinsonade.games.robinson_crusoe.choices import NO, TO_MARKER, TO_SOURCE, TO_SPACE, Pick
from robinsonade.games.robinson_crusoe.prompts import (
    AMULET,
    CLEARING_BLACK,
    CLEARING_FOG,
    CLOSING_TILE,
    CORRAL,
    COVERING_ALL,
    COVERING_SOURCE,
    COVERING_TERRAIN,
    FORCED_MOVE,
    NIGHT_MOVE,
    PICK_PROMPT,
    PLACING_DUST,
    PLACING_FOG,
    SHORTCUT_TILE,
)
from robinsonade.games.robinson_crusoe.rules.decks import lose_shortcut
from robinsonade.games.robinson_crusoe.rules.island import (
    camp_sites,
    clear_fog,
    close_tile,
    cover_source,
    cover_terrain,
    mark,
    move_camp,
    set_dust,
    set_fog,
    uncover_source,
    uncover_terrain,
    unmark,
)
from robinsonade.games.robinson_crusoe.rules.people import unmet, wound_all
from robinsonade.games.robinson_crusoe.steps.move_camp import TakeAlong
from robinsonade.games.robinson_crusoe.table.links import REFUND_LINK
from robinsonade.games.robinson_crusoe.table.records import Link
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step

# Where sources are looked for.
ADJACENT: Final = 0
AT_CAMP: Final = 1
AT_ACTION: Final = 2
NEAREST: Final = 3
# What a shortfall costs: nothing, an unmet demand each, or (from 1) wounds for everybody.
NO_PENALTY: Final = 0
DEMAND: Final = -1

OPTIONAL: Final = (CORRAL, CLEARING_FOG, CLEARING_BLACK, AMULET, NIGHT_MOVE)


class PickPlace(Step):
    """One place after the other for one reason, `n` times; `a` and `b` say which are allowed."""

    __slots__ = ("reason", "n", "card", "a", "b", "penalty")

    def __init__(self, reason: int, n: int, card: int, a: int, b: int, penalty: int) -> None:
        self.reason = reason
        self.n = n
        self.card = card
        self.a = a
        self.b = b
        self.penalty = penalty

    def advance(self, t: Camp) -> bool:
        if self.n <= 0:
            t.done()
            return True
        places = self.candidates(t)
        if not places:
            t.done()
            self.fall_short(t)
            return True
        if len(places) == 1 and self.reason not in OPTIONAL:
            self.pick(t, places[0][0], places[0][1])
            return True
        return False

    def fall_short(self, t: Camp) -> None:
        """RC-13.2, RC-16.2.1: what could not be done."""
        if self.penalty == DEMAND:
            unmet(t, self.n)
        elif self.penalty > 0:
            wound_all(t, self.n * self.penalty)

    def candidates(self, t: Camp) -> list[tuple[int, int]]:
        """Places as (space, source or marker)."""
        reason = self.reason
        if reason in (COVERING_SOURCE, CORRAL):
            return covered_next(t, self.a, self.b)
        if reason == COVERING_ALL:
            near = NEAR[t.camp] & t.known()
            return [(space, 0) for space in spaces_of(near) if t.sources(space)]
        if reason in (FORCED_MOVE, NIGHT_MOVE):
            return [(space, 0) for space in spaces_of(camp_sites(t))]
        if reason in (SHORTCUT_TILE, CLOSING_TILE):
            return [(space, 0) for space in spaces_of(NEAR[t.camp] & t.known())]
        if reason == COVERING_TERRAIN:
            return [
                (space, 0)
                for space in spaces_of(t.known() & ~t.covered)
                if TILE_TERRAIN[t.tile_at[space]] == self.a and space != CITY
            ]
        if reason == PLACING_FOG:
            return [(space, 0) for space in board(t) if not t.fog >> space & 1]
        if reason == PLACING_DUST:
            return [(space, 0) for space in board(t) if not t.dust >> space & 1]
        if reason == CLEARING_FOG:
            return [(space, 0) for space in spaces_of(t.fog)]
        if reason == CLEARING_BLACK:
            return [place for place in markers(t) if place[1] <= -1 or place[1] == TERRAIN_MARK]
        return markers(t)

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.decider()
        found: list[Choice] = []
        if self.reason in OPTIONAL:
            found.append(NO[seat])
        for space, more in self.candidates(t):
            if self.reason in (COVERING_SOURCE, CORRAL):
                found.append(TO_SOURCE[seat][space][more])
            elif self.reason in (AMULET, CLEARING_BLACK):
                if more < 0:
                    found.append(TO_SOURCE[seat][space][-1 - more])
                else:
                    found.append(TO_MARKER[seat][space][more])
            else:
                found.append(TO_SPACE[seat][space])
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        if choice.kind is NO[0].kind:
            t.done()
            return
        more = choice.more
        if self.reason in (AMULET, CLEARING_BLACK) and choice.kind is TO_SOURCE[0][0][0].kind:
            more = -1 - more
        self.pick(t, choice.value, more)

    def pick(self, t: Camp, space: int, more: int) -> None:
        """What the reason means for the place picked."""
        t.then(PickPlace(self.reason, self.n - 1, self.card, self.a, self.b, self.penalty))
        reason = self.reason
        if reason in (COVERING_SOURCE, CORRAL):
            cover_source(t, space, more, self.card)
        elif reason == COVERING_ALL:
            cover_all(t, space, self.card)
        elif reason in (FORCED_MOVE, NIGHT_MOVE):
            relocate(t, space, self.card)
        elif reason == SHORTCUT_TILE:
            mark(t, space, SHORTCUT)
            t.item_spot[SHORTCUT_CARD] = space
        elif reason == CLOSING_TILE:
            close_tile(t, space, self.card)
        elif reason == COVERING_TERRAIN:
            cover_terrain(t, space, self.card)
        elif reason == PLACING_FOG:
            set_fog(t, space)
        elif reason == PLACING_DUST:
            set_dust(t, space)
        elif reason == CLEARING_FOG:
            clear_fog(t, space)
        else:
            remove_marker(t, space, more)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.decider(), self.reason)


def board(t: Camp) -> list[int]:
    """RC-16.2.1, RC-16.4.4: tiles and spaces that can take fog or dust."""
    excluded = -1 if t.scenario == CANNIBALS else CITY
    volcano = space_param(VOLCANO, "volcano_space") if t.scenario == VOLCANO else -1
    return [space for space in range(SPACES) if space not in (excluded, volcano)]


def covered_next(t: Camp, wanted: int, where: int) -> list[tuple[int, int]]:
    """The uncovered sources of these kinds (a mask) in that place."""
    if where == ADJACENT:
        spaces = spaces_of(NEAR[t.camp] & t.known())
    elif where == AT_CAMP:
        spaces = [t.camp]
    elif where == AT_ACTION:
        spaces = [t.act_tile] if t.act_tile >= 0 else []
    else:
        spaces = nearest(t, wanted)
    return [
        (space, source)
        for space in spaces
        for source in range(SOURCES)
        if t.sources(space) & wanted & 1 << source
    ]


def nearest(t: Camp, wanted: int) -> list[int]:
    """RC-12.9: of the tiles with such a source those nearest to the camp; cut-off ones last."""
    best = SPACES
    found: list[int] = []
    for space in spaces_of(t.known()):
        steps = t.distance(space)
        if steps < 0:
            steps = SPACES
        if t.sources(space) & wanted and steps <= best:
            if steps < best:
                best = steps
                found = []
            found.append(space)
    return found


def cover_all(t: Camp, space: int, card: int) -> None:
    """Every uncovered source of one tile."""
    there = t.sources(space)
    for source in range(SOURCES):
        if there >> source & 1:
            cover_source(t, space, source, card)


def relocate(t: Camp, space: int, card: int) -> None:
    """RC-11.6: the camp moves; a card that forced it remembers what that cost."""
    roof, palisade = t.levels[ROOF], t.levels[PALISADE]
    t.first(TakeAlong(t.camp))
    move_camp(t, space)
    lose_shortcut(t)
    if card >= 0:
        roof, palisade = roof - t.levels[ROOF], palisade - t.levels[PALISADE]
        t.links.append(Link(card, REFUND_LINK, roof, palisade))


def markers(t: Camp) -> list[tuple[int, int]]:
    """Every token or marker on the island: (space, marker), black ones as (space, -1 - source)."""
    found: list[tuple[int, int]] = []
    for space in range(SPACES):
        for source in range(SOURCES):
            if t.black[space] >> source & 1:
                found.append((space, -1 - source))
        for marker in range(len(MARKER_IDS)):
            if t.marked(space, marker) and marker != SHORTCUT:
                found.append((space, marker))
        for marker, mask in ((FOG, t.fog), (DUST, t.dust), (TERRAIN_MARK, t.covered)):
            if mask >> space & 1:
                found.append((space, marker))
    return found


def remove_marker(t: Camp, space: int, marker: int) -> None:
    """Protective Amulet, Plow and Reclamation."""
    if marker < 0:
        uncover_source(t, space, -1 - marker)
    elif marker == FOG:
        clear_fog(t, space)
    elif marker == DUST:
        t.dust &= ~(1 << space)
    elif marker == TERRAIN_MARK:
        uncover_terrain(t, space)
    else:
        unmark(t, space, marker)


STEPS: Final[tuple[type[Step], ...]] = (PickPlace,)
