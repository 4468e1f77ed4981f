"""What a forecast looks like to those who draw it or print it."""

from __future__ import annotations

from typing import Literal, TypedDict


class Said(TypedDict):
    kind: str  # `forecast-KIND` in the text files
    words: dict[str, list[str]]


class Addend(TypedDict):
    said: Said
    amount: float  # on average; what is lost is negative
    chance: float  # that it comes at all
    counted: bool  # False: it could be used or may come, but is not in the sum
    rules: list[str]


class Need(TypedDict):
    noun: Literal["terrain", "invention", "resource", "track", "pawn", "character", "scenario"]
    id: str
    needed: int
    have: int
    met: bool


class Prospect(TypedDict):
    id: Literal["food", "sky", "threat", "animals", "shelter"]
    tone: Literal["good", "fair", "bad"]
    said: Said
    chance: float | None  # that it goes well
    have: float
    need: float
    rules: list[str]
    sum: list[Addend]
    needs: list[Need]  # what averts a threat


class Health(TypedDict):
    character: str
    said: Said
    tone: Literal["good", "fair", "bad"]
    mean: float  # wounds more by the morning; fewer: below 0
    worst: int
    odds: list[float]  # of so many wounds in all by the morning
    wounds: int  # now
    dies_on: int
    death: float
    sum: list[Addend]


class Dice(TypedDict):
    success: float
    wound: float
    adventure: float


class PlannedOdds(TypedDict):
    spot: str
    pawns: int
    roll: int  # pawns without which it cannot be planned
    sure: int  # pawns with which there are no dice
    dice: Dice | None  # None: certain
    said: Said
    more: Said | None  # what one more pawn would change
    rewards: list[Said]  # of an action against a threat, by the number of pawns


class SpotOdds(TypedDict):
    roll: int
    sure: int
    dice: Dice | None  # with the fewest pawns
    said: Said
    rewards: list[Said]


class Craft(TypedDict):
    id: str
    group: Literal["now", "one", "later"]
    said: Said
    needs: list[Need]
    prices: list[dict[str, int]]  # ways to pay; empty: it costs nothing
    who: list[str]  # who may build it
    odds: SpotOdds | None
    rules: list[str]


class CalendarRound(TypedDict):
    round: int
    dice: list[str]  # of the weather
    marks: list[Said]


class Calendar(TypedDict):
    rounds: list[CalendarRound]
    dice_per_totem: bool  # a hungry-animals die for each totem tile
    totems: list[str]  # what each found totem does, by the noun "totem"; the last one goes on


class Forecast(TypedDict):
    lines: list[Prospect]
    people: list[Health]
    plan: list[PlannedOdds]  # as `plan` of the view
    spots: dict[str, SpotOdds]  # that are on offer
    costs: dict[str, dict[str, int]]  # resources by the id of the choice, where it costs any
    workshop: list[Craft]
    causes: list[Said]  # what holds this round, and why
    uncounted: list[Said]  # what may come as well and nobody can count
