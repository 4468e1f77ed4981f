"""What a pawn does at camp (NAU-9.2 to NAU-9.10)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.cards import (
    ON_FORAGE,
    WHEN_BUILD,
    WHEN_DIARY,
    WHEN_FISH,
    WHEN_FORAGE,
    WHEN_REST,
    WHEN_WOOD,
)
from robinsonade.games.naufragos.choices import SPEND, Act
from robinsonade.games.naufragos.components import (
    BUILD,
    CAMP,
    CAMPFIRE,
    DIARY,
    DIARY_EXTRA,
    FACES,
    FIRE_DECLARED,
    FORAGE,
    NOBODY,
    REST,
    REST_ENERGY,
    REST_WITHOUT,
    SALVAGE,
    SALVAGE_CARDS,
    SHELTER_REST,
    SHELTERS,
    SLOT_AT,
    SPACE_AT,
    WOOD,
    WOOD_COUNTERS,
    WOOD_EXTRA,
)
from robinsonade.games.naufragos.costs import can_pay, pay_cost
from robinsonade.games.naufragos.decks import FISHING
from robinsonade.games.naufragos.events import (
    DIARY_WRITTEN,
    FIRE_FAILED,
    FIRE_LIT,
    NO_EFFECT,
    RESTED,
    STORY_GAINED,
    WOOD_GAINED,
)
from robinsonade.games.naufragos.inventory import wood_used
from robinsonade.games.naufragos.people import (
    draw_token,
    gain_story,
    heal,
    keep_token,
    pay,
    purse,
    recover,
    stat,
)
from robinsonade.games.naufragos.places import SEATS_IN
from robinsonade.games.naufragos.steps.asides import Attentive
from robinsonade.games.naufragos.steps.building import Propose
from robinsonade.games.naufragos.steps.foraging import forage_tile
from robinsonade.games.naufragos.steps.occasion import occasion
from robinsonade.games.naufragos.steps.ongoing import TRACK_CHECK, Ongoing
from robinsonade.games.naufragos.steps.remains import (
    FOR_ENERGY,
    MUST,
    PUT_AWAY,
    TakeRemains,
    show_remains,
)
from robinsonade.games.naufragos.steps.rolls import ANY_ROLL, CAMPFIRE_ROLL, roll, total
from robinsonade.games.naufragos.steps.run import carry_out
from robinsonade.games.naufragos.table import FREE, FROM_DIARY, Castaways, replaced
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.noun import SEAT, Kind
from robinsonade.kernel.step import Prompt, Step
from robinsonade.kernel.table import CLOCKWISE

KINDLE_PROMPT: Final = Kind("kindle", ("seat", SEAT), rules=("NAU-9.6",))


def action_of(space: int) -> int:
    """The action that a space belongs to."""
    for action in range(CAMP, 0, -1):
        if space >= SPACE_AT[action]:
            return action
    return FORAGE


def resolve_pawn(t: Castaways, seat: int, space: int) -> None:
    """NAU-9.1: one pawn's action, from beginning to end."""
    action = action_of(space)
    if t.blocked[action] >= t.turn:
        t.emit(NO_EFFECT, seat)
    elif action == CAMP:
        use_camp_card(t, seat, t.camp[space - SLOT_AT])
    elif action == FORAGE:
        forage(t, seat)
    elif action == WOOD:
        chop(t, seat)
    elif action == DIARY:
        write_diary(t, seat)
    elif action == SALVAGE:
        salvage(t, seat)
    elif action == CAMPFIRE:
        t.first(Kindle(seat))
    elif action == BUILD:
        t.first(Propose(seat))
        occasion(t, WHEN_BUILD, 1 << seat)
    elif action == REST:
        rest(t, seat)


def use_camp_card(t: Castaways, seat: int, card: int) -> None:
    """NAU-9.10, NAU-8.13: pay now, then do what the card says; unpaid, nothing happens."""
    printed = t.book.cards[card] if card != FREE else None
    if printed is None or (printed.requires and not printed.requires.holds(t, seat)):
        t.emit(NO_EFFECT, seat)
        return
    if printed.cost is not None:
        if not can_pay(t, printed.cost, seat):
            t.emit(NO_EFFECT, seat)
            return
        pay_cost(t, printed.cost, seat)
    t.freed = NOBODY
    t.first(TRACK_CHECK)
    carry_out(t, printed.effect, seat, card, NOBODY, 0)
    if card == FISHING:
        occasion(t, WHEN_FISH, 1 << seat)


def forage(t: Castaways, seat: int) -> None:
    """NAU-9.2: one tile of the supply to the storage."""
    if t.supply:
        forage_tile(t)
    else:
        t.emit(NO_EFFECT, seat)
    t.first(Ongoing(ON_FORAGE, 0, seat))
    occasion(t, WHEN_FORAGE, 1 << seat)


def chop(t: Castaways, seat: int) -> None:
    """NAU-9.3: one wood to the storage."""
    n = min(1 + stat(t, seat, WOOD_EXTRA), WOOD_COUNTERS - wood_used(t))
    if n > 0:
        t.wood += n
        t.emit(WOOD_GAINED, n)
    else:
        t.emit(NO_EFFECT, seat)
    occasion(t, WHEN_WOOD, 1 << seat)


def write_diary(t: Castaways, seat: int) -> None:
    """NAU-9.4: one story token; with the log the better of two, the other goes back."""
    t.emit(DIARY_WRITTEN, seat)
    extra = stat(t, seat, DIARY_EXTRA)
    if extra > 0:
        drawn = [draw_token(t) for _ in range(1 + extra)]
        drawn = sorted([token for token in drawn if token >= 0])
        if drawn:
            best = drawn.pop()
            keep_token(t, seat, best)
            t.earned = replaced(t.earned, FROM_DIARY, t.earned[FROM_DIARY] + 1)
            t.emit(STORY_GAINED, seat, 1)
            for token in drawn:
                t.token_deck.slip_under(token, 1 << seat)
    else:
        gain_story(t, seat, 1, FROM_DIARY)
    occasion(t, WHEN_DIARY, 1 << seat)


def salvage(t: Castaways, seat: int) -> None:
    """NAU-9.5, NAU-14.2: cards from the wreck, one for everybody living; the cube is gone."""
    t.salvage = False
    show_remains(t, SALVAGE_CARDS)
    steps: list[Step] = [
        TakeRemains(other, 1, MUST) for other in CLOCKWISE[t.seats][seat] if t.alive >> other & 1
    ]
    if t.seats == 1:
        steps.append(TakeRemains(seat, 1, FOR_ENERGY))
    t.first(*steps, PUT_AWAY)


class Kindle(Attentive):
    """NAU-9.6: declare an amount of energy, pay it, roll one die."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        if t.fire or not t.alive >> self.seat & 1:
            t.done()
            t.emit(NO_EFFECT, self.seat)
            return True
        return False

    def answers(self, t: Castaways) -> list[Choice]:
        return SPEND[self.seat][: min(purse(t, self.seat), FACES) + 1]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        pay(t, self.seat, choice.what)
        declared = choice.what + stat(t, self.seat, FIRE_DECLARED)
        if declared:
            t.then(Kindled(self.seat, declared))
            roll(t, 1, 1 << self.seat, CAMPFIRE_ROLL)
        else:
            t.done()
            t.emit(FIRE_FAILED, self.seat)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(KINDLE_PROMPT, self.seat)


class Kindled(Step):
    """NAU-9.6: lit if the die is at most the declared energy and there is wood."""

    __slots__ = ("seat", "declared")

    def __init__(self, seat: int, declared: int) -> None:
        self.seat = seat
        self.declared = declared

    def advance(self, t: Castaways) -> bool:
        t.done()
        if total(t) <= self.declared and t.wood:
            t.fire = True
            t.wood -= 1
            t.fire_wood = 1
            t.emit(FIRE_LIT)
        else:
            t.emit(FIRE_FAILED, self.seat)
        return True


def shelter(t: Castaways) -> int:
    """NAU-10.4: the highest shelter built, or -1."""
    return (t.built & ((1 << SHELTERS) - 1)).bit_length() - 1


def rest(t: Castaways, seat: int) -> None:
    """NAU-9.9: roll for the energy that the shelter gives; without one it is always the same."""
    if shelter(t) < 0:
        recover_by_rest(t, seat, REST_WITHOUT)
    else:
        t.first(RestRolled(seat))
        roll(t, 1, 1 << seat, ANY_ROLL)
    occasion(t, WHEN_REST, 1 << seat)


def recover_by_rest(t: Castaways, seat: int, n: int) -> None:
    """NAU-9.9: first the energy, then one injury less."""
    t.emit(RESTED, seat)
    recover(t, seat, n + stat(t, seat, REST_ENERGY))
    heal(t, seat, 1)


class RestRolled(Step):
    """NAU-9.9: the energy shown for the die on the highest shelter."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        t.done()
        level = shelter(t)
        if SEATS_IN[t.alive & 1 << self.seat]:
            recover_by_rest(t, self.seat, SHELTER_REST[level][total(t)])
        return True
