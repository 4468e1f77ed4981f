"""What is told of a finished game: how the goal was reached, or who died of what (RC-16, RC-17)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD
from robinsonade.games.robinson_crusoe.box.causes import BY_CARD, CAUSE, CLOUDS_ABOVE
from robinsonade.games.robinson_crusoe.box.characters import CHARACTER, DIES_ON, JENNY
from robinsonade.games.robinson_crusoe.box.components import PALISADE, ROOF, WEAPON
from robinsonade.games.robinson_crusoe.box.dice import DICE, DIE, DIE_IDS, FACES, SUCCESS_DIE
from robinsonade.games.robinson_crusoe.box.inventions import (
    FIRE,
    INVENTION,
    JOLLY_BOAT,
    LIFEBOAT,
)
from robinsonade.games.robinson_crusoe.box.island import CITY, SPACE
from robinsonade.games.robinson_crusoe.box.scenarios import (
    CANNIBALS,
    CASTAWAYS,
    CREW,
    CURSED,
    DIRECTOR,
    FAMILY,
    KONG,
    VOLCANO,
    lava_at,
)
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO
from robinsonade.games.robinson_crusoe.events import (
    ADVENTURE_DRAWN,
    CREW_DIED,
    DIED,
    EVENT_DRAWN,
    HALF_DRAWN,
    HEALED,
    MYSTERY_DRAWN,
    ROLLED,
    ROUND_BEGAN,
    SOAKED,
    THREAT_STRIKES,
    WOUNDED,
)
from robinsonade.games.robinson_crusoe.rules.goals import objective, points
from robinsonade.games.robinson_crusoe.rules.scenario.castaways import pile_columns
from robinsonade.games.robinson_crusoe.table.phases import PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.chronicle import (
    NO_POINTS,
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
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.noun import NUMBER, SEAT, Kind, Noun

_WHO: Final = ("who", CHARACTER)
_ROUND: Final = ("round", NUMBER)
_PHASE: Final = ("phase", PHASE)
_NUMBER: Final = ("number", NUMBER)
_CAUSE: Final = ("cause", CAUSE)
_SCENARIO: Final = ("scenario", SCENARIO)
_SPACE: Final = ("space", SPACE)
_CARD: Final = ("card", CARD)
_PART: Final = ("part", NUMBER)
_REST: Final = ("rest", NUMBER)

GOAL_REACHED: Final = Kind("goal-reached", _SCENARIO)
PLAYER_DIED: Final = Kind("player-died", ("seat", SEAT), _ROUND, _PHASE)
JENNY_DIED: Final = Kind("jenny-died", _WHO, _ROUND, _PHASE)
TIME_UP: Final = Kind("time-up", _SCENARIO, _ROUND)
CAMP_LOST: Final = Kind("camp-lost", _SPACE, _ROUND)
KID_STARVED: Final = Kind("kid-starved", _ROUND)
DIRECTOR_DIED: Final = Kind("director-died", ("crew", CREW), _ROUND)

WON_IN: Final = Kind("won-in", _ROUND, ("rounds", NUMBER))
WOUNDS_FROM: Final = Kind("wounds-from", _NUMBER, _PART, _REST, _CAUSE)
WOUNDS_ROOF: Final = Kind("wounds-roof", _NUMBER, _PART, _REST, ("low", NUMBER))
WOUNDS_CARD: Final = Kind("wounds-card", _NUMBER, _PART, _REST, _CARD)
GOAL_AT: Final = Kind("goal-at", ("done", NUMBER), ("needed", NUMBER))
LAVA: Final = Kind("lava", _SPACE)
BY_THIS_CARD: Final = Kind("by-card", _CARD)
NO_FOOD: Final = Kind("no-food", ("kids", NUMBER))

BEGAN_WITH: Final = Kind("began-with", _NUMBER, ("limit", NUMBER))
ALSO_FROM: Final = Kind("also-from", _NUMBER, _CAUSE)
MOST_FROM: Final = Kind("most-from", _NUMBER, _CAUSE)
CREW_LOST: Final = Kind("crew-lost", ("crew", CREW), _ROUND)

HEALTH: Final = Kind("health", _NUMBER, ("limit", NUMBER))
DEAD: Final = Kind("dead", _ROUND)

LACK_IDS: Final = (
    "wood",
    "crosses",
    "tiles",
    "totems",
    "villages",
    "city",
    "rescue",
    "traps",
    "capture",
    "shelter",
    "roof",
    "palisade",
    "weapon",
)
LACK: Final = Noun("lack", LACK_IDS)
LACKING: Final = Kind("lacking", ("lack", LACK), _NUMBER)
NOT_BUILT: Final = Kind("not-built", ("invention", INVENTION))
DICE_LUCK: Final = Kind("luck-dice", ("die", DIE), _NUMBER, ("came", NUMBER), ("expected", NUMBER))

KINDS: Final = (
    GOAL_REACHED,
    PLAYER_DIED,
    JENNY_DIED,
    TIME_UP,
    CAMP_LOST,
    KID_STARVED,
    DIRECTOR_DIED,
    WON_IN,
    WOUNDS_FROM,
    WOUNDS_ROOF,
    WOUNDS_CARD,
    GOAL_AT,
    LAVA,
    BY_THIS_CARD,
    NO_FOOD,
    BEGAN_WITH,
    ALSO_FROM,
    MOST_FROM,
    CREW_LOST,
    HEALTH,
    DEAD,
    LACKING,
    NOT_BUILT,
    DICE_LUCK,
)

VILLAGES: Final = 4  # RC-16.5: of the cannibals, besides their city
MOST_CAUSES: Final = 3  # that are told of a whole game
CARDS: Final = (EVENT_DRAWN, HALF_DRAWN, THREAT_STRIKES, ADVENTURE_DRAWN, MYSTERY_DRAWN)


def chronicle(t: Camp, log: list[Event]) -> Chronicle:
    """RC-17.1, RC-17.2: what sealed the fate of all, and how it came to that."""
    past = dated(log, ROUND_BEGAN, "number", t.turn)
    who: list[int] = []
    chain: list[Sentence] = []
    cause: Sentence | None = None
    done, needed = objective(t)
    if t.result == "won":
        who = list(range(t.seats))
        headline = Sentence(GOAL_REACHED, t.scenario)
        cause = Sentence(WON_IN, t.turn, t.sheet().rounds)
        done = needed
    elif t.result in ("lost-death", "lost-jenny"):
        dead = JENNY if t.result == "lost-jenny" else the_dead(t, past)
        if dead == JENNY:
            headline = Sentence(JENNY_DIED, dead, t.turn, t.phase)
        else:
            who = [t.seat_of[dead]]
            headline = Sentence(PLAYER_DIED, who[0], t.turn, t.phase)
        told = wounds_of(t, past, dead)
        cause = told[0] if told else None
        chain = told[1:]
    elif t.result == "lost-rounds":
        headline = Sentence(TIME_UP, t.scenario, t.turn)
        cause = Sentence(GOAL_AT, done, needed)
    elif t.result == "lost-camp":
        headline = Sentence(CAMP_LOST, t.camp, t.turn)
        if t.scenario == VOLCANO and t.camp in lava_at(VOLCANO, t.turn):
            cause = Sentence(LAVA, t.camp)
        else:
            cause = card_before(past, len(past))
    elif t.result == "lost-kid":
        headline = Sentence(KID_STARVED, t.turn)
        cause = Sentence(NO_FOOD, t.kids)
    else:
        headline = Sentence(DIRECTOR_DIED, DIRECTOR, t.turn)
        cause = card_before(past, len(past))
        chain = [
            Sentence(CREW_LOST, entry.event.facts[0], entry.turn)
            for entry in past
            if entry.event.kind is CREW_DIED and entry.event.facts[0] != DIRECTOR
        ]
    missing = [] if t.result == "won" else lacks(t)
    total = points(t) if t.sheet().points else NO_POINTS
    ranking = together(t.seats, states(t), total)
    goal = Goal(done, needed, missing)
    return Chronicle(headline, who, cause, chain, ranking, goal=goal, luck=luck(log))


def the_dead(t: Camp, past: list[Dated]) -> int:
    """The player whose death ended the game."""
    for entry in reversed(past):
        if entry.event.kind is DIED and t.seat_of[entry.event.facts[0]] >= 0:
            return entry.event.facts[0]
    return max(t.cast, key=lambda who: t.wounds[who] - DIES_ON[who])


def wounds_of(t: Camp, past: list[Dated], who: int) -> list[Sentence]:
    """RC-3.4: what the last wound came from, with all of that round; then those before."""
    now: dict[int, int] = {}
    ever: dict[int, int] = {}
    before, low, last = 0, 0, -1
    wounds = -1  # after the event before; -1: not known yet
    card = -1
    for place, entry in enumerate(past):
        kind, facts = entry.event.kind, entry.event.facts
        if kind is SOAKED:
            low = facts[0]
        elif kind is HEALED and facts[0] == who:
            wounds -= facts[1] if wounds >= 0 else 0
        elif kind is WOUNDED and facts[0] == who:
            taken = facts[2] - wounds if wounds >= 0 else facts[1]
            wounds, last = facts[2], facts[3]
            ever[last] = ever.get(last, 0) + taken
            if entry.turn == t.turn:
                before = wounds - taken if not now else before
                now[last] = now.get(last, 0) + taken
                card = nearest_card(past, place) if last == BY_CARD else card
    if not now:
        return []
    total = sum(now.values())
    shares = (total, now[last], total - now[last])
    if last == CLOUDS_ABOVE and low:
        found = [Sentence(WOUNDS_ROOF, *shares, low)]
    elif last == BY_CARD and card >= 0:
        found = [Sentence(WOUNDS_CARD, *shares, card)]
    else:
        found = [Sentence(WOUNDS_FROM, *shares, last)]
    others = sorted([cause for cause in now if cause != last], key=lambda cause: -now[cause])
    found += [Sentence(ALSO_FROM, now[cause], cause) for cause in others]
    found.append(Sentence(BEGAN_WITH, before, DIES_ON[who]))
    if before > 0:
        causes = sorted(ever, key=lambda cause: ever[cause], reverse=True)
        found += [Sentence(MOST_FROM, ever[cause], cause) for cause in causes[:MOST_CAUSES]]
    return found


def nearest_card(past: list[Dated], place: int) -> int:
    """The last card that came up before; -1: none in that round."""
    turn = past[place].turn
    for entry in reversed(past[:place]):
        if entry.turn != turn:
            break
        if entry.event.kind in CARDS:
            return entry.event.facts[-1]
    return -1


def card_before(past: list[Dated], place: int) -> Sentence | None:
    card = nearest_card(past, place - 1) if past else -1
    return Sentence(BY_THIS_CARD, card) if card >= 0 else None


def states(t: Camp) -> list[Sentence | None]:
    """How each of them came out of it."""
    found: list[Sentence | None] = []
    for who in t.cast:
        if t.wounds[who] >= DIES_ON[who]:
            found.append(Sentence(DEAD, t.turn))
        else:
            found.append(Sentence(HEALTH, t.wounds[who], DIES_ON[who]))
    return found


def lacks(t: Camp) -> list[Sentence]:
    """RC-16: what was missing for the goal of the scenario."""
    sheet = t.sheet()
    wanted: dict[str, int] = {}
    things: list[int] = []
    if t.scenario == CASTAWAYS:
        wanted["wood"] = sum(pile_columns(t)) - t.pile
        things = [FIRE]
    elif t.scenario == CURSED:
        wanted["crosses"] = sheet.params["crosses_needed"] - t.blue.bit_count()
    elif t.scenario == VOLCANO:
        wanted["tiles"] = sheet.number_for("extra_tiles", t.seats) - t.explored
        wanted["totems"] = sheet.number_for("totems", t.seats) - t.visited.bit_count()
        things = [JOLLY_BOAT]
    elif t.scenario == CANNIBALS:
        wanted["villages"] = VILLAGES - (t.burnt & ~(1 << CITY)).bit_count()
        wanted["city"] = 1 - has(t.burnt, CITY)
    elif t.scenario == FAMILY:
        wanted["shelter"] = 1 - int(bool(t.shelter))
        wanted["roof"] = 1 - t.levels[ROOF]
        wanted["palisade"] = 1 - t.levels[PALISADE]
        wanted["weapon"] = 1 - t.levels[WEAPON]
        things = list(members(t.goal))
    elif t.scenario == KONG:
        wanted["traps"] = sheet.params["traps_needed"] - t.blue.bit_count()
        wanted["capture"] = 1
    else:
        wanted["rescue"] = 1 - int(t.rescued_in > 0)
        things = [LIFEBOAT]
    found = [
        Sentence(LACKING, LACK_IDS.index(lack), number)
        for lack, number in wanted.items()
        if number > 0
    ]
    return found + [Sentence(NOT_BUILT, thing) for thing in things if not has(t.items, thing)]


def luck(log: list[Event]) -> list[Luck]:
    """RC-9.2: how often each action die showed what it is named after."""
    tallies = [Tally() for _ in DIE_IDS]
    for event in log:
        if event.kind is ROLLED:
            _, action, die, hit = event.facts
            tallies[die].add(sum(DICE[action][die]) / FACES, bool(hit))
    found: list[Luck] = []
    for die in range(len(DIE_IDS)):
        found += tallies[die].luck(DICE_LUCK, die == SUCCESS_DIE, die)
    return found
