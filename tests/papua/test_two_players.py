"""Two players and the neutral colour (PAP-12)."""

from typing import Any

import pytest

from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.table.table import Papua
from tests.papua.stories import bid, finish_turn, held, ids, offered, play, prompt, roll, told

SCIENCE = ("medicine", "biology")


def two(**position: Any) -> Papua:
    return camp(2, science=position.pop("science", SCIENCE), **position)


def test_PAP_12_1_the_neutral_has_explorers_only() -> None:
    t = two(phase="round", round=0)
    assert len(GAME.view(t, 0)["seats"]) == 2
    roll(t, "5555511111")
    play(t, "1.forbid.hunting")
    assert t.neutral == [3, 3, 3, 3, 3]


def test_EX_26_PAP_12_2_tasks_alternate_whatever_the_energies() -> None:
    t = GAME.new_table(2, 3, {"first": "1", "science": "medicine,biology"})
    assert isinstance(t, Papua)
    assert {choice.seat for choice in t.choices()} == {1}
    play(t, "1.forbid.huts")
    assert t.turn_order == [0, 1]
    finish_turn(t)
    finish_turn(t)
    t.energy = [10, 50]
    t.order = [1, 0]
    assert {choice.seat for choice in t.choices()} == {0}
    assert offered(t, "forbid") == {"logistics", "expeditions", "funding", "hunting", "notebook"}
    play(t, "0.forbid.funding")
    assert t.turn_order == [1, 0]
    finish_turn(t)
    finish_turn(t)
    assert {choice.seat for choice in t.choices()} == {1}


def test_PAP_12_3_two_counters() -> None:
    assert len(two(phase="start").counters) == 2


def test_EX_23_PAP_12_4_a_die_for_each_place() -> None:
    t = two(phase="neutral", forbidden="hunting", dice="5C241")
    assert t.neutral == [3, 0, 1, 2, 1]
    assert told(t, "neutral-zone", "neutral-destination") == [
        "neutral-zone logistics 5 3",
        "neutral-zone notebook catastrophe 0",
        "neutral-destination jungle 2 1",
        "neutral-destination river 4 2",
        "neutral-destination volcano 1 1",
    ]


@pytest.mark.parametrize(
    ("forbidden", "dice", "neutral"),
    [("expeditions", "34", [2, 2, 0, 0, 0]), ("notebook", "3444", [2, 0, 2, 2, 2])],
)
def test_PAP_12_4_not_for_a_forbidden_zone(forbidden: str, dice: str, neutral: list[int]) -> None:
    t = two(phase="neutral", forbidden=forbidden, dice=dice)
    assert t.neutral == neutral


def test_PAP_12_5_the_neutral_makes_no_zone_active() -> None:
    t = two(phase="resolve", neutral=(3, 3, 3, 3, 3), markers={})
    assert told(t, "zone") == []
    empty = two(
        phase="resolve",
        neutral=(3, 3, 0, 0, 0),
        markers={1: "logistics", 2: "notebook"},
        counters=("log_mixed", "log_prestige_2"),
    )
    assert told(empty, "counter-discarded", "note-tie", "note-taken") == []
    assert empty.turn == 3


def logistics(neutral: int, people: tuple[int, int], **position: Any) -> Papua:
    start: dict[str, Any] = {
        "phase": "resolve",
        "neutral": (neutral, 0, 0, 0, 0),
        "zones": {"logistics": people},
        "markers": {1: "logistics"},
        "counters": ("log_mixed", "log_prestige_2"),
    }
    return two(**{**start, **position})


@pytest.mark.parametrize("symbol", ["+", "-", "="])
def test_EX_24_PAP_12_6_who_gets_no_counter_discards_first(symbol: str) -> None:
    t = logistics(1, (1, 0), symbol=symbol)
    assert ids(t) == ["1.discard.log_mixed", "1.discard.log_prestige_2"]
    play(t, "1.discard.log_mixed")
    assert (t.prestige[0], t.coins[0]) == (2, 3)


def test_EX_24_PAP_12_6_the_neutral_third_leaves_both_counters() -> None:
    t = logistics(1, (3, 2))
    assert ids(t) == ["0.counter.log_mixed", "0.counter.log_prestige_2"]
    play(t, "0.counter.log_prestige_2")
    assert (t.prestige, t.coins) == ([2, 1], [3, 4])


def test_EX_24_PAP_12_6_the_neutral_first() -> None:
    t = logistics(3, (2, 1))
    assert {choice.seat for choice in t.choices()} == {1}
    play(t, "1.discard.log_prestige_2")
    assert t.prestige == [1, 0]


def test_PAP_12_6a_its_counter_is_not_left_over() -> None:
    t = logistics(1, (1, 0), science=("medicine", "engineering"))
    play(t, "1.discard.log_mixed")
    assert prompt(t) == "forbid"  # Engineering finds nothing


@pytest.mark.parametrize(
    ("neutral", "people", "winner"),
    [(2, (2, 0), None), (3, (2, 1), None), (1, (2, 1), 0), (1, (2, 2), None), (0, (0, 1), 1)],
)
def test_PAP_12_7_the_neutral_counts_for_the_notebook(
    neutral: int, people: tuple[int, int], winner: int | None
) -> None:
    t = two(
        phase="resolve",
        neutral=(0, neutral, 0, 0, 0),
        zones={"notebook": people},
        markers={1: "notebook"},
    )
    assert [bool(notes) for notes in t.notes] == [seat == winner for seat in range(2)]


@pytest.mark.parametrize(
    ("bidder", "symbol", "winner"),
    [(0, "+", None), (0, "=", 0), (0, "-", 0), (1, "+", None), (1, "=", None), (1, "-", 1)],
)
def test_EX_25_PAP_12_8_a_tie_with_the_neutral(
    bidder: int, symbol: str, winner: int | None
) -> None:
    """River: neutral 2, one human bids 2 without coins; A has more energy than B."""
    t = two(
        phase="resolve",
        neutral=(0, 0, 0, 2, 0),
        zones={"expeditions": (1, 0) if bidder == 0 else (0, 1)},
        markers={1: "expeditions"},
        energy=(30, 20),
        symbol=symbol,
    )
    t.supplied = [15, 15]
    bid(t, bidder, "0", "2+0")
    assert [held(t, seat) for seat in range(2)] == [
        {"plant": 1} if seat == winner else {} for seat in range(2)
    ]
    assert t.energy[bidder] == (30, 20)[bidder] - 2


def test_PAP_12_8_coins_come_before_the_neutrals_energy() -> None:
    t = two(
        phase="resolve",
        neutral=(0, 0, 0, 2, 0),
        zones={"expeditions": (1, 0)},
        markers={1: "expeditions"},
        symbol="+",
    )
    bid(t, 0, "0", "2+1")
    assert held(t, 0) == {"plant": 1}


def test_PAP_12_8_without_a_human_bid_nobody_wins() -> None:
    t = two(
        phase="resolve",
        neutral=(0, 0, 1, 2, 1),
        zones={"expeditions": (1, 0)},
        markers={1: "expeditions"},
    )
    bid(t, 0)
    assert told(t, "card-neutral", "card-won") == []


@pytest.mark.parametrize(("symbol", "seat"), [("+", 1), ("=", 1), ("-", 0)])
def test_PAP_12_9_the_symbol_in_the_logistics_ranking(symbol: str, seat: int) -> None:
    """A 3, B 1, neutral 1: with + and = the neutral is second... B discards; with - A chooses."""
    t = logistics(1, (3, 1), symbol=symbol, energy=(40, 30))
    assert {choice.seat for choice in t.choices()} == {seat}


def test_PAP_12_10_equal_energies_by_the_stack() -> None:
    t = logistics(1, (3, 1), symbol="=", energy=(30, 30), order=(1, 0))
    assert prompt(t) == "counter"  # B is earlier in energy order than the neutral
    assert {choice.seat for choice in t.choices()} == {0}


def test_PAP_12_11_neutral_explorers_go_home() -> None:
    t = two(phase="end", neutral=(3, 3, 3, 3, 3))
    assert t.neutral == [0, 0, 0, 0, 0]
