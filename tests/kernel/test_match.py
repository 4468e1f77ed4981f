"""A match: record, taking back, looking back, files."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pearls.game import GAME
from pearls.steps.bidding import Bidding
from robinsonade.games import GAMES
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import MARK_EVERY, Match, replay
from robinsonade.kernel.match_file import BadMatch
from robinsonade.kernel.refusal import Refused
from tests.kernel.diving import altered as altered_game
from tests.kernel.diving import new_match as new


def play(match: Match, *ids: str) -> Match:
    for choice_id in ids:
        match.play(choice_id)
    return match


def empty(part: Any) -> None:
    """Take everything out of a view, to its last corner."""
    if isinstance(part, (dict, list)):
        for inner in part.values() if isinstance(part, dict) else part:
            empty(inner)
        part.clear()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.slug))
def test_a_view_belongs_to_who_asked_for_it(game: Game) -> None:
    """Parts of views are made once and shown often: nobody may change them for all."""
    match = Match(game, game.most, 1, game.settle_options(game.most, {}))
    before = json.dumps(match.view(0))
    empty(match.view(0))
    assert json.dumps(match.view(0)) == before


def finished(seed: int = 1) -> Match:
    match = new(2, seed, first="1")
    for active in (0, 1, 0):
        play(match, f"{active}.pass", "0.seal.1", "1.seal.2", "0.pass", "1.pass")
    return match


def made(match: Match) -> list[str]:
    return [choice.id for choice in match.choices_made]


def pearls(match: Match) -> list[int]:
    return [seat["pearls"] for seat in match.view()["seats"]]


def bids(match: Match) -> tuple[int, ...]:
    step = match.table.agenda[-1]
    assert isinstance(step, Bidding)
    return step.bids


def test_a_match_runs_to_its_outcome() -> None:
    match = finished()
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == "counted"
    assert match.outcome.winners == (1,)
    assert match.outcome.scores == tuple(pearls(match))
    assert repr(match.outcome) == "Outcome('counted', winners=(1,))"
    assert new().outcome is None
    assert not new().over


def test_choices_of_one_seat_or_all() -> None:
    match = new()
    assert [choice.id for choice in match.choices()] == ["0.pass", "0.look"]
    assert match.choices(1) == []
    assert match.choices(0) == match.choices()


def test_a_refused_choice_leaves_no_trace() -> None:
    match = play(new(), "0.pass")
    before = match.fingerprint(), made(match), len(match.log)
    for wrong in ("0.pass", "1.look", "0.seal.9", "nonsense"):
        with pytest.raises(Refused):
            match.play(wrong)
    assert (match.fingerprint(), made(match), len(match.log)) == before


# -- taking back ---------------------------------------------------------------------------------


def test_undo_takes_back_the_last_choice_of_these_people() -> None:
    match = new(3)
    start = match.fingerprint()
    play(match, "0.pass")
    passed = match.fingerprint()
    play(match, "0.seal.1")
    assert match.undo([0]) == 1
    assert match.fingerprint() == passed
    assert match.undo([0]) == 1
    assert match.fingerprint() == start
    assert [event.kind.name for event in match.log] == ["round"]
    assert not match.rewound


def test_undo_keeps_what_others_have_sealed_meanwhile() -> None:
    match = play(new(3), "0.pass", "0.seal.1", "1.seal.2")
    assert match.undo([0]) == 1
    assert made(match) == ["0.pass", "1.seal.2"]
    assert bids(match) == (0, 2, 0)
    assert [event.kind.name for event in match.log] == ["round", "sealed"]
    play(match, "0.seal.3")
    assert bids(match) == (3, 2, 0)


def test_undo_takes_back_what_depended_on_it() -> None:
    """Not sealed: what others did afterwards goes, too."""
    match = play(new(2, tide="high"), "0.pass", "0.seal.1", "1.seal.2")
    play(match, "0.charm", "1.charm", "1.charm")
    assert match.undo([0]) == 3
    assert made(match) == ["0.pass", "0.seal.1", "1.seal.2"]
    assert pearls(match) == [0, 0]


def test_nothing_revealed_is_taken_back_but_by_a_rewind() -> None:
    match = play(new(), "0.look")
    seen = match.fingerprint()
    with pytest.raises(Refused) as refusal:
        match.undo([0])
    assert refusal.value.key == "cannot-undo"
    assert (match.fingerprint(), match.rewound) == (seen, False)
    assert match.undo([0], rewind=True) == 1
    assert match.rewound
    assert match.to_dict()["rewound"] is True
    assert match.fingerprint() == new().fingerprint()


def test_a_rewind_of_sealed_bids_keeps_those_of_the_others() -> None:
    match = play(new(), "0.pass", "0.seal.1", "1.seal.2")  # revealed
    with pytest.raises(Refused) as refusal:
        match.undo([0])
    assert refusal.value.key == "cannot-undo"
    assert match.undo([0], rewind=True) == 1
    assert bids(match) == (0, 2)
    assert match.rewound


def test_a_die_is_a_barrier_too() -> None:
    match = play(new(), "0.pass", "0.seal.1", "1.seal.2", "0.pass")
    assert match.is_reversible(3)
    play(match, "1.pass")  # the dive: a card and a die
    assert not match.is_reversible(4)
    with pytest.raises(Refused):
        match.undo([1])


def test_nothing_to_undo() -> None:
    match = play(new(), "0.pass")
    with pytest.raises(Refused) as refusal:
        match.undo([1])
    assert refusal.value.key == "nothing-to-undo"
    with pytest.raises(Refused) as refusal:
        match.restart_turn([1])
    assert refusal.value.key == "nothing-to-restart"


def test_restart_goes_back_to_the_last_thing_revealed() -> None:
    match = play(new(3, tide="high"), "0.look", "0.seal.1", "1.seal.1", "2.seal.1")
    play(match, "0.charm", "1.charm", "0.pass", "2.charm", "2.pass")
    assert match.restart_turn([0, 1, 2]) == 5
    assert made(match) == ["0.look", "0.seal.1", "1.seal.1", "2.seal.1"]
    assert pearls(match) == [0, 0, 0]


def test_restart_stops_where_the_turn_began() -> None:
    match = play(new(3, tide="high"), "0.pass", "0.seal.1", "1.seal.1", "2.seal.1", "0.charm")
    match.table.turn += 1  # as if another turn began without revealing anything
    with pytest.raises(Refused) as refusal:
        match.restart_turn([0])
    assert refusal.value.key == "nothing-to-restart"
    play(match, "1.charm", "0.charm")
    assert match.restart_turn([0, 1]) == 2
    assert match.undo([0]) == 1  # choice by choice one may go on back


def test_restart_stops_at_somebody_elses_choice() -> None:
    match = play(new(3, tide="high"), "0.pass", "0.seal.1", "1.seal.1", "2.seal.1")
    play(match, "1.charm", "0.charm", "0.charm")
    assert match.restart_turn([0]) == 2
    assert made(match)[-1] == "1.charm"


def test_restart_keeps_what_others_have_sealed_meanwhile() -> None:
    match = play(new(3), "0.pass", "0.seal.1", "1.seal.2")
    assert match.restart_turn([0]) == 1
    assert made(match) == ["0.pass", "1.seal.2"]
    assert bids(match) == (0, 2, 0)
    assert match.restart_turn([0, 1]) == 2  # nobody else has sealed anything
    assert made(match) == []


def test_back_to_a_line_of_the_log() -> None:
    match = play(new(3, tide="high"), "0.pass", "0.seal.1", "1.seal.1", "2.seal.1")
    play(match, "1.charm", "0.charm")
    with pytest.raises(Refused) as refusal:
        match.back_to(2)
    assert refusal.value.key == "cannot-undo"
    assert match.back_to(4) == 2
    assert not match.rewound
    assert match.back_to(4) == 0
    assert match.back_to(1, rewind=True) == 3
    assert match.rewound
    assert made(match) == ["0.pass"]
    assert [event.kind.name for event in match.log] == ["round"]


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_there_is_no_such_moment(number: int) -> None:
    match = play(new(), "0.pass")
    for go in (match.at, match.back_to):
        with pytest.raises(Refused) as refusal:
            go(number)
        assert refusal.value.key == "bad-position"
        assert refusal.value.facts == {"given": str(number), "allowed": "0-1"}
    assert made(match) == ["0.pass"]


def test_after_a_rewind_the_same_seed_gives_the_same_cards() -> None:
    """Nobody gets better cards by taking back."""
    match = finished()
    end = match.fingerprint()
    match.back_to(0, rewind=True)
    again = finished()
    for choice in again.choices_made:
        match.play(choice)
    assert match.fingerprint() == end


# -- looking back --------------------------------------------------------------------------------


def test_every_moment_can_be_looked_at() -> None:
    match = new()
    prints = [match.fingerprint()]
    for choice_id in ("0.look", "0.seal.1", "1.seal.2", "0.pass", "1.pass"):
        match.play(choice_id)
        prints.append(match.fingerprint())
    assert [fingerprint(match.at(number)) for number in range(6)] == prints
    assert [event.kind.name for event in match.at(1).log or []] == ["round", "looked"]
    assert match.at(5) is match.table


def test_looking_back_disturbs_nothing() -> None:
    match = play(new(), "0.pass", "0.seal.1", "1.seal.2")
    past = match.at(1)
    past.apply(past.choices()[0])
    assert bids_at(match, 1) == (0, 0)
    assert match.undo([0], rewind=True) == 1


def bids_at(match: Match, number: int) -> tuple[int, ...]:
    step = match.at(number).agenda[-1]
    assert isinstance(step, Bidding)
    return step.bids


# -- files ---------------------------------------------------------------------------------------


def test_the_record() -> None:
    match = finished(9)
    match.players = ["Ana", "greedy"]
    data = match.to_dict()
    assert {key: data[key] for key in ("format", "format_version", "game", "rules_version")} == {
        "format": "robinsonade-match",
        "format_version": 1,
        "game": "pearls",
        "rules_version": "1",
    }
    assert (data["seats"], data["seed"], data["players"]) == (2, 9, ["Ana", "greedy"])
    assert data["options"] == {
        "tide": "low",
        "reef": "calm",
        "first": "1",
        "colours": "random",
    }
    assert data["choices"][:3] == ["0.pass", "0.seal.1", "1.seal.2"]
    assert list(data["fingerprints"]) == ["0", "15"]
    assert data["fingerprints"]["15"] == match.fingerprint()
    assert (data["result"], data["rewound"]) == ("counted", False)


def test_long_matches_have_a_fingerprint_every_now_and_then() -> None:
    match = new(3)
    for active in (0, 1, 2):
        seals = [f"{seat}.seal.1" for seat in range(3)]
        passes = [f"{seat}.pass" for seat in range(3)]
        play(match, f"{active}.pass", *seals, *passes)
    assert match.over
    assert len(made(match)) > MARK_EVERY
    assert list(match.to_dict()["fingerprints"]) == ["0", str(MARK_EVERY), str(len(made(match)))]


def test_a_replay_is_the_same_match() -> None:
    match = finished()
    match.players = ["Ana", "Bo"]
    match.rewound = True
    again = replay(GAME, json.loads(json.dumps(match.to_dict())))
    assert again.to_dict() == match.to_dict()
    assert again.fingerprint() == match.fingerprint()
    assert len(again.log) == len(match.log)
    assert again.undo([0, 1], rewind=True) == 1


def test_who_decided_in_the_place_of_a_person_stays_with_the_choice() -> None:
    match = new(2)
    play(match, "0.pass", "0.seal.1", "1.seal.2")
    assert "by" not in match.to_dict()
    match.by = {0: "greedy", 2: "random"}
    data = json.loads(json.dumps(match.to_dict()))
    assert data["by"] == {"0": "greedy", "2": "random"}
    again = replay(GAME, data)
    assert again.to_dict() == match.to_dict()
    assert again.fingerprint() == replay(GAME, {**data, "by": {}}).fingerprint()
    again.back_to(1, rewind=True)
    assert again.by == {0: "greedy"}


def test_what_others_have_sealed_keeps_who_decided_it() -> None:
    match = new(3)
    play(match, "0.pass", "0.seal.1", "1.seal.2")
    match.by = {0: "random", 1: "greedy", 2: "planner"}
    match.undo([0])
    assert [choice.id for choice in match.choices_made] == ["0.pass", "1.seal.2"]
    assert match.by == {0: "random", 1: "planner"}


def altered(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(finished().to_dict()))
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "key", "facts"),
    [
        (lambda d: d.update(format="chess"), "match-format", {"allowed": "robinsonade-match 1"}),
        (lambda d: d.update(format_version=2), "match-format", {}),
        (lambda d: d.pop("format"), "match-format", {}),
        (
            lambda d: d.update(rules_version="0"),
            "match-rules",
            {"given": "0", "allowed": "1", "game": "pearls"},
        ),
        (lambda d: d.pop("rules_version"), "match-rules", {"given": "None"}),
        (lambda d: d.pop("choices"), "match-field", {"field": "choices"}),
        (lambda d: d.update(seats="two"), "match-field", {"field": "seats"}),
        (lambda d: d.update(seed="1"), "match-field", {"field": "seed"}),
        (lambda d: d.update(rewound=0), "match-field", {"field": "rewound"}),
        (lambda d: d.update(result=None), "match-field", {"field": "result"}),
        (lambda d: d.update(by=[]), "match-field", {"field": "by"}),
        (lambda d: d.update(by={"15": "greedy"}), "match-field", {"field": "by"}),
        (lambda d: d.update(by={"00": "greedy"}), "match-field", {"field": "by"}),
        (lambda d: d.update(by={"0": True}), "match-field", {"field": "by"}),
        (lambda d: d["choices"].append(7), "match-field", {}),
        (lambda d: d["options"].update(tide=3), "match-field", {}),
        (lambda d: d.update(seats=9), "match-setup", {}),
        (lambda d: d.update(seed=-1), "match-setup", {}),
        (lambda d: d["options"].update(tide="spring"), "match-setup", {}),
        (lambda d: d["options"].update(moon="full"), "match-setup", {}),
        (
            lambda d: d["choices"].__setitem__(2, "1.seal.9"),
            "match-choice",
            {"number": "3", "given": "1.seal.9"},
        ),
        (
            lambda d: d["choices"].__setitem__(4, "0.look"),
            "match-choice",
            {"number": "5", "given": "0.look"},
        ),
        (lambda d: d["choices"].append("0.pass"), "match-choice", {"number": "16"}),
        (
            lambda d: d["choices"].__setitem__(1, "0.seal.2"),
            "match-altered",
            {"start": "1", "end": "15"},
        ),
        (lambda d: d.update(seed=2), "match-start", {}),
        (lambda d: d["fingerprints"].update({"15": "0" * 16}), "match-altered", {"end": "15"}),
        (
            lambda d: d["choices"].pop(),
            "match-cut",
            {"given": "14"},
        ),
        (lambda d: d.update(result="won"), "match-result", {"given": "won", "found": "counted"}),
    ],
)
def test_files_that_cannot_be_followed(
    change: Callable[[dict[str, Any]], Any], key: str, facts: dict[str, str]
) -> None:
    with pytest.raises(BadMatch) as bad:
        replay(GAME, altered(change))
    assert bad.value.key == key
    assert facts.items() <= bad.value.facts.items()


@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_cut_file_is_noticed_also_in_the_middle_of_a_game(left: int) -> None:
    """The last fingerprint proves where the game stood."""
    data = play(new(), "0.pass", "0.seal.1", "1.seal.2", "0.pass").to_dict()
    assert replay(GAME, data).choices_made
    cut = {**data, "choices": data["choices"][:left]}
    with pytest.raises(BadMatch) as bad:
        replay(GAME, cut)
    assert bad.value.key == "match-cut"
    assert bad.value.facts == {"given": str(left)}


@pytest.mark.parametrize("marks", [{}, {"0": ""}, {"four": "0"}])
def test_a_file_must_prove_its_end(marks: dict[str, str]) -> None:
    data = play(new(), "0.pass", "0.seal.1").to_dict()
    if "0" in marks:
        marks = {"0": data["fingerprints"]["0"]}
    with pytest.raises(BadMatch) as bad:
        replay(GAME, {**data, "fingerprints": marks})
    assert bad.value.key == ("match-field" if "four" in marks else "match-cut")


def test_a_seed_that_somebody_chose_is_remembered() -> None:
    match = new()
    assert match.to_dict()["open_seed"] is False
    match.open_seed = True
    assert replay(GAME, match.to_dict()).open_seed


def test_a_file_for_other_rules() -> None:
    other = altered_game()
    other.version = "2"
    with pytest.raises(BadMatch) as bad:
        replay(other, finished().to_dict())
    assert bad.value.key == "match-rules"
    assert bad.value.facts == {"given": "1", "allowed": "2", "game": "pearls"}
