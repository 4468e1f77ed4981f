"""What happens on the island: markers, closed tiles, the camp on the move."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import (
    BLACK,
    DUST,
    FOG,
    FOOD_PLUS,
    PALISADE,
    ROOF,
    TERRAIN_MARK,
)
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS, ITEM_MARKER
from robinsonade.games.robinson_crusoe.box.island import NEAR, TILE_TOTEM, spaces_of
from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, FAMILY
from robinsonade.games.robinson_crusoe.events import (
    CAMP_MOVED,
    MARKED,
    TILE_CLOSED,
    TILE_OPENED,
    UNMARKED,
)
from robinsonade.games.robinson_crusoe.rules.scenario.cannibal_island import villages
from robinsonade.games.robinson_crusoe.rules.tracks import raze, set_level
from robinsonade.games.robinson_crusoe.table.endings import BURIED
from robinsonade.games.robinson_crusoe.table.links import (
    BLACK_LINK,
    PLACE_LINK,
    TERRAIN_LINK,
    TILE_LINK,
)
from robinsonade.games.robinson_crusoe.table.records import Link
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has

MARKING_ITEMS: Final = [i for i, marker in enumerate(ITEM_MARKER) if marker >= 0]
MARKED_BY_ITEM: Final = -2  # the card number of the first invention in links, counting downwards


def link_of(invention: int) -> int:
    """The number under which an invention remembers what it has done."""
    return MARKED_BY_ITEM - invention


def links(t: Camp, card: int, sort: int) -> list[Link]:
    return [link for link in t.links if link.card == card and link.sort == sort]


def unlink(t: Camp, card: int, sort: int) -> None:
    t.links = [link for link in t.links if link.card != card or link.sort != sort]


# -- markers -------------------------------------------------------------------------------------


def mark(t: Camp, space: int, marker: int) -> bool:
    """RC-13.6: at most one of a kind on a space; says whether it was placed."""
    if t.marked(space, marker):
        return False
    t.marks[space] |= 1 << marker
    t.emit(MARKED, space, marker)
    return True


def unmark(t: Camp, space: int, marker: int) -> None:
    if t.marked(space, marker):
        t.marks[space] &= ~(1 << marker)
        t.emit(UNMARKED, space, marker)


def cover_source(t: Camp, space: int, source: int, card: int) -> None:
    """A black marker on a source; the card remembers it."""
    t.black[space] |= 1 << source
    t.emit(MARKED, space, BLACK)
    t.links.append(Link(card, BLACK_LINK, space, source))


def uncover_source(t: Camp, space: int, source: int) -> None:
    """RC-R88: the marker is gone, and no card remembers it any more."""
    if has(t.black[space], source):
        t.black[space] &= ~(1 << source)
        t.links = [
            link
            for link in t.links
            if link.sort != BLACK_LINK or link.space != space or link.source != source
        ]
        t.emit(UNMARKED, space, BLACK)


def cover_terrain(t: Camp, space: int, card: int) -> None:
    """RC-13.6, RC-16.6.3: a covered terrain counts as unexplored until its card is done with."""
    t.covered |= 1 << space
    t.island_changed()
    t.emit(MARKED, space, TERRAIN_MARK)
    t.links.append(Link(card, TERRAIN_LINK, space))


def uncover_terrain(t: Camp, space: int) -> None:
    """RC-R88: as with sources."""
    if has(t.covered, space):
        t.covered &= ~(1 << space)
        t.links = [link for link in t.links if link.sort != TERRAIN_LINK or link.space != space]
        t.island_changed()
        t.emit(UNMARKED, space, TERRAIN_MARK)


def set_fog(t: Camp, space: int) -> None:
    t.fog |= 1 << space
    t.island_changed()
    t.emit(MARKED, space, FOG)


def clear_fog(t: Camp, space: int) -> None:
    t.fog &= ~(1 << space)
    t.island_changed()
    t.emit(UNMARKED, space, FOG)


def set_dust(t: Camp, space: int) -> None:
    t.dust |= 1 << space
    t.emit(MARKED, space, DUST)


# -- inaccessible tiles (RC-12.10) ---------------------------------------------------------------


def close_tile(t: Camp, space: int, card: int) -> None:
    """RC-12.10: face down, everything on it is gone; with the camp on it everybody dies."""
    t.closed |= 1 << space
    t.black[space] = 0
    t.covered &= ~(1 << space)
    t.fog &= ~(1 << space)
    t.dust &= ~(1 << space)
    t.blue &= ~(1 << space)
    t.marks[space] = 0
    t.links = [
        link
        for link in t.links
        if link.sort not in (BLACK_LINK, TERRAIN_LINK, PLACE_LINK) or link.space != space
    ]
    for item in range(len(INVENTION_IDS)):
        if t.item_spot[item] == space:
            t.item_spot[item] = -1
    t.links.append(Link(card, TILE_LINK, space))
    t.island_changed()
    t.emit(TILE_CLOSED, space)
    if t.camp == space:
        t.fate = BURIED


def open_tile(t: Camp, space: int) -> None:
    """The tile is face up again, with nothing on it."""
    t.closed &= ~(1 << space)
    t.island_changed()
    t.emit(TILE_OPENED, space)


# -- the camp on the move (RC-11.6) --------------------------------------------------------------


def camp_sites(t: Camp) -> int:
    """RC-11.6, RC-16.5.3: adjacent explored accessible tiles where the camp may be, as a mask."""
    mask = NEAR[t.camp] & t.known()
    if t.scenario == CANNIBALS:
        mask &= ~villages(t)
    return mask


def totem_tiles(t: Camp) -> int:
    """Face-up accessible tiles with a totem icon, as a mask."""
    mask = 0
    for space in spaces_of(t.known()):
        if TILE_TOTEM[t.tile_at[space]]:
            mask |= 1 << space
    return mask


def move_camp(t: Camp, space: int) -> None:
    """RC-11.6: the shelter loses half of roof and palisade; a natural one is left behind."""
    if t.shelter:
        set_level(t, ROOF, (t.levels[ROOF] + 1) // 2)
        set_level(t, PALISADE, (t.levels[PALISADE] + 1) // 2)
    else:
        raze(t)
    settle_camp(t, space)


def settle_camp(t: Camp, space: int) -> None:
    """RC-11.6: the camp is there now."""
    t.camp = space
    t.island_changed()
    t.emit(CAMP_MOVED, space)


def portable(t: Camp, before: int) -> list[int]:
    """RC-11.6: items whose token could follow the camp; one of each kind per tile."""
    return [
        item
        for item in MARKING_ITEMS
        if t.item_spot[item] == before
        and (not t.marked(t.camp, ITEM_MARKER[item]) or several(t, ITEM_MARKER[item]))
    ]


def carry(t: Camp, item: int) -> None:
    """RC-11.6: the token of an item follows the camp."""
    before = t.item_spot[item]
    marker = ITEM_MARKER[item]
    t.item_spot[item] = t.camp
    if not (several(t, marker) and known_tokens(t, before)):
        unmark(t, before, marker)
    mark(t, t.camp, marker)


def several(t: Camp, marker: int) -> bool:
    """RC-13.7, RC-16.6.5: several +1 food tokens may lie on the camp tile of the family."""
    return t.scenario == FAMILY and marker == FOOD_PLUS


def food_tokens(t: Camp, space: int) -> int:
    """How many +1 food a space has: usually one, in the family's camp one for each item."""
    if not t.marked(space, FOOD_PLUS):
        return 0
    if not several(t, FOOD_PLUS):
        return 1
    return max(1, known_tokens(t, space))


def known_tokens(t: Camp, space: int) -> int:
    """The +1 food tokens of a space that an item or a card remembers."""
    found = 0
    for item in MARKING_ITEMS:
        if t.item_spot[item] == space and ITEM_MARKER[item] == FOOD_PLUS:
            found += 1
    for link in t.links:
        if link.sort == PLACE_LINK and link.space == space and link.marker == FOOD_PLUS:
            found += 1
    return found
