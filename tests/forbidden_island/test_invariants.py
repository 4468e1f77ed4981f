"""What holds at every decision of every game (FI-16)."""

import pytest

from robinsonade.games.forbidden_island.box.components import LANDING, START_LEVEL
from robinsonade.games.forbidden_island.box.layouts import LAYOUT_IDS
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.chance import Chance
from tests.forbidden_island.stories import hand, offered, prompt, told

DIFFICULTIES = ("novice", "normal", "elite", "legendary")
OPEN = ("actions", "before-treasure", "before-flood")  # the prompts of windows W1, W2 and W3
FULL = (1 << 24) - 1


def check(t: Island, before: Island | None, start: int) -> None:
    """All of FI-16 at one decision."""
    # FI-16.1: one Flood card for each remaining tile.
    cards = t.flood_deck.cards + t.flood_discard
    assert sorted(cards) == [tile for tile in range(24) if t.land() >> tile & 1]
    assert 24 - len(cards) == t.sunk.bit_count()
    # FI-16.2: 28 Treasure deck cards.
    held = sum(t.hand_size(seat) for seat in range(t.seats))
    assert len(t.treasure_deck) + sum(t.treasure_discard) + held == 28
    # FI-16.3: hands and pawns in the open windows; FI-8.4: never above 6.
    assert max(t.hand_size(seat) for seat in range(t.seats)) <= 6
    if t.agenda and prompt(t) in OPEN:
        assert max(t.hand_size(seat) for seat in range(t.seats)) <= 5
        assert not any(t.sunk >> tile & 1 for tile in t.pawn)
    # FI-16.4: dry, flooded and sunk are all, and sunk tiles are not flooded.
    assert t.flooded & t.sunk == 0
    assert (t.flooded | t.sunk) & ~FULL == 0
    assert (t.land() & ~t.flooded).bit_count() + (t.flooded | t.sunk).bit_count() == 24
    # FI-16.5: the level counts the Waters Rise! drawn.
    assert t.level == start + len(told(t, "waters-rose"))
    # FI-16.6: Fools' Landing is there while the game runs.
    assert t.result or not t.sunk >> LANDING & 1
    if before is not None:
        assert t.level >= before.level
        assert before.sunk & ~t.sunk == 0


@pytest.mark.parametrize("layout", LAYOUT_IDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_FI_16_1_FI_16_2_FI_16_3_FI_16_4_FI_16_5_FI_16_6_at_every_decision(
    seats: int, layout: str
) -> None:
    """Random games on every layout, with each difficulty in turn."""
    for seed, difficulty in enumerate(DIFFICULTIES):
        options = {"layout": layout, "difficulty": difficulty}
        t = GAME.new_table(seats, seed, options)
        assert isinstance(t, Island)
        chance = Chance.seeded(seed, ("play",))
        before = None
        while t.choices():
            check(t, before, START_LEVEL[seed])
            before = t.clone()
            t.apply(chance.pick(t.choices()))
        check(t, before, START_LEVEL[seed])


def test_FI_16_4_only_a_flooded_tile_sinks() -> None:
    """The events of random games: dry, flooded, dry, flooded, sunk, and nothing after that.

    What is told leads to what lies on the table, and everything is told at some time.
    """
    heard: set[str] = set()
    for seed in range(40):
        t = GAME.new_table(4, seed)
        assert isinstance(t, Island)
        chance = Chance.seeded(seed, ("play",))
        while t.choices():
            t.apply(chance.pick(t.choices()))
        state = dict.fromkeys(ALPHABETICAL, "dry")
        follows = {
            "start-flood": ("dry", "flooded"),
            "flooded": ("dry", "flooded"),
            "shored": ("flooded", "dry"),
            "sandbagged": ("flooded", "dry"),
            "sunk": ("flooded", "sunk"),
        }
        for line in told(t, *follows):
            words = line.split()
            old, new = follows[words[0]]
            assert state[words[-1]] == old, line
            state[words[-1]] = new
            heard.add(words[0])
        assert state == {tile["id"]: tile["state"] for tile in GAME.view(t, None)["tiles"]}
    assert heard == set(follows)


@pytest.mark.parametrize("role", ["diver", "pilot"])
@pytest.mark.parametrize("layout", LAYOUT_IDS)
def test_FI_16_7_diver_and_pilot_never_drown(layout: str, role: str) -> None:
    """Only Fools' Landing is left: from any other space both still reach it."""
    for name in ALPHABETICAL:
        if name == "fools_landing":
            continue
        t = island(
            [role, "engineer"],
            at={role: name, "engineer": "fools_landing"},
            sunk=[other for other in ALPHABETICAL if other not in (name, "fools_landing")],
            flooded=[name],
            flood_top=[name],
            captured="EWCO",
            phase="flood",
            layout=layout,
        )
        assert t.result == ""
        assert offered(t, "swim") == {"fools_landing"}
        assert hand(t, 0) == ""
