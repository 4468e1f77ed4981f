"""Trouble while something is told: nothing is told twice, nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.patience import Patience
from tests.web.browsing import AWAY, Visitor
from tests.web.conftest import Visit
from tests.web.test_story import LISTEN, choose, hear_out, press, sit_down

STRIP = "() => [...document.querySelectorAll('.strip .beat .says')].map((one) => one.textContent)"
HIDE = """
(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""


def begin(visitor: Visitor) -> int:
    """The bots play; the answer is how far the game had come before. Something is being told."""
    visitor.page.evaluate(LISTEN)
    choose(visitor, "Take no more actions")
    before = press(visitor, "Pass")
    until_a_beat(visitor.page)
    return before


def until_a_beat(page: Page) -> None:
    patience = Patience()
    while not page.locator("[data-caption=beat]").count():
        page.clock.run_for(100)
        patience.spend(caption(page))


def caption(page: Page) -> str:
    return page.locator(".caption p").inner_text()


def told(page: Page) -> Counter[str]:
    return Counter(one["text"] for one in page.evaluate("window.told") if one["text"])


def nothing_lost_nor_twice(visitor: Visitor) -> None:
    """The strip has what a page has that was opened just now, and each of it was told once."""
    strip = visitor.page.evaluate(STRIP)
    assert strip
    fresh = visitor.context.new_page()
    fresh.goto(visitor.page.url)
    expect(fresh.locator(".strip .beat")).to_have_count(len(strip))
    assert fresh.evaluate(STRIP) == strip
    fresh.close()
    again = told(visitor.page) - Counter(strip)
    assert not again, f"told twice: {again}"


def test_the_connection_is_lost_in_the_middle_of_a_beat(visit: Visit) -> None:
    visitor = sit_down(visit, pace="reading")
    visitor.tolerated.append(AWAY)
    before = begin(visitor)
    visitor.context.set_offline(True)
    visitor.page.clock.run_for(2000)
    visitor.context.set_offline(False)
    hear_out(visitor, before)
    nothing_lost_nor_twice(visitor)


def test_a_hidden_tab_waits(visit: Visit) -> None:
    """The clock stands still while nobody looks, and goes on from there."""
    visitor = sit_down(visit, pace="reading")
    page = visitor.page
    before = begin(visitor)
    page.evaluate(HIDE, True)
    said = caption(page)
    page.clock.run_for(60_000)
    assert caption(page) == said
    assert page.locator("[data-caption=beat]").count()
    page.evaluate(HIDE, False)
    hear_out(visitor, before)
    nothing_lost_nor_twice(visitor)


def test_undo_while_a_beat_is_told(visit: Visit) -> None:
    """What was taken back is neither told on nor kept."""
    visitor = sit_down(visit, pace="wait")
    page = visitor.page
    page.evaluate(LISTEN)
    before = visitor.known(visitor.game)
    page.locator(".tile.legal").first.click()
    option = page.locator("[role=dialog] button[data-choice]").first
    patience = Patience()
    while visitor.known(visitor.game)["seq"] == before["seq"]:
        if option.count():
            option.click()
        page.clock.run_for(100)
        patience.spend(caption(page))
    until_a_beat(page)
    patience = Patience()
    while visitor.known(visitor.game)["view"] != before["view"]:
        page.keyboard.press("u")  # does nothing while the last answer is still awaited
        page.clock.run_for(100)
        patience.spend(caption(page))
    page.clock.run_for(1000)
    expect(page.locator("[data-caption=rest]")).to_be_visible()
    expect(visitor.choices.first).to_be_enabled()
    assert all(number == 1 for number in told(page).values())


def test_two_devices_on_one_seat(visit: Visit) -> None:
    """Each tells it once; both have the same strip."""
    visitor = sit_down(visit, pace="reading")
    other = visitor.context.new_page()
    other.clock.install()
    other.goto(visitor.page.url)
    other.clock.run_for(1000)
    expect(other.locator("section.prompt .choices button").first).to_be_visible()
    other.evaluate(LISTEN)
    before = begin(visitor)
    hear_out(visitor, before)
    patience = Patience()
    while (
        other.evaluate(STRIP) != visitor.page.evaluate(STRIP)
        or not other.locator("[data-caption=rest]").count()
    ):
        other.clock.run_for(250)
        stop = other.locator(".card-stage .go, body:not(:has(.card-stage)) .caption .primary")
        if stop.count():
            stop.click()
        patience.spend(other.evaluate("window.told.length"))
    assert not told(other) - Counter(other.evaluate(STRIP))
    nothing_lost_nor_twice(visitor)


@pytest.mark.parametrize("later", [0, 700, 4000])
def test_reload_at_any_moment(visit: Visit, later: int) -> None:
    """At the beginning of a beat, in its middle, when it is over: the strip has all of it."""
    visitor = sit_down(visit, pace="reading")
    page = visitor.page
    before = begin(visitor)
    page.clock.run_for(later)
    page.reload()
    page.clock.run_for(1000)
    page.evaluate(LISTEN)
    hear_out(visitor, before)
    nothing_lost_nor_twice(visitor)
