"""A match that begins somewhere else than at the set-up, and what is no position at all."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pearls.game import GAME as PEARLS
from pearls.steps.bidding import Bidding
from pearls.steps.round import Looking, Round
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.chance import PERIOD
from robinsonade.kernel.codec import dump_table, fingerprint
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.match_file import BadMatch
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.start import BadStart, read_position

OPTIONS = {"first": "1"}


def middle() -> Lagoon:
    """The second round, one bid sealed, the third card seen by its diver."""
    match = Match(PEARLS, 2, 1, OPTIONS)
    for choice in ("0.pass", "0.seal.1", "1.seal.2", "0.pass", "1.pass", "1.look", "1.seal.3"):
        match.play(choice)
    assert isinstance(match.table, Lagoon)
    return match.table


def at_middle(**options: str) -> Match:
    return Match.from_table(PEARLS, middle(), OPTIONS | options)


def data() -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(dump_table(middle())))
    return plain


def play(match: Match, *ids: str) -> Match:
    for choice_id in ids:
        match.play(choice_id)
    return match


# -- a match like any other ----------------------------------------------------------------------


def test_it_begins_there() -> None:
    match = at_middle()
    assert match.fingerprint() == fingerprint(middle())
    assert (match.log, match.choices_made) == ([], [])
    assert [choice.id for choice in match.choices()] == ["0.seal.1", "0.seal.2", "0.seal.3"]
    assert match.open_seed  # whoever laid out the position knows the decks


def test_the_table_it_began_with_stays_as_it_is() -> None:
    table = middle()
    before = fingerprint(table)
    play(Match.from_table(PEARLS, table, OPTIONS), "0.seal.1")
    assert fingerprint(table) == before


def test_what_is_still_to_be_done_is_done_first() -> None:
    table = middle()
    table.agenda = [Round()]
    match = Match.from_table(PEARLS, table, OPTIONS)
    assert match.table.turn == 3
    assert [event.kind.name for event in match.log] == ["round"]
    assert isinstance(match.table.agenda[-1], Looking)
    assert replay(PEARLS, match.to_dict()).fingerprint() == match.fingerprint()


def test_it_can_be_undone_to_its_beginning_and_no_further() -> None:
    match = play(at_middle(), "0.seal.2")
    with pytest.raises(Refused):
        match.undo([0])
    assert match.undo([0], rewind=True) == 1
    assert match.fingerprint() == fingerprint(middle())
    with pytest.raises(Refused) as refusal:
        match.undo([0, 1], rewind=True)
    assert refusal.value.key == "nothing-to-undo"


def test_a_file_gives_the_same_match() -> None:
    match = play(at_middle(), "0.seal.2", "0.pass", "1.pass")
    file = json.loads(json.dumps(match.to_dict()))
    assert file["position"] == data()
    assert (file["format_version"], file["open_seed"]) == (1, True)
    again = replay(PEARLS, file)
    assert again.to_dict() == match.to_dict()
    assert [event.kind for event in again.log] == [event.kind for event in match.log]
    assert "position" not in Match(PEARLS, 2, 1).to_dict()


def test_a_file_cannot_say_that_nobody_knows_its_decks() -> None:
    assert replay(PEARLS, at_middle().to_dict() | {"open_seed": False}).open_seed


def test_an_altered_position_is_noticed() -> None:
    file = at_middle().to_dict()
    file["position"] = file["position"] | {"pearls": [9, 9]}
    with pytest.raises(BadMatch) as bad:
        replay(PEARLS, file)
    assert bad.value.key == "match-start"


def test_chance_goes_on_where_it_stood() -> None:
    through = play(Match(PEARLS, 2, 1, OPTIONS), *("0.pass", "0.seal.1", "1.seal.2", "0.pass"))
    fresh = Match.from_table(PEARLS, through.table, OPTIONS)
    assert play(fresh, "1.pass").fingerprint() == play(through, "1.pass").fingerprint()


def test_with_a_seed_the_position_has_another_future() -> None:
    futures = [Match.from_table(PEARLS, middle(), OPTIONS, seed) for seed in (1, 1, 2)]
    states = [match.table.chance.states for match in futures]
    assert states[0] == states[1] != states[2]
    assert [match.seed for match in futures] == [1, 1, 2]
    assert len({match.table.chance.states[0] for match in [*futures, at_middle()]}) == 3
    with pytest.raises(Refused) as refusal:
        Match.from_table(PEARLS, middle(), OPTIONS, -1)
    assert refusal.value.key == "bad-seed"


def test_forced_results_belong_to_the_position() -> None:
    table = middle()
    table.chance.script = [5]
    match = play(Match.from_table(PEARLS, table, OPTIONS), "0.seal.2", "0.pass", "1.pass")
    assert [event.facts[2] for event in match.log if event.kind.name == "dived"] == [6]


# -- what is no position -------------------------------------------------------------------------


def deck(**parts: object) -> dict[str, object]:
    return {**data()["deck"], **parts}


def chance(**parts: object) -> dict[str, object]:
    return {**data()["chance"], **parts}


WRONG: list[tuple[str, object]] = [
    ("moon", 1),
    ("pearls", [1]),
    ("pearls", [1, "2"]),
    ("pearls", [1, [2]]),
    ("pearls", [1, True]),
    ("pearls", [1, 1 << 300]),
    ("pearls", {"0": 1}),
    ("turn", "2"),
    ("turn", -1),
    ("turn", True),
    ("reveals", 1.5),
    ("active", 2),
    ("active", -1),
    ("seats", 3),
    ("result", 0),
    ("winners", 1),
    ("pile", [0] * 2_000),
    ("pile", [[[[[0]]]]]),
    ("pile", ["shell"]),
    ("agenda", {}),
    ("agenda", ["Round"]),
    ("agenda", [{"Ambush": []}]),
    ("agenda", [{"Round": [], "Looking": []}]),
    ("agenda", [{"Bidding": ["sealed"]}]),
    ("agenda", [{"Bidding": [[1 << 70, 0]]}]),
    ("deck", [0, 1]),
    ("deck", {"cards": [], "layers": []}),
    ("deck", deck(cards="all")),
    ("deck", deck(layers=[1])),
    ("deck", deck(layers=[12, -1])),
    ("deck", deck(seen={"12": 1})),
    ("deck", deck(seen={"top": 1})),
    ("deck", deck(seen={"0": "me"})),
    ("chance", []),
    ("chance", chance(states=[1])),
    ("chance", chance(states=[0, 1, 1])),
    ("chance", chance(states=[1, PERIOD + 1, 1])),
    ("chance", chance(script=[-1])),
    ("chance", chance(script=["six"])),
]


@pytest.mark.parametrize(
    ("field", "value"), WRONG, ids=[f"{field}-{n}" for n, (field, _) in enumerate(WRONG)]
)
def test_a_field_that_does_not_fit(field: str, value: object) -> None:
    with pytest.raises(BadStart) as bad:
        read_position(PEARLS, 2, OPTIONS, data() | {field: value})
    assert bad.value.key == "position-field"
    assert bad.value.facts == {"game": "pearls", "field": field}


@pytest.mark.parametrize("field", sorted(data()))
def test_no_field_may_be_missing(field: str) -> None:
    position = data()
    del position[field]
    with pytest.raises(BadStart) as bad:
        read_position(PEARLS, 2, OPTIONS, position)
    assert bad.value.facts["field"] == field


@pytest.mark.parametrize(
    ("field", "value"), [("pile", [0, 0, 0, 0, 0, 2, 2]), ("deck", deck(cards=[2] * 11))]
)
def test_a_component_too_many_or_too_few(field: str, value: object) -> None:
    with pytest.raises(BadStart) as bad:
        read_position(PEARLS, 2, OPTIONS, data() | {field: value})
    assert bad.value.key == "position-components"
    assert set(bad.value.facts) == {"game", "thing", "found", "allowed"}
    assert bad.value.facts["allowed"] == "4"


@pytest.mark.parametrize(
    "changes",
    [
        {"agenda": [{"Bidding": [[1, 2]]}]},  # all have bid: nothing to choose
        {"agenda": [{"Bidding": []}]},
        {"agenda": [{"Dive": [7]}]},
        {"agenda": [{"EndOfRound": []}], "turn": 3},  # it would be over
        {"agenda": []},
        {"agenda": [], "result": "counted", "winners": 1},
    ],
    ids=["all-have-bid", "no-bids", "no-such-diver", "over-at-once", "nothing-to-do", "over"],
)
def test_nobody_could_go_on_from_there(changes: dict[str, object]) -> None:
    with pytest.raises(BadStart) as bad:
        read_position(PEARLS, 2, OPTIONS, data() | changes)
    assert bad.value.key == "position-unplayable"


def test_a_step_that_the_game_does_not_know_is_no_part_of_a_position() -> None:
    class Private(Bidding):
        __slots__ = ()

    table = middle()
    table.agenda[-1] = Private([0, 0])
    with pytest.raises(BadStart) as bad:
        Match.from_table(PEARLS, table, OPTIONS)
    assert bad.value.facts["field"] == "agenda"


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (None, "match-field"),
        ([], "match-field"),
        ({}, "position-field"),
        ({"agenda": []}, "position-unplayable"),
    ],
)
def test_a_file_with_a_bad_position(position: object, key: str) -> None:
    with pytest.raises(BadMatch) as bad:
        replay(PEARLS, at_middle().to_dict() | {"position": position})
    assert bad.value.key == key
