"""Files as no program of ours has written them, sent to the server."""

import random

import pytest

from tests.mutants import mutants
from tests.server.house import Guest, House


def check_imports(house: House, guest: Guest, number: int, seed: int) -> None:
    for text in mutants(number, seed):
        answer = guest.ask(
            "POST",
            "/api/games/import",
            content=text.encode("utf-8", "surrogatepass"),
            headers={"content-type": "application/json"},
        )
        assert answer.status_code in (201, 400, 404, 422), (answer.text, text)
        if answer.status_code == 201:
            game = answer.json()["id"]
            assert guest.get(f"/api/games/{game}/state").status_code == 200
            assert guest.get(f"/api/games/{game}/export").status_code == 200
            guest.play_one(game, random.Random(seed))
            assert guest.post(f"/api/games/{game}/verify").status_code in (200, 409)
    assert not any(game["damaged"] for game in guest.get("/api/games").json())
    assert "Traceback" not in "".join(house.log)


@pytest.mark.soak
def test_no_file_breaks_the_server(soaking: bool, house: House, guest: Guest) -> None:
    check_imports(house, guest, 2_000 if soaking else 60, 3)


def test_a_truth_value_is_no_seed(guest: Guest, stranger: Guest) -> None:
    game = guest.create("here", "here", seed=1)["id"]
    file = guest.post(f"/api/games/{game}/export").json()
    for change in ({"seed": True}, {"seats": True}, {"format_version": True}, {"players": [7]}):
        answer = stranger.post("/api/games/import", {**file, **change})
        assert answer.status_code == 422, change
