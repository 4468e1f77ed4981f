"""After the end: the chances of all moments, and another game from any of them."""

import time
from typing import Any

from tests.patience import Patience
from tests.server.house import Guest
from tests.server.test_files import finished


def all_chances(guest: Guest, game: str) -> dict[str, Any]:
    patience = Patience()
    while not (answer := guest.get(f"/api/games/{game}/chances").json())["done"]:
        patience.spend(answer["games"])
        time.sleep(0.05)
    return dict(answer)


def test_chances_grow_until_they_are_done(guest: Guest, stranger: Guest) -> None:
    game = finished(guest)
    answer = guest.get(f"/api/games/{game}/chances").json()
    assert answer["seconds"] >= 0
    for visitor in (guest, stranger):
        answer = all_chances(visitor, game)
        state = visitor.state(game)
        assert answer["lines"] == ["all"]
        assert answer["points"][-1]["at"] == state["last"]
        assert answer["points"][-1]["chances"] == [[0.0, 0.0, 0.0]]


def test_nobody_looks_back_before_the_end(guest: Guest) -> None:
    game = guest.create("here", "here", seed=1)["id"]
    for answer in (
        guest.get(f"/api/games/{game}/chances"),
        guest.post(f"/api/games/{game}/clone", {"at": 0}),
    ):
        assert (answer.status_code, answer.json()["key"]) == (409, "not-over")


def test_what_if_is_a_game_alone_that_is_marked(guest: Guest, stranger: Guest) -> None:
    game = finished(guest)
    before = stranger.get(f"/api/games/{game}/state?at=12&viewer=none").json()
    made = stranger.post(f"/api/games/{game}/clone", {"at": 12, "seat": 1})
    assert made.status_code == 201, made.text
    state = stranger.state(made.json()["id"])
    assert state["origin"] == f"clone:{game}"
    assert state["open_seed"] is True
    assert state["mine"] == [1]
    assert [seat["player"] for seat in state["seats"]] == ["greedy", None]
    start = stranger.get(f"/api/games/{state['id']}/state?at=0&viewer=none").json()
    assert start["view"] == before["view"]
    last = stranger.state(game)["last"]
    refused = stranger.post(f"/api/games/{game}/clone", {"at": last})
    assert (refused.status_code, refused.json()["key"]) == (422, "bad-position")
    refused = stranger.post(f"/api/games/{game}/clone", {"at": 0, "seat": 2})
    assert (refused.status_code, refused.json()["key"]) == (404, "no-such-seat")


def test_a_table_without_a_puzzle_says_so(guest: Guest) -> None:
    game = guest.create("here", "here", seed=1)["id"]
    answer = guest.get(f"/api/games/{game}/puzzle")
    assert (answer.status_code, answer.json()["key"]) == (404, "no-puzzle-here")
    answer = guest.post("/api/puzzles", {"game": "papua", "id": "none such"})
    assert (answer.status_code, answer.json()["key"]) == (404, "unknown-puzzle")
