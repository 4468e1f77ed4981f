"""Setting up (PAP-2)."""

from collections import Counter

import pytest

from robinsonade.games.papua.box.cards import (
    FIRST_DECK,
    KIND_COUNT,
    KINDS,
    SCIENCE_IDS,
    SECOND_DECK,
)
from robinsonade.games.papua.box.components import START_ENERGY, ZONE_IDS
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.table.table import Papua
from tests.papua.stories import ids, offered, prompt


def new(seats: int, seed: int = 1, **options: str) -> Papua:
    t = GAME.new_table(seats, seed, options)
    assert isinstance(t, Papua)
    return t


def test_EX_01_PAP_2_1_three_players() -> None:
    t = new(3, first="1")
    assert (t.coins, t.food, t.pool, t.reserve) == ([3] * 3, [3] * 3, [7] * 3, [8] * 3)
    assert (t.bank_coins, t.bank_food) == (31, 21)
    assert (t.energy, t.order) == ([50] * 3, [0, 1, 2])
    assert (t.prestige, t.hut) == ([0] * 3, [0] * 3)
    assert len(t.expedition_deck) == 27  # 30, and three are open in round 1
    assert len(t.removed) == 5
    assert len(t.counters) == 2
    assert ids(t) == [f"2.forbid.{zone}" for zone in ZONE_IDS]
    t.apply(GAME.catalogue.find("2.forbid.huts"))
    assert t.turn_order == [0, 1, 2]


def test_PAP_2_2_two_notebook_decks_and_the_first_is_used() -> None:
    t = new(4)
    assert sorted([*t.note_deck_1.cards, t.note]) == FIRST_DECK
    assert sorted(t.note_deck_2.cards) == SECOND_DECK
    orders = {tuple(new(4, seed).note_deck_2.cards) for seed in range(10)}
    assert len(orders) == 10


def test_PAP_2_3_five_cards_are_removed_unseen() -> None:
    removed = Counter()  # type: Counter[int]
    for seed in range(200):
        t = new(4, seed)
        removed.update(t.removed)
        cards = Counter(t.removed + t.expedition_deck.cards + t.open_cards)
        assert [cards[kind] for kind in range(KINDS)] == KIND_COUNT
        assert not any("removed" in event.kind.name for event in t.log or [])
    assert all(100 < removed[kind] < 190 for kind in range(KINDS))


def test_PAP_2_4_thirteen_counters_are_mixed() -> None:
    firsts = set()
    for seed in range(60):
        t = new(2, seed)
        aside = [12] if t.reposition_aside else []
        assert sorted(t.counter_pile.cards + t.counters + aside) == list(range(13))
        firsts.add(t.counters[0])
    assert len(firsts) == 12


def test_PAP_2_5_one_open_science_card_each() -> None:
    t = new(4)
    assert len(set(t.science)) == 4
    view = GAME.view(t, None)
    assert [seat["science"] for seat in view["seats"]] == [SCIENCE_IDS[card] for card in t.science]
    chosen = new(3, science="biology,medicine,finance")
    assert [SCIENCE_IDS[card] for card in chosen.science] == ["biology", "medicine", "finance"]


def test_PAP_2_6_no_prestige_no_hut() -> None:
    view = GAME.view(new(3), 0)
    assert [(seat["prestige"], seat["hut"]) for seat in view["seats"]] == [(0, None)] * 3


def test_PAP_2_7_the_first_player_is_random_and_on_top_of_the_stack() -> None:
    firsts = Counter(new(4, seed).order[0] for seed in range(400))
    assert all(60 < firsts[seat] < 140 for seat in range(4))
    t = new(4, first="3")
    assert t.order == [2, 3, 0, 1]
    assert t.energy == [START_ENERGY] * 4


def test_PAP_2_8_any_zone_may_be_forbidden_in_round_1() -> None:
    t = new(4, first="1")
    assert t.forbidden == -1
    assert (prompt(t), offered(t, "forbid")) == ("forbid", set(ZONE_IDS))


def test_PAP_2_9_two_players_set_up_the_same_way() -> None:
    t = new(2)
    assert (t.coins, t.pool, t.reserve, t.bank_coins) == ([3, 3], [7, 7], [8, 8], 34)
    assert len(t.counters) == 2


@pytest.mark.parametrize(("seats", "counters"), [(2, 2), (3, 2), (4, 3)])
def test_PAP_2_4_counters_by_players(seats: int, counters: int) -> None:
    assert len(new(seats).counters) == counters
