"""The seven science cards at their moments (PAP-8)."""

from typing import Any

import pytest

from robinsonade.games.papua.box.cards import SCIENCE_IDS
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.table.table import Papua
from tests.papua.stories import bid, finish_turn, held, ids, kinds, play, prompt, roll


def owner(science: str, **position: Any) -> Papua:
    """Seat 0 has this card, the others have cards without a moment."""
    rest = [name for name in ("medicine", "biology", "finance") if name != science]
    return camp(science=(science, *rest), **position)


def funding(symbol: str, dice: str, **position: Any) -> Papua:
    return owner(
        "finance",
        phase="resolve",
        zones={"funding": (1, 3, 0)},
        markers={1: "funding"},
        symbol=symbol,
        dice=dice,
        **position,
    )


def test_PAP_8_1_public_and_used_once() -> None:
    t = owner("meteorology", dice="CC123")
    view = GAME.view(t, 2)["seats"][0]
    assert (view["science"], view["science_spent"]) == ("meteorology", False)
    play(t, "0.science.meteorology", "0.turn-die.1", "0.turn-die.1")
    assert GAME.view(t, 2)["seats"][0]["science_spent"]
    roll(t, "C")
    play(t, "0.reroll.1")
    assert prompt(t) == "catastrophe"  # not offered again


def test_EX_28_PAP_8_1a_cards_are_offered_only_with_an_object() -> None:
    assert prompt(funding("+", "333")) != "finance"
    assert prompt(funding("=", "333")) == "finance"  # though it changes nothing in the sum
    t = owner(
        "cartography", phase="resolve", zones={"expeditions": (1, 0, 0)}, markers={1: "expeditions"}
    )
    bid(t, 0, "1+0")
    assert t.turn == 3  # all bids won: not offered
    assert prompt(owner("anthropology", phase="round", cards=("plant", "", ""))) == "forbid"


def test_PAP_8_1a_declining_keeps_the_card() -> None:
    t = funding("-", "52C")
    play(t, "0.pass")
    assert t.spent == 0
    assert t.coins[:2] == [3 + 1, 3 + 3]


@pytest.mark.parametrize(("science", "prestige"), [("medicine", 20), ("finance", 17)])
def test_PAP_8_2_medicine_keeps_the_prestige_but_food_is_paid(science: str, prestige: int) -> None:
    t = owner(science, phase="end", energy=(-3, 5, 5), prestige=(20, 0, 0), food=(1, 3, 3))
    assert (t.prestige[0], t.food[0], t.pool[0]) == (prestige, 0, 5)


def test_EX_20_PAP_8_3_finance_reads_plus() -> None:
    t = funding("-", "52C")
    play(t, "0.science.finance")
    assert t.coins[:2] == [3 + 6, 3 + 3]
    assert t.spent == 1


def test_PAP_8_4_cartography_saves_the_energy_of_lost_destinations() -> None:
    """Jungle won with 1, river lost with 2: only 1 is paid. Decided after revealing."""
    t = owner(
        "cartography",
        phase="resolve",
        zones={"expeditions": (2, 1, 0)},
        markers={1: "expeditions"},
    )
    bid(t, 0, "1+0", "2+0")
    bid(t, 1, "0", "3+0")
    assert (prompt(t), ids(t)) == ("cartography", ["0.pass", "0.science.cartography"])
    assert held(t, 0) == {"spider": 1}
    kept = t.clone()
    play(t, "0.science.cartography")
    assert (t.energy[0], t.energy[1]) == (49, 47)
    play(kept, "0.pass")
    assert (kept.energy[0], kept.spent) == (47, 0)


def test_PAP_8_5_meteorology_turns_each_die_to_its_own_result() -> None:
    t = owner("meteorology", dice="CC123", round=1)  # also in round 1
    play(t, "0.science.meteorology")
    assert kinds(t) == {"turn-die"}
    play(t, "0.turn-die.5", "0.turn-die.2")
    assert (t.dice, t.pool[0], prompt(t)) == ([0, 1, 2, 1, 0, 1, 0], 7, "coins")


def test_PAP_8_5_resolved_catastrophes_stay() -> None:
    t = owner("meteorology", dice="CC123")
    play(t, "0.pass", "0.lose-explorer", "0.lose-explorer")
    roll(t, "C")
    play(t, "0.reroll.3", "0.science.meteorology", "0.turn-die.4")
    assert t.dice == [0, 1, 1, 0, 1, 0, 2]


def test_PAP_8_6_biology_counts_complete_fours() -> None:
    t = owner("biology", phase="end", energy=(0, 5, 5), pool=(11, 12, 7))
    assert GAME.sheet(t)["biology"] == [4, 0, 0]


def test_PAP_8_7_anthropology_keeps_the_tribe_card() -> None:
    t = owner("anthropology", phase="round", cards=("tribe", "", ""))
    assert "0.tribe-kept.tribe_food" in ids(t)
    play(t, "0.tribe-kept.tribe_food")
    assert (t.food[0], held(t, 0), t.spent) == (8, {"tribe": 1}, 1)
    assert prompt(t) == "forbid"  # it was the one tribe card of the round
    play(t, "2.forbid.huts")
    for _ in range(3):
        finish_turn(t)
    assert prompt(t) == "tribe"  # the card can be used again, Anthropology cannot
    assert "tribe-kept" not in kinds(t)


def test_PAP_8_8_engineering_takes_a_counter_left_over() -> None:
    """Not present, after the zone: the marker on logistics gives the number."""
    t = owner(
        "engineering",
        phase="resolve",
        zones={"logistics": (0, 1, 0)},
        markers={5: "logistics"},
        counters=("log_prestige_2", "log_zone_prestige"),
    )
    play(t, "1.counter.log_prestige_2")
    assert (prompt(t), ids(t)) == ("leftover", ["0.pass", "0.leftover.log_zone_prestige"])
    play(t, "0.leftover.log_zone_prestige")
    assert (t.prestige[0], t.spent) == (5, 1)


def test_PAP_8_8_nothing_left_over_or_no_marker_no_question() -> None:
    t = owner(
        "engineering",
        phase="resolve",
        zones={"logistics": (1, 1, 0)},
        markers={5: "logistics"},
        counters=("log_prestige_2", "log_mixed"),
    )
    play(t, "0.counter.log_mixed")
    assert prompt(t) == "forbid"
    assert prompt(owner("engineering", phase="resolve", counters=("log_mixed",))) == "forbid"
    assert len(SCIENCE_IDS) == 7
