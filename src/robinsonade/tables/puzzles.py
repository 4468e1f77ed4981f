"""Puzzles at tables: an ordinary game that begins at one, and how far somebody has come with it."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.puzzle import Puzzle, find_puzzle, judge, puzzles_of
from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Rooms, seat_records
from robinsonade.tables.timeline import CHOICE, UNDO, Timeline
from robinsonade.tables.what_if import alone

ORIGIN: Final = "puzzle:"


def show_all() -> list[dict[str, Any]]:
    """All puzzles, by title."""
    return [
        {
            "game": game.slug,
            "id": one.id,
            "seats": one.seats,
            "options": one.options,
            "length": len(one.questions),
            "level": one.level,
        }
        for game in GAMES.values()
        for one in puzzles_of(game)
    ]


async def begin(rooms: Rooms, game: Game, one: Puzzle, seed: int, holder: str) -> Room:
    """A table at which it can be solved, and played on. It is marked, and never counts."""
    seats, _ = seat_records(alone(one.seats, one.seat))
    return await rooms.create(
        game.slug,
        seats,
        one.options,
        seed,
        open_seed=True,
        holder=holder,
        position=one.start(seed),
        origin=f"{ORIGIN}{game.slug}/{one.id}",
    )


def puzzle_of(room: Room) -> Puzzle:
    origin = room.record.origin or ""
    if not origin.startswith(ORIGIN):
        raise Refused("no-puzzle-here")
    slug, _, name = origin.removeprefix(ORIGIN).partition("/")
    return find_puzzle(find_game(slug), name)


def tries_of(line: Timeline, seat: int, most: int) -> list[list[str]]:
    """The first choices of a seat, at most so many, once for each time that it went back."""
    tries: list[list[str]] = [[]]
    standing: list[int] = []  # after each choice that counts: how many of them were the seat's
    chosen: list[str] = []
    for done in line.done:
        command = done.command
        if command.kind == CHOICE:
            if command.seat == seat:
                chosen.append(str(command.choice))
                tries[-1] = chosen[:most]
            standing.append(len(chosen))
        elif command.kind == UNDO:
            del standing[command.back_to or 0 :]
            del chosen[standing[-1] if standing else 0 :]
            tries.append(chosen[:most])
    return tries


def show_verdict(room: Room) -> dict[str, Any]:
    """How far somebody has come; the figures of all choices when it is solved."""
    one = puzzle_of(room)
    verdict = judge(one, tries_of(room.timeline, one.seat, len(one.questions)))
    wrong = verdict.wrong
    asked = one.questions[min(verdict.done, len(one.questions) - 1)]
    return {
        "game": one.game,
        "id": one.id,
        "length": len(one.questions),
        "done": verdict.done,
        "tries": verdict.tries,
        "solved": verdict.solved,
        "stars": verdict.stars,
        "wrong": None if wrong is None else {"choice": wrong.choice, "share": wrong.share},
        "best": asked.best.share if wrong is not None or verdict.solved else None,
        "checked": one.found.checked,
        "answers": [
            [{"choice": a.choice, "share": a.share, "games": a.games} for a in question.answers]
            for question in one.questions
        ]
        if verdict.solved
        else [],
    }
