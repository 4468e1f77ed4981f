"""A game that is told again on the full screen: to and fro, choice by choice or turn by turn."""

from __future__ import annotations

from typing import Final

from robinsonade.cli.boards import board_of
from robinsonade.cli.full.face import Face
from robinsonade.cli.full.reports import Line, Told
from robinsonade.cli.full.scene import LEAVE, SPACE, Keys
from robinsonade.cli.full.session import moment_at
from robinsonade.cli.menu import Entry, Group, Menu
from robinsonade.cli.session import TURN
from robinsonade.kernel.event import Event
from robinsonade.kernel.match import Match
from robinsonade.kernel.noun import MAJOR
from robinsonade.kernel.table import Table
from robinsonade.text import Texts

WAYS: Final = ("next", "back", "next-turn", "turn-before", "end", "beginning")


class ReplayScene:
    """Shows what spectators see after so many choices."""

    is_kept = False
    converses = False

    def __init__(self, texts: Texts, match: Match, at: int = 0) -> None:
        self.texts = texts
        self.match = match
        self.game = match.game
        self.screen = Face(texts)
        self.board = board_of(match.game)
        self.at = at  # so many choices have been made
        self.last = len(match.choices_made)
        self.keys: Keys = {
            SPACE: (self.number("next"), "cli-full-key-next"),
            "backspace": (self.number("back"), "cli-full-key-back"),
        }

    @staticmethod
    def number(way: str) -> str:
        return str(WAYS.index(way) + 1)

    def run(self) -> None:
        while True:
            table = self.match.at(self.at)
            self.texts.introduce(table)
            view = self.game.view(table, None)
            self.screen.post(Told(self.told(), view, None, afresh=True))
            menu = Menu([], [], [Group("", self.entries())], [])
            moment = moment_at(self, view, None, self.question(table), menu)
            self.screen.moment = moment._replace(about=self.made())
            answer = self.screen.ask("")
            if answer == LEAVE:
                return
            if answer in menu.numbers():
                self.at = self.places()[WAYS[int(answer) - 1]]

    def entries(self) -> list[Entry]:
        return [Entry(self.texts.say(f"cli-full-{way}"), None) for way in WAYS]

    def places(self) -> dict[str, int]:
        """Where each way leads."""
        turns = self.turns()
        return {
            "next": min(self.at + 1, self.last),
            "back": max(self.at - 1, 0),
            "next-turn": min([turn for turn in turns if turn > self.at], default=self.last),
            "turn-before": max([turn for turn in turns if turn < self.at], default=0),
            "end": self.last,
            "beginning": 0,
        }

    def turns(self) -> list[int]:
        """After how many choices a turn began."""
        ends = [*self.match.marks, len(self.match.log)]
        log = self.match.log
        return [
            number
            for number in range(1, len(ends))
            if any(event.kind.name == TURN for event in log[ends[number - 1] : ends[number]])
        ]

    def told(self) -> list[Line]:
        """What has happened so far."""
        ends = [*self.match.marks, len(self.match.log)]
        return [self.line(event) for event in self.match.log[: ends[self.at]]]

    def line(self, event: Event) -> Line:
        kind = event.kind
        return Line(self.texts.event(event), kind.weight >= MAJOR, kind.name == TURN)

    def question(self, table: Table) -> str:
        """Where this is, and what is asked there, or how the game ended."""
        where = self.texts.say("cli-replay-position", number=self.at, all=self.last)
        if table.agenda:
            return f"{where} {self.texts.prompt(table.agenda[-1].prompt(table))}"
        return f"{where} {self.texts.headline(self.match.chronicle(), table.result)}"

    def made(self) -> list[str]:
        """The choice that led here."""
        if not self.at:
            return []
        number, choice = self.at, self.match.choices_made[self.at - 1]
        told = {"seat": self.texts.seat(choice.seat), "choice": self.texts.choice(choice)}
        if number - 1 in self.match.by:
            player = self.match.by[number - 1]
            return [self.texts.say("cli-replay-choice-by", number=number, player=player, **told)]
        return [self.texts.say("cli-replay-choice", number=number, **told)]
