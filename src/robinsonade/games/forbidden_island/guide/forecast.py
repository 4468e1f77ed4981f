"""What the coming Flood cards put in danger, and how likely: counted from open cards (FI-13.4)."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from robinsonade.games.forbidden_island.box.components import (
    FLOOD_CARDS,
    LANDING,
    SKULL,
    TILE,
    TREASURE_AT,
    TREASURE_TILES,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.guide.stakes import (
    chances_of_each,
    is_last_of_treasure,
    would_drown,
)
from robinsonade.games.forbidden_island.steps.flood_draw import DrawFloods, FloodPhase
from robinsonade.games.forbidden_island.steps.treasure_draw import DrawTreasures
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import NUMBER, Kind, Noun
from robinsonade.kernel.stake import percent
from robinsonade.kernel.view import words

_TILES: Final = ("tiles", Noun("tile", TILE.ids, on_board=True, many=True))
_PERCENT: Final = ("percent", NUMBER)

ONLY_LIFT: Final = Kind("only-lift", rules=("FI-11.1", "FI-11.3"))
COMING: Final = Kind("coming", ("cards", NUMBER), rules=("FI-9.1",))
RISING: Final = Kind("rising", _PERCENT, rules=("FI-6.2",))
FATAL: Final = Kind("fatal", _TILES, _PERCENT, rules=("FI-12.2", "FI-12.3", "FI-12.4", "FI-13.4"))
LAST_PLACE: Final = Kind("last-place", _TILES, _PERCENT, rules=("FI-12.3", "FI-13.4"))
LAND: Final = Kind("land", _TILES, _PERCENT, rules=("FI-9.5", "FI-13.4"))
IF_RISING: Final = Kind("if-rising", _TILES, _PERCENT, rules=("FI-6.4", "FI-13.4"))

SURE: Final = 100
KINDS: Final = (ONLY_LIFT, COMING, RISING, FATAL, LAST_PLACE, LAND, IF_RISING)


class Said(TypedDict):
    kind: str  # `forecast-KIND` in the text files
    words: dict[str, list[str]]


class Danger(TypedDict):
    tone: Literal["bad", "fair"]
    said: Said
    rules: list[str]


class Forecast(TypedDict):
    lines: list[Danger]  # what is missing to win, how many cards come, what they may take


def forecast(t: Island) -> Forecast | None:
    """FI-9: which tiles this turn's Flood cards may take; None: none are to come."""
    treasures, floods = still_to_draw(t)
    if not floods:
        return None
    rises = rise_chances(t, treasures)
    lines = [line("fair", ONLY_LIFT)] if t.can_escape() and not t.lift_holders() else []
    lines.append(line("fair", COMING, floods))
    if rises[0] < 1:
        lines.append(line("fair", RISING, percent(1 - rises[0])))
    may_rise = percent(1 - rises[0]) < SURE
    found: dict[tuple[int, int, int], int] = {}  # tiles by gravity, chance and need of a rise
    calm = chances_of_each(t.flood_deck.contents(), t.flood_discard, t.flooded, floods)
    for tile, chance in sinking(t, calm, rises).items():
        if chance > 0:
            key = (gravity(t, tile), -percent(chance), int(may_rise and tile not in calm))
            found[key] = found.get(key, 0) | 1 << tile
    for (grave, less, rising), tiles in sorted(found.items()):
        kind = (FATAL, LAST_PLACE, IF_RISING if rising else LAND)[grave]
        lines.append(line("bad" if grave < 2 else "fair", kind, tiles, -less))
    return {"lines": lines}


def line(tone: Literal["bad", "fair"], kind: Kind, *facts: int) -> Danger:
    said: Said = {"kind": kind.name, "words": words(kind, facts)}
    return {"tone": tone, "said": said, "rules": list(kind.rules)}


def still_to_draw(t: Island) -> tuple[int, int]:
    """FI-6.1, FI-9.1: how many Treasure cards and, as the water stands, Flood cards come."""
    treasures = floods = 0
    for step in t.agenda:
        if isinstance(step, DrawTreasures):
            treasures = step.left
        elif isinstance(step, DrawFloods):
            floods = step.left
        elif isinstance(step, FloodPhase):
            floods = FLOOD_CARDS[t.level]
    return treasures, floods


def rise_chances(t: Island, draws: int) -> list[float]:
    """FI-6.2: how likely none, one, two ... of the next Treasure cards are Waters Rise."""
    chances = [1.0]
    for layer in t.treasure_deck.contents():
        size, rises = len(layer), layer.count(WATERS_RISE)
        for drawn in range(min(draws, size)):
            after = [0.0] * (len(chances) + 1)
            for k, chance in enumerate(chances):
                share = max(0, rises - k) / (size - drawn)
                after[k + 1] += chance * share
                after[k] += chance * (1 - share)
            chances = after
        draws -= min(draws, size)
    return chances


def sinking(t: Island, calm: dict[int, float], rises: list[float]) -> dict[int, float]:
    """FI-9.5: how likely each tile sinks; `calm`: if the waters do not rise."""
    chances = {tile: rises[0] * chance for tile, chance in calm.items()}
    for k, share in enumerate(rises):
        if k and share and t.level + k < SKULL:
            deck = [layer for layer in (t.flood_discard, *t.flood_deck.contents()) if layer]
            each = chances_of_each(deck, [], t.flooded, FLOOD_CARDS[t.level + k])
            for tile, chance in each.items():
                chances[tile] = chances.get(tile, 0.0) + share * chance
    return chances


def gravity(t: Island, tile: int) -> int:
    """FI-12.2 to FI-12.4: 0 if all is lost with it, 1 if a treasure has one place left then."""
    if tile == LANDING or is_last_of_treasure(t, tile) or would_drown(t, tile):
        return 0
    treasure = TREASURE_AT[tile]
    if treasure < 0 or has(t.captured, treasure):
        return 2
    left = (TREASURE_TILES[treasure] & ~t.sunk).bit_count()
    return 1 if left == 2 else 2
