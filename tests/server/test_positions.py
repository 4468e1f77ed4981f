"""Games that began at a position: in from a file, through a crash, out again."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from pearls.game import GAME as PEARLS
from robinsonade.games import GAMES
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.playout import play_randomly
from robinsonade.kernel.position import STRANGE
from robinsonade.kernel.table import Table
from robinsonade.server.migrate import MIGRATIONS, migrate
from robinsonade.tables import bot_worker, trial, what_if
from robinsonade.tables.services import CHOOSE, TRY_CHOICE, Busy, NoAnswer
from robinsonade.tables.timeline import CHOICE, Command, Timeline
from robinsonade.tables.trial import Stuck
from tests.server.house import Guest, House
from tests.server.inside import Inside
from tests.server.test_bad_input import check_problem

COLUMNS = "PRAGMA table_info(game)"
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def position_of(game: Game, seats: int = 2, choices: int = 4, further: int = 3) -> Match:
    """A match that began in the middle of another one and went on a little."""
    table = game.new_table(seats, 1)
    play_randomly(table, Chance.seeded(1, ("before",)), choices)
    match = Match.from_table(game, table)
    match.players = ["person"] * seats
    chance = Chance.seeded(2, ("since",))
    for _ in range(further):
        match.play(chance.pick(match.choices()))
    return match


def plain(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(match.to_dict()))
    return data


@EVERY_GAME
def test_imported_played_and_exported(guest: Guest, game: Game) -> None:
    match = position_of(game)
    answer = guest.post("/api/games/import", plain(match))
    assert answer.status_code == 201, answer.text
    imported = answer.json()["id"]
    state = guest.state(imported)
    assert (state["seq"], state["open_seed"]) == (3, True)
    assert state["view"] == json.loads(json.dumps(match.view(state["viewer"])))
    began = json.loads(json.dumps(game.view(match.at(0), state["viewer"])))
    assert guest.state(imported, at=0)["view"] == began
    dice = random.Random(3)
    for _ in range(2):
        assert guest.play_one(imported, dice) is not None
    exported = guest.get(f"/api/games/{imported}/export").json()
    assert exported["position"] == plain(match)["position"]
    again = replay(game, exported)
    assert [choice.id for choice in again.choices_made[:3]] == exported["choices"][:3]
    back = guest.undo(imported, len(exported["choices"]), rewind=True, to=0).json()
    began = json.loads(json.dumps(game.view(match.at(0), back["viewer"])))
    assert (back["seq"], back["view"]) == (0, began)


STUCK: dict[str, dict[str, list[int]]] = {  # steps after which nothing is to be done
    "forbidden-island": {"Boarding": [0, 0]},
    "papua": {"ForbidZone": []},
    "naufragos": {"GiftOfFood": [0]},
    "robinson-crusoe": {"Agreement": [0]},
}
DECKS = {
    "forbidden-island": "flood_deck",
    "papua": "note_deck_1",
    "naufragos": "token_deck",
    "robinson-crusoe": "discovery",
}


@EVERY_GAME
def test_what_would_break_later_is_refused_at_once(game: Game) -> None:
    """A position that can be read, and where after some choices nobody could go on; and one with a
    piece that is in no box."""
    fresh = plain(Match.from_table(game, game.new_table(game.fewest, 1), seed=1))
    fresh |= {"unproved": True, "fingerprints": {}}
    assert bot_worker.try_position(game.slug, fresh) is None
    stuck = {**fresh, "position": {**fresh["position"], "agenda": [STUCK[game.slug]]}}
    assert replay(game, stuck).choices()
    with pytest.raises(Stuck):
        bot_worker.try_position(game.slug, stuck)
    deck = fresh["position"][DECKS[game.slug]]
    deck["cards"].append(99)
    deck["layers"][-1] += 1
    refused = bot_worker.try_position(game.slug, fresh)
    assert refused is not None
    assert (refused[0], refused[1]["thing"]) == ("position-components", STRANGE)


class Worker:
    """A process that tries choices, here and now."""

    def __init__(self) -> None:
        self.tried: list[str] = []

    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        self.tried.append(question)
        answer = json.loads(bot_worker.answer(json.dumps({"ask": question, "facts": facts})))
        if "answer" not in answer:
            raise NoAnswer(answer["failed"])
        return answer["answer"]


def test_a_choice_that_would_break_the_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a trial by chance has not met broke the game when it was played. Now it stands as it
    stood; games from a set-up, and those that begin where another one stood, are not tried."""
    monkeypatch.setattr(trial, "PLAYED", 0)
    game = GAMES["papua"]
    fresh = plain(Match.from_table(game, game.new_table(game.fewest, 1), seed=1))
    fresh |= {"unproved": True, "fingerprints": {}}
    stuck = {**fresh, "position": {**fresh["position"], "agenda": [STUCK[game.slug]]}}

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            worker: Any = Worker()
            inside.rooms.services.bots = worker
            browser = inside.browser()
            whole = (await browser.post("/import", **fresh)).json()["id"]
            assert (await browser.choose_first(whole)).status_code == 200
            made_up = (await browser.post("/import", **stuck)).json()["id"]
            before = await browser.state(made_up)
            check_problem(await browser.choose_first(made_up), 409, "choice-unplayable")
            assert await browser.state(made_up) == before
            assert not any(one["damaged"] for one in (await browser.get("")).json())
            tried = len(worker.tried)
            usual = (await browser.create("here", "here", seed=1))["id"]
            assert (await browser.choose_first(usual)).status_code == 200
            assert len(worker.tried) == tried

    asyncio.run(story())


class Crowd(Worker):
    """The same, where others come first."""

    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        raise Busy


def test_what_had_no_turn_to_be_tried_is_not_called_unplayable(tmp_path: Path) -> None:
    """It was: people should choose something else, bots stopped for good."""
    game = GAMES["papua"]
    fresh = plain(Match.from_table(game, game.new_table(game.fewest, 1), seed=1))

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            worker, crowd = Worker(), Crowd()
            services: Any = inside.rooms.services
            services.bots = worker
            browser = inside.browser()
            made_up = (await browser.post("/import", **fresh)).json()["id"]
            before = await browser.state(made_up)
            services.bots = crowd
            check_problem(await browser.choose_first(made_up), 503, "too-busy")
            check_problem(await browser.post("/import", **fresh), 503, "too-busy")
            services.bots = worker
            assert await browser.state(made_up) == before
            assert (await browser.choose_first(made_up)).status_code == 200

    asyncio.run(story())


class Rest(Worker):
    """The same, where bots do nothing."""

    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        return [] if question == CHOOSE else await super().ask(question, *facts, who=who)


def test_what_was_made_up_is_so_in_a_game_that_begins_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished game could be gone into again, and there nothing was tried any more. "What if" of
    a game from a set-up is not tried, as ever."""
    monkeypatch.setattr(trial, "PLAYED", 0)

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            worker: Any = Rest()
            inside.rooms.services.bots = worker
            browser = inside.browser()
            file = plain(position_of(GAMES["forbidden-island"], further=0))
            made_up = (await browser.post("/import", **file)).json()["id"]
            while not (await browser.state(made_up))["outcome"]:
                assert (await browser.choose_first(made_up)).status_code == 200
            again = (await browser.post(f"/{made_up}/clone", at=0)).json()["id"]
            worker.tried.clear()
            assert (await browser.choose_first(again)).status_code == 200
            assert worker.tried == [TRY_CHOICE]
            usual = (await browser.create("here", "here", seed=2))["id"]
            for game, is_made_up in ((again, True), (usual, False)):
                room = await inside.room(game)
                clone = await what_if.clone(inside.rooms, room, 0, 0, browser.secret_hash)
                stored = await inside.store.find_game(clone.id)
                assert stored is not None
                assert stored.is_made_up is is_made_up

    asyncio.run(story())


def seen(table: Table, viewer: int | None) -> Any:
    """As it is sent to whoever looks at it."""
    return json.loads(json.dumps(GAMES["papua"].view(table, viewer)))


def test_a_position_survives_a_crash(tmp_path: Path) -> None:
    match = position_of(GAMES["papua"])
    database = tmp_path / "games.sqlite3"
    with House(database, ROBINSONADE_SNAPSHOT_EVERY="4") as house, house.guest() as guest:
        games = [guest.post("/api/games/import", plain(match)).json()["id"] for _ in range(2)]
        for _ in range(3):  # past a snapshot
            assert guest.play_one(games[0], random.Random(1)) is not None
        before = [guest.state(game) for game in games]
        cookie = guest.client.cookies["robinsonade"]
        house.kill()
        house.open()
        with house.guest() as again:
            again.client.cookies.set("robinsonade", cookie)
            for game, state in zip(games, before, strict=True):
                after = again.state(game)
                assert (after["seq"], after["view"]) == (state["seq"], state["view"])
                began = again.state(game, at=0)["view"]
                assert began == seen(match.at(0), after["viewer"])
                file = again.get(f"/api/games/{game}/export").json()
                assert file["position"] == plain(match)["position"]
                assert seen(replay(match.game, file).table, after["viewer"]) == state["view"]


def test_bots_play_a_position_to_its_end_and_it_verifies(guest: Guest) -> None:
    match = position_of(GAMES["forbidden-island"])
    match.players = ["greedy", "random"]
    game = guest.post("/api/games/import", plain(match)).json()["id"]
    guest.wait_for(game, lambda state: state["outcome"])
    checked = guest.post(f"/api/games/{game}/verify").json()
    assert checked["ok"] is True
    exported = guest.get(f"/api/games/{game}/export").json()
    assert replay(match.game, exported).fingerprint() == checked["fingerprint"]


def test_what_is_no_position_is_refused_in_one_sentence(guest: Guest, stranger: Guest) -> None:
    good = plain(position_of(GAMES["forbidden-island"]))
    table = good["position"]
    bad: list[tuple[Any, str]] = [
        (None, "match-field"),
        ([], "match-field"),
        ({}, "position-field"),
        (table | {"level": "high"}, "position-field"),
        (table | {"pawn": [0]}, "position-field"),
        (table | {"moon": 1}, "position-field"),
        (table | {"hands": [5] * len(table["hands"])}, "position-components"),
        (table | {"agenda": [{"Turn": [1, 2, 3]}]}, "position-unplayable"),
        (table | {"pawn": [99, 99]}, "position-unplayable"),
        (table | {"level": table["level"] + 1}, "match-start"),
    ]
    for position, key in bad:
        answer = stranger.post("/api/games/import", good | {"position": position})
        assert (answer.status_code, answer.json()["key"]) == (422, key)
        assert answer.json()["detail"]
    assert stranger.get("/api/games").json() == []


def test_a_position_that_never_ends_stops_nobody(tmp_path: Path) -> None:
    """It is tried elsewhere first, and given up in time."""
    file = plain(position_of(GAMES["robinson-crusoe"]))
    hasty = House(tmp_path / "games.sqlite3", ROBINSONADE_BOT_SECONDS="0.001")
    with hasty as house, house.guest() as guest:
        answer = guest.post("/api/games/import", file)
        assert (answer.status_code, answer.json()["key"]) == (422, "position-unplayable")
        assert guest.get("/api/games").json() == []
        assert guest.create("here", "here", seed=1)["id"]  # the server is well


def test_a_timeline_begins_at_its_position() -> None:
    match = Match(PEARLS, 2, 1, {"first": "1"})
    for choice in ("0.pass", "0.seal.1", "1.seal.2", "0.pass", "1.pass"):
        match.play(choice)
    begun = Match.from_table(PEARLS, match.table, match.options)
    assert begun.position is not None
    line = Timeline(PEARLS, 2, 0, begun.options, begun.position)
    assert fingerprint(line.table) == match.fingerprint()
    line.follow(Command(1, CHOICE, 1, "1.pass"))
    copy = Timeline(PEARLS, 2, 0, begun.options, begun.position)
    copy.load(json.loads(json.dumps(line.dump())))
    assert fingerprint(copy.table_at(0)) == match.fingerprint()
    assert fingerprint(copy.table) == fingerprint(line.table)


def test_a_database_of_before_gets_the_new_columns(tmp_path: Path) -> None:
    """Games that it holds began with the set-up, and wait for everybody."""
    database = tmp_path / "games.sqlite3"
    with House(database) as house, house.guest() as guest:
        guest.create("here", "here", seed=1)
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", MIGRATIONS)
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        assert "position" not in [row[1] for row in connection.execute(text(COLUMNS))]
    migrate(engine)
    with engine.begin() as connection:
        added = "SELECT position, patience, closed FROM game"
        assert connection.execute(text(added)).all() == [(None, None, None)]
    engine.dispose()
