"""Control flow: options, conditions, and where the card goes."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.cards import (
    CARD_PASSIVES,
    EVENT_SCRIPT,
    FIRST_MYSTERY,
    TREASURE,
    mystery_kind,
)
from robinsonade.games.robinson_crusoe.box.components import WEAPON
from robinsonade.games.robinson_crusoe.box.scripts import (
    NO_CARD,
    SCRIPTS,
    Effect,
    Run,
    script_possible,
)
from robinsonade.games.robinson_crusoe.choices import OPT, Pick
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.events import CARD_KEPT
from robinsonade.games.robinson_crusoe.prompts import OPTION_IDS, OPTION_PROMPT
from robinsonade.games.robinson_crusoe.rules.decks import discard, shuffle_into_events
from robinsonade.games.robinson_crusoe.steps.event import DrawEvent
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import Kept
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step


class Options(Effect):
    """RC-12.1, RC-12.6: exactly one option is taken; DECIDE leaves all of them open."""

    __slots__ = ("decide", "labels", "own", "scripts")

    def __init__(self, a: Args) -> None:
        self.own = a.index("by", ("team", "actor")) == 1
        self.decide = a.values["op"] == "decide"
        self.labels: list[int] = []
        self.scripts: list[int] = []
        for entry in a.take("options"):
            inner = Args({"op": "option", **entry}, a.where)
            self.labels.append(inner.index("label", OPTION_IDS))
            self.scripts.append(inner.script("do"))
            inner.close()

    def apply(self, t: Camp, run: Run) -> None:
        t.first(ChooseOption(run.script, run.at, run.card, run.who))

    def open(self, t: Camp, run: Run) -> list[int]:
        """The options that may be taken, by their place."""
        every = list(range(len(self.scripts)))
        if self.decide:
            return [i for i in every if not forbidden(t, self.scripts[i], run)]
        fitting = [i for i in every if script_possible(t, self.scripts[i], run)]
        return fitting or every

    def useful(self, t: Camp) -> bool:
        run = Run(0, 0, NO_CARD, -1)
        return any(
            script_possible(t, script, run) and any(effect.useful(t) for effect in SCRIPTS[script])
            for script in self.scripts
        )


def forbidden(t: Camp, script: int, run: Run) -> bool:
    """RC-R37: Fast Work cannot be accepted if nothing can be built."""
    return any(effect.must_be_possible() for effect in SCRIPTS[script]) and not script_possible(
        t, script, run
    )


class ChooseOption(Step):
    """Who resolves the card takes one of its options."""

    __slots__ = ("script", "at", "card", "who")

    def __init__(self, script: int, at: int, card: int, who: int) -> None:
        self.script = script
        self.at = at
        self.card = card
        self.who = who

    def effect(self) -> Options:
        effect = SCRIPTS[self.script][self.at]
        assert isinstance(effect, Options)
        return effect

    def run(self) -> Run:
        return Run(self.script, self.at, self.card, self.who)

    def advance(self, t: Camp) -> bool:
        places = self.effect().open(t, self.run())
        if len(places) > 1:
            return False
        self.follow(t, places[0])
        return True

    def follow(self, t: Camp, place: int) -> None:
        t.then(Run(self.effect().scripts[place], 0, self.card, self.who))

    def asked(self, t: Camp) -> int:
        if self.effect().own and self.who >= 0:
            return t.seat_for(self.who)
        return t.decider()

    def choices(self, t: Camp) -> list[Choice]:
        effect = self.effect()
        options = OPT[self.asked(t)]
        return [options[effect.labels[i]] for i in effect.open(t, self.run())]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        self.follow(t, self.effect().labels.index(choice.value))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(OPTION_PROMPT, self.asked(t))


class IfItem(Effect):
    """Branch on owning an item."""

    __slots__ = ("item", "no", "yes")

    def __init__(self, a: Args) -> None:
        self.item = a.item("item")
        self.yes = a.script("then")
        self.no = a.script("else")

    def apply(self, t: Camp, run: Run) -> None:
        script = self.yes if t.has(self.item) else self.no
        t.first(Run(script, 0, run.card, run.who))


class IfWeapon(Effect):
    """Branch on the permanent weapon level."""

    __slots__ = ("least", "no", "yes")

    def __init__(self, a: Args) -> None:
        self.least = a.number("min")
        self.yes = a.script("then")
        self.no = a.script("else")

    def apply(self, t: Camp, run: Run) -> None:
        script = self.yes if t.levels[WEAPON] >= self.least else self.no
        t.first(Run(script, 0, run.card, run.who))


class Nothing(Effect):
    """No effect."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        pass

    def useful(self, t: Camp) -> bool:
        return False


class Keep(Effect):
    """RC-12.4: the card stays, for the actor at once, for the others after the Action phase."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

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


class ShuffleIntoEvents(Effect):
    """The card joins the Event deck."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        if run.card in t.open_cards:
            shuffle_into_events(t, run.card)


class DrawEventCard(Effect):
    """RC-5.5: this card is discarded and the next card of the Event deck is drawn."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        discard(t, run.card)
        t.first(DrawEvent())


class EventAgain(Effect):
    """RC-5.7: the event effect of this card once more."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        t.first(Run(EVENT_SCRIPT[run.card], 0, run.card, run.who))


class BookEffect(Effect):
    """The book icon of the scenario."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        t.first(Run(t.sheet().book, 0, NO_CARD, run.who))


def is_treasure(card: int) -> bool:
    return card >= FIRST_MYSTERY and mystery_kind(card) == TREASURE


VERBS: Final[dict[str, Any]] = {
    "choice": Options,
    "decide": Options,
    "if_item": IfItem,
    "if_weapon": IfWeapon,
    "nothing": Nothing,
    "keep": Keep,
    "shuffle_into_events": ShuffleIntoEvents,
    "draw_event": DrawEventCard,
    "event_again": EventAgain,
    "book_effect": BookEffect,
}


STEPS: Final[tuple[type[Step], ...]] = (ChooseOption,)
