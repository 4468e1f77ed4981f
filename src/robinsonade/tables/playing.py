"""Playing: see, choose, take back, ask for advice. Answers are JSON as it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.refusal import Refused
from robinsonade.tables import taking_back
from robinsonade.tables.expected import Expected
from robinsonade.tables.services import NoAnswer, OutOfTime
from robinsonade.tables.timeline import Done
from robinsonade.tables.visitor import Visitor, choose_viewer

MOST_AT_ONCE: Final = 50  # steps of the past


async def state(visitor: Visitor, at: int | None = None) -> bytes:
    """The game as the viewer may know it, now or as it stood after so many choices."""
    room = visitor.room
    projection = room.projection
    if at is None:
        return projection.state_json(visitor.viewer, visitor.mine)
    await walk_to(visitor, at)
    await visitor.check_still()
    return room.services.to_json(projection.state_at(at, visitor.viewer, visitor.mine))


async def walk_to(visitor: Visitor, position: int) -> None:
    """Look back to a position, if there is one; the answer itself says if not."""
    sight = visitor.room.sight(visitor.mine)
    if position < sight.seq:
        await visitor.room.walk_to(sight.number(position))


async def steps(visitor: Visitor, after: int, until: int) -> bytes:
    """What happened from one position to another, event by event, as the viewer was told it."""
    room = visitor.room
    until = min(until, after + MOST_AT_ONCE)
    await walk_to(visitor, after)
    await visitor.check_still()
    told = room.projection.steps.between(after, until, visitor.viewer, visitor.mine)
    return room.services.to_json({"steps": told})


async def choose(visitor: Visitor, expected: Expected, choice: str) -> bytes:
    """Make a choice of a seat that this browser holds."""
    visitor.check_seated()
    room = visitor.room
    done = await finish(room.choose(set(visitor.mine), expected, choice, still=visitor.check_still))
    await visitor.check_still()
    seen = room.sight(visitor.mine).find(done)
    after = -1 if seen is None else seen.version - 1
    return room.projection.state_json(done.command.seat, visitor.mine, after)


async def undo(visitor: Visitor, expected: Expected, *, rewind: bool, back_to: int | None) -> bytes:
    """Take back the last choice; with `rewind` also past something revealed, if all agree."""
    visitor.check_seated()
    going = taking_back.undo(
        visitor.room,
        set(visitor.mine),
        expected,
        rewind=rewind,
        back_to=back_to,
        still=visitor.check_still,
    )
    return await state_after(visitor, going)


async def restart_turn(visitor: Visitor, expected: Expected) -> bytes:
    """Take back everything that may be taken back alone."""
    visitor.check_seated()
    going = taking_back.restart_turn(visitor.room, set(visitor.mine), expected, visitor.check_still)
    return await state_after(visitor, going)


async def answer_request(visitor: Visitor, expected: Expected, *, agree: bool) -> bytes:
    """Agree or decline when somebody asks to go back."""
    visitor.check_seated()
    mine, still = set(visitor.mine), visitor.check_still
    going = taking_back.answer_request(visitor.room, mine, expected, agree=agree, still=still)
    return await state_after(visitor, going)


async def go_on(visitor: Visitor, expected: Expected, seat: int) -> bytes:
    """Go on without a seat that has been asked for long and could let the moment go by."""
    visitor.check_seated()
    mine, still = set(visitor.mine), visitor.check_still
    going = visitor.room.going_on.go_on(mine, expected, seat, still)
    return await state_after(visitor, going)


async def say(visitor: Visitor, seat: int, word: str, target: str | None) -> None:
    """A quick word of an own seat for everybody at the table."""
    await visitor.room.words.say(visitor.own_seat(seat), word, target)


async def bot_turn(visitor: Visitor, seat: int) -> None:
    """Let a bot play this turn for somebody who takes long."""
    visitor.check_seated()
    async with visitor.room.lock:
        await visitor.check_still()
        visitor.room.lending.lend(seat, visitor.mine, manager=visitor.is_manager)


async def settle_asking(visitor: Visitor, seat: int, asking: str | None, hold: str | None) -> bytes:
    """Settle how often an own seat is asked about what it could use at any time."""
    visitor.check_seated()
    room = visitor.room
    if seat not in visitor.mine:
        raise Refused("not-your-seat", seat=str(seat + 1))
    async with room.lock:
        await visitor.check_still()
        await room.asking.settle(seat, visitor.browser, asking=asking, hold=hold)
        await room.asking.pass_on()
    await visitor.check_still()
    return room.projection.state_json(visitor.viewer, visitor.mine)


async def state_after(visitor: Visitor, command: Coroutine[Any, Any, Done]) -> bytes:
    """The whole state after a command that took something back."""
    await finish(command)
    await visitor.check_still()
    viewer = choose_viewer(visitor.room, visitor.mine, None)
    return visitor.room.projection.state_json(viewer, visitor.mine)


async def finish(command: Coroutine[Any, Any, Done]) -> Done:
    """Carry out a command to its end even if whoever sent it has hung up."""
    return await asyncio.shield(asyncio.ensure_future(command))


async def hint(visitor: Visitor, asked: int | None, who: str = "") -> dict[str, Any]:
    """What a sensible player would do in the place of a seat, why, and how sure that is. Who asks
    from one address (`who`) again and again keeps nobody else from it."""
    seat = visitor.own_seat(asked)
    line = visitor.room.timeline
    is_asked = not line.held  # a question that goes by: others must not notice by how soon this is
    try:
        found = await visitor.room.services.bots.ask(
            "advise", line.game.slug, line.seats, dump_table(line.table), seat, who=who
        )
    except (OutOfTime, NoAnswer) as error:
        raise Refused("no-thought") from error
    await visitor.check_still()
    if not found or not is_asked:
        return {"choice": None, "score": None, "alternatives": []}
    best, *others = found["ideas"]
    stakes = [{"seat": seat, **stake} for stake in found["stakes"]]
    return {**best, "sure": found["sure"], "stakes": stakes, "alternatives": others}


def why(visitor: Visitor, asked: int | None, target: str) -> bytes:
    """Why an own seat cannot do what it cannot do with a thing, the nearest choices first."""
    room = visitor.room
    return room.services.to_json(room.projection.why(visitor.own_seat(asked), target))
