"""A whole turn by tap, by drag and by key: the same choices; few presses for what is often done."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from robinsonade.games import find_game
from robinsonade.games.forbidden_island.position import island
from robinsonade.games.naufragos.position import shore
from robinsonade.games.papua.position import camp as papua_camp
from robinsonade.games.robinson_crusoe.position import camp as robinson_camp
from robinsonade.kernel.match import Match
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit

LANDED: Final = {"engineer": "fools_landing", "messenger": "fools_landing"}


class Move(NamedTuple):
    """One choice, and between which elements it lies; without a place it is a button."""

    choice: str
    source: str = ""
    place: str = ""
    first: bool = False  # it has to be taken up before it can be put anywhere


def turn_of(slug: str) -> tuple[Any, list[str], list[Move]]:
    """A table, who sits there, and a whole turn of the first seat."""
    if slug == "forbidden-island":
        table: Any = island(at=LANDED, flooded=["observatory"], hands=["HE", "E"])
        return (
            table,
            ["person", "person"],
            [
                Move("0.shore.observatory", "tile:fools_landing", "tile:observatory"),
                Move(
                    "0.give.treasure_earth_stone.1",
                    "card:treasure_earth_stone",
                    "tile:fools_landing",
                ),
                Move("0.move.gold_gate", "tile:fools_landing", "tile:gold_gate"),
            ],
        )
    if slug == "papua":
        return (
            papua_camp(2),
            ["person", "greedy"],
            [
                Move("0.keep-dice"),
                Move("0.place.2.huts", "die:2:0", "zone:huts", first=True),
                Move("0.place.4.funding", "die:4:0", "zone:funding", first=True),
                Move("0.stop-placing"),
            ],
        )
    if slug == "naufragos":
        return (
            shore(1),
            ["person"],
            [
                Move("0.place.forage", "pawn:0", "action:forage"),
                Move("0.place.wood", "pawn:0", "action:wood"),
                Move("0.rest.1", "pawn:0", "rest:1"),
            ],
        )
    return (
        robinson_camp(("carpenter",)),
        ["person"],
        [
            Move("0.plan.explore_n1.free", "pawn:carpenter", "space:n1"),
            Move("0.join.carpenter", "pawn:carpenter", "plan:1"),
        ],
    )


def match_of(slug: str, table: Any, players: Iterable[str]) -> dict[str, Any]:
    match = Match.from_table(find_game(slug), table, seed=1)
    match.players = list(players)
    return match.to_dict()


def sent(visitor: Visitor) -> list[str]:
    """The choices that this page has sent to the server, in their order."""
    posts = [one for one in visitor.asked if one.url.endswith("/choices")]
    return [json.loads(one.post_data or "{}")["choice"] for one in posts]


def element(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-element="{name}"], [data-from="{name}"]').first


def middle(one: Locator) -> tuple[float, float]:
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None, one
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ringed(visitor: Visitor, choice: str) -> Locator:
    return visitor.page.locator(f'.ring [data-choice="{choice}"]')


def by_tap(visitor: Visitor, move: Move) -> None:
    if not move.place:
        visitor.prompt.locator(f'[data-choice="{move.choice}"]').click()
        return
    if move.first:
        element(visitor, move.source).click()
    element(visitor, move.place).click()


def by_drag(visitor: Visitor, move: Move) -> None:
    """What cannot be dragged is a button."""
    if not move.place:
        by_tap(visitor, move)
        return
    mouse = visitor.page.mouse
    mouse.move(*middle(element(visitor, move.source)))
    mouse.down()
    mouse.move(*middle(element(visitor, move.place)), steps=4)
    expect(visitor.page.locator(".ghost")).to_have_count(1)
    expect(visitor.page.locator("[data-over]")).to_have_count(1)
    mouse.up()
    expect(visitor.page.locator(".ghost")).to_have_count(0)


def go_to(visitor: Visitor, wanted: str) -> None:
    """L until such an element has the focus."""
    seen: list[str] = []
    while not seen or seen[-1] != wanted:
        assert len(seen) < 60, f"L leads to {seen}, not to {wanted}"
        visitor.page.keyboard.press("l")
        seen.append(str(visitor.focus()["element"]))


def by_key(visitor: Visitor, move: Move) -> None:
    keyboard = visitor.page.keyboard
    if not move.place:
        keyboard.press(
            visitor.prompt.locator(f'[data-choice="{move.choice}"] kbd').first.inner_text()
        )
        return
    if move.first:
        go_to(visitor, move.source)
        keyboard.press("Enter")
    go_to(visitor, move.place)
    keyboard.press("Enter")


WAYS: Final[tuple[Callable[[Visitor, Move], None], ...]] = (by_tap, by_drag, by_key)


@pytest.mark.parametrize("slug", ["forbidden-island", "papua", "naufragos", "robinson-crusoe"])
def test_a_turn_by_tap_by_drag_and_by_key_is_the_same(visit: Visit, slug: str) -> None:
    table, players, turn = turn_of(slug)
    visitor = visit()
    match = match_of(slug, table, players)
    told: list[list[str]] = []
    for act in WAYS:
        before = len(sent(visitor))
        visitor.sit_down(visitor.bring(match))
        expect(visitor.choices.first).to_be_enabled()
        for n, move in enumerate(turn):
            act(visitor, move)
            asked = ringed(visitor, move.choice)
            slider = visitor.page.locator("input[type=range]")
            done = visitor.page.locator(f'input[type=range]:not([max="{n}"])')
            expect(asked.or_(done).first).to_be_attached()
            if asked.count():
                if act is by_key:
                    visitor.page.keyboard.press(asked.locator("kbd").inner_text())
                else:
                    asked.click()
            expect(slider).not_to_have_attribute("max", str(n))
            if move is not turn[-1]:
                visitor.settle()
        told.append(sent(visitor)[before:])
    wanted = [move.choice for move in turn]
    assert told == [wanted, wanted, wanted]


def test_a_flight_of_two_takes_three_presses_and_a_step_one(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = island(at=LANDED, flooded=["observatory"], hands=["H"])
    visitor.sit_down(visitor.bring(match_of("forbidden-island", table, ["person", "person"])))
    page.locator('.me [data-from="card:helicopter_lift"]').click()
    visitor.tile("fools_landing").click()
    expect(page.locator("input[type=range]")).to_have_attribute("max", "2")
    page.locator('[data-choice="0.land.watchtower"]').first.click()
    expect(page.locator("input[type=range]")).to_have_attribute("max", "3")
    state = visitor.known(visitor.game)
    assert [seat["tile"] for seat in state["view"]["seats"]] == ["watchtower", "watchtower"]

    # One press for a step, two for a flooded neighbour: go there, or shore it up.
    visitor.sit_down(visitor.bring(match_of("forbidden-island", table, ["person", "person"])))
    visitor.tile("gold_gate").click()
    expect(page.locator("input[type=range]")).to_have_attribute("max", "1")
    visitor.settle()
    page.keyboard.press("u")
    expect(page.locator("input[type=range]")).to_have_attribute("max", "0")
    visitor.settle()
    visitor.tile("observatory").click()
    ringed(visitor, "0.shore.observatory").click()
    expect(page.locator("input[type=range]")).to_have_attribute("max", "1")


def test_a_finger_drags_as_well(visit: Visit) -> None:
    """A pawn to the next tile on a phone; let go elsewhere it stays where it is."""
    visitor = visit(size=PHONE)
    page = visitor.page
    table = island(at=LANDED, hands=["H"])
    visitor.sit_down(visitor.bring(match_of("forbidden-island", table, ["person", "person"])))
    touch = visitor.context.new_cdp_session(page)

    def drag(target: Locator) -> None:
        x, y = middle(element(visitor, "tile:fools_landing"))
        to = middle(target)
        points: list[list[dict[str, float]]] = [
            [{"x": x, "y": y}],
            [{"x": x, "y": y + 12}],
            [{"x": to[0], "y": to[1]}],
            [],
        ]
        sorts = ("touchStart", "touchMove", "touchMove", "touchEnd")
        for sort, at in zip(sorts, points, strict=True):
            touch.send("Input.dispatchTouchEvent", {"type": sort, "touchPoints": at})

    drag(visitor.prompt)
    expect(page.locator(".tile.held")).to_have_count(0)
    assert sent(visitor) == []
    drag(visitor.tile("gold_gate"))
    expect(visitor.tile("gold_gate")).to_have_attribute("aria-label", re.compile("Engineer"))
    assert sent(visitor) == ["0.move.gold_gate"]
