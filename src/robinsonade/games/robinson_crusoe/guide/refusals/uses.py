"""Using things at a moment of one's choice, and picking what is asked for (RC-3.7, RC-12)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITIES_EACH,
    ABILITY_COST,
)
from robinsonade.games.robinson_crusoe.box.components import FOOD, WEAPON
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_ITEM, TOKEN_WEAPON
from robinsonade.games.robinson_crusoe.box.inventions import PASSIVE_ITEMS
from robinsonade.games.robinson_crusoe.box.lasting import NIGHT_HEAL
from robinsonade.games.robinson_crusoe.choices import (
    PICKING_ARROW,
    PICKING_CARD,
    PICKING_CHARACTER,
    PICKING_INVENTION,
    PICKING_MARKER,
    PICKING_RESOURCE,
    PICKING_SOURCE,
    PICKING_SPACE,
    PICKING_TILE,
    PICKING_TOKEN,
    USING_ABILITY,
    USING_CARD,
    USING_INVENTION,
    USING_ITEM,
    USING_TOKEN,
)
from robinsonade.games.robinson_crusoe.guide.refusals.reasons import (
    ABILITY_OWNER,
    ABILITY_USED,
    ALL_HEALTHY,
    FIRST_DECIDES,
    ITEMS_LOCKED,
    LESS_WEAPON,
    MUTED,
    NO_FOOD,
    NO_ITEM,
    NO_TOKEN,
    NOT_KEPT,
    NOT_PICKED,
    OTHER_MOMENT,
    PICK_LATER,
    SHORT_OF_DETERMINATION,
    TOKEN_NEEDS,
    UNBUILT,
    USED_UP,
)
from robinsonade.games.robinson_crusoe.prompts import PICK_PROMPT
from robinsonade.games.robinson_crusoe.rules.people import wounded
from robinsonade.games.robinson_crusoe.rules.resources import have
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.why import Refusal, Refuser


class TokenRefuser(Refuser):
    """RC-12.14: a discovery token."""

    __slots__ = ()

    def because(self, t: Camp, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not t.tokens[thing]:
            return Refusal(NO_TOKEN)
        if TOKEN_ITEM[thing] >= 0 and not t.has(TOKEN_ITEM[thing]):
            return Refusal(TOKEN_NEEDS, TOKEN_ITEM[thing])
        if t.levels[WEAPON] < TOKEN_WEAPON[thing]:
            return Refusal(LESS_WEAPON, TOKEN_WEAPON[thing])
        return shared_use(t, seat)


class ItemRefuser(Refuser):
    """RC-12.13: a starting item."""

    __slots__ = ()

    def because(self, t: Camp, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if t.uses[thing] < 0:
            return Refusal(NO_ITEM)
        return Refusal(USED_UP) if t.uses[thing] == 0 else shared_use(t, seat)


class AbilityRefuser(Refuser):
    """RC-3.7: an ability of a character, for determination, once a round."""

    __slots__ = ()

    def because(self, t: Camp, seat: int, noun: Noun, thing: int) -> Refusal | None:
        owner = thing // ABILITIES_EACH
        if owner != t.cast[seat]:
            return Refusal(ABILITY_OWNER, owner)
        if has(t.muted, owner):
            return Refusal(MUTED)
        if has(t.abilities, thing):
            return Refusal(ABILITY_USED)
        if t.determination[owner] < ABILITY_COST[thing]:
            return Refusal(SHORT_OF_DETERMINATION, ABILITY_COST[thing], t.determination[owner])
        return Refusal(OTHER_MOMENT)


class KeptCardRefuser(Refuser):
    """RC-12.4: a treasure that is kept."""

    __slots__ = ()

    def because(self, t: Camp, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not any(kept.card == thing for kept in t.kept):
            return Refusal(NOT_KEPT)
        if any(kept.card == thing and kept.uses == 0 for kept in t.kept):
            return Refusal(USED_UP)
        return shared_use(t, seat)


class NightItemRefuser(Refuser):
    """RC-11.7: Pot and Fireplace, at night, for food."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        return super().is_about(noun, thing) and has(PASSIVE_ITEMS[NIGHT_HEAL], thing)

    def because(self, t: Camp, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not has(t.items, thing):
            return Refusal(UNBUILT)
        if t.locked:
            return Refusal(ITEMS_LOCKED)
        if has(t.healed_with, thing):
            return Refusal(USED_UP)
        if not wounded(t):
            return Refusal(ALL_HEALTHY)
        return shared_use(t, seat) if have(t, FOOD) else Refusal(NO_FOOD)


class PickRefuser(Refuser):
    """RC-18: something is picked only where a card or a rule asks for it."""

    __slots__ = ()

    def because(self, t: Camp, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if t.agenda[-1].prompt(t).kind is not PICK_PROMPT:
            return Refusal(PICK_LATER)
        return Refusal(NOT_PICKED) if seat in t.waiting() else None


def shared_use(t: Camp, seat: int) -> Refusal:
    """RC-18: what belongs to all is used by whoever decides now, at a moment that fits."""
    decider = t.decider()
    return Refusal(OTHER_MOMENT) if seat == decider else Refusal(FIRST_DECIDES, decider)


REFUSERS: Final[list[Refuser]] = [
    TokenRefuser(USING_TOKEN),
    ItemRefuser(USING_ITEM),
    AbilityRefuser(USING_ABILITY),
    KeptCardRefuser(USING_CARD),
    NightItemRefuser(USING_INVENTION),
    *[
        PickRefuser(kind)
        for kind in (
            PICKING_SPACE,
            PICKING_SOURCE,
            PICKING_MARKER,
            PICKING_INVENTION,
            PICKING_CHARACTER,
            PICKING_ARROW,
            PICKING_TOKEN,
            PICKING_CARD,
            PICKING_TILE,
            PICKING_RESOURCE,
        )
    ],
]
