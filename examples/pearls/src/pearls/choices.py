"""Everything a diver can ever choose. Choices are made once, here, and compared by identity."""

from __future__ import annotations

from typing import Final

from pearls.box.components import HIGHEST_BID, MOST_DIVERS
from robinsonade.kernel.choice import Catalogue, Choice, Interrupt
from robinsonade.kernel.noun import NUMBER, SEAT, Kind, OpenKind

LOOKING: Final = OpenKind("look", rules=("PEARL-3.2",))
SEALING: Final = Kind("seal", ("bid", NUMBER), rules=("PEARL-3.3", "PEARL-3.5"), cost="air")
CHARMING: Final = OpenKind("charm", rules=("PEARL-4.1",), cost="charm")
GIVING: Final = OpenKind("give", ("to", SEAT), rules=("PEARL-5.4",))


class Look(Choice):
    """PEARL-3.2: at the top shell."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(LOOKING, seat, ())


class Seal(Choice):
    """PEARL-3.3: a bid."""

    __slots__ = ("bid",)

    def __init__(self, seat: int, bid: int) -> None:
        super().__init__(SEALING, seat, (bid,))
        self.bid = bid


class Charm(Interrupt):
    """PEARL-4.1: play a charm."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(CHARMING, seat, ())


class Give(Choice):
    """PEARL-5.4: to whom the pearls go."""

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(GIVING, seat, (to,))
        self.to = to


DIVERS: Final = range(MOST_DIVERS)
BIDS: Final = range(1, HIGHEST_BID + 1)

CATALOGUE: Final = Catalogue()
LOOK: Final = [CATALOGUE.add(Look(seat)) for seat in DIVERS]
SEAL: Final = [[CATALOGUE.add(Seal(seat, bid)) for bid in BIDS] for seat in DIVERS]
CHARM: Final = [CATALOGUE.add(Charm(seat)) for seat in DIVERS]
GIVE: Final = [
    {to: CATALOGUE.add(Give(seat, to)) for to in DIVERS if to != seat} for seat in DIVERS
]
