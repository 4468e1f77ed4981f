"""What may be taken back, by whom, and what everybody sees of it."""

from typing import Any

from tests.server.house import Guest
from tests.server.test_playing import final_choice, reversible_choice


def make(guest: Guest, *kinds: str) -> dict[str, Any]:
    """With this seed nobody holds a special card in the first two turns."""
    options = {"first": "1", "roles": roles(len(kinds))}
    return guest.create(*kinds, options=options, seed=7, is_open=True)


def roles(seats: int) -> str:
    return ",".join(["diver", "explorer", "engineer", "messenger"][:seats])


def play(guest: Guest, game: str, *, final: bool = False) -> dict[str, Any]:
    state = guest.state(game)
    choice = final_choice(state) if final else reversible_choice(state)
    answer = guest.choose(game, choice, state["seq"])
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_choice_that_revealed_nothing_is_free(guest: Guest) -> None:
    game = make(guest, "here", "here")["id"]
    before = guest.state(game)
    after = play(guest, game)
    assert (after["can_undo"], after["can_restart"]) == (True, True)
    back = guest.undo(game, 1).json()
    assert (back["seq"], back["version"]) == (0, 2)
    assert back["view"] == before["view"]
    assert (back["can_undo"], back["rewound"]) == (False, False)
    struck = [entry for entry in back["log"] if entry["version"] == 1]
    assert struck
    assert all(entry["undone"] for entry in struck)


def test_the_stream_says_what_was_struck(guest: Guest, stranger: Guest) -> None:
    game = make(guest, "here", "here")["id"]
    with stranger.listen(game) as stream:
        play(guest, game)
        guest.undo(game, 1)
        assert stream.next("step")[2]["struck"] == []
        _, version, step = stream.next("step")
        assert (version, step["kind"], step["seq"]) == (2, "undo", 0)
        assert (step["undone"], step["struck"]) == (1, [1])


def test_restart_goes_to_the_last_thing_revealed(guest: Guest) -> None:
    game = make(guest, "here", "here")["id"]
    play(guest, game, final=True)  # ends the turn: cards are drawn
    start = guest.state(game)
    for _ in range(2):
        play(guest, game)
    after = guest.post(f"/api/games/{game}/restart-turn", {"expected_seq": start["seq"] + 2}).json()
    assert (after["seq"], after["view"]) == (start["seq"], start["view"])
    again = guest.post(f"/api/games/{game}/restart-turn", {"expected_seq": start["seq"]})
    assert (again.status_code, again.json()["key"]) == (409, "nothing-to-restart")


def test_alone_one_may_rewind_and_it_shows(guest: Guest) -> None:
    game = make(guest, "here", "here")["id"]
    before = guest.state(game)
    seq = play(guest, game, final=True)["seq"]
    state = guest.state(game)
    assert (state["can_undo"], state["can_rewind"]) == (False, True)
    refused = guest.undo(game, seq)
    assert (refused.status_code, refused.json()["key"]) == (409, "cannot-undo")
    back = guest.undo(game, seq, rewind=True).json()
    assert (back["seq"], back["rewound"]) == (0, True)
    assert back["view"] == before["view"]


def test_rewind_to_any_position(guest: Guest) -> None:
    game = make(guest, "here", "here")["id"]
    for _ in range(2):
        play(guest, game)
    wanted = guest.state(game, at=1)["view"]
    back = guest.undo(game, 2, rewind=True, to=1).json()
    assert (back["seq"], back["view"], back["rewound"]) == (1, wanted, False)
    assert guest.undo(game, 1, rewind=True, to=1).json()["key"] == "bad-position"


def test_the_same_future_after_a_rewind(guest: Guest) -> None:
    """The seed decides: nobody fishes for better cards by going back."""
    game = make(guest, "here", "here")["id"]
    choice = final_choice(guest.state(game))
    first = guest.choose(game, choice, 0).json()
    guest.undo(game, first["seq"], rewind=True)
    assert guest.choose(game, choice, 0).json()["view"] == first["view"]


def test_online_all_must_agree(guest: Guest, friend: Guest) -> None:
    created = make(guest, "here", "link")
    game = created["id"]
    friend.claim(created["links"]["1"])
    seq = play(guest, game, final=True)["seq"]
    asked = guest.undo(game, seq, rewind=True).json()
    assert asked["seq"] == seq
    assert asked["request"] == {"seat": 0, "back_to": 0, "agreed": [0], "waiting": [1]}
    declined = friend.post(f"/api/games/{game}/answer", {"expected_seq": seq, "agree": False})
    assert declined.json()["request"] is None
    assert declined.json()["seq"] == seq
    guest.undo(game, seq, rewind=True)
    agreed = friend.post(f"/api/games/{game}/answer", {"expected_seq": seq, "agree": True}).json()
    assert (agreed["seq"], agreed["request"], agreed["rewound"]) == (0, None, True)


def test_three_persons_agree_one_after_the_other(
    guest: Guest, friend: Guest, stranger: Guest
) -> None:
    created = make(guest, "here", "link", "link")
    game = created["id"]
    friend.claim(created["links"]["1"])
    stranger.claim(created["links"]["2"])
    seq = play(guest, game, final=True)["seq"]
    guest.undo(game, seq, rewind=True)
    first = friend.post(f"/api/games/{game}/answer", {"expected_seq": seq, "agree": True}).json()
    assert first["request"]["waiting"] == [2]
    last = stranger.post(f"/api/games/{game}/answer", {"expected_seq": seq, "agree": True}).json()
    assert last["seq"] == 0


def test_another_persons_decision_stands(guest: Guest, friend: Guest) -> None:
    created = make(guest, "here", "link")
    game = created["id"]
    friend.claim(created["links"]["1"])
    play(guest, game)
    play(guest, game, final=True)
    seq = guest.state(game)["seq"]
    play(friend, game)
    refused = guest.undo(game, seq + 1)
    assert (refused.status_code, refused.json()["key"]) == (409, "cannot-undo")
    assert friend.undo(game, seq + 1).json()["seq"] == seq


def test_nothing_to_answer_or_to_undo(guest: Guest, stranger: Guest) -> None:
    game = make(guest, "here", "here")["id"]
    assert guest.undo(game, 0).json()["key"] == "nothing-to-undo"
    answer = guest.post(f"/api/games/{game}/answer", {"expected_seq": 0, "agree": True})
    assert (answer.status_code, answer.json()["key"]) == (409, "no-request")
    assert stranger.undo(game, 0).json()["key"] == "no-seat"


def test_the_same_seq_may_be_another_game(guest: Guest) -> None:
    """There and back again: who has not seen it is told, if the version is named."""
    game = guest.create("here", "here", seed=11)["id"]
    offers = [offer for offer in guest.state(game)["decision"]["choices"] if offer["reversible"]]
    first, other = offers[0]["id"], offers[1]["id"]
    assert guest.choose(game, first, 0).status_code == 200
    assert guest.undo(game, 1).status_code == 200
    late = {"expected_seq": 0, "expected_version": 0, "choice": other}
    answer = guest.post(f"/api/games/{game}/choices", late)
    assert (answer.status_code, answer.json()["key"]) == (409, "stale")
    assert answer.json()["state"]["version"] == 2
    answer = guest.post(f"/api/games/{game}/choices", {**late, "expected_version": 2})
    assert (answer.status_code, answer.json()["seq"]) == (200, 1)
    undo = {"expected_seq": 1, "expected_version": 1}
    assert guest.post(f"/api/games/{game}/undo", undo).json()["key"] == "stale"
