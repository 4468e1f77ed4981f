"""Decks of variants: what the printed game has, too, lies in the same order for a seed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.kin_decks import Decks, decks_of
from tests.naufragos.test_own_cards import COAST

# Of each game a card that is new, one of which there are more and one of which there are fewer;
# and how many cards that may change in a deck.
VARIANTS = {
    "forbidden-island": (
        3,
        """
[treasures.treasure_cards.waters_rise]
count = 4
[treasures.treasure_cards.sandbags]
count = 3
[treasures.treasure_cards.treasure_earth_stone]
count = 4
[game.components]
treasure_cards = 29
cards_total = 59
""",
    ),
    "papua": (
        2,
        """
[notebook.notebook_cards.nb1_found]
new = true
like = "nb1_good_catch"
[expeditions.kinds.spider]
count = 6
[expeditions.kinds.butterfly]
count = 4
[game.box]
notebook_cards = 19
""",
    ),
    "naufragos": (
        3,
        """
[events.event.ev_calmer_sea]
new = true
like = "ev_calm_sea"
[exploration_coast.exploration.coast_more_crabs]
new = true
like = "coast_crabs_and_a_fin"
[plot_caves.plot.plot_000_another_hole]
new = true
like = "plot_000_a_hole_that_breathes"
[remains.remains.machete]
count = 2
[remains.remains.spyglass]
count = 1
""",
    ),
    "robinson-crusoe": (
        2,
        """
[events.event.quarrel]
new = true
like = "argument"
[events.event.storm_event]
count = 1
[adventures.adventure.end_of_a_source]
new = true
like = "end_of_source"
count = 1
[adventures.adventure.end_of_source]
count = 4
[beasts.beast.caiman]
new = true
like = "alligator"
[mystery.mystery.amulet_without_a_portrait]
new = true
like = "amulet_with_a_portrait"
[components.counts]
beast_cards = 17
mystery_treasure = 27
""",
    ),
}


def common(one: list[str], other: list[str]) -> int:
    """How many cards lie in both in the same order.

    >>> common(["a", "b", "c", "d"], ["c", "a", "x", "b", "d"])
    3
    """
    row = [0] * (len(other) + 1)
    for card in one:
        before = 0
        for place, another in enumerate(other, start=1):
            found = before + 1 if card == another else max(row[place], row[place - 1])
            before, row[place] = row[place], found
    return row[-1]


def assert_kin(printed: list[Decks], varied: list[Decks], most: int) -> None:
    assert printed != varied
    for one, other in zip(printed, varied, strict=True):
        for name, cards in one.items():
            assert common(cards, other[name]) >= len(cards) - most, name


@pytest.mark.parametrize("slug", VARIANTS)
def test_a_variant_keeps_the_order_of_what_is_printed(slug: str, tmp_path: Path) -> None:
    most, text = VARIANTS[slug]
    file = tmp_path / "mine.toml"
    file.write_text(f'[variant]\ngame = "{slug}"\nname = "Mine"\n{text}')
    command = [sys.executable, "-m", "tests.arena.kin_decks", slug, str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert_kin(decks_of(slug), json.loads(told.stdout), most)


def test_own_cards_of_naufragos_do_so_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    event = COAST.replace("[coast]", "[event]").partition("deck = ")[0]
    event += 'weather = "sun"\nwreck = 3\nmax2 = false\neffect = []\n'
    event += 'rescue = { constructions = ["sand_signal"], items = [] }\n'
    file.write_text(COAST + event, "utf-8")
    printed = decks_of("naufragos")
    varied = decks_of("naufragos", {"cards": str(file)})
    assert_kin(printed, varied, 1)
    for decks in varied:
        assert decks["coast0"].count("own_coast") == 1
        assert decks["events0"].count("own_event") == 1
        own = [card for card in decks["coast0"] if card != "own_coast"]
        assert own == printed[varied.index(decks)]["coast0"]
