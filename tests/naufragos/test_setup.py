"""NAU-1 to NAU-3: players, components, set-up."""

from __future__ import annotations

import pytest

from robinsonade.games.naufragos.box.book import EVENT, book_of
from robinsonade.games.naufragos.box.cards import CARD_INDEX, FIRST_OWN
from robinsonade.games.naufragos.box.components import (
    FISH_COUNT,
    FOOD_COUNTERS,
    FORAGE_COUNT,
    PAWNS,
    PERSON_IDS,
    SHARK,
    TOKEN_COUNT,
    WEATHER_IDS,
    WOOD_COUNTERS,
)
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.refusal import Refused
from tests.naufragos.shore import card, offered, pick, shore


def fresh(seats: int, **options: str) -> Castaways:
    t = GAME.new_table(seats, 5, {"first": "1", **options})
    assert isinstance(t, Castaways)
    return t


def test_NAU_1_1_one_to_four_players() -> None:
    for seats in (0, 5):
        with pytest.raises(Refused):
            GAME.new_table(seats, 1)
    assert [fresh(seats).seats for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_NAU_2_1_NAU_2_2_NAU_2_6_all_cards_are_there() -> None:
    """NAU-2.2: 127 plot, 5 basic camp, 21 events, 30 remains, 39 explorations, 6 blank."""
    cards = book_of("").cards
    plots = [printed for printed in cards if printed.plot >= 0]
    assert (len(plots), sum(printed.plot == 0 for printed in plots)) == (127, 27)
    assert sorted(printed.plot for printed in plots if printed.plot) == list(range(1, 101))
    assert sum(printed.sort == "event" for printed in cards) == 21
    assert sum(printed.count for printed in cards if printed.sort == "remains") == 30
    decks = [printed.deck for printed in cards if printed.sort == "exploration"]
    assert [decks.count(deck) for deck in (0, 1, 2)] == [11, 18, 10]
    assert sum(printed.basic for printed in cards) == 5
    assert len(cards) - FIRST_OWN == 6
    assert len(PERSON_IDS) == 12


def test_NAU_2_3_NAU_2_4_pieces() -> None:
    assert (PAWNS, FOOD_COUNTERS, WOOD_COUNTERS) == (2, 16, 16)
    assert (sum(FORAGE_COUNT), sum(FISH_COUNT), sum(TOKEN_COUNT)) == (33, 15, 38)


def test_NAU_2_5_counters_run_out() -> None:
    from robinsonade.games.naufragos.rules.goods import add_food, add_wood

    t = shore()
    add_food(t, 20)
    add_wood(t, 20)
    assert (t.food, t.wood) == (16, 16)


def test_NAU_2_7_a_card_beats_the_rules() -> None:
    """NAU-9.18 says that a card is discarded; the idol says that it may be kept."""
    from tests.naufragos.shore import turn_up

    t = shore()
    turn_up(t, 0, "plot_096_the_jade_idol")
    pick(t, "0.do.plot_096_the_jade_idol-take")
    assert t.items[0] == [card("plot_096_the_jade_idol")]
    assert card("plot_096_the_jade_idol") not in t.discard


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_NAU_3_1_eight_entry_cards(seats: int) -> None:
    t = fresh(seats)
    decks = t.coast.cards + t.interior.cards + t.heart.cards
    entries = [c for c in decks if t.book.cards[c].plot == 0]
    assert len(entries) == 8
    assert len(decks) == 8 + 39 - (seats == 1)
    assert all(
        t.book.cards[c].deck == n
        for n, d in enumerate((t.coast, t.interior, t.heart))
        for c in d.cards
    )
    assert t.reserve.bit_count() == 100


def test_NAU_3_2_NAU_3_3_tracks_and_castaways() -> None:
    t = fresh(3)
    assert (t.track, t.difficulty) == ([0, 0, 0], 4)
    pick(t, "0.castaway.cook_f")
    assert "1.castaway.cook_m" not in offered(t)
    pick(t, "1.castaway.strong_m", "2.castaway.fisher_f")
    assert t.persons == [PERSON_IDS.index(name) for name in ("cook_f", "strong_m", "fisher_f")]


def test_NAU_3_4_NAU_3_5_NAU_3_6_NAU_3_9_NAU_3_10_the_camp() -> None:
    t = fresh(2)
    names = [t.book.cards[c].id for c in t.camp if c >= 0]
    assert names == [
        "camp_great_effort",
        "camp_edible",
        "camp_fishing",
        "camp_look_around",
        "camp_prepare_exploration",
    ]
    assert (len(t.fish), SHARK in t.fish.cards, t.shark) == (14, False, False)
    assert (t.wreck, len(t.remains)) == (6, 30)
    assert WEATHER_IDS[t.weather] == "sunny_1"
    assert (t.fire, t.built, t.raft_known) == (False, 0, False)


@pytest.mark.parametrize(
    ("seats", "food", "tiles", "events"),
    [(4, 3, 4, 12), (3, 2, 3, 15), (2, 1, 2, 18), (1, 1, 1, 21)],
)
def test_NAU_3_7_NAU_3_8_NAU_3_11_EX_14_by_players(
    seats: int, food: int, tiles: int, events: int
) -> None:
    t = fresh(seats)
    assert (t.food, t.wood, t.supply, len(t.events)) == (food, 1, tiles, events)
    kinds = [t.book.cards[c] for c in t.events.cards]
    assert all(printed.kind == EVENT for printed in kinds)
    assert seats < 3 or not any(printed.max2 for printed in kinds)


def test_NAU_3_12_solo_takes_cards_out() -> None:
    t = fresh(1)
    out = CARD_INDEX["int_complicated_relationships"]
    assert out in t.discard
    assert out not in t.interior.cards
    feud = [CARD_INDEX[n] for n in ("plot_000_a_ration_is_missing", "plot_000_two_ways_down")]
    assert all(c in t.discard for c in feud)


def test_NAU_3_13_lots_for_the_starting_player() -> None:
    starts = {GAME.new_table(4, seed).active for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    assert GAME.new_table(4, 1, {"first": "3"}).active == 2
