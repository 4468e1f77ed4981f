"""The folder of the site in Chromium: offline, killed, in two tabs, full, with a newer version."""

from __future__ import annotations

import json
import random
import shutil
import zipfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Playwright, expect
from typer.testing import CliRunner

from robinsonade.cli.app import app
from robinsonade.games import GAMES
from robinsonade.kernel.refusal import Refused
from robinsonade.site.building import OFFLINE, built_site, write_offline
from robinsonade.tables.everything import INDEX
from robinsonade.text import Texts
from tests.patience import Patience
from tests.site.asking import ask, choose, create, play, play_on
from tests.site.browser import FOLDER, Chromium, Host
from tests.web.browsing import PLAY_ON, web_texts

SAY: Final = web_texts("en")
FIRST: Final = "forbidden-island"
# Games that are soon over if one takes what comes: with whom, and their seeds.
SHORT: Final = {
    "papua": (("here", "here"), 50),
    "naufragos": (("here", "here"), 53),
    "robinson-crusoe": (("here",), 42),
}
NEW_GAME: Final = {"game": FIRST, "seats": [{"kind": "here"}] * 2, "seed": 3}
FULL: Final = Texts("en").error(Refused("storage-full"))
KEPT: Final = "async () => { await navigator.serviceWorker.ready; }"
POSITION: Final = "() => Number(document.querySelector('input[type=range]')?.max ?? -1)"


def come(page: Page, host: Host, path: str = "") -> None:
    page.goto(f"{host.url}{path}")
    if not path:
        expect(page.locator(".titles .title")).to_have_count(len(GAMES))


def begin(page: Page, host: Host, game: str, seed: int) -> None:
    """From the page of a title to a new game of one person with bots."""
    come(page, host, f"#/new/{game}")
    page.locator("summary", has_text=SAY("web-advanced")).click()
    page.locator(".seed input").fill(str(seed))
    page.locator("button.start").click()
    page.wait_for_url("**/#/g/**")
    expect(page.get_by_role("slider")).to_be_visible()


def press_until(page: Page, position: int) -> None:
    """Press the first button again and again, until so many choices are made here and by bots."""
    page.evaluate(PLAY_ON)
    page.wait_for_function(f"() => ({POSITION})() >= {position}")
    page.evaluate("() => clearInterval(window.playing)")


def wait_for_choices(browser: Chromium, count: int) -> None:
    patience = Patience()
    while len(browser.made) < count:
        patience.spend(len(browser.made))
        browser.page.wait_for_timeout(5)


def in_order(made: list[str], choices: list[str]) -> bool:
    """Are these among all choices, one after the other?"""
    rest = iter(choices)
    return all(choice in rest for choice in made)


def test_whole_games_offline_killed_and_verified(
    playwright: Playwright, host: Host, profile: Path, tmp_path: Path, soaking: bool
) -> None:
    """Under a sub-path; the network is gone after the first load. While the games are played the
    browser is killed again and again: what was acknowledged is there. One is played on the page,
    the others through its door; what it saves in the end is proven by the command line."""
    luck = random.Random(5)
    made: list[tuple[str, str]] = []
    games: list[str] = []
    for number in range(20 if soaking else 2):
        with Chromium(playwright, profile, host) as browser:
            if number == 0:
                come(browser.page, host)
                browser.page.evaluate(KEPT)
                host.close()
                begin(browser.page, host, FIRST, seed=7)
                press_until(browser.page, 4)
            come(browser.page, host)
            if number == 0:
                games = [
                    create(browser.page, title, *kinds, seed=seed)
                    for title, (kinds, seed) in SHORT.items()
                ]
            play_on(browser.page, *games)
            wait_for_choices(browser, luck.randint(1, 12))
            browser.kill()
            made += browser.made
            assert browser.faults == []
    with Chromium(playwright, profile, host) as browser:
        page = browser.page
        come(page, host)
        for game in games:
            file = ask(page, "POST", f"games/{game}/export", {})
            assert in_order([one for owner, one in made if owner == game], file["choices"])
        play(page, *games)
        page.reload()
        row = page.locator("a.row", has_text=Texts("en", GAMES[FIRST]).title())
        expect(row).to_be_visible()  # or else it is said what is there
        row.click()
        page.wait_for_url("**/#/g/**")
        expect(page.get_by_role("slider")).to_be_visible()
        assert int(page.evaluate(POSITION)) >= 4
        page.evaluate(PLAY_ON)
        page.wait_for_selector("section.end")
        come(page, host)
        with page.expect_download() as saved:
            page.get_by_role("button", name=SAY("web-save-all")).click()
        saved.value.save_as(tmp_path / "all.zip")
        assert browser.faults == []
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        archive.extractall(tmp_path)
    index = json.loads((tmp_path / INDEX).read_text("utf-8"))
    assert {entry["game"] for entry in index} == set(GAMES)
    for entry in index:
        file = tmp_path / entry["file"]
        assert json.loads(file.read_text("utf-8"))["result"]
        result = CliRunner().invoke(app, ["verify", str(file)])
        assert result.exit_code == 0, result.output


def test_two_tabs_a_full_disk_and_a_worker_that_dies(
    playwright: Playwright, host: Host, profile: Path
) -> None:
    """One tab plays, the other watches and plays on when the game is free; nothing is lost."""
    with Chromium(playwright, profile, host) as browser:
        page, other = browser.page, browser.new_tab()
        come(page, host)
        game = create(page, FIRST, "here", "here", seed=2)
        come(page, host, f"#/g/{game}")
        expect(page.get_by_role("slider")).to_be_visible()
        come(other, host, f"#/g/{game}")
        expect(other.get_by_role("slider")).to_be_visible()

        assert choose(other, game)["key"] == "open-elsewhere"
        assert choose(page, game)["version"] == 1
        other.wait_for_function(f"() => ({POSITION})() >= 1")

        disk = browser.context.new_cdp_session(page)
        quota: dict[str, Any] = {"origin": host.url.removesuffix(f"/{FOLDER}/")}
        disk.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
        while "id" in ask(page, "POST", "games", NEW_GAME):  # it looks now and then
            page.wait_for_timeout(250)
        refused = choose(page, game)
        assert (refused["key"], refused["detail"]) == ("storage-full", FULL)
        disk.send("Storage.overrideQuotaForOrigin", quota)
        made = play_again(page, game)
        assert made > 1

        [tables] = [one for one in page.workers if "/worker-" in one.url]
        with page.expect_worker(lambda one: "/worker-" in one.url):
            tables.evaluate("() => close()")
        # The game was free for a moment: the other tab has it now, and this one watches.
        further = play_again(other, game)
        assert further > made
        page.wait_for_function(f"() => ({POSITION})() >= {further}")
        assert choose(page, game)["key"] == "open-elsewhere"
        other.close()
        assert play_again(page, game) > further


def play_again(page: Page, game: str) -> int:
    """Choose as soon as the game is this tab's; the version that it has then."""
    patience = Patience()
    while "version" not in (answer := choose(page, game)):
        patience.spend(answer["key"])
        page.wait_for_timeout(50)
    return int(answer["version"])


def test_a_newer_version_is_offered_and_never_forced(
    playwright: Playwright, folder: Path, profile: Path, tmp_path: Path
) -> None:
    """The folder changes under an open page: it stays as it was, also when it is loaded again,
    until somebody takes the new version; a warning says which games could not go on."""
    site = shutil.copytree(folder / FOLDER, tmp_path / FOLDER)
    host = Host(tmp_path)
    welcome = SAY("web-welcome")
    with Chromium(playwright, profile, host) as browser:
        page = browser.page
        come(page, host)
        page.evaluate(KEPT)
        create(page, FIRST, "here", "here", seed=2)
        newer = shutil.copytree(site, tmp_path / "newer")
        texts, offline = newer / "data" / "texts.en.json", newer / OFFLINE
        assert welcome in texts.read_text("utf-8")
        texts.write_text(texts.read_text("utf-8").replace(welcome, "Ahoy"), "utf-8")
        write_offline(newer, built_site())
        head = f'"{FIRST}": "{GAMES[FIRST].version}"'
        offline.write_text(offline.read_text("utf-8").replace(head, f'"{FIRST}": "99"'), "utf-8")
        # Each at once: a browser asks when it likes, and would take a half written one for whole.
        for file in (texts, offline):
            file.replace(site / file.relative_to(newer))
        warning = SAY("web-update-ends", games=Texts("en", GAMES[FIRST]).title())
        for _ in range(2):
            page.reload()
            expect(page.locator("section", has_text=warning)).to_be_visible()
            expect(page.locator("h1")).to_have_text(welcome)
        host.close()
        page.get_by_role("button", name=SAY("web-update-take")).click()
        expect(page.locator("h1")).to_have_text("Ahoy")
        expect(page.locator("section", has_text=warning)).to_have_count(0)
        assert browser.faults == []
