"""Variants (FI-15)."""

from collections import Counter

import pytest

from robinsonade.games.forbidden_island.box.layouts import LAYOUT_IDS
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.match import Match
from tests.forbidden_island.stories import end_turn, hand, offered, play

# Neighbours by side and by corner, as the dossier gives them.
EDGES = {
    "standard": (36, 34),
    "treasure_island": (29, 24),
    "island_of_shadows": (38, 30),
    "volcano_island": (36, 28),
    "island_of_death": (35, 30),
    "bay_of_gulls": (32, 26),
    "bone_island": (34, 30),
    "coral_reef": (35, 32),
    "skull_island": (33, 26),
    "bridge_of_horrors": (33, 24),
    "atoll_of_decisions": (24, 20),
    "arch_of_fate": (31, 28),
}


@pytest.mark.parametrize(
    ("difficulty", "level", "to_lose"),
    [("novice", 1, 9), ("normal", 2, 8), ("elite", 3, 7), ("legendary", 4, 6)],
)
def test_FI_15_1_four_difficulties(difficulty: str, level: int, to_lose: int) -> None:
    view = GAME.view(GAME.new_table(3, 1, {"difficulty": difficulty}), None)
    assert view["level"] == level
    assert view["skull"] - level == to_lose


def test_FI_15_2_roles_may_be_chosen() -> None:
    for roles in ("messenger,pilot,diver", "diver,pilot,messenger"):
        table = GAME.new_table(3, 1, {"roles": roles})
        assert [seat["role"] for seat in GAME.view(table, None)["seats"]] == roles.split(",")


def test_FI_15_3_eleven_more_layouts() -> None:
    assert set(LAYOUT_IDS) == set(EDGES)
    assert len(EDGES) == 12


@pytest.mark.parametrize("layout", EDGES)
def test_FI_15_3_layouts_of_24_spaces_with_tiles_at_random(layout: str) -> None:
    first, second = (GAME.new_table(2, seed, {"layout": layout}) for seed in (1, 2))
    tiles = GAME.view(first, None)["tiles"]
    assert sorted(tile["id"] for tile in tiles) == ALPHABETICAL
    assert tiles != GAME.view(second, None)["tiles"]
    places = {(tile["column"], tile["row"]) for tile in tiles}
    assert len(places) == 24
    sides = sum((c + 1, r) in places for c, r in places) + sum(
        (c, r + 1) in places for c, r in places
    )
    corners = sum((c + 1, r + 1) in places for c, r in places) + sum(
        (c - 1, r + 1) in places for c, r in places
    )
    assert (sides, corners) == EDGES[layout]


@pytest.mark.parametrize("layout", EDGES)
def test_FI_15_3_moves_follow_the_layout(layout: str) -> None:
    """Every tile of every layout: four directions, and eight for the Explorer."""
    tiles = GAME.view(island(layout=layout), None)["tiles"]
    place = {tile["id"]: (tile["column"], tile["row"]) for tile in tiles}
    for name, (column, row) in place.items():
        near = {n for n, (c, r) in place.items() if abs(c - column) + abs(r - row) == 1}
        around = {n for n, (c, r) in place.items() if max(abs(c - column), abs(r - row)) == 1}
        walker = island(at={"engineer": name}, layout=layout)
        assert offered(walker, "move") == near
        explorer = island(["explorer", "pilot"], at={"explorer": name}, layout=layout)
        assert offered(explorer, "move") == around


def test_FI_15_4_one_person_plays_several_adventurers_as_separate_players() -> None:
    """All choices of one match by one hand: each seat has its own cards, limit and turn."""
    t = island(["pilot", "diver", "messenger"], hands=["EEEEE", "W", ""], treasure_top="COCW")
    play(t, "0.stop", "0.discard.treasure_earth_stone", "0.discard.treasure_earth_stone")
    assert [hand(t, seat) for seat in range(3)] == ["EEECO", "W", ""]
    end_turn(t)
    assert [hand(t, seat) for seat in range(3)] == ["EEECO", "WWC", ""]
    assert t.active == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_FI_15_4_solo_with_two_three_or_four(seats: int) -> None:
    match = Match(GAME, seats, 3)
    chance = Chance.seeded(3, ("solo",))
    active = set()
    while not match.over:
        active.add(match.table.active)
        match.play(chance.pick(match.choices()))
    assert active <= set(range(seats))
    assert len(active) > 1


def test_FI_15_5_statistics_of_a_finished_game() -> None:
    t = island(
        captured="EW",
        sunk=["observatory", "misty_marsh"],
        flooded=["fools_landing"],
        flood_top=["fools_landing"],
        level=5,
        phase="flood",
    )
    assert t.result == "lost-landing"
    assert GAME.statistics(t) == {"turns": 1, "treasures": 2, "tiles": 21, "level": 5}


def test_FI_15_5_every_game_ends_for_one_of_the_known_reasons() -> None:
    ends: Counter[str] = Counter()
    for seed in range(300):
        t = GAME.new_table(4, seed, {"difficulty": "legendary"})
        assert isinstance(t, Island)
        chance = Chance.seeded(seed, ("play",))
        while t.choices():
            t.apply(chance.pick(t.choices()))
        ends[t.result] += 1
        assert t.winners == 0
    assert set(ends) <= {"lost-landing", "lost-treasure", "lost-drowned", "lost-water-level"}
    assert ends["lost-landing"] > 0
    assert ends["lost-treasure"] > 0
    assert ends["lost-drowned"] > 0
