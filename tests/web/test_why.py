"""Why not? A thing with which nothing can be done says so where it lies, with its rules."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from robinsonade.games.forbidden_island.position import island
from robinsonade.games.forbidden_island.table.table import Island
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.test_stage_island import match_of

FAR = "Move: Too far: you walk one tile up, down, left or right. FI-4.1, FI-1.6"


def position() -> Island:
    """The Engineer stands on the Bronze Gate, at the upper edge."""
    return island(["engineer", "pilot"], hands=["EE", ""], flooded=["watchtower"])


def reasons(visitor: Visitor, there: Locator) -> list[str]:
    lines = there.locator(".why p")
    expect(lines.first).to_be_visible()
    return [" ".join(line.split()) for line in lines.all_inner_texts()]


def test_a_tile_out_of_reach_says_why(visit: Visit) -> None:
    """By pointer and by keyboard, at the tile, in a polite live region."""
    visitor = visit()
    page = visitor.page
    visitor.open(f"/g/{visitor.bring(match_of(position()))}")
    expect(visitor.choices.first).to_be_visible()
    tile = visitor.tile("watchtower")
    tile.click()
    told = page.get_by_role("dialog")
    shore = "you shore up your own tile or one above, below, left or right of it. FI-4.3, FI-1.6"
    assert reasons(visitor, told) == [FAR, f"Shore up: Too far: {shore}"]
    expect(told.get_by_role("status")).to_have_attribute("aria-live", "polite")
    thing, card = tile.bounding_box(), told.bounding_box()
    assert thing is not None
    assert card is not None
    gap = thing["y"] - card["y"] - card["height"]
    assert 0 <= gap <= 20, "it does not lie at the thing"
    assert card["x"] < thing["x"] + thing["width"]
    assert thing["x"] < card["x"] + card["width"]
    visitor.picture("why-tile")
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    visitor.tile("misty_marsh").focus()
    page.keyboard.press("?")
    assert reasons(visitor, told) == [FAR, "Shore up: Misty Marsh is dry. FI-4.3, FI-5.2"]
    page.keyboard.press("Escape")
    expect(visitor.tile("misty_marsh")).to_be_focused()


def test_a_card_says_why_on_the_stage(visit: Visit) -> None:
    visitor = visit()
    visitor.open(f"/g/{visitor.bring(match_of(position()))}")
    expect(visitor.choices.first).to_be_visible()
    visitor.page.locator(".me .hand button").first.click()
    expect(visitor.stage).to_be_visible()
    said = reasons(visitor, visitor.stage)
    assert "Give a card: Nobody else stands on your tile. FI-4.5" in said
    assert any(line.startswith("Capture a treasure: Earth Stone is captured") for line in said)
    visitor.picture("why-card")
    assert visitor.axe() == []


def test_on_a_phone_it_rises_from_below(visit: Visit) -> None:
    visitor = visit(size=PHONE, language="es", theme="dark")
    visitor.open(f"/g/{visitor.bring(match_of(position()))}")
    expect(visitor.choices.first).to_be_visible()
    visitor.tile("misty_marsh").click()
    said = reasons(visitor, visitor.page.get_by_role("dialog"))
    assert said[0].startswith("Mover: Demasiado lejos: te mueves una loseta")
    visitor.picture("why-phone")
    assert visitor.axe() == []
    assert visitor.too_small() == []
