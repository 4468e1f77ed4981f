"""The drawn board of Robinson Crusoe: languages, themes, keyboard, phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from playwright.sync_api import expect

from robinsonade.games import find_game
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.kernel.match import Match
from robinsonade.kernel.telling import parts_of
from robinsonade.text import Texts
from tests.web.browsing import STALE, Language, Visitor
from tests.web.conftest import Visit
from tests.web.looks import Tour, in_both_languages

SLUG: Final = "robinson-crusoe"
MOST_CHOICES: Final = 1500

# What has to be in sight when one decides at a desktop.
TO_DECIDE: Final = (
    "#prompt-title",
    "section.prompt .choices button",
    ".rc .goal",
    ".rc .phases li",
    ".rc .morale",
    ".rc .level",
    ".rc .bar dl div",
    ".rc .forecast .cell",
    ".rc .action",
    ".rc .hex",
    ".rc .invention",
    ".me .seat",
    ".others .seat",
)


def asks(match: Match, prompt: str, round_: int) -> bool:
    """The first seat, and nobody else, is asked this, in this round or later."""
    table: Any = match.table
    if table.waiting() != [0] or table.turn < round_:
        return False
    asked = table.agenda[-1].prompt(table)
    return asked is not None and asked.kind.name == prompt


Wanted = Callable[[Match], bool]
POSITIONS: Final[dict[str, tuple[str, int, Wanted]]] = {
    "plan": ("castaways", 3, lambda match: asks(match, "plan", 4)),
    "join": ("castaways", 3, lambda match: asks(match, "join", 3)),
    "ready": ("cursed_island", 4, lambda match: asks(match, "ready", 5)),
    "sky": ("jenny", 2, lambda match: asks(match, "moment", 3) and is_weather(match)),
    "night": (
        "volcano_island",
        2,
        lambda match: asks(match, "pick", 1) and is_night(match),
    ),
    "city": ("cannibal_island", 3, lambda match: asks(match, "plan", 2)),
    "end": ("castaways", 3, lambda match: match.over),
}


def is_night(match: Match) -> bool:
    return bool(match.view()["phase"] == "night")


def is_weather(match: Match) -> bool:
    return bool(match.view()["phase"] == "weather")


@cache
def position(name: str) -> dict[str, Any]:
    """A match file, found by playing as the greedy player does; seats but the first are bots."""
    scenario, seats, wanted = POSITIONS[name]
    game = find_game(SLUG)
    for seed in range(1, 30):
        match = Match(game, seats, seed, {"scenario": scenario})
        policy = game.policy()
        while not match.over and len(match.choices_made) < MOST_CHOICES:
            if match.choices_made and wanted(match):
                break
            seat = match.table.waiting()[0]
            choices = [choice for choice in match.choices() if choice.seat == seat]
            scores = policy.scores(match.table, seat, choices)
            match.play(choices[scores.index(max(scores))])
        if wanted(match):
            match.players = ["person", *["greedy"] * (seats - 1)]
            return match.to_dict()
    raise AssertionError(f"no position {name}")


def sit_down(visitor: Visitor, name: str) -> str:
    game = visitor.bring(position(name))
    visitor.sit_down(game)
    expect(visitor.page.locator(".rc").or_(visitor.end)).to_be_visible()
    return game


def press(visitor: Visitor, key: str) -> None:
    """Press a key; afterwards something has the focus, and it shows."""
    visitor.page.keyboard.press(key)
    visitor.page.wait_for_function(
        "() => new Promise((done) => requestAnimationFrame(() => done(1)))"
    )
    visitor.focus()


def says_what_it_does(visitor: Visitor) -> None:
    """An invention is the same readable card everywhere: what it does, and what it lacks."""
    page = visitor.page
    texts = Texts(visitor.language, find_game(SLUG))
    if not visitor.phone:  # only the nearest stand on the board, all are in the drawer
        page.locator(".workshop .all").click()
    card = page.locator(".invention.later").last
    expect(card).to_be_visible()
    name = str(card.get_attribute("data-element")).removeprefix("invention:")
    parts = [part[:1].upper() + part[1:] for part in told(texts, name)]
    expect(card.locator(".name")).to_have_text(texts.say(f"invention-{name}"))
    expect(card.locator(".does")).to_have_text(parts[-1])
    for part in parts:
        assert part in str(card.get_attribute("aria-label"))
    card.click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    for part in parts:
        expect(visitor.stage).to_contain_text(part)


def told(texts: Texts, invention: str) -> list[str]:
    return parts_of(texts.about(INVENTION, INVENTION.index[invention]))


@in_both_languages
def test_the_table(visit: Visit, language: Language) -> None:
    tour = Tour(visit, language)
    visitor = tour.visitor
    for name in tour.share(POSITIONS):
        sit_down(visitor, name)
        expect(visitor.choices.first.or_(visitor.end)).to_be_visible()
        for _ in tour.all_looks():
            tour.look(f"robinson-{name}")
            if not visitor.phone and name != "end":
                tour.in_sight(name, *TO_DECIDE)
            if name == "plan":
                around(visitor, lambda what: tour.look(f"robinson-{what}"))
    tour.over()


def panel(visitor: Visitor, name: str) -> None:
    """A phone shows one part of the board at a time."""
    if visitor.phone:
        visitor.button(f"web-rc-panel-{name}").click()


def around(visitor: Visitor, look: Callable[[str], None]) -> None:
    """What can be opened on the board, and the other tabs of a phone."""
    page = visitor.page
    page.locator(".goal").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("sheet")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    panel(visitor, "plan")
    page.locator('[data-element="action:build"]').click()
    expect(visitor.ring.first).to_be_visible()
    look("build")
    page.keyboard.press("Escape")
    expect(visitor.ring).to_have_count(0)
    panel(visitor, "map")
    page.locator(".hex:not(.legal)").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("place")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    panel(visitor, "workshop")
    says_what_it_does(visitor)
    look("invention")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if not visitor.phone:
        return
    for tab, there in (("table", ".others .seat"), ("me", ".me .seat")):
        visitor.button(f"web-tab-{tab}").click()
        expect(page.locator(there).first).to_be_visible()
        look(f"tab-{tab}")
    visitor.button("web-tab-board").click()


def test_everything_legal_is_on_the_board(visit: Visit) -> None:
    """Each choice of planning can be reached from the board, and each says so by its name."""
    visitor = visit()
    page = visitor.page
    game = sit_down(visitor, "plan")
    choices = visitor.known(game)["decision"]["choices"]
    spots = {target for choice in choices for target in choice["targets"]}
    assert len(spots) > 5
    assert all(target.startswith("spot:") for target in spots)
    legal = page.locator(".rc button.legal")
    kinds = visitor.page.locator(".rc button.action.legal")
    assert legal.count() > kinds.count() > 3
    said = legal.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    begin = visitor.say("web-legal", choices="")
    assert all(begin.strip() in name for name in said)
    # One tab stop for the whole board.
    stops = page.locator('.rc button[data-element][tabindex="0"]')
    expect(stops).to_have_count(1)
    assert page.locator(".rc").get_attribute("aria-label") == visitor.say("web-rc-board")


def test_planning_without_a_mouse(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    game = sit_down(visitor, "plan")
    seq = visitor.known(game)["seq"]

    # L goes to something legal from anywhere, then round all of it.
    page.keyboard.press("l")
    expect(page.locator(".rc button.legal:focus")).to_have_count(1)
    legal = page.locator(".rc button.legal").count()
    seen = [visitor.focus()["element"]]
    for _ in range(legal - 1):
        press(visitor, "l")
        seen.append(visitor.focus()["element"])
    assert len(set(seen)) == legal
    press(visitor, "l")
    assert visitor.focus()["element"] == seen[0]

    # Arrows go over the whole board: from the tracks over the actions to the island.
    reached = set()
    for arrow in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        for _ in range(6):
            press(visitor, arrow)
            reached.add(visitor.focus()["element"])
    assert len(reached) > 10
    assert {"space", "action"} <= {str(one).partition(":")[0] for one in reached}

    # Enter where nothing can be done explains; Esc comes back.
    place = page.locator(".hex:not(.legal)").first
    name = place.get_attribute("data-element")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    press(visitor, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(f'[data-element="{name}"]')).to_be_focused()

    # Enter on an action with several targets asks which; the pawn then stands on the board.
    page.locator('[data-element="action:explore"]').focus()
    page.keyboard.press("Enter")
    expect(visitor.ring.first).to_be_focused()
    press(visitor, "Enter")
    expect(visitor.ring).to_have_count(0)
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(seq + 1))
    expect(page.locator(".routes text")).not_to_have_count(0)
    expect(page.locator(".plan .row.open")).to_have_count(1)
    assert visitor.known(game)["decision"]["prompt"] == "join"

    # Another pawn by its number, then everything is taken back.
    visitor.settle()
    pawns = len(visitor.known(game)["view"]["plan"][-1]["helps"])
    helper = page.locator(".choices button", has_text="Explorer").first
    number = helper.locator("kbd").inner_text()
    press(visitor, number)
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(seq + 2))
    assert len(visitor.known(game)["view"]["plan"][-1]["helps"]) == pawns + 1
    visitor.settle()
    press(visitor, "u")
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(seq + 1))
    visitor.settle()
    press(visitor, "u")
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(seq))


def test_pawns_are_added_where_people_are_shown(visit: Visit) -> None:
    """Helpers of an action are buttons at the person, the item, the token."""
    visitor = visit()
    page = visitor.page
    game = sit_down(visitor, "join")
    state = visitor.known(game)
    helps = [
        choice["words"]["help"][0]
        for choice in state["decision"]["choices"]
        if choice["kind"] == "join"
    ]
    assert helps
    before = len(state["view"]["plan"][-1]["helps"])
    page.locator(".seat > button.mark").first.click()
    expect(page.locator("input[type=range]")).not_to_have_attribute("max", str(state["seq"]))
    after = visitor.known(game)["view"]["plan"]
    assert len(after[len(state["view"]["plan"]) - 1]["helps"]) == before + 1


def test_a_whole_game_to_the_end(visit: Visit) -> None:
    """The page plays by itself; the drawn board follows without a fault, to the end."""
    visitor = visit()
    visitor.tolerated.append(STALE)  # a bot may use something while the page presses a button
    created = visitor.context.request.post(
        "/api/games",
        data={
            "game": SLUG,
            "seats": [{"kind": "here"}, {"kind": "bot", "player": "random"}],
            "options": {"scenario": "cannibal_island"},  # soon over
            "seed": 14,
        },
    )
    assert created.status == 201, created.text()
    visitor.sit_down(created.json()["id"])
    visitor.play_on()
    visitor.until_the_end()
    visitor.button("web-end-look").click()
    expect(visitor.page.locator(".rc .hex")).to_have_count(11)  # with the city
