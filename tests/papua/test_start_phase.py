"""Beginning of a round and start phase (PAP-4)."""

import pytest

from robinsonade.games.papua.box.cards import BENEFIT_IDS, COUNTER_IDS, NOTE_DECK, NOTE_IDS
from robinsonade.games.papua.box.components import ZONE_IDS
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.steps.lost_explorers import pay_energy
from tests.papua.stories import finish_turn, held, ids, kinds, offered, play, prompt, told


def counters(t: object) -> list[str]:
    return [COUNTER_IDS[counter] for counter in t.counters]  # type: ignore[attr-defined]


def test_EX_21_PAP_4_1_with_fewer_than_three_cards_the_game_is_over_at_once() -> None:
    """After ten rounds no card is left; the tribe card cannot be cashed any more."""
    t = camp(phase="round", round=10, cards=("tribe", "", ""))
    assert (t.result, prompt(t)) == ("", "tribe")  # one more card than three was left here
    last = camp(phase="round", round=11)
    assert (last.result, last.turn, len(last.expedition_deck)) == ("deck", 11, 0)
    assert told(last, "turn", "deck-end") == ["deck-end 0"]


def test_EX_19_PAP_4_2_one_tribe_card_per_player_and_round() -> None:
    t = camp(phase="round", round=4, cards=("tribe*2", "", ""))
    assert prompt(t) == "tribe"
    assert ids(t) == ["0.pass", *[f"0.tribe.{benefit}" for benefit in BENEFIT_IDS]]
    play(t, "0.tribe.tribe_prestige")
    assert (t.prestige[0], held(t, 0), prompt(t)) == (5, {"tribe": 1}, "forbid")


@pytest.mark.parametrize(
    ("benefit", "change"),
    [
        ("tribe_coins", {"coins": 8}),
        ("tribe_food", {"food": 8}),
        ("tribe_explorers", {"pool": 9}),
        ("tribe_ten_dice", {"dice_now": 10}),
    ],
)
def test_EX_19_PAP_4_2_the_benefits(benefit: str, change: dict[str, int]) -> None:
    t = camp(phase="round", cards=("tribe", "", ""))
    play(t, f"0.tribe.{benefit}")
    for name, value in change.items():
        assert getattr(t, name)[0] == value
    assert held(t, 0) == {}


def test_EX_19_PAP_4_2_ten_dice_this_round_only() -> None:
    t = camp(phase="round", cards=("tribe", "", ""), first_deck=["nb1_quiet_camp"])
    play(t, "0.tribe.tribe_ten_dice", "2.forbid.huts")
    assert told(t, "player-turn") == ["player-turn 0 10"]
    finish_turn(t)
    finish_turn(t)
    finish_turn(t)
    assert t.dice_now == [0, 0, 0]


def test_PAP_4_2_in_energy_order_before_anything_is_revealed() -> None:
    t = camp(phase="round", energy=(30, 45, 40), cards=("tribe", "tribe", "plant"))
    assert t.choices()[0].seat == 1
    assert told(t, "card-revealed") == []
    play(t, "1.pass")
    assert t.choices()[0].seat == 0
    play(t, "0.pass")
    assert prompt(t) == "forbid"
    assert held(t, 0) == held(t, 1) == {"tribe": 1}


def test_PAP_4_2_a_benefit_may_give_nothing() -> None:
    t = camp(phase="round", cards=("tribe", "", ""), pool=(15, 7, 7))
    play(t, "0.tribe.tribe_explorers")
    assert (t.pool[0], held(t, 0)) == (15, {})


def test_PAP_4_3_three_cards_to_jungle_river_and_volcano() -> None:
    t = camp(phase="start")
    deck = camp(phase="forbid").expedition_deck
    assert told(t, "card-revealed") == [
        f"card-revealed {place} {GAME.words[5].ids[card]}"
        for place, card in zip(("jungle", "river", "volcano"), t.open_cards, strict=True)
    ]
    assert len(t.expedition_deck) == 35 - 5 - 3 - 3
    assert deck is not t.expedition_deck


@pytest.mark.parametrize(("seats", "number"), [(2, 2), (3, 2), (4, 3)])
def test_PAP_4_4_counters_are_revealed(seats: int, number: int) -> None:
    t = camp(
        seats, phase="start", pile=["log_mixed", "log_energy_3", "log_explorer", "log_reposition"]
    )
    assert len(t.counters) == number
    assert not t.reposition_aside


def test_EX_12_PAP_4_4_PAP_7_4_the_reposition_counter_does_not_count() -> None:
    pile = [
        "log_prestige_4",
        "log_reposition",
        "log_energy_3",
        "log_mixed",
        "log_energy_5",
        "log_explorer",
        "log_prestige_2",
    ]
    t = camp(4, phase="start", pile=pile)
    assert counters(t) == ["log_prestige_4", "log_energy_3", "log_mixed"]
    assert t.reposition_aside
    assert len(t.counter_discard) == 6
    play(t, f"{t.order[-1]}.forbid.huts")
    for _ in range(4):
        finish_turn(t)
    assert told(t, "repositioned") == ["repositioned 13"]


def test_PAP_4_4a_an_empty_pile_is_made_of_the_discards() -> None:
    """Only the reposition counter is left: it goes aside, the twelve others are a new pile."""
    t = camp(3, phase="start", pile=["log_reposition"])
    assert t.reposition_aside
    assert len(t.counters) == 2
    assert len(t.counter_pile) == 10
    assert t.counter_discard == []
    assert told(t, "reposition", "counters-reshuffled") == ["reposition", "counters-reshuffled 12"]


def test_PAP_4_5_the_symbol_of_the_round() -> None:
    t = camp(phase="start", first_deck=["nb1_good_catch", "nb1_quiet_camp"])
    assert NOTE_IDS[t.note] == "nb1_good_catch"
    assert GAME.view(t, None)["symbol"] == "="


def test_PAP_4_6_the_last_forbids_another_zone_and_the_order_is_frozen() -> None:
    t = camp(phase="forbid", energy=(30, 45, 40), forbidden="notebook", dice="11111")
    assert kinds(t) == {"forbid"}
    assert offered(t, "forbid") == set(ZONE_IDS) - {"notebook"}
    play(t, "0.forbid.hunting")
    assert t.turn_order == [1, 2, 0]
    pay_energy(t, 1, 30)  # it does not matter any more
    assert t.turn_order == [1, 2, 0]


def test_PAP_4_6_before_it_is_frozen_the_turn_order_is_seen_as_it_stands() -> None:
    t = camp(phase="forbid", energy=(30, 45, 40), turns=(0, 1, 2), dice="11111")
    assert GAME.view(t, 0)["turn_order"] == [1, 2, 0]
    pay_energy(t, 1, 30)
    assert GAME.view(t, 0)["turn_order"] == [2, 0, 1]
    play(t, f"{t.order[-1]}.forbid.hunting")
    assert GAME.view(t, 0)["turn_order"] == t.turn_order == [2, 0, 1]


def test_PAP_4_7_nothing_happens_in_the_forbidden_zone() -> None:
    """No marker, no explorers; its cards are discarded at the end of the round."""
    t = camp(phase="forbid", dice="11111")
    play(t, "2.forbid.expeditions", "0.keep-dice")
    assert "expeditions" not in offered(t, "place")
    assert offered(t, "place") == set(ZONE_IDS) - {"expeditions"}
    for _ in range(3):
        finish_turn(t)
    assert sum(t.cards_out) == 3 + 3  # of round 1 and of this one


def test_PAP_4_8_deck_two_from_the_next_reveal_on() -> None:
    t = camp(energy=(26, 50, 50), note="nb1_quiet_camp")
    assert not t.second_deck
    pay_energy(t, 0, 1)
    assert t.second_deck
    assert NOTE_IDS[t.note] == "nb1_quiet_camp"  # stays valid
    t.settle()
    for _ in range(3):
        finish_turn(t)
    assert NOTE_DECK[t.note] == 2
    assert told(t, "second-deck") == ["second-deck"]
    t.energy = [50, 50, 50]
    play(t, f"{t.order[-1]}.forbid.huts")
    for _ in range(3):
        finish_turn(t)
    assert NOTE_DECK[t.note] == 2  # deck I does not come back
    assert told(t, "second-deck") == ["second-deck"]


def test_PAP_4_8_deck_two_when_deck_one_is_used_up() -> None:
    t = camp(phase="start", first_deck=[])
    assert NOTE_DECK[t.note] == 2
