"""What the planned actions bring for tonight, counted over all that their dice may show.

Success dice decide about goods and levels: all combinations are counted together with their
chances. Wounds are counted for each person alone: on average exactly, their distribution as if what
somebody suffers had nothing to do with what is gained elsewhere.
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import THREAT_ACTION, Beast, is_wreck
from robinsonade.games.robinson_crusoe.box.characters import DIES_ON, FRIDAY
from robinsonade.games.robinson_crusoe.box.components import (
    BUILD,
    DANGER,
    PALISADE,
    REST,
    ROOF,
    WEAPON,
)
from robinsonade.games.robinson_crusoe.box.inventions import CROSS, JOLLY_BOAT, LIFEBOAT, TRAP
from robinsonade.games.robinson_crusoe.box.island import LUMBER
from robinsonade.games.robinson_crusoe.box.scenarios import SHEETS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_ACTRESS,
    ON_BEAST,
    ON_INVENTION,
    ON_JENNY,
    ON_KONG,
    ON_MAP,
    ON_PALISADE,
    ON_RECLAIM,
    ON_REST,
    ON_ROOF,
    ON_SHELTER,
    ON_SITE,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
    ON_VILLAGE,
    ON_WEAPON,
    SCENARIO_ACTIONS,
    Spot,
)
from robinsonade.games.robinson_crusoe.guide.forecast import words
from robinsonade.games.robinson_crusoe.guide.forecast.action_odds import Odds, in_order
from robinsonade.games.robinson_crusoe.guide.forecast.deeds import (
    Deed,
    deed_of,
    deed_of_item,
    food_of,
    wood_of,
)
from robinsonade.games.robinson_crusoe.guide.forecast.prey import prey_of
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import Addend, Said
from robinsonade.games.robinson_crusoe.guide.forecast.words import addend, said
from robinsonade.games.robinson_crusoe.rules.planning.draft import pawns_in, spot_of
from robinsonade.games.robinson_crusoe.steps.actions.gather import harvest
from robinsonade.games.robinson_crusoe.steps.actions.rest import rest_points
from robinsonade.games.robinson_crusoe.steps.fight import shield
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has, members

# What tonight depends on: food, wood, roof, palisade, weapon, sheltered, built, guest (Jenny).
State = tuple[int, int, int, int, int, int, int, int]
States = dict[State, float]
_WITHOUT_BEAST: Final = (ON_VILLAGE, ON_KONG)
_FINDING: Final = (ON_SPACE, ON_SITE, ON_MAP, ON_ACTRESS)


class Person:
    """The wounds of somebody, with the chance of each number, and where they come from."""

    __slots__ = ("chances", "sum", "who")

    def __init__(self, t: Camp, who: int) -> None:
        self.who = who
        self.chances = [0.0] * (DIES_ON[who] + 1)
        self.chances[min(t.wounds[who], DIES_ON[who])] = 1.0
        self.sum: list[Addend] = []

    def suffer(self, dist: list[float]) -> None:
        """So many wounds more, with the chance of each number."""
        last = len(self.chances) - 1
        found = [0.0] * (last + 1)
        for wounds, chance in enumerate(self.chances):
            if chance:
                for more, other in enumerate(dist):
                    if other:
                        found[min(last, wounds + more)] += chance * other
        self.chances = found

    def heal(self, n: int) -> float:
        """So many wounds fewer; returns how many those are on average."""
        before = self.mean()
        last = len(self.chances) - 1
        found = [0.0] * (last + 1)
        for wounds, chance in enumerate(self.chances):
            found[wounds if wounds == last else max(0, wounds - n)] += chance
        self.chances = found
        return before - self.mean()

    def mean(self) -> float:
        return sum([wounds * chance for wounds, chance in enumerate(self.chances)])


class Actions:
    """The planned actions, one after the other."""

    __slots__ = (
        "danger",
        "deeds",
        "food",
        "inventions",
        "levels",
        "people",
        "roof",
        "states",
        "t",
        "uncounted",
    )

    def __init__(self, t: Camp, plan: list[Planned], odds: list[Odds]) -> None:
        self.t = t
        self.people = {who: Person(t, who) for who in t.company()}
        self.food: list[Addend] = []
        self.roof: list[Addend] = []
        self.levels: list[Addend] = []
        self.uncounted: list[Said] = []
        self.inventions: list[tuple[int, int]] = []  # that may be built, and by whom
        self.deeds: dict[tuple[int, bool], Deed] = {}
        self.danger = 0  # kinds of action whose danger token has been met, as a mask
        roof, palisade, weapon = t.levels[ROOF], t.levels[PALISADE], t.levels[WEAPON]
        food, wood = food_of(t), wood_of(t)
        sheltered = int(t.sheltered())
        self.states: States = {(food, wood, roof, palisade, weapon, sheltered, 0, 0): 1.0}
        hunts: list[Planned] = []
        for place in in_order(plan):
            planned = plan[place]
            if spot_of(planned).sort == ON_BEAST:
                hunts.append(planned)
                continue
            if hunts and spot_of(planned).action >= BUILD:
                self.hunt(hunts)
                hunts = []
            self.act(planned, spot_of(planned), odds[place])
        if hunts:
            self.hunt(hunts)
        self.finish()

    # -- one action ------------------------------------------------------------------------------

    def act(self, planned: Planned, spot: Spot, odds: Odds) -> None:
        sort = spot.sort
        self.face_danger(planned, spot)
        self.roll_wounds(planned, odds)
        if sort == ON_THREAT:
            self.ward_off(planned, spot)
        elif sort in _WITHOUT_BEAST:
            script = SHEETS[self.t.scenario].action_script(SCENARIO_ACTIONS[sort])
            self.do(deed_of(self.t, script, NO_CARD, planned), planned.actor)
        elif sort == ON_REST:
            points = self.people[planned.actor].heal(rest_points(self.t)[0])
            self.note(planned.actor, addend(words.BY_REST, (), -points))
        elif sort != ON_RECLAIM:
            self.succeed(planned, spot, odds.success)
        if sort in _FINDING:
            self.leave_out(said(words.FINDINGS))

    def succeed(self, planned: Planned, spot: Spot, chance: float) -> None:
        """RC-8.5: what success brings; after a failure what was laid down comes back."""
        sort = spot.sort
        food = wood = roof = palisade = weapon = built = guest = 0
        if sort == ON_SOURCE:
            n = harvest(self.t, spot, planned)
            if spot.source == LUMBER:
                wood = n
            else:
                food = n
                self.food.append(addend(words.BROUGHT, (planned.spot,), chance * n, chance))
        elif sort == ON_ROOF:
            roof = 1
            self.roof.append(addend(words.ROOF_PLANNED, (), chance, chance))
        elif sort == ON_PALISADE:
            palisade = 1
        elif sort == ON_WEAPON:
            weapon = 1
        elif sort == ON_JENNY:
            guest = 1
        elif sort == ON_INVENTION and spot.invention not in (CROSS, TRAP, LIFEBOAT, JOLLY_BOAT):
            built = 1 << len(self.inventions)
            self.inventions.append((spot.invention, planned.actor))
        shelter = sort == ON_SHELTER
        raze = shelter and not self.t.shelter and self.t.natural_shelter(self.t.camp)
        back = planned.food + planned.stored
        if back and chance < 1.0:
            missed = 1.0 - chance
            self.food.append(addend(words.RETURNED, (planned.spot,), missed * back, missed))
        found: States = {}
        for (f, w, r, p, a, s, b, g), share in self.states.items():
            won: State = (
                f + food,
                w + wood,
                0 if raze else r + roof,
                0 if raze else p + palisade,
                a + weapon,
                1 if shelter else s,
                b | built,
                g | guest,
            )
            found[won] = found.get(won, 0.0) + share * chance
            if chance < 1.0:
                lost: State = (f + back, w + planned.wood, r, p, a, s, b, g)
                found[lost] = found.get(lost, 0.0) + share * (1.0 - chance)
        self.states = found

    def do(self, deed: Deed, who: int) -> None:
        """What is certain to come of it."""
        found: States = {}
        for (f, w, r, p, a, s, b, g), share in self.states.items():
            state: State = (
                f + deed.food,
                w + deed.wood,
                max(0, r + deed.roof),
                max(0, p + deed.palisade),
                max(0, a + deed.weapon),
                s,
                b,
                g,
            )
            found[state] = found.get(state, 0.0) + share
        self.states = found
        if deed.wounds > 0 and who in self.people:
            self.people[who].suffer([0.0] * deed.wounds + [1.0])

    def ward_off(self, planned: Planned, spot: Spot) -> None:
        """RC-8.2, RC-8.3: the reward, as far as it is certain."""
        card = self.t.right if spot.side else self.t.left
        action = THREAT_ACTION[card]
        script = action.one if is_wreck(card) and pawns_in(planned) < 2 else action.reward
        deed = deed_of(self.t, script, card, planned)
        self.do(deed, planned.actor)
        if deed.food:
            self.food.append(addend(words.REWARDED, (card,), deed.food))
        if deed.wounds > 0:
            self.note(planned.actor, addend(words.BY_REWARD, (card,), deed.wounds))
        if not deed.certain:
            self.leave_out(said(words.UNSURE_REWARD, card))

    # -- wounds of actions -----------------------------------------------------------------------

    def note(self, who: int, line: Addend) -> None:
        self.people[who].sum.append(line)

    def leave_out(self, told: Said) -> None:
        if told not in self.uncounted:
            self.uncounted.append(told)

    def face_danger(self, planned: Planned, spot: Spot) -> None:
        """RC-10.6: a wound for each danger, unless there is a weapon."""
        t, action = self.t, spot.action
        dangers = 0
        if spot.sort != ON_RECLAIM and action <= REST and not has(self.danger, action):
            self.danger |= 1 << action
            dangers += int(has(t.action_marks[action], DANGER))
        space = spot.space
        if space < 0 and action == BUILD and spot.sort != ON_RECLAIM:
            space = t.camp
        if space >= 0 and t.marked(space, DANGER):
            dangers += 1
        if not dangers:
            return
        unarmed = sum([share for state, share in self.states.items() if not state[4]])
        if unarmed:
            self.people[planned.actor].suffer([1.0 - unarmed] + [0.0] * (dangers - 1) + [unarmed])
            line = addend(words.BY_DANGER, (planned.spot,), dangers * unarmed, unarmed)
            self.note(planned.actor, line)

    def roll_wounds(self, planned: Planned, odds: Odds) -> None:
        """RC-9.3, RC-14.5, RC-16.3.2: the wound die, and adventures that are wounds."""
        person = self.people[planned.actor]
        spot = planned.spot
        if odds.wound:
            person.suffer([1.0 - odds.wound, odds.wound])
            person.sum.append(addend(words.BY_DIE, (spot,), odds.wound, odds.wound))
        if odds.adventure and not odds.card:
            person.suffer([1.0 - odds.adventure, odds.adventure])
            line = addend(words.BY_ADVENTURE, (spot,), odds.adventure, odds.adventure)
            person.sum.append(line)

    # -- hunts -----------------------------------------------------------------------------------

    def hunt(self, hunts: list[Planned]) -> None:
        """RC-8.4, RC-10.3: all beasts that may come, none of them twice."""
        prey = prey_of(self.t)
        known = prey.known[: len(hunts)]
        met: dict[tuple[State, int], float] = {(s, 0): p for s, p in self.states.items()}
        danger = self.t.danger_hunt
        for number, planned in enumerate(hunts):
            self.face_danger(planned, spot_of(planned))
            pool = known[number : number + 1]
            fresh = not pool
            if fresh:
                pool = prey.beasts
            met = self.fight(planned, met, pool, danger, fresh)
            danger = 0
        found: States = {}
        for (state, _), share in met.items():
            found[state] = found.get(state, 0.0) + share
        self.states = found

    def fight(
        self,
        planned: Planned,
        met: dict[tuple[State, int], float],
        pool: list[Beast],
        danger: int,
        fresh: bool,
    ) -> dict[tuple[State, int], float]:
        """One hunt; `fresh`: what was met before does not come again."""
        t, who = self.t, planned.actor
        helmet = shield(t)
        extras = {b.extra: deed_of(t, b.extra, NO_CARD, planned) for b in pool if b.extra}
        left = DIES_ON[who] - t.wounds[who]
        dist = [0.0] * 32
        gained = 0.0
        found: dict[tuple[State, int], float] = {}
        for ((f, w, r, p, a, s, b, g), used), share in met.items():
            free = len(pool) - (used.bit_count() if fresh else 0)
            for number, beast in enumerate(pool):
                if fresh and has(used, number):
                    continue
                chance = share / free
                missing = max(0, beast.strength + danger - a)
                wounds = max(0, missing - helmet) + max(0, -beast.weapon - a)
                deed = extras.get(beast.extra)
                food = beast.food
                armed = max(0, a + beast.weapon)
                if deed is not None:
                    wounds += max(0, deed.wounds)
                    food += deed.food
                    armed = max(0, armed + deed.weapon)
                if who == FRIDAY and wounds >= left:
                    food = 0  # RC-14.4
                dist[min(wounds, len(dist) - 1)] += chance
                gained += chance * food
                state: State = (f + food, w, r, p, armed, s, b, g)
                key = (state, used | 1 << number if fresh else used)
                found[key] = found.get(key, 0.0) + chance
        self.food.append(addend(words.HUNTED, (), gained))
        person = self.people[who]
        mean = sum([wounds * chance for wounds, chance in enumerate(dist)])
        person.suffer(dist)
        if mean:
            person.sum.append(addend(words.BY_BEAST, (), mean, 1.0 - dist[0]))
        return found

    # -- the end of the actions ------------------------------------------------------------------

    def finish(self) -> None:
        """RC-8.17: built items take effect."""
        if not self.inventions:
            return
        found: States = {}
        food = [0.0] * len(self.inventions)
        for (f, w, r, p, a, s, b, g), share in self.states.items():
            for i in members(b):
                deed = self.deed(i, bool(s))
                f += deed.food
                w = max(0, w + deed.wood)
                r = max(0, r + deed.roof)
                p = max(0, p + deed.palisade)
                a = max(0, a + deed.weapon)
                food[i] += share * deed.food
            state: State = (max(0, f), w, r, p, a, s, b, g)
            found[state] = found.get(state, 0.0) + share
        self.states = found
        for i, n in enumerate(food):
            if n:
                self.food.append(addend(words.BUILT, (self.inventions[i][0],), n))

    def deed(self, number: int, sheltered: bool) -> Deed:
        key = (number, sheltered)
        if key not in self.deeds:
            invention, who = self.inventions[number]
            self.deeds[key] = deed_of_item(self.t, invention, who, sheltered=sheltered)
        return self.deeds[key]
