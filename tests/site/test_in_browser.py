"""The folder of the site in Chromium: offline, killed, resumed, in two tabs, to the end."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect, sync_playwright
from typer.testing import CliRunner

from robinsonade.cli.app import app
from robinsonade.games import GAMES
from robinsonade.site.building import built_site, is_built
from tests.lacking import lacking
from tests.site.browser import Chromium, Host
from tests.web.browsing import PLAY_ON, PROGRAM, web_texts
from tools import equipment

SAY = web_texts("en")
FIRST = "forbidden-island"
SOAK = bool(os.environ.get("ROBINSONADE_SOAK"))
KILLS = 20 if SOAK else 3
KEPT = "async () => { await navigator.serviceWorker.ready; }"
POSITION = "() => Number(document.querySelector('input[type=range]')?.max ?? -1)"


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    if PROGRAM is None:
        lacking(equipment.BROWSER.complaint)
    if not is_built(built_site()):
        lacking("the site. Build it first: make site")
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture
def profile() -> Iterator[Path]:
    """Of a browser; its path must be short."""
    with tempfile.TemporaryDirectory(prefix="rb", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path / "host")
    yield host
    host.close()


def say(key: str) -> str:
    return SAY(key)


def begin(page: Page, host: Host, game: str, seed: int) -> None:
    """From the home page to a new game of one person with bots."""
    page.goto(f"{host.url}#/new/{game}")
    advanced = page.locator("summary", has_text=say("web-advanced"))
    advanced.click()
    page.locator(".seed input").fill(str(seed))
    page.locator("button.start").click()
    page.wait_for_url("**/#/g/**")
    expect(page.get_by_role("slider")).to_be_visible()


def come_back(page: Page, host: Host) -> None:
    """The game stands on the home page."""
    page.goto(host.url)
    page.locator("a.row").first.click()
    page.wait_for_url("**/#/g/**")
    expect(page.get_by_role("slider")).to_be_visible()


def play_until(page: Page, position: int) -> int:
    """Press the first button again and again, until so many choices are made here and by bots."""
    page.evaluate(PLAY_ON)
    page.wait_for_function(
        f"() => ({POSITION})() >= {position} || !!document.querySelector('.end')"
    )
    page.evaluate("() => clearInterval(window.playing)")
    return int(page.evaluate(POSITION))


@pytest.mark.parametrize(
    "game", [FIRST, *[pytest.param(one, marks=pytest.mark.soak) for one in GAMES if one != FIRST]]
)
def test_a_whole_game_without_a_network(
    playwright: Playwright, host: Host, profile: Path, tmp_path: Path, game: str
) -> None:
    """Under a sub-path; the network is gone after the first load, the browser is killed on the way;
    what it saves is proven by the command line."""
    file = tmp_path / "game.json"
    with Chromium(playwright, profile, host) as browser:
        page = browser.page
        page.goto(host.url)
        expect(page.locator(".titles .title")).to_have_count(len(GAMES))
        page.evaluate(KEPT)
        host.close()
        begin(page, host, game, seed=7)
        reached = play_until(page, 12)
        assert (browser.faults, browser.elsewhere) == ([], [])
        browser.kill()
    with Chromium(playwright, profile, host) as browser:
        page = browser.page
        come_back(page, host)
        assert int(page.evaluate(POSITION)) >= reached
        page.evaluate(PLAY_ON)
        page.wait_for_selector("section.end")
        with page.expect_download() as saved:
            page.locator("section.end").get_by_role("button", name=say("web-export")).click()
        saved.value.save_as(file)
        assert (browser.faults, browser.elsewhere) == ([], [])
    result = CliRunner().invoke(app, ["verify", str(file)])
    assert result.exit_code == 0, result.output


def test_nothing_acknowledged_is_lost(playwright: Playwright, host: Host, profile: Path) -> None:
    """Killed again and again in the middle of playing: what was shown as made is made."""
    luck = random.Random(5)
    reached = 0
    for number in range(KILLS):
        with Chromium(playwright, profile, host) as browser:
            page = browser.page
            if number == 0:
                begin(page, host, FIRST, seed=3)
            else:
                come_back(page, host)
                now = int(page.evaluate(POSITION))
                assert now >= reached
                reached = now
            reached = play_until(page, reached + luck.randint(1, 4))
            if page.locator("section.end").count():
                begin(page, host, FIRST, seed=100 + number)
                reached = 0
            browser.kill()


def test_a_worker_that_dies_and_a_second_tab(
    playwright: Playwright, host: Host, profile: Path
) -> None:
    """Another worker goes on where it was; a second tab watches, and plays on when it is alone."""
    with Chromium(playwright, profile, host) as browser:
        page = browser.page
        begin(page, host, FIRST, seed=4)
        reached = play_until(page, 4)
        other = browser.new_tab()
        come_back(other, host)
        assert int(other.evaluate(POSITION)) >= reached
        other.locator(".choices button").first.click()
        expect(other.get_by_text(say("error-open-elsewhere"))).to_be_visible()
        page.workers[0].evaluate("() => close()")
        page.wait_for_function(f"() => ({POSITION})() >= {reached}")
        further = play_until(page, reached + 3)
        other.wait_for_function(f"() => ({POSITION})() >= {further}")
        page.close()
        assert play_until(other, further + 2) >= further + 2
