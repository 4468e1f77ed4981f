"""Hunting and fights."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.cards import beast_of
from robinsonade.games.robinson_crusoe.box.components import FOOD, FUR, WEAPON
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import WHO_IDS, Args, people
from robinsonade.games.robinson_crusoe.events import BEAST_CAME, CARD_GONE, CARD_SEEN, TOLD, news
from robinsonade.games.robinson_crusoe.rules.decks import (
    add_to_hunt,
    draw_beast,
    lay_on_hunt,
    pull,
    show,
    top_to_bottom,
    top_up,
)
from robinsonade.games.robinson_crusoe.rules.people import unmet, wound_all
from robinsonade.games.robinson_crusoe.rules.resources import gain
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level
from robinsonade.games.robinson_crusoe.steps.fight import CardDone, Fight, fight_beast
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import PickStrongestBeast
from robinsonade.games.robinson_crusoe.table.streams import BEAST_STREAM, HUNT_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp

_LURKS: Final = news("beast_lurks")
_NOTHING: Final = news("nothing_left")


class FightIt(Effect):
    """A fight (RC-10.3)."""

    __slots__ = ("food", "fur", "palisade", "strength", "weapon", "who")

    def __init__(self, a: Args) -> None:
        self.who = a.who()
        self.strength = a.number("strength")
        self.weapon = a.number("weapon", 0)
        self.food = a.number("food", 0)
        self.fur = a.number("fur", 0)
        self.palisade = a.number("palisade", 0)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            t.first(
                Fight(
                    0,
                    who,
                    self.strength,
                    self.weapon,
                    self.food,
                    self.fur,
                    self.palisade,
                    0,
                    NO_CARD,
                )
            )


class TempWeapon(Effect):
    """A temporary weapon: used in fights (steps/uses.py), nothing happens by itself."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")
        a.number("uses")
        a.index("who", WHO_IDS)
        a.number("self_wound", 0)
        a.flag("immune_to_weapon_loss")
        a.skip("scope", "once_per")

    def apply(self, t: Camp, run: Run) -> None:
        pass

    def useful(self, t: Camp) -> bool:
        return False


class HuntAddStrongest(Effect):
    """Of some Beast cards the strongest goes on top of the Hunting deck."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("draw")

    def apply(self, t: Camp, run: Run) -> None:
        top_up(t, t.beasts, t.beasts_out, self.n, BEAST_STREAM)  # RC-10.7
        cards = show(t, t.beasts, self.n)
        for card in cards:
            t.emit(CARD_SEEN, card)
        if cards:
            t.first(PickStrongestBeast(1, NO_CARD, len(cards)))


class HuntAddTopUnseen(Effect):
    """The top Beast card unseen on top of the Hunting deck."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        for _ in range(self.n):
            card = draw_beast(t)
            if card >= 0:
                lay_on_hunt(t, card, False)
                t.emit(BEAST_CAME)

    def useful(self, t: Camp) -> bool:
        return bool(t.beasts.cards or t.beasts_out)


class HuntTopToBottom(Effect):
    """The top card of the Hunting deck goes to its bottom."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        top_to_bottom(t)


class HuntDiscard(Effect):
    """Discard cards of the Hunting deck: the top one, or a random one."""

    __slots__ = ("n", "top")

    def __init__(self, a: Args) -> None:
        self.top = a.index("which", ("top", "any")) == 0
        self.n = a.number("n")
        a.flag("if_possible")

    def apply(self, t: Camp, run: Run) -> None:
        for _ in range(self.n):
            if not t.hunt.cards:
                return
            if self.top:
                card = t.hunt.draw()
                t.reveals += 1
            else:
                card = t.hunt.cards[t.chance.below(len(t.hunt.cards), HUNT_STREAM)]
                pull(t, t.hunt, card)
            t.beasts_out.append(card)
            t.emit(CARD_GONE, card)


class HuntFightTop(Effect):
    """The target fights the top card of the Hunting deck."""

    __slots__ = ("who",)

    def __init__(self, a: Args) -> None:
        self.who = a.who()

    def apply(self, t: Camp, run: Run) -> None:
        if not t.hunt.cards:
            wound_all(t, 1)
            return
        card = t.hunt.draw()
        t.reveals += 1
        t.open_cards.append(card)
        for who in people(t, self.who, run):
            t.first(fight_beast(who, beast_of(card), card, 0))


class HuntLootTop(Effect):
    """The top card of the Hunting deck without the comparison of strength."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        if not t.hunt.cards:
            t.emit(TOLD, _NOTHING)
            return
        card = t.hunt.draw()
        t.reveals += 1
        t.open_cards.append(card)
        t.emit(CARD_SEEN, card)
        beast = beast_of(card)
        unmet(t, lower_level(t, WEAPON, -beast.weapon))
        gain(t, FOOD, beast.food)
        gain(t, FUR, beast.fur)
        t.first(Run(beast.extra, 0, card, run.who), CardDone(card))


class AmbushSet(Effect):
    """The top Beast card face down beside the Event deck (RC-5.2)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        if t.ambush < 0:
            t.ambush = draw_beast(t)
            if t.ambush >= 0:
                t.emit(TOLD, _LURKS)


class AmbushToHunt(Effect):
    """If that card is still there, it is shuffled into the Hunting deck instead."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        if t.ambush >= 0:
            add_to_hunt(t, t.ambush)
            t.ambush = -1
            t.emit(BEAST_CAME)


VERBS: Final[dict[str, Any]] = {
    "fight": FightIt,
    "temp_weapon": TempWeapon,
    "hunt_add_strongest": HuntAddStrongest,
    "hunt_add_top_unseen": HuntAddTopUnseen,
    "hunt_top_to_bottom": HuntTopToBottom,
    "hunt_discard": HuntDiscard,
    "hunt_fight_top": HuntFightTop,
    "hunt_loot_top": HuntLootTop,
    "ambush_set": AmbushSet,
    "ambush_to_hunt": AmbushToHunt,
}
