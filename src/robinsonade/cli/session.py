"""One match at one keyboard: people are asked, bots play by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from robinsonade.cli.boards import board_of
from robinsonade.cli.menu import Group, Menu, make_menu
from robinsonade.cli.screen import Screen
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.match import Match
from robinsonade.kernel.step import Prompt
from robinsonade.kernel.table import Table
from robinsonade.kernel.window import Window
from robinsonade.players.driver import Driver
from robinsonade.players.player import Player

TURN: Final = "turn"  # the kind of event with which a turn begins


class Session:
    """The match, who plays it, and what the screen has already shown of it."""

    def __init__(
        self, match: Match, players: list[Player | None], screen: Screen, *, grid: bool
    ) -> None:
        self.match = match
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.driver = Driver(players, match.table)
        self.screen = screen
        self.texts = screen.texts
        self.board = board_of(match.game)
        self.grid = grid and self.board.can_draw(screen, match.view(self.viewer))
        self.file: Path | None = None  # where the match was saved last, or came from
        self.saved: list[Choice] = []  # the choices it had then
        self.told = 0  # how many events of the log have been printed
        self.legend = self.board.legend if self.grid else ""  # until it has been shown
        self.shown_in = -1  # the turn in which the board was shown last
        self.bots_rest = False  # after taking back, a person decides before any bot does
        self.let_go = -1  # the question at which people let the bots go on
        self.passing: set[int] = set()  # people who let every moment go by

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def prompt(self) -> Prompt:
        return self.table.agenda[-1].prompt(self.table)

    # -- whose move ------------------------------------------------------------------------------

    def bot_choice(self) -> Choice | None:
        """What a bot does now; None if a person comes first."""
        if self.bots_rest or self.people_come_first():
            return None
        return self.driver.next_choice(self.table)

    def people_come_first(self) -> bool:
        """Only bots have to choose, but people could interrupt and have not let them go on."""
        able = [seat for seat in self.people if self.table.choices_of(seat)]
        if not able or any(seat in self.people for seat in self.table.waiting()):
            return False
        if self.passing.issuperset(able):
            return False
        return self.let_go != self.moment()

    def moment(self) -> int:
        """This very question: each choice that is made leads to another one."""
        return len(self.match.choices_made)

    def may_wait(self) -> bool:
        """Can the people let this moment go by: is it a window, or do only bots have to choose?"""
        is_window = isinstance(self.table.agenda[-1], Window)
        return is_window or not any(seat in self.people for seat in self.table.waiting())

    def silent_pass(self) -> Choice | None:
        """The pass of a person who lets every moment go by."""
        if not isinstance(self.table.agenda[-1], Window):
            return None
        waiting = [seat for seat in self.table.waiting() if seat in self.passing]
        return PASS[waiting[0]] if waiting else None

    # -- what they do ----------------------------------------------------------------------------

    def play(self, choice: Choice) -> None:
        """Carry out a choice and tell what came of it."""
        self.match.play(choice)
        self.bots_rest = False
        self.tell_news()

    def go_on(self) -> None:
        """Let the bots choose this time; people are asked again before the next choice."""
        self.let_go = self.moment()
        self.bots_rest = False

    def take_back(self, choices: int) -> None:
        """After that many choices were taken back: whoever made the first is asked again."""
        self.told = len(self.match.log)
        self.let_go = -1
        self.passing.clear()
        self.bots_rest = True
        self.screen.say("ui-undone", choices=choices)

    @property
    def unsaved(self) -> bool:
        return self.match.choices_made != self.saved

    def mark_saved(self, file: Path) -> None:
        self.file = file
        self.saved = self.match.choices_made.copy()

    # -- what they see ---------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whose eyes look at the screen; several people see what spectators may see."""
        return self.people[0] if len(self.people) == 1 else None

    def tell_news(self) -> None:
        """What has happened and is not on the screen yet."""
        for event in self.match.log_of(self.viewer, self.told):
            self.tell(event)
        self.told = len(self.match.log)

    def tell(self, event: Event) -> None:
        sentence = self.texts.event(event)
        if event.kind.name == TURN:
            self.screen.line()
            self.screen.heading(sentence)
        else:
            self.screen.line(sentence)

    def show_board(self) -> None:
        self.board.show(self.screen, self.match.view(self.viewer), drawn=self.grid)
        self.shown_in = self.table.turn
        if self.legend:
            self.screen.say(self.legend)
            self.legend = ""

    def show_question(self, menu: Menu) -> None:
        """The question; before it the board, if it is the first real question of the turn."""
        if self.shown_in != self.table.turn and not self.may_wait():
            self.screen.line()
            self.show_board()
        self.screen.line()
        self.screen.heading(self.texts.prompt(self.prompt))
        self.show_menu(menu)

    def show_menu(self, menu: Menu) -> None:
        number = self.show_groups(menu.own, 1)
        if menu.others:
            self.screen.say("cli-others-may")
        self.show_groups(menu.others, number)

    def show_groups(self, groups: list[Group], number: int) -> int:
        """Print groups, their entries numbered from `number`; returns the next number."""
        for heading, entries in groups:
            if heading:
                self.screen.line(heading)
            lines = [f"{i:3}. {entry.label}" for i, entry in enumerate(entries, start=number)]
            self.screen.listing(lines, columns=self.grid)
            number += len(lines)
        return number

    def menu(self) -> Menu:
        return make_menu(self.table, self.people, self.texts)

    def cue(self, menu: Menu) -> str:
        """The words before what somebody types: who may choose, if that can be several."""
        wait = self.may_wait()
        if len(self.people) < 2:
            return self.texts.say("cli-ask-or-pass" if wait else "ui-ask")
        names = self.texts.listed([self.texts.seat(seat) for seat in menu.bound or menu.seats])
        return self.texts.say("cli-ask-or-pass-seats" if wait else "cli-ask-seats", seats=names)
