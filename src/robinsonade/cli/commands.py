"""What a person can type when asked: a choice, or a wish about the game."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from robinsonade.cli.menu import Entry, Menu, plain
from robinsonade.cli.saving import save
from robinsonade.cli.seating import check_asking
from robinsonade.cli.session import Session
from robinsonade.cli.why import tell_why
from robinsonade.kernel.choice import PASSING, Choice, IllegalChoice
from robinsonade.kernel.refusal import Refused
from robinsonade.players.advice import CLEAR, Advice, advise
from robinsonade.text import Rule, Texts

ALL: Final = "all"
WHY: Final = (("why",), ("por", "que"))
LEFT: Final = "left"  # the fact of a question that says how much somebody may still do


class Reply(Enum):
    """What is to happen after a line that somebody typed."""

    ASK_AGAIN = "ask again"
    REFUSED = "ask again, but a script ends here"
    REPEAT = "show the question again"
    GO_ON = "go on"
    QUIT = "quit"


Command = Callable[[Session, Menu, str], Reply]


def carry_out(session: Session, menu: Menu, line: str) -> Reply:
    """Do what a person typed; what cannot be done is explained, and asked again."""
    try:
        return command_for(line)(session, menu, line)
    except Refused as refused:
        session.screen.line(session.texts.error(refused))
        return Reply.REFUSED


def command_for(line: str) -> Command:
    """The command that a line begins with, or else choosing."""
    if not line:
        return repeat
    if line.startswith("?"):
        return explain
    if asked_why(line) is not None:
        return why
    return COMMANDS.get(line.split()[0].casefold(), choose)


def asked_why(line: str) -> str | None:
    """What somebody asks about, in any language; None: it is no such question.

    >>> asked_why("why misty marsh"), asked_why("Por qué ciénaga"), asked_why("whisper")
    ('misty marsh', 'ciénaga', None)
    """
    words = line.split()
    for asking in WHY:
        if plain(" ".join(words[: len(asking)])) == " ".join(asking):
            return " ".join(words[len(asking) :])
    return None


def argument(line: str) -> str:
    """What follows the command."""
    return line.partition(" ")[2].strip()


# -- choosing ------------------------------------------------------------------------------------


def choose(session: Session, menu: Menu, line: str) -> Reply:
    """By number, by id, or by how its label or the name of its place begins."""
    if line in menu.numbers():
        return take(session, menu.numbers()[line])
    if "." in line and not line.isdecimal():
        entry = menu.entry_for(session.match.game.catalogue.find(line))
        if entry is None:
            raise IllegalChoice("choice-not-offered", given=line)
        return take(session, entry)
    called = [entry for entry in menu.all() if entry.is_called(line)]
    if line[0].isalpha() and len(line) > 1 and called:
        if len(called) == 1:
            return take(session, called[0])
        numbers = [menu.number_of(entry) for entry in called]
        session.screen.say("cli-several", given=line, numbers=session.texts.listed(numbers))
        return Reply.REFUSED
    return no_such_number(session, menu)


def no_such_number(session: Session, menu: Menu) -> Reply:
    fewest = 1 if menu.nothing is None else 0
    session.screen.say("ui-bad-number", fewest=fewest, most=len(menu.entries))
    return Reply.REFUSED


def take(session: Session, entry: Entry) -> Reply:
    if entry.choice is None:
        session.go_on()
    elif stops_too_early(session, entry.choice):
        return Reply.ASK_AGAIN
    elif session.guide and session.guide.hold_back(session.screen, session.match, entry.choice):
        return Reply.REFUSED
    else:
        session.note_answered([entry.choice.seat])
        session.play(entry.choice)
    return Reply.GO_ON


def stops_too_early(session: Session, choice: Choice) -> bool:
    """Is somebody at a terminal about to waste something, and would rather not?"""
    prompt = session.prompt
    idle = choice.kind is not PASSING and not choice.kind.facts and not choice.kind.cost
    if not idle or LEFT not in prompt.kind.facts or not session.screen.interactive:
        return False
    left = prompt.facts[prompt.kind.facts.index(LEFT)]
    return not session.screen.confirm("cli-really-stop", left=left)


def passed(session: Session, menu: Menu, line: str) -> Reply:
    """Let the moment go by, or stop."""
    if menu.nothing is not None:
        return take(session, menu.nothing)
    session.screen.say("cli-cannot-pass")
    return Reply.REFUSED


def pass_on(session: Session, menu: Menu, line: str) -> Reply:
    """Let this moment and all that follow go by, until something has to be decided."""
    reply = passed(session, menu, line)
    if reply is Reply.GO_ON:
        session.passing.update(menu.bound[:1] or menu.seats)
    return reply


def ask_how_often(session: Session, menu: Menu, line: str) -> Reply:
    """How often people are asked about cards that they could play at any time."""
    wanted = argument(line)
    if wanted:
        session.asking = check_asking(wanted)
    session.screen.say(f"cli-asking-{session.asking}")
    return Reply.ASK_AGAIN


def cards(session: Session, menu: Menu, line: str) -> Reply:
    """Be asked at the next moment in which a card could be played."""
    session.wants_cards = True
    session.passing.clear()
    session.screen.say("cli-cards-next")
    return Reply.ASK_AGAIN


# -- taking back ---------------------------------------------------------------------------------


def undo(session: Session, menu: Menu, line: str) -> Reply:
    try:
        session.undo()
    except Refused as refused:
        session.screen.line(session.texts.error(refused))
        if refused.key == "cannot-undo":
            session.screen.say("cli-offer-rewind")
        return Reply.REFUSED
    return Reply.GO_ON


def rewind(session: Session, menu: Menu, line: str) -> Reply:
    session.undo(rewind=True)
    if session.match.rewound:
        session.screen.say("ui-rewound")
    return Reply.GO_ON


def restart(session: Session, menu: Menu, line: str) -> Reply:
    session.restart()
    return Reply.GO_ON


# -- looking -------------------------------------------------------------------------------------


def repeat(session: Session, menu: Menu, line: str) -> Reply:
    """The question again, with the next page of a long list."""
    session.page += 1
    return Reply.REPEAT


def board(session: Session, menu: Menu, line: str) -> Reply:
    session.show_board()
    return Reply.ASK_AGAIN


def log(session: Session, menu: Menu, line: str) -> Reply:
    for event in session.match.log_of(session.viewer):
        session.tell(event)
    return Reply.ASK_AGAIN


def foresee(session: Session, menu: Menu, line: str) -> Reply:
    """What is to be expected, and how likely."""
    if session.foretell(whole=argument(line) == ALL):
        return Reply.ASK_AGAIN
    session.screen.say("cli-no-forecast")
    return Reply.REFUSED


def where(session: Session, menu: Menu, line: str) -> Reply:
    """What is around the person who is asked."""
    view = session.match.view(session.board_viewer)
    found = session.board.around(menu.seats[0], view, session.texts)
    for text in found or [session.texts.say("cli-nothing-around")]:
        session.screen.line(text)
    return Reply.ASK_AGAIN


def draw(session: Session, menu: Menu, line: str) -> Reply:
    """Draw the board from now on."""
    if not session.use_grid():
        session.screen.say("cli-no-room")
        return Reply.REFUSED
    session.screen.plain = False
    return board(session, menu, line)


def describe(session: Session, menu: Menu, line: str) -> Reply:
    """Tell the board line by line from now on."""
    session.grid = False
    session.screen.plain = True
    return board(session, menu, line)


def explain(session: Session, menu: Menu, line: str) -> Reply:
    """The rules behind the question, behind one of its choices (with the things it is about),
    by id or by a word in them."""
    wanted = line[1:].strip()
    if wanted in ("", ALL):
        kinds = [session.prompt.kind]
        kinds += [e.choice.kind for e in menu.all() if e.choice] if wanted == ALL else []
        rule_ids = dict.fromkeys([rule_id for kind in kinds for rule_id in kind.rules])
        found = [session.texts.rule(rule_id) for rule_id in rule_ids]
    elif wanted in menu.numbers():
        choice = menu.numbers()[wanted].choice
        for line in session.texts.abouts(choice) if choice else ():
            session.screen.line(line)
        rule_ids = dict.fromkeys(choice.kind.rules if choice else ())
        found = [session.texts.rule(rule_id) for rule_id in rule_ids or session.prompt.kind.rules]
    elif wanted.isdecimal():
        return no_such_number(session, menu)
    else:
        found = rules_about(wanted, session.texts)
        if not found:
            session.screen.say("cli-no-rule-about", given=wanted)
            return Reply.REFUSED
        menu = Menu([], [], [], [])
    others = other_roles(session, menu.seats) if wanted != ALL else ()
    for rule in found:
        if not rule.text.startswith(others):
            session.screen.line(f"{rule.id} {rule.text}")
    return Reply.ASK_AGAIN


def rules_about(wanted: str, texts: Texts) -> list[Rule]:
    """The rule or the section with this id, or all rules in which a word begins like this."""
    rules = [rule for section in texts.rules() for rule in section.rules]
    by_id = [
        rule
        for rule in rules
        if rule.id == wanted.upper() or rule.id.startswith(wanted.upper() + ".")
    ]
    return by_id or [rule for rule in rules if f" {plain(wanted)}" in f" {plain(rule.text)}"]


def other_roles(session: Session, seats: list[int]) -> tuple[str, ...]:
    """How rules begin that are for none of these seats: with a role of somebody else."""
    if not seats:
        return ()
    game, table = session.match.game, session.table
    mine = game.persona(table, seats[0])
    if mine is None:
        return ()
    noun, role = mine
    return tuple(
        [session.texts.name(noun, other) + ":" for other in range(len(noun.ids)) if other != role]
    )


def hint(session: Session, menu: Menu, line: str) -> Reply:
    """What a sensible player would do, and why."""
    table, seat = session.table, menu.seats[0]
    advice = advise(session.match.game, table, seat)
    best = advice.ideas[0] if advice else None
    is_idle = best is None or (best.score <= 0.0 and seat not in table.waiting())
    entry = None if is_idle or best is None else menu.entry_for(best.choice)
    if entry is None or advice is None:
        session.screen.say("cli-no-hint")
        return Reply.ASK_AGAIN
    session.screen.say("cli-hint", number=menu.number_of(entry), choice=entry.label)
    for reason in reasons_for(advice, session.texts):
        session.screen.line(f"  {reason}")
    return Reply.ASK_AGAIN


def reasons_for(advice: Advice, texts: Texts) -> list[str]:
    """What is at stake, the chances, what it leads to, and how sure all that is."""
    best, *others = advice.ideas
    found = [texts.stake(stake) for stake in advice.stakes]
    if best.chance is not None and others and others[0].chance is not None:
        found.append(texts.say("cli-hint-chance", chance=best.chance, other=others[0].chance))
    for term in best.terms:
        more = ("+" if term.more > 0 else "−") + texts.number(abs(term.more), 1)
        concern = texts.say(f"concern-{term.concern}")
        found.append(texts.say("cli-hint-term", concern=concern, more=more))
    found.append(texts.say("cli-hint-clear" if advice.sure == CLEAR else "cli-hint-close"))
    return found


def why(session: Session, menu: Menu, line: str) -> Reply:
    """Why something cannot be done with a thing; in a lesson also why something is said."""
    if (
        not asked_why(line)
        and session.guide
        and session.guide.reason(session.screen, session.match)
    ):
        return Reply.ASK_AGAIN
    return Reply.ASK_AGAIN if tell_why(session, menu, asked_why(line) or "") else Reply.REFUSED


def alone(session: Session, menu: Menu, line: str) -> Reply:
    """Go on with a lesson as with any other game."""
    if session.guide is None:
        session.screen.say("cli-no-lesson")
        return Reply.REFUSED
    session.guide = None
    session.screen.say("cli-lesson-left")
    return Reply.REPEAT


def show_help(session: Session, menu: Menu, line: str) -> Reply:
    for key in (*session.help_first, *HELP, session.board.legend if session.grid else ""):
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
    if not may_leave(session):
        return Reply.ASK_AGAIN
    session.screen.say("ui-goodbye")
    return Reply.QUIT


def may_leave(session: Session) -> bool:
    """Nothing is lost, or somebody says so; the end of input says so, too."""
    screen = session.screen
    if not screen.interactive or not session.unsaved:
        return True
    if session.keeper is not None and not session.is_kept:  # only bots have chosen so far
        session.keeper.keep(session.match)
    if session.is_kept:
        screen.say("cli-kept")
        return True
    answer = screen.ask(session.texts.say("cli-really-quit"))
    return answer is None or screen.is_yes(answer)


COMMANDS: Final[dict[str, Command]] = {
    "u": undo,
    "u!": rewind,
    "r": restart,
    "s": save_as,
    "s!": save_over,
    "l": log,
    "b": board,
    "w": where,
    "f": foresee,
    "grid": draw,
    "plain": describe,
    "h": show_help,
    "i": hint,
    "p": passed,
    "pp": pass_on,
    "c": cards,
    "ask": ask_how_often,
    "alone": alone,
    "q": leave,
}

HELP: Final = (
    "ui-help-number",
    "cli-help-id",
    "cli-help-enter",
    "cli-help-pass",
    "cli-help-pass-on",
    "cli-help-cards",
    "cli-help-asking",
    "ui-help-rule",
    "cli-help-rule-search",
    "cli-help-why",
    "cli-help-alone",
    "cli-help-board",
    "cli-help-where",
    "cli-help-forecast",
    "cli-help-look",
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
