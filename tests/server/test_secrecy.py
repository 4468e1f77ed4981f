"""No byte that reaches a browser tells what it may not know."""

import asyncio
import hashlib
import itertools
import json
import random
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.games import GAMES, find_game
from robinsonade.games.papua.game import GAME as PAPUA
from robinsonade.games.papua.position import camp
from robinsonade.kernel.chance import Chance, SecretChance, long_seed
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.history import is_sealed
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import show_choices
from robinsonade.server.store import Store
from robinsonade.tables.expected import Expected
from robinsonade.tables.fairness import commitment, seed_source
from robinsonade.tables.timeline import Timeline
from tests.contract.cases import SOAK
from tests.server.house import TITLE, Guest, House
from tests.server.salon import Eyes, Salon, lines, new_line, twin_of

SHORTEST_ORDER = 4  # cards whose order cannot be there by accident
ALL_GAMES = [*GAMES.values(), PEARLS]
SEEDS = 12 if SOAK else 3
BIDS = 1_000 if SOAK else 4  # of a game


def row(house: House, game: str) -> dict[str, Any]:
    with sqlite3.connect(house.database) as connection:
        connection.row_factory = sqlite3.Row
        found = dict(connection.execute("SELECT * FROM game WHERE id = ?", [game]).fetchone())
    connection.close()
    return found


def line_of(house: House, game: str) -> list[str]:
    """The choices that count, from the log of commands."""
    with sqlite3.connect(house.database) as connection:
        rows = connection.execute(
            "SELECT kind, choice, back_to FROM command WHERE game_id = ? ORDER BY version", [game]
        ).fetchall()
    connection.close()
    line: list[str] = []
    for kind, choice, back_to in rows:
        if kind == "choice":
            line.append(choice)
        elif kind == "undo":
            del line[back_to:]
    return line


def forbidden_words(house: House, game: str) -> Iterator[bytes]:
    """Everything that must not be sent while the game runs, in all forms it could take."""
    record = row(house, game)
    seed = int(record["seed"])
    yield str(seed).encode()
    yield f"{seed:x}".encode()
    yield record["salt"].encode()
    yield b'"salt"'
    yield b'"seed"'
    table = find_game(record["title"]).new_table(
        record["seats"], seed, json.loads(record["options"])
    )
    yield from orders(table)
    for choice_id in line_of(house, game):
        table.apply(find_game(record["title"]).catalogue.find(choice_id))
        yield from orders(table)


def orders(table: Table) -> Iterator[bytes]:
    """The states of chance, and the order of each deck, by number and by name."""
    assert isinstance(table.chance, SecretChance)
    for key in table.chance.keys:
        yield key.hex().encode()
        yield str(int.from_bytes(key, "little")).encode()
    names = GAMES[TITLE].words
    for value in [getattr(table, name) for name in dump_table(table)]:
        if isinstance(value, Deck) and len(value.cards) >= SHORTEST_ORDER:
            for cards in (value.cards, value.cards[::-1]):
                yield json.dumps(cards, separators=(",", ":")).encode()
                yield json.dumps(cards).encode()
                for noun in names:
                    if max(cards) < len(noun.ids) and sorted(cards) != cards:
                        yield json.dumps(
                            [noun.ids[card] for card in cards], separators=(",", ":")
                        ).encode()


def has_come_to_light(word: bytes, drawn: list[str]) -> bool:
    """Has every card of this deck been drawn since then, in this order? Then it lay in a row."""
    row = word[1:-1]
    return word.startswith(b'["') and any(
        row in json.dumps(cards, separators=(",", ":")).encode() for cards in (drawn, drawn[::-1])
    )


def provoke(guest: Guest, game: str, seq: int) -> None:
    """Mistakes of all sorts: errors are sent as well."""
    guest.choose(game, "nonsense", seq)
    guest.choose(game, "0.pass", seq + 7)
    guest.choose(game, "3.pass", seq)
    guest.undo(game, seq, rewind=True, to=9999)
    guest.post(f"/api/games/{game}/choices", {"expected_seq": "x"})
    guest.post(f"/api/games/{game}/verify")
    guest.post(f"/api/games/{game}/hint", {"viewer": 3})
    guest.post(f"/api/games/{game}/why", {"viewer": 3, "target": "seat:3"})
    guest.post(f"/api/games/{game}/why", {"target": "seat:0"})
    guest.get(f"/api/games/{game}/state?viewer=3")
    guest.get(f"/api/games/{game}/state?at=3")
    guest.get(f"/api/games/{game}/export")
    guest.get("/api/games")
    guest.get("/metrics")


@pytest.mark.parametrize("number", range(3))
def test_every_byte(
    house: House, guest: Guest, friend: Guest, stranger: Guest, number: int
) -> None:
    """A game of two persons and a bot, watched by a third; with undo, errors, files and replay."""
    created = guest.create(
        "here", "link", "greedy", seed=number, options={"difficulty": "legendary"}
    )
    game = created["id"]
    token = created["links"]["1"].partition("#")[2]
    own_links = len(guest.received)  # the creator was shown the link, and nobody else
    friend.claim(created["links"]["1"])
    everybody = (guest, friend, stranger)
    dice = random.Random(number)
    streams = [one.listen(game) for one in everybody]
    forbidden: set[bytes] = set()
    for turn in itertools.count():
        state = guest.wait_for(game, lambda s: s["outcome"] or {0, 1} & {*s["decision"]["waiting"]})
        if state["outcome"]:
            break
        forbidden |= set(forbidden_words(house, game)) if turn % 5 == 0 else set()
        if guest.play_one(game, dice) is None:  # a bot may have been faster than both
            friend.play_one(game, dice)
        if turn % 7 == 3:
            for one in everybody:
                seq = one.state(game)["seq"]
                if not one.state(game)["outcome"]:
                    one.undo(game, seq)
                    provoke(one, game, seq)
        if turn == 10:
            one = dice.choice(everybody)
            with one.listen(game, last=3) as again:
                again.next()
    running = [b"\n".join(one.received) for one in everybody]
    ended = guest.wait_for(game, lambda state: state["outcome"])
    for stream in streams:
        stream.close()
    drawn = [
        entry["words"]["tile"][0]
        for entry in ended["log"]
        if entry["kind"] in ("flooded", "sunk") and not entry["undone"]
    ]
    forbidden -= {word for word in forbidden if has_come_to_light(word, drawn)}
    # What was sent before the end; the last messages may have revealed the seed already.
    for sent in running:
        before_end = sent.partition(b'"revealed":{')[0]
        assert len(before_end) > 10_000
        assert [word for word in forbidden if word in before_end] == []
    secret = {one: one.client.cookies.get("robinsonade") for one in everybody}
    for one, sent in zip(everybody, running, strict=True):
        for value in secret.values():
            if value is not None:
                assert value.encode() not in sent
                assert hashlib.sha256(value.encode()).hexdigest().encode() not in sent
        assert hashlib.sha256(token.encode()).hexdigest().encode() not in sent
        if one is not guest:
            assert token.encode() not in sent
    assert token.encode() not in b"\n".join(guest.received[own_links:])
    # And now everybody may check it.
    record = row(house, game)
    assert ended["revealed"] == {"seed": record["seed"], "salt": record["salt"]}
    assert commitment(record["salt"], int(record["seed"])) == created["commitment"]
    assert stranger.post(f"/api/games/{game}/verify").json()["ok"] is True
    house_log = "\n".join(house.log)
    assert record["seed"] not in house_log
    assert record["salt"] not in house_log


def test_nothing_in_the_database_opens_a_seat(house: House, guest: Guest) -> None:
    created = guest.create("here", "link", seed=2)
    content = Path(house.database).read_bytes()
    wal = Path(house.database + "-wal")
    content += wal.read_bytes() if wal.exists() else b""
    assert created["links"]["1"].partition("#")[2].encode() not in content
    assert str(guest.client.cookies["robinsonade"]).encode() not in content


def test_other_users_of_the_machine_read_no_seeds(tmp_path: Path) -> None:
    """The files beside it have the rights of the database."""
    database = tmp_path / "data" / "games.sqlite3"
    asyncio.run(Store(str(database)).close())
    assert database.stat().st_mode & 0o077 == 0
    database.chmod(0o640)  # whoever runs it may let a group read
    asyncio.run(Store(str(database)).close())
    assert database.stat().st_mode & 0o077 == 0o040


# -- secret choices -----------------------------------------------------------------------------


def test_seeds_come_from_the_system_and_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorter ones were found by trying, from the tiles that lie open."""
    asked: list[int] = []

    def bits(number: int) -> int:
        asked.append(number)
        return 5

    monkeypatch.setattr(secrets, "randbits", bits)
    seed = asyncio.run(seed_source())()
    assert min(asked) >= 128
    assert seed == long_seed(5)
    assert type(Chance.seeded(seed, ("dice",))) is SecretChance


def test_the_card_somebody_buries_is_not_named() -> None:
    """A spectator read `2.bury.coast_reef_crossing` in the step."""
    secret = {
        kind.name
        for game in ALL_GAMES
        for choice in game.catalogue.by_id.values()
        for kind in [choice.kind]
        if not kind.public
    }
    assert secret == {"bid", "bid-coins", "vote", "top", "bury", "seal"}


# -- sealed decisions ---------------------------------------------------------------------------


async def seal(salon: Salon, seat: int, dice: random.Random, *, doubts: bool) -> None:
    """A whole sealed decision of a seat; with doubts, parts are taken back on the way."""
    while True:
        offer = salon.line.table.choices_of(seat)
        done = await salon.choose(dice.choice(offer).id)
        if not done.part:
            return
        if doubts and dice.random() < 0.4:
            first = salon.line.find_restart({seat}, set())
            anew = salon.line.may_withdraw(first)  # and does not take back what all have seen
            await (salon.restart(seat) if anew and dice.random() < 0.3 else salon.undo(seat))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_PAP_6_4_4_PAP_11_1_ruling_56_of_a_sealed_bid_others_learn_that_it_is_done(
    seed: int,
) -> None:
    """Whatever is bid, in however many parts, with whatever taken back: the same traffic, and none
    before it is done."""

    async def look() -> None:
        bids = 0
        for line in lines(PAPUA, seed):
            thinking = {choice.seat for choice in line.table.choices()}
            if not is_sealed(line.table) or len(thinking) < 2:
                continue
            if bids >= BIDS:
                break
            for seat in sorted(thinking):
                if line.history.table.agenda[-1].bids[seat]:  # type: ignore[attr-defined]
                    continue  # has begun already
                ways = []
                for way in range(4):
                    salon = Salon(twin_of(line, line.table.clone()))
                    await seal(salon, seat, random.Random(f"{seed} {bids} {way}"), doubts=way > 1)
                    others = [eyes for eyes in salon.everybody if eyes.viewer != seat]
                    ways.append(
                        [(salon.told(eyes), await salon.sent(eyes, back=3)) for eyes in others]
                    )
                assert ways == [ways[0]] * 4
                bids += 1
        assert bids > 3

    asyncio.run(look())


def test_PAP_6_4_4_over_the_wire_a_bid_that_has_begun_changes_no_byte(
    guest: Guest, friend: Guest, stranger: Guest
) -> None:
    """State, past, file, list of games with their moments, stream: as before, until it is done."""
    created = guest.create("here", "link", "link", game="papua", seed=3)
    game, people = created["id"], [guest, friend, stranger]
    friend.claim(created["links"]["1"])
    stranger.claim(created["links"]["2"])

    def everything(one: Guest) -> list[bytes]:
        seq = one.state(game)["seq"]
        paths = [f"{game}/state", f"{game}/state?at={seq - 1}", f"{game}/export", ""]
        return [one.get(f"/api/games/{path}".rstrip("/")).content for path in paths]

    def choose(one: Guest, wish: str) -> dict[str, Any]:
        """Something with these words if there is, else the first there is; if it is one's turn."""
        state = one.state(game)
        offers = [choice["id"] for choice in state["decision"]["choices"]]
        if not offers:
            return state
        wished = [choice for choice in offers if wish in choice]
        return dict(one.choose(game, [*wished, *offers][0], state["seq"]).json())

    while "0.bid" not in str(guest.state(game)["decision"]["choices"]):
        for one in people:
            choose(one, "expeditions")
    with stranger.listen(game) as stream:
        start = stream.next("state")[2]["version"]
        before = [everything(one) for one in people[1:]]
        for wish in ("bid.jungle.1", "coins.jungle.1"):
            assert 0 in choose(guest, wish)["decision"]["waiting"]
            assert [everything(one) for one in people[1:]] == before
        while 0 in choose(guest, ".0")["decision"]["waiting"]:
            pass
        step = stream.next("step")[2]
    assert (step["version"], step["choice"]) == (start + 1, {"id": None, "seat": 0})
    assert step["state"]["decision"]["waiting"] != json.loads(before[1][0])["decision"]["waiting"]


def test_PAP_6_4_4_nobody_notices_that_a_bid_has_begun() -> None:
    """Neither by what one may take back, nor by a choice that comes too late."""

    async def look() -> None:
        for line in lines(PAPUA, 1):
            thinking = sorted({choice.seat for choice in line.table.choices()})
            if not is_sealed(line.table) or len(thinking) < 2:
                continue
            salon = Salon(twin_of(line, line.table.clone()))
            one, two = thinking[:2]
            before = {eyes: await salon.sent(eyes) for eyes in salon.everybody}
            expected = salon.expected(frozenset([two]))
            if not (await salon.choose(salon.line.table.choices_of(one)[-1].id)).part:
                continue
            for eyes in salon.everybody:
                if eyes.viewer != one:
                    assert salon.told(eyes) == []
                    assert await salon.sent(eyes) == before[eyes]
            offer = salon.line.table.choices_of(two)
            await salon.room.choose({two}, expected, offer[0].id)
            return
        raise AssertionError("no bids")

    asyncio.run(look())


def test_another_persons_bid_stays_when_one_takes_back() -> None:
    """Also one that has only begun, whoever chose last."""

    async def look() -> None:
        table = camp(phase="resolve", zones={"expeditions": (1, 1, 1)}, markers={1: "expeditions"})
        line = Timeline(PAPUA, 3, 0, PAPUA.settle_options(3, {}), dump_table(table))
        salon = Salon(line)
        await salon.choose("0.bid.jungle.1")
        await salon.choose("1.bid.jungle.2")
        await salon.choose("0.bid-coins.jungle.1")
        await salon.choose("1.bid-coins.jungle.0")  # done: one explorer, one destination
        assert salon.line.table.waiting() == [2]
        for seat, bid in ((0, [1]), (0, []), (1, [2]), (1, [])):
            await salon.undo(seat)
            assert PAPUA.view(salon.line.table, seat)["bid"] == bid
        assert salon.line.table.waiting() == [0, 1, 2]
        assert salon.expected(frozenset([2])).seq == 0
        steps = [
            json.loads(part.split(b"data: ")[1].split(b"\nid: ")[0]) for part in salon.told(Eyes(2))
        ]
        assert [(step["kind"], step["version"], step["seq"]) for step in steps] == [
            ("choice", 1, 1),
            ("choice", 2, 2),
            ("withdraw", 3, 1),
            ("withdraw", 4, 0),
        ]
        assert [step["struck"] for step in steps] == [[], [], [1], [2]]

    asyncio.run(look())


def test_PAP_11_1_reversible_does_not_tell_what_a_rival_has() -> None:
    """Whether the table would wait for a rival depends on coins and food behind a screen."""
    seen = set()
    for coins, food in itertools.product((0, 5), (0, 5)):
        for line in lines(PAPUA, 2):
            table = line.table.clone()
            seat = table.choices()[0].seat
            rivals = [other for other in range(table.seats) if other != seat]
            if line.version % 9 or table.waiting() != [seat]:
                continue
            for rival in rivals:
                table.coins[rival] = coins  # type: ignore[attr-defined]
                table.food[rival] = food  # type: ignore[attr-defined]
            seen.add((line.version, json.dumps(show_choices(table, seat))))
    versions = [version for version, _ in seen]
    assert len(set(versions)) == len(versions) > 10


def test_nobody_is_told_what_another_seat_is_offered() -> None:
    """403 for a choice that is offered to another, 409 for one that is not."""

    async def look() -> None:
        table = camp(phase="resolve", zones={"expeditions": (1, 1, 1)}, markers={1: "expeditions"})
        line = Timeline(PAPUA, 3, 0, PAPUA.settle_options(3, {}), dump_table(table))
        salon = Salon(line)
        answers = []
        for choice_id in ("1.bid.jungle.3", "1.bid.jungle.15", "1.roll", "1.bid-coins.river.400"):
            with pytest.raises(Refused) as refusal:
                await salon.room.choose({0}, Expected(0), choice_id)
            answers.append((refusal.value.key, refusal.value.facts))
        assert answers == [("not-your-seat", {"seat": "2"})] * 4
        with pytest.raises(Refused) as refusal:
            await salon.room.choose({0}, Expected(0), "0.roll")
        assert refusal.value.key == "choice-not-offered"

    asyncio.run(look())


def test_a_sealed_choice_is_told_without_its_content() -> None:
    salon = Salon(new_line(PEARLS, 3, 1, first="1"))

    async def play() -> None:
        await salon.choose("0.look")
        await salon.choose("0.seal.3")

    asyncio.run(play())
    sight, projection = salon.room.sight(frozenset()), salon.room.projection
    looked, sealed = sight.line
    for viewer in (0, 1, 2, None):
        assert projection.steps.step(looked, viewer)["choice"] == {"id": "0.look", "seat": 0}
        assert bool(projection.steps.step(looked, viewer)["events"]) == (viewer == 0)
    assert projection.steps.step(sealed, 0)["choice"] == {"id": "0.seal.3", "seat": 0}
    for viewer in (1, 2, None):
        assert projection.steps.step(sealed, viewer)["choice"] == {"id": None, "seat": 0}
        assert "seal.3" not in json.dumps(projection.state(viewer, frozenset()))
