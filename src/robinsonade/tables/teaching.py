"""Lessons at tables: ordinary games that somebody explains to whoever holds the first seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from robinsonade.games import find_game
from robinsonade.lessons.lesson import FIRST, LEARNER, read_lesson
from robinsonade.players.asking import SMART
from robinsonade.tables.records import BOT, HERE
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Rooms, seat_records

__all__ = ["FIRST", "learn", "lesson_of"]


async def learn(
    rooms: Rooms, slug: str, name: str, person: str, holder: Callable[[], Awaitable[str]]
) -> Room:
    """A guided first game for this person; who holds it is asked when nothing can be refused."""
    lesson = read_lesson(find_game(slug), name)
    others = [(BOT, lesson.bots[seat].player, "") for seat in sorted(lesson.bots)]
    seats, _ = seat_records([(HERE, None, person), *others])
    seats[LEARNER].asking = SMART  # nothing is asked that nobody explains
    return await rooms.create(
        slug,
        seats,
        lesson.options,
        lesson.seed,
        open_seed=True,
        holder=await holder(),
        position=lesson.position,
        lesson=lesson.name,
        origin=f"lesson:{slug}/{lesson.name}",
    )


def lesson_of(room: Room, mine: set[int]) -> dict[str, Any] | None:
    """How far the lesson has come that is given here."""
    told = room.projection.coach(frozenset(mine))
    return told and {name: told[name] for name in ("name", "step", "steps")}
