"""Nobody is asked needlessly, and who can win sees it at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import island
from robinsonade.kernel.match import Match
from robinsonade.text import Texts
from tests.server.house import House
from tests.web.conftest import Visit

LANDED = {"engineer": "fools_landing", "messenger": "fools_landing"}


@pytest.fixture(scope="module")
def smart(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server as it is by default."""
    path = tmp_path_factory.mktemp("smart") / "games.sqlite3"
    with House(path, ROBINSONADE_ASKING="smart") as house:
        yield house


def won() -> dict[str, Any]:
    """Four treasures, all on Fools' Landing, a Helicopter Lift in the hand."""
    table = island(at=LANDED, captured="EWCO", hands=["H"], flooded=["watchtower", "gold_gate"])
    match = Match.from_table(GAME, table, seed=1)
    match.players = ["person", "greedy"]
    return match.to_dict()


@pytest.mark.parametrize("language", ["en", "es"])
def test_FI_11_1_who_can_win_has_the_focus_on_it(visit: Visit, smart: House, language: str) -> None:
    visitor = visit(at=smart, language=language)
    visitor.open(f"/g/{visitor.bring(won())}")
    texts = Texts(language, GAME)
    expect(visitor.stage.locator("#stage-says")).to_have_text(texts.say("stake-win"))
    expect(visitor.prompt.locator("h2")).to_have_text(texts.say("stake-win"))
    for first in (
        visitor.stage.locator(".option").first,
        visitor.page.locator(".choices button").first,
    ):
        expect(first).to_have_attribute("data-choice", "0.escape")
    expect(visitor.stage.locator(".option").first).to_be_focused()
    visitor.picture(f"asking-win-{language}")


def test_the_first_button_wins_a_won_game(visit: Visit, smart: House) -> None:
    visitor = visit(at=smart)
    game = visitor.bring(won())
    visitor.sit_down(game)
    visitor.play_on()
    visitor.until_the_end()
    assert visitor.known(game)["outcome"]["reason"] == "won"
    assert visitor.presses() == 1


def with_sandbags() -> dict[str, Any]:
    table = island(hands=["B"], flooded=["watchtower", "gold_gate"], treasure_top="EWCO")
    match = Match.from_table(GAME, table, seed=1)
    match.players = ["person", "person"]
    return match.to_dict()


def test_a_pass_does_not_come_in_the_way_unless_wanted(visit: Visit, smart: House) -> None:
    visitor = visit(at=smart)
    game = visitor.bring(with_sandbags())
    visitor.sit_down(game)
    page = visitor.page
    hold = visitor.button("web-hold")
    expect(hold).to_have_attribute("aria-pressed", "false")
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(hold).to_have_attribute("aria-pressed", "true")
    page.locator("[data-choice='0.stop']").click()
    expect(page.locator("[data-choice='0.pass']")).to_be_visible()
    visitor.picture("asking-hold")
    page.locator("[data-choice='0.pass']").click()
    expect(page.locator("[data-choice='1.stop']")).to_be_visible()  # all other moments went by
    expect(hold).to_have_attribute("aria-pressed", "false")


def test_the_preference_is_kept_by_the_server(visit: Visit, smart: House) -> None:
    visitor = visit(at=smart)
    visitor.sit_down(visitor.bring(with_sandbags()))
    visitor.button("web-menu").click()
    menu = visitor.page.get_by_role("menu")
    visitor.picture("asking-menu")
    menu.get_by_role("menuitemradio", name=visitor.say("web-asking-always")).click()
    visitor.page.reload()
    visitor.button("web-menu").click()
    chosen = menu.get_by_role("menuitemradio", name=visitor.say("web-asking-always"))
    expect(chosen).to_have_attribute("aria-checked", "true")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("[data-choice='0.stop']").click()
    expect(visitor.page.locator("[data-choice='0.pass']")).to_be_visible()
