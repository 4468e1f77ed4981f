"""Frames: what lies on the table at each event, for those who watch."""

from pearls.game import GAME as PEARLS
from robinsonade.kernel.change import changed, changes
from robinsonade.kernel.match import Match


def test_nothing_is_kept_unasked() -> None:
    match = Match(PEARLS, 2, 3, {})
    shown = match.history.carry_out(match.choices()[0])
    assert shown.frames is None
    assert shown.table.frames is None


def test_a_frame_for_each_event_and_none_of_the_copies_keeps_any() -> None:
    match = Match(PEARLS, 2, 3, {})
    shown = match.history.carry_out(match.choices()[0], watched=True)
    assert shown.frames is not None
    assert len(shown.frames) == len(shown.events)
    assert all(frame.frames is None and frame.log is None for frame in shown.frames)
    assert shown.table.frames is None


def test_changes_name_the_smallest_places() -> None:
    before = {"level": 1, "tiles": [{"id": "a", "state": "dry"}, {"id": "b", "state": "dry"}]}
    after = {"level": 2, "tiles": [{"id": "a", "state": "dry"}, {"id": "b", "state": "sunk"}]}
    assert changes(before, after) == [[["level"], 2], [["tiles", 1, "state"], "sunk"]]
    assert changes(before, before) == []


def test_lists_of_names_and_lists_that_grow_are_told_whole() -> None:
    assert changes({"pile": ["a", "b"]}, {"pile": ["b", "a"]}) == [[["pile"], ["b", "a"]]]
    assert changes({"rows": [{"a": 1}]}, {"rows": []}) == [[["rows"], []]]


def test_what_is_gone_has_no_value_and_nothing_old_changes() -> None:
    before = {"hand": {"lift": 1, "sandbags": 2}, "rest": [[1], [2]]}
    after = {"hand": {"lift": None}, "rest": [[1], [3]]}
    told = changes(before, after)
    assert told == [[["hand", "sandbags"]], [["hand", "lift"], None], [["rest", 1], [3]]]
    assert changed(before, told) == after
    assert before["hand"] == {"lift": 1, "sandbags": 2}
