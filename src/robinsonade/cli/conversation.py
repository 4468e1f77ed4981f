"""The conversation at the terminal: a game from welcome to goodbye."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from textwrap import shorten
from threading import current_thread, main_thread
from typing import Final

import typer

from robinsonade.cli.commands import Reply, carry_out, may_leave
from robinsonade.cli.ending import tell_ending
from robinsonade.cli.saving import save
from robinsonade.cli.seating import PERSON
from robinsonade.cli.session import TURN, Session
from robinsonade.kernel.game import RANDOM
from robinsonade.kernel.refusal import Refused
from robinsonade.players.strengths import strength_at

LONGEST_QUOTE: Final = 40  # signs of what somebody typed
SIGNALLED: Final = 128  # exit codes of programs that a signal ends begin here
ENDINGS: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
EXIT_SCRIPT: Final = 3  # input from a pipe was refused, or ended before the game did


def play_match(session: Session) -> None:
    """Play until the game is over or somebody leaves."""
    with last_word(session):
        welcome(session)
        while not session.match.over:
            choice = session.bot_choice() or session.silent_pass()
            if choice is not None:
                session.play(choice)
            elif ask(session) is Reply.QUIT:
                return
        finish(session)


@contextmanager
def last_word(session: Session) -> Iterator[None]:
    """Say that the game is kept if the machine ends the program or the line is cut."""

    def leave(number: int, frame: object) -> None:
        if session.is_kept:
            with suppress(OSError):  # nobody may be there any more
                session.screen.line()
                session.screen.say("cli-kept")
        raise SystemExit(SIGNALLED + number)

    ours = ENDINGS if current_thread() is main_thread() else []
    before = [signal.signal(one, leave) for one in ours]
    try:
        yield
    finally:
        for one, handler in zip(ours, before, strict=True):
            signal.signal(one, handler)


def ask(session: Session) -> Reply:
    """Ask the people until one of them chooses, takes back or leaves."""
    menu = session.menu()
    session.note_asked()
    reply = Reply.REPEAT
    while reply not in (Reply.GO_ON, Reply.QUIT):
        if reply is Reply.REPEAT:
            session.show_question(menu)
        try:
            line = session.screen.ask(session.cue(menu))
        except KeyboardInterrupt:
            session.screen.line()
            if may_leave(session):
                raise
            continue
        reply = carry_out(session, menu, line) if line is not None else end_of_input(session)
        if reply is Reply.REFUSED and session.screen.scripted:
            session.screen.say("cli-script-refused", line=shorten(line or "", LONGEST_QUOTE))
            raise typer.Exit(EXIT_SCRIPT)
    return reply


def end_of_input(session: Session) -> Reply:
    """A script is too short; at a terminal somebody wants to leave."""
    if session.screen.scripted:
        session.screen.say("cli-no-more-input")
        raise typer.Exit(EXIT_SCRIPT)
    if not may_leave(session):
        return Reply.ASK_AGAIN
    session.screen.say("ui-goodbye")
    return Reply.QUIT


# -- the beginning -------------------------------------------------------------------------------


def introduce_bot(session: Session, seat: int, player: str) -> None:
    """Which bot it is, and how strong at such a table, if that was measured."""
    screen, texts, match = session.screen, session.texts, session.match
    name = texts.seat(seat)
    known = strength_at(match.game.slug, player, match.table.seats, match.options)
    if known is None:
        screen.say("cli-seat-bot", seat=name, player=player)
        return
    strength = texts.say(f"ui-strength-{known.measure}", rate=known.rate)
    screen.say(
        "cli-seat-bot-strength", seat=name, player=player, strength=strength, games=known.games
    )


def welcome(session: Session) -> None:
    """Which game, who plays, what was settled; then the last thing that happened."""
    screen, texts, match = session.screen, session.texts, session.match
    screen.heading(texts.title())
    screen.line(texts.pitch())
    for option, value in match.options.items():
        if value != RANDOM:
            label, chosen = texts.option(option), texts.option_value(option, value)
            screen.say("cli-option", option=label, value=chosen)
    for seat, player in enumerate(match.players):
        if player != PERSON:
            introduce_bot(session, seat, player)
        else:
            screen.say(
                "cli-seat-you" if seat == session.you else "cli-seat-person", seat=texts.seat(seat)
            )
    if match.position is not None:
        screen.say("cli-position")
    elif match.open_seed:
        screen.say("cli-open-seed", seed=str(match.seed))
    if session.file is not None:
        screen.say("ui-loaded", file=str(session.file), choices=len(match.choices_made))
    elif session.is_kept:
        screen.say("cli-resumed", choices=len(match.choices_made))
    if match.rewound:
        screen.say("ui-rewound")
    screen.say("cli-say-help")
    session.told = start_of_news(session)
    turns = [event for event in match.log[: session.told] if event.kind.name == TURN]
    if turns and not match.over:
        session.tell(turns[-1])
    session.tell_news()


def start_of_news(session: Session) -> int:
    """In a new game the setup is on the board; in a loaded one, go on after a person's choice."""
    match = session.match
    mine = [n for n, choice in enumerate(match.choices_made) if choice.seat in session.people]
    start = match.marks[mine[-1]] if mine else max(0, len(match.log) - 1)
    return start if not match.over else len(match.log)


# -- the end -------------------------------------------------------------------------------------


def finish(session: Session) -> None:
    """How it ended, in words and figures, and the seed, which is no secret any more."""
    screen, texts, match = session.screen, session.texts, session.match
    screen.line()
    tell_ending(screen, match, session.people)
    for key, number in match.game.statistics(match.table).items():
        screen.say("cli-figure", label=texts.statistic(key), number=str(number))
    if match.position is None:
        screen.say("cli-open-seed" if match.open_seed else "cli-seed", seed=str(match.seed))
    if match.rewound:
        screen.say("ui-rewound")
    if screen.interactive and session.unsaved:
        offer_to_save(session)
    if session.keeper is not None:
        session.keeper.forget()


def offer_to_save(session: Session) -> None:
    """Until it is saved or nobody wants to."""
    screen = session.screen
    while session.unsaved:
        answer = screen.ask(session.texts.say("cli-save-at-end"))
        if screen.is_yes(answer):
            answer = screen.ask(session.texts.say("cli-which-file"))
        if answer is None or screen.is_no(answer):
            return
        try:
            save(session, answer)
        except Refused as refused:
            screen.line(session.texts.error(refused))
