"""Night phase (RC-11.5 to RC-11.7, RC-12.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import passive_of
from robinsonade.games.robinson_crusoe.box.causes import BY_CARD, HUNGER, IN_THE_OPEN
from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.components import FOOD, RESOURCE_IDS, STORED
from robinsonade.games.robinson_crusoe.box.discovery_tokens import SPOILS, STORED_AS_FOOD, TOKENS
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARDS_ONLY,
    INVENTION_PASSIVES,
    PASSIVE_ITEMS,
)
from robinsonade.games.robinson_crusoe.box.lasting import HEAL_EACH, STORE_FOOD
from robinsonade.games.robinson_crusoe.box.scenarios import FAMILY, JENNY_HELP, KONG
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.choices import ANSWERING_NO, NO, YES
from robinsonade.games.robinson_crusoe.events import ATE, OPEN_AIR, SPOILED, STARVED
from robinsonade.games.robinson_crusoe.prompts import ASK_PROMPT, EATING_MORE
from robinsonade.games.robinson_crusoe.rules.decks import drop_token
from robinsonade.games.robinson_crusoe.rules.goals import check_at_night
from robinsonade.games.robinson_crusoe.rules.people import at_camp, sleepers_outside
from robinsonade.games.robinson_crusoe.rules.scenario.jenny import wait_for_rescue
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import sleep_at_totem
from robinsonade.games.robinson_crusoe.rules.wounds import wound
from robinsonade.games.robinson_crusoe.steps.any_time.moments import NIGHT_MOMENT
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.steps.pick_person import (
    HUNGER_WOUNDS,
    NIGHT_FOOD,
    NIGHT_WOUND,
    PickStarving,
)
from robinsonade.games.robinson_crusoe.steps.pick_place.tiles import PickNightMove
from robinsonade.games.robinson_crusoe.steps.scenario.robinson_family import feed_kids
from robinsonade.games.robinson_crusoe.table.endings import KID_STARVED, OPEN, OUT_OF_ROUNDS
from robinsonade.games.robinson_crusoe.table.phases import NIGHT_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import mask_of, members
from robinsonade.kernel.step import Prompt, Step

_KINDS: Final = len(RESOURCE_IDS)


class NightPhase(Step):
    """RC-11.5: meals, deferred effects, camp, sleep, spoiling."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.phase = NIGHT_PHASE
        t.used_once = 0
        t.healed_with = 0
        deferred = t.nights or t.nightly  # RC-R32: the team may heal before them
        t.then(
            NIGHT_MOMENT,
            Meal(),
            *([NIGHT_MOMENT] if deferred else []),
            NightEffects(),
            PickNightMove(1, NO_CARD),
            Sleep(),
            NIGHT_MOMENT,
            Spoil(),
            EndOfRound(),
        )
        return True


class Meal(Step):
    """RC-11.5 (1), RC-16.6.2: kids first, then one food for each player."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        if t.scenario == FAMILY and t.kids:
            feed_kids(t)
            if t.fate == KID_STARVED:
                return True
        if t.scenario == JENNY_HELP and not t.rescued_in:
            wait_for_rescue(t)
        for who in sleepers_outside(t):
            if who != FRIDAY and not carried_food(t, who):
                t.emit(STARVED, who)
                wound(t, who, HUNGER_WOUNDS, HUNGER)
        people = at_camp(t)
        short = pay_food(t, len(people))
        t.emit(ATE, len(people) - short)
        if short:
            t.first(PickStarving(short, t.active, mask_of(sleepers_outside(t))))
        return True


def carried_food(t: Camp, who: int) -> bool:
    """RC-12.3: who sleeps outside eats from what it carries."""
    for resource in (FOOD, STORED):
        if t.future[who * _KINDS + resource]:
            t.future[who * _KINDS + resource] -= 1
            return True
    return False


class NightEffects(Step):
    """RC-R31, RC-R32: deferred wounds and extra meals of cards, one after the other."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        if not t.nights:
            t.done()
            for every in t.nightly:
                wound(t, every.who, every.wounds, BY_CARD)
            return True
        effect = t.nights[0]
        if effect.kind == NIGHT_FOOD and has_meal(t, effect.who):
            return False
        t.nights.pop(0)
        wounds = effect.n if effect.kind == NIGHT_WOUND else effect.instead
        wound(t, effect.who, wounds, BY_CARD)
        return True

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.seat_for(t.nights[0].who)
        return [YES[seat], NO[seat]]

    def take(self, t: Camp, choice: Choice) -> None:
        effect = t.nights.pop(0)
        if choice.kind is ANSWERING_NO:
            wound(t, effect.who, effect.instead, BY_CARD)
        elif is_outside(t, effect.who):
            carried_food(t, effect.who)
        else:
            pay_food(t, effect.n)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(ASK_PROMPT, t.seat_for(t.nights[0].who), EATING_MORE)


def is_outside(t: Camp, who: int) -> bool:
    return who in sleepers_outside(t)


def has_meal(t: Camp, who: int) -> bool:
    if is_outside(t, who):
        at = who * _KINDS
        return bool(t.future[at + FOOD] or t.future[at + STORED])
    return t.food() > 0


class Sleep(Step):
    """RC-11.5 (3), RC-12.3: a wound in the open air."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        if not t.sheltered():
            t.emit(OPEN_AIR)
            for who in at_camp(t):
                wound(t, who, 1, IN_THE_OPEN)
        sheltered = [outside.who for outside in t.outside if outside.natural]
        for who in sleepers_outside(t):
            if who != FRIDAY and who not in sheltered:  # RC-14.7
                wound(t, who, 1, IN_THE_OPEN)
        return True


class Spoil(Step):
    """RC-11.5 (4), RC-R55: perishable food that cannot be stored is lost, and Larvae, too."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        room = storage(t)
        if room < 0:
            return True
        lost = max(0, t.stock[FOOD] - room)
        if lost:
            t.stock[FOOD] -= lost
            t.emit(SPOILED, lost)
        room -= t.stock[FOOD]
        for token in range(TOKENS):
            if SPOILS[token]:
                while t.tokens[token]:
                    if room >= STORED_AS_FOOD[token] * t.tokens[token]:
                        room -= STORED_AS_FOOD[token] * t.tokens[token]
                        break
                    t.tokens[token] -= 1
                    drop_token(t, token)
        return True


def storage(t: Camp) -> int:
    """How much perishable food can be kept; -1: all of it."""
    room = 0
    mask = t.items & PASSIVE_ITEMS[STORE_FOOD]
    for invention in members(mask & CARDS_ONLY):
        for passive in INVENTION_PASSIVES[invention]:
            if passive.number("max") < 0:
                return -1
            room += passive.number("max")
    for kept in t.usable_cards():
        passive_here = passive_of(kept.card, STORE_FOOD)
        if passive_here is None:
            continue
        if passive_of(kept.card, HEAL_EACH) is not None and kept.uses != 0:
            continue  # RC-R48: the Barrel stores once its healing is used
        if passive_here.number("max") < 0:
            return -1
        room += passive_here.number("max")
    return room


class EndOfRound(Step):
    """RC-11.5 (5), RC-17.4: the goal, the last round, the next first player."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        check_at_night(t)
        if t.turn >= t.sheet().rounds and t.fate == OPEN:
            t.fate = OUT_OF_ROUNDS
        t.abilities = 0
        if t.scenario == KONG:
            sleep_at_totem(t)
        t.active = (t.active + 1) % t.seats
        return True


STEPS: Final[tuple[type[Step], ...]] = (
    NightPhase,
    Meal,
    NightEffects,
    Sleep,
    Spoil,
    EndOfRound,
)
