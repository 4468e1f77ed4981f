"""Who explains the game at the terminal, in a lesson."""

from __future__ import annotations

from robinsonade.cli.screen import Screen
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.lessons.coach import Coach
from robinsonade.lessons.lesson import Lesson

TITLE = "title"
WHY = "why"


class Guide:
    """Says what the coach has to say, and that something else is meant, once."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.coach = Coach(game, lesson)
        self.doubted: Choice | None = None

    def speak(self, screen: Screen, match: Match) -> None:
        """Tell the steps that are due."""
        shown = self.coach.show(match.history)
        for card in shown["cards"]:
            screen.say("cli-lesson-step", step=card["step"], steps=shown["steps"])
            screen.heading(screen.texts.render(card["say"], TITLE, {}))
            screen.line(screen.texts.render(card["say"], "", {}))
            screen.line()
        last = shown["cards"][-1] if shown["cards"] else None
        if last and last["step"] == shown["steps"] and not last["waits"]:
            screen.say("cli-lesson-end")
            if shown["next"]:
                screen.say("cli-lesson-next", game=match.game.slug, part=shown["next"])

    def reason(self, screen: Screen, match: Match) -> bool:
        """Say why, in plain words, and by which rule; False: nothing was said."""
        cards = self.coach.show(match.history)["cards"]
        for card in cards:
            rule = screen.texts.rule(card["rule"])
            screen.line(screen.texts.render(card["say"], WHY, {}))
            screen.line(f"{rule.id} {rule.text}")
        return bool(cards)

    def hold_back(self, screen: Screen, match: Match, choice: Choice) -> bool:
        """Is something else meant now, and was that not said yet?"""
        cards = self.coach.show(match.history)["cards"]
        meant = cards[-1]["allow"] if cards else []
        if not meant or choice.id in meant or self.doubted is choice:
            return False
        self.doubted = choice
        wanted = screen.texts.choice(match.game.catalogue.find(meant[0]))
        screen.say("cli-lesson-later", choice=wanted)
        return True
