"""The board of Náufragos: drawn, within reach of the keyboard, on every screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from playwright.sync_api import expect

from robinsonade.games import find_game
from robinsonade.kernel.match import Match
from tests.web.browsing import Language, Visitor
from tests.web.conftest import Visit
from tests.web.looks import Tour, in_both_languages

SLUG: Final = "naufragos"
SEATS: Final = 3
ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
Wanted = Callable[[Match], bool]

# What has to be in sight when one decides at a desktop.
TO_DECIDE: Final = (
    "#prompt-title",
    "section.prompt .choices button",
    "[data-element]",
    ".me .seat",
    ".weather .here",
    ".phases .here",
    ".scale li",
)
# Prompts to look at, with what is drawn only then.
PHASES: Final = {
    "castaway": "[data-element^='person:']",
    "white": "[data-element^='action:']",
    "place": "[data-element^='rest:']",
    "explore": ".march li",
    "remains": ".open-cards [data-element^='card:']",
    "feed": ".phases .here",
    "slot": "[data-element^='slot:']",
    "end": "section.end",
}


def at_prompt(name: str, least: int) -> Wanted:
    """The first seat, and nobody else, is asked this."""

    def wanted(match: Match) -> bool:
        table = match.table
        if len(match.choices_made) < least or table.waiting() != [0]:
            return False
        prompt = table.agenda[-1].prompt(table)
        return prompt is not None and prompt.kind.name == name

    return wanted


@cache
def position(name: str) -> dict[str, Any]:
    """A match file; seats but the first are bots. Found by playing at random, always the same."""
    wanted = at_prompt(name, 0 if name == "castaway" else 30)
    for seed in range(200):
        match = Match(find_game(SLUG), SEATS, seed, {})
        dice = random.Random(seed)
        while not match.over:
            if match.choices_made and wanted(match):
                break
            match.play(dice.choice(match.table.choices()).id)
        if match.over == (name == "end"):
            match.players = ["person", "greedy", "greedy"]
            return match.to_dict()
    raise AssertionError("no such position")


def set_up(visitor: Visitor) -> str:
    """A new game of one person and two bots, opened; returns its id."""
    seats = [{"kind": "here"}, *[{"kind": "bot", "player": "greedy"}] * (SEATS - 1)]
    answer = visitor.context.request.post(
        "/api/games", data={"game": SLUG, "seats": seats, "seed": 5}
    )
    assert answer.status == 201, answer.text()
    game = str(answer.json()["id"])
    visitor.sit_down(game)
    return game


def spot(visitor: Visitor) -> str | None:
    """What of the board has the keyboard."""
    found: str | None = visitor.page.evaluate("document.activeElement.dataset.element ?? null")
    return found


def press(visitor: Visitor, key: str) -> str | None:
    """Press a key; one must see what has the keyboard then."""
    visitor.page.keyboard.press(key)
    visitor.page.wait_for_function(
        "() => new Promise((done) => requestAnimationFrame(() => done(1)))"
    )
    visitor.focus()
    return spot(visitor)


@in_both_languages
def test_the_table(visit: Visit, language: Language) -> None:
    tour = Tour(visit, language)
    visitor, page = tour.visitor, tour.visitor.page
    for name in tour.share(PHASES):
        visitor.sit_down(visitor.bring(position(name)))
        expect(page.locator(PHASES[name]).first).to_be_attached()
        expect(visitor.choices.first.or_(visitor.end)).to_be_visible()
        for _ in tour.all_looks():
            tour.look(f"naufragos-{name}")
            if not visitor.phone and name not in ("castaway", "end"):
                tour.in_sight(name, *TO_DECIDE)
            if visitor.phone and name == "place":
                around_the_phone(tour)
    tour.over()


def around_the_phone(tour: Tour) -> None:
    """The three parts of the board, an element of it, and the castaways."""
    visitor, page = tour.visitor, tour.visitor.page
    for part in ("camp", "day", "island"):
        visitor.button(f"web-nau-panel-{part}").click()
        expect(page.locator(f"[data-panel={part}]")).to_be_visible()
        expect(page.locator("[data-panel]:visible")).to_have_count(1)
        tour.look(f"naufragos-{part}")
    page.locator("[data-element='deck:coast']").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    tour.look("naufragos-deck")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for tab, there in (("table", ".others .seat"), ("me", ".me .seat")):
        visitor.button(f"web-tab-{tab}").click()
        expect(page.locator(there).first).to_be_visible()
        tour.look(f"naufragos-tab-{tab}")
    visitor.button("web-tab-board").click()


def test_a_turn_without_a_mouse(visit: Visit) -> None:
    """From the choice of a castaway to the next morning, with keys only."""
    visitor = visit()
    page = visitor.page
    game = set_up(visitor)
    visitor.settle()

    # All castaways are offered: L goes to one, arrows over the others, Enter takes one.
    assert page.locator("[data-element].legal").count() > 1
    page.keyboard.press("l")
    expect(page.locator("[data-element]:focus")).to_have_count(1)
    reached = {press(visitor, arrow) for arrow in ARROWS for _ in range(3)}
    assert len(reached) > 6
    assert None not in reached
    seen = visitor.known(game)
    page.keyboard.press("Enter")
    placed = False
    for _ in range(60):
        wait_for_more(visitor, seen["seq"])
        seen = visitor.known(game)
        if seen["view"]["turn"] > 1:
            break
        placed = decide(visitor, seen) or placed
    assert placed, "no pawn was placed on the board"
    assert seen["view"]["turn"] > 1
    assert visitor.focus()


def wait_for_more(visitor: Visitor, seq: int) -> None:
    """Wait until another choice is made and this browser may choose again."""
    page = visitor.page
    page.wait_for_function(
        """(seq) => Number(document.querySelector('input[type=range]')?.max) > seq
          && document.querySelector('.choices button:not([disabled]), section.end')""",
        arg=seq,
    )
    visitor.put_card_down()
    assert not page.get_by_role("dialog").count()


def decide(visitor: Visitor, seen: dict[str, Any]) -> bool:
    """Something legal on the board if there is anything, else the first option. On the board?"""
    page = visitor.page
    if page.locator("[data-element].legal").count():
        before = press(visitor, "l")
        assert before is not None
        expect(page.locator(f'[data-element="{before}"].legal')).to_be_focused()
        page.keyboard.press("Enter")
        asked = visitor.ring.first
        done = page.locator(f'input[type=range]:not([max="{seen["seq"]}"])')
        expect(asked.or_(done).first).to_be_visible()
        if asked.count() and not done.count():
            page.keyboard.press("Enter")
            expect(visitor.ring).to_have_count(0)
        return before.startswith(("action:", "rest:"))
    page.keyboard.press("1")
    option = page.locator(".options .option").first
    done = page.locator(f'input[type=range]:not([max="{seen["seq"]}"])')
    expect(option.or_(done).first).to_be_visible()
    if not done.count():
        page.keyboard.press("1")
    return False
