"""What is at stake when a moment for Special cards goes by: why people are asked (FI-7.6)."""

import pytest

from robinsonade.games.forbidden_island.box.components import TILE
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.guide.stakes import chance_of_any
from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import PASS
from robinsonade.kernel.masks import mask_of
from robinsonade.kernel.stake import LOSE, WIN, show_stake
from robinsonade.players.asking import SMART, asked_now, goes_by, letting_go, stakes_of
from tests.forbidden_island.stories import pass_all, play

LANDING = ["fools_landing"]
LANDED = {"engineer": "fools_landing", "messenger": "fools_landing"}


def found(t: Island, seat: int) -> list[tuple[str, str, list[str]]]:
    stakes = stakes_of(GAME, t, seat)
    assert stakes is not None
    return [(one.sort, one.kind.name, [choice.id for choice in one.choices]) for one in stakes]


def test_FI_11_1_the_victory_is_asked_about_until_something_has_changed() -> None:
    t = island(at=LANDED, captured="EWCO", hands=["", "H"], treasure_top="EWCO")
    assert found(t, 1) == [(WIN, "win", ["1.escape"])]
    assert found(t, 0) == []
    play(t, "0.stop")
    stakes = stakes_of(GAME, t, 1)
    last = asked_now(t, 1, stakes)
    assert not goes_by(t, 1, SMART, stakes, None)
    assert goes_by(t, 1, SMART, stakes, last)
    play(t, "1.pass")  # a card is drawn: another hand
    assert not goes_by(t, 1, SMART, stakes_of(GAME, t, 1), last)


def test_FI_12_2_FI_12_3_tiles_that_must_not_sink() -> None:
    wet = ["fools_landing", "temple_of_the_sun", "watchtower"]
    moon = ["temple_of_the_moon"]
    t = island(hands=["B"], flooded=wet, flood_top=wet, sunk=moon, phase="flood")
    saved = ["0.sandbags.fools_landing", "0.sandbags.temple_of_the_sun"]
    [(sort, kind, choices)] = found(t, 0)
    assert (sort, kind, sorted(choices)) == (LOSE, "last-tiles", saved)
    assert found(t, 1) == []  # they hold nothing that helps
    t = island(hands=["B"], flooded=wet, flood_top=wet, captured="E", sunk=moon, phase="flood")
    assert found(t, 0)[0][2] == saved[:1]  # the treasure is ours: its tile does not matter
    t = island(hands=["B"], flooded=wet[2:], flood_top=wet[2:], phase="flood")
    assert found(t, 0) == []
    assert letting_go(t, 0) is PASS[0]


def test_FI_12_2_the_chance_is_counted_from_the_layers_of_the_deck() -> None:
    """FI-13.4: 2 of the cards on top, none of which is the landing; or it is one of them."""
    t = island(hands=["B"], flooded=LANDING, flood_top=LANDING, phase="flood")
    deck = t.flood_deck
    landing = mask_of([TILE.index["fools_landing"]])
    assert len(deck.layers) == 1
    assert chance_of_any(t, landing, 2) == pytest.approx(2 / len(deck.cards))
    others = [tile for tile in deck.cards if tile != TILE.index["fools_landing"]][:3]
    deck.cards = [tile for tile in deck.cards if tile not in others] + others
    deck.layers = [len(deck.cards) - 3, 3]
    assert chance_of_any(t, landing, 3) == 0
    assert found(t, 0) == []
    assert chance_of_any(t, landing, 4) == pytest.approx(1 / (len(deck.cards) - 3))


def test_FI_10_1_what_floods_on_the_way_is_shuffled_in_as_well() -> None:
    """One card is left and drawn for sure; with it, eight are shuffled, two of which come."""
    wet = ["temple_of_the_sun", "watchtower"]
    dry = ["coral_palace", "fools_landing", "howling_garden", "lost_lagoon", "misty_marsh"]
    left = [*wet, *dry, "tidal_palace"]
    t = island(
        hands=["B"],
        flooded=wet,
        sunk=[tile for tile in ALPHABETICAL if tile not in left],
        flood_deck=["tidal_palace"],
        phase="flood",
    )
    sun = mask_of([TILE.index["temple_of_the_sun"]])
    assert chance_of_any(t, sun, 3) == pytest.approx(2 / 8)


def test_FI_12_4_a_tile_from_which_nobody_could_swim() -> None:
    wet = ["watchtower"]
    t = island(
        at={"engineer": "watchtower"}, hands=["", "B"], flooded=wet, flood_top=wet, phase="flood"
    )
    assert found(t, 1) == []
    t.sunk |= t.near[t.pawn[0]]
    t.offer = None
    assert found(t, 1) == [(LOSE, "last-tiles", ["1.sandbags.watchtower"])]


def test_FI_9_10_a_lift_is_asked_for_only_if_somebody_cannot_swim() -> None:
    t = island(
        at={"engineer": "watchtower", "messenger": "fools_landing"},
        hands=["", "H"],
        flooded=["watchtower"],
        flood_top=["watchtower"],
        phase="flood",
    )
    play(t, "1.pass")
    assert letting_go(t, 1) is PASS[1]
    assert found(t, 1) == []
    t.sunk |= t.near[t.pawn[0]]
    t.offer = None
    assert found(t, 1) == [(LOSE, "drowning", ["1.lift.0"])]


def test_a_stake_is_the_same_at_every_table_one_could_imagine() -> None:
    t = island(hands=["B"], flooded=LANDING, flood_top=LANDING, phase="flood")
    told = set()
    for seed in range(5):
        imagined = t.imagined(0, t.chance.fork(f"{seed}"))
        stakes = GAME.stakes(imagined, 0) or []
        told.add(str([show_stake(stake) for stake in stakes]))
    assert len(told) == 1
    pass_all(t)
