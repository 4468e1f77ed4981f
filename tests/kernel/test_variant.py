"""Variants: what a file may change, what is told of mistakes, decks that stay alike."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from robinsonade.arena.data_list import data_as_variant
from robinsonade.games import GAMES, OWN
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.kinship import shuffle_kin, vary_draw
from robinsonade.kernel.overlay import change
from robinsonade.kernel.parsed import parse
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.variant import Variant

PAPUA = "robinsonade.games.papua"
HEAD = '[variant]\ngame = "papua"\nname = "Mine"\n'


def problems(text: str) -> list[str]:
    variant = Variant.read(HEAD + text, "mine.toml")
    return [str(slip) for slip in variant.problems(PAPUA, "mine.toml")]


def test_numbers_cards_and_new_things_are_changed() -> None:
    content = {
        "box": {"dice": 10, "rate": 0.5},
        "cards": [{"id": "a", "n": 1}, {"id": "b", "n": 2, "red": True}],
    }
    wanted = {
        "box": {"dice": 8, "rate": 1},
        "cards": {"a": {"n": 5, "red": False}, "c": {"new": True, "like": "b", "n": 7}},
    }
    assert change(content, wanted, "x.toml, [", "]") == []
    assert content == {
        "box": {"dice": 8, "rate": 1},
        "cards": [
            {"id": "a", "n": 5, "red": False},
            {"id": "b", "n": 2, "red": True},
            {"id": "c", "n": 7, "red": True},
        ],
    }


def test_all_mistakes_are_told_at_once_with_what_was_meant() -> None:
    told = problems(
        """
[scorng.scoring]
money_majority = 8
[scoring.scoring]
money_majorty = 8
food_per_point = "two"
[notebook.notebook_cards.nb1_good_catsh]
deck = 2
[notebook.notebook_cards.nb1_good_catch]
dekc = 2
new = true
[notebook.notebook_cards.mine]
new = true
like = "nb1_quiet_champ"
[text.en]
note-mine = 7
"""
    )
    assert told == [
        "mine.toml, [scorng]: there is no data file scorng.toml; did you mean scoring?",
        "mine.toml, [scoring.scoring]: there is no money_majorty; did you mean money_majority?",
        "mine.toml, [scoring.scoring]: food_per_point is 'two', but must be a whole number",
        "mine.toml, [notebook.notebook_cards.nb1_good_catsh]: there is no nb1_good_catsh; "
        "did you mean nb1_good_catch?",
        "mine.toml, [notebook.notebook_cards.nb1_good_catch]: nb1_good_catch is not new",
        "mine.toml, [notebook.notebook_cards.mine]: like names nb1_quiet_champ; "
        "did you mean nb1_quiet_camp?",
        "mine.toml, [text.en]: must be keys with texts",
    ]
    assert problems("[scoring.scoring]\nmoney_majority = 8\n") == []


@pytest.mark.parametrize("slug", list(OWN))
def test_all_data_can_be_said_as_a_variant(slug: str) -> None:
    """What `games --data` shows is a variant that changes nothing."""
    package = GAMES.package_of(slug)
    text = HEAD.replace("papua", slug) + data_as_variant(package)
    variant = Variant.read(text, "all.toml")
    assert variant.problems(package, "all.toml") == []
    for name, wanted in variant.changes.items():
        file = resources.files(package) / "data" / f"{name}.toml"
        content = parse(file)
        change(content, wanted, "", "")
        assert content == parse(file)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[variant", "mine.toml"),
        ("[scoring.scoring]\nx = 1", "game is missing"),
        ('[variant]\ngame = "papua"', "name is missing"),
        (HEAD + "author = 1", "unknown author"),
    ],
)
def test_the_head_is_checked(text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        Variant.read(text, "mine.toml")
    assert why in str(refused.value)


def test_a_file_knows_how_much_more_there_is() -> None:
    printed = {"cards": [{"id": "a", "count": 2}, {"id": "b"}]}
    content = {"cards": [{"id": "a", "count": 5}, {"id": "b"}, {"id": "c", "count": 2}]}
    assert DataFile("x.toml", content, printed).more("cards", "count") == {0: 3, 2: 2}
    assert DataFile("x.toml", content).more("cards", "count") == {}


def dealt(cards: list[int], more: dict[int, int], seed: int) -> list[int]:
    deck = cards.copy()
    shuffle_kin(deck, more, Chance.seeded(seed, ("deck",)), 0)
    return deck


def test_shared_cards_keep_their_order() -> None:
    for seed in range(20):
        printed = dealt([0, 1, 2, 3, 4, 4], {}, seed)
        longer = dealt([0, 1, 2, 3, 4, 4, 5], {5: 1}, seed)
        assert [card for card in longer if card != 5] == printed
        fewer = dealt([0, 1, 2, 3, 4], {4: -1}, seed)
        assert [card for card in fewer if card != 4] == [card for card in printed if card != 4]
        assert sorted(fewer) == [0, 1, 2, 3, 4]


def test_every_draw_is_equally_likely() -> None:
    """Two of three printed cards are drawn; then there is a fourth, or one of two alike is gone."""
    for printed, more in (([0, 1, 2], {3: 1}), ([0, 1, 2, 2], {2: -1})):
        counts: Counter[tuple[int, ...]] = Counter()
        for seed in range(1200):
            chance = Chance.seeded(seed, ("deck",))
            cards = printed.copy()
            chance.shuffle(cards, 0)
            drawn, rest = cards[:2], cards[2:]
            vary_draw(drawn, rest, more, range(4), chance.fork("variant"))
            counts[tuple(drawn)] += 1
        each = 1200 / len(counts)
        assert len(counts) == (12 if 3 in more else 6)
        assert min(counts.values()) > 0.7 * each


def test_all_orders_are_equally_likely() -> None:
    """Of three cards, one of them new, and of three after one of two alike is gone."""
    for cards, more in (([0, 1, 2], {2: 1}), ([0, 1, 2], {2: -1})):
        counts = Counter([tuple(dealt(cards, more, seed)) for seed in range(1200)])
        assert len(counts) == 6
        assert min(counts.values()) > 150  # 200 each on the average
