"""Fights (RC-10)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import FIRST_BEAST, Beast, passive_of
from robinsonade.games.robinson_crusoe.box.causes import IN_FIGHT
from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.components import FOOD, FUR, PALISADE, WEAPON
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKENS
from robinsonade.games.robinson_crusoe.box.lasting import SHIELDED
from robinsonade.games.robinson_crusoe.events import FOUGHT
from robinsonade.games.robinson_crusoe.rules.decks import discard
from robinsonade.games.robinson_crusoe.rules.on_stage import PutAway, card_asked
from robinsonade.games.robinson_crusoe.rules.resources import gain
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level
from robinsonade.games.robinson_crusoe.rules.wounds import wound
from robinsonade.games.robinson_crusoe.steps.any_time.moments import Waiting
from robinsonade.games.robinson_crusoe.steps.any_time.timings import DAY, FIGHTING
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import everyone
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Step

PER_PHASE: Final = everyone(TOKENS)  # in `used_once`: what outlasts temporary weapons


class Fight(Waiting):
    """RC-10.2, RC-10.3: temporary weapons, then the comparison, losses and gains."""

    __slots__ = ("who", "strength", "weapon", "food", "fur", "palisade", "extra", "card")

    def __init__(
        self,
        passed: int,
        who: int,
        strength: int,
        weapon: int,
        food: int,
        fur: int,
        palisade: int,
        extra: int,
        card: int,
    ) -> None:
        super().__init__(passed)
        self.who = who
        self.strength = strength
        self.weapon = weapon  # 0 or negative
        self.food = food
        self.fur = fur
        self.palisade = palisade  # 0 or negative
        self.extra = extra
        self.card = card

    def moment_of(self, t: Camp) -> int:
        return FIGHTING if missing(t, self.strength) else DAY

    def matters(self, t: Camp) -> bool:
        """RC-R84: a beast has just been drawn; any other fight matters if weapons are missing."""
        return self.card >= FIRST_BEAST or missing(t, self.strength) > 0

    def with_passed(self, passed: int) -> Step:
        return Fight(
            passed,
            self.who,
            self.strength,
            self.weapon,
            self.food,
            self.fur,
            self.palisade,
            self.extra,
            self.card,
        )

    def about_card(self, t: Camp) -> CardAsked | None:
        return card_asked(t, self.card, t.seat_for(self.who))

    def close(self, t: Camp) -> None:
        """RC-10.3, RC-10.4: compare, then weapon, food, fur, palisade and the rest."""
        t.done()
        who = self.who
        wounds = missing(t, self.strength)
        t.emit(FOUGHT, who, self.strength, t.levels[WEAPON] + t.bonus)
        end_of_fight(t)
        wound(t, who, wounds - shield(t) if wounds else 0, IN_FIGHT)
        if not survives(t, who):
            discard(t, self.card)
            return
        wound(t, who, lower_level(t, WEAPON, -self.weapon), IN_FIGHT)
        if not survives(t, who):
            discard(t, self.card)
            return
        t.first(CardDone(self.card))
        if who == FRIDAY and self.extra:
            t.first(Run(self.extra, 0, self.card, who), Loot(self.food, self.fur))
            return
        gain(t, FOOD, self.food)
        gain(t, FUR, self.fur)
        wound(t, who, lower_level(t, PALISADE, -self.palisade), IN_FIGHT)
        if self.extra:
            t.first(Run(self.extra, 0, self.card, who))


class Loot(Step):
    """RC-14.4: Friday brings something home only if he survives all of the beast."""

    __slots__ = ("food", "fur")

    def __init__(self, food: int, fur: int) -> None:
        self.food = food
        self.fur = fur

    def advance(self, t: Camp) -> bool:
        t.done()
        if t.friday:
            gain(t, FOOD, self.food)
            gain(t, FUR, self.fur)
        return True


class CardDone(PutAway):
    """A card that neither stays nor joins the Event deck is discarded."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        discard(t, self.card)
        return True


def missing(t: Camp, strength: int) -> int:
    """RC-10.3: levels short of the strength."""
    return max(0, strength - t.levels[WEAPON] - t.bonus)


def survives(t: Camp, who: int) -> bool:
    """RC-14.4: Friday's death stops the fight; a player's ends the game."""
    return who != FRIDAY or bool(t.friday)


def shield(t: Camp) -> int:
    """The Helmet: wounds of the comparison that the fighter ignores."""
    for kept in t.usable_cards():
        passive = passive_of(kept.card, SHIELDED)
        if passive is not None:
            return passive.number("n")
    return 0


def end_of_fight(t: Camp) -> None:
    """RC-10.2, RC-R80: temporary weapons are put down, in an action only with its end."""
    if t.actor < 0:
        put_down_weapons(t)


def put_down_weapons(t: Camp) -> None:
    """RC-10.2: what is not used up can be used again from now on, but for once a phase."""
    t.bonus = 0
    t.used_once &= PER_PHASE


def fight_beast(who: int, beast: Beast, card: int, more: int) -> Fight:
    """RC-8.4: a fight against a beast, perhaps stronger by a danger token."""
    return Fight(
        0,
        who,
        beast.strength + more,
        beast.weapon,
        beast.food,
        beast.fur,
        0,
        beast.extra,
        card,
    )


STEPS: Final[tuple[type[Step], ...]] = (
    Fight,
    Loot,
    CardDone,
)
