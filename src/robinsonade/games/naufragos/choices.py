"""Everything a seat can ever choose, made once; rules offer these objects by reference."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import (
    CAMP_CARDS,
    CARD,
    CARD_INDEX,
    CARDS,
    DEED,
    DEED_IDS,
    FIRST_OWN,
    ITEM_CARDS,
    RAW_CARDS,
)
from robinsonade.games.naufragos.box.components import (
    ACTION,
    ALL_SLOTS,
    BUILDING,
    BUILDING_IDS,
    DECK,
    FISH,
    FISH_IDS,
    MOST_SEATS,
    PERSON,
    PERSONS,
    REST,
    SECTOR_IDS,
    SPACES,
)
from robinsonade.kernel.choice import Catalogue, Choice, Interrupt
from robinsonade.kernel.noun import NUMBER, SEAT, Kind, OpenKind

_CARD: Final = ("card", CARD)
_WHO: Final = ("who", SEAT)
_NUMBER: Final = ("number", NUMBER)

# Set-up
CASTING: Final = OpenKind("castaway", ("person", PERSON), rules=("NAU-3.3",))

# Placement
PLACING: Final = OpenKind("place", ("action", ACTION), rules=("NAU-8.2", "NAU-8.3", "NAU-8.4"))
RESTING: Final = OpenKind("rest", _NUMBER, rules=("NAU-8.4", "NAU-9.9"))
CAMPING: Final = OpenKind("camp", _CARD, rules=("NAU-8.1", "NAU-8.13", "NAU-9.10"))

# Resolution
SPENDING: Final = OpenKind("spend", _NUMBER, rules=("NAU-4.2",))
PROPOSING: Final = OpenKind("propose", ("building", BUILDING), rules=("NAU-9.8", "NAU-10.8"))
TAKING: Final = OpenKind("take", _CARD, rules=("NAU-9.5",))
LEAVING_REST: Final = OpenKind("enough", rules=("NAU-14.2",))
HOOKING: Final = OpenKind("hook", ("fish", FISH), rules=("NAU-16.5",))
FEEDING_FIRE: Final = OpenKind("feed-fire", rules=("NAU-9.7",))
SLOTTING: Final = OpenKind("slot", _NUMBER, rules=("NAU-16.1",))
COVERING: Final = OpenKind("cover", _CARD, rules=("NAU-16.2",))

# Exploration
EXPLORING: Final = OpenKind("explore", ("deck", DECK), rules=("NAU-9.17",))
VISITING: Final = OpenKind("visit", _CARD, rules=("NAU-9.25",))
DESCENDING: Final = OpenKind("descend", rules=("NAU-9.26",))
RETURNING: Final = OpenKind("return", rules=("NAU-9.12",))
JOINING: Final = OpenKind("join", rules=("NAU-9.12", "NAU-9.13"))
DROPPING: Final = OpenKind("drop", _CARD, rules=("NAU-9.25",))

# Cards
DOING: Final = OpenKind("do", ("deed", DEED), rules=("NAU-6.1",))
VOTING: Final = Kind("vote", ("deed", DEED), rules=("NAU-6.2",))
NAMING: Final = OpenKind("name", _WHO, rules=("NAU-6.1",))
TOPPING: Final = Kind("top", _CARD, rules=("NAU-16.5",))
BURYING: Final = Kind("bury", _CARD, rules=("NAU-16.5",))
TOSSING: Final = OpenKind("toss", _CARD, rules=("NAU-16.5",))
LOSING: Final = OpenKind("lose", _CARD, rules=("NAU-6.1",))
STEALING: Final = OpenKind("steal", _CARD, rules=("NAU-6.1",))
REROLLING: Final = OpenKind("reroll", rules=("NAU-5.5",))
REPEATING: Final = OpenKind("repeat", _CARD, rules=("NAU-5.5",))
USING: Final = OpenKind("use", _CARD, rules=("NAU-6.6",))
APPLYING: Final = OpenKind("apply", _CARD, rules=("NAU-6.6",))

# Items that change hands
OFFERING: Final = OpenKind("offer", _CARD, _WHO, rules=("NAU-6.5", "NAU-6.6"))
ASKING: Final = OpenKind("ask", _CARD, rules=("NAU-6.6",))
ASKING_NOTHING: Final = OpenKind("ask-nothing", rules=("NAU-6.6",))
ACCEPTING: Final = OpenKind("accept", rules=("NAU-6.6",))
REFUSING: Final = OpenKind("refuse", rules=("NAU-6.6",))
INHERITING: Final = OpenKind("inherit", _CARD, rules=("NAU-4.12",))

# Survival and the end of a turn
EATING_FRESH: Final = OpenKind("eat-fresh", rules=("NAU-11.2",))
EATING_FOOD: Final = OpenKind("eat-food", rules=("NAU-11.2",))
LEAVING_FRESH: Final = OpenKind("leave-fresh", rules=("NAU-11.3",))
LEAVING_FOOD: Final = OpenKind("leave-food", rules=("NAU-11.3",))
GIVING_FRESH: Final = OpenKind("give-fresh", _WHO, rules=("NAU-11.2", "NAU-11.3"))
GIVING_FOOD: Final = OpenKind("give-food", _WHO, rules=("NAU-11.2", "NAU-11.3"))
EATING_OWN: Final = OpenKind("eat-own", rules=("NAU-11.4",))
GIVING_OWN: Final = OpenKind("give-own", _WHO, rules=("NAU-11.4",))
KEEPING_GIFT: Final = OpenKind("keep-gift", rules=("NAU-11.4",))
EATING_GIFT: Final = OpenKind("eat-gift", rules=("NAU-11.4",))
TREATING: Final = OpenKind("treat", _WHO, rules=("NAU-12.1",))
PRESERVING: Final = OpenKind("preserve", _NUMBER, rules=("NAU-12.7",))
ENDING_NOW: Final = OpenKind("end-now", rules=("NAU-13.1",))
ENDING_NEXT: Final = OpenKind("end-next", rules=("NAU-13.1",))


class Act(Choice):
    """A choice with at most one argument."""

    __slots__ = ("what",)

    def __init__(self, kind: Kind, seat: int, *args: int) -> None:
        super().__init__(kind, seat, args)
        self.what = args[0] if args else -1


class Aside(Interrupt):
    """Something at one's own decision points, besides what is asked (NAU-6.6, NAU-9.7)."""

    __slots__ = ("what", "who")

    def __init__(self, kind: Kind, seat: int, *args: int) -> None:
        super().__init__(kind, seat, args)
        self.what = args[0] if args else -1
        self.who = args[1] if len(args) > 1 else -1


CATALOGUE: Final = Catalogue()
_SEATS = range(MOST_SEATS)
MOST_ENERGY: Final = 20  # that can be spent or offered at once


def _plain(kind: Kind) -> list[Choice]:
    return [CATALOGUE.add(Act(kind, seat)) for seat in _SEATS]


def _each(kind: Kind, things: list[int]) -> list[list[Choice]]:
    """By seat and thing; things that cannot be chosen are filled in to keep the places."""
    found: list[list[Choice]] = []
    for seat in _SEATS:
        made: list[Choice] = [CATALOGUE.add(Act(kind, seat, thing)) for thing in things]
        line = [made[0]] * (max(things) + 1)
        for thing, choice in zip(things, made, strict=True):
            line[thing] = choice
        found.append(line)
    return found


# Cards that can be met in each place; the titles of others may be the same.
_OWN = list(range(FIRST_OWN, CARDS))
_REMAINS = [CARD_INDEX[f["id"]] for sort, _, f in RAW_CARDS if sort == "remains"] + _OWN
_PENDING = [CARD_INDEX[f["id"]] for _, _, f in RAW_CARDS if f.get("kind") == "pending"] + _OWN
_IN_DECKS = [
    CARD_INDEX[f["id"]]
    for sort, _, f in RAW_CARDS
    if sort != "camp" and f.get("deck") not in ("camp", "item")
] + _OWN

CAST: Final = _each(CASTING, list(range(PERSONS)))
PLACE: Final = _each(PLACING, list(range(REST)))
REST_AT: Final = _each(RESTING, list(range(1, SPACES[REST] + 1)))
CAMP_AT: Final = _each(CAMPING, CAMP_CARDS)
SPEND: Final = _each(SPENDING, list(range(MOST_ENERGY + 1)))
PROPOSE: Final = _each(PROPOSING, list(range(len(BUILDING_IDS))))
TAKE: Final = _each(TAKING, _REMAINS)
ENOUGH: Final = _plain(LEAVING_REST)
HOOK: Final = _each(HOOKING, list(range(len(FISH_IDS))))
FREE_SLOT: Final = _each(SLOTTING, list(range(1, ALL_SLOTS + 1)))
COVER: Final = _each(COVERING, CAMP_CARDS)
EXPLORE: Final = _each(EXPLORING, list(range(len(SECTOR_IDS) - 1)))
VISIT: Final = _each(VISITING, _PENDING)
DESCEND: Final = _plain(DESCENDING)
RETURN: Final = _plain(RETURNING)
JOIN: Final = _plain(JOINING)
DROP: Final = _each(DROPPING, _PENDING)
DO: Final = _each(DOING, list(range(len(DEED_IDS))))
VOTE: Final = _each(VOTING, list(range(len(DEED_IDS))))
NAME: Final = _each(NAMING, list(_SEATS))
ON_TOP: Final = _each(TOPPING, _IN_DECKS)
BURY: Final = _each(BURYING, _IN_DECKS)
TOSS: Final = _each(TOSSING, _IN_DECKS)
LOSE: Final = _each(LOSING, ITEM_CARDS)
STEAL: Final = _each(STEALING, ITEM_CARDS)
REROLL: Final = _plain(REROLLING)
REPEAT: Final = _each(REPEATING, ITEM_CARDS)
APPLY: Final = _each(APPLYING, ITEM_CARDS)
ASK: Final = _each(ASKING, ITEM_CARDS)
ASK_NOTHING: Final = _plain(ASKING_NOTHING)
ACCEPT: Final = _plain(ACCEPTING)
REFUSE: Final = _plain(REFUSING)
INHERIT: Final = _each(INHERITING, ITEM_CARDS)
EAT_FRESH: Final = _plain(EATING_FRESH)
EAT_FOOD: Final = _plain(EATING_FOOD)
LEAVE_FRESH: Final = _plain(LEAVING_FRESH)
LEAVE_FOOD: Final = _plain(LEAVING_FOOD)
GIVE_FRESH: Final = _each(GIVING_FRESH, list(_SEATS))
GIVE_FOOD: Final = _each(GIVING_FOOD, list(_SEATS))
EAT_OWN: Final = _plain(EATING_OWN)
GIVE_OWN: Final = _each(GIVING_OWN, list(_SEATS))
KEEP_GIFT: Final = _plain(KEEPING_GIFT)
EAT_GIFT: Final = _plain(EATING_GIFT)
TREAT: Final = _each(TREATING, list(_SEATS))
PRESERVE: Final = _each(PRESERVING, list(range(MOST_ENERGY + 1)))
END_NOW: Final = _plain(ENDING_NOW)
END_NEXT: Final = _plain(ENDING_NEXT)

FEED_FIRE: Final[list[Choice]] = [CATALOGUE.add(Aside(FEEDING_FIRE, seat)) for seat in _SEATS]
USE: Final[list[dict[int, Choice]]] = [
    {card: CATALOGUE.add(Aside(USING, seat, card)) for card in ITEM_CARDS} for seat in _SEATS
]
OFFER: Final[list[list[dict[int, Choice]]]] = [
    [
        {card: CATALOGUE.add(Aside(OFFERING, seat, card, who)) for card in ITEM_CARDS}
        for who in _SEATS
    ]
    for seat in _SEATS
]
