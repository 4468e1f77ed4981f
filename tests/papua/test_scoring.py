"""The final count, line by line (PAP-10)."""

from typing import Any

import pytest

from robinsonade.games.papua.box.components import (
    DIFFERENT_POINTS,
    NOTEBOOK_POINTS,
    SAME_POINTS,
)
from robinsonade.games.papua.box.score_lines import LINE_IDS
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.table.table import Papua
from tests.papua.stories import told

SCIENCE = ("finance", "biology", "engineering", "anthropology")


def ended(**position: Any) -> Papua:
    """A game that ends now because somebody's energy is 0."""
    start: dict[str, Any] = {
        "phase": "end",
        "science": SCIENCE,
        "energy": (0, 0, 0, 0),
        "coins": (0, 0, 0, 0),
        "food": (0, 0, 0, 0),
    }
    t = camp(**{**start, **position})
    assert t.result
    return t


def line(t: Papua, name: str) -> list[int]:
    return GAME.sheet(t)[name]


def test_EX_22_PAP_10_1_a_whole_sheet() -> None:
    """The reconstructed tables are read from the data, the sums are those of the example."""
    t = ended(
        seats=2,
        prestige=(17, 21),
        coins=(6, 4),
        food=(5, 0),
        energy=(7, 0),
        pool=(9, 8),
        cards=(
            "spider*2 plant beetle tribe*3",
            "bird_of_paradise butterfly reptile plant spider",
        ),
        notes=(
            ("nb1_letters_of_credit", "nb1_new_recruit", "nb1_local_cook"),
            ("nb1_press_article",),
        ),
    )
    assert GAME.sheet(t) == {
        "track": [17, 21],
        "money": [5, 0],
        "food": [2, 0],
        "energy": [2, 0],
        "explorers": [9, 8],
        "different": [DIFFERENT_POINTS[4], DIFFERENT_POINTS[5]],
        "same": [SAME_POINTS[2] + SAME_POINTS[3], 0],
        "notebook": [NOTEBOOK_POINTS[3], NOTEBOOK_POINTS[1]],
        "biology": [0, 4],
        "effects": [0, 0],
    }
    assert GAME.scores(t) == [61, 49]
    assert t.winners == 0b01
    assert told(t, "total") == ["total 0 61", "total 1 49"]
    assert told(t, "scored")[:3] == ["scored 0 track 17", "scored 0 money 5", "scored 0 food 2"]
    assert len(told(t, "scored")) == 8 + 5  # the lines that are not 0


def test_PAP_10_1_the_sheet_is_in_the_view_with_its_rules() -> None:
    t = ended(coins=(6, 4, 1))
    sheet = GAME.view(t, None)["sheet"]
    assert [row["line"] for row in sheet] == list(LINE_IDS)
    assert sheet[1] == {"line": "money", "rules": ["PAP-10.2", "PAP-10.3"], "points": [5, 0, 0]}
    assert GAME.view(camp(), None)["sheet"] is None


def test_PAP_10_2_most_coins() -> None:
    assert line(ended(coins=(6, 4, 1)), "money") == [5, 0, 0]


def test_PAP_10_3_tied_for_most_coins() -> None:
    assert line(ended(coins=(6, 6, 1)), "money") == [5, 5, 0]
    assert line(ended(), "money") == [0, 0, 0]


def test_PAP_10_4_food_in_pairs() -> None:
    assert line(ended(food=(5, 4, 1)), "food") == [2, 2, 0]


def test_PAP_10_5_energy_above_0_in_threes() -> None:
    t = ended(energy=(8, 0, -4))
    assert line(t, "energy") == [2, 0, 0]


def test_PAP_10_6_explorers_of_the_pool() -> None:
    assert line(ended(pool=(9, 15, 0)), "explorers") == [9, 15, 0]


@pytest.mark.parametrize("kinds", range(8))
def test_PAP_10_7_different_kinds(kinds: int) -> None:
    cards = ["spider", "bird_of_paradise", "butterfly", "reptile", "plant", "beetle", "tribe"][
        :kinds
    ]
    t = ended(round=3, open_cards=("spider", "plant", "tribe"), cards=(" ".join(cards), "", ""))
    assert line(t, "different") == [DIFFERENT_POINTS[kinds], 0, 0]


def test_PAP_10_8_every_kind_by_its_group() -> None:
    t = ended(round=5, cards=("plant*4 tribe*2 spider", "beetle*3", ""))
    assert line(t, "same") == [SAME_POINTS[4] + SAME_POINTS[2], SAME_POINTS[3], 0]
    assert line(t, "different") == [DIFFERENT_POINTS[3], DIFFERENT_POINTS[1], 0]
    assert SAME_POINTS[1] == 0  # a single card is no group


def test_PAP_10_9_notebook_cards_beyond_the_table_the_last_entry() -> None:
    six = (
        "nb1_letters_of_credit",
        "nb1_good_catch",
        "nb1_first_report",
        "nb1_new_recruit",
        "nb2_smokehouse",
        "nb2_dry_season",
    )
    t = ended(notes=(six, six[:0], ()))
    assert line(t, "notebook") == [NOTEBOOK_POINTS[-1], 0, 0]


def test_PAP_10_10_biology() -> None:
    assert line(ended(pool=(7, 9, 7)), "biology") == [0, 4, 0]


def test_PAP_10_11_notebook_cards_that_count() -> None:
    t = ended(
        round=4,
        pool=(7, 9, 7),
        cards=("spider plant tribe", "", ""),
        notes=(("nb2_catalogue",), ("nb2_muster_roll",)),
    )
    assert line(t, "effects") == [3, 4, 0]


def test_PAP_10_12_tied_players_share_the_victory() -> None:
    t = ended(prestige=(5, 7, 7), science=("finance", "medicine", "engineering"))
    assert GAME.scores(t) == [12, 14, 14]
    assert t.winners == 0b110
