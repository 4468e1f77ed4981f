"""Expeditions and sealed bids (PAP-6.4)."""

import json
from typing import Any

from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.table.table import STREAMS, Papua
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.match import Match
from robinsonade.kernel.view import show_decision, show_event
from tests.papua.stories import bid, held, ids, play, prompt, refuses, told


def bidding(**changes: Any) -> Papua:
    """Marker 1 on expeditions, everybody in the zone."""
    position: dict[str, Any] = {
        "phase": "resolve",
        "zones": {"expeditions": (2, 2, 1)},
        "markers": {1: "expeditions"},
    }
    return camp(**{**position, **changes})


def test_EX_07_PAP_6_4_2_PAP_6_4_9_bids_of_the_rulebook() -> None:
    t = bidding(
        zones={"expeditions": (2, 2, 0)},
        pool=(4, 7, 7),
        coins=(4, 6, 3),
        energy=(35, 45, 50),
        food=(6, 6, 6),
    )
    t.supplied = [1, 0, 0]
    bid(t, 0, "2+2", "1+1")
    bid(t, 1, "1+5", "2+0")
    assert (held(t, 0), held(t, 1)) == ({"spider": 1}, {"plant": 1})
    assert (t.energy[0], t.energy[1]) == (32, 42)
    assert (t.coins[0], t.coins[1]) == (2, 6)
    assert t.pool[0] == 4 + 2  # the bid and, at the end of the round, those of the zone
    assert t.turn == 3
    assert told(t, "card-won") == [
        "card-won 0 jungle spider 2 explorers",
        "card-won 1 river plant 0 explorers",
    ]


def test_PAP_6_4_5_what_a_bid_wins_by_is_told() -> None:
    """Most explorers; where those are tied most coins; where these are, too, the energy order."""
    for other, won in (("1+9", "0 jungle spider 2 explorers"), ("2+1", "0 jungle spider 2 coins")):
        t = bidding(zones={"expeditions": (2, 2, 0)}, coins=(9, 9, 9))
        bid(t, 0, "2+2")
        bid(t, 1, other)
        assert told(t, "card-won")[0] == f"card-won {won}"
    t = bidding(zones={"expeditions": (2, 2, 0)}, coins=(9, 9, 9), energy=(40, 45, 50))
    bid(t, 0, "2+2")
    bid(t, 1, "2+2")
    assert told(t, "card-won") == ["card-won 1 jungle spider 2 energy"]


def test_PAP_6_4_1_only_who_is_here_may_bid_and_nobody_has_to() -> None:
    t = bidding(zones={"expeditions": (1, 0, 1)})
    assert {choice.seat for choice in t.choices()} == {0, 2}
    bid(t, 0)
    bid(t, 2)
    assert (held(t, 0), held(t, 2), t.energy) == ({}, {}, [50, 50, 50])


def test_PAP_6_4_2_as_many_destinations_as_explorers_here() -> None:
    """One explorer here: after a bid for the jungle nothing else is asked."""
    t = bidding(zones={"expeditions": (1, 2, 0)})
    play(t, "0.bid.jungle.1", "0.bid-coins.jungle.0")
    assert ids(t, 0) == []
    play(t, "1.bid.jungle.1", "1.bid-coins.jungle.0", "1.bid.river.0")
    assert ids(t, 1)[0] == "1.bid.volcano.0"


def test_PAP_6_4_3_limits_are_the_pool_and_the_coins() -> None:
    t = bidding(pool=(4, 7, 7), coins=(2, 3, 3))
    assert ids(t, 0) == [f"0.bid.jungle.{n}" for n in range(5)]
    play(t, "0.bid.jungle.3")
    assert ids(t, 0) == [f"0.bid-coins.jungle.{n}" for n in range(3)]
    play(t, "0.bid-coins.jungle.2")
    assert ids(t, 0) == ["0.bid.river.0", "0.bid.river.1"]
    assert refuses(t, "0.bid.river.2")  # a bid above the pool is not offered
    play(t, "0.bid.river.1")
    assert ids(t, 0) == []  # no coin and no explorer is left to decide about


def test_PAP_6_4_3_coins_alone_are_no_bid() -> None:
    t = bidding()
    play(t, "0.bid.jungle.0")
    assert ids(t, 0)[0] == "0.bid.river.0"
    assert refuses(t, "0.bid-coins.jungle.1")


def test_PAP_6_4_4_bids_are_secret_until_all_are_done() -> None:
    """Views, logs, choices and imagined tables of others do not depend on a sealed bid."""
    tables = []
    for stakes in (("2+3", "1+0"), ("0", "0", "1+1"), ("7+0",)):
        t = bidding()
        bid(t, 0, *stakes)
        tables.append(t)
    for seat in (1, 2, None):
        seen = set()
        for t in tables:
            events = [show_event(event) for event in t.log or [] if event.known_to(seat)]
            seen.add(json.dumps([GAME.view(t, seat), show_decision(t, seat), events]))
        assert len(seen) == 1
        if seat is not None:
            agendas = {
                json.dumps(t.imagined(seat, Chance.seeded(1, STREAMS)).agenda[-1].bids)  # type: ignore[attr-defined]
                for t in tables
            }
            assert agendas == {"[[], [], []]"}
    own = [GAME.view(t, 0)["bid"] for t in tables]
    assert own == [[2, 3, 1, 0, 0, 0], [0, 0, 0, 0, 1, 1], [7, 0, 0, 0, 0, 0]]


def test_PAP_6_4_4_in_any_order_and_revealed_together() -> None:
    t = bidding()
    play(t, "2.bid.jungle.1", "0.bid.jungle.2", "2.bid-coins.jungle.3")
    assert told(t, "bid-sealed") == ["bid-sealed 2"]
    play(t, "0.bid-coins.jungle.0", "0.bid.river.0", "0.bid.volcano.0")
    assert told(t, "bid-revealed") == []
    reveals = t.reveals
    bid(t, 1, "1+1")
    assert told(t, "bid-revealed") == [
        "bid-revealed 0 jungle 2 0",
        "bid-revealed 1 jungle 1 1",
        "bid-revealed 2 jungle 1 3",
    ]
    assert t.reveals > reveals


def test_PAP_6_4_4_parts_can_be_taken_back_and_others_stay_sealed() -> None:
    match = Match.from_table(GAME, bidding())
    bid_of_0 = ["0.bid.jungle.2", "0.bid-coins.jungle.1", "0.bid.river.0", "0.bid.volcano.0"]
    for choice in ["1.bid.jungle.1", *bid_of_0, "2.bid.jungle.1"]:
        match.play(choice)
    assert match.undo([1]) == 1
    assert [choice.id for choice in match.choices_made] == [*bid_of_0, "2.bid.jungle.1"]
    assert match.undo([0]) == 1
    assert match.choices(0)[0].id == "0.bid.volcano.0"
    assert match.view(2)["bid"] == [1]


def test_PAP_6_4_5_most_explorers_then_coins_then_energy() -> None:
    """EX-13, first case: equal explorers, B has more coins; both lose their energy."""
    t = bidding(zones={"expeditions": (1, 1, 0)})
    bid(t, 0, "0", "2+1")
    bid(t, 1, "0", "2+3")
    assert (held(t, 1), t.coins[:2], t.energy[:2]) == ({"plant": 1}, [3, 0], [48, 48])


def test_EX_13_PAP_6_4_5_energy_at_the_moment_of_revealing() -> None:
    t = bidding(zones={"expeditions": (1, 1, 0)}, energy=(22, 27, 50))
    t.supplied = [7, 7, 7]
    bid(t, 0, "1+0")
    bid(t, 1, "1+0")
    assert (held(t, 1), t.energy[:2]) == ({"spider": 1}, [21, 26])


def test_EX_13_PAP_6_4_5_the_stack_decides_at_last() -> None:
    t = bidding(zones={"expeditions": (1, 1, 0)}, energy=(30, 30, 50), order=(2, 0, 1))
    bid(t, 0, "1+2")
    bid(t, 1, "1+2")
    assert (held(t, 0), t.coins[:2]) == ({"spider": 1}, [1, 3])


def test_PAP_6_4_6_a_card_without_bid_is_discarded_at_the_end() -> None:
    t = bidding(round=2)
    out = sum(t.cards_out)
    bid(t, 0, "1+0")
    bid(t, 1)
    bid(t, 2)
    assert held(t, 0) == {"spider": 1}
    assert sum(t.cards_out) == out + 2


def test_PAP_6_4_7_won_and_lost_explorers_cost_the_same_in_frozen_order() -> None:
    t = bidding(energy=(50, 49, 48))
    bid(t, 0, "5+0")
    bid(t, 1, "1+0", "1+0")
    bid(t, 2, "2+0")
    assert told(t, "energy-lost") == [
        "energy-lost 0 5 45",
        "energy-lost 1 2 47",
        "energy-lost 2 2 46",
    ]


def test_PAP_6_4_8_all_bid_explorers_return() -> None:
    t = bidding()
    bid(t, 0, "3+0", "2+0")
    bid(t, 1, "7+0")
    bid(t, 2, "1+0")
    assert t.pool == [9, 9, 8]  # with those of the zone


def test_PAP_6_4_9_winners_pay_needed_or_not() -> None:
    t = bidding(zones={"expeditions": (1, 1, 0)})
    bid(t, 0, "3+3")
    bid(t, 1, "1+3")
    assert (t.coins[:2], t.bank_coins) == ([0, 3], 40 - 6)


def test_PAP_6_4_10_bidding_may_bring_energy_below_0() -> None:
    t = bidding(zones={"expeditions": (1, 0, 0)}, energy=(2, 50, 50))
    t.supplied = [15, 0, 0]
    bid(t, 0, "4+0")
    assert (t.energy[0], t.result) == (-2, "energy")


def test_PAP_6_4_11_explorers_in_the_zone_are_not_the_bid() -> None:
    """Two here, an empty pool: nothing can be bid."""
    t = bidding(zones={"expeditions": (2, 1, 0)}, pool=(0, 7, 7))
    assert {choice.seat for choice in t.choices()} == {1}


def test_PAP_6_4_12_food_does_not_replace_energy() -> None:
    t = bidding(zones={"expeditions": (1, 0, 0)}, food=(9, 3, 3))
    bid(t, 0, "2+0")
    assert (t.energy[0], t.food[0]) == (48, 9)
    assert prompt(t) == "forbid"


def test_PAP_6_4_13_cards_won_are_kept() -> None:
    assert len(GAME.words[5].ids) == 7
    t = bidding(zones={"expeditions": (1, 0, 0)}, cards=("tribe spider*2", "", ""))
    bid(t, 0, "1+0")
    assert held(t, 0) == {"spider": 3, "tribe": 1}
