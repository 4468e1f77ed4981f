"""Every title in every layout: all parts in their places, nothing on top of another, nothing moves.

The layout is chosen by the width and the height of the window. Checks 1, 2 and 26 to 29.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.patience import Patience
from tests.web import (
    positions,
    test_naufragos_board,
    test_papua_board,
    test_robinson_board,
)
from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import Visit

Position = Callable[[str], dict[str, Any]]
# Where a person decides, and what of theirs must be in sight then.
TITLES: Final[dict[str, tuple[Position, str, str]]] = {
    "forbidden-island": (positions.position, "action", ".me .hand > *"),
    "papua": (test_papua_board.position, "place", ".me .screen"),
    "naufragos": (test_naufragos_board.position, "place", ".me .energy-scale"),
    "robinson-crusoe": (test_robinson_board.position, "plan", ".me .life"),
}
SIZES: Final = {
    "huge": (1920, 1080),
    "wide": DESKTOP,
    "small": (1024, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "low": PHONE,
    "side": (844, 390),
    "zoom": (640, 400),
}
ON_ITS_SIDE: Final = ("side", "zoom")
BOARD: Final = ".stage > .board"
PARTS: Final = (
    BOARD,
    ".stage > .told",
    ".hands > .ask",
    ".hands > .own",
    ".hands > .me",
    ".hands > .others",
    ".hands > .marks",
    ".aim",
    "nav.tabs",
)
DECISIONS: Final = 5
SHIFT: Final = 0.01
LINES: Final = 3
# How many lines of the story, each a choice of its own, are in sight.
STORY: Final = """
(box) => {
  const one = box.querySelector('li button');
  const { paddingTop, paddingBottom } = getComputedStyle(one);
  const line = parseFloat(getComputedStyle(one.querySelector('.line')).lineHeight);
  return box.clientHeight / (parseFloat(paddingTop) + line + parseFloat(paddingBottom));
}
"""
# The parts of the table that are there, as (name, left, top, right, bottom).
BOXES: Final = """
(parts) => parts.flatMap((part) => {
  const one = document.querySelector(`.lay ${part}`);
  if (!one || !one.checkVisibility()) return [];
  const box = one.getBoundingClientRect();
  return [[part, box.left, box.top, box.right, box.bottom]];
})
"""
# Words in a single line that do not fit, and cannot be read anywhere else.
CUT: Final = """
() => [...document.querySelectorAll('.lay *, header *')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr, [aria-hidden=true], svg'))
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => getComputedStyle(one).overflowX !== 'visible')
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .filter((one) => !one.closest('[title], [aria-label], .say'))
  .map((one) => one.textContent.trim())
"""
# Pawns that do not stand on their tile, or are hidden by it when it has the keyboard.
ASTRAY: Final = """
() => [...document.querySelectorAll('.fi .pawn')].filter((pawn) => {
  const box = pawn.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const tile = [...document.querySelectorAll('.fi .tile')].find((one) => {
    const room = one.getBoundingClientRect();
    return x > room.left && x < room.right + 9 && y > room.top && y < room.bottom;
  });
  tile?.focus({ focusVisible: true });
  const depth = (one) => Number(getComputedStyle(one).zIndex) || 0;
  return !tile || depth(tile) >= depth(pawn);
}).map((pawn) => pawn.dataset.thing)
"""
SCROLLS: Final = """
() => [document.scrollingElement.scrollHeight - innerHeight,
       document.scrollingElement.scrollWidth - innerWidth]
"""
# How much has moved, in the measure of browsers, whoever has caused it; from where to where: things
# that are gone by then have no name any more.
WATCH: Final = """
() => {
  window.shifts = [];
  const told = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.shifts.push([one.value, one.sources.map(
      ({ node, previousRect, currentRect }) => `${node?.nodeName}.${node?.className}: `
        + `${node?.textContent} (${told(previousRect)} -> ${told(currentRect)})`).join(' | ')]);
  }).observe({ type: 'layout-shift' });
}
"""
# The page knows of its new size, and so does the measure that its parts are laid out by.
HAS_SIZE: Final = """
([width, height]) => innerWidth === width && innerHeight === height
  && Math.abs(document.querySelector('#app').getBoundingClientRect().height - height) < 1
"""
TWO_FRAMES: Final = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
"""
PRESS: Final = """
() => (document.querySelector('.options .option:not(:disabled)')
  ?? document.querySelector('.choices button:not(:disabled)'))?.click()
"""
each_title = pytest.mark.parametrize("title", TITLES)


def sit_down(visitor: Visitor, title: str) -> str:
    position, name, _ = TITLES[title]
    game = visitor.bring(position(name))
    visitor.sit_down(game)
    expect(visitor.choices.first).to_be_visible()
    visitor.page.evaluate("document.fonts.ready.then(() => null)")
    visitor.page.evaluate(TWO_FRAMES)
    return game


def resize(visitor: Visitor, size: str) -> None:
    width, height = SIZES[size]
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.wait_for_function(HAS_SIZE, arg=[width, height])
    name = {"low": "phone", "zoom": "side"}.get(size, size)
    expect(visitor.page.locator(f".lay.{name}")).to_be_visible()
    expect(visitor.choices.first).to_be_visible()
    visitor.page.evaluate(TWO_FRAMES)


def boxes(visitor: Visitor) -> list[tuple[str, float, float, float, float]]:
    return [tuple(one) for one in visitor.page.evaluate(BOXES, list(PARTS))]


def overlap(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """By more than a rounded pixel."""
    return bool(
        min(one[3], other[3]) - max(one[1], other[1]) > 1
        and min(one[4], other[4]) - max(one[2], other[2]) > 1
    )


def is_asked(visitor: Visitor, known: dict[str, Any], before: int) -> bool:
    """Has the game gone on, as far as the page shows it, until it waits for the visitor?"""
    if known["seq"] == before or 0 not in known["decision"]["waiting"]:
        return False
    seen = visitor.page.evaluate("Number(document.querySelector('input[type=range]').max)")
    return bool(seen == known["seq"]) and visitor.prompt.locator("button:enabled").count() > 3


@each_title
def test_every_part_has_its_place_in_every_layout(visit: Visit, title: str) -> None:
    """In Spanish, whose words are the longest."""
    visitor = visit(language="es")
    sit_down(visitor, title)
    faults: list[str] = []
    for size, (width, height) in SIZES.items():
        resize(visitor, size)
        found = boxes(visitor)
        parts = {part: box for part, *box in found}
        assert set(PARTS[:3]) <= set(parts), size
        for part, left, top, right, bottom in found:
            if left < -1 or top < -1 or right > width + 1 or bottom > height + 1:
                faults.append(f"{size}: {part} is not in the window")
        faults += [
            f"{size}: {one[0]} and {other[0]} overlap"
            for one, other in itertools.combinations(found, 2)
            if overlap(one, other)
        ]
        down, across = visitor.page.evaluate(SCROLLS)
        if down > 0 or across > 0:
            faults.append(f"{size}: the page scrolls by {down} and {across}")
        left, top, right, bottom = parts[BOARD]
        if size in ON_ITS_SIDE and (right - left < 300 or bottom - top < 220):
            faults.append(f"{size}: the board is {right - left:.0f} × {bottom - top:.0f}")
        wanted = ["#prompt-title", "section.prompt .choices button"]
        wanted += [TITLES[title][2]] if size in ("huge", "wide", "small") else []
        faults += [f"{size}, out of sight: {one}" for one in visitor.out_of_sight(*wanted)]
        if size in ("low", *ON_ITS_SIDE):
            faults += [f"{size}, too small: {one}" for one in visitor.too_small()]
        faults += [f"{size}, cut: {one}" for one in visitor.page.evaluate(CUT)]
        faults += [f"{size}, astray: {one}" for one in visitor.page.evaluate(ASTRAY)]
    assert not faults, "\n".join(faults)


@each_title
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_nothing_moves_from_one_decision_to_the_next(visit: Visit, title: str, size: str) -> None:
    visitor = visit(size=SIZES[size])
    page = visitor.page
    game = sit_down(visitor, title)
    page.evaluate(WATCH)
    before = boxes(visitor)
    for _ in range(DECISIONS):
        seq = visitor.known(game)["seq"]
        patience = Patience()
        while not is_asked(visitor, known := visitor.known(game), seq):
            if known["outcome"]:
                break
            if known["seq"] == seq:
                page.evaluate(PRESS)
            page.evaluate(TWO_FRAMES)
            patience.spend(known["version"])
        if known["outcome"]:
            break
        assert boxes(visitor) == before
        shifts = sorted(page.evaluate("window.shifts"), reverse=True)
        assert sum(value for value, _ in shifts) < SHIFT, shifts[:5]


@each_title
def test_the_story_has_room_beside_three_others(visit: Visit, title: str) -> None:
    """Whoever wants to read all of it, or goes back, has the slider again."""
    visitor = visit()
    seats = [{"kind": "here"}, *[{"kind": "bot", "player": "greedy"}] * 3]
    answer = visitor.context.request.post(
        "/api/games", data={"game": title, "seats": seats, "seed": 5}
    )
    assert answer.status == 201, answer.text()
    visitor.sit_down(str(answer.json()["id"]))
    story = visitor.page.locator(".history .box")
    expect(story).to_be_visible()
    visitor.settle()
    expect(story.locator("li button").first).to_be_visible()
    assert story.evaluate(STORY) >= LINES
    slider = visitor.page.locator(".history input[type=range]")
    expect(slider).to_be_hidden()
    visitor.button("web-whole-log").click()
    expect(slider).to_be_visible()


def test_the_story_stays_at_its_end_in_another_size(visit: Visit) -> None:
    visitor = visit()
    sit_down(visitor, "forbidden-island")
    resize(visitor, "huge")
    resize(visitor, "wide")
    story = visitor.page.locator(".history .box")
    assert story.evaluate("(box) => box.scrollHeight - box.scrollTop - box.clientHeight") <= LINES
