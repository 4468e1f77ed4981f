"""Nothing needs a mouse, and one always sees where one is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Route, expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def press(visitor: Visitor, key: str) -> None:
    """Press a key; afterwards something has the focus, and it shows."""
    visitor.page.keyboard.press(key)
    visitor.page.wait_for_function(
        "() => new Promise((done) => requestAnimationFrame(() => done(1)))"
    )
    visitor.focus()


def wait_until(visitor: Visitor, game: str, seq: int) -> None:
    """Wait until this many choices are made and shown."""
    slider = visitor.page.locator("input[type=range]")
    expect(slider).to_have_attribute("max", str(seq))
    expect(visitor.choices.first).to_be_enabled()
    assert visitor.known(game)["seq"] == seq
    visitor.focus()


def tab_to(visitor: Visitor, control: Locator, key: str = "Tab") -> None:
    for _ in range(40):
        press(visitor, key)
        if control.evaluate("(one) => one === document.activeElement"):
            return
    raise AssertionError(f"{key} does not lead to {control}")


def set_up(visitor: Visitor) -> str:
    """From the home page to a table of two people at one device, with Tab, Enter and letters."""
    page = visitor.page
    visitor.open("/")
    expect(page.get_by_role("link", name="Forbidden Island")).to_be_visible()
    press(visitor, "Tab")
    assert visitor.focus()["name"] == visitor.say("web-skip")
    page.keyboard.press("Enter")  # to <main>, which is no control and shows no focus
    press(visitor, "Tab")
    assert visitor.focus()["name"] == "Forbidden Island"
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/forbidden-island")
    expect(visitor.button("web-start")).to_be_visible()
    for number in (2, 3):
        box = visitor.box("web-who-plays", number=number)
        tab_to(visitor, box)
        page.keyboard.type(visitor.say("web-kind-here"))
        expect(box).to_have_value("here")
    tab_to(visitor, page.locator("summary"))  # a known game, in which there is much to choose
    page.keyboard.press("Enter")
    tab_to(visitor, page.get_by_label(visitor.say("web-seed"), exact=True))
    page.keyboard.type("7")
    tab_to(visitor, visitor.button("web-start"), "Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/g/*")
    return visitor.game


def test_a_turn_without_a_mouse(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    game = set_up(visitor)
    expect(visitor.choices.first).to_be_visible()

    # L goes to a legal tile from anywhere, then round all of them; arrows go over the board.
    page.keyboard.press("l")
    expect(page.locator(".tile:focus")).to_have_count(1)
    legal = page.locator(".tile.legal").count()
    assert legal
    seen = [visitor.focus()["element"]]
    for _ in range(legal - 1):
        press(visitor, "l")
        seen.append(visitor.focus()["element"])
    assert len(set(seen)) == legal
    press(visitor, "l")
    assert visitor.focus()["element"] == seen[0]
    reached = {visitor.focus()["element"]}
    for arrow in ARROWS:
        for _ in range(6):
            press(visitor, arrow)
            reached.add(visitor.focus()["element"])
    assert len(reached) > 10
    assert None not in reached

    # Enter on a legal tile: an action. U takes it back.
    press(visitor, "l")
    press(visitor, "Enter")
    asked = visitor.ring.first
    done = page.locator('input[type=range][max="1"]')
    expect(asked.or_(done)).to_be_visible()
    if asked.count():
        expect(asked).to_be_focused()
        press(visitor, "Enter")
        expect(visitor.ring).to_have_count(0)
    wait_until(visitor, game, 1)
    press(visitor, "u")
    wait_until(visitor, game, 0)

    # Enter on a tile that is not lit says why, or what else; Esc closes and the focus comes back.
    tile = page.locator(".tile:not(.legal):not([data-from])").first
    name = tile.get_attribute("data-element")
    tile.focus()
    page.keyboard.press("Enter")
    opened = page.get_by_role("dialog").or_(visitor.ring.first)
    expect(opened).to_be_visible()
    press(visitor, "Escape")
    expect(opened).to_have_count(0)
    expect(page.locator(f'[data-element="{name}"]')).to_be_focused()

    # Numbers: a group, then one of it; Esc closes a group.
    group = page.locator(".choices button[aria-expanded]").first
    number = re.match(r"\d", group.inner_text())
    assert number is not None
    press(visitor, number[0])
    expect(group).to_have_attribute("aria-expanded", "true")
    press(visitor, "Escape")
    expect(group).to_have_attribute("aria-expanded", "false")
    press(visitor, number[0])
    expect(group).to_have_attribute("aria-expanded", "true")
    press(visitor, "2")
    wait_until(visitor, game, 1)

    # The rules, and back to where one was; on a tile that offers nothing the key is about the tile.
    press(visitor, "l")
    here = visitor.focus()
    press(visitor, "?")
    rules = page.get_by_role("dialog", name=visitor.say("web-rules"))
    expect(rules.locator(".now .rule").first).to_be_visible()
    press(visitor, "Tab")
    assert rules.evaluate("(one) => one.contains(document.activeElement)")
    press(visitor, "Escape")
    expect(rules).to_have_count(0)
    assert visitor.focus()["name"] == here["name"]

    # Back and forward through the game, Esc to now.
    press(visitor, "[")
    expect(visitor.button("web-to-now")).to_be_visible()
    press(visitor, "]")
    expect(visitor.choices.first).to_be_visible()
    press(visitor, "[")
    expect(visitor.button("web-to-now")).to_be_visible()
    press(visitor, "Escape")
    expect(visitor.choices.first).to_be_visible()

    # Typing a choice.
    page.keyboard.press("/")
    box = page.get_by_role("dialog").get_by_role("textbox")
    expect(box).to_be_focused()
    page.keyboard.type("move")
    expect(page.get_by_role("dialog").get_by_role("button").nth(1)).to_be_visible()
    press(visitor, "Enter")
    wait_until(visitor, game, 2)
    page.keyboard.press("/")
    expect(box).to_be_focused()
    page.keyboard.type("no more")
    press(visitor, "Enter")

    # The turn is over: the cards are drawn, the island sinks a little, the next person is asked.
    visitor.settle()
    visitor.focus()
    for _ in range(30):
        state = visitor.known(game)
        if state["view"]["turn"] > 1:
            break
        seq = state["seq"]
        press(visitor, "1")
        if page.locator(".options").count():
            press(visitor, "1")
        expect(page.locator("input[type=range]")).not_to_have_attribute("max", str(seq))
        visitor.settle()
        visitor.focus()
    assert visitor.known(game)["view"]["turn"] == 2


def test_the_menu_opens_though_it_comes_later(visit: Visit) -> None:
    """Its button is there at once; pressed before the menu is here, it opens when that comes."""
    visitor = visit()
    page = visitor.page
    held: list[Route] = []
    page.route("**/TableMenu-*.js", lambda route: held.append(route))
    button, menu = visitor.button("web-menu"), page.get_by_role("menu")
    whole = page.locator("[data-dropdown-menu-trigger]")

    def let_it_come() -> None:
        while not held:
            page.wait_for_timeout(20)
        expect(whole).to_have_count(0)
        expect(menu).to_have_count(0)
        assert len(held) == 1  # asked for once, by the table or by who pressed
        held.pop().continue_()
        expect(whole).to_have_count(1)

    visitor.create("here", "here", seed=7)
    expect(visitor.choices.first).to_be_visible()
    before = button.bounding_box()
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_be_focused()
    let_it_come()
    expect(menu.locator("[role^=menuitem]").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()
    assert button.bounding_box() == before

    # Only reached: it keeps the focus. Pressed with a mouse: it opens, unless one has gone on.
    for deed in ("reached", "pressed", "left"):
        page.reload()
        expect(visitor.choices.first).to_be_visible()
        if deed == "reached":
            button.focus()
        else:
            button.click()
        if deed == "left":
            page.locator(".tile").first.focus()
        let_it_come()
        expect(menu).to_have_count(1 if deed == "pressed" else 0)
        if deed == "reached":
            expect(button).to_be_focused()
