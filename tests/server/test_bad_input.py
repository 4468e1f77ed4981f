"""Whatever is wrong is said in one sentence, and nothing is stored."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.house import TITLE, Guest, House

SEATS = [{"kind": "here"}, {"kind": "here"}]
GAME = {"game": TITLE, "seats": SEATS, "seed": 1}


def rows(house: House) -> dict[str, int]:
    connection = sqlite3.connect(house.database)
    tables = ("game", "seat", "holding", "command")
    found = {
        table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables
    }
    connection.close()
    return found


def check_problem(answer: Any, status: int, key: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert (problem["status"], problem["key"]) == (status, key)
    assert problem["detail"]
    assert not problem["detail"].startswith("error-")
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "chess", "seats": SEATS}, 404, "unknown-game"),
        ({"game": TITLE, "seats": SEATS * 5}, 422, "bad-seats"),
        ({"game": TITLE, "seats": SEATS * 50}, 422, "bad-request"),
        ({"game": TITLE, "seats": []}, 422, "bad-request"),
        ({"game": TITLE, "seats": [{"kind": "bot"}] * 2}, 422, "unknown-player"),
        ({"game": TITLE, "seats": [{"kind": "bot", "player": "x"}] * 2}, 422, "unknown-player"),
        ({"game": TITLE, "seats": [{"kind": "ghost"}] * 2}, 422, "bad-request"),
        ({"game": TITLE, "seats": [{"kind": "here", "name": "x" * 41}] * 2}, 422, "bad-request"),
        ({"game": TITLE, "seats": [{"kind": "here", "name": "\x00"}] * 2}, 422, "bad-request"),
        ({"game": TITLE, "seats": SEATS, "options": {"colour": "red"}}, 422, "unknown-option"),
        ({"game": TITLE, "seats": SEATS, "options": {"difficulty": "x"}}, 422, "bad-option-value"),
        ({"game": TITLE, "seats": SEATS, "options": {"difficulty": 1}}, 422, "bad-request"),
        (
            {"game": "naufragos", "seats": SEATS, "options": {"cards": "/etc/hostname"}},
            422,
            "bad-option-value",
        ),
        ({"game": TITLE, "seats": SEATS, "seed": -1}, 422, "bad-seed"),
        ({"game": TITLE, "seats": SEATS, "seed": 1 << 256}, 422, "bad-seed"),
        ({"game": TITLE, "seats": SEATS, "seed": "abc"}, 422, "bad-seed"),
        ({"game": TITLE, "seats": SEATS, "seed": 1.5}, 422, "bad-seed"),
        ({"game": TITLE, "seats": SEATS, "more": 1}, 422, "bad-request"),
        ([], 422, "bad-request"),
        ("text", 422, "bad-request"),
        ({}, 422, "bad-request"),
    ],
)
def test_games_that_cannot_be(
    house: House, stranger: Guest, body: Any, status: int, key: str
) -> None:
    before = rows(house)
    check_problem(stranger.post("/api/games", body), status, key)
    assert rows(house) == before
    assert "robinsonade" not in stranger.client.cookies


def test_choices_that_cannot_be(house: House, guest: Guest, friend: Guest, stranger: Guest) -> None:
    created = guest.create("here", "link", options={"first": "1"}, seed=1)
    game = created["id"]
    friend.claim(created["links"]["1"])
    offer = guest.state(game)["decision"]["choices"][0]["id"]
    before = rows(house)
    check_problem(guest.choose(game, offer, 1), 409, "stale")
    assert guest.choose(game, offer, 1).json()["state"]["seq"] == 0
    check_problem(friend.choose(game, offer, 0), 403, "not-your-seat")
    check_problem(stranger.choose(game, offer, 0), 403, "no-seat")
    check_problem(guest.choose(game, "0.fly.moon", 0), 422, "unknown-choice")
    check_problem(guest.choose(game, "0.pass", 0), 409, "choice-not-offered")
    check_problem(guest.choose(game, "x" * 500, 0), 422, "bad-request")
    check_problem(guest.choose(game, offer, -1), 422, "bad-request")
    check_problem(guest.choose("nothing-here", offer, 0), 404, "no-such-game")
    check_problem(guest.choose("a b", offer, 0), 422, "bad-request")
    check_problem(friend.get(f"/api/games/{game}/state?viewer=0"), 403, "not-your-seat")
    check_problem(stranger.get(f"/api/games/{game}/events?viewer=1"), 403, "not-your-seat")
    check_problem(friend.post(f"/api/games/{game}/hint", {"viewer": 0}), 403, "not-your-seat")
    check_problem(stranger.post(f"/api/games/{game}/hint"), 403, "no-seat")
    marsh = {"target": "tile:misty_marsh"}
    why = f"/api/games/{game}/why"
    check_problem(friend.post(why, {"viewer": 0, **marsh}), 403, "not-your-seat")
    check_problem(stranger.post(why, marsh), 403, "no-seat")
    check_problem(guest.post(why, {"target": "tile:atlantis"}), 422, "unknown-target")
    check_problem(guest.post(why, {"target": "seat:2"}), 422, "unknown-target")
    check_problem(guest.post(why, {"target": "x" * 500}), 422, "bad-request")
    check_problem(guest.post(why), 422, "bad-request")
    assert rows(house) == before
    assert guest.state(game)["seq"] == 0


@pytest.mark.parametrize("token", ["", "guess", "x" * 32, "é" * 20, "x" * 5000])
def test_forged_tokens(guest: Guest, stranger: Guest, token: str) -> None:
    game = guest.create("here", "link", seed=2)["id"]
    answer = stranger.post(f"/api/games/{game}/claim", {"token": token})
    assert answer.status_code in (403, 422)
    assert stranger.state(game)["mine"] == []


def test_a_forged_cookie_opens_nothing(guest: Guest, stranger: Guest) -> None:
    game = guest.create("here", "here", seed=3)["id"]
    for cookie in ("", "x" * 32, "0", "x" * 3000, "%00"):
        stranger.client.cookies.clear()
        stranger.client.cookies.set("robinsonade", cookie)
        assert stranger.state(game)["mine"] == []


def send(guest: Guest, content: bytes, **headers: str) -> Any:
    sent = {"content-type": "application/json", **headers}
    return guest.ask("POST", "/api/games", content=content, headers=sent)


def test_bodies_that_are_no_json(guest: Guest) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"nul", b'{"game": "\\ud800"}', b"[" * 10_000):
        answer = send(guest, content)
        assert answer.status_code in (400, 422), (content[:20], answer.text)
        check_problem(answer, answer.status_code, "bad-request")
    check_problem(send(guest, b"{}", **{"content-type": "text/plain"}), 415, "not-json")


def test_bodies_that_are_too_large(guest: Guest) -> None:
    large = json.dumps({"game": "x" * 200_000}).encode()
    check_problem(send(guest, large), 413, "too-large")
    answer = guest.client.post(
        "/api/games",
        content=(large[i : i + 1000] for i in range(0, len(large), 1000)),
        headers={"content-type": "application/json"},
    )
    check_problem(answer, 413, "too-large")


def test_other_sites_may_not_send_anything(guest: Guest) -> None:
    for headers in (
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
    ):
        answer = guest.ask("POST", "/api/games", json=GAME, headers=headers)
        check_problem(answer, 403, "foreign-origin")
    own = {"Origin": str(guest.client.base_url).rstrip("/")}
    assert guest.ask("POST", "/api/games", json=GAME, headers=own).status_code == 201


def test_sentences_come_in_the_language_of_the_reader(guest: Guest) -> None:
    path = "/api/games/nothing-here/state"
    spanish = {"Accept-Language": "fr, es-MX;q=0.9, en;q=0.5"}
    assert "no hay ninguna partida" in guest.get(path, headers=spanish).json()["detail"]
    assert "There is no game" in guest.get(path).json()["detail"]
    assert "no hay ninguna partida" in guest.get(path + "?lang=es").json()["detail"]
    odd = {"Accept-Language": "es;q=x,,;;;q=,en;q=9"}
    assert "There is no game" in guest.get(path, headers=odd).json()["detail"]


def test_addresses_where_nothing_is(guest: Guest) -> None:
    check_problem(guest.get("/api/nothing"), 404, "no-such-page")
    check_problem(guest.get("/api/texts/fr"), 404, "unknown-language")
    check_problem(guest.get("/api/rules/chess"), 404, "unknown-game")
    check_problem(guest.ask("DELETE", "/api/titles", json={}), 405, "bad-method")


def test_every_answer_carries_the_guards(guest: Guest) -> None:
    for path in ("/", "/api/titles", "/api/nothing", "/healthz"):
        headers = guest.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-request-id"]
        assert "server" not in headers


def test_the_cookie_is_for_the_server_alone(stranger: Guest) -> None:
    answer = stranger.client.post("/api/games", json=GAME)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_too_much_at_once(tmp_path: Path) -> None:
    limits = {
        "ROBINSONADE_RATE_CREATING": "2/hour",
        "ROBINSONADE_RATE_READING": "20/hour",
        "ROBINSONADE_STREAMS_OF_ADDRESS": "1",
    }
    with House(tmp_path / "games.sqlite3", **limits) as house, house.guest() as guest:
        game = guest.create("here", "here", seed=4)["id"]
        guest.create("here", "here", seed=5)
        answer = guest.post("/api/games", GAME)
        check_problem(answer, 429, "too-fast")
        assert answer.headers["retry-after"]
        with guest.listen(game) as stream:
            stream.next("state")
            check_problem(guest.get(f"/api/games/{game}/events"), 429, "too-many-streams")
        for _ in range(20):
            answer = guest.get("/api/titles")
        check_problem(answer, 429, "too-fast")
        assert guest.get("/healthz").status_code == 200


def test_a_database_that_is_gone(tmp_path: Path) -> None:
    """Closed under the server's feet: 503, and nothing that was promised is missing later."""
    database = tmp_path / "games.sqlite3"
    hasty = {"ROBINSONADE_DATABASE_SECONDS": "0.3"}
    with House(database, **hasty) as house, house.guest() as guest:
        game = guest.create("here", "here", seed=6)["id"]
        offer = guest.state(game)["decision"]["choices"][0]["id"]
        lock = sqlite3.connect(database, timeout=PATIENCE, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")  # no other connection can write any more
        check_problem(guest.choose(game, offer, 0), 503, "no-database")
        check_problem(guest.post("/api/games", GAME), 503, "no-database")
        assert guest.state(game)["seq"] == 0
        lock.execute("ROLLBACK")
        lock.close()
        assert guest.choose(game, offer, 0).status_code == 200
        assert guest.state(game)["seq"] == 1
        assert "Traceback" not in "".join(house.log)


def test_pages_say_what_is_missing(tmp_path: Path) -> None:
    with (
        House(tmp_path / "g.sqlite3", ROBINSONADE_STATIC=str(tmp_path / "none")) as house,
        house.guest() as guest,
    ):
        page = guest.get("/g/whatever", headers={"Accept-Language": "es"})
        assert page.status_code == 503
        assert "make client" in page.text
        assert 'lang="es"' in page.text


def test_pages_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the client</title>")
    (static / "assets" / "app-1234.js").write_text("run()")
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    with (
        House(tmp_path / "g.sqlite3", ROBINSONADE_STATIC=str(static)) as house,
        house.guest() as guest,
    ):
        for path in ("/", "/g/abc", "/new/forbidden-island", "/credits"):
            page = guest.get(path)
            assert "the client" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = guest.get("/assets/app-1234.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("run()", True)
        check_problem(guest.get("/assets/missing.js"), 404, "no-such-page")
        for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in guest.get(path).text.replace("secret.txt", "")
