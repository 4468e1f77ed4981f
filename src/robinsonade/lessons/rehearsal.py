"""A lesson played as an obedient learner would: does every step come, and is nobody left alone?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.lessons.coach import Coach
from robinsonade.lessons.lesson import LEARNER, Lesson
from robinsonade.players.asking import SMART, goes_by, letting_go, stakes_of
from robinsonade.players.driver import Driver
from robinsonade.players.registry import make_players

MOST_CHOICES: Final = 400  # no lesson is nearly as long


def match_of(game: Game, lesson: Lesson) -> Match:
    """The table of a lesson."""
    match = Match(game, lesson.seats, lesson.seed, lesson.options, lesson.position)
    match.open_seed = True
    return match


class Rehearsal:
    """One way through a lesson: moments at which the learner is asked, and what is missing."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.match = match_of(game, lesson)
        self.coach = Coach(game, lesson)
        names = [None, *[lesson.bots[seat].player for seat in sorted(lesson.bots)]]
        players = make_players(names, game, lesson.seed)
        self.driver = Driver(players, self.match.table)
        self.told: list[int] = []
        self.alone: list[str] = []  # prompts at which nobody says anything
        self.unscripted: list[str] = []  # choices of bots that are not in their part

    def moments(self) -> Iterator[dict[str, Any]]:
        """What the coach shows each time the learner is asked, until the lesson is over."""
        match = self.match
        for _ in range(MOST_CHOICES):
            shown = self.coach.show(match.history)
            if match.over or (self.coach.is_over and not shown["cards"]):
                return
            passed = self.silent_pass()
            if passed is None and LEARNER in match.table.waiting():
                yield shown
                if not self.answer(shown):
                    return
            else:
                match.play(passed or self.others())

    def silent_pass(self) -> Choice | None:
        """A moment that goes by without asking anybody."""
        table = self.match.table
        if LEARNER not in table.waiting():
            return None
        choice = letting_go(table, LEARNER)
        if choice is None:
            return None
        stakes = stakes_of(self.game, table, LEARNER)
        return choice if goes_by(table, LEARNER, SMART, stakes, None) else None

    def answer(self, shown: dict[str, Any]) -> bool:
        """Do what is asked for; False: the lesson ends here."""
        cards = shown["cards"]
        self.told += [card["step"] for card in cards]
        if not cards:
            prompt = self.match.table.agenda[-1].prompt(self.match.table).kind.name
            self.alone.append(prompt)
            self.match.play(self.match.choices(LEARNER)[0])
            return True
        if cards[-1]["waits"]:
            self.match.play(cards[-1]["allow"][0])
            return True
        return cards[-1]["step"] < len(self.lesson.steps) and self.free_choice()

    def free_choice(self) -> bool:
        """Only words were due: whatever may be done is done."""
        self.match.play(self.match.choices(LEARNER)[0])
        return True

    def others(self) -> Choice:
        """What the bots do, by their part or by themselves."""
        match = self.match
        choice = self.coach.scripted(match.history, match.table)
        if choice is None:
            choice = self.driver.next_choice(match.table)
            assert choice is not None, "somebody has to choose"
            if self.coach.line_of(match.history, choice.seat):
                self.unscripted.append(choice.id)
        return choice


def faults(game: Game, lesson: Lesson) -> Iterator[str]:
    """What an obedient learner would miss, one line each."""
    rehearsal = Rehearsal(game, lesson)
    for _ in rehearsal.moments():
        pass
    for number, step in enumerate(lesson.steps, start=1):
        if number not in rehearsal.told:
            yield f"{lesson.where}: step {step.say} never comes"
    for prompt in rehearsal.alone:
        yield f"{lesson.where}: nothing is said when {prompt} is asked"
    for choice in rehearsal.unscripted:
        yield f"{lesson.where}: a bot cannot follow its script and does {choice}"
