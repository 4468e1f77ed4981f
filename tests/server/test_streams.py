"""Streams: first words at once, nothing lost or told twice, and a polite end."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from robinsonade.kernel.change import changed
from tests.patience import PATIENCE
from tests.server.house import Guest, House


def test_who_comes_back_is_told_what_was_missed(
    guest: Guest, friend: Guest, stranger: Guest
) -> None:
    created = guest.create("here", "link", options={"difficulty": "novice"}, seed=1)
    game = created["id"]
    friend.claim(created["links"]["1"])
    dice = random.Random(2)
    told: list[dict[str, Any]] = []
    with stranger.listen(game) as whole, friend.listen(game) as stream:
        whole.next("state")
        view = stream.next("state")[2]["view"]
        for _ in range(3):
            assert guest.play_one(game, dice) or friend.play_one(game, dice)
            told.append(stream.next("step")[2])
        stream.close()
        last = int(str(told[-1]["version"]))
        for _ in range(6):
            assert guest.play_one(game, dice) or friend.play_one(game, dice)
        now = friend.state(game)
        with friend.listen(game, last=last) as again:
            while told[-1]["version"] != now["version"]:
                _, version, step = again.next("step")
                assert version == step["version"]
                told.append(step)
        assert [step["version"] for step in told] == list(range(1, now["version"] + 1))
        final = told[-1]["state"]
        assert isinstance(final, dict)
        assert final["view"] == now["view"]
        assert final["decision"] == now["decision"]
        # The log put together from the parts is the log of the whole.
        for step in told:
            assert [{**event, "change": None} for event in step["events"]] == [
                {"kind": entry["kind"], "words": entry["words"], "change": None}
                for entry in now["log"]
                if entry["version"] == step["version"]
            ]
        # So is the view: each event changes it, and what comes after the last one.
        for step in told:
            for event in step["events"]:
                view = changed(view, event["change"])
            view = changed(view, step["rest"])
        assert view == now["view"]
        heard = [whole.next("step")[1] for _ in range(now["version"])]
        assert heard == list(range(1, now["version"] + 1))


@pytest.mark.parametrize("last", ["0", "999", "-1", "abc", "", "1" * 40, "٣"])
def test_any_last_event_id_gets_an_answer_at_once(guest: Guest, last: str) -> None:
    game = guest.create("here", "here", seed=2)["id"]
    with guest.listen(game, after=last) as stream:
        kind, _, data = stream.next()
        assert kind == "presence" if last == "0" else kind == "state"
        assert data["seats"][0]["online"] is True


def test_twenty_at_once_and_one_wins(guest: Guest) -> None:
    game = guest.create("here", "here", seed=3)["id"]
    choice = guest.state(game)["decision"]["choices"][0]["id"]
    start = threading.Barrier(20)

    def race(_: int) -> int:
        start.wait()
        return guest.client.post(
            f"/api/games/{game}/choices", json={"expected_seq": 0, "choice": choice}
        ).status_code

    with ThreadPoolExecutor(20) as pool:
        codes = sorted(pool.map(race, range(20)))
    assert codes == [200] + [409] * 19
    assert guest.state(game)["seq"] == 1


def test_a_polite_end(tmp_path: Path) -> None:
    """Streams are closed, everything is stored, and the next server goes on from there."""
    database = tmp_path / "games.sqlite3"
    dice = random.Random(4)
    often = {"ROBINSONADE_SNAPSHOT_EVERY": "2"}
    with House(database, **often) as house, house.guest() as guest:
        game = guest.create("here", "here", seed=4)["id"]
        stream = guest.listen(game)
        stream.next("state")
        for _ in range(3):
            guest.play_one(game, dice)
        before = guest.state(game)
        assert house.close() in (0, -15)
        assert stream.ended.wait(PATIENCE)
        stream.answer.close()
        assert not [line for line in house.log if "Traceback" in line]
        cookie = guest.client.cookies["robinsonade"]
        house.open()
        with house.guest() as again:
            again.client.cookies.set("robinsonade", cookie)
            after = again.state(game)
            assert (after["version"], after["view"]) == (before["version"], before["view"])
            assert after["mine"] == [0, 1]
            assert [entry["kind"] for entry in after["log"]] == [
                entry["kind"] for entry in before["log"]
            ]


def test_bots_go_on_after_a_start(tmp_path: Path) -> None:
    """Killed in the middle of a game of bots: it goes on by itself and ends."""
    database = tmp_path / "games.sqlite3"
    with House(database) as house, house.guest() as guest:
        bots = ("greedy", "greedy", "greedy", "random")
        games = [guest.create(*bots, seed=seed)["id"] for seed in range(4)]
        house.kill()
        house.open()
        with house.guest() as again:
            for game in games:
                again.wait_for(game, lambda state: state["outcome"])
                assert again.post(f"/api/games/{game}/verify").json()["ok"] is True


def test_killed_in_the_middle_nothing_promised_is_lost(tmp_path: Path) -> None:
    """Under load, without any warning: each acknowledged choice is there, once, in its place."""
    database = tmp_path / "games.sqlite3"
    promised: dict[str, list[str]] = {}
    stop = threading.Event()

    def play(guest: Guest, game: str, dice: random.Random) -> None:
        while not stop.is_set():
            try:
                state = guest.client.get(f"/api/games/{game}/state").json()
                if state["outcome"]:
                    return
                choice = dice.choice(state["decision"]["choices"])["id"]
                body = {"expected_seq": state["seq"], "choice": choice}
                answer = guest.client.post(f"/api/games/{game}/choices", json=body)
                if answer.status_code == 200:
                    promised[game].append(choice)
            except Exception:
                return

    with House(database, ROBINSONADE_SNAPSHOT_EVERY="4") as house:
        guests = [house.guest() for _ in range(8)]
        threads = []
        for number, guest in enumerate(guests):
            game = guest.create("here", "here", "here", seed=number)["id"]
            promised[game] = []
            dice = random.Random(number)
            threads.append(threading.Thread(target=play, args=(guest, game, dice)))
        for thread in threads:
            thread.start()
        while sum(map(len, promised.values())) < 120 and any(t.is_alive() for t in threads):
            stop.wait(0.01)
        house.kill()
        stop.set()
        for thread in threads:
            thread.join()
        cookies = [guest.client.cookies["robinsonade"] for guest in guests]
        for guest in guests:
            guest.client.close()
        house.open()
        assert sum(map(len, promised.values())) >= 50
        for cookie, (game, choices) in zip(cookies, promised.items(), strict=True):
            with house.guest() as again:
                again.client.cookies.set("robinsonade", cookie)
                state = again.state(game)
                # At most the one choice whose answer was on its way when the server died.
                assert len(choices) <= state["seq"] <= len(choices) + 1
                file = again.post(f"/api/games/{game}/export").json()
                assert file["choices"][: len(choices)] == choices
                again.play_one(game, random.Random(0))
