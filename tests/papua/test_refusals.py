"""Why not? Of every zone, die, counter, destination and card: offered, or refused with words."""

from pathlib import Path

import pytest

from robinsonade.games.papua.choices import CATALOGUE
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.guide.refusals.reasons import REASONS
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.steps.lost_explorers import LoseFromBoard
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.match import Match
from tests.contract.cases import SOAK
from tests.contract.checks import decisions
from tests.contract.whys import Whys, check_both_agree, targets

GAMES = 20 if SOAK else 1


@pytest.mark.parametrize("seats", [2, 4])
def test_offered_or_refused_at_every_decision_of_whole_games(seats: int) -> None:
    whys = Whys(most=None if SOAK else 5)
    for seed in range(GAMES):
        for match in decisions(Match(GAME, seats, seed + 5, {}), seed):
            whys(match)
    assert len(whys.seen) > 10


def play(t: Papua, *ids: str) -> None:
    for choice_id in ids:
        t.apply(CATALOGUE.find(choice_id))


def why(t: Papua, target: str, seat: int = 0) -> dict[str, str]:
    """The reasons by kind of choice; of the whole table nothing is both offered and refused."""
    for one in targets(GAME, t.seats):
        check_both_agree(GAME, t, seat, one)
    answers = GAME.why(t, seat, target)
    return {answer.kind.name: answer.refusal.reason.name for answer in answers if answer.kind}


def test_PAP_4_6_who_forbids_which_zone() -> None:
    t = camp(phase="forbid", forbidden="huts", order=[0, 1, 2])
    assert why(t, "zone:huts", 2)["forbid"] == "forbidden-before"
    assert why(t, "zone:funding", 0)["forbid"] == "last-forbids"
    assert "forbid" not in why(t, "zone:funding", 2)
    assert why(t, "zone:funding", 2)["place"] == "place-later"
    assert why(t, "zone:funding", 2)["take-from"] == "nothing-lost"


def test_PAP_5_4_dice_that_can_be_changed() -> None:
    t = camp(turns=[0, 1, 2], dice="2344C")
    play(t, *[one.id for one in t.choices() if one.kind.name == "pay-coin"])
    assert why(t, "die:1")["reroll"] == "not-rolled"
    assert why(t, "die:catastrophe")["reroll"] == "catastrophe-stays"
    assert why(t, "die:3", 1)["reroll"] == "turn-of"
    assert "raise" not in why(t, "die:3")
    play(t, "0.keep-dice")
    assert why(t, "die:3")["reroll"] == "dice-later"
    assert why(t, "die:1")["place"] == "not-rolled"


def test_PAP_5_5_PAP_5_6_where_explorers_can_go() -> None:
    markers = {1: "huts", 2: "hunting"}
    t = camp(turns=[0, 1, 2], coins=[0, 3, 3], dice="22222", markers=markers, forbidden="funding")
    assert "place" not in why(t, "zone:hunting")
    assert why(t, "zone:huts")["place"] == "no-such-die"
    assert why(t, "zone:funding")["place"] == "zone-forbidden"
    assert why(t, "zone:logistics")["place"] == "all-marked"
    assert why(t, "zone:hunting", 1)["place"] == "turn-of"
    assert why(t, "zone:hunting")["forbid"] == "forbid-later"


def test_PAP_3_9_explorers_that_are_lost() -> None:
    people = {"huts": [1, 0, 0], "funding": [1, 0, 0]}
    t = camp(zones=people, pool=[0, 7, 7], turns=[1, 2], dice="22222")
    t.first(LoseFromBoard(0, 1))
    t.offer = None
    assert why(t, "zone:hunting")["take-from"] == "none-there"
    assert "take-from" not in why(t, "zone:huts")


def test_PAP_6_3_1_PAP_6_3_2_counters() -> None:
    there = ["log_mixed", "log_energy_3"]
    t = camp(
        phase="resolve",
        zones={"logistics": [2, 1, 0]},
        markers={1: "logistics"},
        counters=there,
        science=["engineering", "biology", "finance"],
    )
    assert "counter" not in why(t, "counter:log_mixed")
    assert why(t, "counter:log_mixed", 1)["counter"] == "not-asked"
    assert why(t, "counter:log_mixed", 2)["counter"] == "none-in-logistics"
    assert why(t, "counter:log_explorer")["counter"] == "not-revealed"
    assert why(t, "counter:log_mixed")["leftover"] == "leftover-later"
    assert why(t, "counter:log_mixed", 1)["leftover"] == "no-engineering"
    assert why(t, "science:engineering", 1)["science"] == "not-your-science"
    assert why(t, "science:engineering")["science"] == "science-later"
    t.spent = 1
    assert why(t, "science:engineering")["science"] == "science-spent"
    t = camp(turns=[0, 1, 2], coins=[0, 3, 3], dice="22222", counters=there)
    assert why(t, "counter:log_mixed")["counter"] == "counter-later"
    assert why(t, "destination:river")["bid"] == "bid-later"


def test_PAP_6_4_1_PAP_6_4_2_bids() -> None:
    t = camp(phase="resolve", zones={"expeditions": [3, 1, 0]}, markers={1: "expeditions"})
    assert "bid" not in why(t, "destination:jungle")
    assert why(t, "destination:river")["bid"] == "bid-in-order"
    assert why(t, "destination:jungle")["bid-coins"] == "bid-in-order"
    assert why(t, "destination:jungle", 2)["bid"] == "none-in-expeditions"
    play(t, "0.bid.jungle.1")
    assert why(t, "destination:jungle")["bid"] == "bid-decided"
    assert "bid-coins" not in why(t, "destination:jungle")
    play(t, "1.bid.jungle.1", "1.bid-coins.jungle.0")
    assert why(t, "destination:river", 1)["bid"] == "bid-sealed"


def test_every_reason_has_a_story() -> None:
    told = Path(__file__).read_text("utf-8")
    assert [one.name for one in REASONS if f'"{one.name}"' not in told] == []
