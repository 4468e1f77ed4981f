"""The card stage: cards are seen as cards where they are decided about or lie open."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from playwright.sync_api import expect

from robinsonade.games import find_game
from robinsonade.kernel.match import Match
from robinsonade.kernel.view import show_decision
from robinsonade.text import Texts
from tests.web.browsing import Language, Visitor
from tests.web.conftest import Visit
from tests.web.looks import Tour, in_both_languages

Wanted = Callable[[dict[str, Any]], bool]


def asks(prompt: str) -> Wanted:
    return lambda shown: shown["prompt"] == prompt and len(shown["choices"]) > 1


# A game, and what its first seat is asked, alone.
POSITIONS: Final[dict[str, tuple[str, Wanted]]] = {
    "adventure": ("robinson-crusoe", lambda d: asks("option")(d) and d["card"] is not None),
    "die": ("robinson-crusoe", lambda d: asks("ask")(d) and d["dice"] is not None),
    "exploration": ("naufragos", asks("choose")),
    "wreck": ("naufragos", asks("remains")),
    "roll": ("naufragos", lambda d: asks("reroll")(d) and d["dice"]["against"] is not None),
    "hand": ("forbidden-island", asks("hand-limit")),
    "tribe": ("papua", asks("tribe")),
}
SEATS: Final = 3


@cache
def position(name: str) -> dict[str, Any]:
    """A match file; seats but the first are bots. Mostly sensible choices lead there."""
    slug, wanted = POSITIONS[name]
    game = find_game(slug)
    for seed in range(1, 60):
        match, dice, policy = Match(game, SEATS, seed), random.Random(seed), game.policy()
        while not match.over and len(match.choices_made) < 1500:
            table = match.table
            waiting = table.waiting()
            if waiting == [0] and match.choices_made and wanted(show_decision(table, 0)):
                match.players = ["person", *["greedy"] * (SEATS - 1)]
                return match.to_dict()
            choices = table.choices_of(waiting[0])
            scores = policy.scores(table, waiting[0], choices)
            best = choices[scores.index(max(scores))]
            match.play(best if dice.random() < 0.8 else dice.choice(choices))
    raise AssertionError(f"no position {name}")


def open_stage(visitor: Visitor, name: str) -> dict[str, Any]:
    """Sit down before a question on the stage; the answer is the decision."""
    game = visitor.bring(position(name))
    visitor.open(f"/g/{game}")
    expect(visitor.stage).to_be_visible()
    decision: dict[str, Any] = visitor.known(game)["decision"]
    return decision


@in_both_languages
def test_questions_about_cards_and_rolls(visit: Visit, language: Language) -> None:
    """Its title, its line and each answer can be read and heard, dice are drawn and named."""
    tour = Tour(visit, language)
    visitor = tour.visitor
    for name in tour.share(POSITIONS):
        slug = POSITIONS[name][0]
        decision = open_stage(visitor, name)
        game = find_game(slug)
        texts = Texts(language, game)
        said = " ".join(visitor.stage.inner_text().split())
        if decision["card"] and name != "hand":
            noun = next(noun for noun in game.cards if noun.name == decision["card"]["noun"])
            card = noun.index[decision["card"]["id"]]
            assert texts.name(noun, card) in said
            assert texts.flavour(noun, card) in said
        for choice in decision["choices"]:
            if not choice["interrupt"]:
                expect(visitor.stage.locator(f'[data-choice="{choice["id"]}"]')).to_be_visible()
        if decision["dice"]:
            dice = visitor.stage.locator(".roll").get_by_role("img")
            expect(dice).to_have_count(len(decision["dice"]["dice"]))
            assert all(die.get_attribute("aria-label") for die in dice.all())
            if decision["dice"]["against"] is not None:
                assert str(decision["dice"]["against"]) in said
        for _ in tour.all_looks():
            tour.look(f"stage-{name}")
    tour.over()


def test_a_question_is_answered_by_its_number(visit: Visit) -> None:
    """T shows the table, Escape puts the card down, a button brings it back, a digit chooses."""
    visitor = visit()
    page = visitor.page
    open_stage(visitor, "exploration")
    before = visitor.known(visitor.game)["version"]
    expect(page.locator("#stage-title")).to_be_focused()
    page.keyboard.down("t")
    expect(page.locator(".card-stage.peeking")).to_be_visible()
    page.keyboard.up("t")
    expect(page.locator(".card-stage.peeking")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(visitor.stage).to_have_count(0)
    visitor.button("web-stage-show").click()
    expect(page.locator("#stage-title")).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("#stage-title")).to_have_count(0)
    assert visitor.known(visitor.game)["version"] > before


def test_a_card_that_lies_open_can_be_read(visit: Visit) -> None:
    """The event of the turn, by the keyboard; afterwards the focus is where it was."""
    visitor = visit()
    page = visitor.page
    visitor.sit_down(visitor.bring(position("wreck")))
    event = page.locator(".event >> xpath=ancestor::*[@data-element][1]")
    event.focus()
    page.keyboard.press("Enter")
    expect(visitor.stage).to_be_visible()
    expect(page.locator("#stage-title")).to_have_text(event.locator(".head b").inner_text())
    page.keyboard.press("Enter")
    expect(visitor.stage).to_have_count(0)
    expect(event).to_be_focused()
