"""What is told of a finished game: what was lost and how, or who flew home (FI-11, FI-12)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    CARD_COUNT,
    CARDS_TO_CAPTURE,
    LANDING,
    SKULL,
    STARTING_HAND,
    TILE,
    TREASURE,
    TREASURE_TILES,
    TREASURES,
    TREASURES_TO_WIN,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.events import (
    CAPTURED,
    DRAWN,
    DROWNED,
    ESCAPED,
    FLOODED,
    ROLE_DEALT,
    SANDBAGGED,
    SHORED,
    SUNK,
    TILE_FLOODED_AT_START,
    TREASURE_LOST,
    TREASURE_RESHUFFLED,
    TURN_BEGAN,
    WATERS_ROSE,
)
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.chronicle import (
    Chronicle,
    Dated,
    Goal,
    Luck,
    Sentence,
    Tally,
    dated,
    together,
)
from robinsonade.kernel.event import Event
from robinsonade.kernel.masks import has, mask_of, members
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind

_SEAT: Final = ("seat", SEAT)
_TILE: Final = ("tile", TILE)
_TREASURE: Final = ("treasure", TREASURE)
_NUMBER: Final = ("number", NUMBER)
_TURN: Final = ("turn", NUMBER)

FLEW_HOME: Final = Kind("flew-home", _SEAT)
SKULL_DRAWN: Final = Kind("skull", _SEAT, _TURN)
LANDING_GONE: Final = Kind("landing-sank", _TILE, _TURN)
TREASURE_GONE: Final = Kind("treasure-sank", _TREASURE, ("first", TILE), ("second", TILE))
WENT_DOWN: Final = Kind("drowned", ("pawns", SEATS), _TILE, _TURN)

WATER_LEFT: Final = Kind("water-left", ("level", NUMBER), ("left", NUMBER))
WATER_ROSE: Final = Kind("water-rose", _NUMBER)
SANK_IN: Final = Kind("sank-in", _TILE, ("flooded", NUMBER), _TURN)
NO_WAY: Final = Kind("no-way-out", _TILE, _NUMBER)
CAPTURED_IN: Final = Kind("captured-in", _TREASURE, _SEAT, _TURN)

NOT_CAPTURED: Final = Kind("not-captured", _TREASURE, _NUMBER, ("needed", NUMBER))
NO_FLIGHT: Final = Kind("no-flight")
DID: Final = Kind("did", ("treasures", NUMBER), ("tiles", NUMBER))
WATER_LUCK: Final = Kind("luck-water", _NUMBER, ("came", NUMBER), ("expected", NUMBER))

KINDS: Final = (
    FLEW_HOME,
    SKULL_DRAWN,
    LANDING_GONE,
    TREASURE_GONE,
    WENT_DOWN,
    WATER_LEFT,
    WATER_ROSE,
    SANK_IN,
    NO_WAY,
    CAPTURED_IN,
    NOT_CAPTURED,
    NO_FLIGHT,
    DID,
    WATER_LUCK,
)


def chronicle(t: Island, log: list[Event]) -> Chronicle:
    """FI-11, FI-12: the last event says how it ended, those before how it came to that."""
    past = dated(log, TURN_BEGAN, "number", t.turn)
    who: list[int] = []
    chain: list[Sentence] = []
    cause: Sentence | None = None
    if t.result == "won":
        pilot = last_of(past, ESCAPED, t.active)
        headline = Sentence(FLEW_HOME, pilot)
        who = list(range(t.seats))
        cause = Sentence(WATER_LEFT, t.level, SKULL - t.level)
        chain = captures(past)
    elif t.result == "lost-water-level":
        who = [last_of(past, WATERS_ROSE, t.active)]
        headline = Sentence(SKULL_DRAWN, who[0], t.turn)
        cause = risen(past)
        chain = captures(past)
    elif t.result == "lost-landing":
        headline = Sentence(LANDING_GONE, LANDING, t.turn)
        cause = fate(past, LANDING, t.turn)
        chain = [risen(past), *captures(past)]
    elif t.result == "lost-treasure":
        treasure = last_of(past, TREASURE_LOST, 0)
        fates = [fate(past, tile, t.turn) for tile in members(TREASURE_TILES[treasure])]
        fates.sort(key=lambda told: told.facts[2])
        headline = Sentence(TREASURE_GONE, treasure, *[told.facts[0] for told in fates])
        cause = fates[-1]
        chain = [fates[0], risen(past), *captures(past)]
    else:
        who = [told.event.facts[0] for told in past if told.event.kind is DROWNED]
        tile = t.pawn[who[0]] if who else LANDING
        headline = Sentence(WENT_DOWN, mask_of(who), tile, t.turn)
        cause = Sentence(NO_WAY, tile, (t.near[tile] & t.sunk).bit_count())
        chain = [fate(past, tile, t.turn), risen(past), *captures(past)]
    goal = Goal(t.captured.bit_count(), TREASURES_TO_WIN, missing(t))
    return Chronicle(
        headline, who, cause, chain, together(t.seats, deeds(t, past)), goal=goal, luck=luck(t, log)
    )


def last_of(past: list[Dated], kind: Kind, otherwise: int) -> int:
    """The first fact of the last event of a kind; a position may begin after it."""
    for told in reversed(past):
        if told.event.kind is kind:
            return told.event.facts[0]
    return otherwise


def risen(past: list[Dated]) -> Sentence:
    """How often the water rose."""
    return Sentence(WATER_ROSE, sum([told.event.kind is WATERS_ROSE for told in past]))


def fate(past: list[Dated], tile: int, now: int) -> Sentence:
    """When a tile that is gone was flooded for the last time, and when it sank; 0: at the start."""
    flooded, sunk = 0, now
    for told in past:
        event = told.event
        if event.kind is FLOODED and event.facts[0] == tile:
            flooded = told.turn
        elif event.kind is TILE_FLOODED_AT_START and event.facts[0] == tile:
            flooded = 0
        elif event.kind is SUNK and event.facts[0] == tile:
            sunk = told.turn
    return Sentence(SANK_IN, tile, flooded, sunk)


def captures(past: list[Dated]) -> list[Sentence]:
    """Who captured which treasure, and when."""
    return [
        Sentence(CAPTURED_IN, told.event.facts[1], told.event.facts[0], told.turn)
        for told in past
        if told.event.kind is CAPTURED
    ]


def missing(t: Island) -> list[Sentence]:
    """FI-11.1: the treasures not captured, each with the most of its cards in one hand."""
    if t.result == "won":
        return []
    found: list[Sentence] = []
    for treasure in range(TREASURES):
        if not has(t.captured, treasure):
            most = max([t.holds(seat, treasure) for seat in range(t.seats)])
            found.append(
                Sentence(NOT_CAPTURED, treasure, min(most, CARDS_TO_CAPTURE), CARDS_TO_CAPTURE)
            )
    return found or [Sentence(NO_FLIGHT)]


def deeds(t: Island, past: list[Dated]) -> list[Sentence | None]:
    """What each of them did for the island."""
    treasures, tiles = [0] * t.seats, [0] * t.seats
    for told in past:
        event = told.event
        if event.kind is CAPTURED:
            treasures[event.facts[0]] += 1
        elif event.kind is SHORED or event.kind is SANDBAGGED:
            tiles[event.facts[0]] += 1
    return [Sentence(DID, treasures[seat], tiles[seat]) for seat in range(t.seats)]


def luck(t: Island, log: list[Event]) -> list[Luck]:
    """FI-6.2: Waters Rise cards drawn, against their share of the deck.

    A game that began at a position does not know what was in the deck.
    """
    if not [event for event in log if event.kind is ROLE_DEALT]:
        return []
    cards, rises = sum(CARD_COUNT) - STARTING_HAND * t.seats, CARD_COUNT[WATERS_RISE]
    draws = came = 0
    tally = Tally()
    for event in log:
        if event.kind is TREASURE_RESHUFFLED:
            tally.add_draws(draws, came, cards, rises)
            cards = event.facts[0]
            draws = came = 0
        elif event.kind is DRAWN or event.kind is WATERS_ROSE:
            draws += 1
            came += int(event.kind is WATERS_ROSE)
    tally.add_draws(draws, came, cards, rises)
    return tally.luck(WATER_LUCK, False)
