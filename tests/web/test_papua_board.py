"""The drawn board of Papúa: every phase seen, one turn by keyboard, sealed bids at one device."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from robinsonade.games import find_game
from robinsonade.kernel.match import Match
from tests.web.browsing import DESKTOP, PHONE, Language, Visitor
from tests.web.conftest import Visit
from tests.web.looks import Tour, in_both_languages

PAPUA: Final = "papua"
PERSON: Final = "person"
WITH_BOTS: Final = (PERSON, "greedy", "random")
ZONES: Final = 6
SMALL: Final[ViewportSize] = {"width": 1024, "height": 768}
# What has to be in sight when one decides at a desktop.
TO_DECIDE: Final = (
    "#prompt-title",
    "section.prompt .choices button",
    ".pap .zone",
    ".pap .energy-track",
    ".pap .phases",
    ".pap .tray",
    ".me .seat",
    ".others .seat",
)
SIX: Final = 6
ONE_LINE: Final = 12
# How many of these lie under something else, or are cut off on the right.
COVERED: Final = """
(all) => all.filter((one) => {
  const box = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(box.right - 4, box.y + box.height / 2));
}).length
"""
Wanted = Callable[[Match], bool]


def asked(name: str, *, round_: int = 1, waiting: Sequence[int] = (0,)) -> Wanted:
    """These seats are asked this, from this round on."""

    def wanted(match: Match) -> bool:
        table: Any = match.table
        if table.turn < round_ or table.waiting() != list(waiting):
            return False
        prompt = table.agenda[-1].prompt(table)
        return prompt is not None and prompt.kind.name == name

    return wanted


def search(wanted: Wanted, seats: int) -> Match:
    """The first position that is as wanted, over many random games."""
    for seed in range(300):
        match = Match(find_game(PAPUA), seats, seed, {})
        dice = random.Random(seed)
        while not match.over:
            if match.choices_made and wanted(match):
                return match
            match.play(dice.choice(match.table.choices()).id)
        if wanted(match):
            return match
    raise AssertionError("no such position")


@cache
def position(name: str) -> dict[str, Any]:
    """A match file; seats but the first are bots."""
    wanted: dict[str, Wanted] = {
        "forbid": asked("forbid", round_=2),
        "coins": asked("coins"),
        "set-dice": asked("set-dice", round_=3),
        "place": asked("place", round_=2),
        "eat": asked("eat", round_=3),
        "counter": asked("counter"),
        "bids": asked("bids", round_=2),
        "end": lambda match: match.over,
    }
    match = search(wanted[name], len(WITH_BOTS))
    match.players = list(WITH_BOTS)
    return match.to_dict()


PROMPTS: Final = ("forbid", "coins", "set-dice", "place", "eat", "counter", "bids")


@in_both_languages
def test_every_phase(visit: Visit, language: Language) -> None:
    tour = Tour(visit, language)
    visitor, page = tour.visitor, tour.visitor.page
    for name in tour.share(PROMPTS):
        visitor.sit_down(visitor.bring(position(name)))
        expect(visitor.choices.first).to_be_visible()
        expect(page.locator(".pap .zone")).to_have_count(ZONES)
        for _ in tour.all_looks():
            tour.look(f"papua-{name}")
            if not visitor.phone:
                tour.in_sight(name, *TO_DECIDE)
            if name == "bids":
                around(tour)
    if tour.share([*PROMPTS, "end"])[-1] == "end":
        look_at_the_score(tour)
    tour.over()


def test_six_dice_lie_side_by_side_on_a_magnified_page(visit: Visit) -> None:
    """None under a button: what the button does is in the question, too."""

    def wanted(match: Match) -> bool:
        table: Any = match.table
        return asked("place")(match) and sum(table.dice[1:-1]) == SIX

    match = search(wanted, len(WITH_BOTS))
    match.players = list(WITH_BOTS)
    visitor: Visitor = visit(size=(640, 400))
    visitor.sit_down(visitor.bring(match.to_dict()))
    dice = visitor.page.locator(".tray .slot.legal")
    expect(dice).to_have_count(SIX)
    assert dice.evaluate_all(COVERED) == 0
    stop = visitor.page.locator('section.prompt [data-choice="0.stop-placing"]')
    expect(stop).to_be_visible()
    assert visitor.too_small() == []


def test_five_dice_on_the_stage_lie_in_one_row_on_a_phone(visit: Visit) -> None:
    def wanted(match: Match) -> bool:
        table: Any = match.table
        return asked("catastrophe")(match) and sum(table.dice) == SIX - 1

    match = search(wanted, len(WITH_BOTS))
    match.players = list(WITH_BOTS)
    visitor = visit(size=PHONE)
    visitor.open(f"/g/{visitor.bring(match.to_dict())}")
    dice = visitor.stage.locator(".dice .one")
    expect(dice).to_have_count(SIX - 1)
    tops = dice.evaluate_all("(all) => all.map((one) => Math.round(one.offsetTop))")
    assert len(set(tops)) == 1, tops


@pytest.mark.parametrize("size", [PHONE, (390, 844)])
def test_the_heading_of_a_bid_is_one_line(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(language="es", size=size)
    visitor.sit_down(visitor.bring(position("bids")))
    head = visitor.page.locator(".tray .sheet .head")
    expect(head).to_be_visible()
    tops = head.locator("> :visible").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert max(tops) - min(tops) < ONE_LINE, tops


@in_both_languages
def test_a_doubt_is_read_to_its_end(visit: Visit, language: Language) -> None:
    """Below a question of two lines, too: what has to be pressed again stands in it."""

    def wanted(match: Match) -> bool:
        if not asked("place")(match):
            return False
        zones = match.game.view(match.table, 0)["zones"]
        return not any(zone["explorers"][0] for zone in zones)

    match = search(wanted, len(WITH_BOTS))
    match.players = list(WITH_BOTS)
    visitor = visit(language=language, size=DESKTOP)
    visitor.sit_down(visitor.bring(match.to_dict()))
    visitor.page.locator('section.prompt [data-choice="0.stop-placing"]').click()
    expect(visitor.page.locator(".prompt .doubt")).to_be_visible()
    said = visitor.page.locator(".prompt .say")
    assert said.evaluate("(said) => said.scrollHeight - said.clientHeight") <= 0


def look_at_the_score(tour: Tour) -> None:
    """Line by line, with its rules."""
    visitor, page = tour.visitor, tour.visitor.page
    visitor.sit_down(visitor.bring(position("end")))
    expect(visitor.end).to_be_visible()
    visitor.button("web-end-look").click()
    sheet = page.locator(".pap .sheet")
    view = visitor.known(visitor.game)["view"]
    expect(sheet.locator("tbody tr")).to_have_count(len(view["sheet"]))
    expect(sheet).to_contain_text("PAP-10.7")
    total = sum(line["points"][0] for line in view["sheet"])
    expect(sheet.locator("tfoot td").first).to_have_text(str(total))
    for _ in tour.all_looks():
        tour.look("papua-end")


def around(tour: Tour) -> None:
    """An element explains itself; a phone has tabs; a bid fits on a small screen, too."""
    visitor, page = tour.visitor, tour.visitor.page
    if not visitor.phone:
        page.set_viewport_size(SMALL)
        expect(page.locator(".lay.small")).to_be_visible()
        bid = page.locator(".pap .sheet .part")
        wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
        expect(bid).to_have_count(3)
        assert bid.evaluate_all(wide) == 0
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        expect(page.locator(".lay.wide")).to_be_visible()
    page.locator('[data-element="zone:huts"]').click()
    expect(page.get_by_role("dialog")).to_contain_text(visitor.say("web-pap-about-huts"))
    tour.look("papua-zone")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if visitor.phone:
        for tab, there in (("me", ".me .screen"), ("table", ".others .seat"), ("board", ".pap")):
            visitor.button(f"web-tab-{tab}").click()
            expect(page.locator(there).first).to_be_visible()
            tour.look(f"papua-tab-{tab}")


def test_the_set_up_has_the_colours_of_the_game_and_its_rules_aside(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    game = visitor.bring(position("place"))
    visitor.sit_down(game)
    fills = "(all) => all.map((one) => one.style.getPropertyValue('--fill'))"
    order = visitor.known(game)["view"]["turn_order"]
    marks = page.locator(".phases .order svg.mark").evaluate_all(fills)
    visitor.open("/new/papua")
    expect(page.locator("ul.rows svg.mark")).to_have_count(len(order))
    seats = page.locator("ul.rows svg.mark").evaluate_all(fills)
    assert [seats[seat] for seat in order] == marks

    rules = page.locator("details", has_text=visitor.say("web-house-rules"))
    expect(rules.locator("select").first).to_be_hidden()
    rules.locator("summary").click()
    expect(rules.locator("select")).to_have_count(6)
    expect(rules.locator("select").first).to_be_visible()


# -- without a mouse -------------------------------------------------------------------------------


def place_of(visitor: Visitor) -> str:
    """The place of the board that has the focus, and one can see that it has."""
    visitor.focus()
    return str(visitor.page.evaluate("document.activeElement.dataset.element ?? ''"))


def press(visitor: Visitor, key: str) -> str:
    visitor.page.keyboard.press(key)
    visitor.page.wait_for_function(
        "() => new Promise((done) => requestAnimationFrame(() => done(1)))"
    )
    return place_of(visitor)


def decided(visitor: Visitor, game: str, seq: int) -> dict[str, Any]:
    """Wait until a choice has been made and shown; the state after it."""
    slider = visitor.page.locator("input[type=range]")
    expect(slider).not_to_have_attribute("max", str(seq))
    visitor.settle()
    return visitor.known(game)


def go_to(visitor: Visitor, wanted: str) -> str:
    """L until the focus is on such a place."""
    first = place = press(visitor, "l")
    while not place.startswith(wanted):
        place = press(visitor, "l")
        assert place != first, f"L does not lead to {wanted}"
    return place


def number_of(option: Locator) -> str:
    return option.locator("kbd").inner_text()


def test_a_turn_without_a_mouse(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    game = visitor.bring(position("coins"))
    visitor.sit_down(game)
    expect(visitor.choices.first).to_be_visible()

    # Arrows go over zones, destinations, crates, the open page and dice.
    press(visitor, "l")
    reached = {place_of(visitor)}
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight"):
        for _ in range(6):
            reached.add(press(visitor, arrow))
    assert {"zone", "destination", "die"} <= {one.split(":")[0] for one in reached}

    # A die in the hand: what a coin can do with it; Esc puts it back.
    die = go_to(visitor, "die:")
    action = press(visitor, "Enter")
    assert action.startswith("act:")
    expect(page.locator(".slot.held")).to_have_count(1)
    assert press(visitor, "Escape") == die
    expect(page.locator(".slot.held")).to_have_count(0)
    before = visitor.known(game)
    press(visitor, "Enter")
    page.keyboard.press("Enter")  # the first action, a reroll
    state = decided(visitor, game, before["seq"])
    visitor.focus()
    me = state["view"]["seats"][0]
    assert me["coins"] < before["view"]["seats"][0]["coins"] or me["pool"] < 7
    while state["decision"]["prompt"] == "catastrophe":
        press(visitor, "1")
        state = decided(visitor, game, state["seq"])
    while state["decision"]["prompt"] == "coins":
        press(visitor, number_of(page.locator('[data-choice*="keep-dice"]')))
        state = decided(visitor, game, state["seq"])

    # Two dice to zones: with a free marker one chooses the zone as well.
    placed = 0
    while state["decision"]["prompt"] == "place" and placed < 2:
        die = go_to(visitor, "die:")
        page.keyboard.press("Enter")
        expect(page.locator(".slot.held")).to_have_count(1)
        face = die.split(":")[1]
        able = {
            one["words"]["zone"][0]
            for one in state["decision"]["choices"]
            if one["kind"] == "place" and one["words"]["die"] == [face]
        }
        expect(page.locator(".zone.legal")).to_have_count(len(able))
        expect(page.locator(".zone.legal .cost")).to_have_count(len(able))
        zone = go_to(visitor, "zone:")
        assert zone.split(":")[1] in able
        # What it would mean there stands in the prompt.
        expect(page.locator(".prompt .remark")).to_contain_text(
            page.locator(f".zone.{zone.split(':')[1]} .name").inner_text()
        )
        page.keyboard.press("Enter")
        state = decided(visitor, game, state["seq"])
        placed += 1
        assert sum(zone["explorers"][0] for zone in state["view"]["zones"]) == placed
        visitor.focus()
    if state["decision"]["prompt"] == "place":
        press(visitor, number_of(page.locator('[data-choice*="stop-placing"]')))
        state = decided(visitor, game, state["seq"])

    # Food or energy, on the board: the turn is over.
    assert state["decision"]["prompt"] == "eat"
    meals = page.locator(".meal")
    expect(meals.first).to_be_visible()
    meals.first.focus()
    press(visitor, "Tab")
    page.keyboard.press("Enter")
    state = decided(visitor, game, state["seq"])
    assert state["view"]["seats"][0]["food"] == 2
    visitor.focus()


# -- sealed bids -----------------------------------------------------------------------------------


def test_sealed_bids_at_one_device(visit: Visit) -> None:
    """Two people bid; the curtain falls between them, and neither learns of the other's bid."""

    def both_bid(match: Match) -> bool:
        table: Any = match.table
        return (
            asked("bids", waiting=(0, 1))(match)
            and all(not bid for bid in table.agenda[-1].bids)
            and min(table.pool) >= 3
        )

    match = search(both_bid, 2)
    match.players = [PERSON, PERSON]
    visitor = visit()
    page = visitor.page
    game = visitor.bring(match.to_dict())
    visitor.open(f"/g/{game}")
    curtain, tray = page.locator(".curtain"), page.locator(".tray")
    visitor.button("web-curtain-button", seat="Player 1").click()  # it is loaded in the middle
    expect(tray).to_contain_text(visitor.say("web-pap-your-bid"))
    expect(curtain).to_have_count(0)
    expect(page.locator(".me .screen")).to_have_count(1)

    # The first one bids two explorers for the jungle, and whatever is asked after that.
    more = page.locator('[data-element="act:more"]')
    seal = page.locator('[data-element="act:seal"]')
    more.click()
    more.click()
    expect(seal).to_have_text("Jungle: 2 explorers")
    seal.click()
    expect(page.locator(".log")).to_contain_text("bids 2 explorers for the jungle")
    while True:
        expect(seal.or_(curtain).first).to_be_visible()
        if curtain.count():
            break
        key = seal.get_attribute("data-choice")
        seal.click()
        expect(page.locator(f'[data-element="act:seal"][data-choice="{key}"]')).to_have_count(0)

    # Nothing of it is left on the page, neither behind the curtain nor for the second one.
    expect(curtain.get_by_role("heading")).to_have_text(
        visitor.say("web-curtain-title", seat="Player 2")
    )
    for hidden in (".pap", ".tray", ".me", ".log", "[data-choice]"):
        expect(page.locator(hidden)).to_have_count(0)
    assert "2 explorers for" not in page.content()
    assert visitor.axe() == []
    handed_over = len(visitor.messages)
    visitor.button("web-curtain-button", seat="Player 2").press("Enter")
    expect(tray).to_contain_text(visitor.say("web-pap-your-bid"))
    assert "2 explorers for" not in page.content()
    expect(page.locator('[data-choice^="0."]')).to_have_count(0)
    expect(page.locator(".part .figures").first).to_have_text("Explorers 0 Coins ·")
    expect(page.locator(".sheet li").first).to_contain_text(visitor.say("web-pap-sealed"))
    for message in visitor.messages[handed_over:]:
        assert '"bid-put"' not in message
        assert "0.bid" not in message
    [state] = [data for data in map(json.loads, visitor.messages[handed_over:]) if "view" in data][
        :1
    ]
    assert state["viewer"] == 1
    assert state["view"]["bid"] == []
    assert state["view"]["seats"][0]["coins"] is None
    visitor.picture("papua-second-bid-desktop-light-en")

    # The second one bids one: then all is revealed, and lies on the cards.
    revealed = page.locator(".bids .mark")
    expect(revealed).to_have_count(0)
    more.click()
    while True:
        key = seal.get_attribute("data-choice")
        seal.click()
        expect(page.locator(f'[data-element="act:seal"][data-choice="{key}"]')).to_have_count(0)
        expect(seal.or_(curtain).or_(revealed).first).to_be_visible()
        if not seal.count():
            break
    if curtain.count():
        curtain.get_by_role("button").click()
    bids = page.locator('[data-element="destination:jungle"] .bids > span:has(.mark)')
    expect(bids).to_have_count(2)
    expect(page.locator('[data-element="destination:jungle"] .bids')).to_contain_text("2")
