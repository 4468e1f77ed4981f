"""End of a round (PAP-7) and of the game (PAP-9)."""

import pytest

from robinsonade.games.papua.box.cards import COUNTER_IDS, NOTE_IDS
from robinsonade.games.papua.box.components import ZONE_IDS
from robinsonade.games.papua.events import ENERGY_ENDED
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.text import Texts
from tests.papua.stories import finish_turn, here, play, prompt, told

QUIET = ("finance", "biology", "engineering", "anthropology")


def test_PAP_7_1_markers_leave_the_x_stays() -> None:
    t = camp(phase="end", markers={1: "huts", 4: "funding"}, forbidden="hunting")
    assert t.zone_of == [-1] * 6
    assert ZONE_IDS[t.forbidden] == "hunting"
    assert (prompt(t), t.turn) == ("forbid", 3)


def test_PAP_7_2_explorers_return_to_their_pools() -> None:
    t = camp(phase="end", zones={"huts": (2, 1, 0), "funding": (1, 0, 3)}, pool=(4, 6, 4))
    assert t.pool == [7, 7, 7]
    assert here(t, "huts") == [0, 0, 0]


def test_PAP_7_3_what_nobody_took_is_discarded() -> None:
    t = camp(phase="end", counters=("log_mixed",), pile=["log_energy_3", "log_energy_5"])
    assert COUNTER_IDS.index("log_mixed") in t.counter_discard
    assert sum(t.cards_out) == 6
    assert t.notes_out >> NOTE_IDS.index("nb1_quiet_camp") & 1


def test_PAP_7_4_all_thirteen_counters_become_a_new_pile() -> None:
    t = camp(
        phase="end", counters=("log_mixed",), pile=["log_energy_3", "log_energy_5"], aside=True
    )
    assert told(t, "repositioned") == ["repositioned 13"]
    aside = [12] if t.reposition_aside else []  # two have been revealed again
    assert sorted(t.counter_pile.cards + t.counters + aside) == list(range(13))
    assert t.counter_discard == []


def test_PAP_7_4_without_the_reposition_counter_the_discards_stay() -> None:
    t = camp(phase="end", counters=("log_mixed",), pile=["log_energy_3", "log_energy_5"])
    assert len(t.counter_discard) == 11  # the reposition counter is among them here
    assert [COUNTER_IDS[counter] for counter in t.counters] == ["log_energy_3", "log_energy_5"]


def test_PAP_7_5_PAP_9_2_a_new_round_needs_positive_energy() -> None:
    assert camp(phase="end", energy=(1, 5, 5)).result == ""
    assert camp(phase="end", energy=(0, 5, 5)).result == "energy"


def test_PAP_9_1_never_more_than_ten_rounds() -> None:
    t = camp(phase="end", round=10)
    assert (t.result, t.turn) == ("deck", 10)


def test_PAP_9_2_below_0_and_recovered_ends_the_game_all_the_same() -> None:
    """From 1 to -1 by placing, to 4 by a counter; the round is played to its end."""
    t = camp(
        energy=(1, 20, 20),
        turns=(0, 1, 2),
        food=(0, 3, 3),
        counters=("log_energy_5",),
        science=QUIET,
        dice="11111",
    )
    t.supplied[0] = 15
    play(t, "0.keep-dice", "0.place.1.logistics", "0.place.1.logistics", "0.stop-placing")
    assert (t.energy[0], t.result) == (-1, "")
    assert told(t, "below-zero") == ["below-zero 0"]
    finish_turn(t)
    finish_turn(t)
    assert (t.energy[0], t.result, t.turn) == (4, "energy", 2)
    assert told(t, "settled") == []
    assert told(t, "energy-end") == ["energy-end "]  # nobody is without energy now
    cause = GAME.chronicle(t, t.log or []).cause
    assert cause is not None
    assert cause.facts == (1 << 0, 2)  # but it is known whose had been used up


def test_PAP_9_2_the_end_names_whose_energy_is_used_up() -> None:
    t = camp(phase="end", energy=(0, 5, -1))
    assert told(t, "energy-end") == ["energy-end 0+2"]
    [event] = [event for event in t.log or [] if event.kind is ENERGY_ENDED]
    for language, sentence in (
        ("en", "Ana (Red) and Luis (Green) have no energy left: the game is over."),
        ("es", "Ana (Rojo) y Luis (Verde) se han quedado sin energía: se acaba la partida."),
    ):
        texts = Texts(language, GAME, ["Ana", "Eva", "Luis"])
        texts.introduce(t)
        assert texts.event(event) == sentence


@pytest.mark.parametrize(("food", "left", "pool"), [(3, 1, 8), (0, 0, 6), (1, 0, 7)])
def test_EX_10_PAP_9_3_food_first_then_explorers_and_prestige(
    food: int, left: int, pool: int
) -> None:
    t = camp(
        phase="end",
        energy=(-2, 5, 5),
        food=(food, 3, 3),
        pool=(8, 7, 7),
        prestige=(20, 0, 0),
        science=QUIET,
    )
    assert (t.food[0], t.pool[0], t.prestige[0]) == (left, pool, 18)


def test_PAP_9_3_without_explorers_the_rest_is_waived() -> None:
    t = camp(phase="end", energy=(-5, 5, 5), food=(1, 3, 3), pool=(2, 7, 7), science=QUIET)
    assert (t.food[0], t.pool[0], t.prestige[0]) == (0, 0, -5)


def test_PAP_9_4_settled_once_by_everybody_alone() -> None:
    t = camp(phase="end", energy=(-2, -3, 5), food=(3, 3, 3), science=QUIET)
    assert told(t, "settled") == ["settled 0 2 0 2", "settled 1 3 0 3"]
