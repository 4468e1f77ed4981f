"""One match at one keyboard: people are asked, bots play by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from robinsonade.cli.beats import beats_of, sentence_of
from robinsonade.cli.boards import board_of
from robinsonade.cli.fitting import show_on_one_screen
from robinsonade.cli.guide import Guide
from robinsonade.cli.keeping import Keeper
from robinsonade.cli.menu import Entry, Group, Menu, MenuMaker
from robinsonade.cli.screen import GRAVE, Screen
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.match import Match
from robinsonade.kernel.noun import MAJOR, SEAT, SEATS
from robinsonade.kernel.step import Prompt
from robinsonade.kernel.table import Table
from robinsonade.players.asking import (
    SMART,
    Asked,
    Stakes,
    alarms_in,
    asked_now,
    goes_by,
    letting_go,
    stakes_of,
)
from robinsonade.players.driver import Driver
from robinsonade.players.player import Player

TURN: Final = "turn"  # the kind of event with which a turn begins


class Session:
    """The match, who plays it, and what the screen has already shown of it."""

    help_first: tuple[str, ...] = ()  # what there is to know before the commands

    def __init__(
        self,
        match: Match,
        players: list[Player | None],
        screen: Screen,
        *,
        grid: bool,
        asking: str = SMART,
        guide: Guide | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        self.match = match
        self.guide = guide  # who explains the game, in a lesson
        self.keeper = keeper  # where the game is kept while it is played
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.driver = Driver(players, match.table)
        self.screen = screen
        self.page = 0  # of the list of choices, where it is too long for the terminal
        self.texts = screen.texts
        self.texts.reader = self.you
        self.board = board_of(match.game)
        self.grid = False
        self.legend = ""  # of the drawing, until it has been shown
        if grid:
            self.use_grid()
        self.file: Path | None = None  # where the match was saved last, or came from
        self.saved: list[Choice] = []  # the choices it had then
        self.told = 0  # how many events of the log have been printed
        self.shown_in = (-1, -1)  # the turn, and whose, in which the board was shown last
        self.explained = False  # has the board been shown with all that it explains?
        self.cues: set[str] = set()  # the long questions that have been asked
        self.bots_rest = False  # after taking back, a person decides before any bot does
        self.let_go = -1  # the question at which people let the bots go on
        self.passing: set[int] = set()  # people who let every moment go by
        self.asking = asking
        self.wants_cards = False  # somebody wants to be asked at the next moment
        self.asked: dict[int, Asked] = {}  # what each person was asked about last
        self.staked: dict[int, tuple[int, Stakes]] = {}  # at which moment, and what
        self.silent: set[int] = set()  # the choices that people made without being asked

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
        if self.guide is not None:
            if self.guide.coach.others_rest(self.table):
                return None
            part = self.guide.coach.scripted(self.match.history, self.table)
            if part is not None:
                return part
        return self.driver.next_choice(self.table)

    def people_come_first(self) -> bool:
        """Only bots have to choose, but people could interrupt and have not let them go on."""
        able = [seat for seat in self.people if self.table.choices_of(seat)]
        if not able or any(seat in self.people for seat in self.table.waiting()):
            return False
        return self.let_go != self.moment() and not all(self.lets_go_by(seat) for seat in able)

    def moment(self) -> int:
        """This very question: each choice that is made leads to another one."""
        return len(self.match.choices_made)

    def alarms(self) -> int:
        """How much has happened that makes people think again."""
        return alarms_in(self.match.log)

    def stakes(self, seat: int) -> Stakes:
        """What is at stake for a person now."""
        if seat not in self.staked or self.staked[seat][0] != self.moment():
            found = stakes_of(self.match.game, self.table, seat)
            self.staked[seat] = (self.moment(), found)
        return self.staked[seat][1]

    def lets_go_by(self, seat: int) -> bool:
        """Does a person let this moment go by without being asked?"""
        if self.bots_rest or self.wants_cards:
            return False
        if seat in self.passing:
            return True
        stakes = self.stakes(seat) if self.asking == SMART else None
        last = self.asked.get(seat)
        return goes_by(self.table, seat, self.asking, stakes, last, self.alarms())

    def may_wait(self) -> bool:
        """Can the people let this moment go by, or do only bots have to choose?"""
        waiting = [seat for seat in self.table.waiting() if seat in self.people]
        return all(letting_go(self.table, seat) is not None for seat in waiting)

    def silent_pass(self) -> Choice | None:
        """The pass of a person who lets this moment go by."""
        for seat in self.table.waiting():
            choice = letting_go(self.table, seat) if seat in self.people else None
            if choice is not None and self.lets_go_by(seat):
                self.silent.add(self.moment())
                return choice
        return None

    def note_asked(self) -> None:
        """The people are asked now."""
        self.page = 0
        if self.may_wait():
            self.wants_cards = False
        else:
            self.passing.clear()

    def note_answered(self, seats: list[int]) -> None:
        """These people have used the moment, or let it go by."""
        if self.may_wait():
            for seat in seats:
                self.asked[seat] = asked_now(self.table, seat, self.stakes(seat), self.alarms())

    # -- what they do ----------------------------------------------------------------------------

    def play(self, choice: Choice) -> None:
        """Carry out a choice and tell what came of it."""
        self.match.play(choice)
        self.texts.introduce(self.table)  # roles may be chosen in the game
        self.bots_rest = False
        if self.keeper is not None and choice.seat in self.people:
            self.keeper.keep(self.match)
        self.tell_news()

    def go_on(self) -> None:
        """Let the bots choose this time; people are asked again before the next choice."""
        self.note_answered([seat for seat in self.people if self.table.choices_of(seat)])
        self.let_go = self.moment()
        self.bots_rest = False

    def undo(self, *, rewind: bool = False) -> None:
        """Take back the last choice that a person was asked for."""
        made = self.match.choices_made
        mine = [i for i, choice in enumerate(made) if choice.seat in self.people]
        asked = [i for i in mine if i not in self.silent]
        if not asked or asked[-1] == mine[-1]:
            taken = self.match.undo(self.people, rewind=rewind)
        else:
            taken = self.match.back_to(asked[-1], rewind=rewind)
        self.take_back(taken)

    def restart(self) -> None:
        """Take back this turn, as far as nothing was revealed."""
        self.take_back(self.match.restart_turn(self.people))

    def take_back(self, choices: int) -> None:
        """After that many choices were taken back: whoever made the first is asked again."""
        self.texts.introduce(self.table)
        self.told = len(self.match.log)
        self.let_go = -1
        self.passing.clear()
        self.asked.clear()
        self.staked.clear()
        self.silent = {number for number in self.silent if number < self.moment()}
        self.bots_rest = True
        if self.keeper is not None:
            self.keeper.keep(self.match)
        last = self.match.log[-1] if self.match.log else None
        if last is not None and last.kind.name == TURN:
            self.screen.say("cli-turn-again", turn=self.table.turn)
        else:
            self.screen.say("ui-undone", choices=choices)
            where = self.texts.prompt(self.prompt)
            self.screen.say("cli-back-to", turn=self.table.turn, where=where)

    @property
    def unsaved(self) -> bool:
        return self.match.choices_made != self.saved

    @property
    def is_kept(self) -> bool:
        """Can this game be gone on with, although nobody has saved it?"""
        return self.keeper is not None and self.keeper.kept is not None

    def mark_saved(self, file: Path) -> None:
        self.file = file
        self.saved = self.match.choices_made.copy()

    # -- what they see ---------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whose eyes look at the screen; several people see what spectators may see."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def board_viewer(self) -> int | None:
        """Who looks at the board: of several people the one who has to choose."""
        waiting = [seat for seat in self.table.waiting() if seat in self.people]
        return self.viewer if self.viewer is not None or not waiting else waiting[0]

    @property
    def you(self) -> int | None:
        """The seat of the only person, who needs no name."""
        return self.viewer if not self.texts.seat_names else None

    def use_grid(self) -> bool:
        """Draw the board from now on, if there is room for it."""
        self.grid = self.board.can_draw(self.screen, self.match.view(self.viewer))
        self.legend = self.board.legend if self.grid else ""
        return self.grid

    def tell_news(self) -> None:
        """What has happened and is not on the screen yet."""
        news = self.match.log_of(self.viewer, self.told)
        for beat in beats_of(news, self.weight, self.texts):
            self.tell(*beat)
        self.told = len(self.match.log)

    def tell(self, *beat: Event) -> None:
        """What is said in one breath."""
        [event, *_] = beat
        sentence = sentence_of(list(beat), self.texts)
        if event.kind.name == TURN:
            self.screen.line()
            self.screen.heading(sentence)
        else:
            self.screen.line(sentence, GRAVE if self.weight(event) >= MAJOR else "")

    def weight(self, event: Event) -> int:
        """How much it weighs for the person who reads it."""
        kind = event.kind
        nouns = zip(kind.nouns, event.facts, strict=True)
        mine = self.viewer is not None and any(
            noun is SEAT and fact == self.viewer for noun, fact in nouns
        )
        return kind.own if mine else kind.weight

    def show_board(self, *, explained: bool = True, short: bool = False) -> None:
        """The board as the person who is asked may see it."""
        you = self.board_viewer
        self.board.show(
            self.screen,
            self.match.view(you),
            drawn=self.grid,
            you=you,
            explained=explained,
            short=short,
        )
        self.shown_in = (self.table.turn, self.table.active)
        if self.legend:
            self.screen.say(self.legend)
            self.legend = ""

    def show_question(self, menu: Menu) -> None:
        """The question; before it the board, if it is the first real question of the turn."""
        if self.screen.is_low:
            show_on_one_screen(self, menu)
            return
        self.show_board_if_due()
        self.show_forecast_if_due()
        self.show_asked(menu)
        self.show_menu(menu, columns=self.grid)

    def show_board_if_due(self) -> None:
        """The board, before the first real question of a turn."""
        if self.shown_in != (self.table.turn, self.table.active) and not self.may_wait():
            self.screen.line()
            self.show_board(explained=not self.explained, short=self.screen.is_low)
            self.explained = True

    def show_forecast_if_due(self) -> None:
        """What is to be expected, where it is told without being asked for."""
        if self.prompt.kind.name == self.board.foretold_at:
            self.screen.line()
            self.foretell(whole=False)

    def show_asked(self, menu: Menu) -> None:
        """What is asked, with all that belongs to it but the choices."""
        self.screen.line()
        if self.guide is not None:
            self.guide.speak(self.screen, self.match)
        for text in self.card_lines():
            self.screen.line(text)
        self.screen.heading(self.question(menu))
        for seat in menu.seats:
            for stake in self.stakes(seat) or ():
                self.screen.line(self.texts.stake(stake), GRAVE)

    def card_lines(self) -> list[str]:
        """The card that is asked about, with all its lines, for who may see it."""
        card = self.table.agenda[-1].about_card(self.table)
        if card is None or not card.known_to(self.board_viewer):
            return []
        return list(self.texts.card_lines(card.noun, card.card))

    def question(self, menu: Menu) -> str:
        """What is asked, beginning with whom."""
        prompt, asked = self.prompt, menu.bound or menu.seats
        question = self.texts.prompt(prompt)
        if menu.bound and names_only(prompt, menu.bound[0]):
            return question
        who = self.texts.listed([self.called(seat) for seat in asked])
        return self.texts.say(
            "cli-asked" if menu.bound else "cli-asked-between", who=who, question=question
        )

    def called(self, seat: int) -> str:
        """A person as the questions call them."""
        return self.texts.say("cli-you") if seat == self.you else self.texts.seat(seat)

    def show_menu(self, menu: Menu, *, columns: bool, tight: bool = False) -> None:
        """All choices, by what they are about; `tight`: without headings, one after the other."""
        own = [Group("", [e for group in menu.own for e in group.entries])] if tight else menu.own
        number = self.show_groups(own, 1, columns)
        if menu.nothing is not None:
            self.screen.listing([numbered_line(0, menu.nothing)], columns=False)
        if menu.others:
            self.screen.say("cli-others-may")
        self.show_groups(menu.others, number, columns)

    def show_groups(self, groups: list[Group], number: int, columns: bool) -> int:
        """Print groups, their entries numbered from `number`; returns the next number."""
        for heading, entries in groups:
            if heading:
                self.screen.line(heading)
            lines = [numbered_line(i, entry) for i, entry in enumerate(entries, start=number)]
            self.screen.listing(lines, columns=columns)
            number += len(lines)
        return number

    def menu(self) -> Menu:
        view = self.match.view(self.viewer)
        forecast = self.forecast()
        return MenuMaker(self.texts, self.board, view, forecast).menu(self.table, self.people)

    def forecast(self) -> dict[str, Any] | None:
        """What the person who is asked would compute; None: nothing, or nobody is asked."""
        asked = [seat for seat in self.table.waiting() if seat in self.people]
        return self.match.game.forecast(self.table, asked[0]) if asked else None

    def foretell(self, *, whole: bool) -> bool:
        """Tell what the person would compute, if there is anything."""
        forecast = self.forecast()
        if forecast is None:
            return False
        for text in self.board.foretell(forecast, self.texts, whole=whole):
            self.screen.line(text)
        return True

    def cue(self, menu: Menu) -> str:
        """The words before what somebody types: the first time long, then the essential keys."""
        key = self.cue_key()
        self.cues.add(key)
        return self.cue_with(key, menu)

    def cue_height(self, menu: Menu) -> int:
        """The lines that it will take."""
        return len(self.screen.wrapped(self.cue_with(self.cue_key(), menu), 0))

    def cue_key(self) -> str:
        key = "cli-ask-or-pass" if self.may_wait() else "cli-ask"
        if key not in self.cues:
            return key
        if self.screen.plain:
            return "cli-keys-plain"
        return "cli-keys-or-pass" if self.may_wait() else "cli-keys"

    def cue_with(self, key: str, menu: Menu) -> str:
        cue, standing = self.texts.say(key), self.standing(menu)
        if standing:
            cue = f"{standing} {cue}"
        if len(self.people) < 2:
            return cue
        names = self.texts.listed([self.texts.seat(seat) for seat in menu.bound or menu.seats])
        return self.texts.say("cli-cue-of", seats=names, cue=cue)

    def standing(self, menu: Menu) -> str:
        """What the person who is asked has to keep in mind: energy, coins, wounds."""
        seat, view = (menu.bound or menu.seats)[0], self.match.view(self.board_viewer)
        return self.board.standing(seat, view, self.texts)


def numbered_line(number: int, entry: Entry) -> str:
    return f"{number:3}. {entry.label}"


def names_only(prompt: Prompt, seat: int) -> bool:
    """Does the question itself say that this seat is asked, and nobody else?"""
    facts = zip(prompt.kind.nouns, prompt.facts, strict=True)
    return any(
        (noun is SEAT and fact == seat) or (noun is SEATS and fact == 1 << seat)
        for noun, fact in facts
    )
