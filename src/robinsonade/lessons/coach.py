"""Who explains: which step of a lesson is due follows from the table and the choices made there.

Nothing is remembered besides, so that taking back, leaving and coming back need no care. The
terminal, a server and a page without one ask the same coach.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import History, carry_out
from robinsonade.kernel.table import Table
from robinsonade.lessons.lesson import ANY_TURN, LEARNER, Lesson, Step
from robinsonade.players.asking import letting_go


class Coach:
    """Follows one table of a lesson."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.made: list[Choice] = []  # those that were followed
        self.table: Table | None = None  # after them
        self.place = 0  # the step that comes next
        self.begun = False  # has something of it been done already?
        self.happened: set[str] = set()  # events since the learner's last choice

    # -- following -------------------------------------------------------------------------------

    def follow(self, history: History) -> None:
        """Come to where the table stands; from the beginning if something was taken back."""
        choices = history.choices
        if self.table is None or choices[: len(self.made)] != self.made:
            self.made = []
            self.table = history.kept[0].clone()
            self.place, self.begun, self.happened = 0, False, set()
        for choice in choices[len(self.made) :]:
            self.pass_by(self.table, choice)
            done = carry_out(self.table, choice)
            self.table = done.table
            self.happened |= {e.kind.name for e in done.events if e.known_to(LEARNER)}
            self.made.append(choice)

    def pass_by(self, table: Table, choice: Choice) -> None:
        """The learner chooses: what was said before is done."""
        if choice.seat != LEARNER:
            return
        due = self.due(table)
        last = self.lesson.steps[due[-1]] if due else None
        is_meant = last is not None and last.waits and is_allowed(last, choice)
        if letting_go(table, LEARNER) is choice and not is_meant:
            return  # nobody was asked
        self.happened = set()
        if last is None:
            return
        if last.waits and last.stay:
            self.place, self.begun = due[-1], True
        else:
            self.place, self.begun = due[-1] + 1, False

    # -- what is due -----------------------------------------------------------------------------

    def due(self, table: Table) -> list[int]:
        """The steps to be told now: some to be read, and at most one, the last, to be done."""
        if table.result or LEARNER not in table.waiting():
            return []
        steps = self.lesson.steps
        if self.begun and not self.goes_on(steps[self.place], table):
            self.place, self.begun = self.place + 1, False
        while self.place < len(steps) and ANY_TURN < steps[self.place].turn < table.turn:
            self.place, self.begun = self.place + 1, False  # its time is over
        found: list[int] = []
        for place in range(self.place, len(steps)):
            if not self.is_due(steps[place], table):
                break
            found.append(place)
            if steps[place].waits:
                break
        return found

    def goes_on(self, step: Step, table: Table) -> bool:
        """Is there still something to be done of a step that was begun?"""
        return self.is_due(step, table) and bool(allowed(step, table))

    def is_due(self, step: Step, table: Table) -> bool:
        prompt = table.agenda[-1].prompt(table).kind.name
        if step.turn not in (ANY_TURN, table.turn):
            return False
        if step.at != prompt and step.at not in self.happened:
            return False
        if step.waits and not allowed(step, table):
            return False
        if not step.when:
            return True
        view = self.game.view(table, LEARNER)
        return all(found_at(view, path) == value for path, value in step.when)

    @property
    def is_over(self) -> bool:
        """Has everything been said?"""
        return self.place >= len(self.lesson.steps)

    def show(self, history: History) -> dict[str, Any]:
        """What the learner is told now, as plain data."""
        self.follow(history)
        table, lesson = history.table, self.lesson
        due = self.due(table)
        steps = len(lesson.steps)
        return {
            "name": lesson.name,
            "step": min(self.place + 1, steps),
            "steps": steps,
            "minutes": lesson.minutes_after(self.place),
            "over": self.is_over,
            "next": lesson.next or None,
            "cards": [self.card(place, table) for place in due],
        }

    def card(self, place: int, table: Table) -> dict[str, Any]:
        step = self.lesson.steps[place]
        return {
            "step": place + 1,
            "minutes": self.lesson.minutes_after(place),
            "say": self.lesson.key(step),
            "spot": list(step.spot),
            "rule": step.rule,
            "allow": [choice.id for choice in allowed(step, table)],
            "waits": step.waits,
        }

    # -- the others ------------------------------------------------------------------------------

    def others_rest(self, table: Table) -> bool:
        """Is only the learner asked? Then nobody else does anything, though they might."""
        return table.waiting() == [LEARNER]

    def scripted(self, history: History, table: Table) -> Choice | None:
        """What a bot does now by its part; None: it has none for this moment."""
        offered = {choice.id: choice for choice in table.choices()}
        for seat in self.lesson.bots:
            wanted = offered.get(self.line_of(history, seat))
            if wanted is not None:
                return wanted
        return None

    def line_of(self, history: History, seat: int) -> str:
        """The next choice in the part of a seat; empty: it has come to its end."""
        made = len([choice for choice in history.choices if choice.seat == seat])
        script = self.lesson.bots[seat].script
        return script[made] if made < len(script) else ""


def allowed(step: Step, table: Table) -> list[Choice]:
    """Which of the choices that the learner has now are meant by a step; the first one first."""
    offered = table.choices_of(LEARNER) if step.waits else []
    return [
        choice for pattern in step.allow for choice in offered if fnmatchcase(choice.id, pattern)
    ]


def is_allowed(step: Step, choice: Choice) -> bool:
    return any(fnmatchcase(choice.id, pattern) for pattern in step.allow)


def found_at(view: Any, path: str) -> Any:
    """What is at a place of a view: keys and numbers with dots between; None: nothing.

    >>> found_at({"seats": [{"food": 3}]}, "seats.0.food"), found_at({}, "seats.0")
    (3, None)
    """
    for part in path.split("."):
        if isinstance(view, list):
            view = view[int(part)] if part.isdecimal() and int(part) < len(view) else None
        else:
            view = view.get(part) if isinstance(view, dict) else None
    return view
