"""What a person can type when asked: a choice, or a wish about the game."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from robinsonade.cli.menu import Entry, Menu
from robinsonade.cli.saving import save
from robinsonade.cli.seating import USUAL_BOT
from robinsonade.cli.session import Session
from robinsonade.kernel.choice import PASSING, IllegalChoice
from robinsonade.kernel.refusal import Refused
from robinsonade.players.driver import Driver
from robinsonade.players.registry import make_player


class Reply(Enum):
    """What is to happen after a line that somebody typed."""

    ASK_AGAIN = "ask again"
    REPEAT = "show the question again"
    GO_ON = "go on"
    QUIT = "quit"


Command = Callable[[Session, Menu, str], Reply]


def obey(session: Session, menu: Menu, line: str) -> Reply:
    """Do what a person typed; what cannot be done is explained, and asked again."""
    try:
        return command_for(line)(session, menu, line)
    except Refused as refused:
        session.screen.line(session.texts.error(refused))
        return Reply.ASK_AGAIN


def command_for(line: str) -> Command:
    """The command that a line begins with, or else choosing."""
    if not line:
        return repeat
    if line.startswith("?"):
        return explain
    return COMMANDS.get(line.split()[0].casefold(), choose)


def argument(line: str) -> str:
    """What follows the command."""
    return line.partition(" ")[2].strip()


# -- choosing ------------------------------------------------------------------------------------


def choose(session: Session, menu: Menu, line: str) -> Reply:
    """By number or by id."""
    if line.isdecimal() or "." not in line:
        entry = numbered(menu, line)
    else:
        entry = menu.entry_for(session.match.game.catalogue.find(line))
        if entry is None:
            raise IllegalChoice("choice-not-offered", given=line)
    if entry is None:
        session.screen.say("ui-bad-number", most=len(menu.entries))
        return Reply.ASK_AGAIN
    return take(session, entry)


def numbered(menu: Menu, text: str) -> Entry | None:
    """The entry with this number.

    >>> from robinsonade.cli.menu import Group
    >>> menu = Menu([0], [0], [Group("", [Entry("Pass", None)])], [])
    >>> numbered(menu, "1"), numbered(menu, "2")
    (Entry(label='Pass', choice=None), None)
    """
    numbers = [str(place + 1) for place in range(len(menu.entries))]
    return menu.entries[numbers.index(text)] if text in numbers else None


def take(session: Session, entry: Entry) -> Reply:
    if entry.choice is None:
        session.go_on()
    else:
        session.play(entry.choice)
    return Reply.GO_ON


def passed(session: Session, menu: Menu, line: str) -> Reply:
    """Let the moment go by, whatever its number."""
    for entry in menu.entries:
        if entry.choice is None or entry.choice.kind is PASSING:
            return take(session, entry)
    session.screen.say("cli-cannot-pass")
    return Reply.ASK_AGAIN


def pass_on(session: Session, menu: Menu, line: str) -> Reply:
    """Let this moment and all that follow go by, until something has to be decided."""
    reply = passed(session, menu, line)
    if reply is Reply.GO_ON:
        session.passing.update(menu.bound[:1] or menu.seats)
    return reply


# -- taking back ---------------------------------------------------------------------------------


def undo(session: Session, menu: Menu, line: str) -> Reply:
    try:
        session.take_back(session.match.undo(session.people))
    except Refused as refused:
        session.screen.line(session.texts.error(refused))
        if refused.key == "cannot-undo":
            session.screen.say("cli-offer-rewind")
        return Reply.ASK_AGAIN
    return Reply.GO_ON


def rewind(session: Session, menu: Menu, line: str) -> Reply:
    session.take_back(session.match.undo(session.people, rewind=True))
    if session.match.rewound:
        session.screen.say("ui-rewound")
    return Reply.GO_ON


def restart(session: Session, menu: Menu, line: str) -> Reply:
    session.take_back(session.match.restart_turn(session.people))
    return Reply.GO_ON


# -- looking -------------------------------------------------------------------------------------


def repeat(session: Session, menu: Menu, line: str) -> Reply:
    return Reply.REPEAT


def board(session: Session, menu: Menu, line: str) -> Reply:
    session.show_board()
    return Reply.ASK_AGAIN


def log(session: Session, menu: Menu, line: str) -> Reply:
    for event in session.match.log_of(session.viewer):
        session.tell(event)
    return Reply.ASK_AGAIN


def explain(session: Session, menu: Menu, line: str) -> Reply:
    """The rules behind the question, or behind one of its choices."""
    wanted = line[1:].strip()
    rules = session.prompt.kind.rules
    if wanted:
        entry = numbered(menu, wanted)
        if entry is None:
            session.screen.say("ui-bad-number", most=len(menu.entries))
            return Reply.ASK_AGAIN
        if entry.choice is not None:
            rules = entry.choice.kind.rules or rules
    for rule_id in rules:
        session.screen.line(f"{rule_id} {session.texts.rule(rule_id).text}")
    return Reply.ASK_AGAIN


def hint(session: Session, menu: Menu, line: str) -> Reply:
    """What the usual bot would do."""
    table, seat = session.table, menu.seats[0]
    player = make_player(USUAL_BOT, session.match.game, 0, seat)
    driver = Driver([None] * table.seats, table)
    may_decline = seat not in table.waiting()
    choices = table.choices_of(seat)
    entry = menu.entry_for(driver.ask(player, table, seat, choices, may_decline))
    if entry is None:
        session.screen.say("cli-no-hint")
    else:
        number = menu.entries.index(entry) + 1
        session.screen.say("cli-hint", number=number, choice=entry.label)
    return Reply.ASK_AGAIN


def show_help(session: Session, menu: Menu, line: str) -> Reply:
    for key in (*HELP, session.board.legend if session.grid else ""):
        if key:
            session.screen.say(key)
    return Reply.ASK_AGAIN


# -- saving and leaving --------------------------------------------------------------------------


def save_as(session: Session, menu: Menu, line: str) -> Reply:
    save(session, argument(line))
    return Reply.ASK_AGAIN


def save_over(session: Session, menu: Menu, line: str) -> Reply:
    save(session, argument(line), over=True)
    return Reply.ASK_AGAIN


def leave(session: Session, menu: Menu, line: str) -> Reply:
    screen = session.screen
    if screen.interactive and session.unsaved and not screen.confirm("cli-really-quit"):
        return Reply.ASK_AGAIN
    screen.say("ui-goodbye")
    return Reply.QUIT


COMMANDS: Final[dict[str, Command]] = {
    "u": undo,
    "u!": rewind,
    "r": restart,
    "s": save_as,
    "s!": save_over,
    "l": log,
    "b": board,
    "h": show_help,
    "i": hint,
    "p": passed,
    "pp": pass_on,
    "q": leave,
}

HELP: Final = (
    "ui-help-number",
    "cli-help-id",
    "cli-help-enter",
    "cli-help-pass",
    "cli-help-pass-on",
    "ui-help-rule",
    "cli-help-board",
    "ui-help-log",
    "cli-help-hint",
    "ui-help-undo",
    "ui-help-rewind",
    "ui-help-restart",
    "ui-help-save",
    "cli-help-save-over",
    "ui-help-help",
    "ui-help-quit",
)
