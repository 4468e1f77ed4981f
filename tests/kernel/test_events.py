"""Facts of what happened, and who may know them."""

import pytest

from pearls.box.components import SHELL
from pearls.events import DIVED, LOOKED, SEALED
from pearls.game import GAME as PEARLS
from pearls.steps.bidding import Bidding
from robinsonade.games import GAMES
from robinsonade.kernel.event import EVERYBODY, Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.noun import MAJOR, MINOR, NUMBER, SEATS, SILENT, STOP, Kind, Noun
from robinsonade.kernel.view import show_choices, show_decision, show_event, targets, words
from tests.kernel.diving import lagoon, new_match, play


@pytest.mark.parametrize(
    ("only_for", "seats", "spectator"),
    [
        (EVERYBODY, [True, True, True], True),
        (0b001, [True, False, False], False),
        (0b110, [False, True, True], False),
        (0, [False, False, False], False),
    ],
)
def test_who_may_know(only_for: int, seats: list[bool], spectator: bool) -> None:
    event = Event(SEALED, (0,), only_for)
    assert [event.known_to(seat) for seat in range(3)] == seats
    assert event.known_to(None) is spectator


def test_a_peek_is_told_to_one_seat_only() -> None:
    match = new_match(3, 5)
    match.play("0.look")
    kinds = {seat: [e.kind.name for e in match.log_of(seat)] for seat in (0, 1, None)}
    assert kinds == {0: ["round", "looked"], 1: ["round"], None: ["round"]}
    top = match.game.view(match.table, 0)["known"]
    assert list(top) == ["11"]
    assert match.log[-1].facts == (0, SHELL.ids.index(top["11"]))
    assert match.game.view(match.table, 1)["known"] == {}
    assert match.log_of(0, since=1) == match.log[1:]


def test_a_sealed_bid_is_told_without_its_number() -> None:
    match = new_match(2, 5)
    match.play("0.pass")
    match.play("1.seal.2")
    assert show_event(match.log[-1]) == {"kind": "sealed", "words": {"seat": ["1"]}}
    assert match.view(1)["bids"] == [0, 2]
    assert match.view(0)["bids"] == match.view(None)["bids"] == [0, -1]
    match.play("0.seal.1")
    told = [show_event(event) for event in match.log_of(None) if event.kind.name == "revealed"]
    assert [event["words"] for event in told] == [
        {"seat": ["0"], "bid": ["1"]},
        {"seat": ["1"], "bid": ["2"]},
    ]


def test_seen_by_hides_what_others_have_sealed() -> None:
    step = Bidding([2, 0, 3])
    hidden = step.seen_by(0)
    assert isinstance(hidden, Bidding)
    assert hidden.bids == (2, 0, -1)
    assert step.bids == (2, 0, 3)


def test_an_imagined_table_seals_other_bids() -> None:
    """All three bids are imagined, equally often, and the own one stays."""
    t = lagoon(3)
    play(t, "0.pass", "0.seal.3", "1.seal.2")
    found = []
    for number in range(300):
        step = t.imagined(0, t.chance.fork(str(number))).agenda[-1]
        assert isinstance(step, Bidding)
        found.append(step.bids)
    assert {bids[0] for bids in found} == {3}
    assert {bids[2] for bids in found} == {0}
    for bid in (1, 2, 3):
        assert 70 <= sum(bids[1] == bid for bids in found) <= 130


def test_without_a_log_nothing_is_recorded() -> None:
    t = lagoon(2).clone()
    assert t.log is None
    play(t, "0.look", "0.seal.1", "1.seal.2")
    assert t.log is None


# -- how facts are shown -------------------------------------------------------------------------


def test_words_are_ids() -> None:
    assert words(DIVED, (1, 2, 5)) == {"seat": ["1"], "shell": ["black"], "die": ["5"]}
    assert words(LOOKED, (0, 0)) == {"seat": ["0"], "shell": ["grey"]}
    group = Kind("group", ("pawns", SEATS), ("n", NUMBER))
    assert words(group, (0b101, 3)) == {"pawns": ["0", "2"], "n": ["3"]}
    many = Kind("many", ("shells", Noun("shell", SHELL.ids, many=True)))
    assert words(many, (0b110,)) == {"shells": ["white", "black"]}
    with pytest.raises(ValueError, match=r"shorter|longer"):
        words(LOOKED, (0,))


def test_targets_are_what_lies_on_the_board() -> None:
    assert targets(DIVED, (1, 2, 5)) == ["seat:1", "shell:black"]
    group = Kind("group", ("pawns", SEATS), ("n", NUMBER))
    assert targets(group, (0b101, 3)) == ["seat:0", "seat:2"]


def test_a_choice_presents_itself() -> None:
    t = lagoon(2)
    play(t, "0.pass")
    assert show_choices(t, 1)[2] == {
        "id": "1.seal.3",
        "seat": 1,
        "kind": "seal",
        "words": {"bid": ["3"]},
        "targets": [],
        "rules": ["PEARL-3.3", "PEARL-3.5"],
        "cost": "air",
        "interrupt": False,
        "reversible": True,
        "follows": None,
    }
    play(t, "0.seal.2")
    assert not show_choices(t, 1)[2]["reversible"]  # it reveals both bids
    assert show_choices(t, 0) == []


def test_a_decision_presents_itself() -> None:
    t = lagoon(2)
    assert show_decision(t, 0)["prompt"] == "look"
    assert show_decision(t, 0)["words"] == {"seat": ["0"]}
    assert [choice["id"] for choice in show_decision(t, 0)["choices"]] == ["0.pass", "0.look"]
    assert show_decision(t, 1)["choices"] == show_decision(t, None)["choices"] == []
    assert show_decision(t, 1)["waiting"] == [0]
    t.end("over", 0)
    over: dict[str, object] = {
        "prompt": None,
        "words": {},
        "rules": [],
        "waiting": [],
        "card": None,
        "dice": None,
        "sheet": None,
        "choices": [],
    }
    assert show_decision(t, 0) == over


def test_an_event_weighs_at_least_as_much_for_whom_it_is_about() -> None:
    assert Kind("fell").weight == Kind("fell").own == MINOR
    assert Kind("fell", weight=MAJOR).own == MAJOR
    assert Kind("fell", weight=MAJOR, own=STOP).own == STOP


@pytest.mark.parametrize("game", [*GAMES.values(), PEARLS], ids=lambda game: game.slug)
def test_every_game_weighs_its_events(game: Game) -> None:
    """Some hold nobody up, some may not be missed; none weighs more than there are weights."""
    weights = [kind.weight for kind in game.events]
    assert {SILENT, MINOR, MAJOR} <= {*weights}
    assert all(SILENT <= kind.weight <= kind.own <= STOP for kind in game.events)
