"""The chances of finished games: found at the lowest priority while somebody looks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import pairwise
from typing import Any, Final

from robinsonade.kernel.refusal import Refused
from robinsonade.tables.bot_worker import MOST_LOOKED_AT
from robinsonade.tables.room import Room
from robinsonade.tables.services import LOOK_BACK, NoAnswer, OutOfTime, Services
from robinsonade.tables.turns import Door

SLICE: Final = 1.5  # seconds for one answer
MOST_SECONDS: Final = 80.0  # for a game, however busy the machine is
MOST_KEPT: Final = 200  # games whose curve is remembered
LONGEST_PAUSE: Final = 300.0  # seconds that still count as playing
NOTHING: Final[dict[str, Any]] = {"lines": [], "points": [], "turning": [], "games": 0}


def check_over(room: Room) -> None:
    """Nobody looks back before the end: what was hidden is still hidden."""
    if not room.timeline.over:
        raise Refused("not-over")


class Curve:
    """What is known of one game."""

    def __init__(self) -> None:
        self.found = NOTHING
        self.done = False
        self.task: asyncio.Task[None] | None = None


class LookingBack:
    """The curves of games that somebody has asked about, as far as they have been found."""

    def __init__(self, services: Services, seconds: float) -> None:
        self.services = services
        self.seconds = seconds  # of one core, for a game
        self.curves: OrderedDict[str, Curve] = OrderedDict()
        self.lasted: OrderedDict[str, int] = OrderedDict()  # seconds that were played in each game
        self.busy: set[str] = set()  # addresses for which a game is worked at
        self.door = Door(MOST_LOOKED_AT)  # or else what was found of each would be forgotten

    async def chances(self, room: Room, mine: frozenset[int], who: str = "") -> dict[str, Any]:
        """What is known now, with positions as who holds these seats counts them. For one address
        (`who`) only one game is worked at at a time, so that others get their turn."""
        check_over(room)
        curve, sight = self.curve_of(room, who), room.sight(mine)
        seconds = await self.seconds_of(room)
        found = curve.found
        return {
            **found,
            "counts": room.timeline.game.COUNTS,
            "done": curve.done,
            "points": [{**point, "at": sight.position(point["at"])} for point in found["points"]],
            "turning": [{**one, "at": sight.position(one["at"])} for one in found["turning"]],
            "seconds": seconds,
        }

    async def seconds_of(self, room: Room) -> int:
        """How long was played, read once: whoever waits for their turn asks again and again."""
        if room.id not in self.lasted:
            self.lasted[room.id] = await seconds_of(room)
            if len(self.lasted) > MOST_KEPT:
                self.lasted.popitem(last=False)
        return self.lasted[room.id]

    def curve_of(self, room: Room, who: str) -> Curve:
        """Whoever asks first starts the work, or asks again when their last game is done: what
        waited here would be kept in memory."""
        curve = self.curves.get(room.id)
        if curve is None:
            if who in self.busy:
                return Curve()
            self.busy.add(who)
            curve = self.curves[room.id] = Curve()
            work = self.find(room, curve, who)
            curve.task = asyncio.create_task(work, name=f"look at {room.id}")
            for game_id in list(self.curves)[:-MOST_KEPT]:
                if self.curves[game_id].done:
                    del self.curves[game_id]
        self.curves.move_to_end(room.id)
        return curve

    async def find(self, room: Room, curve: Curve, who: str) -> None:
        record = room.record
        start = [record.title, record.seats, record.options, str(record.seed), record.position]
        choices = [choice.id for choice in room.timeline.history.choices]
        spent = 0.0
        try:
            async with self.door:
                began = asyncio.get_running_loop().time()
                while not curve.done and self.seconds:
                    answer = await self.services.bots.ask(LOOK_BACK, room.id, start, choices, SLICE)
                    if answer["found"]["games"] >= curve.found["games"]:
                        curve.found = answer["found"]
                    spent += answer["cpu"]
                    late = asyncio.get_running_loop().time() - began > MOST_SECONDS
                    curve.done = answer["done"] or spent > self.seconds or late
        except (OutOfTime, NoAnswer) as error:
            self.services.log.warning("no-chances", game=room.id, why=repr(error))
        finally:
            self.busy.discard(who)
            curve.done = True
            if not curve.found["points"] and self.seconds:
                self.curves.pop(
                    room.id, None
                )  # the machine was too busy: whoever comes next asks anew

    async def close(self) -> None:
        tasks = [curve.task for curve in self.curves.values() if curve.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def seconds_of(room: Room) -> int:
    """How long was played, without long pauses."""
    moments = [room.record.created, *await room.services.store.moments_of(room.id)]
    gaps = [later - sooner for sooner, later in pairwise(moments)]
    return round(sum([min(gap, LONGEST_PAUSE) for gap in gaps if gap > 0]))
