"""The end of a game as a page: who won or lost and why, in every title, won and lost."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from robinsonade.games import GAMES, find_game
from robinsonade.games.robinson_crusoe.box.island import CITY
from robinsonade.games.robinson_crusoe.position import camp
from robinsonade.kernel.match import Match, replay
from robinsonade.text import Texts
from tests.web.browsing import DESKTOP, PHONE, Language, Theme, Visitor
from tests.web.conftest import Visit

GOLDEN: Final = Path(__file__).parent.parent / "golden"
SIDE: Final = (844, 390)
TABLET: Final = (820, 1180)


def golden(slug: str, name: str, person: int | None) -> dict[str, Any]:
    """A recorded game as if a person had sat there, all others bots."""
    file = GOLDEN / slug.replace("-", "_") / f"{name}.json"
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))["match"]
    who = ["person" if seat == person else "random" for seat in range(data["seats"])]
    return {**data, "players": who}


@cache
def won_camp() -> dict[str, Any]:
    """The cannibals' city has burnt down: whoever lives through this round has won."""
    game = find_game("robinson-crusoe")
    table = camp(scenario="cannibal_island", turn=9, stock={"food": 9, "wood": 9}, shelter=True)
    table.burnt = 1 << CITY
    for seed in range(40):
        match = Match.from_table(game, table, {"scenario": "cannibal_island"}, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            match.play(dice.choice(match.table.choices()))
        if match.table.result == "won":
            match.players = ["person", *["random"] * (match.table.seats - 1)]
            return match.to_dict()
    raise AssertionError("no such game")


# name: file, mood, window, colours, language
Case = tuple[Any, str, tuple[int, int], Theme, Language]
CASES: Final[dict[str, Case]] = {
    "forbidden-island-won": (
        lambda: golden("forbidden-island", "four-won", 0),
        "won",
        DESKTOP,
        "light",
        "en",
    ),
    "forbidden-island-lost": (
        lambda: golden("forbidden-island", "three-drowned", 0),
        "lost",
        PHONE,
        "dark",
        "es",
    ),
    "papua-won": (lambda: golden("papua", "four-greedy", 1), "won", PHONE, "light", "en"),
    "papua-lost": (lambda: golden("papua", "three-greedy", 2), "lost", DESKTOP, "dark", "es"),
    "naufragos-won": (lambda: golden("naufragos", "three-rescued", 1), "won", SIDE, "dark", "es"),
    "naufragos-lost": (
        lambda: golden("naufragos", "four-heirs", 0),
        "lost",
        DESKTOP,
        "light",
        "en",
    ),
    "robinson-won": (won_camp, "won", TABLET, "light", "es"),
    "robinson-lost": (
        lambda: golden("robinson-crusoe", "one-castaways", 0),
        "lost",
        SIDE,
        "light",
        "en",
    ),
    "watched": (lambda: golden("papua", "three-greedy", None), "neutral", DESKTOP, "light", "en"),
}


def texts_of(match: Match, language: Language) -> Texts:
    texts = Texts(language, match.game)
    texts.introduce(match.table)
    return texts


@pytest.mark.parametrize("name", CASES)
def test_the_end_says_who_and_why(visit: Visit, name: str) -> None:
    """The headline, the own result, the cause, all seats; no fault of axe, all targets large."""
    make, mood, size, theme, language = CASES[name]
    data = make()
    match = replay(GAMES[data["game"]], data)
    chronicle, texts = match.chronicle(), texts_of(match, language)
    visitor: Visitor = visit(size=size, theme=theme, language=language)
    visitor.open(f"/g/{visitor.bring(data)}")
    end = visitor.end
    expect(end.locator("h2")).to_have_text(texts.headline(chronicle, match.table.result))
    assert mood in str(end.get_attribute("class")).split()
    if chronicle.cause is not None:
        expect(end).to_contain_text(texts.chronicle(chronicle.cause))
    for sentence in chronicle.chain:
        expect(end).to_contain_text(texts.chronicle(sentence))
    expect(end.locator(".standings > ol > li")).to_have_count(match.table.seats)
    own = end.locator(".own")
    expect(own).to_have_count(0 if mood == "neutral" else 1)
    if chronicle.goal is not None:
        done, needed = chronicle.goal.done, chronicle.goal.needed
        expect(end).to_contain_text(texts.say("ui-end-goal", done=done, needed=needed))
    visitor.button("web-end-numbers").click()
    expect(end.locator("#end-numbers tbody tr")).to_have_count(len(chronicle.lines))
    assert visitor.axe() == []
    assert visitor.too_wide() == []
    if size in (PHONE, SIDE):
        assert visitor.too_small() == []
    visitor.picture(f"end-{name}")


def test_the_last_beat_comes_first(visit: Visit) -> None:
    """The page of the end opens when the last beat, which stops the telling, has been seen."""
    data = golden("forbidden-island", "three-drowned", 0)
    match = replay(GAMES[data["game"]], data)
    last = match.choices_made[-1]
    match.back_to(len(match.choices_made) - 1, rewind=True)
    match.players = ["person"] * match.table.seats
    visitor: Visitor = visit(pace="reading")
    visitor.sit_down(visitor.bring(match.to_dict()))
    answer = visitor.context.request.post(
        f"/api/games/{visitor.game}/choices",
        data={
            "choice": last.id,
            "expected_seq": len(match.choices_made),
            "expected_version": visitor.known(visitor.game)["version"],
        },
    )
    assert answer.ok, answer.text()
    go_on = visitor.button("web-go-on")
    for _ in range(12):
        expect(go_on.or_(visitor.end).first).to_be_visible()
        if visitor.end.count():
            break
        go_on.first.click()
    expect(visitor.end).to_be_visible()
    assert visitor.page.evaluate("document.activeElement !== document.body")


def test_the_same_table_again(visit: Visit) -> None:
    """The same people and options at a new table; who only watches may set one up."""
    visitor: Visitor = visit()
    visitor.next_seed(3)
    before = visitor.bring(golden("forbidden-island", "three-drowned", 0))
    visitor.sit_down(before)
    visitor.button("web-end-again").click()
    visitor.page.wait_for_url(lambda url: "/g/" in url and before not in url)
    expect(visitor.prompt).to_be_visible()
    old, new = visitor.known(before), visitor.known(visitor.game)
    assert new["options"] == old["options"]
    assert [seat["kind"] for seat in new["seats"]] == [seat["kind"] for seat in old["seats"]]
    assert new["mine"] == old["mine"]
    assert new["outcome"] is None
