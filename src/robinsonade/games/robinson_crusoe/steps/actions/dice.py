"""Action dice and adventure cards (RC-9)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import EFFECT_SCRIPT
from robinsonade.games.robinson_crusoe.box.causes import ACTION_DIE
from robinsonade.games.robinson_crusoe.box.characters import (
    CARPENTER,
    COOK,
    CRAFT,
    EXPLORER,
    FRIDAY,
    FRIDAY_REROLL,
    LUCKY,
    SCROUNGER,
)
from robinsonade.games.robinson_crusoe.box.components import BUILD, EXPLORE, GATHER
from robinsonade.games.robinson_crusoe.box.dice import (
    ADVENTURE_DIE,
    DICE,
    FACES,
    SUCCESS_DIE,
    WOUND_DIE,
)
from robinsonade.games.robinson_crusoe.choices import ANSWERING_NO, NO, YES
from robinsonade.games.robinson_crusoe.events import ADVENTURE_DRAWN, DISCOURAGED, ROLLED
from robinsonade.games.robinson_crusoe.prompts import ASK_PROMPT, REROLLING
from robinsonade.games.robinson_crusoe.rules.decks import draw_adventure
from robinsonade.games.robinson_crusoe.rules.on_stage import die_asked
from robinsonade.games.robinson_crusoe.rules.planning.costs import can_afford
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import LOST_ITEM, charmed
from robinsonade.games.robinson_crusoe.rules.wounds import wound
from robinsonade.games.robinson_crusoe.steps.actions.outcome import FAIL, SUCCEED
from robinsonade.games.robinson_crusoe.steps.any_time.moments import CARD_MOMENT
from robinsonade.games.robinson_crusoe.steps.any_time.using import use_ability
from robinsonade.games.robinson_crusoe.steps.fight import CardDone
from robinsonade.games.robinson_crusoe.steps.mystery import spend_token
from robinsonade.games.robinson_crusoe.table.streams import DICE_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import DiceAsked
from robinsonade.kernel.step import Prompt, Step

UNROLLED: Final = -1
# What becomes of the adventure die (RC-9.4, RC-16.3.2).
DRAW_ANYWAY: Final = 1  # a card even without a roll
WOUND_ANYWAY: Final = 2  # a wound even without a roll
WOUND_INSTEAD: Final = 3  # a wound instead of a card
# Ways to reroll, in the order in which they are offered.
BY_ABILITY: Final = 0
BY_FRIDAY: Final = 1
BY_CHARM: Final = 2
NO_WAY: Final = 3
_REROLLS: Final = {BUILD: CRAFT, GATHER: SCROUNGER, EXPLORE: LUCKY}
_OWNERS: Final = {BUILD: CARPENTER, GATHER: COOK, EXPLORE: EXPLORER}


class RollDie(Step):
    """RC-9.2, RC-9.7: one die: rolled, perhaps rerolled, then resolved before the next one."""

    __slots__ = ("action", "die", "hit", "way", "must", "forced", "friday")

    def __init__(
        self, action: int, die: int, hit: int, way: int, must: int, forced: int, friday: int
    ) -> None:
        self.action = action
        self.die = die
        self.hit = hit
        self.way = way  # the next way to reroll that has not been asked about
        self.must = must  # RC-9.5: a success in the first roll must be rerolled once
        self.forced = forced  # what becomes of the adventure die
        self.friday = friday  # RC-14.6: one reroll in his own action

    def advance(self, t: Camp) -> bool:
        if self.hit == UNROLLED:
            hit = roll(t, self.action, self.die)
            if hit and self.must and self.die == SUCCESS_DIE:
                hit = roll(t, self.action, self.die)
            t.then(self.rolled(hit, BY_ABILITY))
            return True
        way = self.next_way(t)
        if way != NO_WAY:
            return False
        t.done()
        self.resolve(t)
        return True

    def rolled(self, hit: int, way: int) -> RollDie:
        return RollDie(self.action, self.die, hit, way, self.must, self.forced, self.friday)

    def next_way(self, t: Camp) -> int:
        """The next way to reroll this die that somebody could pay for."""
        if self.settled():
            return NO_WAY
        if self.way <= BY_ABILITY:
            owner = _OWNERS[self.action]
            mine = t.actor == owner or self.action == BUILD  # RC-R57
            if mine and t.seat_of[owner] >= 0 and can_afford(t, _REROLLS[self.action], owner):
                return BY_ABILITY
        his = t.actor == FRIDAY and self.friday and t.determination[FRIDAY] >= FRIDAY_REROLL
        if self.way <= BY_FRIDAY and his:
            return BY_FRIDAY
        return BY_CHARM if self.way <= BY_CHARM and charmed(t) else NO_WAY

    def settled(self) -> bool:
        """RC-R89: any face may be rerolled, unless a token decides whatever the die shows."""
        return self.die == ADVENTURE_DIE and self.forced in (DRAW_ANYWAY, WOUND_ANYWAY)

    def unwelcome(self) -> bool:
        """Does it show what one would rather not have?"""
        return bool(self.hit) == (self.die != SUCCESS_DIE)

    def asked(self, t: Camp) -> int:
        way = self.next_way(t)
        owner = _OWNERS[self.action] if way == BY_ABILITY else t.actor
        return t.seat_for(owner)

    def choices(self, t: Camp) -> list[Choice]:
        seat = self.asked(t)
        return [YES[seat], NO[seat]]

    def take(self, t: Camp, choice: Choice) -> None:
        way = self.next_way(t)
        if choice.kind is ANSWERING_NO:
            t.then(self.rolled(self.hit, way + 1))
            return
        friday = self.friday
        if way == BY_ABILITY:
            use_ability(t, _REROLLS[self.action])
        elif way == BY_FRIDAY:
            t.determination[FRIDAY] -= FRIDAY_REROLL
            t.emit(DISCOURAGED, FRIDAY, FRIDAY_REROLL)
            friday = 0
            spend_friday(t)
        else:
            spend_token(t, LOST_ITEM)
        hit = roll(t, self.action, self.die)
        t.then(RollDie(self.action, self.die, hit, way + 1, self.must, self.forced, friday))

    def letting_go(self, t: Camp, seat: int) -> Choice | None:
        """RC-R89: few people reroll what they would rather keep."""
        return NO[seat] if not self.unwelcome() and NO[seat] in t.choices() else None

    def phase(self, t: Camp) -> int:
        return t.phase

    def resolve(self, t: Camp) -> None:
        """RC-9.3: what the die says; RC-3.9: what a failure gives comes too late for this die."""
        if self.die == WOUND_DIE:
            wound(t, t.actor, self.hit, ACTION_DIE)
        elif self.die == SUCCESS_DIE:
            if self.hit:
                t.first(SUCCEED)
            else:
                t.first(FAIL)
        elif self.hit or self.forced in (DRAW_ANYWAY, WOUND_ANYWAY):
            t.first(Adventure(self.action, int(self.forced >= WOUND_ANYWAY)))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(ASK_PROMPT, self.asked(t), REROLLING)

    def about_dice(self, t: Camp) -> DiceAsked | None:
        return die_asked(self.action, self.die, self.hit)


def spend_friday(t: Camp) -> None:
    """RC-14.6: his one reroll of this action is used, for the dice still to come as well."""
    for place, step in enumerate(t.agenda):
        if isinstance(step, RollDie) and step.friday:
            t.agenda[place] = RollDie(
                step.action, step.die, step.hit, step.way, step.must, step.forced, 0
            )


def roll(t: Camp, action: int, die: int) -> int:
    hit = DICE[action][die][t.chance.below(FACES, DICE_STREAM)]
    t.reveals += 1
    t.emit(ROLLED, t.actor if t.actor >= 0 else t.leader(), action, die, int(hit))
    return int(hit)


class Adventure(Step):
    """RC-9.3, RC-9.4: the actor draws an adventure card; for Friday it is a wound (RC-14.5).

    RC-R84: between drawing and effect there is a moment.
    """

    __slots__ = ("action", "wound")

    def __init__(self, action: int, wound: int) -> None:
        self.action = action
        self.wound = wound  # RC-16.3.2: on the way to Jenny it is a wound, whoever goes

    def advance(self, t: Camp) -> bool:
        who = t.actor
        if who == FRIDAY or self.wound:
            t.done()
            wound(t, who, 1, ACTION_DIE)
            return True
        card = draw_adventure(t, self.action - BUILD)
        if card < 0:
            t.done()
            return True
        t.emit(ADVENTURE_DRAWN, who, card)
        t.then(CARD_MOMENT, Run(EFFECT_SCRIPT[card], 0, card, who), CardDone(card))
        return True


STEPS: Final[tuple[type[Step], ...]] = (
    RollDie,
    Adventure,
)
