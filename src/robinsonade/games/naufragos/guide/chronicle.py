"""What is told of a finished game: whose story is the best, or who died of what (NAU-4, NAU-13)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import CARD
from robinsonade.games.naufragos.box.components import (
    BUILDING,
    BUILDING_IDS,
    FACES,
    HOT,
    LAST_SPACE,
    STORY_VALUE,
)
from robinsonade.games.naufragos.events import (
    CARD_DRAWN,
    COLD,
    DIED,
    ENERGY_LOST,
    EVENT_DRAWN,
    FIRE_BURNS,
    GOT_LOST,
    HUNGRY,
    INJURED,
    PROMONTORY_REACHED,
    REROLLED,
    RESCUED_BY,
    RETURN_TOTAL,
    ROLL_TOTAL,
    ROLLED,
    ROLLED_TWO,
    SCARRED,
    SURVIVAL_BEGAN,
    TURN_BEGAN,
    WAY_COUNTED,
    WEATHER_SET,
)
from robinsonade.games.naufragos.rules.people import holders
from robinsonade.games.naufragos.steps.ending import rescue_cards
from robinsonade.games.naufragos.table.fields import CARD_PART
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.chronicle import (
    NO_POINTS,
    Chronicle,
    Dated,
    Goal,
    Line,
    Luck,
    Sentence,
    Tally,
    dated,
    ranked,
    together,
)
from robinsonade.kernel.event import Event
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind, Noun

CAUSE_IDS: Final = ("hunger", "cold", "heat", "injuries")
HUNGER: Final = 0
CHILL: Final = 1
HEAT: Final = 2
WOUNDS: Final = 3
CAUSE: Final = Noun("cause", CAUSE_IDS)
BUILDINGS: Final = Noun("building", BUILDING_IDS, on_board=True, many=True)
HARM: Final = (ENERGY_LOST, INJURED, SCARRED)

_SEAT: Final = ("seat", SEAT)
_GROUP: Final = ("group", SEATS)
_CARD: Final = ("card", CARD)
_TURN: Final = ("turn", NUMBER)
_NUMBER: Final = ("number", NUMBER)
_POINTS: Final = ("points", NUMBER)

BEST_STORY: Final = Kind("best-story", _GROUP, _POINTS)
ALL_RESCUED: Final = Kind("rescued", _GROUP, _TURN)
LAST_DIED: Final = Kind("last-died", _SEAT, _TURN)
TIME_UP: Final = Kind("time-up", _TURN)
PASSED_BY: Final = Kind("passed-by", _TURN)
NOBODY_HOME: Final = Kind("nobody-home", _GROUP, _TURN)

SHIP_SAW: Final = Kind("ship-saw", _TURN, ("buildings", BUILDINGS))
SHIP_CAME: Final = Kind("ship-came", _TURN, _CARD)
DIED_OF: Final = Kind("died-of", _SEAT, _TURN, ("cause", CAUSE))
DIED_BY: Final = Kind("died-by", _SEAT, _TURN, _CARD)
DIED_IN: Final = Kind("died-in", _SEAT, _TURN)
LOST_IN: Final = Kind("lost-in", _GROUP, _TURN)
REACHED: Final = Kind("reached", _SEAT, _TURN)
FARTHEST: Final = Kind("farthest", _SEAT, ("left", NUMBER))
NEAREST: Final = Kind("nearest", _NUMBER, _CARD)
AHEAD: Final = Kind("ahead", _GROUP, _POINTS)
TIE: Final = Kind("tie", _GROUP)

NOT_BUILT: Final = Kind("not-built", ("building", BUILDING))
NOT_HELD: Final = Kind("not-held", _CARD)
NOT_REACHED: Final = Kind("not-reached", ("left", NUMBER))

AT_PROMONTORY: Final = Kind("at-promontory")
SCARS: Final = Kind("scars", _NUMBER)
IS_DEAD: Final = Kind("is-dead", _TURN)
IS_LOST: Final = Kind("is-lost")
HEALTHY: Final = Kind("healthy")

WAY_LUCK: Final = Kind("luck-way", _NUMBER, ("came", NUMBER), ("expected", NUMBER))

LINE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "way": ("NAU-13.6", "NAU-13.7"),
    "tokens": ("NAU-13.6",),
    "cards": ("NAU-13.6",),
}
LINE: Final = Noun("line", tuple(LINE_RULES))

KINDS: Final = (
    BEST_STORY,
    ALL_RESCUED,
    LAST_DIED,
    TIME_UP,
    PASSED_BY,
    NOBODY_HOME,
    SHIP_SAW,
    SHIP_CAME,
    DIED_OF,
    DIED_BY,
    DIED_IN,
    LOST_IN,
    REACHED,
    FARTHEST,
    NEAREST,
    AHEAD,
    TIE,
    NOT_BUILT,
    NOT_HELD,
    NOT_REACHED,
    AT_PROMONTORY,
    SCARS,
    IS_DEAD,
    IS_LOST,
    HEALTHY,
    WAY_LUCK,
)


def chronicle(t: Castaways, log: list[Event]) -> Chronicle:
    """NAU-4.13, NAU-13: how it ended and how it came to that."""
    past = dated(log, TURN_BEGAN, "number", t.turn)
    notes = conditions(t, past)
    if t.result == "rescued":
        return rescued(t, past, notes, luck(log))
    chain = way_there(past)
    ranking = together(t.seats, notes)
    cause: Sentence | None = None
    goal = goal_missed(t)
    if t.result == "lost-dead":
        deaths = deaths_in(past)
        who = [deaths[-1].facts[0]] if deaths else [0]
        headline = Sentence(LAST_DIED, who[0], t.turn)
        cause = deaths[-1] if deaths else None
        chain = [told for told in chain if told is not cause and told.facts != deaths[-1].facts]
    elif t.result == "lost-time":
        who = list(members(t.alive))
        headline = Sentence(TIME_UP, t.turn)
        farthest = max(who or [0], key=lambda seat: t.track[seat])
        cause = Sentence(FARTHEST, farthest, LAST_SPACE - t.track[farthest])
    elif t.result == "lost-passed-by":
        who = list(members(t.alive))
        headline = Sentence(PASSED_BY, t.turn)
        card = nearest(t)
        cause = Sentence(NEAREST, len(lacking(t, card)), card)
    else:
        who = list(members(t.lost))
        headline = Sentence(NOBODY_HOME, t.lost, t.turn)
    return Chronicle(headline, who, cause, chain, ranking, goal=goal, luck=luck(log))


def rescued(
    t: Castaways, past: list[Dated], notes: list[Sentence | None], fortune: list[Luck]
) -> Chronicle:
    """NAU-13.6 to NAU-13.8: by which card, who tells the best story, who was not there any more."""
    won = members(t.winners)
    home = t.alive & ~t.lost
    cause: Sentence | None = None
    way = [0] * t.seats
    for told in past:
        if told.event.kind is RESCUED_BY:
            cause = seen(t, told.event.facts[0])
        elif told.event.kind is WAY_COUNTED:
            way[told.event.facts[0]] = told.event.facts[2]
    cards = [
        sum([t.book.cards[code & CARD_PART].stats[STORY_VALUE] for code in t.items[seat]])
        if has(home, seat)
        else 0
        for seat in range(t.seats)
    ]
    held = [max(0, t.score[seat] - way[seat] - cards[seat]) for seat in range(t.seats)]
    lines = [
        Line(name, points, LINE_RULES[name])
        for name, points in zip(LINE_RULES, (way, held, cards), strict=True)
    ]
    chain = way_there(past)
    best = t.score[won[0]]
    if t.cooperative:
        headline = Sentence(ALL_RESCUED, home, t.turn)
    else:
        headline = Sentence(BEST_STORY, t.winners, best)
        others = [seat for seat in members(home) if seat not in won]
        behind = max([t.score[seat] for seat in others], default=NO_POINTS)
        if others and behind < best:
            second = sum([1 << seat for seat in others if t.score[seat] == behind])
            chain.append(Sentence(AHEAD, second, best - behind))
        elif others or len(won) > 1:
            chain.append(Sentence(TIE, t.winners))
    points = [t.score[seat] if has(home, seat) else NO_POINTS for seat in range(t.seats)]
    ranking = ranked(points, notes, t.winners, list(range(t.seats)))
    if t.cooperative:
        for standing in ranking:
            standing.place = 1 if standing.seat in won else standing.place
    return Chronicle(headline, list(won), cause, chain, ranking, lines, luck=fortune)


def seen(t: Castaways, card: int) -> Sentence:
    """NAU-13.3: what brought the ship: the constructions that its card asks for, if any."""
    buildings = t.book.cards[card].rescue_buildings
    if buildings:
        return Sentence(SHIP_SAW, t.turn, buildings)
    return Sentence(SHIP_CAME, t.turn, card)


def way_there(past: list[Dated]) -> list[Sentence]:
    """Who reached the promontory, got lost or died, in the order of the turns."""
    found: list[Sentence] = []
    for place, told in enumerate(past):
        event = told.event
        if event.kind is PROMONTORY_REACHED:
            found.append(Sentence(REACHED, event.facts[0], told.turn))
        elif event.kind is GOT_LOST:
            found.append(Sentence(LOST_IN, event.facts[0], told.turn))
        elif event.kind is DIED:
            found.append(death(past, place))
    return found


def deaths_in(past: list[Dated]) -> list[Sentence]:
    return [death(past, place) for place in range(len(past)) if past[place].event.kind is DIED]


def death(past: list[Dated], place: int) -> Sentence:
    """NAU-4.10, NAU-7.4, NAU-11.6, NAU-11.8, NAU-12.1: what somebody died of, as far as it is told.

    What comes right before a death is harm; before that stands what did the harm.
    """
    seat, turn = past[place].event.facts[0], past[place].turn
    rolled = False
    harmed = 0  # how often this castaway was harmed before
    for told in reversed(past[:place]):
        kind, facts = told.event.kind, told.event.facts
        if kind in HARM and facts[0] == seat:
            harmed += 2 if kind is ENERGY_LOST else 1
        elif kind in (ROLLED, ROLLED_TWO, ROLL_TOTAL, REROLLED):
            rolled = True
        elif kind is HUNGRY and facts[0] == seat and not rolled:
            return Sentence(DIED_OF, seat, turn, HUNGER)
        elif kind is CARD_DRAWN:
            return Sentence(DIED_BY, seat, turn, facts[1])
        elif kind is EVENT_DRAWN:
            return Sentence(DIED_BY, seat, turn, facts[0])
        elif kind is WEATHER_SET and facts[0] == HOT and harmed < 2 and not rolled:
            return Sentence(DIED_OF, seat, turn, HEAT)
        elif kind is COLD and not rolled:
            if has(facts[0], seat):
                return Sentence(DIED_OF, seat, turn, CHILL)
            break
        elif kind in (COLD, FIRE_BURNS, SURVIVAL_BEGAN):
            if rolled:
                return Sentence(DIED_OF, seat, turn, WOUNDS)
            break
    return Sentence(DIED_IN, seat, turn)


def conditions(t: Castaways, past: list[Dated]) -> list[Sentence | None]:
    """How each of them came out of it."""
    died = {told.event.facts[0]: told.turn for told in past if told.event.kind is DIED}
    found: list[Sentence | None] = []
    for seat in range(t.seats):
        if not has(t.alive, seat):
            found.append(Sentence(IS_DEAD, died.get(seat, t.turn)))
        elif has(t.lost, seat):
            found.append(Sentence(IS_LOST))
        elif t.track[seat] == LAST_SPACE:
            found.append(Sentence(AT_PROMONTORY))
        elif t.sequelae[seat]:
            found.append(Sentence(SCARS, t.sequelae[seat]))
        else:
            found.append(Sentence(HEALTHY))
    return found


def lacking(t: Castaways, card: int) -> list[Sentence]:
    """NAU-13.3: what was missing for the rescue by this card."""
    event = t.book.cards[card]
    home = t.alive & ~t.lost
    found = [
        Sentence(NOT_BUILT, building)
        for building in range(len(BUILDING_IDS))
        if has(event.rescue_buildings & ~t.built, building)
    ]
    return found + [
        Sentence(NOT_HELD, item) for item in event.rescue_items if not holders(t, item, home)
    ]


def nearest(t: Castaways) -> int:
    """The card for whose rescue the least was missing."""
    cards = [card for card in rescue_cards(t) if t.book.cards[card].rescues]
    return min(cards or [t.current], key=lambda card: len(lacking(t, card)))


def goal_missed(t: Castaways) -> Goal:
    """NAU-13.1, NAU-13.3: the promontory, and all that the nearest rescue asks for."""
    card = nearest(t)
    event = t.book.cards[card]
    missing = lacking(t, card)
    wanted = event.rescue_buildings.bit_count() + len(event.rescue_items)
    farthest = max(t.track)
    reached = farthest == LAST_SPACE or t.last_turn > 0
    done = wanted - len(missing) + int(reached)
    if not reached:
        missing = [Sentence(NOT_REACHED, LAST_SPACE - farthest), *missing]
    return Goal(done, wanted + 1, missing)


def luck(log: list[Event]) -> list[Luck]:
    """NAU-9.12: how many rolls for the way home were good enough, against their chances."""
    tally = Tally()
    rolled = 0
    for event in log:
        if event.kind is ROLLED_TWO:
            rolled = event.facts[3]
        elif event.kind is RETURN_TOTAL and rolled:
            _, total, difficulty = event.facts
            needed = difficulty - (total - rolled)
            tally.add(chance_of_two(needed), rolled >= needed)
            rolled = 0
    return tally.luck(WAY_LUCK, True)


def chance_of_two(needed: int) -> float:
    """That two dice show at least so much."""
    good = 0
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            good += int(first + second >= needed)
    return good / (FACES * FACES)
