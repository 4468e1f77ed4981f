"""An update may bring other rules: running games are then ended honestly, and keep their record."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.match import replay
from robinsonade.kernel.match_file import BadMatch
from robinsonade.tables.stored import standing, stored_file
from robinsonade.tables.timeline import CHOICE, UNDO, WITHDRAW, Command
from tests.kept.test_kept import KEPT
from tests.server.inside import Browser, Inside
from tests.server.test_nobody_blocks import check_refused, tell

OLD = KEPT / "robinson_crusoe" / "rules-1" / "snapshot-1.json"
TITLE = "robinson-crusoe"


def put_back(database: Path, game: str, kept: dict[str, Any]) -> None:
    """Rows as an older version has left them."""
    connection = sqlite3.connect(database)
    connection.execute(
        "UPDATE game SET rules_version = '1', seed = ?, options = ? WHERE id = ?",
        [str(kept["seed"]), json.dumps(kept["options"]), game],
    )
    for table in ("command", "snapshot"):
        connection.execute(f"DELETE FROM {table} WHERE game_id = ?", [game])
    for done in kept["snapshot"]["done"][1:]:
        version, kind, seat, choice, back_to = done[0]
        connection.execute(
            "INSERT INTO command (game_id, version, kind, seat, choice, back_to, made)"
            " VALUES (?, ?, ?, ?, ?, ?, 0)",
            [game, version, kind, seat, choice, back_to],
        )
    connection.execute(
        "INSERT INTO snapshot VALUES (?, ?, ?)", [game, 1, json.dumps(kept["snapshot"])]
    )
    connection.commit()
    connection.close()


async def old_game(inside: Inside, *kinds: str) -> tuple[Browser, dict[str, Any], dict[str, Any]]:
    """Somebody with a game of four under older rules."""
    kept = json.loads(OLD.read_text("utf-8"))
    host = inside.browser()
    created = await host.create(*kinds, seed=1, game=TITLE)
    database = Path(inside.settings.database)
    await inside.restart(lambda: put_back(database, created["id"], kept))
    return host, kept, created


def test_an_update_ends_a_game_honestly(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, kept, created = await old_game(inside, "here", "here", "here", "here")
        game = created["id"]
        rows = [done for done in kept["snapshot"]["done"] if done[0][1] == CHOICE]
        made = [done[0][3] for done in rows if not done[5]]  # the rest was taken back
        for path in ("state", "events", "rights"):
            answer = await host.get(f"/{game}/{path}")
            check_refused(answer, 409, "other-rules")
            assert answer.json()["facts"] == {"given": "1", "game": TITLE}
        [listed] = (await host.get("")).json()
        assert (listed["outdated"], listed["over"], listed["your_turn"]) == (True, True, False)
        assert (listed["game"], listed["seq"]) == (TITLE, len(made))
        # Reading alone opens nothing; a stranger opens nothing at all.
        check_refused(await host.get(f"/{game}/export"), 409, "other-rules")
        check_refused(await inside.browser().post(f"/{game}/export"), 403, "no-seat")
        answer = await host.post(f"/{game}/export")
        assert "attachment" in answer.headers["content-disposition"]
        file = answer.json()
        assert (file["rules_version"], file["seed"]) == ("1", kept["seed"])
        assert (file["choices"], file["options"]) == (made, kept["options"])
        assert (file["open_seed"], file["result"], file["unproved"]) == (True, "", True)
        assert file["rewound"] == kept["snapshot"]["rewound"]
        assert file["proof"]["commitment"] == created["commitment"]
        assert (await host.get(f"/{game}/export")).json() == file
        # This version says plainly why it cannot play it; the one before could.
        with pytest.raises(BadMatch) as refused:
            replay(GAMES[TITLE], file)
        assert refused.value.key == "match-rules"

    tell(story, tmp_path)


def test_the_record_leads_back_where_its_rules_are(tmp_path: Path) -> None:
    """As a version with those rules reads it: here with the rules of today."""

    async def story(inside: Inside) -> None:
        host = inside.browser()
        game = (await host.create("here", "greedy", seed=4))["id"]
        for _ in range(3):
            await inside.bots(game)
            await host.choose_first(game)
        room = await inside.bots(game)
        commands = await room.services.store.commands_of(game, 0)
        file = json.loads(json.dumps(stored_file(room.record, room.seats, commands)))
        match = replay(room.timeline.game, file)
        assert match.fingerprint() == fingerprint(room.timeline.table)
        assert match.unproved
        copy = await host.client.post("/api/games/import", json=file)
        assert (await host.state(copy.json()["id"]))["seq"] == room.timeline.seq
        for wrong in ({"unproved": False}, {"unproved": 1}, {"fingerprints": {"0": "x"}}):
            with pytest.raises(BadMatch):
                replay(room.timeline.game, {**file, **wrong})

    tell(story, tmp_path)


def test_others_go_on_and_bots_leave_it_alone(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, _, _ = await old_game(inside, "here", "greedy", "greedy", "greedy")
        running = await host.create("here", "here", seed=3)
        await inside.rooms.resume_bots()
        assert (await host.choose_first(running["id"])).status_code == 200
        assert [game["outdated"] for game in (await host.get("")).json()] == [False, True]

    tell(story, tmp_path)


def test_a_game_that_is_not_there_any_more_is_ended_as_well(tmp_path: Path) -> None:
    """The game of a package that is not installed any more."""

    async def story(inside: Inside) -> None:
        host, _, created = await old_game(inside, "here", "here", "here", "here")
        connection = sqlite3.connect(inside.settings.database)
        connection.execute("UPDATE game SET title = 'pearls', finished = 1, result = 'won'")
        connection.commit()
        connection.close()
        [listed] = (await host.get("")).json()
        assert (listed["outdated"], listed["game"]) == (True, "pearls")
        # Over is over: anybody may read it, without a change.
        file = (await inside.browser().get(f"/{created['id']}/export")).json()
        assert (file["game"], file["result"], file["open_seed"]) == ("pearls", "won", False)

    tell(story, tmp_path)


def test_what_counts_of_the_stored_commands() -> None:
    commands = [
        Command(1, CHOICE, 0, "0.a"),
        Command(2, CHOICE, 1, "1.b"),
        Command(3, CHOICE, 0, "0.c"),
        Command(4, WITHDRAW, 0, "0", 0),
        Command(5, CHOICE, 0, "0.d", by="greedy"),
        Command(6, CHOICE, 1, "1.e"),
        Command(7, UNDO, 1, "1", 2),
        Command(8, "ask", 0, "0", 1),
    ]
    assert [command.choice for command in standing(commands)] == ["1.b", "0.d"]
