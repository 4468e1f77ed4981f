"""Hunting and fights."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import beast_of
from robinsonade.games.robinson_crusoe.box.causes import BY_CARD
from robinsonade.games.robinson_crusoe.box.components import FOOD, FUR, WEAPON
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import WHO_IDS, if_possible, people, who_in
from robinsonade.games.robinson_crusoe.effects.resources import Gain
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.effects.tracks import Track
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
from robinsonade.games.robinson_crusoe.rules.resources import gain
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level
from robinsonade.games.robinson_crusoe.rules.wounds import unmet, wound_all
from robinsonade.games.robinson_crusoe.steps.fight import CardDone, Fight, fight_beast
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import PickStrongestBeast
from robinsonade.games.robinson_crusoe.table.streams import BEAST_STREAM, HUNT_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call

_LURKS: Final = news("beast_lurks")
_NOTHING: Final = news("nothing_left")


class FightIt(CardEffect):
    """RC-10.4, RC-10.5: a fight; what is not printed does not happen."""

    __slots__ = ("food", "fur", "palisade", "strength", "weapon", "who")

    PERSONAL = True

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)
        self.strength = row.number("strength")
        self.weapon = row.number("weapon", 0)
        self.food = row.number("food", 0)
        self.fur = row.number("fur", 0)
        self.palisade = row.number("palisade", 0)

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

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        told = spoils_of(teller, said)
        text = call("does-fight", n=said["strength"])
        return f"{text} ({', '.join(told)})" if told else text


def spoils_of(teller: Teller, said: Said) -> list[str]:
    """RC-10.3: what a fight costs and brings besides wounds."""
    found: list[str] = []
    if said["weapon"]:
        found.append(Track.tell(teller, {"track": "weapon", "n": said["weapon"]}))
    found += [
        Gain.tell(teller, {"res": res, "n": said[res]}) for res in ("food", "fur") if said.get(res)
    ]
    if said.get("palisade"):
        found.append(Track.tell(teller, {"track": "palisade", "n": said["palisade"]}))
    return found


class TempWeapon(CardEffect):
    """A temporary weapon: used in fights (steps/any_time/), nothing happens by itself."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")
        row.number("uses")
        row.index("who", WHO_IDS)
        row.number("self_wound", 0)
        row.flag("immune_to_weapon_loss", False)
        row.skip("scope", "once_per")

    def apply(self, t: Camp, run: Run) -> None:
        pass

    def useful(self, t: Camp, who: int) -> bool:
        return False

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        often = "each" if said["uses"] < 0 else "once"
        text = call("does-temp_weapon", n=said["n"], often=said.get("once_per", often))
        if "self_wound" in said:
            text = f"{text} ({call('self-wound', n=said['self_wound'])})"
        return text


class HuntAddStrongest(CardEffect):
    """Of some Beast cards the strongest goes on top of the Hunting deck."""

    __slots__ = ("n",)

    FACTS = ("draw",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("draw")

    def apply(self, t: Camp, run: Run) -> None:
        top_up(t, t.beasts, t.beasts_out, self.n, BEAST_STREAM)  # RC-10.7
        cards = show(t, t.beasts, self.n)
        for card in cards:
            t.emit(CARD_SEEN, card)
        if cards:
            t.first(PickStrongestBeast(1, NO_CARD, len(cards)))


class HuntAddTopUnseen(CardEffect):
    """The top Beast card unseen on top of the Hunting deck."""

    __slots__ = ("n",)

    UNTOLD = True

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        for _ in range(self.n):
            card = draw_beast(t)
            if card >= 0:
                lay_on_hunt(t, card, False)
                t.emit(BEAST_CAME)

    def useful(self, t: Camp, who: int) -> bool:
        return bool(t.beasts.cards or t.beasts_out)


class HuntTopToBottom(CardEffect):
    """The top card of the Hunting deck goes to its bottom."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        top_to_bottom(t)


class HuntDiscard(CardEffect):
    """Discard cards of the Hunting deck: the top one, or a random one."""

    __slots__ = ("n", "top")

    FACTS = ("n", "which")

    def __init__(self, row: Row) -> None:
        self.top = row.index("which", ("top", "any")) == 0
        self.n = row.number("n")
        if_possible(row)

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


class HuntFightTop(CardEffect):
    """The target fights the top card of the Hunting deck."""

    __slots__ = ("who",)

    PERSONAL = True

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)

    def apply(self, t: Camp, run: Run) -> None:
        if not t.hunt.cards:
            wound_all(t, 1, BY_CARD)
            return
        card = t.hunt.draw()
        t.reveals += 1
        t.open_cards.append(card)
        for who in people(t, self.who, run):
            t.first(fight_beast(who, beast_of(card), card, 0))


class HuntLootTop(CardEffect):
    """The top card of the Hunting deck without the comparison of strength."""

    __slots__ = ()

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


class AmbushSet(CardEffect):
    """The top Beast card face down beside the Event deck (RC-5.2)."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        if t.ambush < 0:
            t.ambush = draw_beast(t)
            if t.ambush >= 0:
                t.emit(TOLD, _LURKS)


class AmbushToHunt(CardEffect):
    """If that card is still there, it is shuffled into the Hunting deck instead."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        if t.ambush >= 0:
            add_to_hunt(t, t.ambush)
            t.ambush = -1
            t.emit(BEAST_CAME)


VERBS: Final[dict[str, type[Effect]]] = {
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
