"""After the end: the chances of all moments, and another game from any of them."""

import time
from typing import Any

from robinsonade.games import find_game
from robinsonade.hindsight.puzzle import find_puzzle
from tests.patience import Patience
from tests.server.house import Guest
from tests.server.known_seeds import SEED_HEADER
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


def test_what_is_no_puzzle_is_refused(guest: Guest) -> None:
    unknown = {"game": "papua", "id": "none such"}
    for path, body in (
        ("/api/puzzles", unknown),
        ("/api/puzzles/verdict", unknown | {"tries": []}),
    ):
        answer = guest.post(path, body)
        assert (answer.status_code, answer.json()["key"]) == (404, "unknown-puzzle")


def test_a_puzzle_is_an_ordinary_table_and_each_try_is_answered(guest: Guest) -> None:
    """Nothing that the page asks for changes the table; the figures come when it is solved."""
    listed = guest.get("/api/puzzles").json()
    first = next(one for one in listed if one["game"] == "forbidden-island")
    puzzle = find_puzzle(find_game(first["game"]), first["id"])
    name = {"game": first["game"], "id": first["id"]}
    made = guest.post("/api/puzzles", name, headers={SEED_HEADER: "7"})
    table = made.json()["id"]
    state = guest.state(table)
    assert state["mine"] == [first["seat"]] == [puzzle.seat]
    assert state["origin"] == f"puzzle:{first['game']}/{first['id']}"
    line = [question.best.choice for question in puzzle.questions]
    offered = {choice["id"] for choice in state["decision"]["choices"]}
    assert offered == {answer.choice for answer in puzzle.questions[0].answers}
    mistake = puzzle.questions[0].answers[-1]

    def tell(*tries: list[str], **more: bool) -> dict[str, Any]:
        said = guest.post("/api/puzzles/verdict", name | {"tries": list(tries)} | more)
        return dict(said.json())

    wrong = tell([mistake.choice])
    assert wrong["wrong"]["choice"] == mistake.choice
    assert (wrong["solved"], wrong["answers"]) == (False, [])
    assert (
        wrong["best"] == puzzle.questions[0].best.share > mistake.share == wrong["wrong"]["share"]
    )
    solved = tell([mistake.choice], line)
    assert (solved["solved"], solved["tries"], solved["stars"]) == (True, 2, 2)
    assert [one[0]["choice"] for one in solved["answers"]] == line
    given_up = tell([mistake.choice], reveal=True)
    assert (given_up["solved"], given_up["stars"]) == (False, 0)
    assert given_up["answers"] == solved["answers"]
    assert guest.state(table)["seq"] == 0
    refused = guest.post("/api/puzzles/verdict", name | {"tries": [["nonsense"]]})
    assert refused.status_code == 422
