"""The pages without a server: nothing for axe to complain about, nothing cut off or too small."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.site.asking import ask
from tests.site.browser import Host
from tests.web.browsing import FLAGS, MILLISECONDS, PROGRAM, Language, Visitor
from tests.web.looks import Tour
from tests.web.positions import position

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
    browser = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS, timeout=MILLISECONDS)
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
