"""The session of the full screen: the same, but it shows panes instead of printing lines."""

from __future__ import annotations

from rich.text import Text

from robinsonade.cli.beats import beats_of, sentence_of
from robinsonade.cli.boards.board import Manner
from robinsonade.cli.conversation import play_match
from robinsonade.cli.full.face import Face, Left
from robinsonade.cli.full.reports import Ended, Line, Moment, Told, View
from robinsonade.cli.full.scene import CONVERSING, Scene
from robinsonade.cli.menu import Menu
from robinsonade.cli.session import TURN, Session
from robinsonade.kernel.game import Game
from robinsonade.kernel.noun import MAJOR


class FullSession(Session):
    """Reports every moment as a whole."""

    screen: Face
    help_first = ("cli-full-help", "cli-full-help-panes")
    keys = CONVERSING
    converses = True

    @property
    def game(self) -> Game:
        return self.match.game

    def run(self) -> None:
        play_match(self)

    def tell_news(self) -> None:
        """What has happened goes to the log, and the board shows where it led."""
        news = self.match.log_of(self.viewer, self.told)
        lines = [
            Line(
                sentence_of(beat, self.texts),
                grave=self.weight(beat[0]) >= MAJOR,
                turn=beat[0].kind.name == TURN,
            )
            for beat in beats_of(news, self.weight, self.texts)
        ]
        self.told = len(self.match.log)
        you = self.board_viewer
        self.screen.post(Told(lines, self.match.view(you), you))

    def show_question(self, menu: Menu) -> None:
        """Only what has to be read before: a lesson. The rest is in the panes."""
        if self.guide is not None:
            self.guide.speak(self.screen, self.match)
        you = self.board_viewer
        self.screen.post(Told([], self.match.view(you), you))

    def cue(self, menu: Menu) -> str:
        """What is asked next is a choice."""
        self.screen.moment = self.moment_of(menu)
        return ""

    def moment_of(self, menu: Menu) -> Moment:
        you, texts = self.board_viewer, self.texts
        view = self.match.view(you)
        forecast = self.forecast()
        stakes = [texts.stake(stake) for seat in menu.seats for stake in self.stakes(seat) or ()]
        plan = [] if forecast is None else self.board.foretell(forecast, texts, whole=False)
        return moment_at(self, view, you, self.question(menu), menu)._replace(
            standing=self.standing(menu), about=stakes + self.card_lines(), plan=list(plan)
        )


def moment_at(scene: Scene, view: View, you: int | None, question: str, menu: Menu) -> Moment:
    """A question with what a view tells beside it."""
    words = scene.board.parts(scene.screen, view, Manner(False, you, False))
    return Moment(
        question,
        standing="",
        about=[],
        menu=menu,
        spots={
            number: scene.board.spots(entry.choice)
            for number, entry in menu.numbers().items()
            if entry.choice is not None
        },
        plan=[],
        words=[str(part) for part in words if isinstance(part, (str, Text))],
        cards=list(scene.board.cards(view, scene.texts, you)),
    )


def run_scene(scene: Scene) -> None:
    """Go through it in this thread until the end, or until the screen is gone."""
    try:
        scene.run()
    except Left:
        return
    scene.screen.post(Ended(scene.screen.take_said()))
