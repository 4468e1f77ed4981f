"""What is in the box, and its limits (PAP-1)."""

from collections import Counter

import pytest

from robinsonade.games.papua.box.cards import (
    COUNTERS,
    FIRST_DECK,
    KIND_COUNT,
    NOTE_SYMBOL,
    NOTES,
    SCIENCES,
    SECOND_DECK,
)
from robinsonade.games.papua.box.components import (
    COINS_IN_BOX,
    EXPLORERS_EACH,
    FACES,
    FOOD_IN_BOX,
    MARKERS,
    MOST_DICE,
    ZONE_IDS,
)
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.chance import Chance
from tests.papua.stories import bid, finish_turn, here, play, told


def test_PAP_1_1_the_box() -> None:
    assert (MOST_DICE, EXPLORERS_EACH, COUNTERS, FOOD_IN_BOX, COINS_IN_BOX, MARKERS) == (
        10,
        15,
        13,
        30,
        40,
        5,
    )
    assert (NOTES, sum(KIND_COUNT), SCIENCES) == (18, 35, 7)
    assert (GAME.fewest, GAME.most) == (2, 4)
    for deck in (FIRST_DECK, SECOND_DECK):  # three of each symbol in each deck
        assert Counter(NOTE_SYMBOL[note] for note in deck) == {0: 3, 1: 3, 2: 3}


def test_PAP_1_2_a_die_shows_catastrophe_and_1_to_5_equally_often() -> None:
    t = camp()
    faces = Counter(t.roll() for _ in range(12000))
    assert sorted(faces) == list(range(FACES))
    assert all(abs(count - 2000) < 200 for count in faces.values())


def test_PAP_1_3_the_four_places_of_an_explorer() -> None:
    """Pool 7, reserve 8; two placed: pool 5; in a bid they still belong to the pool."""
    t = camp(dice="33124")
    assert (t.pool[0], t.reserve[0], t.on_board(0)) == (7, 8, 0)
    play(t, "0.keep-dice", "0.place.3.expeditions", "0.place.3.expeditions", "0.stop-placing")
    assert (t.pool[0], t.reserve[0], t.on_board(0)) == (5, 8, 2)
    play(t, "0.eat.0")
    for _ in range(2):
        finish_turn(t)
    play(t, "0.bid.jungle.2")
    assert t.pool[0] + t.reserve[0] + t.on_board(0) == 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_PAP_1_3_PAP_1_4_everything_adds_up_at_every_decision(seats: int) -> None:
    for seed in range(6):
        t = GAME.new_table(seats, seed)
        assert isinstance(t, Papua)
        chance = Chance.seeded(seed, ("play",))
        while t.choices():
            assert t.bank_coins + sum(t.coins) == 40
            assert t.bank_food + sum(t.food) == 30
            assert min(t.bank_coins, t.bank_food, *t.coins, *t.food, *t.pool, *t.reserve) >= 0
            for seat in range(seats):
                assert t.pool[seat] + t.reserve[seat] + t.on_board(seat) == 15
            t.apply(chance.pick(t.choices()))


def test_PAP_1_5_whoever_comes_first_takes_what_is_left() -> None:
    """Supply 7 coins, roll 5 with two and one explorers: 7 and 6 are due; 7 and nothing come."""
    t = camp(
        phase="resolve",
        coins=(20, 10, 3),
        energy=(40, 45, 50),
        zones={"funding": (1, 2, 0)},
        markers={1: "funding"},
        symbol="+",
        dice="5C1",
    )
    assert t.coins == [20, 17, 3]
    assert t.bank_coins == 0
    assert told(t, "coins") == ["coins 1 7", "coins 0 0"]
    assert told(t, "coins-short") == ["coins-short 0 0 6"]


def test_PAP_1_5_a_reserve_gives_what_it_has() -> None:
    t = camp(
        phase="resolve",
        hut=(2, 0, 0),
        pool=(12, 7, 7),
        zones={"huts": (2, 0, 0)},
        markers={2: "huts"},
    )
    assert (t.hut[0], t.reserve[0], t.pool[0]) == (3, 0, 15)  # two came back, one recruited


def test_PAP_1_6_prestige_has_no_limits_and_dice_are_not_counted() -> None:
    """Hunting with twelve explorers rolls thirteen dice."""
    t = camp(
        phase="resolve",
        prestige=(150, 0, 0),
        zones={"hunting": (12, 0, 0)},
        pool=(3, 7, 7),
        markers={1: "hunting"},
        dice="1111111111115",
    )
    assert t.food[0] == 3 + 12 + 4
    assert t.prestige[0] == 150
    low = camp(
        phase="end",
        energy=(-9, 5, 5),
        prestige=(2, 0, 0),
        science=("finance", "biology", "engineering"),
    )
    assert low.prestige[0] == -7


def test_PAP_1_7_six_zones() -> None:
    assert ZONE_IDS == ("huts", "logistics", "expeditions", "funding", "hunting", "notebook")
    assert here(camp(), "huts") == [0, 0, 0]
    t = camp(phase="resolve", zones={"expeditions": (1, 1, 0)}, markers={1: "expeditions"})
    bid(t, 0)
    bid(t, 1)
    assert t.turn == 3
