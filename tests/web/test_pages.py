"""Every page in both languages, both themes, on a desktop and on a phone.

For axe there is nothing to complain about, nothing is cut off or too small to be hit. With
ROBINSONADE_PICTURES=1 a picture of everything is left in screenshots/.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.web.browsing import Language
from tests.web.conftest import Visit
from tests.web.looks import Tour, in_both_languages
from tests.web.positions import position

# What has to be in sight when one decides at a desktop.
TO_DECIDE: Final = (
    "#prompt-title",
    "section.prompt .choices button",
    ".tile",
    ".me .seat.big .hand > *",
    ".others .seat",
    ".meter",
    ".deck",
)
# Ways to make a word hard to read.
PALE: Final = (
    "color: rgb(128 128 128 / 0.3)",
    "color: rgb(180, 180, 180)",
    "opacity: 0.2",
)
# Something that cannot be pressed lies between words and what they should lie on.
COVERED: Final = """
<div data-style="position: relative; height: 80px">
  <div data-style="position: absolute; inset: 0; background: #333; pointer-events: none"></div>
  <p data-style="position: absolute; inset: 0; color: #222">Dark</p>
</div>
"""
APPEND: Final = """
(main, html) => {
  main.insertAdjacentHTML('beforeend', `<div id="odd">${html}</div>`);
  for (const one of main.querySelectorAll('[data-style]')) one.style.cssText = one.dataset.style;
}
"""
PAINT: Final = """
(one, style) => {
  const before = one.style.cssText;
  one.style.cssText = style;
  return before;
}
"""
# Pages without a table, and tables.
PAGES: Final = ("home", "credits", "set-up", "not-found")
POSITIONS: Final = ("action", "window", "end", "swimming", "discard")


def test_pale_words_are_noticed(visit: Visit) -> None:
    """Also if the same words were fine before, in the same place."""
    visitor = visit()
    visitor.open("/")
    expect(visitor.page.locator("h1")).to_be_visible()
    assert visitor.axe() == []
    for pale in PALE:
        before = visitor.page.locator("h1").evaluate(PAINT, pale)
        assert [fault.partition(":")[0] for fault in visitor.axe()] == ["color-contrast"], pale
        visitor.page.locator("h1").evaluate(PAINT, before)
        assert visitor.axe() == []


def test_what_lies_in_no_landmark_is_noticed(visit: Visit) -> None:
    """Also if everything did before."""
    visitor = visit()
    visitor.open("/")
    expect(visitor.page.locator("h1")).to_be_visible()
    assert visitor.axe() == []
    visitor.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p>Adrift</p>')")
    assert [fault.partition(":")[0] for fault in visitor.axe()] == ["region"]


def test_a_page_without_order_is_noticed(visit: Visit) -> None:
    """Also if it had one before: a heading too deep, words over others, two equal landmarks."""
    visitor = visit()
    visitor.open("/")
    expect(visitor.page.locator("h1")).to_be_visible()
    assert visitor.axe() == []
    for html, rule in (
        ("<h5>Deep</h5>", "heading-order"),
        ("<nav aria-label=A>a</nav><nav aria-label=A>b</nav>", "landmark-unique"),
        (COVERED, "color-contrast"),
    ):
        visitor.page.locator("main").evaluate(APPEND, html)
        visitor.page.locator("#odd").scroll_into_view_if_needed()
        assert [fault.partition(":")[0] for fault in visitor.axe()] == [rule]
        visitor.page.locator("#odd").evaluate("(one) => one.remove()")
    assert visitor.axe() == []


@in_both_languages
def test_every_page(visit: Visit, language: Language) -> None:
    tour = Tour(visit, language)
    visitor, page = tour.visitor, tour.visitor.page

    def look(name: str) -> None:
        for _ in tour.all_looks():
            tour.look(name)

    pages = tour.share(PAGES)
    games = {name: visitor.bring(position(name)) for name in tour.share(POSITIONS)}
    visitor.open("/")
    expect(page.locator("ul.list a")).to_have_count(len(games))
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("data-theme") == tour.looks[0][1]
    if "home" in pages:
        look("home")
    if "credits" in pages:
        visitor.open("/credits")
        expect(page.locator("h1")).to_have_text(visitor.say("web-credits"))
        look("credits")
    if "not-found" in pages:
        visitor.open("/nowhere")
        expect(page.locator("h1")).to_be_visible()
        look("not-found")
    if "set-up" in pages:
        visitor.open("/new/forbidden-island")
        expect(visitor.button("web-start")).to_be_visible()
        page.locator("summary").click()
        look("set-up")

    for name, game in games.items():
        visitor.sit_down(game)
        if name == "end":
            expect(visitor.end).to_be_visible()
            visitor.button("web-verify").click()
            expect(visitor.end.locator(".checked")).to_have_text(visitor.say("web-verified"))
            visitor.button("web-end-numbers").click()
            look("end")
            continue
        expect(visitor.choices.first).to_be_visible()
        for _ in tour.all_looks():
            tour.look(name)
            if visitor.phone:
                tour.in_sight(name, "#prompt-title", "nav.tabs button", ".tile")
            else:
                tour.in_sight(name, *TO_DECIDE)
            if name == "action":
                around_the_table(tour)
    tour.over()


def around_the_table(tour: Tour) -> None:
    """Everything that can be opened while one decides."""
    visitor, page = tour.visitor, tour.visitor.page

    def closed() -> None:
        expect(page.get_by_role("dialog")).to_have_count(0)

    group = page.locator("section.prompt .choices button[aria-expanded]").first
    group.click()
    expect(page.locator(".options button").first).to_be_visible()
    tour.look("group")
    if not visitor.phone:
        # A long list of options scrolls; everything in it can also be picked on the board.
        legal = page.locator(".tile.legal").count()
        assert legal == page.locator(".options button").count()
        # The list lies over the hand, everything else stays in sight.
        rest = [one for one in TO_DECIDE if not one.startswith(".me")]
        tour.in_sight("group", ".options button:first-child", ".tile.legal", *rest)
    page.keyboard.press("Escape")
    expect(page.locator(".options")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator(".rule").first).to_be_visible()
    tour.look("rules")
    page.keyboard.press("Escape")
    closed()
    page.keyboard.press("/")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    tour.look("command")
    page.keyboard.press("Escape")
    closed()
    for item in ("web-share", "web-people", "web-keys"):
        visitor.button("web-menu").click()
        expect(page.get_by_role("menu")).to_be_visible()
        if item == "web-share":
            tour.look("menu")
        page.get_by_role("menuitem", name=visitor.say(item), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        tour.look(item.removeprefix("web-"))
        page.keyboard.press("Escape")
        closed()
    page.keyboard.press("[")
    expect(visitor.button("web-to-now")).to_be_visible()
    tour.look("past")
    # Nothing can be done there: a tile says what it is.
    page.locator(".tile[data-state=dry]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    tour.look("tile")
    page.keyboard.press("Escape")
    closed()
    visitor.button("web-to-now").click()
    expect(visitor.choices.first).to_be_visible()
    if not visitor.phone:
        return
    for tab, there in (("table", ".others .seat"), ("me", ".me .seat"), ("log", ".log")):
        visitor.button(f"web-tab-{tab}").click()
        expect(page.locator(there).first).to_be_visible()
        expect(page.locator(".tile").first).not_to_be_visible()
        tour.look(f"tab-{tab}")
    visitor.button("web-tab-board").click()
    expect(page.locator(".tile").first).to_be_visible()
