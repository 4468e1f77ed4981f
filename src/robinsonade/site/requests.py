"""Which request is answered by what: the paths of the web server that make sense here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from robinsonade.games import find_game
from robinsonade.hindsight.puzzle import find_puzzle
from robinsonade.kernel.chance import new_seed
from robinsonade.kernel.refusal import Refused
from robinsonade.site.body import Body, name_in, wrong
from robinsonade.site.door import BROWSER, Answer, Asked
from robinsonade.tables import listing, management, playing, puzzles, teaching, transfer, what_if
from robinsonade.tables.autoplay import STAND_IN
from robinsonade.tables.everything import everything
from robinsonade.tables.records import LINK
from robinsonade.tables.rooms import seat_records
from robinsonade.tables.teaching import FIRST
from robinsonade.tables.visitor import Visitor, visitor_of

ZIP: Final = "application/zip"
NOTHING: Final = Answer(204, b"")
Handler = Callable[[Asked], Awaitable[Any]]


def find(method: str, parts: list[str]) -> Handler:
    """Who answers this; a part of the path in braces is any one."""
    for wanted, path, handler in ROUTES:
        pattern = path.split("/")
        fits = len(pattern) == len(parts) and all(
            one.startswith("{") or one == part for one, part in zip(pattern, parts, strict=False)
        )
        if wanted == method and fits:
            return handler
    raise Refused("no-such-page")


# -- games as wholes -----------------------------------------------------------------------------


async def create(asked: Asked) -> Answer:
    """A new game; all seats of people are at this device."""
    body = asked.read
    game = find_game(body.word("game"))
    game.check_seats(len(body.seats))
    if any(kind == LINK for kind, _, _ in body.seats):
        raise Refused("needs-server")
    kinds = [(kind, listing.bot_of(kind, player), name) for kind, player, name in body.seats]
    seats, tokens = seat_records(kinds)
    seed = body.seed
    room = await asked.rooms.create(
        game.slug,
        seats,
        body.options,
        new_seed() if seed is None else seed,
        open_seed=seed is not None,
        holder=BROWSER,
    )
    return Answer(201, asked.door.services.to_json(listing.created(room, tokens)))


async def holder() -> str:
    """Whoever plays here holds all that is here."""
    return BROWSER


async def learn(asked: Asked) -> Answer:
    """A guided first game."""
    body = asked.read
    lesson, name = body.word("lesson", FIRST), name_in(body)
    room = await teaching.learn(asked.rooms, body.word("game"), lesson, name, holder)
    return Answer(201, asked.door.services.to_json(listing.created(room, {})))


async def games(asked: Asked) -> Any:
    return await listing.games_of(asked.rooms, BROWSER, lambda: None)


async def mend(asked: Asked) -> Any:
    return await listing.mend(asked.rooms, asked.parts[1], BROWSER)


async def import_match(asked: Asked) -> Answer:
    room = await transfer.import_match(asked.rooms, Body(asked.body).data, holder)
    return Answer(201, asked.door.services.to_json(listing.created(room, {})))


async def visit(asked: Asked, game_id: str) -> Visitor:
    room = await asked.door.room(game_id)
    return await visitor_of(room, BROWSER, asked.query.get("viewer"))


async def export(asked: Asked) -> Answer:
    file = await transfer.export(
        asked.rooms, asked.parts[1], BROWSER, lambda one: visit(asked, one), may_open=True
    )
    return Answer(200, file.content)


async def export_all(asked: Asked) -> Answer:
    games = await asked.door.store.games_of(BROWSER, None)
    parts = everything(
        asked.rooms,
        games,
        BROWSER,
        lambda one: visit(asked, one),
        lambda refused: refused.key,
        may_open=True,
    )
    return Answer(200, b"".join([part async for part in parts]), ZIP)


async def verify(asked: Asked) -> Any:
    return await transfer.verify((await asked.visitor()).room)


# -- playing -------------------------------------------------------------------------------------


def number(asked: Asked, name: str) -> int:
    text = asked.query.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise wrong(name, "number")
    return int(text)


async def state(asked: Asked) -> bytes:
    at = number(asked, "at") if "at" in asked.query else None
    return await playing.state(await asked.visitor(), at)


async def steps(asked: Asked) -> bytes:
    visitor = await asked.visitor()
    return await playing.steps(visitor, number(asked, "after"), number(asked, "until"))


async def player(asked: Asked) -> Visitor:
    """Who wants to change something: nobody, while the game is played in another tab."""
    visitor = await asked.visitor()
    if visitor.room.is_theirs:
        raise Refused("open-elsewhere")
    return visitor


async def choose(asked: Asked) -> bytes:
    body = asked.read
    return await playing.choose(await player(asked), body.expected, body.word("choice"))


async def undo(asked: Asked) -> bytes:
    body = asked.read
    rewind, back_to = body.flag("rewind"), body.count_or_none("to")
    return await playing.undo(await player(asked), body.expected, rewind=rewind, back_to=back_to)


async def restart_turn(asked: Asked) -> bytes:
    return await playing.restart_turn(await player(asked), asked.read.expected)


async def answer(asked: Asked) -> bytes:
    body = asked.read
    return await playing.answer_request(
        await player(asked), body.expected, agree=body.flag("agree")
    )


async def go_on(asked: Asked) -> bytes:
    body = asked.read
    return await playing.go_on(await player(asked), body.expected, body.count("seat"))


async def asking(asked: Asked) -> bytes:
    body = asked.read
    return await playing.settle_asking(
        await player(asked),
        body.count("seat"),
        body.word_or_none("asking"),
        body.word_or_none("hold"),
    )


async def hint(asked: Asked) -> Any:
    return await playing.hint(await asked.visitor(), asked.read.count_or_none("viewer"))


async def why(asked: Asked) -> bytes:
    body = asked.read
    return playing.why(await asked.visitor(), body.count_or_none("viewer"), body.word("target"))


# -- after the end -------------------------------------------------------------------------------


async def chances(asked: Asked) -> Any:
    visitor = await asked.visitor()
    return await asked.door.looking_back.chances(visitor.room, visitor.mine)


async def clone(asked: Asked) -> Answer:
    visitor, body = await asked.visitor(), asked.read
    room, mine = visitor.room, visitor.mine
    at = await what_if.check_moment(room, mine, body.count("at"))
    seat = what_if.chosen_seat(room, mine, at, body.count_or_none("seat"))
    made = await what_if.clone(asked.rooms, room, at, seat, BROWSER)
    return Answer(201, asked.door.services.to_json(listing.created(made, {})))


async def all_puzzles(asked: Asked) -> Any:
    return puzzles.show_all()


async def begin_puzzle(asked: Asked) -> Answer:
    body = asked.read
    game = find_game(body.word("game"))
    found = find_puzzle(game, body.word("id"))
    room = await puzzles.begin(asked.rooms, game, found, new_seed(), BROWSER)
    return Answer(201, asked.door.services.to_json(listing.created(room, {})))


async def verdict(asked: Asked) -> Any:
    body = asked.read
    found = find_puzzle(find_game(body.word("game")), body.word("id"))
    return puzzles.show_verdict(found, body.tries, reveal=body.flag("reveal"))


# -- who made the table --------------------------------------------------------------------------


async def rights(asked: Asked) -> Any:
    return {"manager": (await asked.visitor()).is_manager}


def seat_in(asked: Asked) -> int:
    part = asked.parts[3]
    if not (part.isascii() and part.isdecimal() and len(part) < 3):
        raise wrong("seat", "number")
    return int(part)


async def hand_over(asked: Asked) -> Answer:
    visitor = await player(asked)
    await management.hand_over(visitor.room, seat_in(asked), asked.read.word("player", STAND_IN))
    return NOTHING


async def give_back(asked: Asked) -> Answer:
    await management.give_back((await player(asked)).room, seat_in(asked))
    return NOTHING


async def going_on(asked: Asked) -> Answer:
    room = (await player(asked)).room
    await management.set_going_on(room, allowed=asked.read.flag("allowed"))
    return NOTHING


async def leave_lesson(asked: Asked) -> Answer:
    await management.leave_lesson((await player(asked)).room)
    return NOTHING


async def close(asked: Asked) -> Answer:
    await management.close((await player(asked)).room)
    return NOTHING


async def rename(asked: Asked) -> Answer:
    body = asked.read
    body.word("name")
    await management.rename(await player(asked), seat_in(asked), name_in(body))
    return NOTHING


async def with_server(asked: Asked) -> Answer:
    """Links lead to a server, and nobody is away from a table without one."""
    raise Refused("needs-server")


ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("POST", "games", create),
    ("GET", "games", games),
    ("POST", "games/lesson", learn),
    ("POST", "games/import", import_match),
    ("POST", "games/export", export_all),
    ("POST", "games/{id}/mend", mend),
    ("POST", "games/{id}/export", export),
    ("POST", "games/{id}/verify", verify),
    ("GET", "games/{id}/state", state),
    ("GET", "games/{id}/steps", steps),
    ("POST", "games/{id}/choices", choose),
    ("POST", "games/{id}/undo", undo),
    ("POST", "games/{id}/restart-turn", restart_turn),
    ("POST", "games/{id}/answer", answer),
    ("POST", "games/{id}/go-on", go_on),
    ("POST", "games/{id}/asking", asking),
    ("POST", "games/{id}/hint", hint),
    ("POST", "games/{id}/why", why),
    ("GET", "games/{id}/chances", chances),
    ("POST", "games/{id}/clone", clone),
    ("GET", "puzzles", all_puzzles),
    ("POST", "puzzles", begin_puzzle),
    ("POST", "puzzles/verdict", verdict),
    ("GET", "games/{id}/rights", rights),
    ("POST", "games/{id}/seats/{seat}/hand-over", hand_over),
    ("POST", "games/{id}/seats/{seat}/give-back", give_back),
    ("POST", "games/{id}/going-on", going_on),
    ("POST", "games/{id}/leave-lesson", leave_lesson),
    ("POST", "games/{id}/close", close),
    ("POST", "games/{id}/seats/{seat}/name", rename),
    ("POST", "games/{id}/claim", with_server),
    ("POST", "games/{id}/say", with_server),
    ("POST", "games/{id}/bot-turns", with_server),
    ("POST", "games/{id}/seats/{seat}/bot-turn", with_server),
    ("POST", "games/{id}/seats/{seat}/bot-turns", with_server),
    ("POST", "games/{id}/patience", with_server),
    ("POST", "games/{id}/seats/{seat}/link", with_server),
    ("POST", "games/{id}/seats/{seat}/remove", with_server),
)
