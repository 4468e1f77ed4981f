"""No byte that reaches a browser tells what it may not know."""

import hashlib
import itertools
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import Game
from robinsonade.kernel.table import Table
from robinsonade.server.fairness import commitment
from robinsonade.server.projection import Projection
from robinsonade.server.timeline import CHOICE, Command, Timeline
from tests.contract.checks import stride
from tests.server.house import TITLE, Guest, House

SHORTEST_ORDER = 4  # cards whose order cannot be there by accident
SEEDS = 4


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
    yield from [str(state).encode() for state in table.chance.states]
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


def provoke(guest: Guest, game: str, seq: int) -> None:
    """Mistakes of all sorts: errors are sent as well."""
    guest.choose(game, "nonsense", seq)
    guest.choose(game, "0.pass", seq + 7)
    guest.choose(game, "3.pass", seq)
    guest.undo(game, seq, rewind=True, to=9999)
    guest.post(f"/api/games/{game}/choices", {"expected_seq": "x"})
    guest.post(f"/api/games/{game}/verify")
    guest.post(f"/api/games/{game}/hint", {"viewer": 3})
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


class Anyone:
    """Stands in for a room: nobody sits, everybody watches."""

    bots: frozenset[int] = frozenset()
    persons: frozenset[int] = frozenset()
    seats: tuple[()] = ()
    rewound = False
    id = "x"

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.record = self
        self.title = timeline.game.slug
        self.options = timeline.options
        self.open_seed = False
        self.commitment = ""
        self.seed = timeline.seed
        self.salt = ""

    def online_seats(self) -> set[int]:
        return set()


@pytest.mark.parametrize("game", [*GAMES.values(), PEARLS], ids=lambda game: str(game.slug))
@pytest.mark.parametrize("seed", range(SEEDS))
def test_states_do_not_depend_on_what_the_viewer_cannot_know(game: Game, seed: int) -> None:
    """At an imagined table, equal for this seat, exactly the same is sent.

    Looked at in every fourth moment, in other ones with each seed; long games less often.
    """
    pace = stride(game, game.most)
    looks = 0
    line = Timeline(game, game.most, seed, game.settle_options(game.most, {}))
    dice = random.Random(seed)
    while not line.over:
        choice = dice.choice(line.table.choices())
        line.follow(Command(line.version + 1, CHOICE, choice.seat, choice.id))
        for seat in range(game.most) if line.version % (SEEDS * pace) == seed * pace else ():
            real = line.table
            room: Any = Anyone(line)
            sent = Projection(room).state(seat, frozenset([seat]))
            line.history.table = real.imagined(seat, real.chance.fork(f"imagined {seat}"))
            imagined = Projection(room).state(seat, frozenset([seat]))
            line.history.table = real
            if not line.over:
                assert imagined == sent
                looks += 1
    assert looks > game.most


def test_a_sealed_choice_is_told_without_its_content() -> None:
    line = Timeline(PEARLS, 3, 1, PEARLS.settle_options(3, {"first": "1"}))
    line.follow(Command(1, CHOICE, 0, "0.look"))
    looked = line.done[-1]
    room: Any = Anyone(line)
    assert Projection(room).step(looked, 0)["choice"]["id"] == "0.look"
    assert Projection(room).step(looked, 1)["choice"] == {"id": None, "seat": 0}
    done = line.follow(Command(2, CHOICE, 0, "0.seal.3"))
    projection = Projection(room)
    assert projection.step(done, 0)["choice"] == {"id": "0.seal.3", "seat": 0}
    for viewer in (1, 2, None):
        assert projection.step(done, viewer)["choice"] == {"id": None, "seat": 0}
        assert "seal.3" not in json.dumps(projection.state(viewer, frozenset()))
