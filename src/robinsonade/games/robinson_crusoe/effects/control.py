"""Control flow: options, conditions, and where the card goes."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import (
    CARD_PASSIVES,
    EVENT_SCRIPT,
    FIRST_MYSTERY,
    TREASURE,
    mystery_kind,
)
from robinsonade.games.robinson_crusoe.box.components import WEAPON
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, SCRIPTS, CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import item_in, script_in
from robinsonade.games.robinson_crusoe.effects.teller import ACTOR, Teller
from robinsonade.games.robinson_crusoe.events import CARD_KEPT
from robinsonade.games.robinson_crusoe.prompts import OPTION_IDS
from robinsonade.games.robinson_crusoe.rules.decks import discard, shuffle_into_events
from robinsonade.games.robinson_crusoe.rules.run import Run, script_possible, script_useful
from robinsonade.games.robinson_crusoe.steps.choose_option import ChooseOption, Offer
from robinsonade.games.robinson_crusoe.steps.event import DrawEvent
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import Kept
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call


class Options(Offer):
    """RC-12.1, RC-12.6: exactly one option is taken, of those that can be met if there are any."""

    __slots__ = ()

    TERM = "or"

    def __init__(self, row: Row) -> None:
        own = row.index("by", ("team", "actor")) == 1
        labels: list[int] = []
        scripts: list[int] = []
        for entry in row.take("options"):
            option = Row(entry, f"{row.where}, option")
            labels.append(option.index("label", OPTION_IDS))
            scripts.append(script_in(option, "do"))
            option.finish()
        super().__init__(own, labels, scripts)

    def apply(self, t: Camp, run: Run) -> None:
        t.first(ChooseOption(run.script, run.at, run.card, run.who))

    def open(self, t: Camp, run: Run) -> list[int]:
        every = list(range(len(self.scripts)))
        fitting = [i for i in every if script_possible(t, self.scripts[i], run)]
        return fitting or every

    def useful(self, t: Camp, who: int) -> bool:
        return any(script_useful(t, script) for script in self.scripts)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        by = teller.actor if said["by"] == ACTOR else ""
        told = teller.options_of(by, [option["do"] for option in said["options"]])
        return f"{call('who', name=by)} {told}" if by else told


class Decide(Options):
    """RC-12.1: exactly one option is taken; all are open but those that are impossible at all."""

    __slots__ = ()

    TERM = "does-decide"

    def open(self, t: Camp, run: Run) -> list[int]:
        return [i for i, script in enumerate(self.scripts) if not forbidden(t, script, run)]

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        """If one of the options is to do nothing, it is an offer."""
        options = [option["do"] for option in said["options"]]
        real = [do for do in options if [entry["op"] for entry in do] != ["nothing"]]
        offer = "yes" if len(real) < len(options) else "no"
        told = teller.options_of(teller.actor, real)
        who = call("who", name=teller.actor)
        return f"{call('does-decide', offer=offer)} ({who}): {told}"


def forbidden(t: Camp, script: int, run: Run) -> bool:
    """RC-R37: Fast Work cannot be accepted if nothing can be built."""
    strict = [e for e in SCRIPTS[script] if isinstance(e, CardEffect) and e.must_be_possible()]
    return bool(strict) and not script_possible(t, script, run)


class IfItem(CardEffect):
    """Branch on owning an item."""

    __slots__ = ("item", "no", "yes")

    TERM = "with"

    def __init__(self, row: Row) -> None:
        self.item = item_in(row, "item")
        self.yes = script_in(row, "then")
        self.no = script_in(row, "else")

    def apply(self, t: Camp, run: Run) -> None:
        script = self.yes if t.has(self.item) else self.no
        t.first(Run(script, 0, run.card, run.who))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        item = f"{{ invention-{said['item']} }}"
        no = teller.nested(said["else"])
        if not said["then"]:
            return f"{call('without')} {item}, {no}"
        return f"{call('with')} {item}, {teller.nested(said['then'])}; {call('without-it')}, {no}"


class IfWeapon(CardEffect):
    """Branch on the permanent weapon level."""

    __slots__ = ("least", "no", "yes")

    def __init__(self, row: Row) -> None:
        self.least = row.number("min")
        self.yes = script_in(row, "then")
        self.no = script_in(row, "else")

    def apply(self, t: Camp, run: Run) -> None:
        script = self.yes if t.levels[WEAPON] >= self.least else self.no
        t.first(Run(script, 0, run.card, run.who))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{call('does-if_weapon', n=said['min'])}, {teller.nested(said['else'])}"


class Nothing(CardEffect):
    """No effect."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        pass

    def useful(self, t: Camp, who: int) -> bool:
        return False


class Keep(CardEffect):
    """RC-12.4: the card stays, for the actor at once, for the others after the Action phase."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        card = run.card
        if card not in t.open_cards:
            return
        t.open_cards.remove(card)
        uses, start = -1, 0
        for passive in CARD_PASSIVES[card]:
            if "uses" in passive.numbers:
                uses = (
                    passive.number("uses") * passive.number("n", 1)
                    if passive_pawns(passive.words)
                    else passive.number("uses")
                )
            if passive.words.get("start") == "next_round":
                start = t.turn + 1
        acting = t.phase == ACTION_PHASE and t.actor >= 0
        actor, serial = (t.actor, t.serial) if acting else (-1, -1)
        t.kept.append(Kept(card, uses, start, actor, serial))
        t.emit(CARD_KEPT, card)


def passive_pawns(words: dict[str, str]) -> bool:
    """Several pawns of single use count as so many uses."""
    return "colour" in words


class ShuffleIntoEvents(CardEffect):
    """The card joins the Event deck."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        if run.card in t.open_cards:
            shuffle_into_events(t, run.card)


class DrawEventCard(CardEffect):
    """RC-5.5: this card is discarded and the next card of the Event deck is drawn."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        discard(t, run.card)
        t.first(DrawEvent())


class EventAgain(CardEffect):
    """RC-5.7: the event effect of this card once more."""

    __slots__ = ()

    UNTOLD = True

    def apply(self, t: Camp, run: Run) -> None:
        t.first(Run(EVENT_SCRIPT[run.card], 0, run.card, run.who))


class BookEffect(CardEffect):
    """The book icon of the scenario."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        t.first(Run(t.sheet().book, 0, NO_CARD, run.who))


def is_treasure(card: int) -> bool:
    return card >= FIRST_MYSTERY and mystery_kind(card) == TREASURE


VERBS: Final[dict[str, type[Effect]]] = {
    "choice": Options,
    "decide": Decide,
    "if_item": IfItem,
    "if_weapon": IfWeapon,
    "nothing": Nothing,
    "keep": Keep,
    "shuffle_into_events": ShuffleIntoEvents,
    "draw_event": DrawEventCard,
    "event_again": EventAgain,
    "book_effect": BookEffect,
}
