"""What a lesson is: a table, what the others do there, and what is said step by step.

`games/<game>/lessons/<lesson>.toml` holds it, read strictly; its words are in
`games/<game>/text/lesson.<language>.ftl` under `lesson-<lesson>-<say>`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module, resources
from typing import Any, Final

from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.data import DataFile, Row
from robinsonade.kernel.game import Game
from robinsonade.kernel.position import BadPosition
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.slips import BadData
from robinsonade.players.registry import PLAYERS

FIRST: Final = "first"  # the lesson that a game begins with
LEARNER: Final = 0  # the seat of whoever learns
FOLDER: Final = "lessons"
CHOICE: Final = "choice"  # what a step waits for
PRESS: Final = "press"
ANY: Final = "any"
ANY_TURN: Final = -1


@dataclass(frozen=True)
class Step:
    """Something that is said when it is due, and what somebody does about it."""

    say: str
    at: str  # a prompt that is asked, or an event that happened since the learner's last choice
    turn: int  # the only turn it belongs to
    when: tuple[tuple[str, Any], ...]  # paths in the learner's view, and what must be there
    spot: tuple[str, ...]  # the things it is about, as targets
    allow: tuple[str, ...]  # patterns of choices; empty: it waits for a press
    rule: str
    stay: bool  # until nothing of this is offered any more

    @property
    def waits(self) -> bool:
        """Does it wait for a choice?"""
        return bool(self.allow)


@dataclass(frozen=True)
class Bot:
    """Who else plays: these choices of its own as long as they are offered, then by itself."""

    player: str
    script: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """One part of a guided first game."""

    game: str
    name: str
    minutes: int
    next: str  # the lesson that goes on from here; empty: none
    seats: int
    seed: int
    options: dict[str, str]
    position: dict[str, Any] | None
    bots: dict[int, Bot]
    steps: tuple[Step, ...]
    where: str = field(default="", compare=False)  # the file, for complaints

    def key(self, step: Step) -> str:
        """The key of what is said."""
        return f"lesson-{self.name}-{step.say}"

    def minutes_after(self, place: int) -> int:
        """About how many are left when so many steps are done."""
        left = len(self.steps) - place
        return max(1, round(self.minutes * left / len(self.steps))) if left else 0


def names_of(game: Game) -> list[str]:
    """The lessons of a game, the first one first; none in games without."""
    folder = resources.files(game.package) / FOLDER
    if not folder.is_dir():
        return []
    names = [file.name.removesuffix(".toml") for file in folder.iterdir()]
    return sorted(names, key=lambda name: (name != FIRST, name))


@cache
def read_lesson(game: Game, name: str = FIRST) -> Lesson:
    """A lesson of a game; what is wrong with its file is said with file, table and key."""
    names = names_of(game)
    if name not in names:
        raise Refused("no-such-lesson", given=name, game=game.slug, allowed=", ".join(names))
    text = (resources.files(game.package) / FOLDER / f"{name}.toml").read_text("utf-8")
    file = f"{game.slug}/{FOLDER}/{name}.toml"
    try:
        content = DataFile(file, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadData(file, "this does not fit: {why}", why=str(error)) from error
    return lesson_from(game, name, content)


def lesson_from(game: Game, name: str, file: DataFile) -> Lesson:
    """The lesson that a file describes."""
    strangers = set(file.content) - {"lesson", "options", "position", "bot", "step"}
    if strangers:
        raise BadData(file.name, "unknown table {names}", names=", ".join(sorted(strangers)))
    head = file.row("lesson")
    minutes, then = head.number("minutes"), head.text("next", "")
    seats, seed = head.number("seats"), head.number("seed")
    head.finish()
    if not game.fewest <= seats <= game.most:
        raise BadData(
            f"{file.name}, [lesson]",
            "seats is {seats}, which {slug} does not have",
            seats=seats,
            slug=game.slug,
        )
    if then and then not in names_of(game):
        raise BadData(
            f"{file.name}, [lesson]", "next is {then}, which is no lesson", then=repr(then)
        )
    options = read_options(game, file, seats)
    bots = dict(read_bot(game, row, seats) for row in file.rows("bot"))
    if set(bots) != set(range(seats)) - {LEARNER}:
        raise BadData(
            f"{file.name}, [[bot]]",
            "there must be one for each seat but {learner}",
            learner=LEARNER,
        )
    steps = tuple([read_step(game, row) for row in file.rows("step")])
    said = [step.say for step in steps]
    for say in said:
        if said.count(say) > 1:
            raise BadData(f"{file.name}, [[step]]", "{say} is said twice", say=say)
    position = read_position(game, file) if "position" in file.content else None
    return Lesson(
        game.slug, name, minutes, then, seats, seed, options, position, bots, steps, file.name
    )


def read_options(game: Game, file: DataFile, seats: int) -> dict[str, str]:
    row = file.row("options")
    given = {name: row.text(name) for name in row.values}
    try:
        return game.settle_options(seats, given)
    except Refused as refused:
        raise BadData(row.where, "this does not fit: {why}", why=str(refused)) from refused


def read_bot(game: Game, row: Row, seats: int) -> tuple[int, Bot]:
    seat = row.number("seat")
    bot = Bot(row.one_of("player", PLAYERS), tuple(row.texts("script")))
    row.finish()
    if not 0 <= seat < seats or seat == LEARNER:
        raise BadData(row.where, "seat is {seat}, but must be that of a bot", seat=seat)
    for choice in bot.script:
        known = game.catalogue.by_id.get(choice)
        if known is None or known.seat != seat:
            raise BadData(
                row.where,
                "script has {choice}, which is no choice of this seat",
                choice=repr(choice),
            )
    return seat, bot


def read_step(game: Game, row: Row) -> Step:
    known = {kind.name for kind in (*game.prompts, *game.events)}
    say, at = row.text("say"), row.text("at")
    row.where = f"{row.where.partition(',')[0]}, [[step]] {say}"
    if at not in known:
        raise BadData(row.where, "at is {at}, which is neither a prompt nor an event", at=repr(at))
    when = row.take("when") if row.has("when") else {}
    if not isinstance(when, dict):
        raise BadData(
            row.where, "when is {when}, but must be a table of paths and values", when=repr(when)
        )
    allow = read_allow(row)
    step = Step(
        say,
        at,
        row.number("turn", ANY_TURN),
        tuple(when.items()),
        tuple(row.texts("spot")) if row.has("spot") else (),
        allow,
        row.text("rule"),
        row.flag("stay", default=False),
    )
    row.finish()
    return step


def read_allow(row: Row) -> tuple[str, ...]:
    """What may be chosen: patterns such as `0.move.*`; nothing where a press is waited for."""
    wait = row.one_of("wait", (CHOICE, PRESS), CHOICE)
    if wait == PRESS:
        return ()
    if row.values.get("allow") == ANY:
        row.take("allow")
        return ("*",)
    allow = tuple(row.texts("allow"))
    if not allow:
        raise BadData(row.where, "allow is empty, so that nothing could be chosen")
    return allow


def read_position(game: Game, file: DataFile) -> dict[str, Any]:
    """The table that the builder of the game lays out (`games/<game>/position.py`)."""
    row = file.row("position")
    builder = import_module(f"{game.package}.position").lay_out
    try:
        return dump_table(builder(**row.values))
    except (BadPosition, TypeError) as error:
        raise BadData(row.where, "this does not fit: {why}", why=str(error)) from error
