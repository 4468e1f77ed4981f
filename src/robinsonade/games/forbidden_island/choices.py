"""Everything a seat can ever choose, made once; rules offer these objects by reference."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.forbidden_island.box.components import (
    AMONG_FEW,
    CARD,
    FEW,
    FEW_BITS,
    HELD,
    MOST_SEATS,
    TILE,
    TILES,
    TREASURE,
    TREASURES,
)
from robinsonade.kernel.choice import Catalogue, Choice, Interrupt
from robinsonade.kernel.noun import SEAT, OpenKind

_ACTION: Final = "action"
_CARD: Final = "card"

MOVING: Final = OpenKind("move", ("tile", TILE), rules=("FI-4.1", "FI-5.1", "FI-5.4"), cost=_ACTION)
FLYING: Final = OpenKind("fly", ("tile", TILE), rules=("FI-5.3",), cost=_ACTION)
NAVIGATING: Final = OpenKind(
    "navigate", ("who", SEAT), ("tile", TILE), rules=("FI-5.6", "FI-5.7"), cost=_ACTION
)
SHORING: Final = OpenKind("shore", ("tile", TILE), rules=("FI-4.3", "FI-5.2"), cost=_ACTION)
SHORING_TOO: Final = OpenKind("shore-too", ("tile", TILE), rules=("FI-5.2",))
ENOUGH: Final = OpenKind("enough", rules=("FI-5.2",))
GIVING: Final = OpenKind(
    "give", ("card", CARD), ("who", SEAT), rules=("FI-4.5", "FI-5.9"), cost=_ACTION
)
CAPTURING: Final = OpenKind("capture", ("treasure", TREASURE), rules=("FI-4.10",), cost=_ACTION)
STOPPING: Final = OpenKind("stop", rules=("FI-3.3",))
SANDBAGGING: Final = OpenKind("sandbags", ("tile", TILE), rules=("FI-7.2",), cost=_CARD)
LIFTING: Final = OpenKind("lift", ("who", SEAT), rules=("FI-7.3", "FI-9.10"), cost=_CARD)
BOARDING: Final = OpenKind("board", ("who", SEAT), rules=("FI-7.3",))
LANDING_AT: Final = OpenKind("land", ("tile", TILE), rules=("FI-7.3",))
ESCAPING: Final = OpenKind("escape", rules=("FI-11.1",), cost=_CARD)
DISCARDING: Final = OpenKind("discard", ("card", CARD), rules=("FI-8.2",))
SWIMMING: Final = OpenKind("swim", ("tile", TILE), rules=("FI-9.7", "FI-9.8", "FI-9.9", "FI-9.11"))


class Move(Choice):
    """FI-4.1: move the own pawn."""

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(MOVING, seat, (to,))
        self.to = to


class Fly(Choice):
    """FI-5.3: the Pilot flies to any tile."""

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(FLYING, seat, (to,))
        self.to = to


class Navigate(Choice):
    """FI-5.6: the Navigator moves somebody else's pawn."""

    __slots__ = ("to", "who")

    def __init__(self, seat: int, who: int, to: int) -> None:
        super().__init__(NAVIGATING, seat, (who, to))
        self.who = who
        self.to = to


class ShoreUp(Choice):
    """FI-4.3: turn a flooded tile to its dry side."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(SHORING, seat, (tile,))
        self.tile = tile


class ShoreUpToo(Choice):
    """FI-5.2: the Engineer's second tile within the same action."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(SHORING_TOO, seat, (tile,))
        self.tile = tile


class Enough(Choice):
    """FI-5.2: the Engineer leaves it at one tile."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(ENOUGH, seat, ())


class Give(Choice):
    """FI-4.5: give a Treasure card."""

    __slots__ = ("card", "who")

    def __init__(self, seat: int, card: int, who: int) -> None:
        super().__init__(GIVING, seat, (card, who))
        self.card = card
        self.who = who


class Capture(Choice):
    """FI-4.10: capture a treasure."""

    __slots__ = ("treasure",)

    def __init__(self, seat: int, treasure: int) -> None:
        super().__init__(CAPTURING, seat, (treasure,))
        self.treasure = treasure


class Stop(Choice):
    """FI-3.3: take no further action this turn."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(STOPPING, seat, ())


class Sandbags(Interrupt):
    """FI-7.2: shore up any tile of the island."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(SANDBAGGING, seat, (tile,))
        self.tile = tile


class Lift(Interrupt):
    """FI-7.3: call the helicopter for the first pawn of a group."""

    __slots__ = ("who",)

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(LIFTING, seat, (who,))
        self.who = who


class Escape(Interrupt):
    """FI-11.1: fly off the island and win."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(ESCAPING, seat, ())


class Board(Choice):
    """FI-7.3: one more pawn of the same tile joins the flight."""

    __slots__ = ("who",)

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(BOARDING, seat, (who,))
        self.who = who


class LandAt(Choice):
    """FI-7.3: where the helicopter sets the group down."""

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(LANDING_AT, seat, (to,))
        self.to = to


class Discard(Choice):
    """FI-8.2: discard a card of a hand that is too large."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(DISCARDING, seat, (card,))
        self.card = card


class Swim(Choice):
    """FI-9.7: leave the water for a tile."""

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(SWIMMING, seat, (to,))
        self.to = to


CATALOGUE: Final = Catalogue()
_add = CATALOGUE.add
_SEATS = range(MOST_SEATS)
_TILES = range(TILES)

MOVE: Final = [[_add(Move(s, tile)) for tile in _TILES] for s in _SEATS]
FLY: Final = [[_add(Fly(s, tile)) for tile in _TILES] for s in _SEATS]
NAVIGATE: Final = [[[_add(Navigate(s, w, to)) for to in _TILES] for w in _SEATS] for s in _SEATS]
SHORE: Final = [[_add(ShoreUp(s, tile)) for tile in _TILES] for s in _SEATS]
SHORE_TOO: Final = [[_add(ShoreUpToo(s, tile)) for tile in _TILES] for s in _SEATS]
LEAVE_IT: Final = [_add(Enough(s)) for s in _SEATS]
GIVE: Final = [[[_add(Give(s, c, w)) for w in _SEATS] for c in range(TREASURES)] for s in _SEATS]
CAPTURE: Final = [[_add(Capture(s, treasure)) for treasure in range(TREASURES)] for s in _SEATS]
STOP: Final = [_add(Stop(s)) for s in _SEATS]
SANDBAG: Final = [[_add(Sandbags(s, tile)) for tile in _TILES] for s in _SEATS]
LIFT_OFF: Final = [[_add(Lift(s, who)) for who in _SEATS] for s in _SEATS]
BOARD: Final = [[_add(Board(s, who)) for who in _SEATS] for s in _SEATS]
LAND: Final = [[_add(LandAt(s, tile)) for tile in _TILES] for s in _SEATS]
ESCAPE: Final = [_add(Escape(s)) for s in _SEATS]
DISCARD: Final = [[_add(Discard(s, card)) for card in range(HELD)] for s in _SEATS]
SWIM_TO: Final = [[_add(Swim(s, tile)) for tile in _TILES] for s in _SEATS]


def offer(choices: list[Any], tiles: int, found: list[Any]) -> None:
    """Add to `found` the choice of each tile in a mask, in the order of the tiles.

    Choices, but compiled what is only moved is not looked into.
    """
    first = 0
    while tiles:
        for tile in AMONG_FEW[tiles & FEW_BITS]:
            found.append(choices[first + tile])
        tiles >>= FEW
        first += FEW
