"""Action phase, planning: the team's plan, pawn by pawn (RC-7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITY_COST,
    CARPENTER,
    DISCOUNT,
    FRENZY,
    FRIDAY,
    HANDYMAN,
    SOLDIER,
)
from robinsonade.games.robinson_crusoe.box.components import (
    BUILD,
    FOOD,
    FUR,
    GATHER,
    STORED,
    WEAPON,
    WOOD,
)
from robinsonade.games.robinson_crusoe.box.helpers import BONUS, HANDY_HELP, HELPS
from robinsonade.games.robinson_crusoe.box.prices import LESS
from robinsonade.games.robinson_crusoe.box.spots import ON_SHELTER, ON_THREAT, SPOTS
from robinsonade.games.robinson_crusoe.choices import (
    AGREEING,
    BACK,
    ENOUGH,
    ENOUGH_HANDS,
    FIRST,
    GOING_FIRST,
    IDLE,
    IDLING,
    JOIN,
    MOST_PLANNED,
    PLAN,
    READY,
    SEND,
    STEPPING_BACK,
    SUPPORT,
    WAIT,
    Pick,
    Plan,
    payment_choice,
)
from robinsonade.games.robinson_crusoe.events import JOINED, PLANNED
from robinsonade.games.robinson_crusoe.prompts import (
    ENOUGH_OR_NOT,
    FOR_DICE,
    FOR_REWARD,
    FRIDAY_PROMPT,
    JOIN_PROMPT,
    PLAN_PROMPT,
    READY_PROMPT,
)
from robinsonade.games.robinson_crusoe.rules.planning.costs import (
    cost_of,
    payments_for,
    threat_at,
    wood_token_counts,
)
from robinsonade.games.robinson_crusoe.rules.planning.draft import free_pawns, pawns_in, spot_of
from robinsonade.games.robinson_crusoe.rules.planning.joining import joiners_of, may_support
from robinsonade.games.robinson_crusoe.rules.planning.open_spots import open_spots
from robinsonade.games.robinson_crusoe.rules.planning.order import (
    could_carry,
    go_first,
    may_go_first,
)
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.steps.food import choose_committed
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step


class Planning(Step):
    """RC-7.1: everybody places all own pawns, then Friday may act."""

    __slots__ = ("idle", "waiting")

    def __init__(self, idle: int, waiting: int = 0) -> None:
        self.idle = idle  # Friday stays idle
        self.waiting = waiting  # seats (a bit mask) that let the others go first

    def advance(self, t: Camp) -> bool:
        if self.planner(t) >= 0:
            return False
        if not self.idle and free_pawns(t, FRIDAY) > 0:
            return False
        t.then(Agreement(0))
        return True

    def choices(self, t: Camp) -> list[Choice]:
        found: list[Choice] = []
        seat = self.planner(t)
        who = t.cast[seat] if seat >= 0 else FRIDAY
        if seat < 0:
            seat = t.active
            found.append(IDLE[seat])
        elif self.may_wait(t, seat):
            found.append(WAIT[seat])
        options = PLAN[seat] if who != FRIDAY else SEND[seat]
        shelter: list[int] | None = None  # ways to pay for it: the same wherever it is built
        for number in open_spots(t, who):
            spot = SPOTS[number]
            if spot.free:
                found.append(options[number][0])
                continue
            if spot.sort != ON_SHELTER:
                ways = payments_for(t, number, who)
            else:
                if shelter is None:
                    shelter = payments_for(t, number, who)
                ways = shelter
            for payment in ways:
                found.append(payment_choice(options[number], payment))
        for place in range(min(len(t.plan), MOST_PLANNED)):
            if may_support(t, t.plan[place], who):
                found.append(SUPPORT[seat][place])
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        if choice.kind is IDLING:
            t.then(Planning(1, self.waiting))
            return
        if choice.kind is STEPPING_BACK:
            t.then(Planning(0, self.waiting | 1 << choice.seat))
            return
        if isinstance(choice, Pick):
            self.support(t, choice.value - 1)
            return
        assert isinstance(choice, Plan)
        who = FRIDAY if choice.kind is SEND[0][0][0].kind else t.cast[choice.seat]
        lay_down(t, choice.spot, choice.payment, who)
        t.first(Joining(choice.seat))
        choose_committed(t, choice.seat)

    def binds(self, t: Camp, choice: Choice, people: int) -> bool:
        """RC-7.3: more pawns than there are without those of people, who may join if they like."""
        if not isinstance(choice, Plan):
            return False
        pawns = free_pawns(t, FRIDAY) if not self.idle else 0
        for seat in range(t.seats):
            if not has(people, seat):
                pawns += free_pawns(t, t.cast[seat])
        roll, _ = pawns_needed(t, choice.spot, len(t.plan))
        return roll > pawns

    def support(self, t: Camp, place: int) -> None:
        """RC-7.3, RC-7.7: one more pawn for an action planned before, needed or not."""
        seat = self.planner(t)
        who = t.cast[seat] if seat >= 0 else FRIDAY
        t.plan[place] = t.plan[place].joined_by(who)
        t.emit(JOINED, who, t.plan[place].spot)

    def prompt(self, t: Camp) -> Prompt:
        seat = self.planner(t)
        if seat < 0:
            return Prompt(FRIDAY_PROMPT, t.active)
        return Prompt(PLAN_PROMPT, seat, free_pawns(t, t.cast[seat]))

    def planner(self, t: Camp) -> int:
        """The first seat with a pawn left; those who stepped back come last; -1: nobody."""
        last = -1
        for seat in t.polling_order():
            if free_pawns(t, t.cast[seat]) > 0:
                if not has(self.waiting, seat):
                    return seat
                if last < 0:
                    last = seat
        return last

    def may_wait(self, t: Camp, seat: int) -> bool:
        """RC-7.3: who wants to support others steps back, once, while others have not planned."""
        if has(self.waiting, seat) or t.only[t.cast[seat]]:  # RC-R35: may support nobody
            return False
        away = self.waiting | 1 << seat
        return any(
            not has(away, other) and free_pawns(t, t.cast[other]) > 0 for other in range(t.seats)
        )


def lay_down(t: Camp, spot: int, payment: int, who: int) -> None:
    """RC-7.9, RC-7.16: a pawn opens an action; what it costs lies with it."""
    wood, fur, food = cost_of(t, spot, payment)
    wood_token = wood > 0 and SPOTS[spot].action == BUILD and wood_token_counts(t, len(t.plan))
    frenzy = False
    if has(LESS, payment):
        t.determination[CARPENTER] -= ABILITY_COST[DISCOUNT]
        t.abilities |= 1 << DISCOUNT
    here = SPOTS[spot]
    if here.sort == ON_THREAT and threat_at(t, here).weapon > t.levels[WEAPON]:
        t.determination[SOLDIER] -= ABILITY_COST[FRENZY]
        t.abilities |= 1 << FRENZY
        frenzy = True
    perishable = min(food, t.stock[FOOD])
    stored = food - perishable
    t.stock[WOOD] -= wood
    t.stock[FUR] -= fur
    t.stock[FOOD] -= perishable
    t.stock[STORED] -= stored
    t.plan.append(
        Planned(
            spot,
            payment,
            who,
            [],
            wood,
            fur,
            perishable,
            stored,
            frenzy=frenzy,
            wood_token=wood_token,
        )
    )


def pick_up(t: Camp, planned: Planned) -> None:
    """RC-7.9, RC-7.16: committed things and determination become available again."""
    t.stock[WOOD] += planned.wood
    t.stock[FUR] += planned.fur
    t.stock[FOOD] += planned.food
    t.stock[STORED] += planned.stored
    if has(LESS, planned.payment):
        t.determination[CARPENTER] += ABILITY_COST[DISCOUNT]
        t.abilities &= ~(1 << DISCOUNT)
    if planned.frenzy:
        t.determination[SOLDIER] += ABILITY_COST[FRENZY]
        t.abilities &= ~(1 << FRENZY)


class Joining(Step):
    """RC-7.3: who and what else takes part in the action planned last."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Camp) -> bool:
        if self.candidates(t):
            return False
        self.finish(t)
        return True

    def finish(self, t: Camp) -> None:
        """The number of pawns for sure success is settled now."""
        t.done()
        planned = t.plan[-1]
        _, sure = pawns_needed(t, planned.spot, len(t.plan) - 1)
        t.plan[-1] = planned.settled(sure)
        t.emit(PLANNED, planned.actor, planned.spot)

    def candidates(self, t: Camp) -> list[int]:
        planned = t.plan[-1]
        roll, sure = pawns_needed(t, planned.spot, len(t.plan) - 1)
        if pawns_in(planned) < sure + could_carry(t, len(t.plan) - 1):
            return joiners_of(t, planned, roll)
        if spot_of(planned).action != GATHER:  # only Basket and Sack still add something
            return []
        found = joiners_of(t, planned, roll)
        return [help_ for help_ in found if HELPS[help_].origin == BONUS]

    def choices(self, t: Camp) -> list[Choice]:
        planned = t.plan[-1]
        roll, _ = pawns_needed(t, planned.spot, len(t.plan) - 1)
        found: list[Choice] = []
        if pawns_in(planned) >= roll:
            found.append(ENOUGH[self.seat])
        joins = JOIN[self.seat]
        for help_ in self.candidates(t):
            if pawns_in(planned) >= roll or HELPS[help_].origin != BONUS:
                found.append(joins[help_])
        return found

    def binds(self, t: Camp, choice: Choice, people: int) -> bool:
        """RC-7.3: the pawn of a character whom a person plays."""
        if choice.kind is ENOUGH_HANDS or not isinstance(choice, Pick):
            return False
        return choice.value in t.cast and has(people, t.seat_of[choice.value])

    def take(self, t: Camp, choice: Choice) -> None:
        if choice.kind is ENOUGH_HANDS:
            self.finish(t)
            return
        assert isinstance(choice, Pick)
        if choice.value == HANDY_HELP:
            t.determination[CARPENTER] -= ABILITY_COST[HANDYMAN]
            t.abilities |= 1 << HANDYMAN
        t.plan[-1] = t.plan[-1].joined_by(choice.value)

    def prompt(self, t: Camp) -> Prompt:
        planned = t.plan[-1]
        roll, sure = pawns_needed(t, planned.spot, len(t.plan) - 1)
        way = ENOUGH_OR_NOT
        if roll < sure:
            way = FOR_REWARD if spot_of(planned).sort == ON_THREAT else FOR_DICE
        return Prompt(JOIN_PROMPT, planned.spot, pawns_in(planned), roll, sure, way)


class Agreement(Step):
    """RC-7.1: everybody is ready, or somebody takes back a part of the plan and what follows it.

    RC-8.1, RC-R83: the team also settles the order within a kind, whoever acts.
    """

    __slots__ = ("ready",)

    def __init__(self, ready: int) -> None:
        self.ready = ready

    def advance(self, t: Camp) -> bool:
        if self.ready + 1 == 1 << t.seats:
            t.done()
            return True
        return False

    def asked(self, t: Camp) -> int:
        for seat in t.polling_order():
            if not has(self.ready, seat):
                return seat
        return t.active

    def choices(self, t: Camp) -> list[Choice]:
        seat = self.asked(t)
        found: list[Choice] = [READY[seat]]
        for number in range(min(len(t.plan), MOST_PLANNED)):
            if may_go_first(t, number):
                found.append(FIRST[seat][number])
        if t.backs <= t.seats:  # more is for `undo`: planning must come to an end
            for number in range(min(len(t.plan), MOST_PLANNED)):
                found.append(BACK[seat][number])
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        if choice.kind is AGREEING:
            t.then(Agreement(self.ready | 1 << choice.seat))
            return
        assert isinstance(choice, Pick)
        if choice.kind is GOING_FIRST:
            go_first(t, choice.value - 1)
            t.then(Agreement(0))
            return
        t.backs += 1
        while len(t.plan) >= choice.value:
            planned = t.plan.pop()
            pick_up(t, planned)
            if HANDY_HELP in planned.helps:
                t.determination[CARPENTER] += ABILITY_COST[HANDYMAN]
                t.abilities &= ~(1 << HANDYMAN)
        t.then(Planning(0))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(READY_PROMPT, self.asked(t))


STEPS: Final[tuple[type[Step], ...]] = (
    Planning,
    Joining,
    Agreement,
)
