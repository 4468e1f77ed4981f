"""Guided first games in the browser: played as they say, in both languages, on both devices."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from robinsonade.games import find_game
from robinsonade.lessons.lesson import names_of, read_lesson
from robinsonade.text import Texts
from tests.contract.cases import SOAK
from tests.patience import Patience
from tests.web.browsing import DESKTOP, PHONE, Language, Visitor
from tests.web.conftest import Visit

AGAIN: Final = 2000  # milliseconds, then it is looked again where something lies
TITLES: Final = ("forbidden-island", "papua", "naufragos", "robinson-crusoe")
LANGUAGE: Final[tuple[Language, ...]] = ("en", "es")
# Each title once, languages and devices in turn; words and steps of the others: tests/lessons.
SHORT: Final = (
    ("forbidden-island", "en", DESKTOP),
    ("papua", "es", PHONE),
    ("naufragos", "es", DESKTOP),
    ("robinson-crusoe", "en", PHONE),
)
CASES: Final = list(product(TITLES, LANGUAGE, (DESKTOP, PHONE))) if SOAK else list(SHORT)
# What is said, without what its words mean.
WITHOUT_TERMS = """
(said) => {
  const copy = said.cloneNode(true);
  copy.querySelectorAll('[role=tooltip]').forEach((one) => one.remove());
  return copy.textContent.trim();
}
"""
# The things of the open card, but for those that can be seen beside it.
SPOTS = """
(spots) => spots.filter((spot) => {
  const name = CSS.escape(spot);
  const kinds = ['element', 'place', 'thing', 'spot'];
  const found = document.querySelectorAll(kinds.map((one) => `[data-${one}="${name}"]`).join());
  return ![...found].some((one) => {
    if (!one.checkVisibility()) return false;
    const box = one.getBoundingClientRect();
    const there = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return there.includes(one) && !there.some((other) => other.closest('.coach'));
  });
})
"""


def coach(visitor: Visitor) -> dict[str, Any]:
    """What the server has explained, when nothing is told any more."""
    patience = Patience()
    while True:
        state = visitor.known(visitor.game)
        if state["outcome"] or (state["coach"] and state["coach"]["cards"]):
            return dict(state["coach"] or {})
        patience.spend(state["version"])
        visitor.page.wait_for_timeout(100)


def choose(visitor: Visitor, choice: str) -> None:
    """Make a choice where it lies: on the stage, or in the prompt, as *Show me* lights it."""
    page = visitor.page
    seq = visitor.known(visitor.game)["seq"]
    patience = Patience()
    while visitor.known(visitor.game)["seq"] == seq:
        on_stage = visitor.stage.locator(f'[data-choice="{choice}"]:enabled')
        there = page.locator(f'[data-choice="{choice}"]:enabled:visible')
        if on_stage.count():
            tap(on_stage)
        elif page.locator(".card-stage, [data-stage=open]").count():
            page.keyboard.press("Escape")
        elif there.count():
            tap(there)
        else:
            show = visitor.button("web-lesson-show")
            if show.count():
                tap(show)
            tap(page.locator(".prompt .group.hinted:enabled, .prompt .more:enabled"))
        page.wait_for_timeout(120)
        patience.spend(page.locator("body").inner_text()[:2000])


def tap(button: Locator) -> None:
    """Press the first of these, if it is still there: what was pressed before may just be done."""
    with suppress(PlaywrightError):
        button.first.click(timeout=AGAIN)


def press(visitor: Visitor, spot: str, choice: str) -> bool:
    """Do what is meant where the light is: at the thing itself, or in the ring around it. False:
    the thing says why it is not meant."""
    page, patience = visitor.page, Patience()
    seq = visitor.known(visitor.game)["seq"]
    around = page.locator(f'.ring [data-choice="{choice}"]')
    page.locator(f'[data-element="{spot}"]:visible').first.click()
    is_chosen = False
    while visitor.known(visitor.game)["seq"] == seq:
        if page.locator(".why p").count():
            page.keyboard.press("Escape")
            return False
        if not is_chosen and around.count():
            around.click()
            is_chosen = True
        patience.spend(page.locator("body").inner_text()[:2000])
        page.wait_for_timeout(50)
    return True


def walk(visitor: Visitor, game: str, lesson: str = "first", shots: str = "") -> None:
    """Read what is to be read and do what is meant, to the last card."""
    page, texts = visitor.page, Texts(visitor.language, find_game(game))
    steps = len(read_lesson(find_game(game), lesson).steps)
    told: set[int] = set()
    while len(told) < steps:
        for card in coach(visitor)["cards"]:
            shown = page.locator(f'.coach[data-step="{card["step"]}"]')
            words = texts.render(card["say"], "", {})
            if visitor.stage.count() and card["waits"]:
                expect(visitor.stage).to_contain_text(words)
            else:
                expect(shown).to_be_visible()
                expect(shown.locator("h2")).to_have_text(texts.render(card["say"], "title", {}))
                assert shown.locator(".words p").evaluate(WITHOUT_TERMS) == words
                patience = Patience()
                while hidden := page.evaluate(SPOTS, card["spot"]):
                    patience.spend((card["say"], hidden))
                    page.wait_for_timeout(50)
            if shots:
                page.wait_for_timeout(350)
                visitor.picture(f"{shots}-{card['step']:02}")
            told.add(card["step"])
            if card["waits"] and card["spot"] and not visitor.stage.count():
                meant = card["allow"][0]
                assert any(press(visitor, spot, meant) for spot in reversed(card["spot"])), meant
            elif card["waits"]:
                choose(visitor, card["allow"][0])
            elif card["step"] < steps:
                shown.get_by_role("button", name=visitor.say("web-lesson-next"), exact=True).click()


@pytest.mark.parametrize(("game", "language", "size"), CASES)
def test_a_lesson_is_played_to_its_end(
    visit: Visit, game: str, language: Language, size: tuple[int, int]
) -> None:
    """Each thing is done where it lies; it is left and gone on with, part by part; then a game."""
    visitor = visit(language=language, size=size)
    page = visitor.page
    visitor.open("/")
    title = Texts(language, find_game(game)).title()
    visitor.button("web-learn-title", game=title).click()
    page.wait_for_url("**/g/*")
    expect(page.locator('.coach[data-step="1"]')).to_be_visible()
    assert visitor.axe() == []
    if size == PHONE:
        assert visitor.too_small() == []
        assert visitor.too_wide() == []
    walk(visitor, game)
    table, step = visitor.game, page.locator(".coach").get_attribute("data-step")
    visitor.open("/")
    stand = visitor.say("web-lesson-stand", step=step, steps=step)
    expect(page.locator(f'a[href$="{table}"]')).to_contain_text(re.compile(stand.split()[0]))
    page.locator(f'a[href$="{table}"]').click()
    alone = visitor.button("web-lesson-alone")
    while not alone.count():
        visitor.button("web-lesson-next").click()
    later = names_of(find_game(game))[1:]
    for part in later:
        visitor.button("web-lesson-next-part").click()
        page.wait_for_url(lambda url: "/g/" in url and table not in url)
        expect(page.locator('.coach[data-step="1"]')).to_be_visible()
        walk(visitor, game, part)
    if later:
        expect(visitor.end).to_be_visible()
        return
    alone.click()
    expect(page.locator(".coach")).to_have_count(0)
    assert visitor.known(table)["lesson"] is None
    expect(visitor.prompt).to_be_visible()


def test_something_else_may_be_done_on_the_second_try(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open("/new/forbidden-island")
    visitor.button("web-learn-first", minutes=4).click()
    page.wait_for_url("**/g/*")
    for _ in range(2):
        visitor.button("web-lesson-next").click()
    island = find_game("forbidden-island")
    meant = Texts("en", island).choice(island.catalogue.find("0.move.cliffs_of_abandon"))
    other = page.locator('.ring [data-choice="0.shore.breakers_bridge"]')
    visitor.tile("breakers_bridge").click()
    other.click()
    said = page.locator(".coach .doubt")
    expect(said).to_have_text(visitor.say("web-lesson-later", choice=meant))
    assert visitor.known(visitor.game)["seq"] == 0
    if not other.count():
        visitor.tile("breakers_bridge").click()
    other.click()
    expect(page.locator(".coach.quiet")).to_be_visible()
    assert visitor.known(visitor.game)["seq"] == 1
    visitor.button("web-undo").click()
    expect(page.locator('.coach[data-step="3"]')).to_be_visible()


def test_nothing_moves_the_table_under_its_header(visit: Visit) -> None:
    """A seat that has no room beside the guide scrolls in its own place, not the whole table."""
    visitor = visit()
    page = visitor.page
    visitor.open("/new/papua")
    visitor.button("web-learn-first", minutes=6).click()
    page.wait_for_url("**/g/*")
    expect(page.locator('.coach[data-step="1"]')).to_be_visible()
    page.locator(".others .seat").last.evaluate("(seat) => seat.scrollIntoView()")
    table = page.locator("main.table")
    assert table.evaluate("(main) => main.scrollHeight - main.clientHeight") == 0
    table.evaluate("(main) => main.scrollBy(0, 50)")
    assert table.evaluate("(main) => main.scrollTop") == 0
