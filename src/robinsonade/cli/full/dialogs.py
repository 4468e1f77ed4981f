"""What lies over the panes for a moment: something to read, something to type."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from robinsonade.text import Texts

YES: Final = "yes"
NO: Final = "no"


class Reading(ModalScreen[None]):
    """Something long that was said; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
    ]

    def __init__(self, texts: Texts, said: list[RenderableType]) -> None:
        super().__init__()
        self.texts = texts
        self.said = said

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            with VerticalScroll(classes="said"):
                yield Static(Group(*self.said))
            yield Button(self.texts.say("cli-full-close"), compact=True)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_button_pressed(self) -> None:
        self.dismiss()


class Typing(ModalScreen[str | None]):
    """A line to type below what was said; None: nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, question: str, said: list[RenderableType], start: str = "") -> None:
        super().__init__()
        self.question = question
        self.said = said
        self.start = start

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            with VerticalScroll(classes="said"):
                yield Static(Group(*self.said, self.question))
            yield Input(self.start, compact=True, select_on_focus=False)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_leave(self) -> None:
        self.dismiss(None)


class Deciding(ModalScreen[bool]):
    """Yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "answer(False)", show=False)]

    def __init__(self, texts: Texts, question: str, said: list[RenderableType]) -> None:
        super().__init__()
        self.texts = texts
        self.question = question
        self.said = said

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            with VerticalScroll(classes="said"):
                yield Static(Group(*self.said, self.question))
            with Horizontal(classes="buttons"):
                yield Button(self.texts.say("cli-full-no"), id=NO, compact=True)
                yield Button(self.texts.say("cli-full-yes"), id=YES, compact=True)

    def on_mount(self) -> None:
        self.query_one(f"#{NO}").focus()
        for word in self.texts.say("cli-yes").split():
            if len(word) == 1:
                self._bindings.bind(word, "answer(True)", show=False)
        for word in self.texts.say("cli-no").split():
            if len(word) == 1:
                self._bindings.bind(word, "answer(False)", show=False)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == YES)

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)
