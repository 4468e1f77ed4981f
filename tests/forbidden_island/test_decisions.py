"""Who decides what, and when (FI-14)."""

import pytest

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import island
from robinsonade.kernel.refusal import Refused
from tests.forbidden_island.stories import ids, kinds, play, prompt, refuses, where


def test_FI_14_1_the_table_decides_difficulty_layout_roles_and_first_player() -> None:
    assert [option.name for option in GAME.options] == ["difficulty", "layout", "roles", "first"]
    assert GAME.settle_options(3, {}) == {
        "difficulty": "novice",
        "layout": "standard",
        "roles": "random",
        "first": "random",
    }
    chosen = {"difficulty": "elite", "layout": "coral_reef", "roles": "diver,pilot", "first": "2"}
    assert GAME.settle_options(2, chosen) == chosen
    view = GAME.view(GAME.new_table(2, 1, chosen), None)
    assert (view["level"], view["layout"]["id"], view["active"]) == (3, "coral_reef", 1)
    assert [seat["role"] for seat in view["seats"]] == ["diver", "pilot"]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"difficulty": "easy"}, "bad-option-value"),
        ({"layout": "atlantis"}, "bad-option-value"),
        ({"first": "3"}, "bad-option-value"),
        ({"first": "0"}, "bad-option-value"),
        ({"roles": "diver,diver"}, "option-value-twice"),
        ({"roles": "diver"}, "option-value-count"),
        ({"roles": "diver,cook"}, "bad-option-value"),
        ({"colour": "red"}, "unknown-option"),
    ],
)
def test_FI_14_1_nothing_else_can_be_agreed(options: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.new_table(2, 1, options)
    assert refusal.value.key == key


def test_FI_14_2_the_active_player_has_all_actions_and_may_stop() -> None:
    at = {"pilot": "temple_of_the_sun", "navigator": "temple_of_the_sun"}
    t = island(["pilot", "navigator"], at=at, flooded=["watchtower"], hands=["EEEE", "W"])
    assert prompt(t) == "actions"
    assert kinds(t) == {"stop", "move", "shore", "give", "capture", "fly"}
    other = island(["navigator", "pilot"], at=at, flooded=["watchtower"], hands=["EEEE", "W"])
    assert kinds(other) == {"stop", "move", "shore", "give", "capture", "navigate"}
    assert t.waiting() == other.waiting() == [0]


def test_FI_14_3_the_engineers_first_tile_is_chosen_the_second_may_be() -> None:
    t = island(at={"engineer": "gold_gate"}, flooded=["gold_gate", "phantom_rock"])
    play(t, "0.shore.gold_gate")
    assert prompt(t) == "second-tile"
    assert ids(t) == ["0.enough", "0.shore-too.phantom_rock"]


def test_FI_14_4_over_the_limit_something_must_go() -> None:
    """Discard or use an own Special card; there is no way to pass."""
    t = island(hands=["EEWCO"], treasure_top="HE")
    play(t, "0.stop")
    assert prompt(t) == "hand-limit"
    assert kinds(t) == {"discard", "lift"}
    assert refuses(t, "0.pass")
    assert t.waiting() == [0]


def test_FI_14_5_each_holder_plays_or_passes() -> None:
    t = island(hands=["H", "B"], flooded=["watchtower"])
    play(t, "0.stop")
    assert prompt(t).startswith("before-")
    assert kinds(t, 0) == {"pass", "lift"}
    assert kinds(t, 1) == {"pass", "sandbags"}
    assert t.waiting() == [0, 1]


def test_FI_14_6_a_lift_or_pass_then_the_destination() -> None:
    t = island(
        at={"engineer": "watchtower"},
        hands=["", "H"],
        flooded=["watchtower"],
        flood_top=["watchtower"],
        phase="flood",
    )
    play(t, "1.pass")
    assert (prompt(t), t.waiting()) == ("rescue", [1])
    play(t, "1.pass")
    assert (prompt(t), t.waiting()) == ("swim", [0])
    assert kinds(t) == {"swim"}  # the destination is mandatory
    play(t, "0.swim.temple_of_the_sun")
    assert where(t, 0) == "temple_of_the_sun"


def test_FI_14_7_the_players_choose_the_order_in_the_water() -> None:
    for order in ([0, 1], [1, 0]):
        t = island(
            at=dict.fromkeys(("engineer", "messenger"), "watchtower"),
            flooded=["watchtower"],
            flood_top=["watchtower"],
            phase="flood",
        )
        assert t.waiting() == [0, 1]
        for seat in order:
            play(t, f"{seat}.swim.temple_of_the_sun")
        assert [where(t, seat) for seat in range(2)] == ["temple_of_the_sun"] * 2


def test_FI_14_8_any_holder_may_win_but_need_not() -> None:
    roles = ["pilot", "diver", "engineer"]
    at = dict.fromkeys(roles, "fools_landing")
    t = island(roles, at=at, captured="EWCO", hands=["H", "", "H"])
    assert {choice for choice in ids(t) if "escape" in choice} == {"0.escape", "2.escape"}
    play(t, "0.stop", "0.pass")
    assert t.result == ""
    play(t, "2.escape")
    assert t.result == "won"


def test_FI_14_1_drawing_is_never_a_decision() -> None:
    """No choice of the whole catalogue draws a card, and all decisions are public."""
    kinds_of_all = {choice.kind.name for choice in GAME.catalogue.by_id.values()}
    assert kinds_of_all == {
        "pass", "move", "fly", "navigate", "shore", "shore-too", "enough", "give", "capture",
        "stop", "sandbags", "lift", "board", "land", "escape", "discard", "swim",
    }  # fmt: skip
