"""What an action does when it succeeds, and when it fails (RC-8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import (
    THREAT_ACTION,
    beast_of,
    is_wreck,
    passive_of,
)
from robinsonade.games.robinson_crusoe.box.characters import PERSONAL_DETERMINATION
from robinsonade.games.robinson_crusoe.box.components import (
    BUILD,
    EXPLORE,
    FOOD,
    FUR,
    PALISADE,
    ROOF,
    STORED,
    WEAPON,
    WOOD,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.box.helpers import BONUS, HELPS
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARD_INVENTIONS,
    INVENTION_PASSIVES,
    JOLLY_BOAT,
    LIFEBOAT,
    PASSIVE_ITEMS,
    PERSONAL,
)
from robinsonade.games.robinson_crusoe.box.island import LUMBER, YIELD_OF
from robinsonade.games.robinson_crusoe.box.lasting import (
    CAPTURE,
    GATHER_BONUS,
    MAP_ACTION,
    REST_BONUS,
)
from robinsonade.games.robinson_crusoe.box.scenarios import SHEETS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_ACTRESS,
    ON_BEAST,
    ON_CAMP,
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
    Spot,
)
from robinsonade.games.robinson_crusoe.events import (
    ACTION_FAILED,
    ACTION_UNMARKED,
    LOST,
    SHELTER_BUILT,
)
from robinsonade.games.robinson_crusoe.rules.decks import (
    home_of,
    kept_gone,
    lose_shortcut,
    own,
    take_invention,
)
from robinsonade.games.robinson_crusoe.rules.island import food_tokens, settle_camp
from robinsonade.games.robinson_crusoe.rules.people import determine, heal
from robinsonade.games.robinson_crusoe.rules.planning.draft import (
    pawns_in,
    spot_of,
)
from robinsonade.games.robinson_crusoe.rules.resources import gain
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level, raise_level, raze
from robinsonade.games.robinson_crusoe.steps.arrange_camp import ArrangeCamp
from robinsonade.games.robinson_crusoe.steps.explore import Explore, open_backpack
from robinsonade.games.robinson_crusoe.steps.fight import CardDone, fight_beast
from robinsonade.games.robinson_crusoe.steps.move_camp import TakeAlong
from robinsonade.games.robinson_crusoe.steps.planning import pick_up
from robinsonade.games.robinson_crusoe.table.records import FutureBuilt, Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.step import Step

FAILURE_DETERMINATION: Final = 2  # RC-9.3
_SCENARIO_ACTIONS: Final = {
    ON_VILLAGE: "burn_village",
    ON_KONG: "capture_king_kong",
    ON_RECLAIM: "reclamation",
    ON_JENNY: "rescue_jenny",
    ON_ACTRESS: "rescue_actress",
}


class Succeed(Step):
    """The action being resolved succeeds."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        succeed(t, t.plan[t.serial])
        return True


class Fail(Step):
    """RC-8.5, RC-9.3: nothing is lost, the actor gains two determination."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        planned = t.plan[t.serial]
        t.emit(ACTION_FAILED, t.actor, planned.spot)
        pick_up(t, planned)
        determine(t, t.actor, FAILURE_DETERMINATION)
        return True


SUCCEED: Final = Succeed()
FAIL: Final = Fail()


def succeed(t: Camp, planned: Planned) -> None:
    """Committed resources are spent and the action has its effect."""
    pay(t, planned)
    spot = spot_of(planned)
    sort = spot.sort
    if spot.action == EXPLORE:
        open_backpack(t)  # after what the action itself brings
    if sort == ON_SOURCE:
        gather(t, spot, planned)
    elif sort == ON_SPACE:
        t.first(Explore(spot.space))
    elif sort == ON_CAMP:
        t.first(ArrangeCamp(0))
    elif sort == ON_REST:
        rest(t)
    elif sort == ON_INVENTION:
        build(t, spot)
    elif sort == ON_ROOF:
        raise_level(t, ROOF, 1)
    elif sort == ON_PALISADE:
        raise_level(t, PALISADE, 1)
    elif sort == ON_WEAPON:
        raise_level(t, WEAPON, 1)
    elif sort == ON_SHELTER:
        build_shelter(t, spot.space)
    elif sort == ON_THREAT:
        ward_off(t, spot, planned)
    elif sort == ON_BEAST:
        hunt(t)
    elif sort == ON_SITE:
        visit(t, spot.space)
    elif sort == ON_MAP:
        follow_map(t)
    elif sort == ON_KONG and t.has_all(PASSIVE_ITEMS[CAPTURE]):
        tranquilize(t)
    else:
        script = SHEETS[t.scenario].action_script(_SCENARIO_ACTIONS[sort])
        t.first(Run(script, 0, NO_CARD, t.actor))


def pay(t: Camp, planned: Planned) -> None:
    """RC-9.6: what was committed is gone; the +1 wood token leaves when its wood is spent."""
    if planned.wood:
        t.emit(LOST, WOOD, planned.wood)
    if planned.fur:
        t.emit(LOST, FUR, planned.fur)
    if planned.food:
        t.emit(LOST, FOOD, planned.food)
    if planned.stored:
        t.emit(LOST, STORED, planned.stored)
    if planned.wood_token and t.action_marks[BUILD] >> WOOD_PLUS & 1:
        t.action_marks[BUILD] &= ~(1 << WOOD_PLUS)
        t.emit(ACTION_UNMARKED, BUILD, WOOD_PLUS)


def ward_off(t: Camp, spot: Spot, planned: Planned) -> None:
    """RC-8.2, RC-8.3: the reward of a threat action; the card is discarded."""
    card = t.right if spot.side else t.left
    if spot.side:
        t.right = -1
    else:
        t.left = -1
    t.open_cards.append(card)
    action = THREAT_ACTION[card]
    script = action.one if is_wreck(card) and pawns_in(planned) < 2 else action.reward
    t.first(Run(script, 0, card, t.actor), CardDone(card))


def hunt(t: Camp) -> None:
    """RC-8.4, RC-10.6: the top card of the Hunting deck."""
    card = t.hunt.draw()
    t.reveals += 1
    t.open_cards.append(card)
    more = t.danger_hunt
    t.danger_hunt = 0
    t.first(fight_beast(t.actor, beast_of(card), card, more))


def build(t: Camp, spot: Spot) -> None:
    """RC-8.10, RC-3.10: the card waits for the end of the phase; winning inventions do not."""
    invention = spot.invention
    if invention in PERSONAL and home_of(t, invention):
        determine(t, t.actor, PERSONAL_DETERMINATION[PERSONAL.index(invention)])
    take_invention(t, invention)
    if invention in (LIFEBOAT, JOLLY_BOAT):
        own(t, invention, t.actor)
    else:
        t.future_built.append(FutureBuilt(t.actor, invention, spot.space, t.serial))


def build_shelter(t: Camp, space: int) -> None:
    """RC-8.7, RC-8.8: the camp is there now; a natural shelter's roof and palisade are left."""
    if t.natural_shelter(t.camp) and not t.shelter:
        raze(t)
    t.shelter = 1
    t.emit(SHELTER_BUILT, space)
    if space != t.camp:
        t.first(TakeAlong(t.camp))
        settle_camp(t, space)
        lose_shortcut(t)


def gather(t: Camp, spot: Spot, planned: Planned) -> None:
    """RC-8.11, RC-8.12: one of the source, one for each matching token, Basket and Sack."""
    space, source = spot.space, spot.source
    n = 1 if t.sources(space) >> source & 1 else 0
    if source == LUMBER:
        n += t.marks[space] >> WOOD_PLUS & 1
    else:
        n += food_tokens(t, space)
    for help_ in planned.helps:
        here = HELPS[help_]
        if here.origin == BONUS and t.has(here.thing):
            for passive in INVENTION_PASSIVES[here.thing]:
                if passive.kind == GATHER_BONUS:
                    n += passive.number("n")
    gain(t, YIELD_OF[source], n)


def tranquilize(t: Camp) -> None:
    """RC-16.7.7, RC-R59: with the Tranquilizer a smaller loss, and no wound if it cannot be met."""
    for invention in t.sheet().inventions:
        for passive in INVENTION_PASSIVES[invention]:
            if passive.kind == CAPTURE:
                lower_level(t, WEAPON, passive.number("n"))
    script = SHEETS[t.scenario].action_script(_SCENARIO_ACTIONS[ON_KONG])
    t.first(Run(script, 1, NO_CARD, t.actor))  # without the first effect, the loss


def visit(t: Camp, space: int) -> None:
    """RC-16.2.5, RC-16.4.3: what can be done at a totem, once in the game."""
    totem = t.sheet().totem(t.site[space])
    t.visited |= 1 << space
    if totem is not None:
        t.first(Run(totem.action, 0, NO_CARD, t.actor))


def follow_map(t: Camp) -> None:
    """RC-R51: the Treasure Map."""
    for kept in t.kept:
        passive = passive_of(kept.card, MAP_ACTION)
        if passive is not None:
            kept_gone(t, kept)
            t.first(Run(passive.script, 0, NO_CARD, t.actor))
            return


def rest(t: Camp) -> None:
    """RC-8.16: one wound, more in a Bed; a Hammock does not add to a Bed."""
    points = 1
    tokens = 0
    bed = t.items & PASSIVE_ITEMS[REST_BONUS] if not t.locked else 0
    for invention in range(CARD_INVENTIONS):
        if bed >> invention & 1:
            for passive in INVENTION_PASSIVES[invention]:
                points += passive.number("heal")
                tokens += passive.number("determination")
    if not bed:
        for kept in t.usable_cards():
            passive_here = passive_of(kept.card, REST_BONUS)
            if passive_here is not None:
                points += passive_here.number("heal")
                tokens += passive_here.number("determination")
    heal(t, t.actor, points)
    determine(t, t.actor, tokens)


STEPS: Final[tuple[type[Step], ...]] = (
    Succeed,
    Fail,
)
