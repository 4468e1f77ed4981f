"""The rules of Pearls, one by one; the names of the tests carry their ids."""

from __future__ import annotations

import pytest

from pearls.box.components import AIR, COLOURS, SHELL
from pearls.game import GAME
from pearls.position import lagoon
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.choice import IllegalChoice
from robinsonade.kernel.refusal import Refused


def new_game(seats: int = 2, **options: str) -> Lagoon:
    table = GAME.new_table(seats, 1, options)
    assert isinstance(table, Lagoon)
    return table


def play(t: Lagoon, *ids: str) -> None:
    for choice_id in ids:
        t.apply(GAME.catalogue.find(choice_id))


def dive(t: Lagoon) -> None:
    """Seat 0 bids most, nobody plays a charm."""
    others = range(1, t.seats)
    play(t, "0.pass", "0.seal.3", *[f"{seat}.seal.1" for seat in others])
    play(t, *[f"{seat}.pass" for seat in range(t.seats)])


def told(t: Lagoon, kind: str) -> list[tuple[int, ...]]:
    """The facts of all events of a kind."""
    return [event.facts for event in t.log or [] if event.kind.name == kind]


def kinds(t: Lagoon) -> list[str]:
    """The kinds of what has happened."""
    return [event.kind.name for event in t.log or []]


# -- the game and its set-up -----------------------------------------------------------------------


def test_PEARL_1_1_two_or_three_divers() -> None:
    for seats in (1, 4):
        with pytest.raises(Refused):
            GAME.new_table(seats, 1)
    assert [new_game(seats).seats for seats in (2, 3)] == [2, 3]


def test_PEARL_1_3_what_everybody_sees() -> None:
    t = lagoon(2, top=["black"])
    play(t, "0.look", "0.seal.3")
    own, other = GAME.view(t, 0), GAME.view(t, 1)
    assert own["known"] == {"11": "black"}
    assert other["known"] == {}
    assert (own["bids"], other["bids"]) == ([3, 0], [-1, 0])
    assert own["deck"] == other["deck"] == sorted(own["deck"], key=SHELL.ids.index)
    assert own["seats"] == other["seats"]


def test_PEARL_2_1_the_deck() -> None:
    assert new_game().components() == {"grey": 4, "white": 4, "black": 4, "conch": 0, "oyster": 0}


def test_PEARL_2_2_the_wild_reef() -> None:
    found = new_game(reef="wild").components()
    assert found == {"grey": 4, "white": 4, "black": 4, "conch": 3, "oyster": 3}


def test_PEARL_2_3_charms_by_tide() -> None:
    assert new_game(3).charms == [1, 1, 1]
    assert new_game(3, tide="high").charms == [2, 2, 2]


def test_PEARL_2_4_colours() -> None:
    chosen = new_game(2, colours="blue,red")
    assert [COLOURS[colour] for colour in chosen.colours] == ["blue", "red"]
    dealt = {tuple(GAME.view(GAME.new_table(2, seed), 0)["seats"][0].items()) for seed in range(20)}
    assert len({dict(seat)["colour"] for seat in dealt}) == 3


def test_PEARL_2_5_who_begins() -> None:
    assert new_game(3, first="3").active == 2
    assert {GAME.new_table(3, seed).active for seed in range(20)} == {0, 1, 2}


# -- a round ---------------------------------------------------------------------------------------


def test_PEARL_1_2_PEARL_3_1_three_rounds_each_begun_by_the_next() -> None:
    t = lagoon(2)
    began = []
    for _ in range(3):
        began.append(t.active)
        play(t, f"{t.active}.pass", "0.seal.1", "1.seal.1", "0.pass", "1.pass")
    assert began == [0, 1, 0]
    assert t.result == "counted"


def test_PEARL_3_2_only_the_active_diver_looks() -> None:
    t = lagoon(2, top=["white"])
    with pytest.raises(IllegalChoice):
        play(t, "1.look")
    play(t, "0.look")
    [event] = [event for event in t.log or [] if event.kind.name == "looked"]
    assert event.facts == (0, SHELL.index["white"])
    assert (event.known_to(0), event.known_to(1), event.known_to(None)) == (True, False, False)


def test_PEARL_3_3_bids_are_sealed_and_revealed_together() -> None:
    t = lagoon(3)
    play(t, "0.pass", "2.seal.2", "0.seal.1")
    assert kinds(t) == ["round", "sealed", "sealed"]
    with pytest.raises(IllegalChoice):
        play(t, "2.seal.3")
    play(t, "1.seal.3")
    assert told(t, "revealed") == [(0, 1), (1, 3), (2, 2)]


@pytest.mark.parametrize(
    ("bids", "diver"), [((1, 3, 2), 1), ((2, 3, 3), 1), ((3, 1, 3), 2), ((1, 1, 1), 1)]
)
def test_PEARL_3_4_the_highest_bid_dives(bids: tuple[int, ...], diver: int) -> None:
    """Seat 1 is active: of equal bids its own comes first, then that of seat 2."""
    t = lagoon(3, top=["grey"], active=1)
    play(t, "1.pass", *[f"{seat}.seal.{bid}" for seat, bid in enumerate(bids)])
    play(t, "0.pass", "1.pass", "2.pass")
    [dived] = told(t, "dived")
    assert dived[0] == diver


def test_PEARL_3_5_bids_cost_air_and_some_must_be_kept() -> None:
    t = lagoon(2)
    assert t.air == [AIR, AIR]
    play(t, "0.pass", "0.seal.3", "1.seal.1", "0.pass", "1.pass")
    assert t.air == [3, 5]
    play(t, "1.pass")
    assert [choice.id for choice in t.choices_of(0)] == ["0.seal.1", "0.seal.2"]
    assert len(t.choices_of(1)) == 3


@pytest.mark.parametrize(("die", "pearls"), [(5, 2), (6, 3)])
def test_PEARL_3_6_a_shell_and_a_die(die: int, pearls: int) -> None:
    t = lagoon(2, top=["white"], rolls=[die])
    dive(t)
    assert t.pearls == [pearls, 0]
    assert [SHELL.ids[shell] for shell in t.pile] == ["white"]
    [dived] = told(t, "dived")
    assert dived == (0, SHELL.index["white"], die)


# -- charms ----------------------------------------------------------------------------------------


def test_PEARL_4_1_a_charm_is_a_pearl() -> None:
    t = lagoon(2, tide="high")
    play(t, "0.pass", "0.seal.1", "1.seal.1", "1.charm", "1.charm")
    assert (t.pearls, t.charms) == ([0, 2], [2, 0])
    with pytest.raises(IllegalChoice):
        play(t, "1.charm")


def test_PEARL_4_2_who_has_passed_may_think_again() -> None:
    t = lagoon(3)
    play(t, "0.pass", "0.seal.1", "1.seal.1", "2.seal.1", "0.pass", "1.pass")
    assert t.waiting() == [2]
    play(t, "2.charm")
    assert t.waiting() == [0, 1]
    play(t, "0.pass", "1.pass")
    assert "dived" in kinds(t)


# -- what shells do --------------------------------------------------------------------------------


@pytest.mark.parametrize(("shell", "pearls"), [("grey", 1), ("white", 2), ("black", 4)])
def test_PEARL_5_2_pearls(shell: str, pearls: int) -> None:
    t = lagoon(2, top=[shell], rolls=[1])
    dive(t)
    assert t.pearls == [pearls, 0]


def test_PEARL_5_1_PEARL_5_3_one_thing_after_the_other() -> None:
    t = lagoon(2, top=["conch"], rolls=[1], reef="wild")
    dive(t)
    assert (t.pearls, t.charms) == ([1, 0], [2, 1])
    assert kinds(t)[-4:] == ["dived", "found", "charms-found", "round"]


def test_PEARL_5_4_a_pearl_for_another_diver() -> None:
    t = lagoon(3, top=["oyster"], rolls=[1], reef="wild")
    dive(t)
    assert [choice.id for choice in t.choices()] == ["0.give.1", "0.give.2"]
    play(t, "0.give.2")
    assert t.pearls == [2, 0, 1]


def test_PEARL_5_4_with_two_divers_there_is_nothing_to_choose() -> None:
    t = lagoon(2, top=["oyster"], rolls=[1], reef="wild")
    dive(t)
    assert t.pearls == [2, 1]
    assert t.turn == 2


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pearls", "winners"), [([3, 5, 1], 0b010), ([4, 1, 4], 0b101)])
def test_PEARL_6_1_most_pearls_win(pearls: list[int], winners: int) -> None:
    """Seat 0 finds the last pearl."""
    before = [pearls[0] - 1, *pearls[1:]]
    t = lagoon(3, top=["grey"], pearls=before, number=3, rolls=[1])
    dive(t)
    assert (t.result, t.winners) == ("counted", winners)
    assert GAME.scores(t) == pearls
