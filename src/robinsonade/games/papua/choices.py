"""Everything a seat can ever choose, made once; rules offer these objects by reference."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import (
    BENEFIT,
    BENEFITS,
    COUNTER,
    COUNTERS,
    SCIENCE,
    SCIENCES,
)
from robinsonade.games.papua.box.components import (
    DESTINATION,
    DESTINATIONS,
    EXPLORERS_EACH,
    FACE,
    HIGHEST,
    MOST_SEATS,
    ZONE,
    ZONES,
)
from robinsonade.kernel.choice import Catalogue, Choice
from robinsonade.kernel.noun import NUMBER, Kind, OpenKind

# PAP-16.1: coins without limit. Nobody gets near this in ten rounds.
MOST_COINS: Final = 400

_COIN: Final = "coin"
_DIE: Final = ("die", FACE)
_AMOUNT: Final = ("amount", NUMBER)

FORBIDDING: Final = OpenKind("forbid", ("zone", ZONE), rules=("PAP-4.6", "PAP-4.7"))
PLAYING_TRIBE: Final = OpenKind("tribe", ("benefit", BENEFIT), rules=("PAP-4.2",), cost="tribe")
KEEPING_TRIBE: Final = OpenKind(
    "tribe-kept", ("benefit", BENEFIT), rules=("PAP-8.7",), cost="science"
)
SETTING: Final = OpenKind("set-die", _DIE, rules=("PAP-5.2",))
ROLLING: Final = OpenKind("roll", rules=("PAP-5.2",))
USING_SCIENCE: Final = OpenKind("science", ("science", SCIENCE), cost="science")
TURNING: Final = OpenKind("turn-die", _DIE, rules=("PAP-8.5",))
PAYING: Final = OpenKind("pay-coin", rules=("PAP-5.3",), cost=_COIN)
LOSING: Final = OpenKind("lose-explorer", rules=("PAP-5.3",))
REROLLING: Final = OpenKind("reroll", _DIE, rules=("PAP-5.4", "PAP-5.4b"), cost=_COIN)
RAISING: Final = OpenKind("raise", _DIE, rules=("PAP-5.4",), cost=_COIN)
LOWERING: Final = OpenKind("lower", _DIE, rules=("PAP-5.4",), cost=_COIN)
KEEPING_DICE: Final = OpenKind("keep-dice", rules=("PAP-5.4c",))
PLACING: Final = OpenKind("place", _DIE, ("zone", ZONE), rules=("PAP-5.5", "PAP-5.6", "PAP-5.7"))
ENDING_PLACING: Final = OpenKind("stop-placing", rules=("PAP-5.5",))
EATING: Final = OpenKind("eat", _AMOUNT)
TAKING_FROM: Final = OpenKind("take-from", ("zone", ZONE), rules=("PAP-3.9",))
TAKING_COUNTER: Final = OpenKind("counter", ("counter", COUNTER), rules=("PAP-6.3.3", "PAP-6.3.5"))
USING_LEFTOVER: Final = OpenKind(
    "leftover", ("counter", COUNTER), rules=("PAP-8.8",), cost="science"
)
DISCARDING: Final = OpenKind("discard", ("counter", COUNTER), rules=("PAP-12.6",))
BIDDING: Final = Kind("bid", ("destination", DESTINATION), _AMOUNT, rules=("PAP-6.4.3",))
BIDDING_COINS: Final = Kind(
    "bid-coins", ("destination", DESTINATION), _AMOUNT, rules=("PAP-6.4.3",)
)


class Forbid(Choice):
    """PAP-4.6: put the X marker on a zone."""

    __slots__ = ("zone",)

    def __init__(self, seat: int, zone: int) -> None:
        super().__init__(FORBIDDING, seat, (zone,))
        self.zone = zone


class PlayTribe(Choice):
    """PAP-4.2: discard a tribe card for a benefit."""

    __slots__ = ("benefit",)

    def __init__(self, seat: int, benefit: int) -> None:
        super().__init__(PLAYING_TRIBE, seat, (benefit,))
        self.benefit = benefit


class KeepTribe(Choice):
    """PAP-8.7: with Anthropology, a benefit without discarding the card."""

    __slots__ = ("benefit",)

    def __init__(self, seat: int, benefit: int) -> None:
        super().__init__(KEEPING_TRIBE, seat, (benefit,))
        self.benefit = benefit


class SetDie(Choice):
    """PAP-5.2: put a die on a result instead of rolling it."""

    __slots__ = ("face",)

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(SETTING, seat, (face,))
        self.face = face


class RollDice(Choice):
    """PAP-5.2: roll all dice that have not been set."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(ROLLING, seat, ())


class UseScience(Choice):
    """PAP-8.1: use a science card now."""

    __slots__ = ("science",)

    def __init__(self, seat: int, science: int) -> None:
        super().__init__(USING_SCIENCE, seat, (science,))
        self.science = science


class TurnDie(Choice):
    """PAP-8.5: the result to which Meteorology turns a catastrophe."""

    __slots__ = ("face",)

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(TURNING, seat, (face,))
        self.face = face


class PayCoin(Choice):
    """PAP-5.3: save the explorer."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(PAYING, seat, ())


class LoseExplorer(Choice):
    """PAP-5.3: save the coin."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(LOSING, seat, ())


class Reroll(Choice):
    """PAP-5.4: roll a die again."""

    __slots__ = ("face",)

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(REROLLING, seat, (face,))
        self.face = face


class Raise(Choice):
    """PAP-5.4: turn a die one up."""

    __slots__ = ("face",)

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(RAISING, seat, (face,))
        self.face = face


class Lower(Choice):
    """PAP-5.4: turn a die one down."""

    __slots__ = ("face",)

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(LOWERING, seat, (face,))
        self.face = face


class KeepDice(Choice):
    """PAP-5.4c: no more coins for dice."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(KEEPING_DICE, seat, ())


class Place(Choice):
    """PAP-5.5: use a die and send an explorer to a zone."""

    __slots__ = ("face", "zone")

    def __init__(self, seat: int, face: int, zone: int) -> None:
        super().__init__(PLACING, seat, (face, zone))
        self.face = face
        self.zone = zone


class StopPlacing(Choice):
    """PAP-5.5: use no more dice."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(ENDING_PLACING, seat, ())


class Eat(Choice):
    """PAP-5.9, PAP-16.2: food instead of energy."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(EATING, seat, (amount,))
        self.amount = amount


class TakeFrom(Choice):
    """PAP-3.9: lose an explorer of this zone."""

    __slots__ = ("zone",)

    def __init__(self, seat: int, zone: int) -> None:
        super().__init__(TAKING_FROM, seat, (zone,))
        self.zone = zone


class TakeCounter(Choice):
    """PAP-6.3.3: take a logistics counter."""

    __slots__ = ("counter",)

    def __init__(self, seat: int, counter: int) -> None:
        super().__init__(TAKING_COUNTER, seat, (counter,))
        self.counter = counter


class UseLeftover(Choice):
    """PAP-8.8: Engineering, a counter left over."""

    __slots__ = ("counter",)

    def __init__(self, seat: int, counter: int) -> None:
        super().__init__(USING_LEFTOVER, seat, (counter,))
        self.counter = counter


class DiscardCounter(Choice):
    """PAP-12.6: the counter that the neutral colour wins."""

    __slots__ = ("counter",)

    def __init__(self, seat: int, counter: int) -> None:
        super().__init__(DISCARDING, seat, (counter,))
        self.counter = counter


class Bid(Choice):
    """PAP-6.4.3: explorers for a destination; 0: no bid there."""

    __slots__ = ("amount", "destination")

    def __init__(self, seat: int, destination: int, amount: int) -> None:
        super().__init__(BIDDING, seat, (destination, amount))
        self.destination = destination
        self.amount = amount


class BidCoins(Choice):
    """PAP-6.4.3: coins for a destination."""

    __slots__ = ("amount", "destination")

    def __init__(self, seat: int, destination: int, amount: int) -> None:
        super().__init__(BIDDING_COINS, seat, (destination, amount))
        self.destination = destination
        self.amount = amount


CATALOGUE: Final = Catalogue()
_add = CATALOGUE.add
_SEATS = range(MOST_SEATS)
_ZONES = range(ZONES)
_FACES = range(HIGHEST + 1)  # entry 0 of a row by face is never offered
_COUNTERS = range(COUNTERS)
_DESTINATIONS = range(DESTINATIONS)
_PEOPLE = range(EXPLORERS_EACH + 1)
_COINS = range(MOST_COINS + 1)

FORBID: Final = [[_add(Forbid(s, zone)) for zone in _ZONES] for s in _SEATS]
PLAY_TRIBE: Final = [[_add(PlayTribe(s, b)) for b in range(BENEFITS)] for s in _SEATS]
KEEP_TRIBE: Final = [[_add(KeepTribe(s, b)) for b in range(BENEFITS)] for s in _SEATS]
SET_DIE: Final = [[_add(SetDie(s, face)) for face in _FACES[1:]] for s in _SEATS]
ROLL_DICE: Final = [_add(RollDice(s)) for s in _SEATS]
USE_SCIENCE: Final = [[_add(UseScience(s, card)) for card in range(SCIENCES)] for s in _SEATS]
TURN_DIE: Final = [[_add(TurnDie(s, face)) for face in _FACES[1:]] for s in _SEATS]
PAY_COIN: Final = [_add(PayCoin(s)) for s in _SEATS]
LOSE_EXPLORER: Final = [_add(LoseExplorer(s)) for s in _SEATS]
REROLL: Final = [[_add(Reroll(s, face)) for face in _FACES[1:]] for s in _SEATS]
RAISE: Final = [[_add(Raise(s, face)) for face in _FACES[1:-1]] for s in _SEATS]
LOWER: Final = [[_add(Lower(s, face)) for face in _FACES[2:]] for s in _SEATS]
KEEP_DICE: Final = [_add(KeepDice(s)) for s in _SEATS]
PLACE: Final = [[[_add(Place(s, f, z)) for z in _ZONES] for f in _FACES[1:]] for s in _SEATS]
STOP_PLACING: Final = [_add(StopPlacing(s)) for s in _SEATS]
EAT: Final = [[_add(Eat(s, n)) for n in _PEOPLE] for s in _SEATS]
TAKE_FROM: Final = [[_add(TakeFrom(s, zone)) for zone in _ZONES] for s in _SEATS]
TAKE_COUNTER: Final = [[_add(TakeCounter(s, c)) for c in _COUNTERS] for s in _SEATS]
USE_LEFTOVER: Final = [[_add(UseLeftover(s, c)) for c in _COUNTERS] for s in _SEATS]
DISCARD_COUNTER: Final = [[_add(DiscardCounter(s, c)) for c in _COUNTERS] for s in _SEATS]
BID: Final = [[[_add(Bid(s, d, n)) for n in _PEOPLE] for d in _DESTINATIONS] for s in _SEATS]
BID_COINS: Final = [
    [[_add(BidCoins(s, d, n)) for n in _COINS] for d in _DESTINATIONS] for s in _SEATS
]
