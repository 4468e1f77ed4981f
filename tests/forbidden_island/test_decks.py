"""The two decks running out (FI-10)."""

from collections import Counter

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import ALL_CARDS, ALPHABETICAL, island
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.chance import Chance
from tests.forbidden_island.stories import (
    PLAIN,
    discard,
    end_turn,
    flood_deck,
    flood_discard,
    flooded_tiles,
    hand,
    play,
    prompt,
    sunk_tiles,
    told,
    treasure_deck,
)

FOUR = ["engineer", "pilot", "diver", "messenger"]


def test_EX_42_flood_deck_runs_out_in_the_middle_of_the_phase() -> None:
    """FI-10.1."""
    wet = PLAIN[:4]
    t = island(level=3, hands=["", "B"], flooded=wet, flood_deck=["gold_gate"], phase="flood")
    play(t, "1.pass")
    assert told(t) == ["flooded gold_gate", "flood-reshuffled 24"]
    assert flood_discard(t) == []
    assert sorted(flood_deck(t)) == ALPHABETICAL  # the last card is part of the new deck
    second, third = flood_deck(t)[:2]
    play(t, "1.pass", "1.pass")
    drawn = [line.split()[1] for line in told(t, "flooded", "sunk")]
    assert drawn == ["gold_gate", second, third]


def test_FI_10_1_the_same_tile_can_be_drawn_twice_in_one_phase() -> None:
    """Two tiles are left, one card is in the deck: it is drawn, and may be drawn again."""
    sunk = [name for name in ALPHABETICAL if name not in ("fools_landing", "watchtower")]
    seen = set()
    for seed in range(40):
        t = island(
            at=dict.fromkeys(("engineer", "messenger"), "fools_landing"),
            sunk=sunk,
            captured="EWCO",
            flood_deck=["watchtower"],
            phase="flood",
            seed=seed,
        )
        assert told(t)[:2] == ["flooded watchtower", "flood-reshuffled 2"]
        seen.add(told(t)[2])
    assert seen == {"sunk watchtower", "flooded fools_landing"}


def test_FI_10_1_a_sunk_last_card_is_not_in_the_new_deck() -> None:
    wet = [*PLAIN[:3], "watchtower"]
    t = island(hands=["", "B"], flooded=wet, flood_deck=["watchtower"], phase="flood")
    play(t, "1.pass")
    assert sunk_tiles(t) == {"watchtower"}
    assert len(t.flood_deck) == 23
    assert "watchtower" not in flood_deck(t)


def test_FI_10_1_the_deck_is_new_at_once_also_after_the_last_card_of_a_phase() -> None:
    """FI-R14: a following Waters Rise! finds no discards."""
    deck = ["gold_gate", "silver_gate"]
    t = island(flooded=["watchtower"], flood_deck=deck, phase="flood", treasure_top="RE")
    assert t.turn == 2
    assert len(t.flood_deck) == 24
    assert flood_discard(t) == []
    order = flood_deck(t)
    end_turn(t)
    assert told(t, "flood-returned") == []
    drawn = [line.split()[1] for line in told(t, "flooded", "sunk")][2:]
    assert drawn == order[: len(drawn)]


def test_EX_35_treasure_deck_runs_out_between_the_two_draws() -> None:
    """FI-10.2."""
    hands = ["EWC", "EEEEO", "WWWWO", "CCCHB"]
    t = island(FOUR, hands=hands, treasure_deck="O", flooded=["watchtower"])
    assert (len(t.treasure_deck), sum(t.treasure_discard)) == (1, 9)
    before = discard(t)
    play(t, "0.stop", "3.pass")
    assert hand(t, 0) == "EWCO"
    assert sorted(treasure_deck(t)) == sorted(before)
    assert discard(t) == ""
    second = treasure_deck(t)[0]
    assert told(t)[-2:] == ["drawn 0 treasure_oceans_chalice", "treasure-reshuffled 9"]
    play(t, "3.pass")
    assert len(t.treasure_deck) == 8
    assert second != "R"  # the next test is about that
    assert hand(t, 0) == "".join(sorted("EWCO" + second, key="EWCOHB".index))


def test_FI_10_2_waters_rise_as_last_card_is_in_the_new_deck() -> None:
    """FI-R12: resolved first, then shuffled."""
    hands = ["EWC", "EEEEH", "WWWWH", "CCCCH"]
    t = island(FOUR, hands=hands, treasure_deck="R", flooded=["watchtower"])
    before = discard(t)
    play(t, "0.stop", *["1.pass", "2.pass", "3.pass"])
    assert t.level == 2
    assert sorted(treasure_deck(t)) == sorted(before + "R")
    assert treasure_deck(t).count("R") == 3
    assert discard(t) == ""
    assert told(t)[-3:] == ["waters-rose 0 2 2", "flood-returned 1", "treasure-reshuffled 10"]


def test_FI_10_2_a_card_discarded_because_of_the_last_draw_is_not() -> None:
    """FI-R13: the shuffle comes before the hand limit."""
    hands = ["EEWWC", "EEEOO", "WWWOO", "CCCCH"]
    t = island(FOUR, hands=hands, treasure_deck="O")
    play(t, "0.stop", "3.pass")
    assert prompt(t) == "hand-limit"
    assert len(t.treasure_deck) == 7
    play(t, "0.discard.treasure_crystal_of_fire")
    assert discard(t) == "C"
    assert len(t.treasure_deck) == 7


def test_FI_10_3_no_deck_is_ever_empty_when_a_card_is_drawn() -> None:
    """Random games, all seats: at every decision both decks have a card."""
    fewest_treasure = 28
    for seed in range(60):
        t = GAME.new_table(2 + seed % 3, seed)
        assert isinstance(t, Island)
        chance = Chance.seeded(seed, ("play",))
        while t.choices():
            assert len(t.flood_deck) > 0
            assert len(t.treasure_deck) > 0
            fewest_treasure = min(fewest_treasure, len(t.treasure_deck))
            assert len(t.flood_deck) + len(t.flood_discard) == t.land().bit_count()
            t.apply(chance.pick(t.choices()))
    assert fewest_treasure < 5  # the games were long enough to matter


def test_FI_10_3_even_with_21_cards_in_hands() -> None:
    """Four full hands and a sixth card: 21 of 28, so the new deck has cards."""
    hands = ["EEEEE", "WWWWW", "CCCCC", "OOOOH"]
    t = island(FOUR, hands=hands, treasure_deck="O")
    play(t, "0.stop", "3.pass")
    assert sum(t.hand_size(seat) for seat in range(4)) == 21
    assert sorted(treasure_deck(t)) == sorted("HHBBRRR")


def test_FI_10_4_shuffles_are_uniform() -> None:
    """Three Flood cards return in all six orders; a new Treasure deck begins with any card."""
    orders: Counter[tuple[str, ...]] = Counter()
    tops: Counter[str] = Counter()
    wet = ["watchtower", "observatory", "misty_marsh"]
    hands = ["EWC", "EEEEO", "WWWWO", "CCCHH"]
    for seed in range(900):
        t = island(hands=["", "B"], flooded=wet, treasure_top="RE", seed=seed)
        play(t, "0.stop", "1.pass")
        orders[tuple(flood_deck(t)[:3])] += 1
        t = island(FOUR, hands=hands, treasure_deck="O", seed=seed)
        play(t, "0.stop", "3.pass")
        tops[treasure_deck(t)[0]] += 1
    assert len(orders) == 6
    assert sum((n - 150) ** 2 / 150 for n in orders.values()) < 20.5  # 5 degrees of freedom
    rest = ALL_CARDS
    for letter in "".join(hands) + "O":
        rest = rest.replace(letter, "", 1)
    expected = {letter: 100 * n for letter, n in Counter(rest).items()}
    assert sum(expected.values()) == 900
    assert sum((tops[c] - n) ** 2 / n for c, n in expected.items()) < 18.5  # 4 degrees


def test_FI_10_4_the_order_is_hidden() -> None:
    """Two islands that differ in the order of the decks only look the same."""
    one = island(flooded=["watchtower"])
    two = one.clone()
    two.flood_deck.cards.reverse()
    two.treasure_deck.cards.reverse()
    assert GAME.view(one, 0) == GAME.view(two, 0)
    assert flooded_tiles(one) == flooded_tiles(two)
