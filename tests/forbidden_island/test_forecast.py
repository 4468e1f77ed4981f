"""What the coming Flood cards put in danger (FI-13.4), counted from what lies open."""

import pytest

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.guide.forecast import (
    FATAL,
    LAND,
    LAST_PLACE,
    ONLY_LIFT,
    forecast,
    rise_chances,
)
from robinsonade.games.forbidden_island.guide.stakes import LAST_TILES
from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.stake import percent
from robinsonade.text import Texts

SUN, MOON = ["temple_of_the_sun"], ["temple_of_the_moon"]


def dangers(t: Island) -> list[tuple[str, list[str], str]]:
    """The kind of each line after the first two, its tiles and its percentage."""
    found = GAME.forecast(t, 0)
    assert found is not None
    lines = [line["said"] for line in found["lines"]]
    named = [one for one in lines if "tiles" in one["words"]]
    return [(one["kind"], one["words"]["tiles"], one["words"]["percent"][0]) for one in named]


def test_FI_9_1_FI_13_4_flooded_tiles_by_what_they_would_cost() -> None:
    """Two of 24 Flood cards come; the Treasure cards before them are no Waters Rise."""
    wet = ["fools_landing", *SUN, "watchtower"]
    t = island(flooded=wet, flood_top=wet, treasure_top="EW")
    grave = dangers(t)
    assert [kind for kind, _, _ in grave] == ["fatal", "last-place", "land"]
    assert [tiles for _, tiles, _ in grave] == [[tile] for tile in wet]
    t = island(hands=["B"], flooded=SUN, flood_top=SUN, sunk=MOON, phase="flood")
    assert dangers(t)[0][:2] == ("fatal", SUN)
    t = island(hands=["B"], flooded=SUN, flood_top=SUN, sunk=MOON, captured="E", phase="flood")
    assert dangers(t)[0][:2] == ("land", SUN)


def test_FI_6_4_a_tile_whose_card_was_drawn_sinks_only_if_the_waters_rise_first() -> None:
    """Of 28 Treasure cards 3 are Waters Rise; then the one discarded Flood card lies on top."""
    t = island(flooded=["watchtower"])
    rises = rise_chances(t, 2)
    assert sum(rises) == pytest.approx(1)
    assert dangers(t) == [("if-rising", ["watchtower"], str(percent(1 - rises[0])))]


def test_FI_6_4_what_is_sure_to_happen_first_is_no_condition() -> None:
    """The only two Treasure cards left are Waters Rise."""
    t = island(flooded=["watchtower"], treasure_deck="RR")
    assert rise_chances(t, 2)[0] == 0
    assert [kind for kind, _, _ in dangers(t)] == ["land"]


def test_FI_10_1_a_tile_may_flood_and_sink_in_one_phase() -> None:
    """Four of the last five cards: three from the deck, then one of the four that are shuffled."""
    deck = ["cave_of_shadows", *SUN, "tidal_palace"]
    wet = ["crimson_forest", "fools_landing", "tidal_palace"]
    t = island(
        at=dict.fromkeys(("engineer", "messenger"), "fools_landing"),
        flooded=wet,
        sunk=[tile for tile in ALPHABETICAL if tile not in (*deck, *wet)],
        flood_deck=deck,
        treasure_deck="EE",
        captured="WCO",
        level=6,
    )
    assert dangers(t) == [
        ("fatal", ["fools_landing", *SUN], "25"),
        ("land", ["tidal_palace"], "100"),
        ("land", ["cave_of_shadows", "crimson_forest"], "25"),
    ]


def test_FI_11_3_when_only_a_helicopter_lift_is_missing_it_is_said_first() -> None:
    """Not when somebody holds one, not before the last treasure, not while somebody is away."""
    there = dict.fromkeys(("engineer", "messenger"), "fools_landing")

    def first(t: Island) -> str:
        found = forecast(t)
        assert found is not None
        return found["lines"][0]["said"]["kind"]

    assert first(island(at=there, captured="EWCO")) == "only-lift"
    assert first(island(at=there, captured="EWCO", hands=["", "H"])) == "coming"
    assert first(island(at=there, captured="EWC")) == "coming"
    assert first(island(at={"engineer": "fools_landing"}, captured="EWCO")) == "coming"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Helicopter Lift is"), ("es", "una carta de Ascenso")]
)
def test_the_missing_card_is_named(language: str, said: str) -> None:
    assert said in Texts(language, GAME).of_kind("forecast", ONLY_LIFT, ())


def test_nothing_is_to_be_feared_when_no_flood_card_is_to_come() -> None:
    t = island(flooded=SUN, flood_top=SUN)
    t.agenda.clear()
    assert forecast(t) is None


@pytest.mark.parametrize(("language", "sure"), [("en", "for sure"), ("es", "con seguridad")])
def test_what_is_certain_is_told_without_a_percentage(language: str, sure: str) -> None:
    texts = Texts(language, GAME)
    kinds = [("forecast", kind) for kind in (FATAL, LAST_PLACE, LAND)]
    for sort, kind in [*kinds, ("stake", LAST_TILES)]:
        for tiles in (0b1, 0b11):
            assert sure in texts.of_kind(sort, kind, (tiles, 100))
            assert "%" not in texts.of_kind(sort, kind, (tiles, 100))
            assert Texts(language).percent(0.5, 0) in texts.of_kind(sort, kind, (tiles, 50))
