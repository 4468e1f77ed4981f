"""The app of the full screen: panes around one scene."""

from __future__ import annotations

from threading import Thread
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.theme import Theme
from textual.widgets import ContentSwitcher, Footer, OptionList, Static
from textual.widgets.option_list import Option

from robinsonade.cli.boards.canvas import fitted
from robinsonade.cli.full.board import BoardPane
from robinsonade.cli.full.dialogs import Deciding, Reading, Typing
from robinsonade.cli.full.reports import Asked, Ended, Line, Moment, Told, Wanted
from robinsonade.cli.full.scene import LEAVE, SPACE, Scene
from robinsonade.cli.full.session import run_scene
from robinsonade.cli.menu import Group
from robinsonade.cli.why import name_of_thing

BOARD: Final = "board"
TABS: Final = (BOARD, "table", "cards", "plan", "log")
SHOWING: Final = {"b": BOARD, "t": "table", "k": "cards", "n": "plan", "l": "log"}
WIDE: Final = 110  # columns from which the board takes a share of them
TALL: Final = 34
SHORT: Final = 2  # lines of an answer that need no dialog
OLD: Final = "dim"
GAP: Final = "  "
TO_KEEP: Final = 500  # lines of the log

NIGHT: Final = Theme(
    name="chart-by-night",
    primary="#F08A5D",
    accent="#F2C94C",
    foreground="#EFE8D8",
    background="#0F1B21",
    surface="#182830",
    panel="#2E434D",
    dark=True,
)


class FullScreen(App[None]):
    """Shows what the scene reports, and says to it what somebody does here."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene
        self.texts = scene.texts
        self.face = scene.screen
        self.moment: Moment | None = None  # what is asked; None: bots think, or a dialog is open
        self.only: list[str] = []  # numbers of the entries that are listed; none: all
        self.digits = ""
        self.lines: list[Line] = []
        self.read = 0  # lines of the log that were there at the last question
        self.farewell: list[RenderableType] = []
        self.game = Thread(target=self.play, daemon=True)
        self.failure: BaseException | None = None
        self.register_theme(NIGHT)
        self.theme = NIGHT.name

    # -- the panes -------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            with ContentSwitcher(initial=BOARD, id="left"):
                with VerticalScroll(id=BOARD, can_focus=False):
                    yield BoardPane(self.scene.board, self.texts)
                for tab in TABS[1:]:
                    with VerticalScroll(id=tab):
                        yield Static(id=f"{tab}-text", classes="pane", markup=False)
            with Vertical(id="right"):
                with VerticalScroll(id="question", can_focus=False):
                    yield Static(id="question-text", markup=False)
                yield Static(id="pointed", markup=False)
                yield OptionList(id="choices", markup=False)
        with VerticalScroll(id="news", can_focus=False):
            yield Static(id="news-text", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        for key, (line, described) in self.scene.keys.items():
            label = self.texts.say(described) if described else ""
            named = self.texts.say("cli-full-space") if key == SPACE else None
            self.bind(key, f"say('{line}')", description=label, show=bool(label), key_display=named)
        for key, tab in SHOWING.items():
            self.bind(key, f"show('{tab}')", show=False)
        if self.scene.converses:
            self.bind("slash,colon", "type", description=self.texts.say("cli-full-key-type"))
            self.bind("s", "type('s ')", show=False)
        self.bind("q,ctrl+c", "leave", description=self.texts.say("cli-full-key-quit"))
        self.bind("escape", "all", show=False)
        self.title = self.texts.title()
        self.show_head()
        self.query_one("#question-text", Static).update(self.texts.say("cli-full-thinking"))
        self.face.columns = max(40, self.size.width - 12)
        self.face.post = self.post_message
        self.game.start()

    def play(self) -> None:
        try:
            run_scene(self.scene)
        except BaseException as failure:
            self.failure = failure
            self.post_message(Ended([]))

    def on_resize(self, event: events.Resize) -> None:
        self.face.columns = max(40, event.size.width - 12)
        self.screen.set_class(event.size.width >= WIDE, "wide")
        self.screen.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.show_head)

    def show_head(self) -> None:
        """The title, and the names of the panes to click at."""
        here = self.query_one("#left", ContentSwitcher).current
        head = Text()
        for key, tab in SHOWING.items():
            if tab != "plan" or (self.moment is not None and self.moment.plan):
                style = "bold reverse" if tab == here else ""
                name = Text(f" {key} {self.texts.say(f'cli-full-tab-{tab}')} ", style)
                name.apply_meta({"@click": f"app.show('{tab}')"})
                head.append(name)
        room = max(0, self.size.width - head.cell_len - len(GAP) - 2)
        title = Text(fitted(self.title, room) + GAP, "bold")
        self.query_one("#head", Static).update(title + head)

    def action_show(self, tab: str) -> None:
        self.query_one("#left", ContentSwitcher).current = tab
        self.show_head()
        if tab == "log":
            self.query_one("#log").scroll_end(animate=False)

    # -- what the game reports -------------------------------------------------------------------

    def on_told(self, report: Told) -> None:
        before = [] if report.afresh else self.lines
        if report.afresh:
            self.read = min(self.read, len(report.lines))
        self.lines = (before + report.lines)[-TO_KEEP:]
        self.show_log()
        self.query_one(BoardPane).show_view(report.view, report.you)

    def show_log(self) -> None:
        """All lines; those since the last question stand out."""
        text = Text()
        for number, line in enumerate(self.lines):
            style = "bold" if line.grave or line.turn else ""
            text.append(line.text, f"{style} {OLD if number < self.read else ''}".strip())
            text.append("\n")
        text.rstrip()
        self.query_one("#log-text", Static).update(text)
        self.query_one("#news-text", Static).update(text)
        self.query_one("#news").scroll_end(animate=False)

    def on_asked(self, report: Asked) -> None:
        self.moment = report.moment
        self.only = []
        question = Text(report.moment.question, "bold")
        if report.moment.standing:
            question.append(f" {report.moment.standing}", "not bold")
        for line in report.moment.about:
            question.append(f"\n{line}", "not bold")
        self.query_one("#question-text", Static).update(question)
        for tab, told in (
            ("table", report.moment.words),
            ("cards", report.moment.cards),
            ("plan", report.moment.plan),
        ):
            self.query_one(f"#{tab}-text", Static).update(Text("\n".join(told)))
        self.query_one(BoardPane).words = report.moment.words
        self.list_choices()
        self.show_head()
        self.say_back(report.answer)

    def say_back(self, said: list[RenderableType]) -> None:
        """Something short passes by, something long is there until it is read."""
        short = len(said) <= SHORT and all(isinstance(part, Text) for part in said)
        if short and said:
            self.notify("\n".join(map(str, said)), markup=False)
        elif said:
            self.push_screen(Reading(self.texts, said))

    def on_wanted(self, report: Wanted) -> None:
        self.moment = None
        if report.yes_or_no:
            yes, no = [self.texts.say(key).split()[0] for key in ("cli-yes", "cli-no")]
            dialog = Deciding(self.texts, report.question, report.answer)
            self.push_screen(dialog, lambda answer: self.face.typed.put(yes if answer else no))
        else:
            typing = Typing(report.question, report.answer)
            self.push_screen(typing, lambda line: self.face.typed.put(line or ""))

    def on_ended(self, report: Ended) -> None:
        self.farewell = report.answer
        self.exit()

    # -- choosing --------------------------------------------------------------------------------

    def list_choices(self) -> None:
        """The entries under their headings, or those of them that are about a thing."""
        choices = self.query_one(OptionList)
        choices.clear_options()
        moment = self.moment
        if moment is None:
            return
        menu, numbers = moment.menu, moment.menu.numbers()
        self.add_groups(menu.own, 1)
        if menu.nothing is not None and not self.only:
            self.add_option("0", menu.nothing.label)
        if menu.others:
            self.add_heading(self.texts.say("cli-others-may"))
            self.add_groups(menu.others, 1 + sum(len(group.entries) for group in menu.own))
        listed = self.only or list(numbers)
        offered = {thing for number in listed for thing in moment.spots.get(number, ())}
        self.query_one(BoardPane).offer(offered)
        choices.focus()
        choices.action_first()

    def add_groups(self, groups: list[Group], number: int) -> None:
        for heading, entries in groups:
            listed = [
                (str(number + place), entry.label)
                for place, entry in enumerate(entries)
                if not self.only or str(number + place) in self.only
            ]
            number += len(entries)
            if heading and listed:
                self.add_heading(heading)
            for key, label in listed:
                self.add_option(key, label)

    def add_heading(self, text: str) -> None:
        self.query_one(OptionList).add_option(Option(Text(text, "bold"), disabled=True))

    def add_option(self, number: str, label: str) -> None:
        self.query_one(OptionList).add_option(Option(f"{number:>2} {label}", id=number))

    @on(OptionList.OptionSelected, "#choices")
    def choose(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self.action_say(event.option.id)

    def on_key(self, event: events.Key) -> None:
        """Figures choose as soon as no other number begins like that."""
        if self.moment is None or not event.key.isdecimal() or len(self.screen_stack) > 1:
            self.digits = ""
            return
        numbers = list(self.moment.menu.numbers())
        typed = self.digits + event.key
        self.digits = typed if any(n.startswith(typed) for n in numbers) else event.key
        same = [number for number in numbers if number.startswith(self.digits)]
        if same == [self.digits]:
            self.action_say(self.digits)
        elif self.digits in numbers:
            choices = self.query_one(OptionList)
            choices.highlighted = choices.get_option_index(self.digits)
        event.stop()

    @on(BoardPane.Picked)
    def pick(self, event: BoardPane.Picked) -> None:
        """The only thing to do there, or a list of all; if there is none: why."""
        moment = self.moment
        if moment is None:
            return
        for thing in event.things:
            found = [number for number, spots in moment.spots.items() if thing in spots]
            if len(found) == 1:
                self.action_say(found[0])
                return
            if found:
                self.only = found
                self.list_choices()
                return
        name = self.name_of(event.things[0])
        if name and self.scene.converses:
            self.action_say(f"why {name}")

    @on(BoardPane.Pointed)
    def point(self, event: BoardPane.Pointed) -> None:
        name = self.name_of(event.thing) if event.thing else ""
        self.query_one("#pointed", Static).update(name)

    def name_of(self, thing: str) -> str:
        return name_of_thing(self.scene.game, self.texts, thing)

    def action_all(self) -> None:
        """All choices again."""
        self.only = []
        self.list_choices()

    # -- saying ----------------------------------------------------------------------------------

    def action_say(self, line: str) -> None:
        """As if somebody had typed this line; nothing while nobody is asked."""
        if self.moment is None:
            return
        self.moment, self.digits, self.only = None, "", []
        self.read = len(self.lines)
        self.query_one("#question-text", Static).update(self.texts.say("cli-full-thinking"))
        self.query_one("#pointed", Static).update("")
        self.query_one(OptionList).clear_options()
        self.face.typed.put(line)

    def action_type(self, start: str = "") -> None:
        """A line of one's own."""

        def typed(line: str | None) -> None:
            if line:
                self.action_say(line)

        if self.moment is not None:
            self.push_screen(Typing(self.texts.say("cli-full-type"), [], start), typed)

    def action_leave(self) -> None:
        """Ask the game; while bots think nothing is asked."""
        if self.moment is not None:
            self.action_say(LEAVE)
        else:
            if self.scene.is_kept:
                self.farewell = [self.texts.say("cli-kept")]
            self.exit()


def show_full(scene: Scene) -> None:
    """Until somebody leaves or it is over; what was said last stays on the terminal."""
    app = FullScreen(scene)
    app.run()
    scene.screen.typed.put(None)
    if app.failure is not None:
        raise app.failure
    console = Console(highlight=False)
    for part in app.farewell:
        console.print(part, markup=False)
