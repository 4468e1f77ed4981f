"""The pages without a server: nothing for axe to complain about, nothing cut off or too small."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright, expect

from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.puzzle import puzzles_of
from robinsonade.text import Texts
from tests.site.asking import ask, create
from tests.site.browser import QUICK, Host
from tests.web.browsing import FLAGS, MILLISECONDS, PROGRAM, Language, Visitor
from tests.web.looks import Tour
from tests.web.positions import position
from tests.web.test_puzzles import answer

LANGUAGES: Final[tuple[Language, ...]] = (
    ("en", "es") if os.environ.get("ROBINSONADE_SOAK") else ("es",)
)


class Guest(Visitor):
    """Somebody who visits the page without a server."""

    def open(self, path: str) -> None:
        self.page.goto(f"{self.url}#{path}")

    def bring(self, match: dict[str, Any]) -> str:
        return str(ask(self.page, "POST", "games/import", match)["id"])


@pytest.fixture
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(
        executable_path=PROGRAM, args=[*FLAGS, *QUICK], timeout=MILLISECONDS
    )
    yield browser
    browser.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_site(browser: Browser, host: Host, language: Language) -> None:
    tour = Tour(lambda **settings: Guest(browser, host.url, **settings), language)
    visitor, page = tour.visitor, tour.visitor.page

    def look(name: str) -> None:
        for _ in tour.all_looks():
            tour.look(f"site-{name}")

    visitor.open("/")
    games = {name: visitor.bring(position(name)) for name in ("action", "end")}
    page.reload()
    expect(page.locator("ul.list a")).to_have_count(len(games))
    expect(page.get_by_text(visitor.say("web-needs-server"))).to_be_visible()
    expect(page.get_by_text(visitor.say("web-not-kept"))).to_be_visible()
    look("home")
    visitor.open("/new/papua")
    expect(visitor.button("web-start")).to_be_visible()
    expect(page.locator("option[value^=link]")).to_have_count(0)
    look("set-up")
    visitor.sit_down(games["action"])
    expect(visitor.choices.first).to_be_visible()
    look("table")
    visitor.button("web-hint").click()
    expect(page.locator(".advice").first).to_be_visible()
    visitor.button("web-menu").click()
    page.get_by_role("menuitem", name=visitor.say("web-share"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(visitor.say("web-needs-server"))).to_be_visible()
    look("share")
    with page.expect_download():
        dialog.get_by_role("button", name=visitor.say("web-export")).click()
    page.keyboard.press("Escape")
    visitor.sit_down(games["end"])
    visitor.button("web-verify").click()
    expect(visitor.end.locator(".checked")).to_have_text(visitor.say("web-verified"))
    look("end")
    visitor.open("/me")
    expect(page.locator("h1")).to_have_text(visitor.say("web-me-title"))
    look("me")
    visitor.open("/credits")
    expect(page.get_by_text("Pyodide")).to_be_visible()
    expect(page.get_by_text("MPL-2.0")).to_be_visible()
    look("credits")
    assert visitor.faults == []
    assert all(request.url.startswith(host.url) for request in visitor.asked)
    tour.over()
    visitor.close()


def test_learning_changing_ones_mind_and_looking_back(browser: Browser, host: Host) -> None:
    """A lesson, a puzzle, the curtain between two at one device, undo, the past, the chronicle."""
    visitor = Guest(browser, host.url)
    page = visitor.page
    island = find_game("forbidden-island")
    texts = Texts("en", island)
    coach = page.locator(".coach")

    visitor.open("/")
    visitor.button("web-learn-title", game=texts.title()).click()
    expect(page.locator('.coach[data-step="1"]')).to_be_visible()
    coach.get_by_role("button", name=visitor.say("web-lesson-next"), exact=True).click()
    expect(page.locator('.coach[data-step="2"]')).to_be_visible()

    page.goto(f"{visitor.url}?anew#/g/%E0%A4%A")  # cut in the middle of a letter
    expect(page.locator("h1")).to_be_visible()
    visitor.open("/puzzles")
    for slug, game in GAMES.items():
        listed = page.locator(f"section[aria-labelledby=puzzles-{slug}] li")
        expect(listed).to_have_count(len(puzzles_of(game)))
    one = puzzles_of(island)[0]
    visitor.button("web-puzzle-solve-it", puzzle=texts.render(one.key, "", {})).click()
    expect(coach).to_contain_text(texts.render(one.key, "goal", {}))
    answer(visitor, one, one.questions[0].answers[-1].choice)
    expect(coach.locator(".wrong")).to_be_visible()
    for question in one.questions:
        answer(visitor, one, question.best.choice)
    expect(coach).to_contain_text(texts.say("ui-puzzle-solved", stars=2, tries=2))

    visitor.open(f"/g/{create(page, 'papua', 'here', 'here', seed=1)}")
    visitor.play_on()
    expect(page.locator(".curtain")).to_be_visible()
    page.evaluate("() => clearInterval(window.playing)")
    page.reload()  # whoever holds the device now
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator("section.prompt")).to_have_count(0)
    assert visitor.faults == []

    visitor.open(f"/g/{create(page, island.slug, 'here', 'here', seed=3)}")
    past = page.get_by_role("slider")
    expect(past).to_have_attribute("max", "0")
    page.locator(".choices .option").first.click()
    expect(past).to_have_attribute("max", "1")
    past.press("Home")
    expect(past).to_have_value("0")
    past.press("End")
    visitor.button("web-undo").click()
    expect(past).to_have_attribute("max", "0")

    visitor.sit_down(visitor.bring(position("end")))
    expect(visitor.end).to_contain_text(visitor.say("web-turning-title"))
    assert visitor.faults == []
    visitor.close()
