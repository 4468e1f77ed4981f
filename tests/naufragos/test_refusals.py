"""Why not? Of everything in camp and on the island: offered, or refused with words and rules."""

from pathlib import Path
from typing import Any

import pytest

from robinsonade.games.naufragos.box.components import ACTION, FORAGE
from robinsonade.games.naufragos.choices import CATALOGUE
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.guide.refusals.reasons import REASONS
from robinsonade.games.naufragos.position import shore
from robinsonade.games.naufragos.table.fields import FREE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.match import Match
from tests.contract.cases import SOAK
from tests.contract.checks import decisions
from tests.contract.whys import Whys, check_both_agree, targets

GAMES = 20 if SOAK else 1


@pytest.mark.parametrize("seats", [1, 3])
def test_offered_or_refused_at_every_decision_of_whole_games(seats: int) -> None:
    whys = Whys(most=None if SOAK else 9)
    for seed in range(GAMES):
        for match in decisions(Match(GAME, seats, seed + 3, {}), seed):
            whys(match)
    assert len(whys.seen) > 10


def placing(seats: int = 2, **settings: Any) -> Castaways:
    """The first pawn of the first seat is placed; the white pawn stays where it is."""
    t = shore(seats, **settings)
    play(t, "0.pass")
    return t


def play(t: Castaways, *ids: str) -> None:
    for choice_id in ids:
        t.apply(CATALOGUE.find(choice_id))


def why(t: Castaways, target: str, seat: int = 0) -> dict[str, str]:
    """The reasons by kind of choice; of the whole table nothing is both offered and refused."""
    t.offer = None
    for one in targets(GAME, t.seats):
        check_both_agree(GAME, t, seat, one)
    answers = GAME.why(t, seat, target)
    return {answer.kind.name: answer.refusal.reason.name for answer in answers if answer.kind}


def test_NAU_3_3_no_ability_twice() -> None:
    match = Match(GAME, 2, 1, {"first": "1"})
    match.play("0.castaway.cook_f")
    assert why(match.table, "person:cook_m", 1)["castaway"] == "taken"  # type: ignore[arg-type]
    assert why(placing(), "person:cook_m")["castaway"] == "cast-already"


def test_NAU_8_1_the_white_pawn() -> None:
    t = shore(2)
    assert why(t, "action:forage")["place"] == "white-pawn"
    assert why(t, "action:rest")["rest"] == "white-pawn"
    assert "camp" not in why(t, "card:camp_edible")


def test_NAU_8_4_NAU_8_5_pawns_and_spaces() -> None:
    t = placing(pawns={"campfire": [1], "camp_edible": [1]})
    assert why(t, "action:salvage")["place"] == "wreck-empty"
    assert why(t, "action:campfire")["place"] == "no-space"
    assert why(t, "card:camp_edible")["camp"] == "occupied"
    assert why(t, "card:camp_goat")["camp"] == "not-in-camp"
    assert why(t, "action:forage", 1)["place"] == "not-asked"
    play(t, "0.place.forage", "1.pass")
    assert why(t, "action:forage")["place"] == "done-already"
    t.blocked = [t.turn if action == FORAGE + 1 else 0 for action in range(len(ACTION.ids))]
    assert why(t, f"action:{ACTION.ids[FORAGE + 1]}")["place"] == "blocked"
    play(t, "0.pass", "1.pass")
    assert why(t, "action:forage")["place"] == "pawns-later"


def test_NAU_8_3_NAU_8_13_what_cannot_be_paid() -> None:
    t = placing(energy=[0, 6])
    assert why(t, "action:exploration")["place"] == "energy-missing"
    assert why(t, "card:camp_look_around")["camp"] == "cost-missing"
    t = placing(1, camp=["camp_greed"])
    assert why(t, "card:camp_greed")["camp"] == "condition"


def test_NAU_8_7_nobody_fishes_in_a_storm() -> None:
    t = placing(weather="storm")
    assert why(t, "card:camp_fishing")["camp"] == "stormy"
    t.camp = [FREE] * len(t.camp)
    assert why(t, "action:camp")["camp"] == "no-camp-card"


def test_NAU_10_1_NAU_10_2_what_can_be_built() -> None:
    t = placing(wood=1, built=["shelter_1"])
    assert why(t, "building:shelter_1")["propose"] == "built"
    assert why(t, "building:shelter_3")["propose"] == "shelter-order"
    assert why(t, "building:raft")["propose"] == "raft-unknown"
    assert why(t, "building:shelter_2")["propose"] == "wood-missing"
    t = placing(wood=12)
    assert why(t, "building:shelter_1")["propose"] == "build-later"


def test_NAU_9_17_NAU_9_26_what_can_be_explored() -> None:
    t = shore(2, phase="exploration", explorers=[0, 1], items=[["rope"], ["spyglass"]])
    assert "explore" not in why(t, "deck:coast")
    assert why(t, "deck:heart")["explore"] == "sector-far"
    assert why(t, "deck:coast", 1)["explore"] == "not-asked"
    assert why(t, "card:rope")["offer"] == "no-trade-exploring"
    assert why(placing(), "deck:coast")["explore"] == "explore-later"
    t.coast.cards.clear()
    assert why(t, "deck:coast")["explore"] == "deck-empty"
    t.locked = True
    t.pile.cards.append(0)
    assert why(t, "deck:heart")["explore"] == "pile-locked"
    pending = next(one for one in targets(GAME, 2) if "visit" in why(t, one))
    assert why(t, pending)["visit"] == "not-pending"


def test_NAU_6_5_NAU_6_6_what_changes_hands() -> None:
    t = placing(3, items=[["rope"], ["spyglass"]])
    assert "offer" not in why(t, "card:rope")
    assert "offer" not in why(t, "seat:1")
    assert why(t, "card:spyglass")["offer"] == "not-held"
    assert why(t, "card:spyglass")["use"] == "not-held"
    assert why(t, "card:rope")["use"] == "no-power-now"
    assert why(t, "seat:0")["offer"] == "yourself"
    assert why(t, "seat:1", 2)["offer"] == "no-items"
    assert why(t, "seat:0", 1)["offer"] == "no-trade-now"
    play(t, "0.offer.rope.1", "0.ask-nothing", "1.refuse")
    assert why(t, "seat:1")["offer"] == "refused-before"
    t.alive &= ~0b100
    assert why(t, "seat:2")["offer"] == "dead"
    assert why(t, "card:rope")["offer"] == "nobody-trades"
    t = placing(3, items=[["rope"]], lost=[1], options={"lost_trade": "off"})
    assert why(t, "seat:1")["offer"] == "lost"


def test_every_reason_has_a_story() -> None:
    told = Path(__file__).read_text("utf-8")
    assert [one.name for one in REASONS if f'"{one.name}"' not in told] == []
