"""Funding, hunting and fishing, field notebook (PAP-6.5 to PAP-6.7)."""

from typing import Any

import pytest

from robinsonade.games.papua.box.cards import NOTE_IDS
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.table.table import Papua
from tests.papua.stories import finish_turn, ids, play, prompt, told


def funding(dice: str, symbol: str, people: tuple[int, ...] = (2, 1, 0)) -> Papua:
    return camp(
        phase="resolve",
        science=("medicine", "biology", "engineering"),
        zones={"funding": people},
        markers={1: "funding"},
        symbol=symbol,
        dice=dice,
    )


@pytest.mark.parametrize(
    ("dice", "symbol", "coins"),
    [
        ("543", "+", 5),
        ("543", "-", 3),
        ("543", "=", 4),
        ("522", "+", 5),
        ("522", "-", 2),
        ("522", "=", 2),
        ("4C1", "+", 4),
        ("4C1", "-", 0),
        ("4C1", "=", 1),
    ],
)
def test_EX_08_PAP_6_5_1_PAP_6_5_2_the_roll_by_the_symbol(
    dice: str, symbol: str, coins: int
) -> None:
    """One roll for all; two explorers here and one."""
    t = funding(dice, symbol)
    assert t.coins == [3 + coins + 2, 3 + coins + 1, 3]
    assert len(told(t, "funding-roll")) == 1


def test_PAP_6_5_3_the_symbol_counts_whoever_took_the_card() -> None:
    """The notebook zone comes first and its card (-) is taken."""
    t = camp(
        phase="resolve",
        science=("medicine", "biology", "engineering"),
        zones={"funding": (1, 0, 0), "notebook": (0, 1, 0)},
        markers={1: "notebook", 2: "funding"},
        symbol="-",
        dice="245",
    )
    assert told(t, "note-taken") == ["note-taken 1 nb1_letters_of_credit"]
    assert t.coins[0] == 3 + 2 + 1


def test_PAP_6_5_4_finance_is_asked_after_the_roll_before_coins() -> None:
    t = camp(
        phase="resolve",
        science=("finance", "biology", "engineering"),
        zones={"funding": (1, 3, 0)},
        markers={1: "funding"},
        symbol="-",
        dice="52C",
    )
    assert (prompt(t), ids(t), t.coins) == ("finance", ["0.pass", "0.science.finance"], [3, 3, 3])
    assert told(t, "funding-roll") == ["funding-roll catastrophe+2+5"]


@pytest.mark.parametrize(
    ("people", "dice", "food"),
    [(3, "4331", 6), (3, "5111", 7), (1, "5C", 6), (1, "33", 1), (2, "CCC", 2)],
)
def test_EX_09_PAP_6_6_1_one_die_more_than_explorers(people: int, dice: str, food: int) -> None:
    t = camp(
        phase="resolve",
        zones={"hunting": (people, 0, 0)},
        markers={1: "hunting"},
        dice=dice,
    )
    assert t.food[0] == 3 + food
    assert t.chance.script == []


# -- field notebook ------------------------------------------------------------------------------


def notebook(people: tuple[int, ...], note: str = "nb1_good_catch", **changes: Any) -> Papua:
    return camp(
        phase="resolve", zones={"notebook": people}, markers={1: "notebook"}, note=note, **changes
    )


@pytest.mark.parametrize(
    ("people", "winner"), [((2, 2, 1), None), ((2, 1, 1), 0), ((0, 1, 0), 1), ((1, 1, 1), None)]
)
def test_EX_14_PAP_6_7_1_strictly_most_or_nobody(
    people: tuple[int, ...], winner: int | None
) -> None:
    t = notebook(people)
    expected = [3 + 4 * (seat == winner) for seat in range(3)]
    assert t.food == expected
    assert [bool(notes) for notes in t.notes] == [seat == winner for seat in range(3)]


def test_PAP_6_7_2_the_effect_at_once_and_the_card_is_kept() -> None:
    t = notebook((1, 0, 0), "nb1_new_recruit")
    assert (t.pool[0], t.coins[0]) == (7 + 1 + 1, 4)
    assert t.notes[0] == 1 << NOTE_IDS.index("nb1_new_recruit")
    assert NOTE_IDS.index("nb1_new_recruit") not in t.note_deck_1.cards


def test_PAP_6_7_3_extra_dice_on_the_next_turn_only() -> None:
    t = notebook((1, 0, 0), "nb1_route_sketch")
    assert (t.prestige[0], t.dice_next[0]) == (2, 2)
    play(t, "2.forbid.huts")
    assert told(t, "player-turn") == ["player-turn 0 7"]
    assert t.dice_next[0] == 0
    for _ in range(3):
        finish_turn(t)
    play(t, f"{t.order[-1]}.forbid.logistics")
    assert "player-turn 0 5" in told(t, "player-turn")


def test_PAP_6_7_3_landslide_hits_every_rival_in_energy_order() -> None:
    """One pays, one without a coin loses an explorer; those on the board are not touched."""
    t = notebook(
        (1, 0, 0, 0),
        "nb2_landslide",
        seats=4,
        energy=(50, 20, 30, 40),
        coins=(3, 3, 0, 3),
        pool=(7, 7, 7, 0),
        science=("biology", "meteorology", "medicine", "finance"),
    )
    assert t.prestige[0] == 3
    assert (prompt(t), ids(t)) == ("landslide", ["1.pay-coin", "1.lose-explorer"])
    assert t.pool[2] == 6
    play(t, "1.pay-coin")
    assert (t.coins[1], t.pool[1], t.pool[3]) == (2, 7, 0)
