"""A card offers options (RC-12.1, RC-12.6)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import SCRIPTS, CardEffect
from robinsonade.games.robinson_crusoe.choices import OPT, Pick
from robinsonade.games.robinson_crusoe.prompts import OPTION_PROMPT
from robinsonade.games.robinson_crusoe.rules.on_stage import card_asked
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step


class Offer(CardEffect):
    """A verb that lets somebody take one of several options."""

    __slots__ = ("labels", "own", "scripts")

    def __init__(self, own: bool, labels: list[int], scripts: list[int]) -> None:
        self.own = own  # the actor decides, not the team
        self.labels = labels
        self.scripts = scripts

    @abstractmethod
    def open(self, t: Camp, run: Run) -> list[int]:
        """The options that may be taken, by their place."""


class ChooseOption(Step):
    """Who resolves the card takes one of its options."""

    __slots__ = ("script", "at", "card", "who")

    def __init__(self, script: int, at: int, card: int, who: int) -> None:
        self.script = script
        self.at = at
        self.card = card
        self.who = who

    def effect(self) -> Offer:
        effect = SCRIPTS[self.script][self.at]
        assert isinstance(effect, Offer)
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

    def about_card(self, t: Camp) -> CardAsked | None:
        return card_asked(t, self.card, t.seat_for(self.who) if self.who >= 0 else self.asked(t))


STEPS: Final[tuple[type[Step], ...]] = (ChooseOption,)
