"""A game from welcome to goodbye."""

from __future__ import annotations

from robinsonade.cli.commands import Reply, obey
from robinsonade.cli.saving import save
from robinsonade.cli.seating import PERSON
from robinsonade.cli.session import Session
from robinsonade.kernel.game import RANDOM
from robinsonade.kernel.refusal import Refused


def spend(session: Session) -> None:
    """Play until the game is over or somebody leaves."""
    welcome(session)
    while not session.match.over:
        choice = session.bot_choice() or session.silent_pass()
        if choice is not None:
            session.play(choice)
        elif ask(session) is Reply.QUIT:
            return
    finish(session)


def ask(session: Session) -> Reply:
    """Ask the people until one of them chooses, takes back or leaves."""
    menu = session.menu()
    if not session.may_wait():
        session.passing.clear()
    reply = Reply.REPEAT
    while reply in (Reply.REPEAT, Reply.ASK_AGAIN):
        if reply is Reply.REPEAT:
            session.show_question(menu)
        line = session.screen.ask(session.cue(menu))
        if line is None:
            session.screen.say("cli-no-more-input")
            return Reply.QUIT
        reply = obey(session, menu, line)
    return reply


# -- the beginning -------------------------------------------------------------------------------


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
        key = "cli-seat-person" if player == PERSON else "cli-seat-bot"
        screen.say(key, seat=texts.seat(seat), player=player)
    if match.open_seed:
        screen.say("cli-open-seed", seed=str(match.seed))
    if session.file is not None:
        screen.say("ui-loaded", file=str(session.file), choices=len(match.choices_made))
    if match.rewound:
        screen.say("ui-rewound")
    screen.say("cli-say-help")
    session.told = start_of_news(session)
    session.tell_news()


def start_of_news(session: Session) -> int:
    """In a new game the setup is on the board; in a loaded one, go on after a person's choice."""
    match = session.match
    mine = [n for n, choice in enumerate(match.choices_made) if choice.seat in session.people]
    return match.marks[mine[-1]] if mine else max(0, len(match.log) - 1)


# -- the end -------------------------------------------------------------------------------------


def finish(session: Session) -> None:
    """How it ended, in words and figures, and the seed, which is no secret any more."""
    screen, texts, match = session.screen, session.texts, session.match
    screen.line()
    screen.heading(texts.outcome(match.table.result))
    for seat, score in enumerate(match.game.scores(match.table)):
        screen.say("cli-figure", label=texts.seat(seat), number=str(score))
    for key, number in match.game.statistics(match.table).items():
        screen.say("cli-figure", label=texts.statistic(key), number=str(number))
    screen.say("cli-open-seed" if match.open_seed else "cli-seed", seed=str(match.seed))
    if match.rewound:
        screen.say("ui-rewound")
    if screen.interactive and session.unsaved:
        offer_to_save(session)


def offer_to_save(session: Session) -> None:
    """Until it is saved or nobody wants to."""
    while session.unsaved:
        name = session.screen.ask(session.texts.say("cli-save-at-end"))
        if not name:
            return
        try:
            save(session, name)
        except Refused as refused:
            session.screen.line(session.texts.error(refused))
