"""The card stage of Forbidden Island: water, hands, flights, the way home."""

from __future__ import annotations

import itertools
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from robinsonade.games.forbidden_island.box.components import CARD
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import island
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.match import Match
from robinsonade.text import Texts
from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import Visit

LOW: Final = 480
ON_ITS_SIDE: Final = (844, 390)
LANDED = {"engineer": "fools_landing", "messenger": "fools_landing"}


def match_of(table: Island, *choices: str) -> dict[str, Any]:
    """The first seat is a person, the other one a bot; some choices were made already."""
    match = Match.from_table(GAME, table, seed=1)
    for choice in choices:
        match.play(choice)
    match.players = ["person", "greedy"]
    return match.to_dict()


def sit_down(visitor: Visitor, match: dict[str, Any]) -> None:
    """Time stands still until the test lets it go on."""
    visitor.take_toy_clock()
    visitor.open(f"/g/{visitor.bring(match)}")
    visitor.page.clock.run_for(1000)
    expect(visitor.prompt).to_be_visible()


def said(visitor: Visitor) -> str:
    expect(visitor.stage).to_be_visible()
    return " ".join(visitor.stage.inner_text().split())


def test_FI_6_2_waters_rise_with_what_goes_back_on_top(visit: Visit) -> None:
    """My own card stops the telling: the discards that go back are named; one press goes on."""
    visitor = visit(pace="reading")
    table = island(flooded=["watchtower", "gold_gate"], treasure_top="RE")
    sit_down(visitor, match_of(table))
    visitor.page.locator("[data-choice='0.stop']").click()
    visitor.page.clock.run_for(3000)
    texts = Texts("en", GAME)
    shown = said(visitor)
    for part in (
        "Waters Rise!",
        "Watchtower",
        "Gold Gate",
        texts.about(CARD, CARD.index["waters_rise"]),
    ):
        assert part in shown
    visitor.picture("stage-waters-rise")
    assert visitor.axe() == []
    visitor.stage.locator(".go").click()
    expect(visitor.stage).to_have_count(0)


def test_FI_8_2_what_each_card_of_the_hand_is_good_for(visit: Visit) -> None:
    visitor = visit()
    table = island(hands=["EEWCB", "E"], captured="W", treasure_top="C")
    visitor.open(f"/g/{visitor.bring(match_of(table, '0.stop'))}")
    assert "2 of 4 in this hand, 1 with others" in said(visitor)
    assert "No longer needed" in said(visitor)
    visitor.picture("stage-hand-limit")
    assert visitor.axe() == []


# How much wider than high each picture is; that of a card is 404 wide and 258 high.
SHAPES = """
(all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => width / height)
"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_FI_8_2_few_cards_are_not_stretched_until_their_pictures_are_cut(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    table = island(hands=["EEWWW", "E"], treasure_top="W")
    visitor.open(f"/g/{visitor.bring(match_of(table, '0.stop'))}")
    expect(visitor.stage.locator(".thumb")).to_have_count(2)
    shapes = visitor.stage.locator(".thumb").evaluate_all(SHAPES)
    assert all(shape == pytest.approx(404 / 258, rel=0.06) for shape in shapes), shapes


# The cards of a hand from left to right, and how far the place of the hand reaches.
HAND = """
(cards) => [cards.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  cards[0].closest('.me, .own').getBoundingClientRect().right]
"""


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), (640, 400)])
def test_FI_8_2_too_many_cards_lie_beside_each_other(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    table = island(hands=["EEWCB", "E"], treasure_top="C")
    visitor.sit_down(visitor.bring(match_of(table, "0.stop")))
    hand = ".hands > .own" if size[1] < LOW else ".me .hand"
    cards = visitor.page.locator(f"{hand} .card")
    expect(cards.nth(5)).to_be_visible()
    boxes, end = cards.evaluate_all(HAND)
    assert all(right <= left + 1 for (_, right), (left, _) in itertools.pairwise(boxes)), boxes
    assert boxes[-1][1] <= end


def test_FI_7_3_a_flight_is_one_sheet(visit: Visit) -> None:
    """Who flies and where to: the card, the others on the tile, and the island as a map."""
    visitor = visit()
    table = island(at=LANDED, hands=["H"], sunk=["watchtower"])
    visitor.open(f"/g/{visitor.bring(match_of(table, '0.lift.0'))}")
    said(visitor)
    visitor.picture("stage-flight")
    assert visitor.axe() == []
    visitor.stage.locator("[data-choice='0.board.1']").click()
    expect(visitor.stage.locator(".in")).to_have_count(2)
    visitor.stage.locator("[data-choice='0.land.gold_gate']").click()
    expect(visitor.stage).to_have_count(0)
    seats = visitor.known(visitor.game)["view"]["seats"]
    assert [seat["tile"] for seat in seats] == ["gold_gate", "gold_gate"]


def test_FI_9_7_who_is_in_the_water_sees_the_ways_out(visit: Visit) -> None:
    visitor = visit(pace="reading")
    table = island(
        at={"engineer": "watchtower"},
        flooded=["watchtower"],
        flood_top=["watchtower"],
        phase="flood",
    )
    sit_down(visitor, match_of(table))
    assert "Watchtower" in said(visitor)
    assert visitor.stage.locator("[data-choice^='0.swim.']").count() > 0
    visitor.picture("stage-swim")
    assert visitor.axe() == []


@pytest.mark.parametrize("size", [DESKTOP, ON_ITS_SIDE])
def test_FI_9_7_a_long_question_is_read_whole_with_its_reason(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, language="es")
    table = island(
        at={"engineer": "watchtower"},
        flooded=["watchtower"],
        flood_top=["watchtower"],
        phase="flood",
    )
    visitor.sit_down(visitor.bring(match_of(table)))
    expect(visitor.choices.first).to_be_visible()
    said = visitor.page.locator(".prompt .say")
    assert said.evaluate("(said) => said.scrollHeight - said.clientHeight") <= 1


def test_FI_11_1_not_yet_is_not_asked_again_until_something_changes(visit: Visit) -> None:
    visitor = visit()
    table = island(at=LANDED, captured="EWCO", hands=["H"], flooded=["watchtower", "gold_gate"])
    visitor.open(f"/g/{visitor.bring(match_of(table))}")
    first = visitor.stage.locator("button").first
    expect(first).to_have_attribute("data-choice", "0.escape")
    expect(first).to_be_focused()
    visitor.picture("stage-win")
    assert visitor.axe() == []
    visitor.stage.get_by_role("button", name=visitor.say("web-not-yet")).click()
    expect(visitor.stage).to_have_count(0)
    expect(visitor.choices.first).to_have_attribute("data-choice", "0.escape")
