"""Puzzles in the browser: what is wrong is answered and not made, what is right wins stars."""

from __future__ import annotations

from playwright.sync_api import expect

from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.puzzle import Puzzle, puzzles_of
from robinsonade.kernel.start import read_position
from robinsonade.text import Texts
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit


def answer(visitor: Visitor, one: Puzzle, choice: str) -> None:
    """In words: where choices lie on the board is tested elsewhere."""
    game = find_game(one.game)
    texts = Texts(visitor.language, game)
    texts.introduce(read_position(game, one.seats, one.options, one.position))
    visitor.settle()
    visitor.page.keyboard.press("/")
    said = visitor.page.get_by_label(visitor.say("web-command-label"))
    said.fill(texts.choice(game.catalogue.find(choice)))
    said.press("Enter")


def test_a_puzzle_is_solved_at_the_second_try(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    visitor.open("/")
    page.get_by_role("link", name=visitor.say("web-puzzles"), exact=True).click()
    for slug, game in GAMES.items():
        listed = page.locator(f"section[aria-labelledby=puzzles-{slug}] li")
        expect(listed).to_have_count(len(puzzles_of(game)))
    assert visitor.axe() == []
    assert visitor.too_small() == []
    assert visitor.too_wide() == []

    island = find_game("forbidden-island")
    one, following = puzzles_of(island)[:2]
    texts = Texts("en", island)
    visitor.next_seed(7)
    visitor.button("web-puzzle-solve-it", puzzle=texts.render(one.key, "", {})).click()
    page.wait_for_url("**/g/*")
    card = page.locator(".coach")
    expect(card).to_contain_text(texts.render(one.key, "goal", {}))
    assert visitor.axe() == []
    assert visitor.too_small() == []
    mistake = one.questions[0].answers[-1]
    answer(visitor, one, mistake.choice)
    expect(card.locator(".wrong")).to_contain_text(f"{round(100 * mistake.share)}%")
    assert visitor.known(visitor.game)["seq"] == 0
    page.reload()
    expect(card.locator(".wrong")).to_be_visible()
    for question in one.questions:
        answer(visitor, one, question.best.choice)
    expect(card).to_contain_text(texts.say("ui-puzzle-solved", stars=2, tries=2))
    assert visitor.axe() == []
    visitor.button("web-puzzle-next").click()
    expect(card).to_contain_text(texts.render(following.key, "goal", {}))
    visitor.open("/puzzles")
    won = page.locator("section[aria-labelledby=puzzles-forbidden-island] li").first
    expect(won.get_by_role("img")).to_have_accessible_name(
        visitor.say("web-puzzle-stars", stars=2, most=3)
    )


def test_what_is_said_of_the_last_answer_is_read_before_the_card_that_came_of_it(
    visit: Visit,
) -> None:
    visitor = visit()
    castaways = find_game("naufragos")
    one = puzzles_of(castaways)[0]
    name = Texts("en", castaways).render(one.key, "", {})
    visitor.open("/puzzles")
    visitor.next_seed(7)
    visitor.button("web-puzzle-solve-it", puzzle=name).click()
    visitor.page.wait_for_url("**/g/*")
    for question in one.questions:
        answer(visitor, one, question.best.choice)
    show = visitor.button("web-stage-show")
    expect(show).to_be_visible()
    expect(visitor.stage).to_have_count(0)
    expect(visitor.button("web-puzzle-next")).to_be_visible()
    show.click()
    expect(visitor.stage).to_be_visible()
