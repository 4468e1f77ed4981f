"""Terms, components and setup (FI-1, FI-2)."""

from collections import Counter

import pytest

from robinsonade.games.forbidden_island.box.components import (
    CARD_COUNT,
    CARD_KIND,
    DIFFICULTY_IDS,
    LANDING,
    ROLE_IDS,
    TILE_IDS,
    TILE_KIND,
    TREASURE_IDS,
    TREASURE_TILES,
)
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import ALL_CARDS, ALPHABETICAL, island
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.refusal import Refused
from tests.forbidden_island.stories import (
    end_turn,
    flood_discard,
    flooded_tiles,
    hand,
    names,
    offered,
    play,
    refuses,
    told,
    treasure_deck,
    where,
)

STARTS = {
    "pilot": "fools_landing",
    "engineer": "bronze_gate",
    "explorer": "copper_gate",
    "navigator": "gold_gate",
    "messenger": "silver_gate",
    "diver": "iron_gate",
}


def new(seats: int = 3, seed: int = 1, **options: str) -> Island:
    table = GAME.new_table(seats, seed, options)
    assert isinstance(table, Island)
    return table


def chi_square(counts: Counter[str], cells: int) -> float:
    """How far counts are from an even spread over so many cells."""
    expected = counts.total() / cells
    seen = sum((n - expected) ** 2 / expected for n in counts.values())
    return seen + (cells - len(counts)) * expected


# -- terms and components ------------------------------------------------------------------------


def test_FI_1_1_two_to_four_players_win_or_lose_together() -> None:
    for seats in (1, 5):
        with pytest.raises(Refused) as refusal:
            GAME.new_table(seats, 1)
        assert refusal.value.key == "bad-seats"
        assert refusal.value.facts["allowed"] == "2-4"
    landing = dict.fromkeys(("pilot", "diver", "engineer"), "fools_landing")
    t = island(["pilot", "diver", "engineer"], at=landing, captured="EWCO", hands=["", "H", ""])
    play(t, "1.escape")
    assert (t.result, t.winners) == ("won", 0b111)
    lost = island(flooded=["fools_landing"], flood_top=["fools_landing"], phase="flood")
    assert (lost.result, lost.winners) == ("lost-landing", 0)


def test_EX_01_components_in_the_box() -> None:
    """FI-1.2: 28 + 24 + 6 = 58 cards, 24 tiles, 6 pawns, 4 figures."""
    box = new().components()
    by_sort: Counter[str] = Counter()
    for name, number in box.items():
        by_sort[name.partition(".")[0]] += number
    assert by_sort == {"card": 28, "flood": 24, "role": 6, "strange": 0, "tile": 24, "treasure": 4}
    assert by_sort["card"] + by_sort["flood"] + by_sort["role"] == 58
    for treasure in TREASURE_IDS:
        assert box[f"card.treasure_{treasure}"] == 5
    assert box["card.waters_rise"] == box["card.helicopter_lift"] == 3
    assert box["card.sandbags"] == 2


def test_FI_1_3_one_landing_five_gates_eight_treasure_tiles_ten_plain() -> None:
    assert Counter(TILE_KIND) == {"landing": 1, "gate": 5, "treasure": 8, "plain": 10}
    assert TILE_IDS[LANDING] == "fools_landing"
    pairs = {name: names(tiles) for name, tiles in zip(TREASURE_IDS, TREASURE_TILES, strict=True)}
    assert pairs == {
        "earth_stone": {"temple_of_the_moon", "temple_of_the_sun"},
        "statue_of_the_wind": {"howling_garden", "whispering_garden"},
        "crystal_of_fire": {"cave_of_embers", "cave_of_shadows"},
        "oceans_chalice": {"coral_palace", "tidal_palace"},
    }
    t = new()
    assert sorted(t.flood_deck.cards + t.flood_discard) == list(range(24))


def test_FI_1_4_FI_1_5_a_tile_is_dry_then_flooded_then_its_space_is_missing() -> None:
    t = island(flooded=["watchtower"], flood_top=["gold_gate", "watchtower"], phase="flood")
    state = {tile["id"]: tile["state"] for tile in GAME.view(t, None)["tiles"]}
    assert Counter(state.values()) == {"dry": 22, "flooded": 1, "sunk": 1}
    assert (state["gold_gate"], state["watchtower"]) == ("flooded", "sunk")
    space = next(tile for tile in GAME.view(t, None)["tiles"] if tile["id"] == "watchtower")
    assert (space["column"], space["row"]) == (3, 6)  # the space is still known, as missing
    beside = island(at={"engineer": "whispering_garden"}, sunk=["watchtower"])
    assert offered(beside, "move") == {"tidal_palace"}


def test_FI_1_6_adjacent_is_orthogonal() -> None:
    t = island(at={"engineer": "misty_marsh"})
    assert offered(t, "move") == {
        "dunes_of_deception",
        "lost_lagoon",
        "observatory",
        "temple_of_the_sun",
    }
    assert refuses(t, "0.move.fools_landing")


@pytest.mark.parametrize(
    ("layout", "start", "near"),
    [
        # The names in alphabetical order, row by row. Volcano: iron_gate lies across the crater.
        ("volcano_island", "howling_garden", {"coral_palace", "gold_gate", "observatory"}),
        # Atoll: a ring around open sea; iron_gate is five columns of sea away.
        ("atoll_of_decisions", "howling_garden", {"crimson_forest", "lost_lagoon"}),
        # Arch: howling_garden lies across a bay of one column.
        ("arch_of_fate", "gold_gate", {"cliffs_of_abandon", "fools_landing"}),
    ],
)
def test_FI_1_7_nobody_crosses_the_open_sea(layout: str, start: str, near: set[str]) -> None:
    """The Diver included: only spaces that once had a tile can be crossed."""
    for role, other in (("diver", "engineer"), ("engineer", "diver")):
        t = island([role, other], at={role: start}, layout=layout)
        assert offered(t, "move") == near


def test_FI_1_7_the_diver_goes_around_a_crater() -> None:
    around = ["coral_palace", "gold_gate", "observatory"]
    at = {"diver": "howling_garden"}
    t = island(["diver", "pilot"], at=at, sunk=around, layout="volcano_island")
    assert offered(t, "move") == {
        "bronze_gate",
        "copper_gate",
        "crimson_forest",
        "misty_marsh",
        "phantom_rock",
        "tidal_palace",
    }


def test_FI_1_8_all_pawns_may_share_a_tile() -> None:
    roles = ["pilot", "diver", "engineer", "messenger"]
    t = island(roles, at=dict.fromkeys(roles[1:], "gold_gate"))
    play(t, "0.move.gold_gate")
    assert [where(t, seat) for seat in range(4)] == ["gold_gate"] * 4


def test_FI_1_9_waters_rise_is_never_held() -> None:
    cards = {
        kind: sum(n for n, k in zip(CARD_COUNT, CARD_KIND, strict=True) if k == kind)
        for kind in set(CARD_KIND)
    }
    assert cards == {"treasure": 20, "special": 5, "waters_rise": 3}
    t = island(hands=["E"], treasure_top="RR")
    end_turn(t)
    assert hand(t, 0) == "E"
    assert told(t, "drawn") == []


# -- setup ---------------------------------------------------------------------------------------


def test_FI_2_1_tiles_lie_at_random_in_rows_of_2_4_6_6_4_2() -> None:
    tiles = GAME.view(new(), None)["tiles"]
    assert sorted(tile["id"] for tile in tiles) == ALPHABETICAL
    assert Counter(tile["row"] for tile in tiles) == {1: 2, 2: 4, 3: 6, 4: 6, 5: 4, 6: 2}
    for row, columns in {1: [3, 4], 2: [2, 3, 4, 5], 3: [1, 2, 3, 4, 5, 6]}.items():
        assert [tile["column"] for tile in tiles if tile["row"] == row] == columns
        assert [tile["column"] for tile in tiles if tile["row"] == 7 - row] == columns
    landings = Counter(str(new(2, seed).tile_at.index(LANDING)) for seed in range(2400))
    assert chi_square(landings, 24) < 49.7  # 23 degrees of freedom, one in a thousand


def test_FI_2_1_tiles_are_laid_dry_side_up() -> None:
    """The first six Flood cards turn tiles that were all dry: none of them sinks."""
    t = new()
    assert told(t, "sunk") == []
    assert t.sunk == 0
    assert len(told(t, "start-flood")) == t.flooded.bit_count() == 6


def test_FI_2_2_no_treasure_is_captured() -> None:
    assert GAME.view(new(), None)["treasures"] == dict.fromkeys(TREASURE_IDS, False)


def test_FI_2_3_three_decks() -> None:
    """Flood cards are tiles, Treasure deck cards are cards, adventurers are dealt by themselves."""
    t = new(4)
    hands = "".join(hand(t, seat) for seat in range(4))
    assert sorted(treasure_deck(t) + hands) == sorted(ALL_CARDS)
    assert sorted(t.flood_deck.cards + t.flood_discard) == list(range(24))
    assert len(told(t, "role")) == 4


def test_FI_2_4_six_different_tiles_are_flooded() -> None:
    t = new()
    assert len(t.flood_deck) == 18
    assert len(t.flood_discard) == 6
    assert flooded_tiles(t) == set(flood_discard(t))
    assert [f"start-flood {name}" for name in flood_discard(t)] == told(t, "start-flood")
    counts: Counter[str] = Counter()
    for seed in range(1600):
        counts.update(flooded_tiles(new(2, seed)))
    assert counts.total() == 9600
    assert chi_square(counts, 24) < 49.7


def test_FI_2_5_everybody_has_another_role() -> None:
    dealt: list[Counter[str]] = [Counter() for _ in range(4)]
    for seed in range(600):
        t = new(4, seed)
        assert len(set(t.roles)) == 4
        for seat in range(4):
            dealt[seat][ROLE_IDS[t.roles[seat]]] += 1
    for roles in dealt:  # every role equally often on every seat
        assert chi_square(roles, 6) < 20.5  # 5 degrees of freedom, one in a thousand
    seats = GAME.view(new(2), None)["seats"]
    assert len(seats) == 2  # the four others have left the game


@pytest.mark.parametrize("role", ROLE_IDS)
def test_FI_2_6_each_pawn_has_its_starting_tile(role: str) -> None:
    other = next(name for name in ROLE_IDS if name != role)
    t = new(2, roles=f"{role},{other}")
    assert where(t, 0) == STARTS[role]
    assert where(t, 1) == STARTS[other]


def test_EX_02_three_players_after_setup() -> None:
    """FI-2.4, FI-2.7."""
    for seed in range(20):
        t = new(3, seed)
        assert len(t.treasure_deck) == 22
        assert treasure_deck(t).count("R") == 3
        assert [len(hand(t, seat)) for seat in range(3)] == [2, 2, 2]
        assert sum(t.treasure_discard) == 0
        assert (len(t.flood_deck), len(t.flood_discard)) == (18, 6)
        assert t.flooded.bit_count() == 6
        assert (t.land() & ~t.flooded).bit_count() == 18


@pytest.mark.parametrize(("seats", "deck"), [(2, 24), (3, 22), (4, 20)])
def test_FI_2_7_two_cards_each_and_the_rest_is_the_deck(seats: int, deck: int) -> None:
    t = new(seats)
    assert len(t.treasure_deck) == deck
    assert treasure_deck(t).count("R") == 3
    assert len(told(t, "deal")) == 2 * seats


def test_EX_03_a_dealt_waters_rise_is_replaced() -> None:
    """FI-2.7: hands are spread evenly over the 25 other cards, and the deck over all places."""
    dealt: Counter[str] = Counter()
    places: Counter[str] = Counter()
    for seed in range(2000):
        t = new(4, seed)
        assert t.level == 1
        assert treasure_deck(t).count("R") == 3
        for seat in range(4):
            assert t.hand_size(seat) == 2
            dealt.update(hand(t, seat))
        places.update(str(i) for i, card in enumerate(treasure_deck(t)) if card == "R")
    assert "R" not in dealt
    expected = {letter: 16000 * ALL_CARDS.count(letter) / 25 for letter in "EWCOHB"}
    assert sum((dealt[c] - n) ** 2 / n for c, n in expected.items()) < 20.5  # 5 degrees
    assert chi_square(places, 20) < 43.8  # 19 degrees of freedom


def test_EX_04_messenger_starts_on_a_flooded_tile() -> None:
    """FI-2.6."""
    silver = TILE_IDS.index("silver_gate")
    tables = [new(2, seed, roles="messenger,pilot") for seed in range(40)]
    on_flooded_gate = [t for t in tables if t.flooded >> silver & 1]
    assert on_flooded_gate
    for t in on_flooded_gate:
        assert where(t, 0) == "silver_gate"
        assert t.sunk == 0
        assert told(t, "in-water", "sunk") == []


@pytest.mark.parametrize(
    ("difficulty", "level", "cards"),
    [("novice", 1, 2), ("normal", 2, 2), ("elite", 3, 3), ("legendary", 4, 3)],
)
def test_FI_2_8_the_difficulty_is_the_start_level(difficulty: str, level: int, cards: int) -> None:
    view = GAME.view(new(difficulty=difficulty), None)
    assert (view["level"], view["flood_cards"]) == (level, cards)
    assert DIFFICULTY_IDS == ("novice", "normal", "elite", "legendary")


def test_EX_05_legendary_is_lost_with_the_sixth_waters_rise() -> None:
    """FI-2.8, FI-9.1, FI-12.1."""
    t = new(difficulty="legendary")
    assert GAME.view(t, None)["level"] == 4
    assert GAME.view(t, None)["flood_cards"] == 3
    for drawn in range(1, 7):
        t = island(level=4 + drawn - 1, treasure_top="RE")
        end_turn(t)
        assert t.level == 4 + drawn
        assert t.result == ("lost-water-level" if drawn == 6 else "")


def test_FI_2_9_the_table_chooses_who_begins_or_leaves_it_to_chance() -> None:
    for seat in range(4):
        assert new(4, first=str(seat + 1)).active == seat
    begins = Counter(str(new(4, seed).active) for seed in range(800))
    assert chi_square(begins, 4) < 16.3  # 3 degrees of freedom


def test_FI_2_9_turns_go_clockwise() -> None:
    t = island(["pilot", "diver", "engineer", "messenger"], active=2)
    for seat in (2, 3, 0, 1, 2):
        assert t.active == seat
        end_turn(t)


def test_FI_2_10_setup_differs_in_roles_and_hands_only() -> None:
    two, four = (GAME.view(new(seats, 5, first="1"), None) for seats in (2, 4))
    assert len(two["seats"]) == 2
    assert len(four["seats"]) == 4
    same = ["turn", "actions_left", "level", "layout", "treasures", "flood_deck", "flood_discard"]
    for key in same:
        assert two[key] == four[key]
