"""A puzzle on the full screen."""

from __future__ import annotations

from collections.abc import Callable

from robinsonade.cli.boards import board_of
from robinsonade.cli.full.face import Face
from robinsonade.cli.full.reports import Told
from robinsonade.cli.full.scene import LEAVE, Keys
from robinsonade.cli.full.session import moment_at
from robinsonade.cli.menu import Entry, Menu, MenuMaker
from robinsonade.hindsight.puzzle import Puzzle
from robinsonade.hindsight.puzzle_words import GOAL
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.table import Table
from robinsonade.text import Texts

Solving = Callable[["PuzzleScene"], None]


class PuzzleScene:
    """Asks for the choices of a line; whatever can be done lies on the board, too."""

    is_kept = False
    converses = False

    def __init__(self, texts: Texts, game: Game, puzzle: Puzzle, solve: Solving) -> None:
        self.texts = texts
        self.game = game
        self.puzzle = puzzle
        self.solve = solve
        self.screen = Face(texts)
        self.board = board_of(game)
        self.keys: Keys = {}

    def run(self) -> None:
        self.solve(self)

    def ask(self, table: Table, seat: int) -> Choice | None:
        """One of the choices of a seat; None: enough."""
        view = self.game.view(table, seat)
        groups = MenuMaker(self.texts, self.board, view).groups(table.choices_of(seat))
        solution = Entry(self.texts.say("cli-full-solution"), None)
        menu = Menu([seat], [seat], groups, [], solution)
        question = self.texts.prompt(table.agenda[-1].prompt(table))
        goal = self.texts.render(self.puzzle.key, GOAL, {})
        numbers = menu.numbers()
        while True:
            self.screen.post(Told([], view, seat))
            self.screen.moment = moment_at(self, view, seat, question, menu)._replace(about=[goal])
            answer = self.screen.ask("")
            if answer == LEAVE:
                return None
            if answer in numbers:
                return numbers[answer].choice
