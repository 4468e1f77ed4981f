"""Whoever manages a table never looks into the hand of somebody who has sat down there.

All orders of what they could do are walked: claim a guest's link first and pass on another, renew,
remove, hand over and give back, with one browser or two, until nothing new can come of it.
"""

import asyncio
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import delete, select

from robinsonade.games import GAMES
from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table as GameTable
from robinsonade.server.schema import HOLDING, SEAT
from robinsonade.tables import management
from robinsonade.tables.projection import Projection
from robinsonade.tables.records import HERE, LINK, MANAGER
from robinsonade.tables.rooms import seat_records
from robinsonade.tables.timeline import CHOICE, Command, Done, Timeline
from robinsonade.tables.tokens import hash_of
from tests.server.inside import Browser, Inside
from tests.server.salon import go_on, new_line, twin_of

SEAT_OF_GUEST = 1
RIVALS = [game.slug for game in GAMES.values() if game.alike(0) != game.alike(1)]
TOGETHER = [game.slug for game in GAMES.values() if game.slug not in RIVALS]
DEEDS = (
    "host claims",
    "second claims",
    "guest claims",
    "host renews",
    "second renews",
    "guest renews",
    "remove",
    "hand over",
    "give back",
)


class Place(NamedTuple):
    """Where the seat of the guest stands, and who knows a link that opens it."""

    seats: tuple[Any, ...]
    holdings: tuple[Any, ...]
    links: frozenset[str]  # known to whoever manages, and passed on
    own: frozenset[str]  # known to the guest alone
    guest_has_sat: bool

    @property
    def key(self) -> tuple[object, ...]:
        """The same for all places from which the same can be done."""
        seat = dict(zip(SEAT.c.keys(), self.seats[SEAT_OF_GUEST], strict=True))
        token = seat["token_hash"]
        opens = [any(hash_of(link) == token for link in some) for some in (self.links, self.own)]
        held = sorted([row for row in self.holdings if row[2] == SEAT_OF_GUEST])
        is_closed = token is None, seat["claimed"], seat["stand_in"]
        return *is_closed, *opens, *held, self.guest_has_sat


class Table:
    """Whoever made it with two browsers, and a guest; one seat is for a guest, by link."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.host, self.second, self.guest = [inside.browser() for _ in range(3)]
        self.links: set[str] = set()
        self.own: set[str] = set()
        self.guest_has_sat = False

    async def set_up(self, slug: str) -> None:
        """In the middle of a game, where the guest has something in hand that nobody can know."""
        for browser in (self.host, self.second, self.guest):  # so that they have cookies
            await browser.create("here", "here", seed=4)
        line = secretive(GAMES[slug])
        seats, tokens = seat_records([(HERE, None, ""), (LINK, None, "")])
        room = await self.inside.rooms.create(
            slug,
            seats,
            line.options,
            line.seed,
            open_seed=False,
            holder=self.host.secret_hash,
            choices=[choice.id for choice in line.history.choices],
        )
        self.id, self.links = room.id, {tokens[SEAT_OF_GUEST]}

    async def place(self) -> Place:
        async with self.inside.store.engine.connect() as connection:
            seats = await connection.execute(select(SEAT).where(SEAT.c.game_id == self.id))
            held = await connection.execute(select(HOLDING).where(HOLDING.c.game_id == self.id))
            rows = sorted([tuple(row) for row in seats]), sorted([tuple(row) for row in held])
        known = frozenset(self.links), frozenset(self.own)
        return Place(tuple(rows[0]), tuple(rows[1]), *known, self.guest_has_sat)

    async def return_to(self, place: Place) -> None:
        self.links, self.own = set(place.links), set(place.own)
        self.guest_has_sat = place.guest_has_sat
        async with self.inside.store.engine.begin() as connection:
            for table, rows in ((SEAT, place.seats), (HOLDING, place.holdings)):
                await connection.execute(delete(table).where(table.c.game_id == self.id))
                await connection.execute(
                    table.insert(), [dict(zip(table.c.keys(), row, strict=True)) for row in rows]
                )
        self.inside.rooms.live.pop(self.id, None)

    async def do(self, deed: str) -> None:
        who, _, what = deed.partition(" ")
        browser = {"second": self.second, "guest": self.guest}.get(who, self.host)
        if what == "claims":
            await self.claim(browser)
        elif what == "renews":
            await self.note(browser, await self.post(browser, "link"))
        elif deed == "remove":
            await self.note(self.host, await self.post(self.host, "remove"))
        else:
            await self.post(self.host, deed.replace(" ", "-"))

    async def post(self, browser: Browser, deed: str) -> Any:
        answer = await browser.post(f"/{self.id}/seats/{SEAT_OF_GUEST}/{deed}")
        assert answer.status_code in (200, 204, 403, 409), answer.text
        return answer.json() if answer.content else {}

    async def claim(self, browser: Browser) -> None:
        known = self.links | (self.own if browser is self.guest else set())
        for token in sorted(known):
            answer = (await browser.post(f"/{self.id}/claim", token=token)).json()
            if answer.get("link"):
                await self.note(browser, answer)
                self.guest_has_sat |= browser is self.guest
                return

    async def note(self, browser: Browser, answer: dict[str, Any]) -> None:
        if answer.get("link"):
            known = self.own if browser is self.guest else self.links
            known.add(token_in(answer["link"]))

    # -- what whoever manages gets ---------------------------------------------------------------

    async def got(self) -> list[bytes]:
        """Everything that both browsers of whoever manages could ask for."""
        paths = ("state", "state?viewer=none", "state?viewer=1", "state?at=0", "export", "rights")
        answers = []
        for browser in (self.host, self.second):
            answers += [await browser.get(f"/{self.id}/{path}") for path in paths]
            hint = await browser.post(f"/{self.id}/hint", viewer=SEAT_OF_GUEST)
            answers += [await browser.get(""), hint]
        return [answer.content for answer in answers]

    async def check(self) -> None:
        """Once the guest has sat down, another hand of theirs would look just the same."""
        room = await self.inside.room(self.id)
        for browser in (self.host, self.second):
            held = await room.held_by(browser.secret_hash)
            assert held - {MANAGER} <= {0}
        line = room.timeline
        got = await self.got()
        room.timeline = twin_of(line, other_hand(line))
        room.sights.clear()
        room.projection = Projection(room)
        assert await self.got() == got
        self.inside.rooms.live.pop(self.id)


def secretive(game: Game) -> Timeline:
    """A game at a moment when another hand of the guest would look the same to the host."""
    line = new_line(game, 2, 3)
    dice = random.Random(3)
    while line.seq < 40 or is_same(line, other_hand(line)):
        choice = dice.choice(line.table.choices())
        line.follow(Command(line.version + 1, CHOICE, choice.seat, choice.id))
        go_on(line)
    return line


def other_hand(line: Timeline) -> GameTable:
    other = line.table.imagined(0, line.table.chance.fork("another hand"))
    other.chance = line.table.chance.clone()
    return other


def is_same(line: Timeline, other: GameTable) -> bool:
    return line.game.view(other, SEAT_OF_GUEST) == line.game.view(line.table, SEAT_OF_GUEST)


def token_in(link: str) -> str:
    return link.partition("#")[2]


async def walk(table: Table) -> list[Place]:
    """Every deed from every place that can be reached, and the places."""
    first = await table.place()
    places = {first.key: first}
    ahead = [first]
    while ahead:
        place = ahead.pop()
        for deed in DEEDS:
            await table.return_to(place)
            await table.do(deed)
            await table.inside.bots(table.id)
            after = await table.place()
            if after.key not in places:
                places[after.key] = after
                ahead.append(after)
    return list(places.values())


@pytest.mark.parametrize("slug", RIVALS)
def test_whoever_manages_sees_no_hand_of_a_guest(slug: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            table = Table(inside)
            await table.set_up(slug)
            sat = [place for place in await walk(table) if place.guest_has_sat]
            assert len(sat) == 3  # they play, have a bot in their place, were removed
            for place in sat:
                await table.return_to(place)
                await table.check()

    asyncio.run(story())


@pytest.mark.parametrize("slug", TOGETHER)
def test_without_secrets_a_seat_is_shared_and_opened_again(slug: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            host, friend, other = [inside.browser() for _ in range(3)]
            created = await host.create("here", "link", seed=3, game=slug)
            again = (await friend.claim(created["links"]["1"])).json()
            assert (again["seat"], again["moved"]) == (1, False)
            assert (await other.claim(again["link"])).json()["moved"] is False
            for browser in (friend, other):
                assert (await browser.state(created["id"]))["mine"] == [1]
            link = (await host.post(f"/{created['id']}/seats/1/remove")).json()["link"]
            assert (await inside.browser().claim(link)).json()["seat"] == 1

    asyncio.run(story())


def test_a_seat_with_secrets_moves_and_its_new_holder_is_told(tmp_path: Path) -> None:
    """Whoever claims a guest's link first and passes on another sees nothing more."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            host, second, guest = [inside.browser() for _ in range(3)]
            created = await host.create("here", "link", seed=3, game=RIVALS[0])
            game = created["id"]
            first = (await second.claim(created["links"]["1"])).json()
            assert (first["seat"], first["moved"]) == (1, False)
            page = await second.listen(game)
            moved = (await guest.claim(first["link"])).json()
            assert (moved["seat"], moved["moved"]) == (1, True)
            assert not page.is_open
            assert (await second.state(game))["mine"] == []
            assert (await guest.state(game))["mine"] == [1]
            refused = await second.post(f"/{game}/seats/1/link")
            assert refused.json()["key"] == "not-manager"
            # Nobody inherits what the guest has in hand, nor is it played in the open.
            assert (await host.post(f"/{game}/seats/1/remove")).json() == {"link": None}
            seat = (await host.state(game))["seats"][1]
            assert (seat["given_up"], seat["claimed"], seat["stand_in"]) == (True, False, "greedy")
            for deed in ("link", "give-back"):
                refused = await host.post(f"/{game}/seats/1/{deed}")
                assert (refused.status_code, refused.json()["key"]) == (409, "seat-given-up")
            assert (await host.post(f"/{game}/seats/1/remove")).json() == {"link": None}
            assert (await guest.claim(first["link"])).json()["key"] == "bad-token"

    asyncio.run(story())


def test_who_has_a_bot_in_their_place_still_has_a_say(tmp_path: Path) -> None:
    """Or else the host would hand a seat over, look at what comes, rewind, and give it back."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            table = Table(inside)
            await table.set_up(RIVALS[0])
            await table.do("guest claims")
            room = await inside.room(table.id)
            assert (room.people, room.yielding) == ({0, 1}, set())
            await table.do("hand over")
            await inside.bots(table.id)
            assert (room.people, room.yielding) == ({0, 1}, set())
            state = await table.host.state(table.id)
            asked = await table.host.post(
                f"/{table.id}/undo", expected_seq=state["seq"], rewind=True, to=0
            )
            assert asked.json()["request"]["waiting"] == [1]
            assert asked.json()["seq"] == state["seq"]
            await table.do("remove")
            assert (room.people, room.yielding) == ({0}, {1})

    asyncio.run(story())


def test_a_link_is_renewed_only_by_who_holds_the_seat_at_that_moment(tmp_path: Path) -> None:
    """A request that was let in while somebody still held it finds that it has moved."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            table = Table(inside)
            await table.set_up(RIVALS[0])
            await table.do("second claims")
            await table.do("guest claims")
            room = await inside.room(table.id)
            with pytest.raises(Refused) as refused:
                await management.renew_link(room, SEAT_OF_GUEST, table.second.secret_hash)
            assert refused.value.key == "seat-taken"

    asyncio.run(story())


def test_rights_that_change_while_they_are_read_are_read_again(tmp_path: Path) -> None:
    """A page that was just let in would otherwise stay, with a seat that was taken from it."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            table = Table(inside)
            await table.set_up(RIVALS[0])
            await table.do("second claims")
            room = await inside.room(table.id)
            room.forget_holdings()
            store = room.services.store
            read = store.held_by
            moved = False

            async def read_slowly(browser_hash: str, game_id: str) -> set[int]:
                nonlocal moved
                found = await read(browser_hash, game_id)
                if not moved and browser_hash == table.second.secret_hash:
                    moved = True
                    await table.do("guest claims")
                return found

            store.held_by = read_slowly  # type: ignore[method-assign]
            assert await room.held_by(table.second.secret_hash) == frozenset()
            assert room.holdings.get(table.second.secret_hash) is None

    asyncio.run(story())


@pytest.mark.parametrize("late", [0, 1])
def test_who_loses_a_seat_while_asking_gets_no_answer_from_it(late: int, tmp_path: Path) -> None:
    """Neither the state after a command nor that which who comes too late is shown, nor whether
    they came too late."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            table = Table(inside)
            await table.set_up(RIVALS[0])
            await table.do("second claims")
            seq = (await table.second.state(table.id))["seq"]
            room = await inside.room(table.id)
            in_turn = room.in_turn

            async def wait_for_turn(*facts: Any) -> Done:
                room.in_turn = in_turn  # type: ignore[method-assign]
                await table.do("guest claims")
                return await in_turn(*facts)

            room.in_turn = wait_for_turn  # type: ignore[method-assign, assignment]
            answer = await table.second.post(
                f"/{table.id}/undo", expected_seq=seq + late, rewind=True
            )
            assert answer.status_code == 403
            assert "view" not in answer.json().get("state", {})

    asyncio.run(story())


def test_who_loses_a_seat_settles_nothing_about_it(tmp_path: Path) -> None:
    """Nor is the state after that shown."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            table = Table(inside)
            await table.set_up(RIVALS[0])
            await table.do("second claims")
            room = await inside.room(table.id)
            async with room.lock:
                settling = asyncio.ensure_future(
                    table.second.post(f"/{table.id}/asking", seat=SEAT_OF_GUEST, asking="always")
                )
                for _ in range(200):  # so that it waits for the lock
                    await asyncio.sleep(0)
                await room.services.store.vacate(table.id, SEAT_OF_GUEST, hash_of("new"), None)
                room.forget_holdings()
            answer = await settling
            assert (answer.status_code, answer.json()["key"]) == (403, "no-seat")
            assert room.seats[SEAT_OF_GUEST].asking is None

    asyncio.run(story())


ASKED: dict[str, tuple[str, dict[str, Any]]] = {
    "hint": ("bots.ask", {"viewer": SEAT_OF_GUEST}),
    "asking": ("pass_on", {"seat": SEAT_OF_GUEST, "asking": "always"}),
    "state?at=1": ("walk_to", {}),
    "steps?after=1&until=9": ("walk_to", {}),
}


@pytest.mark.parametrize("asked", ASKED)
def test_who_loses_a_seat_while_an_answer_is_made_does_not_get_it(
    asked: str, tmp_path: Path
) -> None:
    """Advice, a look back and settling take a while."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            table = Table(inside)
            await table.set_up(RIVALS[0])
            await table.do("second claims")
            room = await inside.room(table.id)
            slow, body = ASKED[asked]
            holder: Any = {"bots.ask": room.services.bots, "pass_on": room.asking}.get(slow, room)
            name = slow.rpartition(".")[2]
            work = getattr(holder, name)

            async def lose_meanwhile(*facts: Any, **more: Any) -> Any:
                done = await work(*facts, **more)
                await room.services.store.vacate(table.id, SEAT_OF_GUEST, hash_of("new"), None)
                room.forget_holdings()
                return done

            setattr(holder, name, lose_meanwhile)
            path = f"/{table.id}/{asked}"
            answer = await (table.second.post(path, **body) if body else table.second.get(path))
            assert (answer.status_code, answer.json()["key"]) == (403, "no-seat")

    asyncio.run(story())
