"""Create, claim, choose, take back, ask for advice, and see it all happen."""

import gzip
import random
from typing import Any

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.change import changed
from robinsonade.kernel.refusal import Refused
from robinsonade.server.routers.titles import read_rules, read_texts, read_titles
from tests.server.house import TITLE, Guest


def test_titles_tell_all_that_a_set_up_page_needs(guest: Guest) -> None:
    [title] = [title for title in guest.get("/api/titles").json() if title["slug"] == TITLE]
    assert (title["fewest"], title["most"]) == (2, 4)
    assert "greedy" in title["players"]
    options = {option["name"]: option for option in title["options"]}
    assert options["difficulty"]["kind"] == "one"
    assert options["roles"]["kind"] == "deal"
    assert options["first"]["kind"] == "seat"
    assert {"fact": "tile", "noun": "tile", "many": False} in title["kinds"]["choice"]["move"]
    assert "fools_landing" in title["nouns"]["tile"]


def test_titles_carry_what_is_printed(guest: Guest) -> None:
    answer = guest.get("/api/titles")
    for title in answer.json():
        assert title["printed"] == GAMES[title["slug"]].printed() != {}
    again = guest.get("/api/titles", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_texts_are_asked_for_once(guest: Guest) -> None:
    first = guest.get("/api/texts/es")
    assert "choice-pass = Pasar" in first.json()["shared"]
    assert "game-title" in first.json()["games"][TITLE]
    assert "\nflavour-card-sandbags = " in first.json()["games"][TITLE]
    again = guest.get("/api/texts/es", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = guest.get("/api/texts/es", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content  # unpacked by the client


def test_what_never_changes_is_packed_once() -> None:
    """Packing all texts for each who asks cost more than many choices."""
    assert read_titles() is read_titles()
    for found in (read_titles(), read_texts("en"), read_rules(TITLE, "es")):
        assert gzip.decompress(found.packed) == found.content
    with pytest.raises(Refused):
        read_rules(TITLE, "xx")


def test_rules_come_in_both_languages(guest: Guest) -> None:
    sections = {lang: guest.get(f"/api/rules/{TITLE}?lang={lang}").json() for lang in ("en", "es")}
    ids = {
        lang: [rule["id"] for section in found for rule in section["rules"]]
        for lang, found in sections.items()
    }
    assert ids["en"] == ids["es"]
    assert "FI-1.1" in ids["en"]


def test_the_creator_plays_what_is_here(guest: Guest) -> None:
    options = {"roles": "pilot,diver", "first": "1"}
    game = guest.create("here", "here", options=options, seed=1)["id"]
    state = guest.state(game)
    assert state["mine"] == [0, 1]
    assert state["viewer"] == 0
    assert state["seats"][0]["persona"] == {"noun": "role", "id": "pilot"}
    assert state["decision"]["waiting"] == [0]
    assert state["outcome"] is None
    assert state["revealed"] is None
    assert (state["open_seed"], state["rewound"], state["secrets"]) == (False, False, False)
    chosen = state["decision"]["choices"][0]["id"]
    after = guest.choose(game, chosen, 0)
    assert after.status_code == 200
    assert (after.json()["seq"], after.json()["version"]) == (1, 1)
    assert {entry["version"] for entry in after.json()["log"]} == {1}


def test_a_link_gives_one_seat_to_one_person(guest: Guest, friend: Guest, stranger: Guest) -> None:
    created = guest.create("here", "link", seed=2)
    game, link = created["id"], created["links"]["1"]
    assert friend.state(game)["mine"] == []
    assert guest.state(game)["seats"][1]["claimed"] is False
    claimed = friend.claim(link)
    assert claimed.json()["seat"] == 1
    assert friend.state(game)["mine"] == [1]
    assert guest.state(game)["seats"][1]["claimed"] is True
    assert friend.claim(link).json()["seat"] == 1
    assert stranger.claim(link).status_code == 403
    assert stranger.state(game)["mine"] == []
    other_device = stranger.claim(claimed.json()["link"])
    assert other_device.json()["seat"] == 1
    assert stranger.state(game)["mine"] == [1]


def test_everybody_is_told_of_a_choice(guest: Guest, friend: Guest, stranger: Guest) -> None:
    created = guest.create("here", "link", options={"first": "1"}, seed=3)
    game = created["id"]
    friend.claim(created["links"]["1"])
    with friend.listen(game) as other, stranger.listen(game) as watcher:
        kind, version, state = other.next("state")
        assert (kind, version, state["mine"]) == ("state", 0, [1])
        assert watcher.next("state")[2]["mine"] == []
        choice = guest.state(game)["decision"]["choices"][0]["id"]
        guest.choose(game, choice, 0)
        _, version, step = other.next("step")
        assert (version, step["choice"]) == (1, {"id": choice, "seat": 0})
        assert step["state"]["viewer"] == 1
        assert watcher.next("step")[2]["state"]["viewer"] is None


def test_presence_is_told(guest: Guest, friend: Guest) -> None:
    created = guest.create("here", "link", seed=4)
    friend.claim(created["links"]["1"])
    with guest.listen(created["id"]) as stream:
        with friend.listen(created["id"]):
            while not stream.next("presence")[2]["seats"][1]["online"]:
                pass
        while stream.next("presence")[2]["seats"][1]["online"]:
            pass


def test_bots_play_by_themselves_and_the_game_ends(guest: Guest) -> None:
    game = guest.create("greedy", "random", options={"difficulty": "legendary"}, seed=5)["id"]
    state = guest.wait_for(game, lambda state: state["outcome"])
    assert state["outcome"]["reason"]
    assert state["outcome"]["statistics"]["turns"] > 0
    assert state["mine"] == []


def test_a_person_among_bots(guest: Guest) -> None:
    options = {"difficulty": "legendary"}
    game = guest.create("here", "greedy", "random", options=options, seed=6)["id"]
    dice = random.Random(5)
    state = guest.state(game)
    while not state["outcome"]:
        guest.play_one(game, dice)
        state = guest.wait_for(game, lambda s: s["outcome"] or 0 in s["decision"]["waiting"])
    seats = {entry["words"]["seat"][0] for entry in state["log"] if "seat" in entry["words"]}
    assert seats == {"0", "1", "2"}


def test_scrubbing_shows_what_was(guest: Guest) -> None:
    game = guest.create("here", "here", seed=7)["id"]
    seen = [guest.state(game)["view"]]
    dice = random.Random(1)
    for _ in range(60):
        if guest.play_one(game, dice) is None:
            break
        seen.append(guest.state(game)["view"])
    last = len(seen) - 1
    for number in (0, 1, last // 2, last):
        state = guest.state(game, at=number)
        assert (state["at"], state["last"]) == (number, last)
        assert state["view"] == seen[number]
    assert guest.state(game, at=0)["decision"]["choices"] == []
    assert guest.get(f"/api/games/{game}/state?at={last + 1}").json()["key"] == "bad-position"


def test_the_past_is_told_as_it_was(guest: Guest) -> None:
    """From view to view, event by event, whatever was taken back on the way."""
    game = guest.create("here", "here", seed=7)["id"]
    dice = random.Random(1)
    for number in range(70):
        guest.play_one(game, dice)
        if number == 20:
            seq = guest.state(game)["seq"]
            assert guest.undo(game, seq, rewind=True).status_code == 200
    last = guest.state(game)["seq"]
    log = [entry for entry in guest.state(game)["log"] if not entry["undone"] and entry["seq"]]
    told, at = [], 0
    while at < last:
        view = guest.state(game, at=at)["view"]
        steps = guest.get(f"/api/games/{game}/steps?after={at}&until={last}").json()["steps"]
        assert len(steps) == min(50, last - at)
        for step in steps:
            at += 1
            assert (step["seq"], step["kind"], step["state"]) == (at, "choice", None)
            for event in step["events"]:
                view = changed(view, event["change"])
                told.append((step["version"], event["kind"], event["words"]))
            view = changed(view, step["rest"])
            assert view == guest.state(game, at=at)["view"]
    assert told == [(entry["version"], entry["kind"], entry["words"]) for entry in log]
    for wrong in ((5, 4), (last, last + 1), (last + 1, last + 1)):
        answer = guest.get(f"/api/games/{game}/steps?after={wrong[0]}&until={wrong[1]}")
        assert answer.json()["key"] == "bad-position"


def test_hint_is_one_of_the_choices(guest: Guest) -> None:
    game = guest.create("here", "here", options={"first": "1"}, seed=8)["id"]
    offers = {choice["id"] for choice in guest.state(game)["decision"]["choices"]}
    advice = guest.post(f"/api/games/{game}/hint", {"viewer": 0}).json()
    assert advice["choice"] in offers
    assert {other["choice"] for other in advice["alternatives"]} < offers
    assert advice["sure"] in ("clear", "close")


def test_what_cannot_be_done_has_a_reason(guest: Guest) -> None:
    options = {"first": "1", "roles": "engineer,messenger"}
    game = guest.create("here", "here", options=options, seed=8)["id"]
    state = guest.state(game, viewer=0)
    offered = {one["words"]["tile"][0] for one in state["decision"]["choices"] if one["targets"]}
    for tile in [tile["id"] for tile in state["view"]["tiles"]]:
        asked = {"viewer": 0, "target": f"tile:{tile}"}
        said = guest.post(f"/api/games/{game}/why", asked).json()
        assert all(one["rules"] and one["key"] for one in said)
        assert ("move" in {one["kind"] for one in said}) or tile in offered
    other = {"viewer": 1, "target": "tile:fools_landing"}
    [first, *_] = guest.post(f"/api/games/{game}/why", other).json()
    assert first == {
        "kind": "move",
        "key": "turn-of",
        "words": {"seat": ["0"]},
        "rules": ["FI-3.6"],
        "sort": "later",
    }


def test_the_list_puts_my_turn_first(guest: Guest) -> None:
    waits_for_other = guest.create("here", "link", options={"first": "2"}, seed=9)["id"]
    waits_for_me = guest.create("here", "link", options={"first": "1"}, seed=10)["id"]
    guest.create("here", "link", options={"first": "2"}, seed=11)
    listed = guest.get("/api/games").json()
    assert listed[0]["id"] == waits_for_me
    assert [game["your_turn"] for game in listed] == [True, False, False]
    assert waits_for_other in {game["id"] for game in listed}


def test_a_browser_without_cookie_has_no_games(stranger: Guest) -> None:
    assert stranger.get("/api/games").json() == []


def reversible_choice(state: dict[str, Any]) -> Any:
    return next(choice["id"] for choice in plain_choices(state) if choice["reversible"])


def final_choice(state: dict[str, Any]) -> Any:
    """One that cannot be taken back."""
    return next(choice["id"] for choice in plain_choices(state) if not choice["reversible"])


def plain_choices(state: dict[str, Any]) -> list[dict[str, Any]]:
    return [choice for choice in state["decision"]["choices"] if not choice["interrupt"]]
