"""What is at stake when somebody lets a moment for Special cards go by (FI-7.6)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    LANDING,
    LIFT,
    SANDBAGS,
    TILE,
    TREASURE_AT,
    TREASURE_TILES,
    tiles_of,
)
from robinsonade.games.forbidden_island.choices import ESCAPE, LIFT_OFF, SANDBAG
from robinsonade.games.forbidden_island.rules.movement import swim_targets
from robinsonade.games.forbidden_island.steps.flood_draw import DrawFloods
from robinsonade.games.forbidden_island.steps.swimming import LeaveWater
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, mask_of
from robinsonade.kernel.noun import NUMBER, SEATS, Kind, Noun
from robinsonade.kernel.stake import LOSE, WIN, Stake, percent

_TILES: Final = ("tiles", Noun("tile", TILE.ids, on_board=True, many=True))
_PERCENT: Final = ("percent", NUMBER)

WINNING: Final = Kind("win", rules=("FI-11.1",))
LAST_TILES: Final = Kind("last-tiles", _TILES, _PERCENT, rules=("FI-12.2", "FI-12.3", "FI-12.4"))
DROWNING: Final = Kind("drowning", ("pawns", SEATS), rules=("FI-9.10", "FI-9.12", "FI-12.4"))

KINDS: Final = (WINNING, LAST_TILES, DROWNING)


def stakes(t: Island, seat: int) -> list[Stake]:
    """The victory first; then what the next Flood cards could end; then pawns in the water."""
    found: list[Stake] = []
    if not t.agenda:
        return found
    step = t.agenda[-1]
    offer = t.choices()
    if ESCAPE[seat] in offer:
        now = (*t.pawn, *t.hands, t.level, t.flooded, t.sunk)
        found.append(Stake(WIN, WINNING, (), [ESCAPE[seat]], now))
    if isinstance(step, DrawFloods) and t.holds(seat, SANDBAGS):
        tiles = fatal_tiles(t)
        chance = chance_of_any(t, tiles, step.left)
        if chance > 0:
            saving: list[Choice] = [SANDBAG[seat][tile] for tile in tiles_of(tiles)]
            facts = (tiles, percent(chance))
            found.append(Stake(LOSE, LAST_TILES, facts, saving, (tiles,)))
    elif isinstance(step, LeaveWater) and t.holds(seat, LIFT):
        stuck = [who for who in t.pawns_on(step.space) if not swim_targets(t, who)]
        lifts: list[Choice] = [LIFT_OFF[seat][who] for who in stuck]
        if stuck:
            wet = mask_of(stuck)
            found.append(Stake(LOSE, DROWNING, (wet,), lifts, (wet,)))
    return found


def fatal_tiles(t: Island) -> int:
    """FI-12.2 to FI-12.4: the flooded tiles with which the game would be lost if they sank now."""
    fatal = 0
    for tile in tiles_of(t.flooded):
        if tile == LANDING or is_last_of_treasure(t, tile) or would_drown(t, tile):
            fatal |= 1 << tile
    return fatal


def is_last_of_treasure(t: Island, tile: int) -> bool:
    """FI-12.3: is there no other tile left on which this treasure could be captured?"""
    treasure = TREASURE_AT[tile]
    if treasure < 0 or has(t.captured, treasure):
        return False
    return TREASURE_TILES[treasure] & ~(1 << tile) & ~t.sunk == 0


def would_drown(t: Island, tile: int) -> bool:
    """FI-12.4: would somebody there find no tile to swim to, and nobody have a Helicopter Lift?"""
    if tile not in t.pawn or t.lift_holders():
        return False
    sunk = t.sunk
    t.sunk = sunk | 1 << tile
    lost = any(not swim_targets(t, seat) for seat in t.pawns_on(tile))
    t.sunk = sunk
    return lost


def chance_of_any(t: Island, tiles: int, draws: int) -> float:
    """FI-13.4: how likely one of these sinks by the next Flood cards, as everybody may know."""
    sunk, flooded, layer, drawn = by_then(
        t.flood_deck.contents(), t.flood_discard, t.flooded, draws
    )
    if sunk & tiles:
        return 1.0
    size = len(layer)
    bad = sum([has(tiles & flooded, tile) for tile in layer])
    spared = 1.0
    for before in range(drawn):
        spared *= max(0, size - bad - before) / (size - before)
    return 1.0 - spared


def chances_of_each(
    deck: list[list[int]], discards: list[int], flooded: int, draws: int
) -> dict[int, float]:
    """FI-13.4: how likely each tile sinks by the next Flood cards; dry ones flood first (FI-10.1).

    >>> chances_of_each([[1, 2]], [3, 4, 5], 0b1010, 3)
    {1: 1.0, 2: 0.25, 3: 0.25}
    """
    sunk, wet, layer, drawn = by_then(deck, discards, flooded, draws)
    found = dict.fromkeys(tiles_of(sunk), 1.0)
    if drawn:
        found.update({tile: drawn / len(layer) for tile in layer if has(wet, tile)})
    return found


def by_then(
    deck: list[list[int]], discards: list[int], flooded: int, draws: int
) -> tuple[int, int, list[int], int]:
    """FI-10.1: what is certain before the last layer that cards come from, how many of it come.

    Of layers that are drawn to the end all is known: what was flooded has sunk, what was dry lies
    flooded among the discards, which are the next layer when the deck has run out.
    """
    layers, discards, sunk = list(deck), list(discards), 0
    while layers or discards:
        if not layers:
            layers, discards = [sorted(discards)], []
        if draws < len(layers[0]):
            return sunk, flooded, layers[0], draws
        layer = layers.pop(0)
        draws -= len(layer)
        sunk |= flooded & mask_of(layer)
        dry = [tile for tile in layer if not has(flooded, tile)]
        flooded = flooded & ~sunk | mask_of(dry)
        discards += dry
    return sunk, flooded, [], 0
