"""Games as files: out, in, checked; and what a file does not tell."""

import json
import random
from typing import Any

import pytest

from robinsonade.cli.app import app
from robinsonade.files import load_match
from tests.server.house import Guest


def finished(guest: Guest) -> str:
    options = {"difficulty": "legendary"}
    game = guest.create("greedy", "random", options=options, seed=5, is_open=True)["id"]
    guest.wait_for(game, lambda state: state["outcome"])
    return str(game)


def test_export_import_export_is_the_same(guest: Guest, stranger: Guest) -> None:
    first = guest.get(f"/api/games/{finished(guest)}/export")
    assert "attachment" in first.headers["content-disposition"]
    imported = stranger.post("/api/games/import", first.json())
    assert imported.status_code == 201, imported.text
    game = imported.json()["id"]
    assert stranger.get(f"/api/games/{game}/export").content == first.content
    assert stranger.state(game)["open_seed"] is True
    assert stranger.post(f"/api/games/{game}/verify").json()["ok"] is True


def test_a_solo_game_goes_on_from_its_file(guest: Guest, stranger: Guest) -> None:
    game = guest.create("here", "here", seed=1)["id"]
    dice = random.Random(3)
    for _ in range(3):
        guest.play_one(game, dice)
    file = guest.post(f"/api/games/{game}/export").json()
    assert guest.state(game)["open_seed"] is True  # the file tells it
    assert guest.get(f"/api/games/{game}/export").json() == file
    copy = stranger.post("/api/games/import", file).json()["id"]
    state, original = stranger.state(copy), guest.state(game)
    assert (state["seq"], state["view"]) == (original["seq"], original["view"])
    assert stranger.play_one(copy, dice) is not None


def test_reading_a_file_changes_nothing(guest: Guest) -> None:
    """Whatever loads an address beforehand, or a picture on a page elsewhere, opens no seed."""
    game = guest.create("here", "here", seed=1)["id"]
    for _ in range(2):
        assert guest.get(f"/api/games/{game}/export").json()["format"] == "robinsonade-log"
        assert guest.state(game)["open_seed"] is False


def test_the_terminal_reads_what_the_server_writes(
    guest: Guest, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(guest.get(f"/api/games/{finished(guest)}/export").content)
    assert load_match(path).over
    with pytest.raises(SystemExit) as ended:
        app(["verify", str(path), "--lang", "en"])
    assert ended.value.code == 0, capsys.readouterr().err


def test_a_running_game_among_people_tells_only_its_log(
    guest: Guest, friend: Guest, stranger: Guest
) -> None:
    created = guest.create("here", "link", seed=2)
    friend.claim(created["links"]["1"])
    for one in (guest, friend, stranger):
        for ask in (one.get, one.post):
            data = ask(f"/api/games/{created['id']}/export").json()
            assert data["format"] == "robinsonade-log"
            assert data["log"]
            assert not {"seed", "choices"} & set(data)
    assert guest.state(created["id"])["open_seed"] is False


def test_a_watcher_of_a_solo_game_gets_no_seed(guest: Guest, stranger: Guest) -> None:
    game = guest.create("here", "here", seed=3)["id"]
    for ask in (stranger.get, stranger.post):
        assert "seed" not in ask(f"/api/games/{game}/export").json()
    assert guest.state(game)["open_seed"] is False


def test_a_running_game_cannot_be_verified(guest: Guest) -> None:
    game = guest.create("here", "here", seed=4)["id"]
    answer = guest.post(f"/api/games/{game}/verify")
    assert (answer.status_code, answer.json()["key"]) == (409, "not-over")


def altered(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**data, **changes}


def test_bad_files_are_refused_and_nothing_is_stored(guest: Guest, stranger: Guest) -> None:
    good = guest.get(f"/api/games/{finished(guest)}/export").json()
    choices = good["choices"]
    first = next(i for i, choice in enumerate(choices) if choice != choices[0])
    swapped = [choices[first], *choices[1:first], choices[0], *choices[first + 1 :]]
    bad: list[Any] = [
        [],
        "text",
        {},
        {"format": "something"},
        altered(good, format_version=99),
        altered(good, rules_version="0"),
        altered(good, game="chess"),
        altered(good, seats=17),
        altered(good, seats="2"),
        altered(good, seed=-1),
        altered(good, seed=good["seed"] + 1),
        altered(good, seed=1 << 70),
        altered(good, options={"difficulty": "impossible"}),
        altered(good, options={"difficulty": 3}),
        altered(good, choices=swapped),
        altered(good, choices=choices[:-1]),
        altered(good, choices=[*choices, "0.pass"]),
        altered(good, choices=[1, 2]),
        altered(good, choices="0.pass"),
        altered(good, choices=["x"] * 30_000),
        altered(good, result="won"),
        altered(good, fingerprints={"0": "0000"}),
        altered(good, proof={"salt": "00" * 32, "commitment": good["proof"]["commitment"]}),
        altered(good, proof={"salt": "xyz", "commitment": ""}),
        altered(good, proof=[1]),
        altered(good, proof={"salt": {}, "commitment": 3}),
    ]
    for data in bad:
        answer = stranger.post("/api/games/import", data)
        assert 400 <= answer.status_code < 500, (answer.text, json.dumps(data)[:200])
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"]
    assert stranger.get("/api/games").json() == []
