"""Several people at one device: with secrets a curtain falls between them, without none does."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.house import House
from tests.web.conftest import Visit


@pytest.fixture(scope="module")
def pearls_house(
    browser: Browser, with_pearls: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server that also has Pearls, a game with secrets and without a drawn board."""
    path = tmp_path_factory.mktemp("pearls") / "games.sqlite3"
    with House(path, PYTHONPATH=with_pearls) as house:
        yield house


def test_a_game_without_secrets_needs_no_curtain(visit: Visit) -> None:
    visitor = visit()
    game = visitor.create("here", "here", seed=22, Difficulty="legendary")  # soon over
    visitor.settle()
    assert visitor.known(game)["secrets"] is False
    visitor.page.evaluate(
        "new MutationObserver(() => { window.fell ||= !!document.querySelector('.curtain') })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    visitor.play_on()
    visitor.until_the_end()
    assert visitor.known(game)["mine"] == [0, 1]
    assert not visitor.page.evaluate("window.fell")
    visitor.button("web-verify").click()
    expect(visitor.end.locator(".checked")).to_have_text(visitor.say("web-verified"))


def test_the_curtain(visit: Visit, pearls_house: House) -> None:
    """Pearls has secrets: who looked at a card, what was bid. It has no drawn board either."""
    visitor = visit(at=pearls_house)
    page = visitor.page
    visitor.next_seed(1)
    page.goto("/")
    art = page.locator(".titles li", has_text="Pearls").locator("svg")
    expect(art).to_have_count(1)  # an open sea: it brings no picture of its own
    page.get_by_role("link", name="Pearls").click()
    fewer = visitor.button("web-one-less")
    fewer.click()
    visitor.box("web-who-plays", number=2).select_option("here")
    page.get_by_role("combobox", name="First diver").select_option("1")
    visitor.button("web-start").click()
    page.wait_for_url("**/g/*")
    curtain = page.locator(".curtain")

    # The first diver looks at the top card, and bids; both know nothing of each other.
    expect(visitor.choices.first).to_be_visible()
    expect(curtain).to_have_count(0)
    page.get_by_role("button", name="Look at the top shell").click()
    expect(page.locator(".log")).to_contain_text("Player 1 (blue) sees")
    bid = page.get_by_role("button", name="Bid 3")
    expect(bid).to_have_count(1)
    told = len(visitor.messages)
    bid.click()

    # Now it is the other one's turn: the table is hidden until the device has been handed over.
    expect(curtain).to_be_visible()
    expect(curtain.get_by_role("heading")).to_have_text(
        visitor.say("web-curtain-title", seat="Player 2")
    )
    for hidden in ("section.prompt", ".log", ".stage", "[data-choice]"):
        expect(page.locator(hidden)).to_have_count(0)
    assert "sees:" not in page.locator("body").inner_text()
    assert visitor.axe() == []
    visitor.picture("curtain-desktop-light-en")
    take = visitor.button("web-curtain-button", seat="Player 2")
    expect(take).to_be_focused()
    page.keyboard.press("[")
    page.keyboard.press("/")
    expect(curtain).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    handed_over = len(visitor.messages)
    assert handed_over > told
    take.press("Enter")

    # The second diver sees neither the card nor the bid, on the page or on the wire.
    expect(visitor.choices.first).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Player 1 (blue) has sealed a bid.")
    assert "sees:" not in page.content()
    for message in visitor.messages[handed_over:]:
        assert '"looked"' not in message
        assert "0.seal.3" not in message
    [state] = [data for data in map(json.loads, visitor.messages[handed_over:]) if "view" in data][
        :1
    ]
    assert state["viewer"] == 1
    assert state["view"]["known"] == {}
    assert state["view"]["bids"] == [-1, 0]
    expect(page.locator('[data-choice^="0."]')).to_have_count(0)

    # And so on to the end, handing over where it is asked for.
    page.evaluate("setInterval(() => document.querySelector('.curtain button')?.click(), 30)")
    visitor.play_on()
    visitor.until_the_end()
    expect(visitor.end.locator("h2")).to_contain_text(re.compile("wins with|share the victory"))
    assert visitor.axe() == []
    visitor.button("web-verify").click()
    expect(visitor.end.locator(".checked")).to_have_text(visitor.say("web-verified"))
