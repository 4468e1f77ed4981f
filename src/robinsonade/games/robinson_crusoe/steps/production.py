"""Production phase (RC-6.3 to RC-6.8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import DANGEROUS, TOTEM_NIGHT
from robinsonade.games.robinson_crusoe.box.characters import CARPENTER, CRAFT
from robinsonade.games.robinson_crusoe.box.components import (
    BUILD,
    DANGER,
    FOOD,
    SHORTCUT,
    WOOD,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.box.dice import WOUND_DIE
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_PASSIVES, PASSIVE_ITEMS
from robinsonade.games.robinson_crusoe.box.island import LUMBER, SPACES, YIELD_OF
from robinsonade.games.robinson_crusoe.box.lasting import PIT
from robinsonade.games.robinson_crusoe.choices import (
    ANSWERING_NO,
    NO,
    TO_RESOURCE,
    TO_SOURCE,
    YES,
    Pick,
)
from robinsonade.games.robinson_crusoe.events import PRODUCED, TOLD, news
from robinsonade.games.robinson_crusoe.prompts import (
    ASK_PROMPT,
    KEEPING_RESOURCE,
    PICK_PROMPT,
    REROLLING,
    SHORTCUT_SOURCE,
)
from robinsonade.games.robinson_crusoe.rules.island import food_tokens
from robinsonade.games.robinson_crusoe.rules.on_stage import die_asked
from robinsonade.games.robinson_crusoe.rules.planning.costs import can_afford
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import LOST_ITEM, charmed
from robinsonade.games.robinson_crusoe.rules.wounds import wound_all
from robinsonade.games.robinson_crusoe.steps.actions.dice import BY_ABILITY, BY_CHARM, NO_WAY, roll
from robinsonade.games.robinson_crusoe.steps.any_time.using import use_ability
from robinsonade.games.robinson_crusoe.steps.mystery import spend_token
from robinsonade.games.robinson_crusoe.table.phases import PRODUCTION_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.staged import DiceAsked
from robinsonade.kernel.step import Prompt, Step

_SKIPPED: Final = news("production_skipped")
# Changes of this round's production, as bits.
NO_FOOD: Final = 1
NO_WOOD: Final = 2
HALF: Final = 4
SKIP: Final = 8
WOOD_MORE: Final = 16
FOOD_LESS: Final = 32
SLEPT_AT_TOTEM: Final = 64  # RC-16.7.9


class ProductionPhase(Step):
    """RC-6.4 to RC-6.6: what the camp tile gives, with Shortcut and Pit."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.phase = PRODUCTION_PHASE
        t.done()
        if t.production & SKIP:  # RC-R43
            t.emit(TOLD, _SKIPPED)
            return True
        if t.marked(t.camp, DANGER):  # RC-6.5: whatever the weapons
            wound_all(t, 1, DANGEROUS)
        if t.production & SLEPT_AT_TOTEM:
            wound_all(t, 1, TOTEM_NIGHT)
        wood, food = camp_yield(t)
        t.first(Shortcut(wood, food))
        return True


def camp_yield(t: Camp) -> tuple[int, int]:
    """RC-6.4, RC-16.2.2: sources and +1 tokens of the camp tile; nothing in the fog."""
    space = t.camp
    if has(t.fog, space):
        return 0, 0
    there = t.sources(space)
    wood = has(there, LUMBER) + has(t.marks[space], WOOD_PLUS)
    food = (there & ~(1 << LUMBER)).bit_count() + food_tokens(t, space)
    return wood, food


class Shortcut(Step):
    """RC-6.4: one resource of a source of the Shortcut's tile."""

    __slots__ = ("wood", "food")

    def __init__(self, wood: int, food: int) -> None:
        self.wood = wood
        self.food = food

    def advance(self, t: Camp) -> bool:
        sources = self.candidates(t)
        if len(sources) > 1:
            return False
        if sources:
            self.fetch(t, sources[0][1])
        else:
            t.then(Pit(self.wood, self.food, -1, BY_ABILITY))
        return True

    def candidates(self, t: Camp) -> list[tuple[int, int]]:
        for space in range(SPACES):
            if t.marked(space, SHORTCUT) and not has(t.fog, space) and not t.locked:
                return [(space, source) for source in members(t.sources(space))]
        return []

    def fetch(self, t: Camp, source: int) -> None:
        t.shortcut_source = source
        wood = self.wood + (YIELD_OF[source] == WOOD)
        t.then(Pit(wood, self.food + (YIELD_OF[source] == FOOD), -1, BY_ABILITY))

    def choices(self, t: Camp) -> list[Choice]:
        return [TO_SOURCE[t.active][space][source] for space, source in self.candidates(t)]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        self.fetch(t, choice.more)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.active, SHORTCUT_SOURCE)


class Pit(Step):
    """The Pit: the brown wound die; Carpenter and Lucky Charm may reroll it (RC-R57, RC-R89)."""

    __slots__ = ("wood", "food", "hit", "way")

    def __init__(self, wood: int, food: int, hit: int, way: int) -> None:
        self.wood = wood
        self.food = food
        self.hit = hit
        self.way = way  # the next way to reroll that has not been asked about

    def advance(self, t: Camp) -> bool:
        if t.locked or not t.items & PASSIVE_ITEMS[PIT]:
            t.then(Produce(self.wood, self.food))
            return True
        if self.hit < 0:
            t.then(Pit(self.wood, self.food, roll(t, BUILD, WOUND_DIE), BY_ABILITY))
            return True
        if self.next_way(t) != NO_WAY:
            return False
        self.close(t)
        return True

    def next_way(self, t: Camp) -> int:
        """The next way to reroll the die that somebody could pay for."""
        crafty = t.seat_of[CARPENTER] >= 0 and can_afford(t, CRAFT, CARPENTER)
        if self.way <= BY_ABILITY and crafty:
            return BY_ABILITY
        return BY_CHARM if self.way <= BY_CHARM and charmed(t) else NO_WAY

    def close(self, t: Camp) -> None:
        food = self.food
        if self.hit:
            for passives in INVENTION_PASSIVES:
                for passive in passives:
                    if passive.kind == PIT:
                        food += passive.number("food")
        t.then(Produce(self.wood, food))

    def asked(self, t: Camp) -> int:
        return t.seat_of[CARPENTER] if self.next_way(t) == BY_ABILITY else t.active

    def choices(self, t: Camp) -> list[Choice]:
        seat = self.asked(t)
        return [YES[seat], NO[seat]]

    def take(self, t: Camp, choice: Choice) -> None:
        way = self.next_way(t)
        if choice.kind is ANSWERING_NO:
            t.then(Pit(self.wood, self.food, self.hit, way + 1))
            return
        if way == BY_ABILITY:
            use_ability(t, CRAFT)
        else:
            spend_token(t, LOST_ITEM)
        t.then(Pit(self.wood, self.food, roll(t, BUILD, WOUND_DIE), way + 1))

    def letting_go(self, t: Camp, seat: int) -> Choice | None:
        """RC-R89: few people reroll what has caught something."""
        return NO[seat] if self.hit and NO[seat] in t.choices() else None

    def phase(self, t: Camp) -> int:
        return t.phase

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(ASK_PROMPT, self.asked(t), REROLLING)

    def about_dice(self, t: Camp) -> DiceAsked | None:
        return die_asked(BUILD, WOUND_DIE, self.hit)


class Produce(Step):
    """RC-6.6: modifiers, then everything becomes available."""

    __slots__ = ("wood", "food")

    def __init__(self, wood: int, food: int) -> None:
        self.wood = wood
        self.food = food

    def advance(self, t: Camp) -> bool:
        t.done()
        mods = t.production
        wood = self.wood + bool(mods & WOOD_MORE)
        food = max(0, self.food - bool(mods & FOOD_LESS))
        if mods & NO_FOOD:
            food = 0
        if mods & NO_WOOD:
            wood = 0
        if mods & HALF:
            t.first(Halve(wood, food, (wood + food) // 2))
        else:
            store(t, WOOD, wood)
            store(t, FOOD, food)
        return True


def store(t: Camp, resource: int, n: int) -> None:
    if n:
        t.stock[resource] += n
        t.emit(PRODUCED, resource, n)


class Halve(Step):
    """RC-6.6: half of everything, rounded down; the team picks which."""

    __slots__ = ("wood", "food", "left")

    def __init__(self, wood: int, food: int, left: int) -> None:
        self.wood = wood
        self.food = food
        self.left = left

    def advance(self, t: Camp) -> bool:
        if self.left and self.wood and self.food:
            return False
        t.done()
        store(t, WOOD, min(self.wood, self.left))
        store(t, FOOD, min(self.food, self.left) if not self.wood else 0)
        return True

    def choices(self, t: Camp) -> list[Choice]:
        return [TO_RESOURCE[t.active][WOOD], TO_RESOURCE[t.active][FOOD]]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        store(t, choice.value, 1)
        wood = self.wood - (choice.value == WOOD)
        t.then(Halve(wood, self.food - (choice.value == FOOD), self.left - 1))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.active, KEEPING_RESOURCE)


STEPS: Final[tuple[type[Step], ...]] = (
    ProductionPhase,
    Shortcut,
    Pit,
    Produce,
    Halve,
)
