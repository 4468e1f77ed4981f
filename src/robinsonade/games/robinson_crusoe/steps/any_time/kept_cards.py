"""What kept treasures can be used for (RC-12.4): a class for each of their lasting rules."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.robinson_crusoe.box.cards import CARD_PASSIVES
from robinsonade.games.robinson_crusoe.box.lasting import (
    HEAL_EACH,
    HEAL_ONCE,
    IGNORE_WINTER,
    PEEK_EVENT,
    REMOVE_TOKEN,
    TEMP_WEAPON,
    TO_RAIN,
    Passive,
)
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.rules.decks import kept_gone
from robinsonade.games.robinson_crusoe.rules.markers import markers
from robinsonade.games.robinson_crusoe.rules.people import in_reach, wounded
from robinsonade.games.robinson_crusoe.rules.wounds import heal, hurt_user
from robinsonade.games.robinson_crusoe.steps.any_time.timings import FIGHTING, NIGHT, SKY
from robinsonade.games.robinson_crusoe.steps.pick_person import SPLIT, PickHealed
from robinsonade.games.robinson_crusoe.steps.pick_place.markers import PickMarkersToRemove
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import look_at_top
from robinsonade.games.robinson_crusoe.table.records import Kept
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has


class KeptUse:
    """One way to use a kept card: when it fits, and what it does."""

    __slots__ = ("passive",)

    heals: ClassVar[bool] = False
    stays: ClassVar[bool] = False  # it still serves in another way when it is used up

    def __init__(self, passive: Passive) -> None:
        self.passive = passive

    def fits(self, t: Camp, kept: Kept, moment: int) -> bool:
        return False

    def use(self, t: Camp, kept: Kept, seat: int) -> None:
        """Carry it out."""


class Wield(KeptUse):
    """RC-10.2, RC-R80: a temporary weapon, not again while its bonus lasts."""

    __slots__ = ()

    def fits(self, t: Camp, kept: Kept, moment: int) -> bool:
        return moment == FIGHTING and not has(t.used_once, kept.card)

    def use(self, t: Camp, kept: Kept, seat: int) -> None:
        t.bonus += self.passive.number("n")
        t.used_once |= 1 << kept.card
        spend_use(t, kept)
        hurt_user(t, self.passive.number("self_wound"))


class HealSome(KeptUse):
    """RC-11.7: wounds of the night, divided as the team likes."""

    __slots__ = ()

    heals: ClassVar[bool] = True

    def fits(self, t: Camp, kept: Kept, moment: int) -> bool:
        return moment == NIGHT and wounded(t)

    def use(self, t: Camp, kept: Kept, seat: int) -> None:
        spend_use(t, kept)
        t.first(PickHealed(self.passive.number("n"), seat, SPLIT))


class HealEverybody(KeptUse):
    """RC-11.7, RC-R48: the Barrel heals everybody; empty it stores food."""

    __slots__ = ()

    heals: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def fits(self, t: Camp, kept: Kept, moment: int) -> bool:
        return moment == NIGHT and wounded(t)

    def use(self, t: Camp, kept: Kept, seat: int) -> None:
        spend_use(t, kept, stays=self.stays)
        for who in in_reach(t, t.everybody()):
            heal(t, who, self.passive.number("n"))


class KeepWarm(KeptUse):
    """RC-11.1: Blankets, one winter cloud less."""

    __slots__ = ()

    def fits(self, t: Camp, kept: Kept, moment: int) -> bool:
        return moment == SKY and t.sky.winter > 0

    def use(self, t: Camp, kept: Kept, seat: int) -> None:
        t.sky = t.sky.without_winter(1)
        spend_use(t, kept)


class WearClothes(KeptUse):
    """RC-11.1: Old Clothes, winter clouds become rain clouds, once in each Weather phase."""

    __slots__ = ()

    def fits(self, t: Camp, kept: Kept, moment: int) -> bool:
        return moment == SKY and t.sky.winter > 0 and not has(t.used_once, kept.card)

    def use(self, t: Camp, kept: Kept, seat: int) -> None:
        t.sky = t.sky.turned_to_rain(min(t.sky.winter, self.passive.number("n")))
        t.used_once |= 1 << kept.card


class PeekAtEvents(KeptUse):
    """RC-19.3: the Herbal Mixture, a look at the next event."""

    __slots__ = ()

    def fits(self, t: Camp, kept: Kept, moment: int) -> bool:
        return moment != FIGHTING and len(t.events.cards) > 0

    def use(self, t: Camp, kept: Kept, seat: int) -> None:
        spend_use(t, kept)
        look_at_top(t, t.events)


class RemoveMarker(KeptUse):
    """RC-12.4: the Protective Amulet takes a token or marker away."""

    __slots__ = ()

    def fits(self, t: Camp, kept: Kept, moment: int) -> bool:
        return moment != FIGHTING and len(markers(t)) > 0

    def use(self, t: Camp, kept: Kept, seat: int) -> None:
        spend_use(t, kept)
        t.first(PickMarkersToRemove(1, NO_CARD))


_WAYS: Final[dict[int, type[KeptUse]]] = {
    TEMP_WEAPON: Wield,
    HEAL_ONCE: HealSome,
    HEAL_EACH: HealEverybody,
    IGNORE_WINTER: KeepWarm,
    TO_RAIN: WearClothes,
    PEEK_EVENT: PeekAtEvents,
    REMOVE_TOKEN: RemoveMarker,
}


def _way(passives: list[Passive]) -> KeptUse | None:
    ways = [_WAYS[passive.kind](passive) for passive in passives if passive.kind in _WAYS]
    assert len(ways) <= 1, "a card is used in one way"
    return ways[0] if ways else None


USE_OF: Final[list[KeptUse | None]] = [_way(passives) for passives in CARD_PASSIVES]


def spend_use(t: Camp, kept: Kept, *, stays: bool = False) -> None:
    """One use less; a card used up leaves unless it still serves in another way (the Barrel)."""
    if kept.uses < 0:
        return
    if kept.uses > 1 or stays:
        t.kept[t.kept.index(kept)] = kept.used()
    else:
        kept_gone(t, kept)


def put_on_clothes(t: Camp) -> None:
    """RC-11.1: Old Clothes not put on yet work in the end."""
    for kept in t.usable_cards():
        way = USE_OF[kept.card]
        if isinstance(way, WearClothes) and way.fits(t, kept, SKY):
            way.use(t, kept, t.active)
