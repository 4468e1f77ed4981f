"""Lessons on the server: ordinary games that somebody explains to whoever holds the first seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.patience import Patience
from tests.server.house import Guest, House


def learn(guest: Guest, game: str = "forbidden-island", lesson: str = "first") -> str:
    answer = guest.post("/api/games/lesson", {"game": game, "lesson": lesson})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def say(state: dict[str, Any]) -> list[str]:
    return [card["say"].removeprefix("lesson-first-") for card in state["coach"]["cards"]]


def settled(guest: Guest, game: str) -> dict[str, Any]:
    """When it is the learner's turn again."""
    patience = Patience()
    while not (state := guest.state(game))["coach"]["cards"]:
        patience.spend(state["version"])
    return state


def play(guest: Guest, game: str) -> dict[str, Any]:
    """Do what is meant."""
    state = settled(guest, game)
    answer = guest.choose(game, state["coach"]["cards"][-1]["allow"][0], state["seq"])
    assert answer.status_code == 200, answer.text
    return settled(guest, game)


def test_a_lesson_is_an_ordinary_game_that_is_explained(guest: Guest, stranger: Guest) -> None:
    game = learn(guest)
    state = guest.state(game)
    assert (state["lesson"], state["open_seed"]) == ("first", True)
    assert say(state) == ["goal", "you", "move"]
    assert (state["coach"]["step"], state["coach"]["steps"]) == (1, 10)
    watched = stranger.state(game)
    assert (watched["lesson"], watched["coach"]) == ("first", None)
    assert say(play(guest, game)) == ["shore"]
    back = guest.undo(game, 1).json()
    assert say(back) == ["goal", "you", "move"]
    for expected in ("shore", "shore-too", "give"):
        assert say(play(guest, game)) == [expected]
    after = play(guest, game)
    assert say(after) == ["waters-rise", "sink", "danger", "then"]
    listed = [one for one in guest.get("/api/games").json() if one["id"] == game]
    assert listed[0]["lesson"] == {"name": "first", "step": 7, "steps": 10}
    assert stranger.post(f"/api/games/{game}/leave-lesson", {}).status_code == 403
    assert guest.post(f"/api/games/{game}/leave-lesson", {}).status_code == 204
    free = guest.state(game)
    assert (free["lesson"], free["coach"]) == (None, None)
    assert guest.get("/api/games").json()[0]["lesson"] is None


def test_a_lesson_outlives_the_server(tmp_path: Path) -> None:
    with House(tmp_path / "games.sqlite3") as house, house.guest() as guest:
        game = learn(guest, "papua")
        before = play(guest, game)
        house.close()
        house.open()
        guest.client.base_url = httpx.URL(house.url)
        assert settled(guest, game)["coach"] == before["coach"]


def test_a_lesson_that_is_not_there(guest: Guest) -> None:
    answer = guest.post("/api/games/lesson", {"game": "papua", "lesson": "second"})
    assert (answer.status_code, answer.json()["key"]) == (404, "no-such-lesson")


def test_nothing_is_explained_while_a_moment_goes_by_unasked(guest: Guest) -> None:
    """Robinson's weather is over before somebody is asked anything: it is explained once, then."""
    game = learn(guest, "robinson-crusoe")
    told: list[str] = []
    with guest.listen(game) as stream:
        state = stream.next("state")[2]
        while "weather" not in told:
            cards = state["coach"]["cards"]
            assert not cards or state["decision"]["asked"] == [0]
            told += say(state)
            if cards and cards[-1]["waits"]:
                choice = cards[-1]["allow"][0]
                assert guest.choose(game, choice, state["seq"]).status_code == 200
            elif cards:
                break
            state = stream.next("step")[2]["state"]
    assert told[-2:] == ["weather", "move-camp"]
