"""Puzzles at tables: an ordinary game that begins at one, and what is said of answers."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.puzzle import Answer, Puzzle, judge, puzzles_of
from robinsonade.kernel.game import Game
from robinsonade.kernel.view import words
from robinsonade.players.asking import ALWAYS
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Rooms, seat_records
from robinsonade.tables.what_if import alone

ORIGIN: Final = "puzzle:"


def show_all() -> list[dict[str, Any]]:
    """All puzzles, by title."""
    return [
        {
            "game": game.slug,
            "id": one.id,
            "key": one.key,
            "seat": one.seat,
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
    seats[one.seat].asking = ALWAYS  # the question is the puzzle: it does not go by
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


def show_figure(game: Game, answer: Answer) -> dict[str, Any]:
    choice = game.catalogue.find(answer.choice)
    return {
        "choice": choice.id,
        "kind": choice.kind.name,
        "words": words(choice.kind, choice.args),
        "share": answer.share,
        "games": answer.games,
    }


def show_verdict(one: Puzzle, tries: list[list[str]], *, reveal: bool) -> dict[str, Any]:
    """How far these tries have come; all figures when it is solved, or given up."""
    verdict = judge(one, tries)
    game, wrong = find_game(one.game), verdict.wrong
    asked = one.questions[min(verdict.done, len(one.questions) - 1)]
    return {
        "done": verdict.done,
        "tries": verdict.tries,
        "solved": verdict.solved,
        "stars": verdict.stars,
        "wrong": None if wrong is None else show_figure(game, wrong),
        "best": asked.best.share if wrong is not None or verdict.solved else None,
        "checked": one.found.checked,
        "answers": [
            [show_figure(game, answer) for answer in question.by_share]
            for question in one.questions
        ]
        if verdict.solved or reveal
        else [],
    }
